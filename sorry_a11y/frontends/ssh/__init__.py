"""The endpoint by which guests play in an ssh session."""
