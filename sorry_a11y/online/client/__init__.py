"""Play at a table of a server: the connection, the game, its people and their seats."""
