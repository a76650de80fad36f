"""A game with people and bots around it: whose decision it is, what may be chosen or asked."""
