"""Measurements: `python -m bench NAME` prints a dated table; none of them is a test."""
