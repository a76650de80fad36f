"""The game as screen readers tell it. ``python -m tests.readers`` plays the whole table."""
