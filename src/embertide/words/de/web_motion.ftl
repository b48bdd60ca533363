### web_motion.

# Motion on the board.
web-motion-again = Noch einmal zeigen
