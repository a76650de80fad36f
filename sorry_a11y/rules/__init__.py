"""The rules core: positions, plays and events. Standard library only; it reads no clock, file,
text or randomness, and no module here asks which game is being played."""
