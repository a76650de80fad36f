"""What follows the end of a game: what it counted for, and what may be done next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from sorry_a11y.fronts.menu_front import Ways
from sorry_a11y.fronts.replay import ReplayFront
from sorry_a11y.fronts.text import TextFront
from sorry_a11y.session.front import Front
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.row_menu import Row
from sorry_a11y.session.transcript import Heard


class Follow(NamedTuple):
    """What the rows after a game do. ``again``: the same table once more; ``menu``: the start
    menu; of the game just over, None where it was not kept, ``review``: the choices that cost
    most, ``heard``: all that was told."""

    again: Callable[[], Front]
    menu: Callable[[], Front]
    review: Callable[[], Sequence[str]] | None
    heard: Callable[[], Sequence[Heard]] | None
    tally: Callable[[], tuple[int, int, bool] | None]


class EndOfGame:
    """The rows after a game, for its presenter. ``follow.tally`` gives how many such games were
    won, of how many, and whether this one was; None where nobody knows."""

    def __init__(self, ways: Ways, follow: Follow) -> None:
        self._ways = ways
        self._follow = follow

    def result(self) -> list[str]:
        """What the game counts for among those of its kind."""
        counted = self._follow.tally()
        if counted is None:
            return []
        won, games, this = counted
        return [self._say("result", won=won, games=games, this="won" if this else "lost")]

    def rows(self) -> Sequence[Row]:
        """Again, review, replay, transcript, menu, quit."""
        lobby = self._ways.lobby
        rows = [Row(partial(self._say, "play-again"), lambda: lobby.enter(self._follow.again()))]
        if self._follow.review:
            rows.append(Row(partial(self._say, "review"), self._review))
        if self._follow.heard:
            rows += [Row(partial(self._say, "replay"), self._replay),
                     Row(partial(self._say, "transcript"), self._transcript)]
        return [
            *rows,
            Row(partial(self._say, "menu"), lambda: lobby.enter(self._follow.menu())),
            Row(partial(self._say, "quit"), lobby.quit),
        ]

    def _say(self, message: str, **values: str | int) -> str:
        return self._ways.listener().say(f"menu-{message}", **values)

    def _review(self) -> Reply:
        assert self._follow.review
        return self._ways.lobby.visit(TextFront(self._follow.review(), self._ways.settings))

    def _replay(self) -> Reply:
        assert self._follow.heard
        batches = iter(self._follow.heard())
        return self._ways.lobby.visit(ReplayFront(batches, self._ways.settings))

    def _transcript(self) -> Reply:
        assert self._follow.heard
        lines = [line for batch in self._follow.heard() for line in batch.sentences]
        return self._ways.lobby.visit(TextFront(lines, self._ways.settings))
