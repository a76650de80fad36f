"""What sentences claim, held against what happened: a script follows every pawn through the news.

It reads the English sentences as somebody hears them, clause by clause, and knows nothing of how
they were made. What it heard is compared with the events: no clause claims what did not change, and
none is missing for a change that matters.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

import pytest

from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.rules.board import (
    PAWNS_EACH,
    RED,
    SEATS,
    Board,
    Pawn,
    Position,
    Seat,
    seat_of,
    spot_of,
)
from sorry_a11y.core.rules.events import (
    CardPlayed,
    DeckShuffled,
    Event,
    PawnBumped,
    PawnSentBack,
    PawnSlid,
    PawnsSwapped,
    PawnStarted,
    PawnTookPlace,
    PawnWalked,
    TurnBegan,
    position_after,
)
from sorry_a11y.core.rules.view import laying_down, veil
from sorry_a11y.output.narration.choices import play_clauses
from sorry_a11y.output.narration.listener import Listener, Verbosity
from sorry_a11y.output.narration.narrator import sentences_of
from sorry_a11y.output.narration.units import TurnUnit, units_of, with_arrivals
from tests.harness.sessions import watched
from tests.harness.tables import ENGLISH, PlayTable

HowMany = Callable[[int], int]
"""The fixture of that name."""
GAMES = 1
"""Whole games at each table in a usual run; ``--games 8`` plays 200."""
MOST_CHOICES = 12
"""The most choices of a turn that are read."""
TABLES = [table for table in ENGLISH if table.name != "dog for two"]
"""Tables at which nobody plays two colours, by which their pawns would be named."""


class Claim(NamedTuple):
    """Something that a clause claims of a pawn, or that an event did to it: its kind, the pawn, and
    a number of steps where the kind has one. The pawn is -1 where the clause leaves it open, as
    "bump Ben's pawn 1" does of the one that bumps."""

    kind: str
    pawn: int
    number: int = 0


# -- what is heard -------------------------------------------------------------------------------


_PAWN = (
    r"(?:(?:(?P<{0}>\w+)'s (?:own )?|(?P<{0}_your>your (?:own )?))(?:pawn )?|pawn )(?P<{0}_no>\d)"
)


def _pawn(name: str) -> str:
    return _PAWN.format(name)


_BUMPED = rf"{_pawn('other')}(?: at (?P<number>\d+) to go)?"
_CLAUSES: tuple[tuple[str, str], ...] = (
    ("leaves", rf"{_pawn('one')} leaves (?:start|the kennel)"),
    ("home", rf"{_pawn('one')} home"),
    ("into", rf"{_pawn('one')} into (?:safety|target \d)"),
    ("inside", rf"{_pawn('one')} (?:in safety|goes on to target \d)"),
    ("out", "leaves safety"),
    ("slides", rf"(?:{_pawn('one')} )?slides?(?: forward \d+)?"),
    ("bounces", rf"{_pawn('one')} bounces back (?P<number>\d+)"),
    ("pays", rf"{_pawn('one')} back to start"),
    ("back", rf"{_pawn('one')} back (?P<number>\d+)"),
    ("swaps", rf"(?:{_pawn('one')} )?swaps with {_pawn('other')}"),
    ("swaps", rf"swap {_pawn('one')} with {_pawn('other')}"),
    ("bumps", rf"(?:{_pawn('one')} )?bump(?:s|ing)? (?P<bumped>.*)"),
    ("bumps", r"(?P<bumped>\w+'s pawn \d and \w+'s pawn \d)"),  # the end of a list of them
    ("passes", "past the targets|without sliding"),
    ("walks", rf"(?:moves )?{_pawn('one')}(?: moves| ahead)?(?: by \d+)?"),
    ("fell", rf"(?:which|{_pawn('other')}) (?:now has|gets) (?P<number>\d+) to go"),
    ("fell-from", r"(?P<number>\d+) before"),
    ("at", r"(?:now |then |get )?(?P<number>\d+) to go"),
    ("at", r"(?:back )?to (?P<number>\d+)"),
)
"""The clauses that say something of pawns, by what they claim."""
_SKIPPED = re.compile(
    "no move|no swap|nothing else to play|you pass|wins the (?:round|game)|(?:draw|play) again"
    "|risk \\d+(?: together)?|(?:first|second|third|last) pawn of four|one before a slide"
    "|an 11 could swap it back"
    "|on .*|square .*|\\d+ squares? after .*|.* all in|from now on .*"
    "|You drew \\w+|\\w+ (?:plays an? )?\\w+(?: as \\d+)?|You play your \\w+(?: as \\d+)?"
    "|then (?:plays )?an? \\w+(?: as \\d+)?"
)
"""Clauses about cards, squares and choices, and the heads of sentences."""


class _Heard:
    """Reads the clauses of one turn or choice, and remembers which pawn was named last."""

    def __init__(self, to: Listener, actor: Seat) -> None:
        self._to = to
        self._actor = actor
        self._subject = self._named = -1
        self.claims: list[Claim] = []

    def hear(self, clause: str) -> None:
        """Note what a clause claims; one that nobody knows fails."""
        for kind, pattern in _CLAUSES:
            for text in (clause, clause[:1].lower() + clause[1:]):
                if found := re.fullmatch(pattern, text):
                    self._claim(kind, found)
                    return
        assert _SKIPPED.fullmatch(clause), clause

    def _claim(self, kind: str, found: re.Match[str]) -> None:
        given = found.groupdict()
        number = int(given.get("number") or 0)
        if given.get("one_no"):
            self._subject = self._named = self._of(given, "one")
        if given.get("other_no"):
            self._named = self._of(given, "other")
        if kind == "bumps":
            self._subject = self._subject if given.get("one_no") or self._goes_on else -1
            for one in re.finditer(_BUMPED, given["bumped"] or ""):
                self._named = self._of(one.groupdict(), "other")
                self.claims.append(Claim(kind, self._named))
                if one["number"]:
                    self.claims.append(Claim("had", self._named, int(one["number"])))
        elif kind == "swaps":
            self.claims.append(Claim(kind, self._named))
        elif kind in ("fell", "fell-from"):
            self.claims.append(Claim(kind, self._named, number))
        elif kind not in ("walks", "passes"):
            self.claims.append(Claim(kind, self._subject, number))

    @property
    def _goes_on(self) -> bool:
        return self._subject >= 0

    def _of(self, given: dict[str, str | None], role: str) -> int:
        number = int(given[f"{role}_no"] or 0) - 1
        if given[f"{role}_your"]:
            seat = self._to.seat
        elif name := given[role]:
            seats = self._to.seating.seats
            seat = next(one for one in seats if self._to.name(one).lower() == name.lower())
        else:
            seat = self._actor
        return PAWNS_EACH * seat + number


def _heard(to: Listener, actor: Seat, clauses: Sequence[str]) -> list[Claim]:
    reader = _Heard(to, actor)
    for clause in clauses:
        for part in clause.split(", "):
            reader.hear(part)
    return reader.claims


# -- what happened -------------------------------------------------------------------------------


def _happened(events: Sequence[Event], before: Position, board: Board) -> list[Claim]:
    """The changes that the moves of one card make, in words of `_CLAUSES`."""
    found: list[Claim] = []
    position = before
    walked: list[PawnWalked] = []
    for event in events:
        match event:
            case PawnStarted():
                found.append(Claim("leaves", event.pawn))
            case PawnTookPlace():
                pass  # told by whom it bumps
            case PawnWalked():
                is_next = event.steps == 1 and [one.pawn for one in walked[-1:]] == [event.pawn]
                if is_next and walked[-1].steps == 1:
                    walked.append(event)
                else:
                    found += _of_walk(walked, board)
                    walked = [event]
            case PawnSlid():
                found.append(Claim("slides", event.pawn))
            case PawnBumped():
                found.append(Claim("bumps", event.pawn))
            case PawnsSwapped():
                found.append(Claim("swaps", event.other))
            case PawnSentBack():
                found.append(Claim("pays", event.pawn))
            case _:
                pass
        position = position_after(position, (event,))
    return found + _of_walk(walked, board)


def _of_walk(walked: Sequence[PawnWalked], board: Board) -> list[Claim]:
    if not walked:
        return []
    pawn, origin, spot = walked[0].pawn, walked[0].origin, walked[-1].spot
    seat = seat_of(pawn)
    was, now = (bool(board.lane_step(seat, one)) for one in (origin, spot))
    if board.has_home and spot == board.home(seat):
        return [Claim("home", pawn)]
    found = []
    if walked[0].bounced:
        found.append(Claim("bounces", pawn, walked[0].bounced))
    elif walked[0].steps < 0:
        found.append(Claim("back", pawn, -walked[0].steps))
    elif now:
        found.append(Claim("inside" if was else "into", pawn))
    return [*found, Claim("out", pawn)] if was and not now else found


def _distances(events: Sequence[Event], before: Position, board: Board, pawn: int) -> set[int]:
    """The steps that a pawn had to go at some time during the events."""
    positions = [before]
    for event in events:
        positions.append(position_after(positions[-1], (event,)))
    seat = seat_of(Pawn(pawn))
    less = 0 if board.has_home else board.lane - 1
    return {board.distance(seat, spot_of(one, Pawn(pawn))) - less for one in positions}


_CHANGES = frozenset(
    {"leaves", "home", "into", "out", "slides", "bounces", "pays", "back", "swaps", "bumps"}
)
"""What is told of every card at every level, and neither more nor less often than it happened."""


def _compare(
    claims: Sequence[Claim], events: Sequence[Event], before: Position, to: Listener, said: str
) -> None:
    board = to.rules.board
    happened = _happened(events, before, board)
    took = {one.pawn for one in events if isinstance(one, PawnTookPlace)}

    def counted(found: Sequence[Claim]) -> Counter[Claim]:
        return Counter(
            one._replace(pawn=-1) if one.pawn in took else one
            for one in found
            if one.kind in _CHANGES and not (one.kind == "leaves" and one.pawn in took)
        )

    assert counted(claims) == counted(happened), said
    for one in claims:
        if one.kind == "inside":
            assert one in happened, said
        elif one.number and one.kind not in ("back", "bounces"):
            pawns = [one.pawn] if one.pawn >= 0 else range(len(SEATS) * PAWNS_EACH)
            known = set().union(*(_distances(events, before, board, pawn) for pawn in pawns))
            assert one.number in known, (one, said)


# -- games ---------------------------------------------------------------------------------------


def _cards(events: Sequence[Event]) -> list[list[Event]]:
    cards: list[list[Event]] = []
    for event in events:
        if isinstance(event, CardPlayed):
            cards.append([])
        elif cards:
            cards[-1].append(event)
    return cards


def _turns(events: Sequence[Event]) -> Iterator[list[Event]]:
    turn: list[Event] = []
    for event in events:
        if isinstance(event, TurnBegan) and turn:
            yield turn
            turn = []
        turn.append(event)
    yield turn


def _follow(to: Listener, events: Sequence[Event], before: Position) -> Position:
    """Hold the sentences about events, turn by turn, against what happened."""
    for turn in _turns(events):
        heard_of = units_of(veil(turn, to.own_seats, to.rules.is_open), (to.seat,))
        for unit in with_arrivals(heard_of, before, to.rules.board):
            told = sentences_of([unit], to)
            if isinstance(unit, TurnUnit) and any(card.moves for card in unit.cards):
                (said,) = told
                claims = _heard(to, unit.seat, [said])
                moves = [event for card in _cards(turn) for event in card]
                _compare(claims, moves, before, to, said)
            elif isinstance(unit, DeckShuffled):
                assert told == (["Cards reshuffled"] if unit.again else [])
        before = position_after(before, turn)
    return before


def _choices(game: LoggedGame, to: Listener, chance: Random) -> None:
    """Hold what choices promise against what they would do."""
    seen = game.view(game.now.turn)
    own = Listener(seen.seat, to.seating, to.rules, verbosity=to.verbosity)
    plays = list(seen.choices.plays)
    for play in chance.sample(plays, min(MOST_CHOICES, len(plays))):
        told = play_clauses(play, seen, own)
        _compare(_heard(own, seen.seat, told), play.events, seen.position, own, ", ".join(told))
        assert any(one.startswith("wins the ") for one in told) == play.wins, told


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_no_clause_claims_what_did_not_change(table: PlayTable, how_many: HowMany) -> None:
    """Promise of docs/listening.md: news and choices say what changed, a pawn goes into safety or
    onto a target once, and no change that matters is left out, in whole games of every rule book at
    every level."""
    for seed in range(how_many(GAMES)):
        screen = table.session(seed)
        game, chance = watched(screen), Random(f"claims {seed}")
        level = [*Verbosity][(seed + TABLES.index(table)) % len(Verbosity)]
        to = Listener(RED, game.seating, game.rules, verbosity=level)
        before = game.start.position
        while not game.over:
            if game.awaits_person:
                _choices(game, to, chance)
                seen = game.view(game.now.turn)
                decision = chance.choice([*seen.choices.plays] or [*laying_down(seen)])
                events = game.enter(decision, is_new=True)
            else:
                events = game.enter(game.next_action(), is_new=True)
            before = _follow(to, events, before)
