"""Fronts beside the game: lessons, sounds, texts, offers; and voice and sounds around any."""
