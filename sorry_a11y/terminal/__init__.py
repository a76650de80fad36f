"""The endpoint of this terminal: keys, lines of a pipe, and the output for replies."""
