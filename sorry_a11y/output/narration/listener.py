"""The listener of sentences: the seats that are "you", everybody's names, the verbosity.

A term of the game is explained when a player first hears it, behind the sentence that has it, and
in the help of its key. A reply has one explanation at most; other new terms in it are explained
when they come again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import Literal, NamedTuple

from sorry_a11y.core.game.setup import Seating
from sorry_a11y.core.rules.board import PAWNS_EACH, Board, Kind, Pawn, Seat, seat_of
from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.output.narration.catalog import FALLBACK, Hands, MessageValue, Words

_EXPLAINED: Mapping[str, str] = {
    "terms-to-go": "to-go",
    "play-risk": "risk",
    "play-out": "out",
    "play-safe": "safe",
    "play-walk-slides": "slide",
    "play-slides": "slide",
    "decision-key": "key",
    "play-past": "past",
    "news-score": "points",
    "play-swap-ends": "swap",
}
"""The explanation that belongs to a message."""
_OF_KEYS: Mapping[str, str] = {"pawns": "to-go", "danger": "risk"}
"""The explanation that belongs to the help of a command."""


class Due(NamedTuple):
    """An explanation that must be given.

    Attributes:
        name: Its name.
        sentence: The sentence that has the term; empty until it is whole.
        is_late: Whether the term stood on the last line of a reply, behind which nothing is told,
            so that the next reply begins with the explanation.
    """

    name: str
    sentence: str = ""
    is_late: bool = False


class FirstMet:
    """The terms that one player has met.

    Args:
        known: The names of the explanations that the player was told.
        keep: The function that saves these names.

    Attributes:
        due: The explanation that must be given; None for none. Code that makes sentences without
            telling them restores it.
    """

    def __init__(self, known: Iterable[str], keep: Callable[[tuple[str, ...]], None]) -> None:
        self._known = set(known)
        self._keep = keep
        self.due: Due | None = None

    def note(self, message: str) -> None:
        """Note that the player is told a message."""
        name = _EXPLAINED.get(message, "")
        if name and not self.due and name not in self._known:
            self.due = Due(name)

    def note_sentence(self, sentence: str) -> None:
        """Note a whole sentence; if a term was said just now, it is the one that has it."""
        if self.due and not self.due.sentence and not self.due.is_late:
            self.due = self.due._replace(sentence=sentence)

    def explain(self, news: tuple[str, ...], words: Words, board: Board) -> tuple[str, ...]:
        """Return the news of a reply with the explanation that is due.

        It stands behind the sentence that has the term. If that is not among the news, it is the
        line of the choice, and the next reply begins with the explanation: between a card and its
        choice it would be heard as the reason for that choice.
        """
        due = self.due
        if due is None:
            return news
        at = next(
            (at for at, one in enumerate(news, 1) if due.sentence and one.startswith(due.sentence)),
            0,
        )
        if not at and not due.is_late:
            self.due = due._replace(is_late=True)
            return news
        self.due = None
        self._known.add(due.name)
        self._keep(tuple(sorted(self._known)))
        told = words.stopped(words.sentence([_explanation(words, due.name, board)]))
        return (*news[:at], told, *news[at:])


ALL_MET = FirstMet(_EXPLAINED.values(), lambda _: None)
"""The state of a player who knows all terms, as in a game with a seed."""


def explanation_of_key(words: Words, command: str, board: Board) -> list[str]:
    """Return the explanation that belongs to a command, a clause or none."""
    name = _OF_KEYS.get(command)
    return [_explanation(words, name, board)] if name else []


def _explanation(words: Words, name: str, board: Board) -> str:
    return words.say(f"once-{name}", board=board.lane_word)


class Verbosity(Enum):
    """How much is told.

    Brief: what happened. Normal: also where and how far. Full: also the rule and squares.
    """

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


Case = Literal["subject", "object", "with", "short"]
"""The case of a noun phrase in its clause, which matters in some languages. ``short`` stands behind
another pawn, where the number is enough."""


class Listener(Words):
    """The person at one seat who hears sentences, in a language and with a verbosity.

    Args:
        seat: The seat spoken to as "you"; -1 for a watcher.
        seating: The occupants of the seats.
        rules: The rule book.
        language: The language, one of `languages()`.
        verbosity: How much is told.
        shared: Whether other players at the same keyboard hear the sentences too.
        hands: See `Words`.
    """

    def __init__(
        self,
        seat: Seat,
        seating: Seating,
        rules: Ruleset,
        language: str = FALLBACK,
        verbosity: Verbosity = Verbosity.BRIEF,
        *,
        shared: bool = False,
        hands: Hands = "keys",
    ) -> None:
        super().__init__(language, hands)
        self.seat = seat
        self.seating = seating
        self.rules = rules
        self.verbosity = verbosity
        self.shared = shared
        self.first_met = ALL_MET

    def say(self, message: str, **values: MessageValue) -> str:
        """Return the text of a message, and note that the player hears it."""
        self.first_met.note(message)
        return super().say(message, **values)

    def sentence(self, clauses: Iterable[str]) -> str:
        """Return a sentence of clauses, and note that the player hears it."""
        text = super().sentence(clauses)
        self.first_met.note_sentence(text)
        return text

    @property
    def own_seats(self) -> tuple[Seat, ...]:
        """All seats of the listener; none of a watcher."""
        return () if self.seat < 0 else self.seating.seats_of(self.seat)

    @property
    def partners(self) -> tuple[Seat, ...]:
        """The partner seats of the listener's seat."""
        if self.seat < 0:
            return ()
        return tuple(s for s in self.rules.tables.side_of[self.seat] if s != self.seat)

    def role(self, seat: Seat) -> str:
        """Return the variant of a sentence about a seat: ``you``, ``partner`` or ``other``.

        A listener with several seats hears ``other`` of each, so that the seat is named.
        """
        if seat == self.seat and len(self.own_seats) == 1:
            return "you"
        return "partner" if seat in self.partners and seat not in self.own_seats else "other"

    def name(self, seat: Seat) -> str:
        """Return the name of a seat that is not "you".

        Seats of a player with several have the colour too; the listener's own have only the colour.
        """
        name = self.seating.name(seat)
        if len(self.seating.seats_of(seat)) == 1 or not name:
            return name or self.colour(seat)
        if seat in self.own_seats and (seat != self.seat or self.own_seats == self.seating.people):
            return self.colour(seat)
        return self.say("terms-name-colour", name=name, colour=self.colour(seat))

    def holders(self, seats: Sequence[Seat]) -> list[str]:
        """Return the names of the holders of the seats.

        A holder whose seats are all among them is named once.
        """
        names = {
            seat: self.seating.name(seat) if set(self.seating.seats_of(seat)) <= set(seats) else ""
            for seat in seats
        }
        return list(dict.fromkeys(names[seat] or self.name(seat) for seat in seats))

    def colour(self, seat: Seat) -> str:
        """Return the colour word of a seat, to stand alone."""
        return self.say(f"terms-colour-{COLOURS[seat]}")

    def pawn(self, pawn: Pawn, actor: Seat, case: Case = "subject") -> str:
        """Return a pawn in a sentence about what ``actor`` does.

        Examples are "pawn 2", "your pawn 2" and "Ben's pawn 2".
        """
        owner = seat_of(pawn)
        number = pawn % PAWNS_EACH + 1
        if owner == actor:
            return self.say("terms-pawn", number=number, case=case)
        if owner in self.own_seats:
            if len(self.own_seats) == 1:
                return self.say("terms-pawn-yours", number=number, case=case)
            return self._pawn_of(self.colour(owner), number, case)
        return self._pawn_of(self.name(owner), number, case)

    def _pawn_of(self, name: str, number: int, case: Case) -> str:
        ends = "hiss" if name[-1:].lower() in "sßxz" or not name[-1:].isalpha() else "plain"
        return self.say("terms-pawn-other", number=number, name=name, case=case, ends=ends)

    def card(self, kind: Kind) -> str:
        """Return the name of a card in a sentence; that of the rule book if there is no word."""
        name = self.rules.cards[kind].name
        word = f"terms-card-{name}"
        return self.say(word) if self.has(word) else name

    def face(self, card: Kind) -> int | str:
        """Return the number of a card, or its notation, as a value for messages."""
        name = self.rules.cards[card].name
        return int(name) if name.isdecimal() else name

    def held_card(self, kind: Kind, steps: int = 0) -> str:
        """Return the name of a card in the hand, in a form that cannot be taken for steps.

        ``steps``: the steps that are walked by it, told if the name does not; 0 for none.
        """
        face = self.face(kind)
        return self.say(
            "decision-card",
            card=self.card(kind),
            kind=face,
            steps=0 if isinstance(face, int) else steps,
        )

    def with_card(self, kind: Kind) -> str:
        """Return a card behind the word "with": "a 5", "an ace"."""
        return self.say("terms-with-card", card=self.card(kind), kind=self.face(kind))
