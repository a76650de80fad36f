"""The frontend at a terminal or a pipe: its keys and lines, and the output for replies."""
