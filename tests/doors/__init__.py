"""The doors for programs: queries, answers, simulations, and the documentation of all that."""
