"""Short names for seats, pawns, places, cards, plays and actions, as files and programs write them.

Places are ``start``, ``square 12``, ``safety 2`` and ``home`` on a board with homes, ``kennel``,
``square 12`` and ``target 2`` on one with targets. Pawns are ``red 1`` to ``green 4``. A play is
its card and its legs: ``7 r1+3 r2+4``, ``2 r1 out``, ``11 r1=b3``, ``sorry r2xg1``, ``4 r1-4``;
``past`` goes past the lane, ``stay`` does not slide, ``back`` pays for a Sorry!.

An action is a line of a record. ``r 7 r1+3 r2+4``: red plays a 7; legs that repeat are counted, as
in ``7 r1+1*3 r2+1*4``. ``b pass``, ``b discard 7``, ``y give K``, ``g fold``; ``lot r``: red goes
first; ``shuffle`` and one character a card, top first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from sorry_a11y.core.rules.actions import Action, Decision, Discard, Fold, Give, Lot, Pass, Shuffle
from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    SEAT_LETTERS,
    SEATS,
    SPOTS,
    Board,
    Kind,
    Pawn,
    Seat,
    Spot,
    by_kind,
    number_of,
    pawn_of,
    seat_of,
)
from sorry_a11y.core.rules.board import (
    COLOURS as COLOURS,  # names of seats, as of all the rest here
)
from sorry_a11y.core.rules.game import Game, IllegalActionError
from sorry_a11y.core.rules.plays import NamedPlay, Play
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.value import GameError
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rules.ways import (
    MOST_LEGS,
    ComeOut,
    Leg,
    SendBack,
    SwapPlaces,
    TakePlace,
    Walk,
)


def seat_called(colour: str) -> Seat:
    """Return the seat of the colour called ``red`` to ``green``; raises ValueError for none."""
    return SEATS[COLOURS.index(colour)]


class NotationError(GameError):
    """Raised for a text that names nothing.

    Args:
        text: The text.
        wanted: What it should have named: "seat", "card", "legs" or "decision".
    """

    def __init__(self, text: str, wanted: str = "decision") -> None:
        super().__init__(text, wanted)
        self.text = text
        self.wanted = wanted

    def __str__(self) -> str:
        """Return a sentence with the text."""
        return f"{self.text} names nothing in this game."


def pawn_name(pawn: Pawn) -> str:
    """Return a pawn's name, ``red 1`` to ``green 4``."""
    return f"{COLOURS[seat_of(pawn)]} {number_of(pawn) + 1}"


def parse_pawn(text: str) -> Pawn:
    """Return the pawn that a text such as ``red 1`` names; raises NotationError for none."""
    colour, _, number = text.partition(" ")
    if colour not in COLOURS or number not in ("1", "2", "3", "4"):
        raise NotationError(text)
    return pawn_of(seat_called(colour), int(number) - 1)


def place_name(board: Board, seat: Seat, spot: Spot) -> str:
    """Return what a spot is called for a pawn of ``seat``."""
    if spot == board.start(seat):
        return board.start_word
    if board.is_home(seat, spot):
        return "home"
    if step := board.lane_step(seat, spot):
        return f"{board.lane_word} {step}"
    return f"square {board.square_of(spot)}"


def parse_place(board: Board, seat: Seat, text: str) -> Spot:
    """Return the spot called ``text`` for a pawn of ``seat``; raises NotationError.

    A bare number is a square.
    """
    words = text.split()
    if words == [board.start_word]:
        return board.start(seat)
    if words == ["home"] and board.has_home:
        return board.home(seat)
    if len(words) == 1:
        words.insert(0, "square")
    if len(words) == 2 and re.fullmatch(r"\d{1,3}", words[1], re.ASCII):
        number = int(words[1])
        if words[0] == "square" and number < board.track:
            return SPOTS[number]
        if words[0] == board.lane_word and 1 <= number <= board.lane:
            return board.lane_spot(seat, number)
    raise NotationError(text)


def fresh_pawns(board: Board, position: bytes) -> list[Pawn]:
    """Return the pawns that have just come out and not yet moved.

    There are such only where the board tells them apart.
    """
    if not board.doorstep:
        return []
    return [pawn for pawn in ALL_PAWNS if position[pawn] == board.exit_spot(seat_of(pawn))]


_LEG = re.compile(
    r"([rbyg][1-4])(?:([+-]\d{1,2})( past)?| (out)| (back)|([x=])([rbyg][1-4]))( stay)?"
)


def parse_legs(text: str) -> tuple[Leg, ...]:
    """Return the legs that ``text`` names; raises NotationError."""
    legs: list[Leg] = []
    at = 0
    while at <= len(text):
        found = _LEG.match(text, at)
        if not found or (found.end() < len(text) and text[found.end()] != " "):
            raise NotationError(text, "legs")
        legs.append(_leg(found))
        at = found.end() + 1
    return tuple(legs)


def _pawn(short: str) -> Pawn:
    return pawn_of(SEATS[SEAT_LETTERS.index(short[0])], int(short[1]) - 1)


def _leg(found: re.Match[str]) -> Leg:
    pawn, steps, past, out, back, sign, other, stay = found.groups()
    slide = not stay
    if steps:
        return Walk(_pawn(pawn), int(steps), bool(past), slide)
    if out:
        return ComeOut(_pawn(pawn))
    if back:
        return SendBack(_pawn(pawn))
    if sign == "x":
        return TakePlace(_pawn(pawn), _pawn(other), slide)
    return SwapPlaces(_pawn(pawn), _pawn(other), slide)


LONG_NAMES: Mapping[str, str] = {"10": "X", "11": "E", "12": "T", "sorry": "S", "joker": "W"}
"""The character of a card in a shuffle where its name is longer than one."""

_COUNTED = re.compile(r"(\S+(?: (?:past|stay|out|back))*)\*([2-7])")
LONGEST = 200
"""The most characters of a decision; a shuffle of 112 cards has 120."""


def token(name: str) -> str:
    """Return the one character that a card has in a shuffle."""
    return LONG_NAMES.get(name, name)


# -- writing ---------------------------------------------------------------------------------


def action_text(rules: Ruleset, action: Action) -> str:
    """Return the line of an action, without the checksum that a record adds."""
    cards = rules.cards
    match action:
        case Play():
            return str(action)
        case Shuffle():
            return "shuffle " + "".join(token(cards[kind].name) for kind in action.order)
        case Lot():
            return f"lot {SEAT_LETTERS[action.seat]}{' won' if action.has_won else ''}"
        case Pass():
            return f"{SEAT_LETTERS[action.seat]} pass"
        case Discard():
            return f"{SEAT_LETTERS[action.seat]} discard {cards[action.card].name}"
        case Give():
            return f"{SEAT_LETTERS[action.seat]} give {cards[action.card].name}"
        case Fold():
            return f"{SEAT_LETTERS[action.seat]} fold"


# -- reading ---------------------------------------------------------------------------------


def parse_action(game: Game | View, text: str) -> Action:
    """Return the action that a line names in this game.

    A play is legal; whether the game waits for another action only `apply_action` says.

    Raises:
        IllegalActionError: The rules do not allow the play.
        NotationError: The text names no action.
    """
    named = named_action(game.rules, text)
    return _play(game, named) if isinstance(named, NamedPlay) else named


def decision_called(seen: View, text: str) -> Decision:
    """Return the decision of the seat that a line names.

    Raises:
        IllegalActionError: The rules do not allow the play.
        NotationError: The text names no decision of a seat.
    """
    action = parse_action(seen, text)
    if isinstance(action, Shuffle | Lot):
        raise NotationError(text)
    return action


def named_action(rules: Ruleset, text: str) -> Action | NamedPlay:
    """Return the action that a line names, whether or not a game allows it.

    Raises:
        NotationError: The text names no action.
    """
    if len(text) > LONGEST:
        raise NotationError(text[:LONGEST])
    words = text.split(" ")
    match words:
        case ["shuffle", order]:
            return Shuffle(bytes(_kind(rules, char, short=True) for char in order))
        case ["lot", letter]:
            return Lot(parse_seat(letter))
        case ["lot", letter, "won"]:
            return Lot(parse_seat(letter), has_won=True)
        case [letter, "pass"]:
            return Pass(parse_seat(letter))
        case [letter, "fold"]:
            return Fold(parse_seat(letter))
        case [letter, "discard", card]:
            return Discard(parse_seat(letter), _kind(rules, card))
        case [letter, "give", card]:
            return Give(parse_seat(letter), _kind(rules, card))
        case [letter, card, _, *_] if card not in ("pass", "fold", "discard", "give"):
            return NamedPlay(parse_seat(letter), _kind(rules, card), _parts(" ".join(words[2:])))
    raise NotationError(text)


def _parts(text: str) -> tuple[Leg, ...]:
    legs = parse_legs(_COUNTED.sub(lambda found: " ".join([found[1]] * int(found[2])), text))
    if len(legs) > MOST_LEGS:
        raise NotationError(text)
    return legs


def parse_seat(letter: str) -> Seat:
    """Return the seat that a letter names; raises NotationError."""
    if len(letter) != 1 or letter not in SEAT_LETTERS:
        raise NotationError(letter, "seat")
    return SEATS[SEAT_LETTERS.index(letter)]


def _kind(rules: Ruleset, name: str, *, short: bool = False) -> Kind:
    for kind, card in by_kind(rules.cards):
        if name == (token(card.name) if short else card.name):
            return kind
    raise NotationError(name, "card")


def _play(game: Game | View, named: NamedPlay) -> Play:
    """Return the play that is named: of those listed, else a 7 in another order of its parts."""
    listed = [play for play in game.choices.plays if play.card == named.card]
    if named.seat == game.turn:
        for plays in (listed, game.choices.named(named.card, named.legs)):
            found = [play for play in plays if play.legs == named.legs]
            if found:
                return min(found, key=lambda play: play.again) if plays is not listed else found[0]
    raise IllegalActionError("The rules do not allow this play here.")
