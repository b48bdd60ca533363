### Feurio! in the browser: places and events called by what one sees, without coordinates.

## Places; sentences use them as they are: "Lay it on { place }"

web-feurio-place-spot = the { $heat } between { $around }
web-feurio-place-empty = the empty spot
web-feurio-place-empty-near = the empty spot beside { $around }
web-feurio-place-tile = the { $tile }
web-feurio-place-tile-near = the { $tile } beside { $around }
web-feurio-place-firebreak = the firebreak
web-feurio-place-firebreak-near = the firebreak beside { $around }
web-feurio-place-and = { $first } and { $last }

## What happens; the places are marked on the board

web-feurio-seen-spreads = { $player } lays the { $tile } where the heat was { $heat }.
    .you-player = You lay the { $tile } where the heat was { $heat }.
web-feurio-seen-firebreaks = { $player } lays a firebreak and gives up a { $colour } firefighter.
    .you-player = You lay a firebreak and give up a { $colour } firefighter.
web-feurio-seen-deploys = { $player } sends { $count ->
    [one] one { $colour } firefighter
   *[other] { $count } { $colour } firefighters
} to the { $tile }.
    .you-player = You send { $count ->
        [one] one { $colour } firefighter
       *[other] { $count } { $colour } firefighters
    } to the { $tile }.

## What is refused; the place that was tried, and what would be right, are marked on the board

web-feurio-seen-occupied = There’s a tile on that spot already: a new one goes on an empty spot.
web-feurio-seen-apart = Nothing is burning beside that spot: lay the tile on a hottest spot.
web-feurio-seen-cooler = The heat here is only { $heat }. { $count ->
    [one] The hottest spot has { $top }: lay the tile there.
   *[other] The hottest spots have { $top }: choose one of them.
}
web-feurio-seen-no-tile = There’s no tile here: send firefighters to a tile on the table.
web-feurio-seen-on-firebreak = That’s a firebreak: no one can stand on it.
web-feurio-seen-enclosed = That tile is enclosed: without a free edge, no one can get there any more.
web-feurio-seen-edges = That tile holds { $held ->
    [one] one firefighter
   *[other] { $held } firefighters
} and has { $limit ->
    [one] one free edge
   *[other] { $limit } free edges
}: { $room ->
    [0] no one else fits.
   *[other] there’s room for { $room } more, not { $count }.
}
web-feurio-seen-spaces = That tile holds { $held ->
    [one] one firefighter
   *[other] { $held } firefighters
} and has { $limit ->
    [one] one space
   *[other] { $limit } spaces
}: { $room ->
    [0] no one else fits.
   *[other] there’s room for { $room } more, not { $count }.
}

## The turn

web-feurio-next = { $heat } will be the hottest
web-feurio-forced-lay = Just one hottest spot: your { $tile } went there.
web-feurio-forced-pass = You had no one to send, so you passed.
