"""Advice for the common goal of Feurio!, solitaire or cooperative."""
