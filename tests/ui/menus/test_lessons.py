"""The lessons can be finished by doing what they say, and do not run away from who errs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.ui.menus.lessons import HANDS, OPEN_COURSE, Lessons
from sorry_a11y.ui.settings.values import Settings
from tests.harness.languages import SPOKEN


def learning(language: str = "en", game: str = "hasbro") -> Lessons:
    return Lessons(make_rules(Wishes(game)), Settings(language=language))


def test_one_thing_at_a_time() -> None:
    """Promise: after a play neither the opponents' turns are told nor the next choice."""
    front = learning()
    reply = front.opened()
    for lesson in OPEN_COURSE:
        for task in lesson.tasks:
            reply = front.key(task.keys[0])
            if task.kind == "play":
                assert not any(line.startswith(("Cid", "You drew")) for line in reply.news[:1])


def test_another_key_tells_the_task_again() -> None:
    """Promise: a wrong key plays nothing and loses nothing, and is answered by what it does in a
    game, for silence about it would be no lesson."""
    front = learning()
    asked = front.opened().focus
    assert front.key("n").news == ("Key n, next choice.",)
    assert front.key("z").news == ("Key z does nothing.",)
    for key in ("x", "9", "n", "u", "m", "f5", "tab"):
        assert front.key(key).focus == asked


@pytest.mark.parametrize(
    ("key", "told"),
    [("h", "Do what the last line says"), ("u", "You can't undo in lessons"), ("w", "start")],
)
def test_help_questions_and_undo_are_answered_and_leave_the_task(key: str, told: str) -> None:
    """Promise of docs/listening.md: h says what to do, u that lessons undo nothing, and questions
    are answered; then the task is told again."""
    front = learning()
    asked = front.opened().focus
    reply = front.key(key)
    assert told in " ".join(reply.news)
    assert reply.focus == asked


def test_q_asks_before_it_leaves() -> None:
    """Promise of docs/listening.md: q says what another q would do; any other key stays."""
    front = learning()
    front.opened()
    assert front.key("q").focus.startswith("Press q again to leave the lessons")
    assert front.key("w").status is None
    assert front.key("q").status is None
    assert front.key("q").status == 0


def test_lessons_that_are_stopped_speak_of_no_game() -> None:
    """Promise: Ctrl-C in a lesson says goodbye: there is no game to be told as not finished."""
    lessons = learning()
    lessons.opened()
    lessons.key("enter")
    assert lessons.hang_up("interrupt").focus == "Goodbye"


def test_the_course_of_dog_is_played() -> None:
    """Promise of `learn dog`: what a card does is played and not only told."""
    front = learning(game="dog")
    before = front.opened().news
    heard = {}
    for task in (task for lesson in HANDS for task in lesson.tasks):
        heard[task.name], before = before, front.key(task.keys[0]).news
    assert "The king, pawn 1 leaves the kennel" in heard["start"][-1]
    assert "The 8, pawn 1" in heard["dog-move"][-1]
    assert "Pawn 1 into target" in heard["dog-in"][-1]
    assert "bumps Ben's pawn 1" in heard["dog-burn"][-1]
    assert "Lay down" in heard["dog-lay"][-1]
    taken = [lesson for lesson in HANDS if "take" in [task.name for task in lesson.tasks]]
    assert len(taken) == 2
    assert all(any(task.kind == "play" for task in lesson.tasks) for lesson in HANDS)


@pytest.mark.parametrize("language", SPOKEN)
def test_the_lessons_are_heard_as_they_are_kept(
    language: str, golden: Callable[[str, str], None]
) -> None:
    """Promise of `learn`: the key that is asked for always leads on, in both courses, to the end,
    where Enter begins a game and q leaves; the golden transcript has what is told."""
    lines: list[str] = []
    for game, lessons in (("hasbro", OPEN_COURSE), ("dog", HANDS)):
        front = learning(language, game)
        heard = [("", front.opened())]
        for key in [task.keys[0] for lesson in lessons for task in lesson.tasks]:
            assert front.shown().keys == (key,)
            heard.append((key, front.key(key)))
        assert front.shown().keys == ("enter", "q")
        heard.append(("enter", front.key("enter")))
        assert [reply.status for _, reply in heard] == [*[None] * (len(heard) - 1), 0]
        assert front.begins
        for key, reply in heard:
            lines += [f"[{key}]"] if key else []
            lines += [*(f"  {one}" for one in reply.news), f"* {reply.focus}"]
    golden(f"lessons/{language}.txt", "\n".join(lines) + "\n")
