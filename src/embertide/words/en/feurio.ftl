### Feurio!: what happens, what is refused, and the rules in our own words.

feurio = Feurio!
feurio-about = A forest fire spreads where it’s hottest, and 1 to 4 crews fight to hold the best woods.

## What happens

feurio-turns-up = A { $tile } is turned up for the opening.
feurio-arranges = { $player } arranges the opening tiles: { $tiles }.
    .you-player = You arrange the opening tiles: { $tiles }.
feurio-draws = { $player } draws a { $tile }.
    .you-player = You draw a { $tile }.
feurio-draws-hidden = { $player } draws a tile and looks at it in secret.
    .you-player = You draw a tile and look at it in secret.
feurio-spreads = { $player } lays the { $tile } on { $cell }, where the heat was { $heat }.
    .you-player = You lay the { $tile } on { $cell }, where the heat was { $heat }.
feurio-firebreaks = { $player } lays a firebreak on { $cell } and gives up a { $colour } firefighter.
    .you-player = You lay a firebreak on { $cell } and give up a { $colour } firefighter.
feurio-deploys = { $player } sends { $count ->
    [one] one { $colour } firefighter
   *[other] { $count } { $colour } firefighters
} to the { $tile } on { $cell }.
    .you-player = You send { $count ->
        [one] one { $colour } firefighter
       *[other] { $count } { $colour } firefighters
    } to the { $tile } on { $cell }.
feurio-passes = { $player } sends no one.
    .you-player = You send no one.

## What to do

feurio-ask-arrange = Arrange the opening tiles { $tiles } in a diamond: the two in the middle touch all the others.
feurio-ask-spread = Lay the { $tile } where it burns hottest.
feurio-ask-firebreak = Lay the { $tile } where it burns hottest: face up, or face down as a firebreak.
feurio-ask-deploy = Send one to three firefighters of one colour to any tile, or pass.
feurio-ask-close = No tiles are left: send firefighters, or pass. When everyone passes, the game ends.

## The count

feurio-region = { $colour }: { $sum } ÷ { $divisor } → { $value }
feurio-region-enclosed = { $colour }: { $sum }, enclosed → 0
feurio-goal = { $colour }: { $left ->
    [0] all sent
   *[other] { $left } to send
}
feurio-verdict-points = { $winner } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you-winner = You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
feurio-verdict-region = { $tied } are tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $winner } wins with the most valuable region, { $value }.
    .you-winner = You’re tied with { $tied } at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; you win with the most valuable region, { $value }.
    .you-tied = You’re tied with { $tied } at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; { $winner } wins with the most valuable region, { $value }.
feurio-verdict-shared = { $tied } are tied, even for their most valuable region: they share the victory.
    .you-tied = You’re tied with { $tied }, even for the most valuable region: you share the victory.
feurio-verdict-won = Won: all 48 firefighters are in the forest, each colour in one region with an open 1.
feurio-verdict-left = Not won: { $left ->
    [one] one firefighter is
   *[other] { $left } firefighters are
} still waiting to be sent.
feurio-verdict-apart = Not won: { $colours } didn’t come together in one region.
feurio-verdict-dry = Not won: { $colours } had no 1 with a free edge.
