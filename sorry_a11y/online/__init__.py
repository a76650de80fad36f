"""Playing with friends elsewhere: messages, the client and the server."""
