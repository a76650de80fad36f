"""Questions of the people at a table elsewhere to one another."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.client.connection import TableConnection
from sorry_a11y.client.notes import Notes
from sorry_a11y.client.roster import Roster, told_names
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import AWAKE_S


class TableQuestions:
    """The question that is open to the player, and the one that any key of theirs ends: whether
    they are there."""

    def __init__(
        self, connection: TableConnection, roster: Roster, notes: Notes, clock: Callable[[], float]
    ) -> None:
        self._connection = connection
        self._roster = roster
        self._notes = notes
        self._clock = clock
        self._asked: msg.Asked | None = None
        self._is_about_own = False
        self._key_told = float("-inf")

    @property
    def is_asked(self) -> bool:
        """Tell whether a question to the player is open."""
        return self._asked is not None

    def ask(self, asked: msg.Asked) -> None:
        """Take a question."""
        self._asked = asked
        name = self._roster.name(asked.who)
        if asked.what == "idle" and asked.who == self._roster.own:
            self._asked, self._is_about_own = None, True
            self._notes.say("people-asks-about-you")
        elif asked.what != "undo":
            self._notes.say(f"people-asks-{asked.what}", name=name)
        else:
            names = told_names(asked.names)
            every = self._notes.listener().every(names)
            self._notes.say("people-asks-undo", name=name, names=every, count=len(names))

    def answer(self, *, yes: bool) -> str:
        """Answer what is asked; return what is told of it."""
        to, asked = self._notes.listener(), self._asked
        if asked is None:
            return to.say("people-nothing-asked")
        if not self._connection.send(msg.AnswerQuestion(asked.ask, yes)):
            return to.say("people-lost")
        self._asked = None
        return to.say("people-answered", yes="yes" if yes else "no")

    def settled(self, settled: msg.Settled) -> None:
        """Take the answer of all."""
        self._asked = None
        if settled.yes:
            return
        self._is_about_own = False
        if settled.what == "undo":
            self._notes.say("people-undo-no")
        elif settled.who != self._roster.own:
            self._notes.say("people-waiting-goes-on", name=self._roster.name(settled.who))

    def note_key(self) -> None:
        """Have the table know that the player is there, who has pressed a key."""
        now = self._clock()
        if self._is_about_own or now - self._key_told >= AWAKE_S:
            self._is_about_own, self._key_told = False, now
            self._notes.drop(self._notes.listener().say("people-asks-about-you"))
            self._connection.send(msg.Awake())
