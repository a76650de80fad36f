"""The terminal's frontend, in memory and on real pseudo-terminals."""
