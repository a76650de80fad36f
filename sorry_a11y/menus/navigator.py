"""The lobby: whatever speaks at the moment, and the way back from it."""

from __future__ import annotations

from dataclasses import replace

from sorry_a11y.session.reply import Reply
from sorry_a11y.session.screen import Screen, WrappedScreen


class Navigator(WrappedScreen):
    """A front in which others take turns. What is *visited* (a menu, a text, the lessons) comes
    back to where it was opened when it ends; what is *entered* (a game) stands for itself, and
    with its end the program ends."""

    def __init__(self, front: Screen) -> None:
        super().__init__(front)
        self._behind: list[Screen] = []

    def visit(self, front: Screen) -> Reply:
        """Let another front speak until it ends; its first reply."""
        self._behind.append(self.front)
        self.turn_to(front)
        return front.open()

    def enter(self, front: Screen) -> Reply:
        """Let another front speak from now on, with no way back; its first reply."""
        self._behind.clear()
        self.turn_to(front)
        return front.open()

    def come_back(self, reply: Reply) -> Reply:
        """Go back to where the front that speaks was opened, with its last words before what is
        told there, unless they say goodbye: nobody goes."""
        parent = self._behind.pop()
        self.turn_to(parent)
        back = parent.press("enter")  # which tells the choice again, since it has been taken
        words = self.listener()
        partings = ("", words.say("end-goodbye"), words.say("end-goodbye-kept"))
        last = [] if reply.focus in partings else [words.stopped(reply.focus)]
        return replace(back, news=(*reply.news, *last, *back.news))

    def quit(self) -> Reply:
        """End the program from wherever it is."""
        self._behind.clear()
        return Reply((), self.listener().say("end-goodbye"), status=0)

    def press(self, key: str) -> Reply:
        """The reply to one key."""
        reply = super().press(key)
        while reply.status is not None and self._behind:
            reply = self.come_back(reply)
        return reply
