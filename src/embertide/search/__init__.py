"""Computer players and analysis: they know a room only by its contract, kernel and advice."""
