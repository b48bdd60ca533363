### Feurio! in the browser: what is said on the board and beside it.

## What a move is called on its button

web-feurio-lay = Lay the { $tile } here
web-feurio-cover = Firebreak (−1 { $colour })
web-feurio-send = Send { $count } { $colour } to the { $tile }
web-feurio-pass = Send no one
web-feurio-arrange = Arrange { $tiles }
web-feurio-do = Play { $move }
web-feurio-on = { $what } ({ $cell })

## What places are called

web-feurio-board = The forest
web-feurio-cell-tile = { $tile }, { $state }, at { $cell }
web-feurio-cell-opening = { $tile }, opening tile
web-feurio-cell-spot = Hottest spot, heat { $heat }, at { $cell }
web-feurio-cell-empty = Empty, at { $cell }
web-feurio-cell-firebreak = Firebreak, at { $cell }
web-feurio-cell-firebreak-known = Firebreak, at { $cell }; you know it is a { $tile }
web-feurio-crew = { $colour } { $count }
web-feurio-room = { $room ->
    [0] full
    [one] one free space
   *[other] { $room } free spaces
}
web-feurio-shut = enclosed
web-feurio-region = { $colour }: { $sum }, divided by { $divisor }, makes { $value }
web-feurio-region-shut = { $colour }: { $sum }, enclosed, worth nothing
web-feurio-fit = Show everything

## Lists

web-feurio-list-spots = Hottest spots
web-feurio-list-own = My regions
web-feurio-list-regions = Regions
web-feurio-list-goals = Goals
web-feurio-list-tiles = Tiles on the table
web-feurio-list-moves = What you can do

## Tools

web-feurio-hand = The { $tile } to lay
web-feurio-hand-hidden = A tile only the player who drew it has seen
web-feurio-how = How to lay it
web-feurio-face-up = Face up
web-feurio-face-down = Firebreak
web-feurio-price = Firefighter to give up
web-feurio-price-note = The tile counts as 0, and you send no one this turn.
web-feurio-crews = Whom to send
web-feurio-crew-left = { $left ->
    [0] { $colour }, none left
    [one] { $colour }, one left
   *[other] { $colour }, { $left } left
}
web-feurio-auxiliary-left = { $left ->
    [0] { $colour } auxiliaries, none left
    [one] { $colour } auxiliaries, one left
   *[other] { $colour } auxiliaries, { $left } left
}
web-feurio-count = How many
web-feurio-pick-tile = Choose a tile with a free space.
web-feurio-again = Tap it again, or the tick, to send.
web-feurio-layouts = Ways to arrange the opening tiles
web-feurio-layout = { $first } and { $last } at the ends, { $left } and { $right } in the middle
web-feurio-swap = Or swap two tiles: tap one, then the other.

## Scores and goals

web-feurio-points = { $points ->
    [one] one point
   *[other] { $points } points
}
web-feurio-points-change = { $from } now, { $to } then
web-feurio-change = { $colour }: { $from } now, { $to } then
web-feurio-locked = enclosed
web-feurio-goal = { $colour }: { $points }
web-feurio-goal-left = { $left ->
    [0] all 12 sent
    [one] one to send
   *[other] { $left } to send
}
web-feurio-goal-together = together
web-feurio-goal-apart = { $count ->
    [0] not begun
    [one] one region
   *[other] { $count } regions
}
web-feurio-goal-watered = open 1
web-feurio-goal-dry = no open 1
web-feurio-goals-title = All sent, each colour together, each with an open 1

## Supply

web-feurio-pile = { $pile ->
    [0] No tiles left
    [one] One tile left
   *[other] { $pile } tiles left
}
web-feurio-unseen = { $count } × { $tile } unseen
web-feurio-paid = Spent on firebreaks
