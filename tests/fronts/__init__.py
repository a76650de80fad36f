"""The fronts beside the game: the spoken one, lessons, the offer to go on."""
