"""The sentences of a saved game, told again from its log for one listener.

The game is played again through a screen for that listener, so that the sentences and their order
are those of the time. Choices and answers to questions were told by keys alone, which are not in a
log, and are not told again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sorry_a11y.core.game.following import next_deed
from sorry_a11y.core.game.log import Script, TakeBack
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.port import Batch
from sorry_a11y.core.game.setup import PERSON
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.events import TurnBegan
from sorry_a11y.output.narration.catalog import upper_first
from sorry_a11y.output.narration.narrator import greeting
from sorry_a11y.output.narration.remarks import GameMemory
from sorry_a11y.ui.session.at_keyboard import Listeners
from sorry_a11y.ui.session.game_screen import GameScreen
from sorry_a11y.ui.session.menu_walk import forced_decision
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.settings.values import Settings

_PLAIN = Settings()


class Passage(NamedTuple):
    """Whole sentences that are told at once.

    Attributes:
        turn: How many turns had begun; 1 before the first one too.
        sentences: The sentences.
    """

    turn: int
    sentences: tuple[str, ...]


def first_listener(game: LoggedGame) -> Seat:
    """Return the seat of the person without a name, who is "you", else of the first person.

    If only bots play, it is the first seat.
    """
    seating = game.seating
    people = sorted(seating.people, key=lambda seat: seating.name(seat) != "")
    return (people or seating.seats)[0]


def hides_hands(game: LoggedGame) -> bool:
    """Return whether a game goes on in which people hide their hands from each other.

    Not all of such a game may be told.
    """
    people = {one.sitter for one in game.header.setup.occupants if one.kind == PERSON}
    return len(people) > 1 and not game.rules.is_open and not game.over


def heard(
    game: LoggedGame,
    seat: Seat | None = None,
    settings: Settings = _PLAIN,
    *,
    from_turn: int = 1,
    memory: GameMemory | None = None,
) -> Iterator[Passage]:
    """Yield all news that were told to a player.

    Args:
        game: The game.
        seat: A seat of the player; None for the first listener.
        settings: The settings, of which language, verbosity and banter count.
        from_turn: The turn to begin with, counted from 1.
        memory: The memory of the opponents; None for an empty one.

    Raises:
        ValueError: The seat does not play.
    """
    seat = first_listener(game) if seat is None else seat
    if seat not in game.seating.seats:
        raise ValueError(f"seat {seat} does not play")
    settings = Settings(
        language=settings.language,
        verbosity=settings.verbosity,
        banter=settings.banter,
        forced="ask",  # what was decided stands in the log
    )
    again = LoggedGame(game.header, game.rules, game.seating)
    again.script = Script(game.log.entries, ends=True)
    turns = _Turns()
    again.listen(turns)
    people = len({again.seating.seats_of(one) for one in again.seating.people})
    is_named = people > 1 and bool(again.seating.name(seat))
    session = PlayerSession(settings)
    screen = GameScreen(session, again, listeners=Listeners((seat,), is_named, memory))
    session.starting(screen)
    for reply in _replies(again, screen, again.seating.seats_of(seat)):
        told = Passage(max(turns.count, 1), _without_choices(screen, reply))
        if told.sentences and told.turn >= from_turn:
            yield told


def _replies(game: LoggedGame, screen: GameScreen, mine: Sequence[Seat]) -> Iterator[Reply]:
    """Yield the replies that one person hears while a game is played again.

    Args:
        game: The game, which has its script.
        screen: Its screen.
        mine: The seats of the person.
    """
    first = screen.opened()
    greeted = len(greeting(screen.listener(), by_keys=True))
    yield first.replace(news=first.news[greeted:])
    while (deed := next_deed(game)) is not None:
        reply: Reply | None
        if deed.seat not in mine:
            if isinstance(deed, TakeBack):
                game.undo(deed.seat)
            else:
                game.decide(deed.seat, deed)
            reply = _news(screen)
        elif isinstance(deed, TakeBack):
            screen.who.seat = deed.seat
            reply = screen.course.undo()
            after = next_deed(game)
            if (
                isinstance(after, TakeBack)
                and after.seat in mine
                and forced_decision(game.view(after.seat))
            ):
                reply = None  # one key took both back; two keys look the same in a log
        else:
            reply = screen.course.decide(deed, game.number)
        if reply:
            yield reply
    if rest := screen.rest():
        yield rest


def _news(screen: GameScreen) -> Reply | None:
    """Return the news that no key asked for; None while the listener decides."""
    if screen.course.is_deciding:
        return None
    return screen.reopen() if screen.decision else screen.news()


def _without_choices(screen: GameScreen, reply: Reply) -> tuple[str, ...]:
    """Return the sentences of a reply, without choices and without ``decision-sent``."""
    to = screen.listener()
    lines = [*reply.news, to.stopped(reply.focus)]
    waits = to.stopped(upper_first(to.say("decision-sent")))
    return tuple(line for line in lines[: len(lines) - reply.asks] if line != waits)


class _Turns:
    """A counter of the turns that have begun, without those taken back."""

    seats = ()

    def __init__(self) -> None:
        self.count = 0
        self._at: dict[int, int] = {}

    def hear(self, batch: Batch) -> None:
        """Count the turns that begin in a batch."""
        if batch.back_to is not None:
            self.count = self._at[batch.back_to]
        self.count += sum(isinstance(event, TurnBegan) for event in batch.events)
        self._at[batch.number] = self.count
