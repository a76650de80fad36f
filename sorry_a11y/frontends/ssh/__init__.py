"""The frontend by which guests play in an ssh session."""
