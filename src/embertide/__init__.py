"""Embertide: Feurio! and Fire & Water, two tabletop games of fire, as exact rules."""

from embertide import words
from embertide.core import errors

# Core knows no sentence; here the house lends it its English.
errors.speak = words.say
