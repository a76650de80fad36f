"""What a game that is over came to for its player, in sentences for its end."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sorry_a11y.analysis.advice import choices_made
from sorry_a11y.analysis.highlights import highlights
from sorry_a11y.analysis.rating import together
from sorry_a11y.narration.listener import Listener, Verbosity
from sorry_a11y.narration.story import outcome_clauses, story_clauses
from sorry_a11y.rules.board import Seat
from sorry_a11y.settings.values import Settings
from sorry_a11y.storage.library import Library
from sorry_a11y.storage.statistics import GameTally, tally
from sorry_a11y.storage.summary import GameKind
from sorry_a11y.table.setup import Setup
from sorry_a11y.table.table import Table


def outcome_sentences(
    table: Table, settings: Settings, library: Library | None, started: datetime | None = None
) -> list[str]:
    """Return what the game of ``table``, which is over, came to: how it counts, how it turned and
    by which luck (not at brief), what the choices cost and how many games in a row are won.

    ``library``: the saved games, this one among them; None where it is not saved. ``started``: when
    its record says that it began, by which it is found there; None if it is not to be looked for.
    Empty where several people played: each of them would have to be told something else.
    """
    own = _own_seats(table)
    if not own:
        return []
    verbosity = Verbosity(settings.verbosity)
    to = Listener(own[0], table.seating, table.game.rules, settings.language, verbosity)
    counted = _tally(table, library, started) if library else None
    played = (table.game.rules, table.seating.seats, table.actions, own)
    told = []
    if counted and counted.games:
        told.append(to.say("menu-result", won=counted.won, games=counted.games))
    turned = [] if verbosity is Verbosity.BRIEF else story_clauses(to, highlights(*played))
    made = counted and counted.choices  # the summary of the saved game has judged them
    if made is None:
        made = together(choices_made(*played).values())
    average, streak = (counted.average, counted.streak) if counted else (None, 0)
    cost = outcome_clauses(to, made, average, streak)
    return told + [to.sentence(clauses) for clauses in (turned, cost) if clauses]


def _own_seats(table: Table) -> Sequence[Seat]:
    """Return the seats of the only person, none where several people or nobody played."""
    players = {table.seating.seats_of(seat) for seat in table.seating.people}
    return players.pop() if len(players) == 1 else ()


def _tally(table: Table, library: Library, started: datetime | None) -> GameTally | None:
    kind = GameKind.of(Setup.of(table.game.rules, table.seating, may_undo=True))
    return tally(library, kind, started=started)
