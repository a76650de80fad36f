"""Menus around the game: start menu, setup, friends, sounds, the end of a game."""
