"""Tests of the storage room: nothing is lost, and nothing wrong is taken for a game."""
