"""Short lessons on real positions, which explain the game and its keys one after the other.

A lesson sets up a table; each of its tasks tells a fact of the game, or says what to do. The keys
go to the screen of a real game, so that the replies are those of a game. Another key than that of
the task is answered if it only asks, and the task is told again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from sorry_a11y.core.game.chance import Chance
from sorry_a11y.core.game.header import Header, Purpose
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.setup import seat_players
from sorry_a11y.core.rules.actions import Lot, Shuffle
from sorry_a11y.core.rules.board import Seat, pawn_of
from sorry_a11y.core.rules.game import apply_silently, begin_silently, placed
from sorry_a11y.core.rules.notation import parse_place
from sorry_a11y.core.rules.ruleset import NO_HANDS, Game, Phase, Ruleset
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.ui.session.game_screen import GameScreen
from sorry_a11y.ui.session.key_commands import command_of, key_name
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply, Shown, goodbye
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.settings.values import Settings

_GO_ON = ("enter", "space")

_TaskKind = Literal["hear", "ask", "play"]
"""The kind of a task: to hear a fact and go on, to ask or browse by a key, or to play."""


class Task(NamedTuple):
    """One task of a lesson.

    Attributes:
        name: The name of its message, without "learn-".
        keys: The keys that do it, each by itself.
        kind: Whether it is a fact, a question or a play.
    """

    name: str
    keys: tuple[str, ...] = _GO_ON
    kind: _TaskKind = "hear"


class Lesson(NamedTuple):
    """A lesson.

    Attributes:
        tasks: The tasks in their order.
        pawns: The places of each seat's pawns, in the order of the seats (two with open cards, four
            with hands); the pawns of seats left out have not begun.
        card: The open card that red has drawn; the opponent then draws a 3, with which none of
            their pawns can move.
        hand: The hand of red, who is on turn; if it is empty, hands are dealt, and partners
            exchange cards.
    """

    tasks: tuple[Task, ...]
    pawns: tuple[tuple[str, ...], ...] = ()
    card: str = ""
    hand: tuple[str, ...] = ()


def _ask(name: str, *keys: str) -> Task:
    return Task(name, keys or _GO_ON, "ask")


def _play(name: str, *keys: str) -> Task:
    return Task(name, keys or _GO_ON, "play")


_HOME_ALONE = ("start", "start", "start", "start")
OPEN_COURSE: tuple[Lesson, ...] = (
    Lesson(
        (Task("goal"), Task("track"), Task("out"), _play("start")), (_HOME_ALONE, _HOME_ALONE), "1"
    ),
    Lesson(
        (Task("to-go"), _ask("where", "w"), _ask("again"), _play("play")),
        (("12", "start", "start", "home"), _HOME_ALONE),
        "5",
    ),
    Lesson(
        (Task("slides"), _play("slide")),
        (("11", "start", "start", "start"), ("18", "start", "start", "start")),
        "5",
    ),
    Lesson(
        (Task("bumping"), _ask("next", "n", "tab"), _play("bump")),
        (("20", "30", "start", "start"), ("33", "start", "start", "start")),
        "3",
    ),
    Lesson(
        (Task("safety"), Task("seven"), _ask("hear", "5"), _play("digit", "5")),
        (("12", "safety 2", "start", "start"), _HOME_ALONE),
        "7",
    ),
    Lesson((Task("four"), _play("back")), (("4", "start", "start", "start"), _HOME_ALONE), "4"),
    Lesson(
        (Task("eleven"), _ask("list", "l"), _play("take")),
        (("20", "start", "start", "start"), ("40", "start", "start", "start")),
        "11",
    ),
    Lesson(
        (Task("sorry"), _play("take")), (_HOME_ALONE, ("40", "start", "start", "start")), "sorry"
    ),
    Lesson(
        (_ask("danger", "d"), _ask("why", "y")),
        (("20", "start", "start", "start"), ("15", "start", "start", "start")),
        "8",
    ),
    Lesson(
        (
            Task("ten"),
            _play("take", "1", *_GO_ON),
            _ask("undo", "u"),
            _ask("help", "h", "?"),
            _ask("help-key", "w"),
        ),
        (("20", "50", "start", "start"), ("15", "start", "start", "start")),
        "10",
    ),
)
_KENNEL = ("kennel", "kennel", "kennel", "kennel")
_IN_TARGETS = ("target 1", "target 2", "target 3", "target 4")
HANDS: tuple[Lesson, ...] = (
    Lesson(
        (
            Task("dog-goal"),
            _ask("dog-hand", "f"),
            Task("dog-give"),
            _play("dog-take"),
            _ask("dog-card", "c"),
            _ask("dog-where", "w"),
        )
    ),
    Lesson((Task("dog-out"), _play("start")), hand=("K", "5", "9")),
    Lesson(
        (Task("dog-digit"), _ask("dog-choose", "8"), _play("dog-move", "8")),
        (("20", "kennel", "kennel", "kennel"),),
        hand=("6", "8", "10"),
    ),
    Lesson(
        (Task("dog-targets"), _play("dog-in")), (("37", "kennel", "kennel", "kennel"),), hand=("3",)
    ),
    Lesson(
        (Task("dog-seven"), _play("dog-burn")),
        (("20", "kennel", "kennel", "kennel"), ("24", "kennel", "kennel", "kennel")),
        hand=("7",),
    ),
    Lesson(
        (Task("dog-jack"), _play("take")),
        (("20", "kennel", "kennel", "kennel"), ("35", "kennel", "kennel", "kennel")),
        hand=("J",),
    ),
    Lesson((Task("dog-fold"), _play("dog-lay")), hand=("5", "9", "Q")),
    Lesson(
        (Task("dog-partner"), _play("take")),
        (_IN_TARGETS, _KENNEL, ("5", "kennel", "kennel", "kennel")),
        hand=("9",),
    ),
)
_COURSES: Mapping[str, tuple[Lesson, ...]] = {"open": OPEN_COURSE, "hands": HANDS}
"""The lessons for rule books with open cards and for those with hands."""


_QUESTIONS = frozenset("wocsdyealr,.fg")
"""Keys that only ask, so that they may be tried at any time."""
_ANSWERS: Mapping[str, str] = {"h": "keys", "?": "keys", "u": "no-undo"}
"""Keys that would lead out of a lesson's position, and the message that answers them instead."""


class Lessons(Screen):
    """The lessons as a screen.

    Args:
        rules: The rule book by which they are played.
        settings: The player's settings.
        begin_game: A function that begins the game which the player asks for at the end, and
            returns its first reply; None if the program begins it after this screen.

    Attributes:
        begins: Whether the player asked for a game at the end.
    """

    def __init__(
        self,
        rules: Ruleset,
        settings: Settings,
        begin_game: Callable[[], Reply] | None = None,
    ) -> None:
        # the lessons are written for these settings, whatever is set for games
        super().__init__(
            settings.replace(pace="all", verbosity="brief", digits="tell", forced="ask")
        )
        self._rules = rules
        self._words = Words(settings.language)
        self._lessons = _COURSES["open" if rules.is_open else "hands"]
        self.begins = False
        self._begin_game = begin_game
        self._quits = False
        self._choice: list[str] = []
        self._lesson = 0
        self._task = 0
        self._game = self._set_up()

    def opened(self) -> Reply:
        """Return the title of the lessons, and the first lesson."""
        reply = self._begin()
        return reply.replace(news=(self._stopped(self._sentence("learn-open")), *reply.news))

    def key(self, key: str) -> Reply:
        """Return the game's reply to the key, then the next task, or the same one again.

        Another key than the one that is asked for is answered by what it does in a game.
        """
        quits, self._quits = self._quits, False
        if key == "q":
            return self._leave(quits)
        if self._lesson == len(self._lessons):
            self.begins = key in _GO_ON
            if self.begins and self._begin_game:
                return self._begin_game()
            if self.begins:
                return Reply((), self._words.say("learn-begins"), status=0)
            return goodbye(self._words)
        task = self._current
        done = key in task.keys
        if done and task.kind == "hear":
            return self._advance(Reply((), ""), task)
        if not done and key in _ANSWERS:
            answer = self._sentence(f"learn-{_ANSWERS[key]}")
            return Reply((self._stopped(answer),), self._task_text())
        if not done and key not in _QUESTIONS:
            return Reply((self._stopped(self._explained(key)),), self._task_text())
        reply = self._game.key(key)
        if done:
            return self._advance(reply, task)
        news = (*reply.news, self._stopped(reply.focus))
        return reply.replace(news=news, focus=self._task_text())

    def _leave(self, again: bool) -> Reply:
        """Return the farewell if q was pressed ``again``, else what one more q would do."""
        if again or self._lesson == len(self._lessons):
            return goodbye(self._words)
        self._quits = True
        return Reply((), self._sentence("learn-quit"))

    def shown(self) -> Shown:
        """Return the key that the task asks for, or at the end the choices to play or to leave."""
        if self._lesson == len(self._lessons):
            say = self._words.say
            begin, leave = ("enter", say("learn-begins")), ("q", say("page-quit"))
            return Shown.keys_of("end", begin, leave)
        of = f"lesson {self._lesson} task {self._task}"
        return Shown.keys_of(of, (self._current.keys[0], self._task_text()))

    # -- lessons -----------------------------------------------------------------------------

    def _first_choice(self) -> list[str]:
        """Return the card and the first choice, once, when a task needs them."""
        if self._current.kind == "hear":
            return []
        told, self._choice = self._choice, []
        return told

    @property
    def _current(self) -> Task:
        """The task under way."""
        return self._lessons[self._lesson].tasks[self._task]

    def _advance(self, reply: Reply, task: Task) -> Reply:
        """Return the next task, the first one of the next lesson, or the end of the lessons.

        Args:
            reply: The reply to the key that did the task. It is left out after a play, which was
                told as a choice; the turns of others are not what the lesson is about.
            task: The task that was done.
        """
        self._task += 1
        heard = (
            []
            if task.kind == "play"
            else [*reply.news, *([self._stopped(reply.focus)] if reply.focus else [])]
        )
        if self._task < len(self._lessons[self._lesson].tasks):
            heard += self._first_choice()
            return reply.replace(news=tuple(heard), focus=self._task_text())
        self._lesson, self._task = self._lesson + 1, 0
        if self._lesson == len(self._lessons):
            return reply.replace(news=tuple(heard), focus=self._sentence("learn-end"))
        self._game = self._set_up()
        begun = self._begin()
        done = self._stopped(self._sentence("learn-done"))
        return begun.replace(news=(*heard, done, *begun.news))

    def _begin(self) -> Reply:
        """Return the lesson's title, its position as a game tells it, and its first task."""
        title = self._stopped(
            self._sentence("learn-lesson", number=self._lesson + 1, count=len(self._lessons))
        )
        # the greeting belongs to a game; the lesson begins with the card
        opening = self._game.opened()
        news = [*opening.news[-1:], self._stopped(opening.focus)]
        self._choice = news
        news_of_task = (title, *self._first_choice())
        return opening.replace(news=news_of_task, focus=self._task_text(), cues=())

    def _explained(self, key: str) -> str:
        """Return what a key does in a game."""
        say, command = self._words.say, command_of(self._words, key)
        if command is None:
            return self._sentence("help-nothing", key=key_name(self._words, key))
        named = say("help-key", key=key_name(self._words, key))
        return self._words.sentence([named, say(f"help-{command.name}")])

    def _task_text(self) -> str:
        text = self._sentence(f"learn-{self._current.name}")
        goes_on = [self._words.say("decision-go-on")] if self._current.kind == "hear" else []
        return self._words.join([text, *goes_on])

    def _sentence(self, message: str, **values: str | int) -> str:
        return self._words.sentence([self._words.say(message, **values)])

    def _stopped(self, sentence: str) -> str:
        return self._words.stopped(sentence)

    def _set_up(self) -> PlayerSession:
        """Return a session with a game in the lesson's position, with red on turn."""
        lesson, rules = self._lessons[self._lesson], self._rules
        seating = seat_players(2 if rules.is_open else None, (), None)
        header = Header.of(rules, seating, Chance(self._lesson), purpose=Purpose("lesson"))
        start = None
        if rules.is_open:
            start = self._placed(self._drawn(lesson, seating.seats), lesson)
        elif lesson.hand:
            start = self._placed(self._held(lesson, seating.seats), lesson)
        game = LoggedGame(header, rules, seating, start=start)
        session = PlayerSession(self.settings)
        return session.starting(GameScreen(session, game))

    def _drawn(self, lesson: Lesson, seats: tuple[Seat, ...]) -> Game:
        """Return a game in which red has drawn the lesson's card."""
        rules = self._rules
        deck = list(rules.full_deck)
        first, idle = rules.kind(lesson.card), rules.kind("3")
        deck.remove(first)
        deck.remove(idle)
        shuffle = Shuffle(bytes([first, idle, *deck]))
        game = apply_silently(begin_silently(rules, seats), shuffle)
        return apply_silently(game, Lot(seats[0]))

    def _held(self, lesson: Lesson, seats: tuple[Seat, ...]) -> Game:
        """Return a game in which red is on turn and holds the lesson's hand."""
        rules = self._rules
        rest = bytearray(rules.full_deck)
        hand = bytes(rules.kind(card) for card in lesson.hand)
        for card in hand:
            rest.remove(card)
        return begin_silently(rules, seats).replace(
            phase=Phase.PLAY,
            turn=seats[0],
            pile=b"",
            discards=bytes(rest),
            hands=(hand, *NO_HANDS[1:]),
            starter=seats[0],
        )

    def _placed(self, game: Game, lesson: Lesson) -> Game:
        """Return the game with the pawns where the lesson has them."""
        spots = bytearray(game.position)
        for seat, places in zip(game.seats, lesson.pawns, strict=False):
            for number, place in enumerate(places):
                spots[pawn_of(seat, number)] = parse_place(self._rules.board, seat, place)
        return placed(game, bytes(spots))
