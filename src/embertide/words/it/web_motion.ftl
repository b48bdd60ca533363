### Il movimento sul tavolo.

web-motion-again = Rivedi le ultime mosse
