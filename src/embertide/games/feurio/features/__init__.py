"""Views of Feurio! as arrays, for research."""
