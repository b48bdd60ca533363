"""The networks of Fire & Water."""
