"""Searches for a host: what they are given, and their results as answers."""
