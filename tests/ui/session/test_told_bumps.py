"""A key tells who bumped whom last."""

from __future__ import annotations

import re

from sorry_a11y.core.rules.events import PawnBumped, TurnBegan
from sorry_a11y.ui.settings.values import Settings
from tests.harness.sessions import enters, heard, session, under_way, watched


def test_nobody_was_bumped_at_the_beginning() -> None:
    """Promise of docs/keys.md: k says that nobody has been bumped yet."""
    screen = under_way(session("hasbro", 5))
    assert screen.key("k").focus == "Nobody has been bumped yet"


def test_the_last_bump_is_told_with_its_place_and_time() -> None:
    """Promise of docs/keys.md: through a whole game k names who bumped last, each pawn, and how
    many turns have been told since."""
    screen = session("hasbro", 5, Settings())
    asked = 0
    for _, _reply in heard(screen, enters()):
        untold = len(screen.who.feed.untold.events)
        told = watched(screen).happened[: len(watched(screen).happened) - untold]
        turns = [one for one in told if isinstance(one, TurnBegan)]
        bumps = [at for at, one in enumerate(told) if isinstance(one, PawnBumped)]
        if not bumps or watched(screen).over:
            continue
        since = sum(isinstance(one, TurnBegan) for one in told[bumps[-1] :])
        actor = screen.listener().name(turns[len(turns) - 1 - since].seat)
        answer = screen.key("k").focus
        if screen.game.decision:
            screen.key("enter")  # tells the choice again, which the next one plays
        ago = (
            "in the last turn"
            if not since
            else ("1 turn ago" if since == 1 else f"{since} turns ago")
        )
        assert answer.endswith(ago), answer
        assert answer.startswith(("You bumped", f"{actor} bumped")), answer
        assert re.search(r"pawn \d at \d+ to go", answer), answer
        asked += 1
    assert asked > 10


def test_a_bump_that_was_taken_back_is_forgotten() -> None:
    """Promise of docs/keys.md: after u the last bump is the one before."""
    screen = session("hasbro", 5, Settings())
    for _, reply in heard(screen, enters()):
        if reply.focus.startswith("Bump "):
            break
    before = screen.key("k").focus
    screen.key("enter")
    screen.key("enter")
    assert screen.key("k").focus != before
    screen.key("u")
    assert screen.key("k").focus == before
