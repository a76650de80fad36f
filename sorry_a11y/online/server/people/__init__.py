"""People with names that last: the hall, friends and blocks, and those who keep order."""
