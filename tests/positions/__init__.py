"""Positions asked about: queries, answers, and the second reading of the rules."""
