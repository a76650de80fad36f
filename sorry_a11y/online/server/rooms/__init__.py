"""Rooms for friends: their members, their journal, and what guests ask of them."""
