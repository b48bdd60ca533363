"""A game in progress, its record, and the replay of records."""
