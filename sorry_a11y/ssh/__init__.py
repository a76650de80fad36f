"""The second door: the terminal game for guests who come by ssh."""
