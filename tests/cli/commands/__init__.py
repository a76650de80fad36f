"""The commands of the program, and what is typed wrongly at a shell."""
