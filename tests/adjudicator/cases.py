"""Every worked example, to be put to any reading of the rules.

for case in CASES:
wrong = failures(case, the_answer_to(case.query))
"""

from .case import Case, failures
from .cases_dog import DOG
from .cases_dog_seven import DOG_SEVEN
from .cases_sevens import SEVENS
from .cases_slides import SLIDING
from .cases_swaps import SWAPPING
from .cases_teams import TEAMS
from .cases_walking import WALKING

CASES: tuple[Case, ...] = (
    *WALKING, *SLIDING, *SWAPPING, *SEVENS, *TEAMS, *DOG, *DOG_SEVEN,
)  # fmt: skip

__all__ = ["CASES", "Case", "failures"]
