"""Lessons on real positions."""
