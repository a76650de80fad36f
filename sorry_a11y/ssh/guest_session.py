"""What a guest who came by ssh meets: a question for the language if nobody said it, one for the
name, and the company at the table; or the seat they had."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from secrets import randbelow
from typing import NamedTuple, Protocol

from sorry_a11y.client.connection import LocalConnection
from sorry_a11y.client.online_session import OnlineSession
from sorry_a11y.client.seat_store import SavedSeat, SeatStore
from sorry_a11y.client.seating import RefusedSeat, ask_for_seat
from sorry_a11y.narration.catalog import Words, languages, upper_first
from sorry_a11y.session.reply import LOST_PASTE, Ending, Reply
from sorry_a11y.session.row_menu import reply_of
from sorry_a11y.session.screen import PlainScreen, Screen, WrappedScreen
from sorry_a11y.session.surroundings import Alarm
from sorry_a11y.settings.values import Settings
from sorry_a11y.ssh.seat_store import Chairs, GuestSeatStore
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import spelled

DIGITS = 8
"""Of the number by which somebody without a key comes back to a seat."""
REFUSED = 1
"""The exit status of somebody who gets no seat."""
ANSWER_S = 5.0
"""Seconds that a seat may take to be given."""
TO_LISTEN = frozenset({"begun", "full"})
"""Why there is no seat at a table that may still be listened to."""
SETTABLE = ("verbosity", "digits", "language", "forced", "guard", "cells")
"""The settings of a guest: their terminal has no sound and no voice of this program."""
BY_NUMBER = "number "
BY_KEY = "key "


class SshGuest(NamedTuple):
    """Who came. ``code``: the invite code as they typed it; ``key``: the fingerprint of the key
    that they have shown to be theirs, empty for none; ``language``: the one of their system, empty
    if it was not said; ``by_keys``: whether keys act at once at their terminal."""

    code: str
    key: str
    language: str
    by_keys: bool


class Entrance(Protocol):
    """The way to the tables, used on any thread."""

    def line(self, language: str) -> LocalConnection:
        """Return a connection of the guest's own."""

    @property
    def alarm(self) -> Alarm:
        """What wakes a guest's session."""

    def may_guess(self) -> bool:
        """Whether one more wrong number may be typed; it counts."""


class SshGuestSession(WrappedScreen):
    """The front of one guest. ``settings``: what holds until they change it; ``is_seated``:
    whether they have got a seat, or listen."""

    def __init__(
        self, guest: SshGuest, entrance: Entrance, chairs: Chairs, settings: Settings
    ) -> None:
        self.is_seated = False
        self._guest = guest
        self._entrance = entrance
        self._chairs = chairs
        self._settings = replace(settings, language=guest.language or settings.language)
        self._line: LocalConnection | None = None
        super().__init__(LanguageQuestion(self._settings, self._hear_language))

    # -- what an edge calls ------------------------------------------------------------------

    def open(self) -> Reply:
        """The seat that they had, or the first question."""
        store = self._store(*self._by_key)
        if self._guest.key and (found := store.load()):
            return self._go_back(found, store)
        return self._begin() if self._guest.language else self.inner.open()

    def press(self, key: str) -> Reply:
        """The reply to one key."""
        if key == LOST_PASTE:
            return Reply((), self.listener().say("end-lost-paste"))
        return super().press(key)

    def hang_up(self, why: Ending) -> Reply:
        """The farewell; the seat is kept."""
        reply = super().hang_up(why)
        if self._line:
            self._line.close()
        if why != "terminate":
            return reply
        return Reply((), self.listener().say("people-ssh-ends"))

    # -- steps -------------------------------------------------------------------------------

    @property
    def _by_key(self) -> tuple[str, str]:
        return BY_KEY + self._guest.key, self._guest.code

    def _hear_language(self, language: str) -> Reply:
        self._settings = replace(self._settings, language=language)
        return self._begin()

    def _begin(self, lead: Sequence[str] = ()) -> Reply:
        """Ask for the name, unless the code leads nowhere."""
        answer = self._asked(msg.Join(self._guest.code, ""))
        if isinstance(answer, RefusedSeat) and answer.why != "name":
            return self._refuse(answer)
        question = NameQuestion(self._settings, self._hear_name, self._guest.key == "")
        return self._speak(question, lead)

    def _hear_name(self, name: str) -> Reply:
        digits = name.replace(" ", "")
        if len(digits) == DIGITS and digits.isdecimal() and digits.isascii():
            return self._hear_number(digits)
        wished = msg.Join(self._guest.code, name[:40])
        answer, lead = self._asked(wished), []
        if isinstance(answer, RefusedSeat) and answer.why in TO_LISTEN:
            lead = [answer.told(self.listener())]
            seated = self._asked(msg.Join(self._guest.code, name[:40], watch=True))
            if isinstance(seated, RefusedSeat):
                return self._refuse(answer)
            answer = seated
            lead.append(self.listener().say("people-ssh-listens"))
        if isinstance(answer, RefusedSeat):
            if answer.why != "name":
                return self._refuse(answer)
            to = self.listener()
            return reply_of(to, [answer.told(to), self.inner.open().focus])
        return self._sit(answer, lead)

    def _hear_number(self, number: str) -> Reply:
        store = self._store(BY_NUMBER + number, self._guest.code)
        if found := store.load():
            return self._go_back(found, store)
        if not self._entrance.may_guess():
            return self._refuse(RefusedSeat("many"))
        wrong = self.listener().say("people-ssh-no-number")
        return reply_of(self.listener(), [wrong, self.inner.open().focus])

    # -- a seat ------------------------------------------------------------------------------

    def _sit(self, seated: msg.Seated, lead: list[str]) -> Reply:
        holder, code = self._by_key
        if not self._guest.key:
            number = f"{randbelow(10**DIGITS):0{DIGITS}}"
            holder = BY_NUMBER + number
            told = self.listener().say("people-ssh-number", number=spelled(number))
            lead = [*lead, told]
        seat = SavedSeat.of(seated, language=self._settings.language)
        return self._play(seat, self._store(holder, code), lead)

    def _go_back(self, seat: SavedSeat, store: SeatStore) -> Reply:
        self._settings = replace(self._settings, language=seat.language)
        self._enter(msg.Back(seat.table, seat.token, -1))
        reply = self._play(seat, store, [self.listener().say("people-welcome-back")])
        if reply.status is None:
            return reply
        store.forget()
        self._line = None
        self.is_seated = False
        return self._begin([Words(seat.language).say("people-refused-token")])

    def _store(self, holder: str, code: str) -> SeatStore:
        return GuestSeatStore(self._chairs, holder, code)

    def _play(self, seat: SavedSeat, store: SeatStore, lead: Sequence[str]) -> Reply:
        assert self._line, "the table was asked"
        session = OnlineSession(
            self._line, seat, self._settings, by_keys=self._guest.by_keys, lead=lead,
            alarm=self._entrance.alarm, store=store, settable=SETTABLE,
            keep_settings=lambda settings: session.held.update(language=settings.language),
        )
        self.is_seated = True
        self.turn_to(session)
        return session.open()

    # -- the table's answers -----------------------------------------------------------------

    def _asked(self, wished: msg.Join) -> msg.Seated | RefusedSeat:
        """What the tables say to whoever wants a seat."""
        if self._line is None:
            self._line = self._entrance.line(self._settings.language)
        return ask_for_seat(self._line, wished, ANSWER_S)

    def _enter(self, first: msg.Back) -> None:
        self._line = self._entrance.line(self._settings.language)
        self._line.ask(first)

    def _refuse(self, refusal: RefusedSeat) -> Reply:
        """One sentence, and the end."""
        told = reply_of(self.listener(), [refusal.told(self.listener()), ""]).news
        return Reply((), told[0], status=REFUSED)

    def _speak(self, front: Screen, lead: Sequence[str]) -> Reply:
        self.turn_to(front)
        reply = front.open()
        return reply_of(self.listener(), [*lead, *reply.news, reply.focus])

    def listener(self) -> Words:
        """The words of the guest's language."""
        return self.inner.listener() if self.is_seated else Words(self._settings.language)


class LanguageQuestion(PlainScreen):
    """Each language says in its own words which digit takes it. ``take`` is given the language."""

    def __init__(self, settings: Settings, take: Callable[[str], Reply]) -> None:
        super().__init__(settings)
        self._take = take

    def open(self) -> Reply:
        """The question."""
        *news, focus = [
            Words(one).stopped(upper_first(Words(one).say("people-ssh-language", number=at)))
            for at, one in enumerate(languages(), 1)
        ]
        return Reply(tuple(news), focus)

    def press(self, key: str) -> Reply:
        """A digit; every other key asks again."""
        known = languages()
        at = int(key) if len(key) == 1 and key in "123456789" else 0
        return self._take(known[at - 1]) if 0 < at <= len(known) else self.open()


class NameQuestion(PlainScreen):
    """The name is typed. ``take`` is given what was; ``by_number``: whether it may be the number
    of a seat instead."""

    takes_line = True

    def __init__(
        self, settings: Settings, take: Callable[[str], Reply], by_number: bool
    ) -> None:
        super().__init__(settings)
        self._take = take
        self._by_number = by_number

    def open(self) -> Reply:
        """What to do."""
        to = self.listener()
        hint = [to.say("people-ssh-hint")] if self._by_number else []
        return reply_of(to, [*hint, to.say("people-ssh-name")])

    def press(self, key: str) -> Reply:
        """A typed line; keys that end none ask again."""
        is_key = key in ("enter", "escape", "backspace", "tab", "shift-tab", "up", "down")
        return self.open() if is_key else self._take(key.strip())
