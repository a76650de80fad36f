"""The lessons can be finished by doing what they say, and do not run away from who errs."""

from __future__ import annotations

import pytest

from sorry_a11y.fronts.lessons import LESSONS, Lessons
from sorry_a11y.narration.catalog import languages
from sorry_a11y.rulesets.registry import Wishes, make_rules
from sorry_a11y.settings.values import Settings


def learning(language: str = "en") -> Lessons:
    return Lessons(make_rules(Wishes()), Settings(language=language))


@pytest.mark.parametrize("language", languages())
def test_doing_every_task_ends_the_lessons(language: str) -> None:
    """Promise of `learn`: the key that is asked for always leads on, to the end, status 0."""
    front = learning(language)
    reply = front.open()
    for lesson in LESSONS:
        for task in lesson.tasks:
            assert reply.status is None
            reply = front.press(task.keys[0])
    assert reply.status == 0


def test_another_key_tells_the_task_again() -> None:
    """Promise: a wrong key plays nothing and loses nothing."""
    front = learning()
    asked = front.open().focus
    for key in ("x", "9", "n", "u", "m", "f5", "tab"):
        assert front.press(key).focus == asked


def test_a_question_may_be_asked_at_any_time() -> None:
    """Promise: questions are answered during a task, which is then told again."""
    front = learning()
    asked = front.open().focus
    reply = front.press("w")
    assert reply.focus == asked
    assert any("start" in sentence for sentence in reply.news)


def test_lessons_show_what_they_speak_of() -> None:
    """Lesson 3's second choice bumps; lesson 4's fifth brings a pawn home, as their tasks say."""
    front = learning()
    front.open()
    heard = {}
    for number, lesson in enumerate(LESSONS, 1):
        for task in lesson.tasks:
            heard[number, task.name] = " ".join(front.press(task.keys[0]).news)
    assert "bumps" in heard[3, "next"]
    assert "home" in heard[4, "hear"]
    assert "Sorry" in heard[5, "danger"]
    assert "Taken back" in heard[6, "undo"]
