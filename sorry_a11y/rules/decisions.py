"""Decisions as the lines of a record write them, and back.

``r 7 r1+3 r2+4``: red plays a 7, in the notation of plays; legs that repeat are counted, as in
``7 r1+1*3 r2+1*4``. ``b pass``, ``b discard 7``, ``y give K``, ``g fold``; ``lot r``: red goes
first; ``shuffle`` and one character a card, top first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import groupby

from sorry_a11y.rules.actions import Action, Discard, Fold, Give, Lot, Pass, Shuffle
from sorry_a11y.rules.board import SEATS, Kind, Seat, by_kind
from sorry_a11y.rules.game import Game, IllegalActionError
from sorry_a11y.rules.legs import Leg
from sorry_a11y.rules.notation import COLOURS, NotationError, leg_name, parse_legs
from sorry_a11y.rules.plays import Play, Refusal, is_legal, resolve
from sorry_a11y.rules.ruleset import Ruleset

SEAT_LETTERS = "".join(colour[0] for colour in COLOURS)
LONG_NAMES: Mapping[str, str] = {"10": "X", "11": "E", "12": "T", "sorry": "S", "joker": "W"}
"""The character of a card in a shuffle where its name is longer than one."""

_COUNTED = re.compile(r"(\S+(?: (?:past|stay|out|back))*)\*([2-7])")
MOST_LEGS = 7
LONGEST = 200
"""Characters of a decision; a shuffle of 112 cards has 120."""


def token(name: str) -> str:
    """The one character that a card has in a shuffle."""
    return LONG_NAMES.get(name, name)


# -- writing ---------------------------------------------------------------------------------


def action_text(rules: Ruleset, action: Action) -> str:
    """The line of an action, without its check."""
    cards = rules.cards
    match action:
        case Play():
            return f"{SEAT_LETTERS[action.seat]} {cards[action.card].name} {_legs(action.legs)}"
        case Shuffle():
            return "shuffle " + "".join(token(cards[kind].name) for kind in action.order)
        case Lot():
            return f"lot {SEAT_LETTERS[action.seat]}"
        case Pass():
            return f"{SEAT_LETTERS[action.seat]} pass"
        case Discard():
            return f"{SEAT_LETTERS[action.seat]} discard {cards[action.card].name}"
        case Give():
            return f"{SEAT_LETTERS[action.seat]} give {cards[action.card].name}"
        case Fold():
            return f"{SEAT_LETTERS[action.seat]} fold"


def _legs(legs: tuple[Leg, ...]) -> str:
    parts = []
    for name, same in groupby(leg_name(leg) for leg in legs):
        count = sum(1 for _ in same)
        parts.append(f"{name}*{count}" if count > 1 else name)
    return " ".join(parts)


# -- reading ---------------------------------------------------------------------------------


def parse_action(game: Game, text: str) -> Action:
    """The action that a line names in this game. Raises IllegalActionError or NotationError for
    what is no action; whether the game waits for it only `act` says, but for plays, which
    are legal."""
    if len(text) > LONGEST:
        raise NotationError(text[:LONGEST])
    words = text.split(" ")
    match words:
        case ["shuffle", order]:
            return Shuffle(bytes(_kind(game.rules, char, short=True) for char in order))
        case ["lot", letter]:
            return Lot(parse_seat(letter))
        case [letter, "pass"]:
            return Pass(parse_seat(letter))
        case [letter, "fold"]:
            return Fold(parse_seat(letter))
        case [letter, "discard", card]:
            return Discard(parse_seat(letter), _kind(game.rules, card))
        case [letter, "give", card]:
            return Give(parse_seat(letter), _kind(game.rules, card))
        case [letter, card, *legs]:
            return _play(game, parse_seat(letter), _kind(game.rules, card), " ".join(legs))
    raise NotationError(text)


def parse_seat(letter: str) -> Seat:
    """The seat that a letter names; raises NotationError."""
    if len(letter) != 1 or letter not in SEAT_LETTERS:
        raise NotationError(letter)
    return SEATS[SEAT_LETTERS.index(letter)]


def _kind(rules: Ruleset, name: str, *, short: bool = False) -> Kind:
    for kind, card in by_kind(rules.cards):
        if name == (token(card.name) if short else card.name):
            return kind
    raise NotationError(name)


def _play(game: Game, seat: Seat, card: Kind, text: str) -> Play:
    legs = parse_legs(_COUNTED.sub(lambda found: " ".join([found[1]] * int(found[2])), text))
    if not 0 < len(legs) <= MOST_LEGS:
        raise NotationError(text)
    for play in game.choices.plays:
        if play.card == card and play.seat == seat and play.legs == legs:
            return play
    return _unlisted(game, seat, card, legs)


def _unlisted(game: Game, seat: Seat, card: Kind, legs: tuple[Leg, ...]) -> Play:
    """A play that is legal though not listed: a 7 in another order than that of its outcome."""
    rules = game.rules
    if seat == game.turn:
        after = resolve(rules.tables, game.position, legs)
        if not isinstance(after, Refusal):
            for again in (False, True):
                play = Play(seat, card, legs, after, again)
                if is_legal(rules.tables, game.position, rules.cards, game.hands[seat], play):
                    return play
    raise IllegalActionError("the rules do not allow this play here")
