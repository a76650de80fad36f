"""The ways in: the terminal, the page, ssh."""
