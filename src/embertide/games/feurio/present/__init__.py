"""Feurio! as people and clients see it: drawings, JSON and sentences."""
