"""Players that think: search, evaluation and bots; knows rooms by contract and kernel only."""
