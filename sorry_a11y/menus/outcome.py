"""What a game that is over came to for its player, in sentences for its end."""

from __future__ import annotations

from collections.abc import Sequence

from sorry_a11y.analysis.advice import choices_made
from sorry_a11y.analysis.highlights import highlights
from sorry_a11y.analysis.rating import together
from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.narration.listener import Listener, Verbosity
from sorry_a11y.narration.story import outcome_clauses, story_clauses
from sorry_a11y.rules.board import Seat
from sorry_a11y.settings.values import Settings
from sorry_a11y.store.library import Library
from sorry_a11y.store.statistics import tally

PATIENCE_S = 0.3
"""Seconds that a reply waits for games that have to be read."""


def outcome_sentences(
    game: LoggedGame, settings: Settings, library: Library | None
) -> list[str]:
    """Return what a game, which is over, came to: how it counts, how it turned and
    by which luck (not at brief), what the choices cost and how many games in a row are won.

    ``library``: the saved games, this one among them; None where it is not saved.
    Empty where several people played: each of them would have to be told something else.
    """
    own = _own_seats(game)
    if not own:
        return []
    verbosity = Verbosity(settings.verbosity)
    to = Listener(own[0], game.seating, game.rules, settings.language, verbosity)
    counted = tally(library.summaries_at_hand(PATIENCE_S), game.header) if library else None
    played = (game.rules, game.seating.seats, game.actions, own)
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


def _own_seats(game: LoggedGame) -> Sequence[Seat]:
    """Return the seats of the only person, none where several people or nobody played."""
    players = {game.seating.seats_of(seat) for seat in game.seating.people}
    return players.pop() if len(players) == 1 else ()
