"""The whole game behind a page that has no server."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from sorry_a11y.core.game.chance import Chance
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.ui.menus import game_maker
from sorry_a11y.ui.session.decision import DecisionScreen
from sorry_a11y.ui.session.game_screen import GameScreen
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.screen import Screen
from tests.frontends.web.site_people import OTHERS, SitePerson

MOST_TURNS = 600
WINS = 4
"""The seed of a game that who always takes the first choice has won; by other rules a later one."""


@pytest.mark.parametrize("way", [("Play",), (OTHERS, "Dog")])
def test_a_whole_game_and_its_review(tmp_path: Path, way: tuple[str, ...]) -> None:
    """Promise of docs/page.md: a page without a server plays whole games, with their board, and
    what comes after them."""
    ann = SitePerson(tmp_path)
    for row in way:
        ann.pick(row)
    board, scene = ann.of_kind("board")[0], ann.told[-1]["scene"]
    assert board["own"]
    assert "You" in board["names"]
    assert [scene["turn"]] == board["own"]
    for _ in range(MOST_TURNS):
        if any(label.startswith("Your best") for label in ann.labels):
            break
        assert ann.choose()["menu"]["labels"]
    assert any("passed" in told for told in ann.told)
    assert "wins" in ann.lines() or "win" in ann.lines()
    ann.pick("Your best")
    assert len(ann.told[-1]["lines"]) > 1
    while len(ann.labels) == 2:  # a part at a time
        assert ann.told[-1].get("at", 0) == 0
        ann.choose()
    ann.pick("Start menu")
    assert ann.labels[0].startswith("Play again")


def test_who_has_no_name_can_win(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of docs/page.md: in the end the board says who won, also to a player without a name,
    whose game goes on to what comes after it."""
    seeds = count(WINS)
    monkeypatch.setattr(game_maker, "new_chance", lambda **_: Chance(next(seeds)))
    ann = SitePerson(tmp_path)
    ann.pick("Play")
    results = set()
    for _ in range(MOST_TURNS * 10):
        if not any(label.startswith("Your best") for label in ann.labels):
            ann.choose()
            assert "went wrong" not in ann.lines()
            continue
        results.add(ann.told[-1]["scene"]["result"])
        if "You win!" in results:
            break
        ann.pick("Play again")
    assert "You win!" in results


def test_quitting_leads_back_to_the_start_menu(tmp_path: Path) -> None:
    """Promise of docs/page.md: q leads back to the start menu, where the game goes on; so does a
    page that is opened again."""
    ann = SitePerson(tmp_path)
    ann.pick("Play")
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
    ann.pick("Play")
    assert "erklärt die Tasten" in ann.lines()
    ann.send("set", name="verbosity", value="full")
    ann.send("set", name="verbosity", value="no such value")
    again = SitePerson(tmp_path)
    settings = again.of_kind("settings")[-1]["settings"]
    assert (settings["language"], settings["verbosity"]) == ("de", "full")


def test_a_button_goes_on_and_no_sentence_names_its_key(tmp_path: Path) -> None:
    """Promise of docs/page.md: where the one thing to do is to go on, the button "Continue" says so
    and no sentence does."""
    ann = SitePerson(tmp_path)
    ann.pick("Play")
    met = 0
    for _ in range(60):
        met += ann.labels == ["Continue"]
        assert "Enter goes on" not in ann.lines()
        ann.choose()
    assert met


KEYS = re.compile(r"\b(key|keys|Enter|Escape|press|h for help)\b")


@pytest.mark.parametrize(
    "way",
    [
        ("Play",),
        (OTHERS, "Dog"),
        (OTHERS, "Set up"),
        (OTHERS, "Set up", "House rules"),
        (OTHERS, "Settings"),
        (OTHERS, "Settings", "More", "Name"),
        ("Game and position of the day",),
        (OTHERS, "Rules, saved games"),
        ("Play with friends",),
        (OTHERS, "Language"),
    ],
)
def test_no_sentence_names_a_key_where_there_is_none(tmp_path: Path, way: tuple[str, ...]) -> None:
    """Promise of docs/page.md: on a device without keys no sentence of the menus or of a game says
    what to press, but the setting that is about keys."""
    ann = SitePerson(tmp_path, hands="touch")
    for row in way:
        ann.pick(row)
    if ann.of_kind("board"):
        for _ in range(12):
            ann.choose()
        ann.send("key", key="q")
    said = [
        one
        for told in ann.told
        for one in (*told["lines"], *told.get("menu", {"labels": ()})["labels"])
        if not one.startswith("Key guard")
    ]
    assert said
    assert not [one for one in said if KEYS.search(one)]


def test_a_mistake_of_the_program_is_told_and_the_game_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/page.md: a screen that raises is told in a sentence, after which the start
    menu offers the game."""
    ann = SitePerson(tmp_path)
    ann.pick("Play")
    ann.choose()

    def fail(_screen: Screen, _key: str) -> Reply:
        raise ZeroDivisionError

    for screen in (GameScreen, DecisionScreen):
        monkeypatch.setattr(screen, "key", fail)
    ann.send("key", key="w")
    assert ann.told[-1]["lines"][0] == "Something went wrong, the game is saved."
    assert ann.labels[0].startswith("Continue Sorry!")


def test_turns_come_by_themselves_by_the_timer_of_the_page(tmp_path: Path) -> None:
    """Promise of docs/page.md: where turns are told with a pause between them, the worker's own
    timer ends the pause."""
    PlayerFile(tmp_path, is_alone=True).keep_note("settings", '{"pace": "1s"}')
    ann = SitePerson(tmp_path)
    ann.pick("Play")
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
    ann.pick("Play")
    menu = ann.told[-1]["menu"]["n"]
    ann.choose()
    before = len(ann.told)
    ann.send("choose", menu=menu, at=0)
    assert len(ann.told) == before


def test_rules_saved_games_statistics_and_sounds(tmp_path: Path) -> None:
    """Promise of docs/page.md: what a terminal has commands for stands in the start menu: rules in
    parts, saved games to go on with, hear again and delete, statistics, sounds."""
    ann = SitePerson(tmp_path)
    ann.pick("Play")
    ann.choose()
    ann.send("key", key="q")
    ann.send("key", key="q")
    ann.pick(OTHERS)
    ann.pick("Rules, saved games")
    ann.pick("Rules of Sorry!")
    assert 0 < len(ann.told[-1]["lines"]) < 12
    while len(ann.labels) == 2:
        ann.choose()
    ann.pick("Saved games")
    assert ann.labels[0].startswith("Game 1")
    ann.choose()
    ann.pick("Replay")
    ann.send("key", key="q")
    ann.pick("Continue")
    assert "goes on" in ann.lines()
    ann.send("key", key="q")
    ann.send("key", key="q")
    ann.pick(OTHERS)
    ann.pick("Rules, saved games")
    ann.pick("Statistics")
    assert any("1 game" in told or "no game" in told.lower() for told in ann.told[-1]["lines"])
    ann.pick("Sounds of the game")
    ann.choose(1)
    _, _, _, _, begins, lasts = ann.told[-1]["cues"][0]
    assert begins == 0
    assert lasts > 0


def test_the_front_has_few_rows(tmp_path: Path) -> None:
    """Promise of docs/page.md: the front has the way in, friends, the day and the lessons, and one
    row for everything else, from which Escape leads back."""
    ann = SitePerson(tmp_path)
    front = ann.labels
    for label, beginning in zip(
        front, ("Play a", "Play with", "Game", "Learn", OTHERS), strict=True
    ):
        assert label.startswith(beginning)
    scene = ann.pick(OTHERS)["scene"]
    assert not scene.get("is_front")
    assert ann.told[-1]["menu"]["deep"]
    assert [label.split(",")[0] for label in ann.labels[:2]] == ["Dog", "Set up a game"]
    assert ann.labels[-1].startswith("Settings"), "a button leads back"
    assert ann.send("key", key="0")["scene"]["is_front"]
    assert ann.labels == front


def test_the_choice_that_leads_on_is_marked(tmp_path: Path) -> None:
    """Promise of docs/page.md: one choice at a time is drawn as the one to press, the way in and
    "Start the game" among them; a list that only chooses has none."""
    ann = SitePerson(tmp_path)
    assert ann.told[-1]["menu"]["styles"][0] == "main"
    assert "main" not in ann.pick(OTHERS)["menu"].get("styles", ())
    menu = ann.pick("Set up")["menu"]
    assert menu["labels"][menu["styles"].index("main")].startswith("Start the game")


def test_the_board_beside_a_setup_is_that_of_its_game(tmp_path: Path) -> None:
    """Promise of docs/page.md: beside a setup, and the lists and the question that it leads to,
    stands the board of the chosen game alone."""
    ann = SitePerson(tmp_path)
    assert "board" not in ann.pick(OTHERS)["scene"]
    assert ann.pick("Set up")["scene"]["board"] == "1"
    assert ann.pick("Game")["scene"]["board"] == "1"
    assert ann.pick("Dog")["scene"]["board"] == "2"
    assert ann.pick("Opponents")["scene"]["board"] == "2"
    ann.send("key", key="escape")
    scene = ann.pick("Save")["scene"]
    assert (scene["board"], scene["title"]) == ("2", "Set up a game")


def test_a_board_of_the_front_begins_its_game(tmp_path: Path) -> None:
    """Promise of docs/page.md: in the start menu a board that is pressed begins its game, as its
    row does; in a game it does nothing."""
    ann = SitePerson(tmp_path)
    ann.send("begin", book="dog")
    assert ann.told[-1]["lines"][0].startswith("Dog")
    game = len(ann.told)
    ann.send("begin", book="hasbro")
    assert len(ann.told) == game


def test_the_start_menu_leads_to_friends(tmp_path: Path) -> None:
    """Promise of docs/page.md: "Play with friends" in the start menu opens the part of the page
    where the code is typed, and the menu stays."""
    ann = SitePerson(tmp_path)
    before = ann.labels
    assert not ann.of_kind("drawer")
    ann.pick("Play with friends")
    assert [(one["part"], one["focus"]) for one in ann.of_kind("drawer")] == [
        ("friends-part", "friends-link")
    ]
    assert ann.labels == before
    assert ann.told[-1]["lines"] == []


def test_a_browser_without_room_is_told(tmp_path: Path) -> None:
    """Promise of docs/page.md: a browser that has no room is told in a sentence, once, and the game
    goes on; so is one that saves nothing."""
    (tmp_path / "kept").write_text("in the way")
    full = SitePerson(tmp_path / "full", kept=str(tmp_path / "kept"))
    full.pick("Play")
    for _ in range(5):
        full.choose()
    told = " ".join(line for reply in full.told for line in reply["lines"])
    assert told.count("goes on unsaved") == 1
    assert full.labels
    none = SitePerson(tmp_path / "none")
    assert none.lines().count("This browser saves nothing") == 1


def test_a_name_is_typed_in_a_line(tmp_path: Path) -> None:
    """Promise of docs/page.md: where the game asks for a name the page has a line for it."""
    ann = SitePerson(tmp_path)
    ann.pick(OTHERS)
    ann.pick("Settings")
    ann.pick("More")
    ann.pick("Name")
    assert ann.told[-1]["line"]
    ann.send("say", text="Zoë")
    assert not ann.told[-1].get("line")
    assert "Zoë" in ann.lines() + " ".join(ann.labels)
    assert not any("output" in label.lower() for label in ann.labels)
    ann.send("key", key="escape")
    ann.send("key", key="escape")
    ann.pick("Play")
    ann.send("say", text="what nobody asked for")
    again = SitePerson(tmp_path)
    again.pick("Play")
    assert "Zoë" in again.of_kind("board")[-1]["names"]


def test_the_session_needs_nothing_that_a_browser_lacks() -> None:
    """Promise of docs/page.md: what runs in the worker imports no terminal, voice, client, server,
    socket or thread pool."""
    script = (
        "import sys; import sorry_a11y.frontends.web.worker_session; "
        "print(*(name for name in sys.modules if name.startswith(('sorry_a11y.', 'websockets', "
        "'prompt_toolkit', 'asyncio', 'concurrent'))))"
    )
    told = subprocess.run(
        [sys.executable, "-c", script], check=True, capture_output=True, text=True
    )
    loaded = set(told.stdout.split())
    packages = {part for name in loaded for part in name.split(".")[1:3]}
    assert "web" in packages
    assert not packages & {"terminal", "speech", "client", "server", "ssh", "commands", "doctor"}
    assert not {"websockets", "prompt_toolkit", "asyncio", "concurrent"} & loaded
