"""Saved games: logs in SQLite or PostgreSQL, records as files, and a player's notes."""
