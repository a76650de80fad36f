"""The game: its rules, its players, one game under way, and numbers about it."""
