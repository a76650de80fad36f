"""The endpoint for guests who come by ssh: the game in their terminal."""
