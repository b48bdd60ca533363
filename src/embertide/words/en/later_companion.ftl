### The table companion: for people with the real box on the table.

web-companion = Table companion
web-companion-title = { $game }: table companion
web-companion-about = Playing with the real box? Tap what happens on your table: this page shows what’s possible, keeps score and gives advice. Or set up any position and play on from it.
web-companion-begin = Start
web-companion-back = Back to your table
web-companion-opening = { $left ->
    [one] Tap the last opening tile
   *[other] Tap the { $left } opening tiles, as they lie
}
web-companion-draw = Which tile did { $player } draw?
web-companion-laid = Tile already on the table
web-companion-tiles = Tiles
web-companion-tile = Tile { $tile }
web-companion-tile-left = Tile { $tile }, { $left } left
web-companion-undo = Undo
web-companion-redo = Redo
web-companion-advise = Ask the computer
web-companion-thinks = Thinking…
web-companion-not-now = The rules don’t allow that now. To put a piece there anyway, tick “Put pieces anywhere”.
web-companion-free = Put pieces anywhere
web-companion-free-about = To set up a position or correct a mistake; the turn stays where it is.
web-companion-free-ask = Choose a piece, then where it goes
web-companion-turn = Whose turn is it?
web-companion-eraser = Remove
web-companion-face-down = Tiles face down
web-companion-paid-by = Face down, paid by { $colour }
web-companion-owner = Whose piece?
web-companion-pieces = Pieces
web-companion-markers = Markers
web-companion-reveal = Which marker does { $player } turn up?
web-companion-enough = Not now
web-companion-stack = { $player }’s unseen markers
web-companion-open = Open markers
web-companion-turn-up = { $player }: turn up a marker
web-companion-turn-back = Turn face down: { $marker }
web-companion-play-about = A new table begins from this position. Whatever no one knows yet is shuffled.
web-companion-keep = Save and share
web-companion-keep-about = This browser remembers your table. The link shows it as it is now.
web-companion-link = Link to this position
web-companion-new = Set up another table
