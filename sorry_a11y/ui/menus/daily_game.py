"""The game of the day: one deck, one rule book and the same opponents for everybody.

Everything follows from the date in UTC and from the version of the rules. The header of such a game
says of which day it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from hashlib import blake2b
from random import Random
from typing import NamedTuple

from sorry_a11y.core.bots.bot import Bot, shuffled
from sorry_a11y.core.bots.opponents import CHARACTERS, LEVELS, make_bot
from sorry_a11y.core.game.chance import Chance
from sorry_a11y.core.game.following import led
from sorry_a11y.core.game.header import Header, Purpose
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.setup import PERSON, Seating
from sorry_a11y.core.rules.actions import Decision
from sorry_a11y.core.rules.game import RULES_VERSION
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import DEFAULT, Wishes
from sorry_a11y.store.statistics import Played, played_by_first
from sorry_a11y.store.summary import Summary, summary_of
from sorry_a11y.ui.menus.table_setup import rules_and_seats
from sorry_a11y.ui.settings.user_store import TablePlan

SUNDAY = 6
DIGITS = 10
"""The number of digits that a seed has after the date."""
_OPPONENTS = (*tuple(LEVELS)[1:], *CHARACTERS)
"""The kinds of opponents, of which each day has three; beginners are left out."""
BEST_KNOWN = ("champion", "racer", "runner", "bumper")
"""The bots whose games are compared for the best known line, besides the player's own game."""
_MORE_LINES = 12
"""How often a strong player tries again if none of these wins."""


class DailyGame(NamedTuple):
    """The game of a day, which follows from the date alone."""

    day: date
    seed: int
    plan: TablePlan


@lru_cache(maxsize=64)
def daily_game(day: date) -> DailyGame:
    """Return the game of ``day``: Sorry!, on Sundays Dog, against three kinds of opponents."""
    digest = blake2b(f"{RULES_VERSION} {day.isoformat()}".encode(), digest_size=8).digest()
    seed = int(f"{day:%Y%m%d}") * 10**DIGITS + int.from_bytes(digest, "big") % 10**DIGITS
    order = shuffled(bytes(range(len(_OPPONENTS))), Random(f"opponents {seed}"))
    kinds = tuple(_OPPONENTS[at] for at in order[:3])
    book = "dog" if day.weekday() == SUNDAY else DEFAULT
    return DailyGame(day, seed, TablePlan(Wishes(book), opponents=kinds))


def daily_tries(summaries: Mapping[int, Summary]) -> dict[date, Played]:
    """Return for each day the game of the day that was played first; later ones are practice."""
    found: dict[date, Played] = {}
    for number, summary in sorted(summaries.items()):
        day = None if summary.is_imported else summary.purpose.day
        played = played_by_first(summary, number)
        if day is not None and played:
            found.setdefault(day, played)
    return found


def streak(tries: Mapping[date, Played], today: date) -> int:
    """Return on how many days in a row up to ``today`` the day's game was finished.

    Only games that were begun on their day count.
    """
    days = 0
    while (one := tries.get(today - timedelta(days))) and (
        one.summary.finished
        and one.summary.started.astimezone(UTC).date() == today - timedelta(days)
    ):
        days += 1
    return days


# -- the best known line of play -----------------------------------------------------------------


class KnownLine(NamedTuple):
    """A whole game of a day, as a bot or the player played it.

    Attributes:
        kind: A kind of bot, or "person".
        game: The game.
        played: Its result.
    """

    kind: str
    game: LoggedGame
    played: Played

    @property
    def rank(self) -> tuple[int, ...]:
        """The rank, least for the best: won in the fewest turns, or lost with most pawns home."""
        played = self.played
        return (0, played.turns) if played.won else (1, -played.home, played.turns)


class _VariedBot:
    """A bot with random numbers of its own, which ``number`` gives, so that it plays otherwise."""

    def __init__(self, bot: Bot, number: int) -> None:
        self._bot = bot
        self._chance = Random(f"line {number}")

    def choose(self, seen: View, chance: Random) -> Decision | str:  # noqa: ARG002 its own instead
        """Return the choice of the bot."""
        return self._bot.choose(seen, self._chance)


def best_known(day: date, own: LoggedGame | None = None) -> KnownLine:
    """Return the best line of the day's game, of bots or of the player (``own``).

    This takes one to three seconds.
    """
    daily = daily_game(day)
    lines = [_played_by(kind, make_bot(kind), daily) for kind in BEST_KNOWN]
    if own is not None:
        lines.append(_line(PERSON, own))
    for number in range(_MORE_LINES):
        if any(one.played.won for one in lines):
            break
        lines.append(_played_by("strong", _VariedBot(make_bot("strong"), number), daily))
    return min(lines, key=lambda one: one.rank)


def _played_by(kind: str, bot: Bot, daily: DailyGame) -> KnownLine:
    """Let a bot play for the person; return the line, whose seats are still those of a person."""
    rules, seating = rules_and_seats(daily.plan, None)
    noon = datetime.combine(daily.day, time(12), UTC)
    purpose = Purpose("day", daily.day.isoformat())
    header = Header.of(rules, seating, Chance(daily.seed), noon, may_undo=False, purpose=purpose)
    led_by_bot = Seating(header.setup.occupants, dict.fromkeys(seating.people, bot))
    game = LoggedGame(header, rules, led_by_bot)
    game.begin()
    return _line(kind, led(LoggedGame(header, rules, seating), game.log.entries))


def _line(kind: str, game: LoggedGame) -> KnownLine:
    return KnownLine(kind, game, played_of(game))


def played_of(game: LoggedGame) -> Played:
    """Return the result of the game of a day for its person."""
    played = played_by_first(summary_of(game))
    assert played, "a person plays the game of a day"
    return played
