"""The sounds: which there are, when each is heard, and the player that lets it be heard."""
