"""Views of Fire & Water as arrays, for research."""
