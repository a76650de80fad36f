"""The place of games: one log with two engines, and what a player keeps beside their games."""
