### Feurio!: what happens, what is refused, and the rules in our own words.

feurio = Feurio!
feurio-about = A forest fire spreads where it is hottest; 1 to 4 crews try to hold the best woods.

## What happens

feurio-turns-up = A { $tile } is turned up for the opening.
feurio-arranges = { $player } lays out the opening tiles: { $tiles }.
feurio-draws = { $player } draws a { $tile }.
feurio-draws-hidden = { $player } draws a tile and looks at it alone.
feurio-spreads = { $player } lays the { $tile } on { $cell }, where the heat was { $heat }.
feurio-firebreaks = { $player } lays a firebreak on { $cell } and gives up a { $colour } firefighter.
feurio-deploys = { $player } sends { $count ->
    [one] one { $colour } firefighter
   *[other] { $count } { $colour } firefighters
} to the { $tile } on { $cell }.
feurio-passes = { $player } sends nobody.

## What to do

feurio-ask-arrange = Lay out the opening tiles { $tiles } as a rhombus: the middle two digits touch all others.
feurio-ask-spread = Lay the { $tile } on a hottest spot.
feurio-ask-firebreak = Lay the { $tile } on a hottest spot: face up, or face down as a firebreak.
feurio-ask-deploy = Send one to three firefighters of one colour to any tile, or pass.
feurio-ask-close = No tiles are left: send firefighters, or pass; when all pass, the game ends.

## The count

feurio-region = { $colour }: { $sum } ÷ { $divisor } → { $value }
feurio-region-enclosed = { $colour }: { $sum }, enclosed → 0
feurio-goal = { $colour }: { $left ->
    [0] all out
   *[other] { $left } to send
}
feurio-verdict-points = { $winner } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
feurio-verdict-region = { $tied } are level at { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $winner } wins with the most valuable single region, { $value }.
feurio-verdict-shared = { $tied } are level, down to their most valuable region: they share the victory.
feurio-verdict-won = Won: all 48 firefighters are out, each colour in one region with an open 1.
feurio-verdict-left = Not won: { $left ->
    [one] one firefighter is
   *[other] { $left } firefighters are
} still waiting to be sent.
feurio-verdict-apart = Not won: { $colours } did not come together in one region.
feurio-verdict-dry = Not won: { $colours } had no 1 with a free edge.

## Refusals: what is wrong, and what would be right

feurio-over = The game is over: nothing more can be played.
feurio-deal-due = The opening tiles have to be turned up before anyone can act.
feurio-draw-due = A tile has to be drawn before anyone can act.
feurio-arrange-due = First lay out the opening tiles { $tiles }, for instance as { $example }.
feurio-arranged = The opening tiles lie already; they are laid out once, before the first turn.
feurio-drawn = A { $tile } is drawn already: lay it before another tile is drawn.
feurio-spread-due = First lay the { $tile } you drew, then deploy or pass.
feurio-one-draw = This turn's tile is laid: deploy or pass; the next tile belongs to the next turn.
feurio-one-tile = You have laid this turn's tile: now deploy firefighters or pass.
feurio-no-tiles = No tiles are left to lay: deploy firefighters or pass.
feurio-none-left = No { $value } is left in the pile.
feurio-other-tiles = The opening tiles are { $tiles }: lay out exactly these.
feurio-same-layout = That is the same rhombus, turned or mirrored, as { $name }: write { $name }.
feurio-occupied = { $cell } has a tile already: a new one goes on an empty cell.
feurio-apart = { $cell } touches no tile: the fire spreads to { $spots }.
feurio-cooler = { $cell } has a heat of { $heat }, but { $count ->
    [one] the hottest spot, { $spots }, has { $top }: lay the tile there
   *[other] the hottest spots have { $top }: choose one of { $spots }
}.
feurio-no-firebreaks = Firebreaks are a variant this table does not use: lay the tile face up.
feurio-price-not-yours = A firebreak is paid with a firefighter of your own; { $colour } is not yours to give up, but { $own }.
feurio-price-auxiliary = Auxiliaries cannot pay for a firebreak: give up a firefighter of your own colour.
feurio-price-none = You have no { $colour } firefighter left to pay for a firebreak: lay the tile face up.
feurio-no-tile = No tile lies on { $cell }: deploy to a tile on the table.
feurio-on-firebreak = { $cell } is a firebreak: nobody can stand on it.
feurio-count = A turn deploys 1 to 3 firefighters, not { $count }; to send nobody, pass with "-".
feurio-not-yours = The { $colour } firefighters are not yours to deploy; you have { $own }.
feurio-supply = { $left ->
    [0] You have no { $colour } firefighters left.
    [one] You have one { $colour } firefighter left, not { $count }.
   *[other] You have { $left } { $colour } firefighters left, not { $count }.
}
feurio-enclosed = { $cell } is enclosed: without a free edge nobody can get there any more.
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

feurio-unreadable = "{ $text }" is no move: write s1,-1 to lay a tile, x1,-1:red to lay it as a firebreak, d0,1:green:2 to deploy, a1234 to lay out the opening, or - to pass.
feurio-far = { $cell } lies farther out than 36 tiles can reach: coordinates run from -{ $reach } to { $reach }.
feurio-colour = "{ $colour }" is no colour of firefighters: there are { $colours }.
feurio-solve-deck = To prove a win the whole deck must be known: { $tiles } digits from 1 to 6.
feurio-deck-letters = The deck is a text of the digits 1 to 6, with ? for a value that is hidden.
feurio-deck-size = The deck holds { $count } tiles, but the box has { $tiles }.
feurio-deck-value = The deck holds { $count } tiles of value { $value }, but the box has { $each }.
feurio-deck-short = The deck ends after { $drawn ->
    [one] one tile
   *[other] { $drawn } tiles
}, but the moves need another.
feurio-deck-long = The deck holds { $count } tiles, but the moves have drawn only { $drawn }.
feurio-deck-hidden = Tile { $number } of the deck is hidden, but it lies face up for all to see.

## The rules

feurio-material = What is in the box
feurio-setup = Setting up
feurio-turn = Your turn
feurio-scoring = The end, and the count
feurio-together = Alone or together
feurio-variants = Variants
F-1 = There are 36 forest tiles, six of each value from 1 to 6. A high value is a fierce fire, a low one means water. The back of every tile counts as 0.
F-2 = Firefighters stand on the spaces of a tile: one space on a 1 or 2, two on a 3 or 4, three on a 5 or 6.
    .ruling = The published rules give only the range; reviews confirm all values but 4, which we set to two by its place in the row.
F-3 = There are 48 firefighters: 12 each in red, green, blue and yellow.
F-4 = The tiles are shuffled face down. Player 1 turns up one tile for each player and lays them side by side: two as a pair, three as a triangle, four as a rhombus. Only with four is there a choice of who lies where.
F-5 = Player 2 takes the first turn, and play goes clockwise. Alone, you just begin.
F-6 = Four players have a colour each. Three have a colour each and four auxiliaries of the fourth colour. Two have two colours each. Alone, you have all four.
F-7 = While tiles remain, you must draw one and lay it on a hottest spot: an empty place beside the fire where the values of the tiles around it add up highest. If several are equally hot, choose. The new tile's own value does not count.
F-8 = Then you may deploy one to three firefighters of one of your colours on any one tile, new or old. Or you pass.
F-9 = A tile never takes more firefighters, of all colours together, than it has spaces, nor more than it has free edges: sides where no tile lies. A firebreak closes a side like any tile.
F-10 = Firefighters never move and never leave, even if the fire later closes around them.
F-11 = With three players a turn deploys either your own colour or auxiliaries, not both.
    .ruling = The Italian text could be read otherwise; the three others agree.
F-12 = Once all tiles are laid, a turn is only deploying or passing. When everyone has passed in a row, the game ends. If you passed, you may still deploy later, should your turn come.
    .ruling = Passing on the very turn that laid the last tile does not count yet; so the Dutch text has it.
F-13 = With three players the auxiliaries are taken off before the count.
F-14 = Tiles that touch and hold the same colour form a wooded region. Add up its values and divide by the smallest value in it that still has a free edge; round up. A region without any free edge is worth nothing.
F-15 = Your score is the sum of all your regions, each colour counted apart. The highest score wins; in a tie, the most valuable single region decides.
    .ruling = If that is equal too, the victory is shared.
F-16 = Alone or together, the game ends right after the turn that lays the last tile; you may still deploy on it.
    .ruling = Three texts say so; the Italian one could mean one turn more.
F-17 = You win if all 48 firefighters are on the table, each colour stands in one single region, and each of the four regions contains a 1 with a free edge. With three players the auxiliaries count as the fourth colour and stay.
    .ruling = The English text asks each region to connect to a 1; the other three want the 1 inside it.
F-18 = Two to four players can play together: set-up, supplies and turn order stay the same, the goal is that of the game alone.
F-19 = Firebreak: you look at the tile you draw alone, and may lay it face down on a hottest spot. It costs one firefighter of your own, who leaves the game, and you do not deploy that turn. Auxiliaries cannot pay. The firebreak counts as 0, takes no firefighters and closes edges. Only between rivals, not in a common game.
    .ruling = Only the one who laid a firebreak knows its value, to the end; the Dutch text lets others look.
F-20 = Hotter game: the values of regions are rounded down instead of up.
    .ruling = For games between rivals only: where all seek one goal there is nothing to round.

## What a move does

feurio-yours = your
feurio-theirs = the
feurio-remark-closes = Closes the last open { $before } of { $whose } { $colour } region: divisor { $before } → { $after }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} less.
feurio-remark-locks = Encloses { $whose } { $colour } region: { $points ->
    [one] { $points } point
   *[other] { $points } points
} less.
feurio-remark-joins = Joins { $colour } regions into one worth { $value }, { $gain } more than before.
feurio-remark-waters = Gives the { $colour } region water: divisor { $before } → { $after }, { $gain } more.
feurio-remark-grows = The { $colour } region is now worth { $value }, a change of { $gain }.
feurio-remark-begins = Begins a { $colour } region worth { $value }.
feurio-remark-together = Brings the { $colour } firefighters together in one region.
feurio-remark-nearer = Joins { $colour } regions: { $left } are left.
feurio-remark-apart = Begins another { $colour } region, which must be joined to the rest.
feurio-remark-watered = Gives the { $colour } region an open 1-tile.
feurio-remark-dried = Takes the last open 1-tile from the { $colour } region.
feurio-remark-fills = Fills { $cell }: nobody else can get there.
feurio-remark-shuts = Closes { $cells } to everyone.

## Positions that somebody set up

feurio-position-piece = "{ $text }" is no piece: write s0,1=5, x0,1:red or d0,1:red:2.
feurio-position-firebreak = Tiles lie face down only in the variant with firebreaks.
feurio-position-nothing = There is no tile at { $cell } to stand on.
feurio-position-spaces = The tile at { $cell } has room for { $spaces } firefighters at most.
feurio-position-taken = There is a tile at { $cell } already.
feurio-position-apart = The tile at { $cell } touches none that lies there yet: the fire is one.
feurio-position-tiles = There are only { $each } tiles of value { $value } in the box.
feurio-position-crew = There are only { $size } { $colour } firefighters.
feurio-position-few = At least { $tiles } tiles lie on the table.
feurio-position-hand = The tile to be laid has a value from 1 to 6; ? if it is still to be drawn.
feurio-position-all = There are only { $tiles } tiles in the box.
