"""The program as it is started from a shell: commands, options, mistakes, players."""

from __future__ import annotations

from pathlib import Path

import pytest

from sorry_a11y import __version__
from sorry_a11y.ui.session.key_commands import AT_SHARED_TABLE, COMMANDS
from tests.harness.posix import posix
from tests.harness.programs import Ended, command, environment, run, start
from tests.harness.pty_session import PtySession

from .bad_input import CASES

LONGEST = 200
"""Characters of a line about a mistake."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for settings and games, empty at first."""
    return tmp_path_factory.mktemp("home")


@pytest.mark.parametrize(("arguments", "named"), CASES, ids=lambda part: " ".join(part)[:40])
def test_a_mistake_is_one_line(
    tmp_path: Path, arguments: tuple[str, ...], named: tuple[str, ...]
) -> None:
    """Promise of bad input: one clear line names what was wrong and what is accepted, with status
    2; never a traceback, a control character or an endless echo, and nothing is done."""
    ended = run(tmp_path, *arguments)
    assert (ended.status, ended.told) == (2, "")
    line = ended.complained.removesuffix("\n")
    assert line.isprintable()
    assert len(line) <= LONGEST
    assert [name for name in named if name not in line] == [], line
    assert not [*tmp_path.iterdir()]


def test_version(home: Path) -> None:
    """The version is told in one line."""
    assert start(home, "--version") == Ended(0, f"sorry-a11y {__version__}\n", "")


@pytest.mark.parametrize("name", ["", "play", "simulate", "rules", "keys", "plays"])
def test_help_is_plain_and_short(home: Path, name: str) -> None:
    """Help fits a terminal's width; the first is under a screen, that of a command under two."""
    ended = run(home, *name.split(), "--help")
    assert (ended.status, ended.complained) == (0, "")
    lines = ended.told.splitlines()
    assert len(lines) < (2 * 24 if name else 24)
    assert all(len(line) < 80 and line.isascii() and line == line.rstrip() for line in lines)


def test_the_keys_are_told_from_the_table(home: Path) -> None:
    """``sorry-a11y keys`` tells one line a command of the game."""
    lines = run(home, "keys").told.splitlines()
    assert len(lines) == len((*COMMANDS, *AT_SHARED_TABLE))
    assert all(line.strip() for line in lines)


# -- who plays -------------------------------------------------------------------------------


def test_people_by_name(home: Path) -> None:
    """People on seats are greeted and addressed by name, also with letters outside ASCII; a bot
    never has a person's name."""
    ended = run(
        home, "play", "--seed", "1", "--seats", "red=Zoë,blue=runner,yellow=Cid", typed="\n\n\n"
    )
    assert ended.status == 0
    assert "Zoë" in ended.told
    greeting = ended.told.splitlines()[1]
    assert greeting.count("Cid") >= 1
    assert "Zoë" in run(home, "--name", "Zoë", typed="").told


@posix
def test_a_name_that_the_locale_cannot_write(home: Path) -> None:
    """Where the output cannot express a name, plainer letters stand for it; a name that came in
    broken, since the input could not either, is refused in one line."""
    env = {"LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    ended = start(home, "--name", "Zoe", "--seed", "1", typed="", env=env)
    assert ended.told.isascii()
    assert "Zoe" in ended.told
    lossy = start(home, "--name", "Zo\u00eb", "--seed", "1", typed="", env=env)
    assert lossy.told.isascii()
    assert lossy.status == 2
    assert lossy.complained.startswith("The name Zo?? won't work.")


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_so_many_play(home: Path, players: str) -> None:
    """With 2 to 4 players everybody but the listener is named in the greeting."""
    told = run(home, "--players", players, "--seed", "1", "--opponents", "chance").told
    names = [name for name in ("Ben", "Cid", "Dora") if name in told.splitlines()[1]]
    assert len(names) == int(players) - 1


def test_without_options_the_start_menu_opens(tmp_path: Path) -> None:
    """The bare command opens a menu whose first row is a game, two Enters away from a card; the
    language is no such wish, and play starts at once."""
    opened, *told = run(tmp_path).told.splitlines()
    assert opened == "Start menu, type h and Enter for help."
    assert told == ["Play a quick first game of Sorry!, 1 of 9", "Goodbye"]
    assert run(tmp_path, "--lang", "de").told.startswith("Startmenü")
    assert "You are red" in run(tmp_path, typed="\n\n").told
    assert run(tmp_path / "other", "play", "--seed", "1").told.startswith("Sorry!, Hasbro ")


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ("Dog", ("dog",)),
        ("Dog", ("play", "dog")),
        ("Dog", ("--lang", "de", "play", "--game", "dog")),
        ("Dog", ("--lang", "de", "dog")),
        ("Dog", ("--game", "dog", "play")),
        ("Dog", ("dog", "--lang", "de")),
        ("Dog", ("--game", "dog")),
        ("Dog", ("--sound", "off", "play", "--game", "dog")),
        *(
            ("Sorry!, Hasbro rules, type h", words)
            for words in (("sorry",), ("Sorry!",), ("play", "sorry"), ("--game", "Sorry"))
        ),
        ("These are short lessons, q leaves.\nLesson 1", ("learn", "sorry")),
    ],
)
def test_a_game_begins_however_it_is_asked_for(
    tmp_path: Path, told: str, words: tuple[str, ...]
) -> None:
    """Nobody has to know in which order the words of the command line belong, nor what the rule
    books of Sorry! are called."""
    done = run(tmp_path, *words)
    assert (done.status, done.complained) == (0, "")
    assert done.told.startswith(told)


def test_a_first_hand_comes_with_its_keys_by_a_command_too(tmp_path: Path) -> None:
    """Promise of docs/listening.md: the first game of Dog tells the keys of a hand, however it is
    begun; the next does not, nor a game with a seed, which is the same line for line."""
    keys = "F tells your hand"
    assert keys not in run(tmp_path, "play", "--game", "dog", "--seed", "1").told
    assert keys in run(tmp_path, "play", "--game", "dog").told
    assert keys not in run(tmp_path, "play", "--game", "dog").told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("play", "--lange"), "There is no option --lange here. Did you mean --lang?"),
        (("play", "--oponents"), "There is no option --oponents here. Did you mean --opponents?"),
        (("play", "--verbose=full"), "There is no option --verbose=full here. Did you mean --verb"),
        (("replay", "1", "--form", "3"), "There is no option --form here. Did you mean --from?"),
        (("play", "--xyz"), "There is no option --xyz here"),
        (("resumee",), "There is no command resumee. Did you mean resume?"),
        (("Dogg",), "There is no command Dogg. Did you mean dog?"),
        (("lern",), "There is no command lern. Did you mean learn?"),
        (("stats",), "There is no command stats. Did you mean statistics?"),
        (("sory",), "There is no command sory. Did you mean sorry?"),
    ],
)
def test_a_slip_of_the_finger_is_answered_by_what_was_meant(
    tmp_path: Path, words: tuple[str, ...], told: str
) -> None:
    """Promise of bad input: the nearest word or option that is taken there is offered; what is near
    to none is answered by where they are listed."""
    done = run(tmp_path, *words)
    assert done.complained.startswith(told)
    assert ("Did you mean" in told) is not ("play --help lists them" in done.complained)


@pytest.mark.parametrize(
    ("first", "told"),
    [("red", "You go first."), ("blue", "Ben goes first."), ("green", "Dora goes first.")],
)
def test_who_begins_may_be_said(tmp_path: Path, first: str, told: str) -> None:
    """Where the players choose who begins, they say so with --first."""
    assert told in run(tmp_path, "play", "--first", first, "--seed", "3").told


def test_who_begins_may_be_drawn_or_not(tmp_path: Path) -> None:
    """A draw is made where one is wished for, and lots are cast in a rule book that draws; Dog has
    no draw, and nobody who does not play can begin."""
    assert "Ben drew" in run(tmp_path, "play", "--first", "draw", "--seed", "3").told
    assert "Ben drew" not in run(tmp_path, "parker", "--first", "lot", "--seed", "3").told
    assert "In Dog nobody draws" in run(tmp_path, "dog", "--first", "draw").complained
    assert "--first green" in run(tmp_path, "--players", "2", "--first", "green").complained


@posix
def test_settings_are_changed_by_the_keys_of_the_game(tmp_path: Path) -> None:
    """Promise of docs/sorry-a11y.1: who types "settings" is in the menu of key m, whose changes are
    kept; the file's text is behind --list."""
    env = environment(tmp_path)
    with PtySession(command("settings"), env=env) as session:
        session.hear()
        session.press("1")
        session.press("\x1b")
        told = session.output.decode()
    assert "Opponents, all at once, 1 of 9" in told
    assert "Now opponents, one by one" in told
    assert "in the game" not in told
    assert 'pace = "step"' in (tmp_path / "settings.toml").read_text(encoding="utf-8")
    assert "pace = step" in run(tmp_path, "settings", "--list").told


def test_docs_lists_pages_and_reads_one(home: Path) -> None:
    """Promise of the README: without a name the pages are told, with one it is read; a name that
    is none is one sentence with those that are."""
    listed = run(home, "docs", "--lang", "de")
    assert listed.status == 0
    assert "keys, Keys." in listed.told.splitlines()
    assert run(home, "docs", "keys").told.startswith("Keys.\n")
    wrong = run(home, "docs", "kyes")
    assert wrong.status == 2
    assert wrong.complained.startswith("docs kyes is not known. Use accessibility, api, ")


# -- at a shared keyboard --------------------------------------------------------------------

SHARED = ("play", "--points", "--seats", "red=Ann,yellow=Bob,blue=runner,green=runner")


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    """The home of a game in which Ann has drawn a card, and Bob is on turn."""
    begun = run(tmp_path, *SHARED, "--seed", "3", typed="\n1\n")
    assert "Bob's turn at the keyboard" in begun.told.splitlines()[-2]
    return tmp_path


@pytest.mark.parametrize("command", ["transcript", "replay", "review"])
def test_a_game_that_goes_on_is_not_told(shared: Path, command: str) -> None:
    """Promise of hidden hands: one line says why such a game is not told, and how it goes on."""
    ended = run(shared, command, "1")
    assert ended.status != 0
    assert ended.told == ""
    assert ended.complained.startswith("This game is not over, and its players hide their hands")


@pytest.mark.parametrize("command", [(*SHARED, "--seed", "3"), ("resume", "1")])
def test_the_keyboard_is_handed_over_before_anything_is_told(
    shared: Path, command: tuple[str, ...]
) -> None:
    """Promise of hidden hands: no hand is told before its player has taken the keyboard."""
    told = run(shared, *command).told
    assert "turn at the keyboard" in told
    assert "Your hand is" not in told
    assert "You drew" not in told
