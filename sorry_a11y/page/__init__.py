"""The page: a table in a browser, told by a front on the server's side."""
