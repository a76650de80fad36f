"""A second, slow reading of the rules, to check the fast one against.

Nothing here shares a line with the game. It walks square by square, copies the board
before every leg and tries every split of a seven, so that it can be read against the rules
with a finger on the page. ``adjudicate`` answers the same question as ``plays --json``.
"""

from .answer import adjudicate, compare
from .positions import random_query

__all__ = ["adjudicate", "compare", "random_query"]
