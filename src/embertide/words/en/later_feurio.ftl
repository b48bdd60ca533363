### Feurio!: what is refused, and what a move does.

## Refusals: what is wrong, and what would be right

feurio-over = The game is over: no more moves can be made.
feurio-deal-due = The opening tiles have to be turned up before anyone can play.
feurio-draw-due = A tile has to be drawn before anyone can play.
feurio-arrange-due = First arrange the opening tiles { $tiles }, for example as { $example }.
feurio-arranged = The opening tiles are already in place; they are arranged only once, before the first turn.
feurio-drawn = A { $tile } has already been drawn: lay it before another tile is drawn.
feurio-spread-due = First lay the { $tile } you drew, then send firefighters or pass.
feurio-one-draw = This turn’s tile has been laid: send firefighters or pass. The next tile is for the next turn.
feurio-one-tile = You’ve laid this turn’s tile: now send firefighters or pass.
feurio-no-tiles = There are no tiles left to lay: send firefighters or pass.
feurio-none-left = There’s no { $value } left in the pile.
feurio-other-tiles = The opening tiles are { $tiles }: arrange exactly these.
feurio-same-layout = That’s { $name } turned or mirrored: write { $name }.
feurio-occupied = There’s already a tile on { $cell }: a new one goes on an empty spot.
feurio-apart = { $cell } touches no tile: the fire spreads to { $spots }.
feurio-cooler = { $cell } has a heat of { $heat }, but { $count ->
    [one] the hottest spot, { $spots }, has { $top }: lay the tile there
   *[other] the hottest spots have { $top }: choose one of { $spots }
}.
feurio-no-firebreaks = This table plays without firebreaks: lay the tile face up.
feurio-price-not-yours = You pay for a firebreak with a firefighter of your own: { $colour } isn’t yours, but { $own } is.
feurio-price-auxiliary = Auxiliaries can’t pay for a firebreak: give up a firefighter of your own colour.
feurio-price-none = You have no { $colour } firefighter left to pay for a firebreak: lay the tile face up.
feurio-no-tile = There’s no tile on { $cell }: send firefighters to a tile on the table.
feurio-on-firebreak = { $cell } is a firebreak: no one can stand on it.
feurio-count = You can send 1 to 3 firefighters, not { $count }. To send no one, pass with “-”.
feurio-not-yours = The { $colour } firefighters aren’t yours to send; you have { $own }.
feurio-supply = { $left ->
    [0] You have no { $colour } firefighters left.
    [one] You have one { $colour } firefighter left, not { $count }.
   *[other] You have { $left } { $colour } firefighters left, not { $count }.
}
feurio-enclosed = { $cell } is enclosed: without a free edge, no one can get there any more.
feurio-edges = { $cell } holds { $held ->
    [one] 1 firefighter
   *[other] { $held } firefighters
} and has { $limit ->
    [one] 1 free edge
   *[other] { $limit } free edges
}: { $room ->
    [0] no room for anyone else.
   *[other] room for { $room } more, not { $count }.
}
feurio-spaces = { $cell } holds { $held ->
    [one] 1 firefighter
   *[other] { $held } firefighters
} and has { $limit ->
    [one] 1 space
   *[other] { $limit } spaces
}: { $room ->
    [0] no room for anyone else.
   *[other] room for { $room } more, not { $count }.
}

## Text that means nothing

feurio-unreadable = “{ $text }” isn’t a move: write s1,-1 to lay a tile, x1,-1:red to lay it as a firebreak, d0,1:green:2 to send firefighters, a1234 to arrange the opening tiles, or - to pass.
feurio-far = { $cell } is farther out than 36 tiles can reach: coordinates run from -{ $reach } to { $reach }.
feurio-colour = “{ $colour }” isn’t a colour of firefighters: use one of { $colours }.
feurio-solve-deck = To look for a win, the whole deck must be known: { $tiles } digits from 1 to 6.
feurio-deck-letters = The deck is written with the digits 1 to 6, and ? for a hidden value.
feurio-deck-size = The deck holds { $count } tiles, but the box has { $tiles }.
feurio-deck-value = The deck holds { $count } tiles of value { $value }, but the box has { $each }.
feurio-deck-short = The deck ends after { $drawn ->
    [one] one tile
   *[other] { $drawn } tiles
}, but the moves need another.
feurio-deck-long = The deck holds { $count } tiles, but the moves have drawn only { $drawn }.
feurio-deck-hidden = Tile { $number } of the deck is hidden, but it lies face up for everyone to see.

## What a move does

feurio-remark-closes = Closes the last open { $before } of { $whose ->
    [yours] your
   *[theirs] the
} { $colour } region: divisor { $before } → { $after }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} less.
feurio-remark-locks = Encloses { $whose ->
    [yours] your
   *[theirs] the
} { $colour } region: { $points ->
    [one] { $points } point
   *[other] { $points } points
} less.
feurio-remark-joins = Joins { $colour } regions into one worth { $value }, { $gain ->
    [-3] 3 less than before
    [-2] 2 less than before
    [-1] 1 less than before
    [0] the same as before
   *[other] { $gain } more than before
}.
feurio-remark-waters = Gives the { $colour } region water: divisor { $before } → { $after }, { $gain } more.
feurio-remark-grows = The { $colour } region is now worth { $value }: { $gain } { $change ->
    [less] less
   *[more] more
}.
feurio-remark-begins = Begins a { $colour } region worth { $value }.
feurio-remark-together = Brings the { $colour } firefighters together in one region.
feurio-remark-nearer = Joins { $colour } regions: { $left } remain.
feurio-remark-apart = Begins another { $colour } region, which will have to be joined to the rest.
feurio-remark-watered = Gives the { $colour } region an open 1-tile.
feurio-remark-dried = Takes the last open 1-tile from the { $colour } region.

## Positions that somebody set up

feurio-position-piece = “{ $text }” isn’t a piece: write s0,1=5, x0,1:red or d0,1:red:2.
feurio-position-firebreak = Tiles lie face down only with the firebreak variant.
feurio-position-nothing = There’s no tile at { $cell } to stand on.
feurio-position-spaces = The tile at { $cell } has only { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}.
feurio-position-taken = There’s already a tile at { $cell }.
feurio-position-apart = The tile at { $cell } doesn’t touch the others: all tiles must be connected.
feurio-position-tiles = There are only { $each } tiles of value { $value } in the box.
feurio-position-crew = There are only { $size } { $colour } firefighters.
feurio-position-few = { $tiles ->
    [one] At least one tile has to be
   *[other] At least { $tiles } tiles have to be
} on the table.
feurio-position-hand = The tile to lay has a value from 1 to 6, or ? if it is still to be drawn.
feurio-position-all = There are only { $tiles } tiles in the box.
