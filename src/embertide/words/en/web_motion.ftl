### web_motion.

# Motion on the board.
web-motion-again = Show me again
