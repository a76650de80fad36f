"""Where games lie: one log with two engines, and what a player keeps beside their games."""
