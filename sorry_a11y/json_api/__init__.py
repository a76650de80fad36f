"""Positions settled for programs: what may be done there, asked and answered as JSON."""
