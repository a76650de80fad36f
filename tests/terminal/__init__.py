"""The terminal edge, in memory and on real pseudo-terminals."""
