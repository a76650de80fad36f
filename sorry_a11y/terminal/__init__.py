"""The edge: keys of a terminal, lines of a pipe, and the sheet that replies are printed on."""
