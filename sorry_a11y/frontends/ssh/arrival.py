"""The screens of a guest who comes by ssh and has no seat yet.

They ask for the language, if the guest's system tells none, and for the name, and lead to the table
or to the seat that the guest had.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from secrets import randbelow
from typing import Any

from sorry_a11y.frontends.ssh.guest_session import GuestSession
from sorry_a11y.frontends.ssh.seat_store import SeatKey, seat_key
from sorry_a11y.online.client.connection import ConnectionFailedError
from sorry_a11y.online.client.hall_menu import hall_screen
from sorry_a11y.online.client.seats import SavedSeat, told_refusal
from sorry_a11y.online.client.table_screen import TableScreen
from sorry_a11y.online.client.waiting import WaitingScreen
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import spelled
from sorry_a11y.output.narration.catalog import Words, named_languages, upper_first
from sorry_a11y.ui.session.key_commands import BY_KEY
from sorry_a11y.ui.session.line_screen import LineScreen
from sorry_a11y.ui.session.list_screen import ListScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Ending, Reply, reply_of
from sorry_a11y.ui.session.row_menu import Row, RowMenu
from sorry_a11y.ui.session.screen import Screen

_DIGITS = 8
"""The digits of the number by which a guest without a key comes back to a seat."""
_HALL_NAME = "hall"
"""The user name, in place of a code, for the hall."""
_REFUSED = 1
"""The exit status of a guest who gets no seat."""
Tell = Callable[[], Reply]
"""A function that returns the reply to what a step has found out."""


class ArrivalScreen(Screen):
    """The first screen of a guest, on which the questions lie and what is waited for.

    Args:
        session: The session of the guest.
    """

    def __init__(self, session: GuestSession) -> None:
        super().__init__(session.player.held)
        self._session = session
        self._player = session.player
        self._guest = session.guest
        self._is_understood = bool(self._guest.language)
        self._waiting: WaitingScreen[Tell] | None = None

    @property
    def _is_for_hall(self) -> bool:
        return self._guest.code.casefold() == _HALL_NAME

    def opened(self) -> Reply:
        """Return the first reply at the guest's earlier seat, or the first question."""
        return self._wait(self._arrive())

    def resumed(self) -> Reply:
        """Return the next question, after one was left or the guest waits for nothing more."""
        if not self._is_understood:
            return self._ask_language()
        return self._player.quit() if self._is_for_hall else self._ask_name()

    def key(self, key: str) -> Reply:  # noqa: ARG002
        """Return the next question."""
        return self.resumed()

    def hang_up(self, why: Ending) -> Reply:
        """Return the farewell; nothing is waited for any more."""
        if self._waiting:
            self._waiting.give_up()
        return super().hang_up(why)

    # -- steps -----------------------------------------------------------------------------------

    def _wait(self, step: Coroutine[Any, Any, Tell]) -> Reply:
        """Wait for a step, which returns the function that tells what came of it."""
        sentence = self.listener().say("people-wait-table")
        self._waiting = WaitingScreen(self._player, sentence, step, lambda tell: tell())
        return self._player.visit(self._waiting)

    async def _arrive(self) -> Tell:
        """Find the seat of a guest by their key, or lead on to a new one."""
        if self._guest.fingerprint:
            key = self._key()
            if seat := await self._session.entrance.seats.load(key):
                return await self._take_back(seat, key)
        return await self._lead_on() if self._is_understood else self._ask_language

    def _ask_language(self) -> Reply:
        return self._player.visit(LanguageScreen(self._player, self._hear_language))

    def _hear_language(self, language: str) -> Reply:
        self._understand(language)
        return self._wait(self._lead_on())

    def _understand(self, language: str) -> None:
        self._is_understood = True
        self._session.speak(language)

    async def _lead_on(self, lead: Sequence[str] = ()) -> Tell:
        """Lead to the hall, or to the name if there is a table with the code."""
        if self._is_for_hall:
            return await self._enter_hall(lead)
        answer = await self._session.ask(msg.Join(self._guest.code, ""))
        if isinstance(answer, msg.Refused) and answer.why == "name":
            return partial(self._ask_name, lead)
        return partial(self._refuse, self._why(answer))

    def _ask_name(self, lead: Sequence[str] = (), *, is_again: bool = False) -> Reply:
        """Ask for a name; a guest without a key may type the number of a seat instead."""
        to = self.listener()
        is_hinted = not (self._guest.fingerprint or is_again)
        hint = [to.say("people-ssh-hint")] if is_hinted else []
        asked = reply_of(to, [*hint, to.say("people-ssh-name")])
        reply = self._player.visit(LineScreen(self._player, lambda: asked, self._hear_name))
        return self._led(lead, reply)

    def _led(self, lead: Sequence[str], reply: Reply) -> Reply:
        """Return a reply with sentences before it, given without full stops."""
        told = [self.listener().stopped(upper_first(one)) for one in lead]
        return reply.replace(news=(*told, *reply.news))

    def _hear_name(self, name: str) -> Reply:
        digits = name.replace(" ", "")
        if len(digits) == _DIGITS and digits.isdecimal() and digits.isascii():
            return self._wait(self._find_number(digits))
        return self._wait(self._join(name[:40]))

    async def _join(self, name: str) -> Tell:
        """Ask for a seat; where there is none, the guest watches."""
        answer = await self._session.ask(msg.Join(self._guest.code, name))
        if isinstance(answer, msg.Seated):
            return partial(self._sit, answer)
        told = self._why(answer)
        if answer and answer.why == "name":
            return partial(self._ask_name, [told], is_again=True)
        return partial(self._refuse, told)

    def _why(self, answer: msg.Seated | msg.Refused | None) -> str:
        """Return the sentence for an answer that gives no seat, without a full stop."""
        if isinstance(answer, msg.Refused):
            return told_refusal(self.listener(), answer)
        return self.listener().say("people-ssh-silent")

    def _refuse(self, sentence: str) -> Reply:
        """Return a refusal, which ends the session."""
        told = self.listener().stopped(upper_first(sentence))
        return self._player.end(Reply((), told, status=_REFUSED))

    # -- the hall --------------------------------------------------------------------------------

    async def _enter_hall(self, lead: Sequence[str]) -> Tell:
        session = self._session
        if not self._guest.fingerprint:
            return partial(self._refuse, self.listener().say("people-ssh-key"))
        try:
            connection = await session.connect(msg.EnterHall())
        except ConnectionFailedError as error:
            return partial(self._refuse, self._why(error.message))

        def sit(seated: msg.Seated, lead: Sequence[str], you: msg.You) -> TableScreen:
            seat = SavedSeat.of(seated, language=self._player.settings.language)
            return session.seated(seat, self._key(), lead, you)

        def enter() -> Reply:
            session.is_seated = True
            return self._led(lead, hall_screen(connection, self._player, sit).inner.opened())

        return enter

    # -- a seat ----------------------------------------------------------------------------------

    def _key(self, number: str = "") -> SeatKey:
        holder = f"number {number}" if number else f"key {self._guest.fingerprint}"
        return seat_key(holder, self._guest.code)

    def _sit(self, seated: msg.Seated) -> Reply:
        """Play with a new seat; who has no key is told the number of it."""
        number = "" if self._guest.fingerprint else f"{randbelow(10**_DIGITS):0{_DIGITS}}"
        told = [self.listener().say("people-ssh-number", number=spelled(number))] if number else []
        seat = SavedSeat.of(seated, language=self._player.settings.language)
        return self._player.enter(self._session.seated(seat, self._key(number), told))

    async def _find_number(self, number: str) -> Tell:
        """Find the seat that has a number, unless too many were tried."""
        entrance, address = self._session.entrance, self._guest.address
        if not entrance.guesses.note_token(address, entrance.clock()):
            return partial(self._refuse, self._why(msg.Refused("many")))
        key = self._key(number)
        if seat := await entrance.seats.load(key):
            entrance.guesses.note_right(address, entrance.clock())
            return await self._take_back(seat, key)
        return partial(self._ask_name, [self.listener().say("people-ssh-no-number")], is_again=True)

    async def _take_back(self, seat: SavedSeat, key: SeatKey) -> Tell:
        """Ask for a seat that the guest had."""
        self._understand(seat.language)
        answer = await self._session.ask(msg.Back(seat.table, seat.token, -1))
        if isinstance(answer, msg.Seated):
            return partial(self._play_on, seat, key)
        told = self._why(answer)
        if answer is None or answer.why not in ("token", "elsewhere"):
            return partial(self._refuse, told)
        await self._session.entrance.seats.forget(key)
        self._session.close()
        return await self._lead_on([told])

    def _play_on(self, seat: SavedSeat, key: SeatKey) -> Reply:
        lead = [self.listener().say("people-welcome-back")]
        return self._player.enter(self._session.seated(seat, key, lead))


class LanguageScreen(ListScreen):
    """The list of languages, each of which tells its key in its own words.

    Args:
        session: The session of the guest.
        take: The function that is called with the chosen language.
    """

    def __init__(self, session: PlayerSession, take: Callable[[str], Reply]) -> None:
        def taken(language: str) -> Reply:
            session.pop()
            return take(language)

        self._rows = [
            Row(partial(Words(one).say, "people-ssh-language", number=at), partial(taken, one))
            for at, one in enumerate(named_languages(), 1)
        ]
        super().__init__(session, RowMenu(self._rows, session.listener, acts_at_once=lambda: True))

    def opened(self) -> Reply:
        """Return the question in every language."""
        *news, focus = [
            Words(one).stopped(upper_first(row.told(Words(one))))
            for one, row in zip(named_languages(), self._rows, strict=True)
        ]
        return Reply(tuple(news), focus)

    def key(self, key: str) -> Reply:
        """Take the key of a language; any other key repeats the question."""
        return self.menu.press(key, BY_KEY.get(key)) or self.opened()
