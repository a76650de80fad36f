"""The worth of positions and games: advice, odds, luck and answers to questions, as numbers."""
