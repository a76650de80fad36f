"""The check of a computer's speech, braille, sound and terminal, with advice."""
