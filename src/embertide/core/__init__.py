"""The contract between a room (one game) and the rest of the program; standard library only."""
