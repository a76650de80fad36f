"""Checks of what is handed to players; too long for every run of the tests."""
