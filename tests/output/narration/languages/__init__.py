"""What each language must keep."""
