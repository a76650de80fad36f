"""What the menu of a server's hall and its lists share: requests, and news between keys."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

from sorry_a11y.online.client.hall_client import HallClient
from sorry_a11y.online.client.waiting import WaitingScreen
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.protocol import fit_line
from sorry_a11y.output.narration.catalog import Words, upper_first
from sorry_a11y.output.narration.people import noticed
from sorry_a11y.output.sound.earcons import Cue, Earcon
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply, reply_of
from sorry_a11y.ui.session.screen import Screen

_Answer = TypeVar("_Answer")
_MOST_OFFERS = 2
FIXED_ROWS = 7
"""The rows of the hall before the offers."""
_OFFERS = frozenset({"table", "invited"})
"""Notices that lead to a table."""
_CALLS = _OFFERS | {"friend", "asks", "friends", "turn"}
"""Notices for which a sound calls a player who is in another screen."""


class HallRoot(Protocol):
    """The menu of the hall, on which its lists lie."""

    def alone(self) -> None:
        """Take everything away that lies on the menu, without a word."""

    def ask_name(self, lead: list[str]) -> Reply:
        """Ask for a name, after the sentences ``lead``."""

    def entered(self, found: Screen | str) -> Reply:
        """Enter a table, or tell why there is none and the menu anew."""

    def renew(self) -> None:
        """Take over another offer; the rows before the offers stay as they are."""

    def told_at(self, row: int, lead: list[str]) -> Reply:
        """Return ``lead`` and a row of the menu, from 0."""


class HallDesk:
    """The requests to the hall, and its news.

    Args:
        session: The session of the player.
        port: The hall.
        root: The menu of the hall.

    Attributes:
        session: As given.
        port: As given.
        root: As given.
        offers: The newest notices that lead to a table.
    """

    def __init__(self, session: PlayerSession, port: HallClient, root: HallRoot) -> None:
        self.session = session
        self.port = port
        self.root = root
        self.offers: list[msg.Notice] = []
        self._was_lost = False

    def listener(self) -> Words:
        """Return the words of the player's language."""
        return self.session.listener()

    def say(self, message: str, **values: str | int) -> str:
        """Return a message of the hall."""
        return self.listener().say(message, **values)

    def game_label(self, message: str, game: str, **values: str) -> str:
        """Return a row about a game."""
        return self.say(message, game=self.listener().say("menu-book", book=game), **values)

    # -- what is asked -----------------------------------------------------------------------------

    def wait(
        self, request: Coroutine[Any, Any, _Answer], then: Callable[[_Answer], Reply]
    ) -> Reply:
        """Wait for the answer to a request, and go on with it."""
        sentence = self.say("hall-waits")
        return self.session.visit(WaitingScreen(self.session, sentence, request, then))

    def sit(self, wish: Callable[[str], msg.HostTable | msg.Join | msg.PlayNow]) -> Reply:
        """Sit down at a table; ``wish`` makes the request from the player's name."""
        return self.enter(lambda: self.port.sit(wish(self.port.you.name)))

    def enter(self, find: Callable[[], Coroutine[Any, Any, Screen | str]]) -> Reply:
        """Enter the screen that ``find`` returns, or tell its sentence; ask for a name before."""
        if not self.port.you.name:
            return self.root.ask_name([])
        return self.wait(find(), self.root.entered)

    # -- what comes --------------------------------------------------------------------------------

    def news_with(self, current: Callable[[], Reply]) -> Reply | None:
        """Return the news, if any, followed by a reply."""
        lead = self._lead()
        return _with_lead(lead, current) if lead else None

    def after_news(self, act: Callable[[], Reply]) -> Reply:
        """Return the reply of ``act`` after the news."""
        return _with_lead(self._lead(), act)

    def _lead(self) -> Reply | None:
        """Return the new notices, without a focus line; None if there are none.

        If the server refuses the player for good, it is the last reply.
        """
        to, notices = self.listener(), self.port.notices()
        if self.port.banned:
            self.root.alone()
            last = reply_of(to, [self.port.banned, to.say("people-end-banned")])
            return last.replace(status=0, goodbye="plain")
        told = self.told(notices)
        if self.port.is_lost != self._was_lost:
            self._was_lost = self.port.is_lost
            told.append(to.say("hall-line-lost" if self._was_lost else "hall-line-back"))
        if not told:
            return None
        if any(one.what in _OFFERS for one in notices):
            self.root.renew()
        return Reply(
            tuple(to.stopped(upper_first(one)) for one in told),
            "",
            cues=(Cue(Earcon.HANDOVER),),
            calls=any(one.what in _CALLS for one in notices),
        )

    def told(self, notices: list[msg.Notice]) -> list[str]:
        """Return the sentences about notices; an offer becomes a row after the others."""
        told = []
        for one in notices:
            if one.what in _OFFERS:
                self.offers = [*self.offers[-_MOST_OFFERS + 1 :], one]
                told.append(
                    self.game_label(
                        f"hall-news-{one.what}",
                        one.game,
                        name=one.name,
                        number=str(FIXED_ROWS + self.offers.index(one) + 1),
                    )
                )
            elif sentence := noticed(self.listener(), one.what, one.name, fit_line(one.text)):
                told.append(sentence)
        return told


def _with_lead(lead: Reply | None, act: Callable[[], Reply]) -> Reply:
    """Return ``lead`` followed by the reply of ``act``; ``lead`` alone if it ends the session."""
    if lead is None:
        return act()
    if lead.status is not None:
        return lead
    reply = act()
    return reply.replace(
        news=(*lead.news, *reply.news),
        cues=(*lead.cues, *reply.cues),
        calls=lead.calls or reply.calls,
    )
