"""Tables for friends: rooms with members, a game and a journal, and their server."""
