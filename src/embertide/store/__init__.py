"""The memory of the house: what is kept survives whoever was told of it."""
