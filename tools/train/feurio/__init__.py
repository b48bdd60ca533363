"""The networks of Feurio!."""
