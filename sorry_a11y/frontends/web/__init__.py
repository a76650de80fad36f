"""A table in a browser: the page's files, and a session for each page on the server's side."""
