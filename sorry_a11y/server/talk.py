"""The talk at a table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from sorry_a11y.server.members import Guest, Members
from sorry_a11y.server.moderation import MOST_REPORTED_LINES
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room_feed import RoomFeed
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import fit_line


class Talk:
    """Passes on what the guests of a room say.

    Attributes:
        last_lines: The last lines, kept for a report alone.
    """

    def __init__(self, members: Members, feed: RoomFeed) -> None:
        self.last_lines: deque[str] = deque(maxlen=MOST_REPORTED_LINES)
        self._members = members
        self._feed = feed
        self._count = 0

    def say(
        self, guest: Guest, message: msg.Say | msg.SayPhrase, blocks: Callable[[int, int], bool]
    ) -> None:
        """Tell everybody a line, the guest as well, but not those who have blocked the guest.

        Args:
            guest: The guest who says it.
            message: The line.
            blocks: Whether one identity has blocked another.

        Raises:
            RefusedError: The guest may not talk, or nothing is left that can be told.
        """
        if guest.silenced:
            raise RefusedError("silenced", of="say")
        text, phrase, language = "", None, ""
        if isinstance(message, msg.SayPhrase):
            phrase = message.code
        else:
            text, language = fit_line(message.text), message.language
            if not text:
                raise RefusedError("message", of="say")
        self._count += 1
        said = msg.Said(self._count, guest.number, guest.name, text, phrase, language)
        self.last_lines.append(f"{guest.name}: {phrase or text}")
        for one in self._members.hearing():
            if one is guest or not blocks(one.person, guest.person):
                self._feed.send(one, said)
