"""The means to speak, braille, sound and print, and what to do about it."""
