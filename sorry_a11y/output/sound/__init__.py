"""The sounds: the earcons, their meaning, and the player."""
