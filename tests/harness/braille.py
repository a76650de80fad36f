"""The page of braille that reference cards fit."""

WIDTH = 40
"""The cells of a line, which no line exceeds."""
HEIGHT = 25
"""The lines of a page, which the whole set does not exceed."""
