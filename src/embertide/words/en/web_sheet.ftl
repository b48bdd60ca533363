### The sheet of a table on a phone, and the short sentences of its head.

# The sheet of a table on a phone, and the short sentences of its head.

web-sheet = Height of the panel
web-sheet-peek = low
web-sheet-half = half
web-sheet-full = full
web-feurio-scores = Score
web-feurio-ask-arrange = Arrange the opening tiles.
web-feurio-ask-lay = Lay the { $tile }.
web-feurio-ask-lay-hidden = Lay the tile.
web-feurio-ask-send = Send 1 to 3 of one colour.
web-feurio-ask-close = No tiles left: send or pass.
web-firewater-ask-elemental = Place elemental { $number } of 3.
web-firewater-ask-act = Place or claim.
web-firewater-ask-last = Place a last token, or decline.
web-firewater-tray-claim = Claim
