"""The people who listen at a keyboard, and the replies to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sorry_a11y.core.game.port import GamePort
from sorry_a11y.core.rules.board import WATCHER, Seat
from sorry_a11y.core.rules.game import Phase
from sorry_a11y.core.rules.view import View
from sorry_a11y.output.narration.catalog import Hands
from sorry_a11y.output.narration.consequences import Consequences
from sorry_a11y.output.narration.listener import ALL_MET, FirstMet, Listener, Verbosity
from sorry_a11y.output.narration.narrator import who_won
from sorry_a11y.output.narration.remarks import Banter, Drama, GameMemory
from sorry_a11y.output.narration.units import Unit
from sorry_a11y.output.sound.earcons import Cue, Earcon
from sorry_a11y.ui.session.feed import Feed, ToldNews, UntoldTurns
from sorry_a11y.ui.session.reply import Reply, reply_of
from sorry_a11y.ui.session.surroundings import PlayerSettings

_OF_TYPING = 7
"""The cells that a line leaves free if the player types behind it."""


class Listeners(NamedTuple):
    """The people whom a game is told.

    Attributes:
        seats: The seats of those who listen here; empty for all people of the table.
        is_named: Whether a turn is told with the player's name even to a single listener.
        memory: The memory of the opponents; None for an empty one.
        hands: The means by which the player answers.
        first_met: The terms of the game that the player has met.
    """

    seats: Sequence[Seat] = ()
    is_named: bool = False
    memory: GameMemory | None = None
    hands: Hands = "keys"
    first_met: FirstMet = ALL_MET


class AtKeyboard:
    """The people at one keyboard, one of whom listens now.

    Args:
        table: The port of the game.
        settings: The settings by which the game is told.
        listeners: The people.
        by_keys: Whether keys act at once; otherwise lines are typed behind the last one.

    Attributes:
        table: As given.
        settings: As given.
        seat: The seat whose player listens; WATCHER for somebody without a seat.
        feeds: The news of each person, by their first seat.
    """

    def __init__(
        self,
        table: GamePort,
        settings: PlayerSettings,
        listeners: Listeners,
        *,
        by_keys: bool = True,
    ) -> None:
        self.table = table
        self.settings = settings
        self._by_keys = by_keys
        self._is_named = listeners.is_named
        self._hands = listeners.hands
        self._first_met = listeners.first_met
        self._cues: list[Cue] = []
        self._units: list[Unit] = []
        self._listener: Listener | None = None
        self._told_by = settings.now
        self.feeds: dict[Seat, Feed] = {}
        seating, memory = table.seating, listeners.memory or GameMemory()
        for seat in listeners.seats or seating.people or (seating.seats[0],):
            own = () if seat == WATCHER else seating.seats_of(seat)
            banter = Banter(own, seating, table.rules, lambda: settings.now.banter, memory)
            drama = Drama(own, lambda: settings.now.drama == "yes")
            self.feeds.setdefault(self._person(seat), Feed(own, banter, drama))
        self.seat = listeners.seats[0] if listeners.seats else next(iter(self.feeds))

    # -- who listens ---------------------------------------------------------------------------

    @property
    def feed(self) -> Feed:
        """The feed of the player who listens."""
        return self.feeds[self._person(self.seat)]

    @property
    def _others(self) -> list[Feed]:
        return [feed for feed in self.feeds.values() if feed is not self.feed]

    def _person(self, seat: Seat) -> Seat:
        """Return the first seat of the person on ``seat``, by which the person is known here."""
        return seat if seat == WATCHER else self.table.seating.seats_of(seat)[0]

    @property
    def is_shared(self) -> bool:
        """True if several people play on this keyboard."""
        return len(self.feeds) > 1

    @property
    def names_turns(self) -> bool:
        """True if a turn is told with the name of its player."""
        return self._is_named or self.is_shared

    @property
    def hides_hands(self) -> bool:
        """True if those who share the keyboard may not hear what each other is told."""
        return self.is_shared and not self.table.rules.is_open

    def must_hand_over(self, seat: Seat) -> bool:
        """Return whether the keyboard goes to somebody else before ``seat`` is told anything."""
        return self.hides_hands and self._person(seat) != self._person(self.seat)

    # -- what the listener may know --------------------------------------------------------------

    def listener(self) -> Listener:
        """Return the listener whom sentences are for."""
        settings, table, to = self.settings.now, self.table, self._listener
        if to is None or to.seat != self.seat or settings is not self._told_by:
            self._told_by = settings
            self._listener = to = Listener(
                self.seat,
                table.seating,
                table.rules,
                settings.language,
                Verbosity(settings.verbosity),
                shared=self.names_turns,
                hands=self._hands,
            )
            to.first_met = self._first_met
        return to

    def view(self) -> View:
        """Return the view of the listener, after the news told so far."""
        return self.feed.view(self.seat)

    def latest(self) -> View:
        """Return the view of the listener after all events, told or not."""
        return self.feed.latest(self.seat)

    @property
    def is_over(self) -> bool:
        """True if the game has been won, told or not."""
        return self.latest().over

    @property
    def awaited(self) -> Seat | None:
        """The seat at this keyboard that must decide; None while others are to."""
        seen = self.latest()
        is_ours = seen.turn in self.table.seating.people and self._person(seen.turn) in self.feeds
        return seen.turn if is_ours and seen.phase in (Phase.PLAY, Phase.GIVE) else None

    # -- what is told ----------------------------------------------------------------------------

    def news(self, turns: UntoldTurns = "all") -> list[str]:
        """Return the sentences for turns that the listener has not been told yet."""
        return self._told(self.feed.tell(self.listener(), turns))

    def turns_within(self, words: int) -> list[str]:
        """Return the sentences for the oldest turns, for as many as ``words`` words can tell."""
        return self._told(self.feed.tell_within(words, self.listener()))

    def _told(self, told: ToldNews) -> list[str]:
        """Return the sentences of news; others at the keyboard overhear them if they may."""
        if any(cue.earcon in (Earcon.WIN, Earcon.LOSE) for cue in told.cues):
            self._cues = []  # the end of a game would be shortened or dropped behind what sounded
        self._cues += told.cues
        self._units += told.units
        if not self.hides_hands:
            for feed in self._others:
                feed.overhear(self.feed, told.sentences)
        return told.sentences

    @property
    def room(self) -> int:
        """The cells of a braille display that the last line may fill; 0 without a display."""
        cells = self.settings.now.cells
        return cells and cells - (1 if self._by_keys else _OF_TYPING)

    @property
    def consequences(self) -> Consequences:
        """The meaning of the news of this reply for the listener."""
        return Consequences(tuple(self._units), self.listener(), self.room)

    def with_winner(self, reply: Reply) -> Reply:
        """Return the first row after a game, with who won: a braille display shows that line alone.

        Where there are buttons it is the label of one, and stays as it is.
        """
        to = self.listener()
        if to.hands != "keys":
            return reply
        return reply.replace(focus=who_won(to, "end-won", self.view().winners, text=reply.focus))

    def remember(self, turns: int) -> None:
        """Have the oldest untold turns remembered as if the listener had been told them."""
        for _ in range(turns):
            if told := self.feed.tell(self.listener(), "oldest").sentences:
                self.feed.recall.keep(self.reply(told))
        if turns:
            self.feed.news.told = []

    def sound(self, earcon: Earcon) -> None:
        """Add an earcon to the next reply."""
        self._cues.append(Cue(earcon))

    def reply(self, sentences: Sequence[str], *, repeatable: bool = True) -> Reply:
        """Return a reply of the sentences (`reply_of`)."""
        return reply_of(self.listener(), sentences, repeatable=repeatable)

    def again(self) -> Reply:
        """Return the line that was told last, again."""
        return self.reply([self.feed.recall.last.focus], repeatable=False)

    def keep(self, reply: Reply) -> Reply:
        """Return a reply with its sounds, and with the explanation of a new term.

        All at the keyboard who may hear the reply remember it.
        """
        board = self.table.rules.board
        reply = reply.replace(news=self._first_met.explain(reply.news, self.listener(), board))
        self.feed.recall.keep(reply)
        if not self.hides_hands:
            for feed in self._others:
                feed.recall.keep(reply)
        cues, self._cues, self._units = tuple(self._cues), [], []
        # a menu may have led to another screen, whose sounds go with its own reply
        return reply.replace(cues=(*cues, *reply.cues))
