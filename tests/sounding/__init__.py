"""The game with its sounds: which earcon comes with which news, from where, and when."""
