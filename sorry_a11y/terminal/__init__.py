"""The edge: keys of a terminal, lines of a pipe, and the output that replies are printed on."""
