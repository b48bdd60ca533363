"""The compiled twin of the rules: the same game on one record for each state."""
