"""The rows after the end of a game: what it counted for, and what may be done next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import NamedTuple

from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.game.setup import PERSON, Setup
from sorry_a11y.narration.banter import GameMemory
from sorry_a11y.narration.listener import Verbosity
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.row_menu import Row
from sorry_a11y.session.screen import Screen, TextScreen
from sorry_a11y.session.transcript import Passage, ReplayScreen, first_listener, heard
from sorry_a11y.settings.table_plan import TablePlan


class Follow(NamedTuple):
    """The actions of rows after a game.

    Attributes:
        again: Begins a game at the same table.
        menu: Returns the start menu.
        saved: Returns the game just over, None where it is not saved.
        outcome: Returns what the game came to, in sentences.
        memory: Returns what the opponents knew in a game that began at a moment.
    """

    again: Callable[[], Screen]
    menu: Callable[[], Screen]
    saved: Callable[[], LoggedGame | None]
    outcome: Callable[[], list[str]]
    memory: Callable[[datetime], GameMemory]


class EndOfGame:
    """The rows after a game, for its screen."""

    def __init__(self, session: PlayerSession, follow: Follow) -> None:
        self._session = session
        self._follow = follow

    def result(self) -> list[str]:
        """Return what the game came to for its player."""
        return self._follow.outcome()

    def rows(self) -> Sequence[Row]:
        """Return again, review, replay, transcript, menu, quit."""
        session = self._session
        rows = [Row(partial(self._say, "play-again"), lambda: session.enter(
            self._follow.again()
        ))]
        if self._follow.saved():
            rows += [
                Row(partial(self._say, "review"), self._review),
                Row(partial(self._say, "replay"), self._replay),
                Row(partial(self._say, "transcript"), self._transcript),
            ]
        return [
            *rows,
            Row(partial(self._say, "menu"), lambda: session.enter(self._follow.menu())),
            Row(partial(self._say, "quit"), session.quit),
        ]

    def _say(self, message: str, **values: str | int) -> str:
        return self._session.listener().say(f"menu-{message}", **values)

    def _game(self) -> LoggedGame:
        game = self._follow.saved()
        assert game is not None, "only a saved game has these rows"
        return game

    def _heard(self) -> list[Passage]:
        game, settings = self._game(), self._session.settings
        verbosity = Verbosity(settings.verbosity)
        memory = self._follow.memory(game.header.started)
        return list(heard(game, first_listener(game), settings.language, verbosity,
                          banter=settings.banter, memory=memory))

    def _review(self) -> Reply:
        settings = self._session.settings
        lines = review_sentences(self._game(), settings.language)
        return self._session.visit(TextScreen(lines, settings))

    def _replay(self) -> Reply:
        return self._session.visit(ReplayScreen(iter(self._heard()), self._session.settings))

    def _transcript(self) -> Reply:
        lines = [line for batch in self._heard() for line in batch.sentences]
        return self._session.visit(TextScreen(lines, self._session.settings))


def plan_of_setup(setup: Setup) -> TablePlan:
    """Return the table of a saved game, so that it can be played again."""
    seats = []
    for seated in setup.chairs:
        who = seated.kind if seated.kind != PERSON else seated.name or "you"
        seats.append(f"{COLOURS[seated.seat]}={who}")
    return TablePlan(
        setup.book, dict(setup.options), setup.teams, setup.points, setup.rounds, setup.target,
        seats=",".join(seats),
    )


def review_sentences(game: LoggedGame, language: str) -> list[str]:
    """Return the review of a game for the people who played: the choices that cost most, against a
    strong player's."""
    from sorry_a11y.analysis.advice import review  # the learned player is loaded now
    from sorry_a11y.analysis.highlights import highlights
    from sorry_a11y.analysis.luck import fortune
    from sorry_a11y.narration.advice import fortune_sentence, turning
    from sorry_a11y.narration.listener import Listener
    from sorry_a11y.narration.story import story_clauses

    seating, rules = game.seating, game.rules
    you = tuple(seat for seat in seating.people if not seating.name(seat))
    people = you or seating.people or seating.seats
    found = review(rules, seating.seats, game.actions, people)
    seat = first_listener(game)
    to = Listener(seat, seating, rules, language)
    if not found.choices:
        return [to.stopped(to.say("advice-review-undecided"))]
    lines = [to.say("advice-review-agreed", agreed=found.agreed, decisions=found.choices)]
    if not found.turnings:
        lines.append(to.say("advice-review-none"))
    for one in found.turnings:
        who = Listener(one.seen.seat, seating, rules, language)
        lines += [who.stopped(line) for line in turning(who, one, named=len(people) > 1)]
    if game.over and seat in people:
        played = (rules, seating.seats, game.actions, to.own_seats)
        lines.append(to.stopped(fortune_sentence(to, fortune(*played))))
        if told := story_clauses(to, highlights(*played)):
            lines.append(to.stopped(to.sentence(told)))
    return lines
