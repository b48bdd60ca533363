"""The rooms: one folder a game, with the same file names in each."""
