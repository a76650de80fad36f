"""Where the bots are taught and held against each other: lessons, contests, the ladder."""
