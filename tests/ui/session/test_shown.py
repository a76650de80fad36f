"""Every screen can say what it offers as a list, and a choice of it does what its key does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import pytest

from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.frontends.terminal.audible import AudibleScreen
from sorry_a11y.store.library import Library
from sorry_a11y.ui.menus.archive_menu import deletion
from sorry_a11y.ui.menus.lessons import Lessons
from sorry_a11y.ui.menus.menu_screen import MenuScreen
from sorry_a11y.ui.menus.replay_screen import ReplayScreen
from sorry_a11y.ui.menus.sound_browser import SoundBrowser
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.row_menu import Row
from sorry_a11y.ui.session.screen import Screen, TextScreen
from sorry_a11y.ui.session.transcript import Passage
from sorry_a11y.ui.settings.values import Settings
from tests.harness.sessions import enters, heard, session, under_way
from tests.harness.voices import VoiceRecorder

TOLD = Settings(pace="key")


class Games:
    """A library that deletes nothing."""

    def delete(self, number: int) -> None:
        """Forget what number it was."""


def _menu() -> Screen:
    front = PlayerSession(Settings())
    menu = MenuScreen(
        front,
        lambda _to: "Choose",
        lambda: [
            Row(lambda at=at: f"Row {at}", lambda at=at: Reply((), f"Row {at} done"))  # type: ignore[misc]
            for at in range(12)
        ],
    )
    return front.starting(menu)


def _alone(make: Callable[[PlayerSession], Screen]) -> Screen:
    front = PlayerSession(Settings())
    return front.starting(make(front))


def _sounds(front: PlayerSession) -> Screen:
    return SoundBrowser(front, (), Random(1))


def _over() -> Screen:
    played = session("hasbro", 1, seats="red=Ann,yellow=runner", goes_on_after=True)
    for _ in heard(played, enters()):
        if played.who.is_over:
            break
    return played


def _spoken() -> Screen:
    made = session("hasbro", 1)
    return AudibleScreen(made, lambda _wake: VoiceRecorder())


def _text(count: int | None = None) -> Screen:
    lines = [f"Sentence {number}." for number in range(30)]
    return TextScreen(lines, Settings(output="speech"), count)


KINDS: dict[str, tuple[Callable[[], Screen], list[str]]] = {
    "a decision": (lambda: session("hasbro", 1), ["l"]),
    "a decision in stages": (lambda: session("dog", 3), ["l"]),
    "a decision that is spoken": (_spoken, ["l"]),
    "the turn of others": (lambda: session("hasbro", 2, TOLD), ["enter"]),
    "handing over": (lambda: session(Wishes(points=True), 1, seats="red=Ann,yellow=Ben"), []),
    "quitting": (lambda: session("hasbro", 1), ["q"]),
    "help": (lambda: session("hasbro", 1), ["h"]),
    "settings": (lambda: session("hasbro", 1), ["m", "l"]),
    "settings of a menu": (_menu, ["m", "l"]),
    "how it is heard": (lambda: session("hasbro", 1), ["m", "5", "5"]),
    "a menu": (_menu, ["l"]),
    "the second part of a menu": (_menu, ["l", "9", "l"]),
    "the end of a game": (_over, ["l"]),
    "a text": (_text, []),
    "a text in the making": (lambda: _text(30), []),
    "a replay": (
        lambda: ReplayScreen(iter([Passage(at, (f"Turn {at}.",)) for at in range(4)]), Settings()),
        ["enter"],
    ),
    "a game to delete": (
        lambda: _alone(lambda front: deletion(front, cast(Library, Games()), 3, "Game 3.")),
        [],
    ),
    "a lesson": (lambda: Lessons(make_rules(Wishes()), Settings()), ["enter", "enter"]),
    "a play of a lesson": (lambda: Lessons(make_rules(Wishes()), Settings()), ["enter"] * 3),
    "sounds": (lambda: _alone(_sounds), ["n"]),
    "sounds to guess": (lambda: _alone(_sounds), ["g"]),
    "a sound that was guessed": (lambda: _alone(_sounds), ["g", "1"]),
}


def _led_there(kind: str) -> Screen:
    make, keys = KINDS[kind]
    screen = make()
    screen.opened()
    for key in keys:
        screen.key(key)
    return screen


def _outcome(act: Callable[[], Reply]) -> Reply | str:
    try:
        return act()
    except AssertionError as error:  # the harness has no game to follow this one
        return str(error)


@pytest.mark.parametrize("kind", KINDS)
def test_a_choice_does_what_its_key_does(kind: str) -> None:
    """Promise of `Screen.shown`: there is a list wherever keys choose, with a label and another
    key for each, and taking a choice gives the reply to its key, once it was told."""
    shown = _led_there(kind).shown()
    assert shown
    assert len(shown.labels) == len(shown.keys) == len(set(shown.keys))
    assert all(label[:1] == label[:1].upper() != "" for label in shown.labels)
    assert 0 <= shown.at < len(shown.keys)
    for at, key in enumerate(shown.keys):
        by_key, by_place = _led_there(kind), _led_there(kind)
        told = _outcome(lambda by_key=by_key, key=key: by_key.key(key))  # type: ignore[misc]
        taken = _outcome(lambda by_place=by_place, at=at: by_place.take_at(at))  # type: ignore[misc]
        assert taken == told
        assert _labels(by_place) == _labels(by_key)


def _labels(screen: Screen) -> tuple[str, ...]:
    shown = screen.shown()
    return shown.labels if shown else ()


def test_where_letters_are_typed_nothing_is_shown() -> None:
    """A name is typed and not chosen."""
    screen = under_way(session("hasbro", 1))
    screen.key("m")
    for key in ("9", "9", "9", "9", "1"):
        reply = screen.key(key)
    assert reply.focus.startswith("Type")
    assert screen.shown() is None
