"""Small faults put into the rules, to see whether the tests find them: ``python -m
tests.mutation``."""
