"""The screen of a guest who comes by ssh, and its connection to the tables.

It asks for the language, if the guest's system tells none, and for the name, and leads to the table
or to the seat that the guest had.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from secrets import randbelow
from typing import NamedTuple

from sorry_a11y.client.connection import ConnectTables, TableConnection, hello_of
from sorry_a11y.client.hall_menu import hall_screen
from sorry_a11y.client.online_screen import OnlineScreen
from sorry_a11y.client.seats import (
    ANSWER_S,
    SavedSeat,
    Visit,
    ask_for_seat,
    derived,
    told_refusal,
)
from sorry_a11y.client.table_play import FrontOptions
from sorry_a11y.narration.catalog import Words, named_languages, upper_first
from sorry_a11y.server.rate_limits import Guesses, RateLimiter
from sorry_a11y.session.key_commands import BY_KEY
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.reply import LOST_PASTE, Ending, Reply, Shown, reply_of
from sorry_a11y.session.row_menu import Row, RowMenu
from sorry_a11y.session.screen import Screen, WrappedScreen
from sorry_a11y.session.surroundings import Alarm
from sorry_a11y.settings.values import Settings
from sorry_a11y.ssh.seat_store import SeatKey, SshSeats, seat_key
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import spelled

_DIGITS = 8
"""The digits of the number by which a guest without a key comes back to a seat."""
_HALL_NAME = "hall"
"""The user name, in place of a code, for the hall."""
_REFUSED = 1
"""The exit status of a guest who gets no seat."""
_TO_LISTEN = frozenset({"begun", "full"})
"""The refusals of a seat at a table that may still be watched."""
_SETTABLE = (
    "verbosity", "digits", "language", "messages", "banter", "drama", "forced", "guard", "cells",
)
"""The settings of a guest, whose terminal has no sound and no voice of this program."""
_NO_LINE = ("enter", "escape", "backspace", "tab", "shift-tab", "up", "down")
"""Keys that are no typed line."""


class SshGuest(NamedTuple):
    """A guest who came by ssh.

    Attributes:
        address: The address of the guest.
        code: The invite code as it was typed.
        fingerprint: The fingerprint of the key that the guest has proved; empty for none.
        language: The language of the guest's system; empty if it is not known.
        by_keys: Whether keys act at once at the guest's terminal.
    """

    address: str
    code: str
    fingerprint: str
    language: str
    by_keys: bool


@dataclass(frozen=True)
class Entrance:
    """The means by which guests of ssh come to the tables, used on any thread.

    Attributes:
        secret: The secret by which identities are derived from fingerprints, which are public.
        settings: The settings of guests until they change them.
        clock: A monotonic clock, in seconds.
        tables: The function that connects to the tables.
        alarm: The alarm that calls on the thread of the server.
        seats: The seats of guests.
        guesses: The limits on wrong numbers.
    """

    secret: str
    settings: Settings
    clock: Callable[[], float]
    tables: ConnectTables
    alarm: Alarm
    seats: SshSeats
    guesses: Guesses = field(default_factory=lambda: Guesses(RateLimiter()))

    def connect(self, guest: SshGuest, language: str) -> TableConnection:
        """Return a connection to the tables for a guest.

        The guest's identity is derived from the proved key, if there is one.
        """
        key = guest.fingerprint
        identity = derived(self.secret, key) if key else ""
        hello = hello_of(language, identity)
        return self.tables(guest.address, hello, lambda: None)

    def may_guess(self, address: str) -> bool:
        """Return whether the network of an address may try a number."""
        return self.guesses.may_try(address, self.clock())

    def note_wrong_number(self, address: str) -> None:
        """Count a wrong number."""
        self.guesses.note_token(address, self.clock())


class SshGuestScreen(WrappedScreen):
    """The screen of one guest; ``is_seated``: whether the guest has a seat, or watches."""

    def __init__(self, guest: SshGuest, entrance: Entrance) -> None:
        self.is_seated = False
        self._guest = guest
        self._entrance = entrance
        settings = entrance.settings
        settings = settings.replace(language=guest.language or settings.language)
        self._session = PlayerSession(settings, self._keep, _SETTABLE)
        self._connection: TableConnection | None = None
        self._visit: Visit | None = None
        super().__init__(_LanguageQuestion(settings, self._hear_language))

    def listener(self) -> Words:
        """Return the words of the guest's language."""
        return self._session.listener()

    def _keep(self, settings: Settings) -> str | None:
        """Save the language, with the seat."""
        if self._visit:
            self._visit.update(language=settings.language)
        return None

    def _speak(self, language: str) -> None:
        """Use a language from now on."""
        self._session.change(self._session.settings.replace(language=language))

    def opened(self) -> Reply:
        """Return the first reply at the guest's earlier seat, or the first question."""
        key = self._key()
        if self._guest.fingerprint and (found := self._entrance.seats.load(key)):
            return self._go_back(found, key)
        return self._begin() if self._guest.language else self.inner.opened()

    def key(self, key: str) -> Reply:
        """Return the reply to one key."""
        if key == LOST_PASTE:
            return Reply((), self.listener().say("end-lost-paste"))
        return super().key(key)

    def hang_up(self, why: Ending) -> Reply:
        """Return the farewell; the seat is kept."""
        reply = super().hang_up(why)
        if self._connection:
            self._connection.close()
        if why != "terminate":
            return reply
        return Reply((), self.listener().say("people-ssh-ends"))

    # -- steps -------------------------------------------------------------------------------

    def _hear_language(self, language: str) -> Reply:
        self._speak(language)
        return self._begin()

    def _begin(self, lead: Sequence[str] = ()) -> Reply:
        """Enter the hall, or ask for the name, unless the user name is no possible code."""
        if self._guest.code.casefold() == _HALL_NAME:
            return self._enter_hall(lead)
        answer = self._ask(msg.Join(self._guest.code, ""))
        if isinstance(answer, msg.Refused) and answer.why != "name":
            return self._refuse(answer)
        has_number = not self._guest.fingerprint
        self.turn_to(_NameQuestion(self._session.settings, self._hear_name, has_number))
        return self._again(*lead)

    def _hear_name(self, name: str) -> Reply:
        digits = name.replace(" ", "")
        if len(digits) == _DIGITS and digits.isdecimal() and digits.isascii():
            return self._hear_number(digits)
        wished = msg.Join(self._guest.code, name[:40])
        answer, lead = self._ask(wished), []
        if isinstance(answer, msg.Refused) and answer.why in _TO_LISTEN:
            listens = self._ask(msg.Join(self._guest.code, name[:40], watch=True))
            if isinstance(listens, msg.Refused):
                return self._refuse(answer)
            to = self.listener()
            lead, answer = [told_refusal(to, answer), to.say("people-ssh-listens")], listens
        if isinstance(answer, msg.Seated):
            return self._sit(answer, lead)
        if answer.why != "name":
            return self._refuse(answer)
        to = self.listener()
        return reply_of(to, [told_refusal(to, answer), self.inner.opened().focus])

    def _hear_number(self, number: str) -> Reply:
        if not self._entrance.may_guess(self._guest.address):
            return self._refuse(msg.Refused("many"))
        key = self._key(number)
        if found := self._entrance.seats.load(key):
            return self._go_back(found, key)
        self._entrance.note_wrong_number(self._guest.address)
        wrong = self.listener().say("people-ssh-no-number")
        return reply_of(self.listener(), [wrong, self.inner.opened().focus])

    def _again(self, *lead: str) -> Reply:
        reply = self.inner.opened()
        return reply_of(self.listener(), [*lead, *reply.news, reply.focus])

    # -- the hall ----------------------------------------------------------------------------

    def _enter_hall(self, lead: Sequence[str]) -> Reply:
        if not self._guest.fingerprint:
            no_key = self.listener().say("people-ssh-key")
            return Reply((), self.listener().stopped(upper_first(no_key)), status=_REFUSED)
        connection = self._connection = self._entrance.connect(
            self._guest, self._session.settings.language
        )

        def sit(seated: msg.Seated, lead: Sequence[str], you: msg.You) -> Screen:
            seat = SavedSeat.of(seated, language=self._session.settings.language)
            return self._seated(seat, self._key(), lead, you)

        hall = hall_screen(connection, self._session, sit)
        self.is_seated = True
        self.turn_to(hall)
        reply = hall.opened()
        return reply.replace(news=(*map(self.listener().stopped, lead), *reply.news))

    # -- a seat ------------------------------------------------------------------------------

    def _key(self, number: str = "") -> SeatKey:
        holder = f"number {number}" if number else f"key {self._guest.fingerprint}"
        return seat_key(holder, self._guest.code)

    def _sit(self, seated: msg.Seated, lead: list[str]) -> Reply:
        number = "" if self._guest.fingerprint else f"{randbelow(10**_DIGITS):0{_DIGITS}}"
        if number:
            lead = [*lead, self.listener().say("people-ssh-number", number=spelled(number))]
        seat = SavedSeat.of(seated, language=self._session.settings.language)
        return self._play(seat, self._key(number), lead)

    def _go_back(self, seat: SavedSeat, key: SeatKey) -> Reply:
        self._speak(seat.language)
        self._connection = None
        answer = self._ask(seat)
        if isinstance(answer, msg.Refused) and answer.why == "token":
            self._entrance.seats.forget(key)
            self._connection = None
            return self._begin([told_refusal(self.listener(), answer)])
        return self._play(seat, key, [self.listener().say("people-welcome-back")])

    def _play(self, seat: SavedSeat, key: SeatKey, lead: Sequence[str]) -> Reply:
        self._session.starting(self._seated(seat, key, lead))
        self.is_seated = True
        self.turn_to(self._session)
        return self._session.opened()

    def _seated(
        self, seat: SavedSeat, key: SeatKey, lead: Sequence[str], you: msg.You | None = None,
    ) -> OnlineScreen:
        assert self._connection, "the table was asked"
        keep = partial(self._entrance.seats.save, key)
        self._visit = Visit(self._connection, seat, lead, you=you, keep_seat=keep)
        options = FrontOptions(self._guest.by_keys, self._entrance.alarm)
        return OnlineScreen(self._visit, self._session.held, options)

    def _ask(self, wish: msg.Join | SavedSeat) -> msg.Seated | msg.Refused:
        """Ask the tables for a seat."""
        if self._connection is None:
            self._connection = self._entrance.connect(self._guest, self._session.settings.language)
        return ask_for_seat(self._connection, wish, ANSWER_S) or msg.Refused("many")

    def _refuse(self, refusal: msg.Refused) -> Reply:
        """Return the sentence of a refusal, which ends the session."""
        to = self.listener()
        return Reply((), to.stopped(upper_first(told_refusal(to, refusal))), status=_REFUSED)


class _LanguageQuestion(Screen):
    """The question for the language, which each language asks in its own words.

    Args:
        settings: The settings.
        take: The function that is called with the chosen language.
    """

    def __init__(self, settings: Settings, take: Callable[[str], Reply]) -> None:
        super().__init__(settings)
        self._rows = [
            Row(partial(Words(one).say, "people-ssh-language", number=at), partial(take, one))
            for at, one in enumerate(named_languages(), 1)
        ]
        self._menu = RowMenu(self._rows, self.listener, acts_at_once=lambda: True)

    def opened(self) -> Reply:
        """Return the question in every language."""
        *news, focus = [
            Words(one).stopped(upper_first(row.told(Words(one))))
            for one, row in zip(named_languages(), self._rows, strict=True)
        ]
        return Reply(tuple(news), focus)

    def key(self, key: str) -> Reply:
        """Take the key of a language; any other key repeats the question."""
        return self._menu.press(key, BY_KEY.get(key)) or self.opened()

    def shown(self) -> Shown:
        """Return the languages."""
        return self._menu.shown()


class _NameQuestion(Screen):
    """A question for a name, which is typed.

    Args:
        settings: The settings.
        take: The function that is called with the typed line.
        has_number: Whether the number of a seat may be typed instead.
    """

    takes_line = True

    def __init__(
        self, settings: Settings, take: Callable[[str], Reply], has_number: bool
    ) -> None:
        super().__init__(settings)
        self._take = take
        self._has_number = has_number

    def opened(self) -> Reply:
        """Return what to do."""
        to = self.listener()
        hint = [to.say("people-ssh-hint")] if self._has_number else []
        return reply_of(to, [*hint, to.say("people-ssh-name")])

    def key(self, key: str) -> Reply:
        """Take a typed line; any other key repeats the question."""
        return self.opened() if key in _NO_LINE else self._take(key.strip())
