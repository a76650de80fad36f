"""Bots that play a game, and what a listener hears of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from random import Random
from typing import NamedTuple

from sorry_a11y.api.positions import act, checked_seats, rule_book
from sorry_a11y.api.telling import Names, tell
from sorry_a11y.bots.bot import Bot
from sorry_a11y.bots.opponents import BOTS, DEFAULT_BOT, make_bot
from sorry_a11y.game.dealer import Chance, new_chance
from sorry_a11y.game.following import follow
from sorry_a11y.game.header import Header
from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.game.setup import ROBOT_NAMES, Person, Robot, Seating
from sorry_a11y.narration.mistakes import MistakeError, echoed, listed
from sorry_a11y.rules.actions import Action
from sorry_a11y.rules.board import SEATS, WATCHER, Seat
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.game import Game, Phase
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import view


class PlayedStep(NamedTuple):
    """One action of a game: the games before and after it, and what happened."""

    before: Game
    action: Action
    events: tuple[Event, ...]
    after: Game


class Moment(NamedTuple):
    """One action of a game that is watched: the games before and after it, what happened, and what
    the listener hears of it."""

    before: Game
    action: Action
    events: tuple[Event, ...]
    after: Game
    sentences: list[str]


def bot(name: str = DEFAULT_BOT) -> Bot:
    """Return a bot by its name, one of BOTS.

    A bot of your own is any object with a ``name`` and ``choose(view, chance)``, which returns one
    of the view's options.

    Raises:
        MistakeError: There is no such bot.
    """
    if name not in BOTS:
        raise MistakeError("mistake-unknown-bot", given=echoed(name), accepted=listed(list(BOTS)))
    return make_bot(name)


def start_game(
    rules: Ruleset | None = None, seats: Sequence[Seat] = SEATS, *, seed: int | None = None,
    players: Mapping[Seat, Bot] | None = None, started: datetime | None = None,
) -> LoggedGame:
    """Begin a game and return it, waiting for the first decision of a person, or over.

    Args:
        rules: The rule book; hasbro unless given.
        seats: The seats that play.
        seed: The same seed gives the same game, at the terminal too; a number that nobody can guess
            where hands are hidden, unless given.
        players: A bot for each seat that has one; the others are people. Everybody gets a name:
            Ann, Ben, Cid and Dora by seat. A bot that is not one of BOTS is saved as a person.
        started: When the game began, an aware time; now unless given.

    Raises:
        MistakeError: The seats cannot play.
        IllegalActionError: A bot decides what it may not.
    """
    playing = checked_seats(seats, rules)
    book = rules or rule_book(seats=playing)
    bots = players or {}
    seating = Seating({
        seat: Robot(seat, ROBOT_NAMES[seat][0], bots[seat]) if seat in bots
        else Person(seat, ROBOT_NAMES[seat][0]) for seat in playing
    })
    known = Seating({
        seat: Person(seat, who.name) if isinstance(who, Robot) and who.kind not in BOTS else who
        for seat, who in seating.occupants.items()
    })
    chance = new_chance(is_open=book.is_open) if seed is None else Chance(seed)
    header = Header.of(book, known, chance, started or datetime.now(UTC))
    game = LoggedGame(header, book, seating)
    game.begin()
    return game


def play_out(
    players: Mapping[Seat, Bot] | None = None, rules: Ruleset | None = None,
    seed: int | None = None,
) -> LoggedGame:
    """Let bots play a whole game and return it with its ``winners`` and ``actions``.

    Args:
        players: A bot for each seat that plays; four runners unless given.
        rules: As of `start_game`.
        seed: As of `start_game`.

    Raises:
        MistakeError: The seats cannot play.
        IllegalActionError: A bot decides what it may not.
    """
    seated = dict.fromkeys(SEATS, bot()) if players is None else dict(players)
    return start_game(rules, tuple(sorted(seated)), seed=seed, players=seated)


def steps(game: LoggedGame) -> Iterator[PlayedStep]:
    """Yield each action of a game again, without what was taken back.

    What happens before the first action comes with that.
    """
    again = LoggedGame(game.header, game.rules, game.seating)
    before = again.now
    for action, followed in zip(game.actions, follow(again, game.actions), strict=True):
        yield PlayedStep(before, action, tuple(followed.events), again.now)
        before = again.now


def watch(
    game: Game, players: Mapping[Seat, Bot], chance: Random | None = None, language: str = "en",
    verbosity: str = "normal", *, seat: Seat = WATCHER, names: Names | None = None,
) -> Iterator[Moment]:
    """Let bots play a game to its end, and yield each decision with what the listener hears of it.

    The last moment's ``after.winners`` have won.

    Args:
        game: The game.
        players: A bot for each seat that plays.
        chance: The source of chance; a new one unless given.
        language: As of `tell`.
        verbosity: As of `tell`.
        seat: The listener's seat; a spectator unless given.
        names: As of `tell`.
    """
    chance = chance or Random()
    while game.phase is not Phase.OVER:
        decision = players[game.turn].choose(view(game, game.turn), chance)
        before = game
        game, events = act(game, decision, chance)
        told = tell(before, events, seat, language, verbosity, names)
        yield Moment(before, decision, events, game, told)


def replay(
    game: LoggedGame, language: str = "en", verbosity: str = "normal", *, seat: Seat = WATCHER,
    names: Names | None = None,
) -> Iterator[Moment]:
    """Yield a game again, action by action, with what the listener hears of it.

    Actions that were taken back are left out.

    Args:
        game: The game.
        language: As of `tell`.
        verbosity: As of `tell`.
        seat: The listener's seat; a spectator unless given.
        names: As of `tell`.
    """
    for before, action, events, after in steps(game):
        told = tell(before, events, seat, language, verbosity, names)
        yield Moment(before, action, events, after, told)
