"""Playing at a table elsewhere: the connection, the game, its people and their seats."""
