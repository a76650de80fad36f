"""What the tests of many rooms play with: games, keys, walks, programs, terminals, servers."""
