"""The board games Sorry! and Dog for people who play by ear and by braille."""

__version__ = "0.1.0"
