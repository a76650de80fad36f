"""Games brought to where their log ends, silently or as if they were played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from sorry_a11y.core.game.log import GameEntry, Script, TakeBack, read_line
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.rules.actions import Decision, Lot, Shuffle
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rules.game import IllegalActionError


class Followed(NamedTuple):
    """An entry and its effect.

    Attributes:
        entry: The entry.
        by_person: Whether it is a decision or a take-back of a person.
        events: The events that it caused.
    """

    entry: GameEntry
    by_person: bool
    events: list[Event]


def follow(game: LoggedGame, lines: Sequence[str | GameEntry]) -> Iterator[Followed]:
    """Apply the entries of a log one after the other, without telling anybody.

    Raises NotationError or IllegalActionError at the first that the rules do not allow.
    """
    for line in lines:
        entry = read_line(game.now, line) if isinstance(line, str) else line
        by_person = isinstance(entry, TakeBack) or game.awaits_person
        yield Followed(entry, by_person, game.enter(entry))


def led(game: LoggedGame, lines: Sequence[str | GameEntry]) -> LoggedGame:
    """Return the game after the entries of a log; raises what `follow` raises."""
    for _ in follow(game, lines):
        pass
    return game


def next_deed(game: LoggedGame) -> Decision | TakeBack | None:
    """Return a person's next decision or take-back in the script of a game; None at its end.

    Raises NotationError or IllegalActionError.
    """
    entry = game.script.peek(game.now) if game.script else None
    if isinstance(entry, Shuffle | Lot):
        raise IllegalActionError("a person must decide")
    return entry


def play_script(game: LoggedGame) -> None:
    """Play a game as its script says, then go on to the next decision of a person.

    Raises NotationError or IllegalActionError.
    """
    if not (game.over or game.awaits_person):
        game.begin()
    while (deed := next_deed(game)) is not None:
        if isinstance(deed, TakeBack):
            game.undo(deed.seat)
        else:
            game.decide(deed.seat, deed)


def catch_up(
    game: LoggedGame, lines: Sequence[str | GameEntry], last: int, listen: Callable[[], None]
) -> None:
    """Bring a new game to where its log ends, and on to the next decision of a person.

    Args:
        game: The game, without entries.
        lines: The entries of its log.
        last: The least number of last entries that subscribers are told.
        listen: The function that adds the subscribers, called once before these entries.
    """
    at = 0
    while at < len(lines) and not (game.awaits_person and len(lines) - at <= last):
        led(game, lines[at : at + 1])
        at += 1
    listen()
    game.script = Script(lines[at:])
    play_script(game)
