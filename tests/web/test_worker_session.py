"""The whole game behind a page that has no server."""

from __future__ import annotations

from pathlib import Path

import pytest

from sorry_a11y.session.presenter import Presenter
from sorry_a11y.session.reply import Reply
from tests.web.site_people import SitePerson

MOST_TURNS = 600


@pytest.mark.parametrize("game", ["Sorry!", "Dog"])
def test_a_whole_game_and_its_review(tmp_path: Path, game: str) -> None:
    """Promise of docs/page.md: a page without a server plays whole games, with their board, and
    what comes after them."""
    ann = SitePerson(tmp_path)
    ann.pick(game)
    assert ann.of_kind("board")[0]["own"]
    for _ in range(MOST_TURNS):
        if any(label.startswith("Review") for label in ann.labels):
            break
        assert ann.choose()["menu"]["labels"]
    assert any("passed" in told for told in ann.told)
    assert "wins" in ann.lines() or "win" in ann.lines()
    ann.pick("Review")
    assert len(ann.told[-1]["lines"]) > 1
    ann.pick("Start menu")
    assert ann.labels[0].startswith("Play again")


def test_quitting_leads_back_to_the_start_menu(tmp_path: Path) -> None:
    """Promise of docs/page.md: q leads back to the start menu, where the game goes on; so does a
    page that is opened again."""
    ann = SitePerson(tmp_path)
    ann.pick("Sorry!")
    ann.choose()
    ann.send("key", key="q")
    ann.send("key", key="q")
    assert ann.labels[0].startswith("Continue Sorry!")
    again = SitePerson(tmp_path)
    assert again.labels[0].startswith("Continue Sorry!")
    again.choose()
    assert "goes on" in again.lines()


def test_a_setting_of_the_page_holds_in_the_game_and_is_saved(tmp_path: Path) -> None:
    """Promise of docs/page.md: the page's settings are those of the game, in every screen, and
    hold when the page is opened again."""
    ann = SitePerson(tmp_path)
    ann.send("set", name="language", value="de")
    assert ann.of_kind("words")[-1]["lang"] == "de"
    ann.pick("Sorry!")
    assert "Einzeltasten" in ann.lines()
    ann.send("set", name="verbosity", value="full")
    ann.send("set", name="verbosity", value="no such value")
    again = SitePerson(tmp_path)
    settings = again.of_kind("settings")[-1]["settings"]
    assert (settings["language"], settings["verbosity"]) == ("de", "full")


def test_a_mistake_of_the_program_is_told_and_the_game_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/page.md: a screen that raises is told in a sentence, after which the start
    menu offers the game."""
    ann = SitePerson(tmp_path)
    ann.pick("Sorry!")
    ann.choose()

    def fail(_self: Presenter, _key: str) -> Reply:
        raise ZeroDivisionError

    monkeypatch.setattr(Presenter, "press", fail)
    ann.send("key", key="w")
    assert ann.told[-1]["lines"][0] == "Something went wrong, the game is saved."
    assert ann.labels[0].startswith("Continue Sorry!")


def test_turns_come_by_themselves_by_the_timer_of_the_page(tmp_path: Path) -> None:
    """Promise of docs/page.md: where turns are told with a pause between them, the worker's own
    timer ends the pause."""
    (tmp_path / "settings.toml").write_text('pace = "1s"\n', encoding="utf-8")
    ann = SitePerson(tmp_path)
    ann.pick("Sorry!")
    for _ in range(20):
        if ann.timers:
            break
        ann.choose()
    assert list(ann.timers.values()) == [1000.0]
    before = len(ann.told)
    for _ in range(3):
        ann.ring()
    assert len(ann.told) > before
    assert not ann.told[-1].get("asked")


def test_a_message_of_a_list_that_is_gone_plays_nothing(tmp_path: Path) -> None:
    """Promise of docs/page.md: a choice that is pressed twice is taken once."""
    ann = SitePerson(tmp_path)
    ann.pick("Sorry!")
    menu = ann.told[-1]["menu"]["n"]
    ann.choose()
    before = len(ann.told)
    ann.send("choose", menu=menu, at=0)
    assert len(ann.told) == before
