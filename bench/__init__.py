"""Measurements: `python -m bench NAME` prints a dated table; nothing here is a test."""
