"""The terminal's endpoint, in memory and on real pseudo-terminals."""
