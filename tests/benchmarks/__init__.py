"""Benchmarks: each is run as ``python -m tests.benchmarks.NAME`` and prints its figures, what they
are to reach, and the machine. Commands and figures stand in docs/performance.md. They are no
tests: a busy machine fails nothing.
"""
