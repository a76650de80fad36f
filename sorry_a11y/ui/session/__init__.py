"""A player and a game: what each key is for, and what is told to it."""
