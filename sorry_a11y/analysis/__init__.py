"""What a position or a game is worth: advice, odds, luck and answers to questions, as numbers."""
