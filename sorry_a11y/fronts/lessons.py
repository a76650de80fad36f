"""Six short lessons on real positions, each a task with keys to press.

A lesson sets up a table and says what to do; the keys go to a real presenter, so what is heard is
what a game says. A key that is not the task is answered too, and the task is told again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sorry_a11y.narration.words import Words
from sorry_a11y.rules.actions import Lot, Shuffle
from sorry_a11y.rules.game import act_silently, new_game, placed
from sorry_a11y.rules.notation import parse_place
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.session.front import PlainFront
from sorry_a11y.session.presenter import Presenter
from sorry_a11y.session.reply import Ending, Reply
from sorry_a11y.settings.values import Settings
from sorry_a11y.table.chance import SeededChance
from sorry_a11y.table.host import Host
from sorry_a11y.table.seats import seat_players
from sorry_a11y.table.table import Table

GO_ON = ("enter", "space")
QUESTIONS = frozenset("wotcskdyalr,.v")
"""Keys that only ask, so that they may be tried at any time."""


@dataclass(frozen=True)
class Task:
    """``name`` picks the message ``learn-NAME`` that says what to do; any of ``keys`` does it."""

    name: str
    keys: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """``pawns``: places of red and yellow; ``card``: drawn by red; ``tasks`` one after the
    other. The opponents draw cards with which nothing of theirs can move."""

    pawns: tuple[tuple[str, ...], tuple[str, ...]]
    card: str
    tasks: tuple[Task, ...]


HOME_ALONE = ("start", "start", "start", "start")
LESSONS: tuple[Lesson, ...] = (
    Lesson((HOME_ALONE, HOME_ALONE), "1", (Task("start", GO_ON),)),
    Lesson(
        (("12", "start", "start", "home"), HOME_ALONE), "5",
        (Task("where", ("w",)), Task("again", GO_ON), Task("play", GO_ON)),
    ),
    Lesson(
        (("20", "30", "start", "start"), ("33", "start", "start", "start")), "3",
        (Task("next", ("n", "tab")), Task("bump", GO_ON)),
    ),
    Lesson(
        (("12", "safety 2", "start", "start"), HOME_ALONE), "7",
        (Task("hear", ("5",)), Task("digit", ("5",))),
    ),
    Lesson(
        (("20", "start", "start", "start"), ("15", "start", "start", "start")), "8",
        (Task("danger", ("d",)), Task("why", ("y",)), Task("list", ("l",))),
    ),
    Lesson(
        (("20", "50", "start", "start"), ("15", "start", "start", "start")), "10",
        (Task("take", ("1", *GO_ON)), Task("undo", ("u",)), Task("help", ("h", "?"))),
    ),
)


class Lessons(PlainFront):
    """The lessons as a front: ``rules`` is the rule book they are played by."""

    def __init__(self, rules: Ruleset, settings: Settings) -> None:
        # the lessons are made for these three, whatever is set for games
        super().__init__(replace(settings, pace="all", verbosity="brief", digits="tell"))
        self._rules = rules
        self._words = Words(settings.language)
        self._lesson = 0
        self._task = 0
        self._presenter = self._set_up()

    def open(self) -> Reply:
        """What the lessons are, and the first one."""
        return self._told([self._say("learn-open", count=len(LESSONS))], self._begin())

    def press(self, key: str) -> Reply:
        """The game's reply to the key, then the next task, or the same one again."""
        if key == "q":
            return Reply((), self._words.say("learn-left"), status=0)
        task = LESSONS[self._lesson].tasks[self._task]
        done = key in task.keys
        reply = self._presenter.press(key) if done or key in QUESTIONS else None
        if not done:
            return self._told([], reply or Reply((), self._task_text()),
                              again=reply is not None)
        assert reply is not None
        return self._advance(reply)

    def hang_up(self, why: Ending) -> Reply:
        """A clean farewell."""
        return self._presenter.hang_up(why)

    # -- lessons -----------------------------------------------------------------------------

    def _advance(self, reply: Reply) -> Reply:
        """The next task, the next lesson, or the end."""
        self._task += 1
        if self._task < len(LESSONS[self._lesson].tasks):
            return self._told([], reply, again=True)
        heard = [*reply.news, self._stopped(reply.focus), self._say("learn-done")]
        self._lesson, self._task = self._lesson + 1, 0
        if self._lesson == len(LESSONS):
            return Reply(tuple(heard), self._words.say("learn-end"), status=0)
        self._presenter = self._set_up()
        return self._told(heard, self._begin())

    def _begin(self) -> Reply:
        """The lesson's title, its position as a game tells it, its first task."""
        title = self._say("learn-lesson", number=self._lesson + 1, count=len(LESSONS))
        # the greeting belongs to a game; the lesson begins with the card
        opening = self._presenter.open()
        news = opening.news[-1:]
        return replace(opening, news=(title, *news, self._stopped(opening.focus)),
                       focus=self._task_text())

    def _told(self, before: Sequence[str], reply: Reply, *, again: bool = False) -> Reply:
        """A reply with sentences before it, and the task as its last line if ``again``."""
        news = [*before, *reply.news]
        if not again:
            return replace(reply, news=tuple(news))
        return replace(reply, news=(*news, self._stopped(reply.focus)), focus=self._task_text())

    def _task_text(self) -> str:
        task = LESSONS[self._lesson].tasks[self._task]
        return self._words.sentence([self._words.say(f"learn-{task.name}")])

    def _say(self, message: str, **values: str | int) -> str:
        return self._stopped(self._words.sentence([self._words.say(message, **values)]))

    def _stopped(self, sentence: str) -> str:
        return self._words.stopped(sentence)

    def _set_up(self) -> Presenter:
        """A table with the lesson's position, red to move."""
        lesson, rules = LESSONS[self._lesson], self._rules
        seating = seat_players(2, (), None)
        table = Table(rules, seating, SeededChance(self._lesson))
        deck = list(rules.full_deck)
        first, idle = rules.kind(lesson.card), rules.kind("3")
        deck.remove(first)
        deck.remove(idle)
        game = act_silently(new_game(rules, seating.seats), Shuffle(bytes([first, idle, *deck])))
        game = act_silently(game, Lot(seating.seats[0]))
        spots = bytearray(game.position)
        for seat, places in zip(seating.seats, lesson.pawns, strict=True):
            for number, place in enumerate(places):
                spots[4 * seat + number] = parse_place(rules.board, seat, place)
        table.game = placed(game, bytes(spots))
        return Presenter(Host(table), self.settings)
