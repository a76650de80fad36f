"""A game with people and bots around it: its setup, dealer and host, and the menu of choices."""
