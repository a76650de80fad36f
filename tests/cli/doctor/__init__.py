"""The doctor: what it looks at, finds and advises."""
