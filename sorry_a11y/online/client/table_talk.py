"""What is said at a table of a server: chat, questions to its people, and news of the hall."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from sorry_a11y.core.game.names import told_name, told_names
from sorry_a11y.core.rulesets.families import BOOKS
from sorry_a11y.online.client.notes import Notes
from sorry_a11y.online.client.seats import Visit
from sorry_a11y.online.client.table_people import TablePeople
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import spelled_code
from sorry_a11y.online.wire.protocol import AWAKE_S, fit_line
from sorry_a11y.output.narration import people
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.ui.session.reply import Foreign, Reply

_MOST_CHAT = 200
"""The number of last lines of chat that can be heard again."""
_MOST_FRIENDS = 40
"""The most friends in the table menu."""
_LATE_S = 10.0
"""Seconds after the end of a question in which a yes or no is taken for a late answer to it."""


class TableTalk:
    """The chat of a table, the open question to the player, and what the hall tells.

    Lines of others wait in ``notes``. The player's own line is told once the table has sent it to
    everybody.

    Args:
        visit: The player's connection and seat.
        people: The people of the table.
        notes: The sentences that wait.
    """

    def __init__(self, visit: Visit, people: TablePeople, notes: Notes) -> None:
        self._visit = visit
        self._people = people
        self._notes = notes
        self._lines = deque[tuple[str, Foreign]](maxlen=_MOST_CHAT)
        self._at = 0  # the place of the line that was last heard again
        self._unanswered: deque[str] = deque()
        self._asked: msg.Asked | None = None
        self._ends = 0.0
        self._said_no = False
        self._key_told = self._closed = float("-inf")
        self._relation: msg.Relate | None = None

    # -- chat ------------------------------------------------------------------------------------

    def hear(self, message: msg.Said) -> None:
        """Take a line that the table tells."""
        known = self._people
        if message.who == known.own:
            if self._unanswered:
                self._notes.say("people-said", text=self._unanswered.popleft())
            return
        known.meet(message.who, message.name)
        name, text = known.name(message.who), fit_line(message.text)
        if not name or message.who in known.muted or not (text or message.phrase):
            return
        line = people.said(self._notes.listener(), name, text, message.phrase)
        self._lines.append((line, Foreign(text, message.language)))
        self._notes.add(line)
        self.look_up()

    def say(self, message: msg.Say) -> bool:
        """Say a line to the table; return False while the connection is down."""
        if not self._visit.connection.send(message):
            return False
        self._unanswered.append(
            people.phrase_text(self._notes.listener(), message.phrase)
            if message.phrase
            else message.text
        )
        return True

    def refused(self) -> None:
        """Note that the table refused the oldest unanswered line."""
        if self._unanswered:
            self._notes.say("people-unsaid", text=self._unanswered.popleft())

    def lost(self) -> None:
        """Note that the connection broke, so that no line will be answered."""
        self._unanswered.clear()

    def earlier(self) -> str:
        """Return the newest line of chat, and at each further call the one before it.

        After the oldest line a sentence says that there is none, and the newest is next again.
        """
        if self._at == 0:
            self.look_up()
            return self._notes.listener().say("people-no-chat")
        self._at -= 1
        line = self._lines[self._at][0]
        self._notes.drop(line)  # it is told now
        return line

    def look_up(self) -> None:
        """Make the newest line of chat the next to be heard again."""
        self._at = len(self._lines)

    def foreign_in(self, reply: Reply) -> tuple[Foreign, ...]:
        """Return the lines of chat in a reply that are not in the player's language."""
        told, own = (*reply.news, reply.focus), self._notes.listener().language
        return tuple(
            said
            for _, said in self._lines
            if said.text
            and said.language not in ("", own)
            and any(said.text in sentence for sentence in told)
        )

    # -- questions -------------------------------------------------------------------------------

    @property
    def takes_answers(self) -> bool:
        """Return whether yes and no answer a question, which is open or ended `_LATE_S` ago."""
        return self._asked is not None or self._notes.clock() - self._closed < _LATE_S

    def ask(self, asked: msg.Asked) -> None:
        """Take a question."""
        if asked.what == "seat":
            self._people.meet(asked.who, asked.names[0] if asked.names else "")
        self._asked, self._ends = asked, self._notes.clock() + asked.seconds
        self._said_no = False
        self._notes.add(self.question(self._notes.listener()))

    def question(self, to: Words) -> str:
        """Return the open question in words; empty if there is none."""
        asked = self._asked
        if asked is None:
            return ""
        name, names = self._people.name(asked.who), told_names(asked.names)
        if asked.what == "seat":
            return to.say("people-asks-seat", name=name, other=names[-1] if names else "")
        return to.say("people-asks-undo", name=name, names=to.every(names), count=len(names))

    @property
    def seconds_left(self) -> int:
        """The seconds until the open question ends as if by a no; 0 if there is none."""
        return max(0, round(self._ends - self._notes.clock())) if self._asked else 0

    def answer(self, *, yes: bool) -> str:
        """Answer the open question; return the sentence that is told."""
        to, asked = self._notes.listener(), self._asked
        if asked is None:
            return to.say("people-nothing-asked")
        if not self._visit.connection.send(msg.AnswerQuestion(asked.ask, yes)):
            return to.say("people-lost")
        self._close()
        self._said_no = not yes
        return to.say("people-answered", yes="yes" if yes else "no")

    def settled(self, settled: msg.Settled) -> None:
        """Take the end of a question; who has said no knows what came of it."""
        self._close()
        if settled.yes or (settled.denied and self._said_no):
            return
        if settled.what == "undo":
            self._notes.say("people-undo-no", denied="yes" if settled.denied else "no")
        elif name := self._people.name(settled.who):
            who = "you" if settled.who == self._people.own else "other"
            self._notes.say("people-seat-no", name=name, who=who)

    def _close(self) -> None:
        if self._asked is not None:
            self._asked, self._closed = None, self._notes.clock()

    def tell_wait(self, guest: int, *, is_idle: bool) -> None:
        """Tell that a bot may play for somebody, now or soon.

        Where that is the player here, the next key is told to the table at once.
        """
        known, you = self._people, guest == self._people.own
        name = known.name(guest)
        if is_idle:
            self._notes.say("people-idle", name=name, who="you" if you else "other")
        if you:
            self._key_told = float("-inf")
        elif left := known.bot_in:
            self._notes.say("people-awaited", name=name, count=left)
        elif known.plays:
            self._notes.say("people-bot-may", name=name)

    def note_key(self) -> None:
        """Tell the table, at most once in AWAKE_S, that the player has pressed a key."""
        now = self._notes.clock()
        if now - self._key_told >= AWAKE_S:
            self._key_told = now
            self._notes.drop(self._notes.listener().say("people-idle", name="", who="you"))
            self._visit.connection.send(msg.Awake())

    # -- the hall --------------------------------------------------------------------------------

    def friends(self) -> Sequence[str] | None:
        """Return the names of the player's friends.

        None is returned if the player did not come by the hall.
        """
        you = self._visit.you
        return None if you is None else told_names(you.friends, _MOST_FRIENDS)

    def asking(self) -> Sequence[str]:
        """Return the names of those who ask to be the player's friend."""
        you = self._visit.you
        return told_names(you.asks, _MOST_FRIENDS) if you else ()

    def invitation(self, name: str) -> msg.Invite:
        """Return the message that invites a friend to this table."""
        return msg.Invite(name, self._visit.seat.code)

    def expect(self, message: msg.Up) -> None:
        """Note a request, so that its success can be told."""
        self._relation = message if isinstance(message, msg.Relate) else None

    def update(self, you: msg.You) -> None:
        """Take a new `wire.protocol.You`, which answers the last request."""
        asked, self._relation = self._relation, None
        before, self._visit.you = self._visit.you, you if self._visit.you else None
        if asked and (name := asked.name or self._people.name(asked.who)):
            is_friend = before is None or len(you.friends) > len(before.friends)
            done = "asked" if asked.what == "friend" and not is_friend else f"{asked.what}-done"
            self._notes.say(f"hall-{done}", name=name)

    def notice(self, notice: msg.Notice) -> None:
        """Take news from outside the table."""
        to, name = self._notes.listener(), told_name(notice.name)
        code = spelled_code(notice.code)
        if notice.what == "turn" and notice.code == self._visit.seat.table:
            return  # the game tells this itself
        if notice.what == "invited" and name and code and notice.game in BOOKS:
            game = to.say("menu-book", book=notice.game)
            self._notes.say("people-invited", name=name, game=game, code=people.read_out(to, code))
        elif notice.what == "sent" and name:
            self._notes.say("hall-invited", name=name)
        elif notice.what == "reported" and name:
            self._notes.say("people-reported", name=name, chat="yes" if notice.lines else "no")
        elif told := people.noticed(to, notice.what, name, fit_line(notice.text)):
            self._notes.add(told)
