from tests.windows.checks import Checks
from tests.windows.wine import Wine


def play(wine: Wine, checks: Checks) -> None: ...
