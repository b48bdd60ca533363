"""The rules of Feurio!: plain Python on immutable values, a function for each printed rule."""
