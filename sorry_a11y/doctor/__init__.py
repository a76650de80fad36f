"""What there is to speak, braille, sound and print with, and what to do about it."""
