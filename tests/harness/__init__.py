"""What the tests of many packages play with: games, keys, walks, programs, terminals, servers."""
