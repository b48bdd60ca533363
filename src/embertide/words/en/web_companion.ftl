### The table companion: for people with the real box on the table.

web-companion = Table companion
web-companion-title = { $game }: table companion
web-companion-about = You play with the real box? Tap what happens on the table: this page shows what is possible, keeps the score, and gives advice. Or set up any position and play on from it.
web-companion-begin = Lay out the table
web-companion-back = Back to the table that lies there
web-companion-opening = { $left ->
    [one] Tap the last opening tile
   *[other] Tap the { $left } opening tiles, as they lie
}
web-companion-draw = Which tile did { $player } draw?
web-companion-laid = The tile lies already
web-companion-tiles = Tiles
web-companion-tile = Tile { $tile }
web-companion-tile-left = Tile { $tile }, { $left } left
web-companion-undo = Undo
web-companion-redo = Redo
web-companion-advise = Ask the computer
web-companion-thinks = Thinking …
web-companion-not-now = The rules do not allow that now. To put a piece there all the same, tick “Put pieces anywhere”.
web-companion-free = Put pieces anywhere
web-companion-free-about = To set up a position or mend a mistake; nobody’s turn passes.
web-companion-free-ask = Choose a piece, then its place
web-companion-turn = Whose turn is it?
web-companion-eraser = Take away
web-companion-face-down = Tiles face down
web-companion-paid-by = Face down, paid for by { $colour }
web-companion-owner = Whose piece?
web-companion-pieces = Pieces
web-companion-markers = Markers
web-companion-reveal = Which marker does { $player } turn up?
web-companion-enough = Not now
web-companion-stack = Markers not seen yet, { $player }
web-companion-open = Markers that lie open
web-companion-turn-up = { $player }: turn up a marker
web-companion-turn-back = Turn back over: { $marker }
web-companion-play-about = A new table begins with this position. What nobody knows yet is shuffled.
web-companion-keep = Keep and share
web-companion-keep-about = This browser remembers the table. The link shows it as it lies now.
web-companion-link = Link to this position
web-companion-new = Set up another table
