"""The two readings of the rules keep every worked example of them."""

import pytest

from tests.json_api.asking import ask

from .answer import adjudicate
from .cases import CASES, Case, failures


@pytest.mark.parametrize("case", CASES, ids=[f"{n}-{c.point[:40]}" for n, c in enumerate(CASES)])
def test_example(case: Case) -> None:
    """The point of the rules that the case cites, as worked out by hand: so the adjudicator
    answers, and so the engine, asked through the JSON interface."""
    assert failures(case, adjudicate(case.query)) == []
    assert failures(case, ask(case.query)) == []


def test_cases_are_about_plays() -> None:
    """Each example states at least one outcome, so that none passes by saying nothing."""
    assert [c.point for c in CASES if not c.must_have and c.exactly is None] == []


def test_failures_notices_each_kind_of_mistake() -> None:
    """A missing play, one too many, a repeated one and a wrong flag are each reported."""
    case = next(c for c in CASES if c.exactly and len(c.exactly) == 2 and c.may_pass is False)
    right = adjudicate(case.query)
    assert failures(case, right) == []
    first, second = right["plays"]
    for plays in ([first], [first, second, second], [first, second | {"card": "12"}]):
        assert failures(case, right | {"plays": plays}) != []
    assert failures(case, right | {"may_pass": True}) == ["may_pass should be False."]
    assert failures(case, {"error": "what"}) != []
