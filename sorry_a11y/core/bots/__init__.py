"""Bots: each chooses from what its seat may know, and nothing else."""
