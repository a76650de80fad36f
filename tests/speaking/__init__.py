"""The game with its voice: at a real Speech Dispatcher, in health and in trouble."""
