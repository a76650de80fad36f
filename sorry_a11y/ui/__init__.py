"""The edge to the player, and what stands between it and the game."""
