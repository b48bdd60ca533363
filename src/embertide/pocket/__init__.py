"""The host of tables inside a browser: one person, no network."""
