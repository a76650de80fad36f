"""What matters most of a round: one clause at most, where it matters."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest

from sorry_a11y.core.analysis.overview import winners
from sorry_a11y.core.rules.events import PawnBumped, TurnBegan
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.settings.values import Settings
from tests.harness.sessions import PlayedSession, enters, heard, sentences, session, watched

WINS = re.compile(r"(Ben|Cid|Dora) can win with [\w ,]+\.?")
LOST = re.compile(r"You lost (\d+) steps\.")
LAST = re.compile(r"(Ben|Cid|Dora) has only one pawn to bring in\.")
NAMED = re.compile(r"([\w ]+) (?:can win with [\w ,]+|ha(?:s|ve) only one pawn to bring in)\.?")
BOOKS = (Wishes(), Wishes(points=True))


def told(reply: Reply) -> list[str]:
    """The sentences of a reply that tell what matters most."""
    return [
        one for one in sentences(reply) if any(kind.fullmatch(one) for kind in (WINS, LOST, LAST))
    ]


def rounds(
    wishes: Wishes, seeds: Sequence[int], **settings: str
) -> Iterator[tuple[PlayedSession, Reply]]:
    for seed in seeds:
        screen = session(wishes, seed, Settings(forced="ask", **settings))  # type: ignore[arg-type]
        for _, reply in heard(screen, enters()):
            yield screen, reply


@pytest.mark.parametrize("wishes", BOOKS, ids=str)
def test_once_a_round_and_before_the_choice(wishes: Wishes) -> None:
    """Promise of docs/listening.md: at most one such sentence until the next choice, among the news
    and never on the focus line."""
    seen = 0
    for _, reply in rounds(wishes, range(4), verbosity="normal"):
        found = told(reply)
        assert len(found) <= 1
        assert all(one in reply.news for one in found)
        seen += len(found)
    assert seen


def test_brief_tells_only_who_can_win() -> None:
    """Promise of docs/listening.md: at brief nothing but who wins with the next card, and that is
    so on the board."""
    seen = 0
    for screen, reply in rounds(Wishes(), range(6)):
        for one in told(reply):
            assert WINS.fullmatch(one)
            view, to = screen.view(), screen.listener()
            assert one.split()[0] in {to.name(seat) for seat, _ in winners(view)}
            seen += 1
    assert seen


def test_a_loss_is_that_of_a_bump() -> None:
    """Promise: the steps lost are those of a bump of this round that cost twenty or more."""
    seen = 0
    screen, since = None, 0
    for screen, reply in rounds(Wishes(), range(4), verbosity="normal"):
        log = watched(screen).happened
        since = min(since, len(log))
        events, since = log[since:], len(log)
        bumped = [one for one in events if isinstance(one, PawnBumped) and one.pawn < 4]
        board = screen.who.table.rules.board
        for one in told(reply):
            if match := LOST.fullmatch(one):
                start = board.distance(screen.who.seat, board.start(screen.who.seat))
                gone = {start - board.distance(screen.who.seat, each.origin) for each in bumped}
                assert int(match[1]) in gone
                assert int(match[1]) >= 20
                seen += 1
        assert any(isinstance(event, TurnBegan) for event in log)
    assert seen


@pytest.mark.parametrize(
    ("wishes", "seats"),
    [
        (Wishes("hobby"), "red=Ann,yellow=Ben"),
        (Wishes("dog"), "red=Ann,blue=Ben,yellow=runner,green=runner"),
    ],
    ids=str,
)
def test_only_opponents_are_named(wishes: Wishes, seats: str) -> None:
    """Promise: at a shared keyboard and in teams those who could win or have one pawn left are
    opponents of who hears it, by their names: neither the listener nor a partner."""
    seen = 0
    screen = session(wishes, 1, Settings(verbosity="normal", forced="ask"), seats)
    for _, reply in heard(screen, enters()):
        for one in sentences(reply):
            if match := NAMED.fullmatch(one):
                to = screen.listener()
                known = {to.seating.name(seat) for seat in (*to.own_seats, *to.partners)}
                rivals = {to.seating.name(seat) for seat in to.seating.seats} - known
                assert set(match[1].split(" and ")) <= rivals
                seen += 1
    assert seen


def test_it_can_be_switched_off() -> None:
    """Promise of the setting drama: with no, nothing of it is told."""
    for _, reply in rounds(Wishes(), range(4), verbosity="full", drama="no"):
        assert not told(reply)
