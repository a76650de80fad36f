"""What a page and its ear on the server's side say to each other: one JSON object a message."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from sorry_a11y.rules.board import Pawn, Seat, Spot
from sorry_a11y.web.board_drawing import Drawing
from sorry_a11y.wire import protocol as msg

Word = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(max_length=400)]
SETTINGS = ("verbosity", "digits", "forced", "sound", "volume", "mono", "guard", "language")
"""The settings of `settings.values` that mean something on a page."""
Count = Annotated[int, Meta(ge=-1, le=2**53)]


class Message(Struct, frozen=True, tag_field="t", omit_defaults=True):
    """Anything said."""


# -- up: from the page -------------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """The first message. ``settings``: those of this player, as strings and numbers."""

    settings: Annotated[dict[Word, str | int], Meta(max_length=10)] = {}


class Open(Message, frozen=True, tag="open"):
    """Open a table and sit down at it."""

    table: msg.HostTable


class Join(Message, frozen=True, tag="join"):
    """Sit down at a friend's table."""

    code: Word
    name: Word
    seat: Annotated[Seat, Meta(ge=0, le=3)] | None = None
    watch: bool = False


class Chair(Message, frozen=True, tag="chair"):
    """Take a chair again. ``told``: the number of the last `Told` that came, where this very page
    had the chair; ``heard``: the line of the table's journal that was told last."""

    table: Word
    token: Word
    guest: int
    seats: Annotated[list[Annotated[Seat, Meta(ge=0, le=3)]], Meta(max_length=4)]
    code: Word = ""
    told: Count = -1
    heard: Count = -1
    session: Word = ""


class Press(Message, frozen=True, tag="key"):
    """A question, by the key that asks it."""

    key: Word


class Choose(Message, frozen=True, tag="choose"):
    """Take choice ``at`` of list ``menu``."""

    menu: Count
    at: Annotated[int, Meta(ge=0, le=99)]


class Say(Message, frozen=True, tag="say"):
    """A line of chat."""

    text: Text


class SayPhrase(Message, frozen=True, tag="phrase"):
    """A ready phrase."""

    code: msg.Phrase


class Set(Message, frozen=True, tag="set"):
    """Change a setting."""

    name: Word
    value: Annotated[str, Meta(max_length=40)] | int


Up = Hello | Open | Join | Chair | Press | Choose | Say | SayPhrase | Set

# -- down: to the page -------------------------------------------------------------------------


class RulesOf(Struct, frozen=True):
    """What a table may be besides its game. ``usual``: by game the value of every option;
    ``options``: (name, (value, text) of all its values); ``ways``: of teams, of points: (fields of
    `msg.HostTable`, text), the usual one first; ``full``: whether every colour plays."""

    usual: dict[str, dict[str, str]]
    options: list[tuple[str, list[tuple[str, str]]]]
    ways: list[list[tuple[dict[str, int], str]]]
    full: bool


class WordsOf(Message, frozen=True, tag="words"):
    """The page's own texts in one language. ``asks``: (key, text) of every question; ``phrases``:
    (code, text); ``keys``: a sentence for each key; ``choices``: for each setting (value, text)
    of all its values; ``games``, ``bots`` and ``languages``: (name, text); ``rules``: of each
    family of games."""

    lang: str
    texts: dict[str, str]
    asks: list[tuple[str, str]]
    phrases: list[tuple[str, str]]
    keys: list[str]
    choices: dict[str, list[tuple[str, str]]]
    games: list[tuple[str, str]]
    bots: list[tuple[str, str]]
    languages: list[tuple[str, str]]
    rules: list[RulesOf]


class SettingsOf(Message, frozen=True, tag="settings"):
    """The settings that hold."""

    settings: dict[str, str | int]


class Seated(Message, frozen=True, tag="seated"):
    """A chair is yours: keep it to come back. ``session``: names the ear that tells this page;
    ``link``: what friends open, empty where there is no code to give."""

    table: str
    token: str
    guest: int
    seats: list[Seat]
    session: str
    code: str = ""
    link: str = ""


class Menu(Struct, frozen=True, omit_defaults=True):
    """What may be chosen, list ``n``: see `session.reply.Shown`."""

    n: int
    labels: tuple[str, ...]
    keys: tuple[str, ...]
    moves: tuple[tuple[tuple[Pawn, Spot], ...], ...] = ()
    deep: bool = False


class Told(Message, frozen=True, tag="told"):
    """A reply, number ``n``. ``lines``: whole sentences; ``menu``: what may be chosen now, None
    while nothing may; ``asked``: whether the page asked for it; ``cues``: (clip, pan at the start,
    pan at the end, dB); ``passed``: the positions that it tells of, 16 spots each; ``heard``: the
    last line of the journal that was told; ``ends``: whether the chair is gone from here."""

    n: int
    lines: list[str]
    menu: Menu | None = None
    at: int = 0
    asked: bool = False
    cues: list[tuple[str, float, float, float]] = []
    passed: list[list[int]] = []
    heard: int = -1
    ends: bool = False


class BoardOf(Drawing, frozen=True, tag_field="t", tag="board"):
    """A board to draw, and whose it is. ``names``: by seat, None where nobody plays; ``own``: the
    seats of this player; ``below``: the seat whose side is drawn below."""

    names: list[str | None]
    own: list[Seat]
    below: Seat


class Refused(Message, frozen=True, tag="refused"):
    """There is no chair, or the message meant nothing; ``text`` says why, ``why`` in a word."""

    why: str
    text: str = ""


Down = WordsOf | SettingsOf | Seated | Told | BoardOf | Refused

decoder = msgspec.json.Decoder(Up)
encoder = msgspec.json.Encoder()
