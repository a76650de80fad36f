"""The one stack of screens: what is told where a screen ends, waits, or asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from sorry_a11y.ui.session.line_screen import LineScreen
from sorry_a11y.ui.session.list_screen import QuestionScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply, goodbye
from sorry_a11y.ui.session.row_menu import Row
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.settings.values import Settings

LAST = Reply(("Left.",), "Gone", status=0)


class Page(Screen):
    """A screen that tells its name. ``added``: each reply to which it could add, with its key;
    ``back``: what it tells when a screen above it ends."""

    def __init__(self, name: str, back: Reply | None = None, hint: Reply | None = None) -> None:
        super().__init__(Settings())
        self.added: list[tuple[str, str | None]] = []
        self.replies: dict[str, Callable[[], Reply]] = {}
        self._name = name
        self._back = back
        self._hint = hint

    def opened(self) -> Reply:
        return Reply((), self._name)

    def resumed(self) -> Reply | None:
        return self._back

    def key(self, key: str) -> Reply:
        return self.replies.get(key, lambda: Reply((), f"{self._name} {key}"))()

    def news(self) -> Reply | None:
        return Reply((), f"news of {self._name}")

    def hint(self) -> Reply | None:
        return self._hint

    def around(self, reply: Reply, key: str | None) -> Reply:
        self.added.append((reply.focus, key))
        return reply


def stacked(*pages: Screen) -> PlayerSession:
    """A session in which each page lies on the one before it."""
    session = PlayerSession(Settings())
    session.starting(pages[0])
    for page in pages[1:]:
        session.visit(page)
    return session


@pytest.mark.parametrize(
    ("last", "back", "told"),
    [
        (LAST, Reply(("Row.",), "below"), Reply(("Left.", "Gone.", "Row."), "below")),
        (LAST, None, Reply(("Left.",), "Gone")),
        (Reply((), "", status=0), Reply((), "below", asks=1), Reply((), "below", asks=1)),
        (goodbye(PlayerSession(Settings()).listener()), Reply((), "below"), Reply((), "below")),
    ],
)
def test_a_screen_that_ends_leads_to_the_one_below(
    last: Reply, back: Reply | None, told: Reply
) -> None:
    """Promise of the stack: the last words of a screen are followed by the reply of the one below,
    and stand alone where that says nothing; nobody is told goodbye who does not go."""
    below, top = Page("below", back), Page("top")
    top.replies["x"] = lambda: last
    session = stacked(below, top)
    assert session.key("x") == told
    assert session.inner is below


def test_who_leaves_the_last_screen_is_told_goodbye_and_goes() -> None:
    """Promise of the stack: the reply that ends the only screen ends the session."""
    page = Page("only")
    page.replies["x"] = lambda: LAST
    assert stacked(page).key("x") == LAST


def test_each_screen_adds_once_to_what_is_told() -> None:
    """Promise of `Screen.around`: for each reply that is told, each screen on the stack is asked
    once, the top one first, with the key that is answered; a screen that has ended is not."""
    below, middle, top = Page("below"), Page("middle", Reply((), "back")), Page("top")
    session = stacked(below, middle, top)
    session.opened()
    session.key("a")
    session.news()
    top.replies["x"] = lambda: LAST
    session.key("x")
    told: list[tuple[str, str | None]] = [
        ("top", None),
        ("top a", "a"),
        ("news of top", None),
        ("back", "x"),
    ]
    assert (below.added, middle.added, top.added) == (told, told, told[:-1])


def test_a_reply_that_is_held_back_is_told_once() -> None:
    """Promise of a pending reply: nothing is added to it while it waits; its answer is told in its
    place, as an answer to the key, and without an answer in time it is told itself."""
    page, answered = Page("page"), [False]
    session = stacked(page)
    page.replies["x"] = lambda: session.held_back(
        Reply((), "wait"), lambda: answered[0], lambda: Reply((), "done")
    )
    assert session.key("x").pending
    assert session.answer() is None
    assert page.added == []
    answered[0] = True
    assert session.answer() == Reply((), "done")
    assert page.added == [("done", "x")]
    answered[0] = False
    session.key("x")
    assert session.answer(is_due=True) == Reply((), "wait")
    assert page.added[1:] == [("wait", "x")]
    assert session.answer(is_due=True) is None


def test_a_key_takes_the_place_of_what_was_waited_for() -> None:
    """Promise of a pending reply: the next key is answered, and the reply before it is dropped."""
    page = Page("page")
    session = stacked(page)
    page.replies["x"] = lambda: session.held_back(
        Reply((), "wait"), lambda: True, lambda: Reply((), "done")
    )
    session.key("x")
    assert session.key("a") == Reply((), "page a")
    assert session.answer() is None


def test_who_is_busy_gets_a_hint_of_news() -> None:
    """Promise of the stack: while a screen lies on the one to which news come, its hint is told,
    and otherwise the news of the top screen."""
    hint = Reply((), "", silent=True)
    assert stacked(Page("below", hint=hint), Page("top")).news() == hint
    assert stacked(Page("below"), Page("top")).news() == Reply((), "news of top")


# -- questions and lines ---------------------------------------------------------------------------


def question(yes: str) -> tuple[PlayerSession, list[str]]:
    """A session in which a question lies on a page, and what was decided."""
    decided: list[str] = []

    def decide(what: str) -> Reply:
        decided.append(what)
        return Reply((), what, status=0)

    session = stacked(Page("below"))
    session.visit(
        QuestionScreen(
            session,
            lambda: Reply((), "Really"),
            yes,
            partial(decide, "yes"),
            partial(decide, "no"),
            lambda: ((yes, "yes"), ("n", "no")),
        )
    )
    return session, decided


@pytest.mark.parametrize(
    ("yes", "key", "what"),
    [
        ("y", "y", "yes"),
        ("quit", "q", "yes"),
        ("y", "q", "no"),
        ("quit", "y", "no"),
        ("y", "enter", "no"),
        ("quit", "hello", "no"),
    ],
)
def test_one_key_says_yes(yes: str, key: str, what: str) -> None:
    """Promise of a question: the key, or the command, that is named says yes, any other one no."""
    session, decided = question(yes)
    assert session.opened().focus == "Really"
    assert session.key(key).focus == what
    assert decided == [what]


def test_a_question_without_an_answer_is_answered_no() -> None:
    """Promise of a question: its buttons are yes and no, and who hangs up has said no."""
    session, decided = question("y")
    shown = session.shown()
    assert shown
    assert (shown.keys, shown.labels) == (("y", "n"), ("Yes", "No"))
    session.inner.hang_up("end-of-input")
    assert decided == ["no"]


def line(left: Callable[[], Reply] | None = None, phrases: tuple[str, ...] = ()) -> PlayerSession:
    """A session in which a line is asked for above a page."""
    session = stacked(Page("below", Reply((), "back")))
    session.visit(
        LineScreen(
            session,
            lambda: Reply((), "Type"),
            lambda text: Reply((), f"typed {text!r}"),
            left,
            [Row(partial(str, one), partial(Reply, (), f"took {one}")) for one in phrases],
        )
    )
    return session


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("q", "typed 'q'"),
        (" Ann  Lee ", "typed 'Ann  Lee'"),
        ("enter", "typed 'enter'"),
        ("", "typed ''"),
    ],
)
def test_a_line_is_never_a_key(text: str, told: str) -> None:
    """Promise of a line: what was typed is taken as it is, whatever key has such a name."""
    session = line()
    assert session.takes_line
    assert session.line(text).focus == told
    assert not session.takes_line


def test_who_leaves_a_line_may_be_told_so() -> None:
    """Promise of a line: its own words of leaving take the place of those of the screen below."""
    assert line(lambda: Reply((), "left")).key("escape").focus == "left"


READY = ("Hello", "Bye")


@pytest.mark.parametrize(
    ("phrases", "keys", "told"),
    [
        ((), ("enter",), "typed ''"),
        ((), ("escape",), "back"),
        ((), ("backspace",), "back"),
        ((), ("f5",), "Type"),
        ((), ("tab",), "Type"),
        ((), ("down", "enter"), "typed ''"),
        (READY, ("tab",), "Hello, 1 of 2"),
        (READY, ("shift-tab",), "Bye, 2 of 2"),
        (READY, ("down", "down"), "Bye, 2 of 2"),
        (READY, ("up", "up"), "Hello, 1 of 2"),
        (READY, ("tab", "enter"), "took Hello"),
        (READY, ("up", "enter"), "took Bye"),
        (READY, ("enter",), "typed ''"),
    ],
)
def test_keys_where_a_line_is_typed(
    phrases: tuple[str, ...], keys: tuple[str, ...], told: str
) -> None:
    """Promise of a line, and of chat: Enter alone is an empty line, Escape leaves; the arrows and
    Tab tell ready lines, of which Enter takes the one that was told; any other key asks again."""
    session = line(phrases=phrases)
    assert [session.key(key) for key in keys][-1].focus == told


def test_a_line_is_typed_all_the_same_behind_a_ready_one() -> None:
    """Promise of chat: whoever has heard a ready line may type another one."""
    session = line(phrases=READY)
    session.key("tab")
    assert session.line("Good game").focus == "typed 'Good game'"
