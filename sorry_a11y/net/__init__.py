"""Edges of the hall: a server of sockets, and the line of somebody who plays from elsewhere."""
