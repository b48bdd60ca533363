"""The rules of Fire & Water: plain Python on immutable values, a function for each printed rule."""
