"""Tables over sockets on this machine."""
