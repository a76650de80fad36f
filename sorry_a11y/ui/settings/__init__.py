"""The settings of a player, and the file that keeps them."""
