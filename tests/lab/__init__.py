"""Games of bots alone: contests and simulations."""
