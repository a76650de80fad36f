"""Guests who come by ssh."""
