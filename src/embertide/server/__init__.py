"""The door of the house: who comes in, what is said, and who thinks."""
