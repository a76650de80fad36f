"""Games under way and over, the bots that play them, and what a listener hears of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from random import Random
from typing import NamedTuple

from sorry_a11y.api.positions import act, book_of
from sorry_a11y.api.telling import allowed, check_playing, heard_by, listener, looked_at
from sorry_a11y.core.bots.bot import Bot
from sorry_a11y.core.bots.opponents import BOTS, DEFAULT_BOT, make_bot
from sorry_a11y.core.game.chance import Chance, new_chance
from sorry_a11y.core.game.dealer import decision_by
from sorry_a11y.core.game.following import follow
from sorry_a11y.core.game.header import Header
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.port import UndoRefusedError
from sorry_a11y.core.game.setup import PERSON, ROBOT_NAMES, Occupant, Seating
from sorry_a11y.core.rules.actions import Action, Decision, Lot, Shuffle
from sorry_a11y.core.rules.board import SEATS, WATCHER, Seat
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rules.game import Game, IllegalActionError
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.output.narration.mistakes import MistakeError, echoed, listed


class Moment(NamedTuple):
    """One action of a game: the games before and after it, what happened, and what is heard of it.

    Only the sentences are those of a listener; all else shows every hand, until `view` and `redact`
    take away what a seat may not know. Where nobody listens there are no sentences.
    """

    before: Game
    action: Action
    events: tuple[Event, ...]
    after: Game
    sentences: Sequence[str] = ()


def bot(name: str = DEFAULT_BOT) -> Bot:
    """Return a bot by its name, one of BOTS.

    A bot of your own is any object with a method ``choose(seen, chance)``, as a `Bot` has it.

    Raises:
        MistakeError: There is no such bot.
    """
    if name not in BOTS:
        raise MistakeError("mistake-unknown-bot", given=echoed(name), accepted=listed(list(BOTS)))
    return make_bot(name)


def start_game(
    rules: Ruleset | str | None = None,
    seats: Sequence[Seat] | None = None,
    *,
    seed: int | None = None,
    players: Mapping[Seat, Bot | str] | None = None,
    started: datetime | None = None,
    position: Game | None = None,
) -> LoggedGame:
    """Begin a game and return it, waiting for the first decision of a person, or over.

    Args:
        rules: The rule book or its name; hasbro unless given.
        seats: The seats that play; all unless given.
        seed: The same seed gives the same game, at the terminal too; a number that nobody can guess
            where hands are hidden, unless given.
        players: A bot, or its name, for each seat that has one; the others are people. Everybody
            is called Ann, Ben, Cid or Dora by seat. A bot not of BOTS is saved as a person.
        started: When the game began, an aware time; now unless given.
        position: The game to go on from, in place of rules and seats; the beginning unless given.

    Raises:
        MistakeError: The seats cannot play, there is no such rule book or bot, rules or seats are
            given beside a position, or ``started`` has no time zone.
        IllegalActionError: A bot decides what it may not.
    """
    if position and not (rules is None and seats is None):
        raise MistakeError("mistake-position-rules")
    if started and started.utcoffset() is None:
        raise MistakeError(
            "mistake-no-value",
            given="datetime without tzinfo",
            where="started",
            accepted="datetime(..., tzinfo=UTC)",
        )
    book, playing = (
        (position.rules, position.seats)
        if position
        else book_of(rules, SEATS if seats is None else seats)
    )
    bots = _bots(players or {}, playing)
    named = {seat: getattr(one, "name", PERSON) for seat, one in bots.items()}
    kinds = {seat: name for seat, name in named.items() if name in [*BOTS]}
    seating = Seating(
        (Occupant(seat, kinds.get(seat, PERSON), ROBOT_NAMES[seat][0], seat) for seat in playing),
        bots,
    )
    chance = new_chance(is_open=book.is_open) if seed is None else Chance(seed)
    header = Header.of(book, seating, chance, started or datetime.now(UTC))
    game = LoggedGame(header, book, seating, start=position)
    game.begin()
    return game


def _bots(players: Mapping[Seat, Bot | str], seats: Sequence[Seat]) -> dict[Seat, Bot]:
    """Return the bots that are meant; raises MistakeError for a seat or a bot there is not."""
    check_playing(players, seats)
    return {seat: bot(who) if isinstance(who, str) else who for seat, who in players.items()}


def decide(game: LoggedGame, decision: Decision | str) -> None:
    """Carry out a decision of the seat on turn, and all that follows until a person decides again.

    Args:
        game: The game, which goes on.
        decision: The decision, or its text.

    Raises:
        MistakeError: The text names nothing.
        IllegalActionError: The rules do not allow it; it says why, and the game stays as it was.
    """
    found = allowed(looked_at(game), decision)
    game.decide(found.seat, found)


def undo(game: LoggedGame) -> None:
    """Take back the last decision of a person, and all that followed.

    Args:
        game: The game, which goes back.

    Raises:
        MistakeError: Only bots play.
        IllegalActionError: Nothing can be taken back; the game stays as it was.
    """
    if not game.seating.people:
        raise MistakeError("mistake-only-bots")
    people = [
        action.seat
        for action in game.actions
        if not isinstance(action, Shuffle | Lot) and action.seat in game.seating.people
    ]
    try:
        game.undo(people[-1] if people else game.now.turn)
    except UndoRefusedError as error:
        words = Words("en")
        why_not = "decision-undo-exchange" if error.exchanged else "decision-undo-none"
        raise IllegalActionError(words.stopped(words.sentence([words.say(why_not)]))) from error


def play_out(
    players: Mapping[Seat, Bot | str] | None = None,
    rules: Ruleset | str | None = None,
    seed: int | None = None,
) -> LoggedGame:
    """Let bots play a whole game and return it with its ``winners`` and ``actions``.

    Args:
        players: A bot, or its name, for each seat that plays; four runners unless given.
        rules: As of `start_game`.
        seed: As of `start_game`.

    Raises:
        MistakeError: The seats cannot play.
        IllegalActionError: A bot decides what it may not.
    """
    seated = dict.fromkeys(SEATS, bot()) if players is None else players
    return start_game(rules, tuple(sorted(seated)), seed=seed, players=seated)


def steps(game: LoggedGame) -> Iterator[Moment]:
    """Yield each action of a game again, without what was taken back.

    What happens before the first action comes with that.
    """
    start = game.start if game.header.position else None
    again = LoggedGame(game.header, game.rules, game.seating, start=start)
    before = again.now
    for action, followed in zip(game.actions, follow(again, game.actions), strict=True):
        yield Moment(before, action, tuple(followed.events), again.now)
        before = again.now


def watch(
    game: Game,
    players: Mapping[Seat, Bot | str],
    chance: Random | None = None,
    language: str = "en",
    verbosity: str = "normal",
    *,
    seat: Seat = WATCHER,
    names: Mapping[Seat, str] | None = None,
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
    to = listener(game, seat, language, verbosity, names)
    bots = _bots(players, game.seats)
    if bare := [one for one in game.seats if one not in bots]:
        raise MistakeError("mistake-no-bot", given=str(bare[0]))
    return _watched(game, bots, chance or Random(), to)


def _watched(
    game: Game, bots: Mapping[Seat, Bot], chance: Random, to: Listener
) -> Iterator[Moment]:
    while not game.over:
        before, decision = game, decision_by(game, bots[game.turn], chance)
        game, events = act(before, decision, chance)
        yield Moment(before, decision, events, game, heard_by(to, before, events))


def replay(
    game: LoggedGame,
    language: str = "en",
    verbosity: str = "normal",
    *,
    seat: Seat = WATCHER,
    names: Mapping[Seat, str] | None = None,
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
    to = listener(game.start, seat, language, verbosity, names)
    return (one._replace(sentences=heard_by(to, one.before, one.events)) for one in steps(game))


def transcript(
    game: LoggedGame,
    language: str = "en",
    verbosity: str = "normal",
    *,
    seat: Seat = WATCHER,
    names: Mapping[Seat, str] | None = None,
) -> str:
    """Return all that the listener hears of a game, a sentence a line.

    Args:
        game: The game.
        language: As of `tell`.
        verbosity: As of `tell`.
        seat: The listener's seat; a spectator unless given.
        names: As of `tell`.
    """
    told = replay(game, language, verbosity, seat=seat, names=names)
    return "".join(f"{sentence}\n" for moment in told for sentence in moment.sentences)
