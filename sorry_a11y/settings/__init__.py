"""What a player can set, and the file that keeps it."""
