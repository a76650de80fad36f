"""Speech and braille through somebody else's screen reader or synthesiser."""
