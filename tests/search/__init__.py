"""Search, advice, and the fits of advice."""
