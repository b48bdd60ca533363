### Bewegingen op het bord.

# Motion on the board.
web-motion-again = Nog eens tonen
