"""A table as bytes: what happens, what may be known, what is decided and which game it is."""
