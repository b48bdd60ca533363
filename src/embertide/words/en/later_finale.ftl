### The end of a game: the count, the card, the picture to share.

## The count

web-finale-count = Final score
web-finale-part = { $part } of { $of }
web-finale-skip = Skip
web-finale-skip-about = Enter, Space, or a click or tap anywhere
web-finale-again = Watch the scoring
web-feurio-finale-region = { $player }: { $colour ->
    [red] red region
    [green] green region
    [blue] blue region
   *[yellow] yellow region
}
    .you-player = { $colour ->
        [red] Your red region
        [green] Your green region
        [blue] Your blue region
       *[yellow] Your yellow region
    }
web-feurio-finale-saved = The fire is out!
web-feurio-finale-burnt = The forest burns
web-firewater-finale-squares = { $player }: squares
    .you-player = Your squares
web-firewater-finale-leaders = { $player }: conquered leaders
    .you-player = The leaders you conquered
web-firewater-finale-elementals = { $player }: elementals
    .you-player = Your elementals
web-firewater-finale-leader = { $player }: no leader
    .you-player = Your leader is missing
web-firewater-finale-last-token = by placing the last token
web-firewater-finale-tie = tied on points, first in turn order

## The card

web-finale-wins = { $winner } wins
    .you-winner = You win!
web-finale-wins-by = { $winner } wins by { $margin }
    .you-winner = You win!
web-finale-by = by { $margin }
web-finale-draw = Draw, { $points } each
web-finale-shared = { $tied } share the victory
    .you-tied = You and { $tied } share the victory
web-finale-done = You did it!
web-finale-missed = Not this time
web-finale-score = { $player } { $points }
    .you-player = you { $points }
web-finale-spoken = { $heading } { $scores }.
web-finale-harder = Harder?
web-finale-easier = Easier?
web-finale-turning = Turning point, move { $move }
web-finale-turning-wait = Looking for the turning point…
web-finale-chance = { $player }’s chance of winning
    .you-player = your chance of winning

## The picture

web-finale-share = Share picture
web-finale-share-about = Made on this device. Other people’s names aren’t shown.
web-finale-share-failed = This browser can’t draw the picture.
web-finale-send = Share
web-finale-save = Save
web-finale-close = Close
web-finale-turning-share = Turning point: move { $move }. Chance of winning { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }.
web-finale-poster-against = { $game } against { $others }
web-finale-poster-won = Won!
web-finale-poster-won-by = Won by { $margin }
web-finale-poster-wins = { $name } wins
web-finale-poster-shared = A shared victory
web-finale-poster-me = Me
web-finale-poster-friend = a friend
