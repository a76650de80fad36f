"""The talk at a table elsewhere: what others say, and the player's own lines."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from sorry_a11y.client.connection import TableConnection
from sorry_a11y.client.notes import Notes
from sorry_a11y.client.roster import Roster
from sorry_a11y.narration import people
from sorry_a11y.session.reply import Foreign, Reply
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import fit_line

MOST_CHAT = 200
"""Lines of chat that can be heard again."""


class ChatLog:
    """The lines of chat that were told, for going back through them."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._said: list[Foreign] = []
        self._at = 0

    def add(self, line: str, said: Foreign) -> None:
        """Add the newest line, and what was ``said`` in it."""
        self._lines = [*self._lines[-MOST_CHAT + 1 :], line]
        self._said = [*self._said[-MOST_CHAT + 1 :], said]
        self.to_newest()

    def foreign(self, sentences: Sequence[str], own: str) -> tuple[Foreign, ...]:
        """Return what was said in other languages than ``own`` and stands in these sentences."""
        return tuple(
            said for said in self._said
            if said.text and said.language not in ("", own)
            and any(said.text in sentence for sentence in sentences)
        )

    def to_newest(self) -> None:
        """Have the newest line be the next one that is looked at."""
        self._at = len(self._lines)

    def earlier(self) -> str:
        """Return the line before the one looked at; empty, and then the newest, if none is."""
        if self._at == 0:
            self.to_newest()
            return ""
        self._at -= 1
        return self._lines[self._at]


class TableChat:
    """The chat of a table. What others say waits in ``notes``; a line of the player's own is told
    once the table has told it to everybody."""

    def __init__(self, connection: TableConnection, roster: Roster, notes: Notes) -> None:
        self._connection = connection
        self._roster = roster
        self._notes = notes
        self._log = ChatLog()
        self._unanswered: deque[str] = deque()

    def hear(self, message: msg.Said) -> None:
        """Take a line that the table tells."""
        if message.who == self._roster.own:
            if self._unanswered:
                self._notes.say("people-said", text=self._unanswered.popleft())
            return
        self._roster.meet(message.who, message.name)
        name = self._roster.name(message.who)
        text = fit_line(message.text)
        if not name or message.who in self._roster.muted or not (text or message.phrase):
            return
        line = people.said(self._notes.listener(), name, text, message.phrase)
        self._log.add(line, Foreign(text, message.language))
        self._notes.add(line)

    def say(self, message: msg.Say | msg.SayPhrase) -> bool:
        """Say a line to the table; return False while the connection is down."""
        if not self._connection.send(message):
            return False
        self._unanswered.append(
            message.text if isinstance(message, msg.Say)
            else people.phrase_text(self._notes.listener(), message.code)
        )
        return True

    def refused(self) -> None:
        """Note that the oldest line that was not answered is not told."""
        if self._unanswered:
            self._notes.say("people-unsaid", text=self._unanswered.popleft())

    def lost(self) -> None:
        """Note that the connection broke: nothing is answered any more."""
        self._unanswered.clear()

    def earlier(self) -> str:
        """Return the newest line of chat, and at each further call the one before."""
        line = self._log.earlier()
        self._notes.drop(line)  # it is told now
        return line or self._notes.listener().say("people-no-chat")

    def look_up(self) -> None:
        """Have the newest line of chat be next again."""
        self._log.to_newest()

    def foreign_in(self, reply: Reply) -> tuple[Foreign, ...]:
        """Return what others said in another language than the player's and a reply tells."""
        own = self._notes.listener().language
        return self._log.foreign((*reply.news, reply.focus), own)
