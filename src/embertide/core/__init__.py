"""The contract between a room (one game) and the house; standard library only."""
