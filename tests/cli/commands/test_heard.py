"""Every command that talks is heard as a game is: spoken where the player wants speech, in the
player's language, a part at a time."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from sorry_a11y.cli.commands import environment as surroundings
from sorry_a11y.cli.program import main
from sorry_a11y.frontends.terminal.audible import AudibleScreen
from sorry_a11y.store.files import GAMES_FILE
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.settings.user_store import Tables, UserStore
from tests.harness.programs import environment, run, start
from tests.harness.telling import TellingFront
from tests.harness.voices import VoiceRecorder

TALKING = (
    *("learn", "rules", "rules --cards", "keys", "settings --list", "games", "games delete 1"),
    *("replay 1", "review 1", "statistics", "transcript 1"),
)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one game, not finished."""
    folder = tmp_path_factory.mktemp("home")
    run(folder, "play", "--seed", "7", "--mode", "lines", typed="\n" * 12)
    return folder


class Listener:
    """Stands in for the terminal and the voice: presses Enter until the screen ends, q at last."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.voice = VoiceRecorder()
        self.replies: list[Reply] = []
        # not `at_terminal`: a module that is first imported now would keep the one put in its place
        monkeypatch.setattr(surroundings, "is_terminal", lambda _stream: True)
        monkeypatch.setattr(surroundings, "make_voice", lambda _wake: self.voice)
        monkeypatch.setattr(surroundings, "run", self._talk)

    def _talk(
        self,
        screen: AudibleScreen,
        _mode: str,
        _cells: int,
        once_told: Callable[[], object],
        *_others: object,
    ) -> int:
        front = TellingFront(screen)
        self.replies.append(front.opened())
        once_told()
        for _ in range(200):
            if self.replies[-1].status is not None:
                break
            self.replies.append(front.key("enter"))
        else:
            self.replies.append(front.key("q"))
        return self.replies[-1].status or 0


@pytest.mark.parametrize("words", TALKING)
def test_every_command_that_talks_is_spoken(
    home: Path, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever plays by speech hears these too: all of it goes to the voice, nothing is printed."""
    monkeypatch.setattr("os.environ", environment(home, {"SORRY_A11Y_OUTPUT": "speech"}))
    listener = Listener(monkeypatch)
    main(words.split())
    assert all(reply.silent for reply in listener.replies)
    spoken = listener.voice.heard()
    assert spoken[0] == "Recorder speaks."
    assert len(spoken) > 1 + len(listener.replies) / 2
    assert listener.voice.closed


def test_a_long_text_is_spoken_a_part_at_a_time(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A voice cannot be turned back a page: after eight sentences it says how many are left and
    waits; the whole text is said in the end, each sentence once."""
    monkeypatch.setattr("os.environ", environment(home, {"SORRY_A11Y_OUTPUT": "speech"}))
    listener = Listener(monkeypatch)
    main(["rules"])
    first, *_, last = listener.replies
    assert len(first.news) == 8
    assert first.focus.endswith("more sentences, Space reads on, q leaves")
    text = [one for reply in listener.replies for one in reply.news] + [last.focus]
    assert "".join(f"{line}\n" for line in text) == start(home, "rules").told


@pytest.mark.parametrize("key", ["q", "escape", "backspace", "0"])
def test_a_spoken_text_can_be_left(home: Path, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same keys leave a spoken text as a printed one."""
    monkeypatch.setattr("os.environ", environment(home, {"SORRY_A11Y_OUTPUT": "both"}))
    heard: list[Reply] = []

    def leave(screen: AudibleScreen, *_others: object) -> int:
        front = TellingFront(screen)
        heard.extend([front.opened(), front.key(key)])
        return 0

    listener = Listener(monkeypatch)
    monkeypatch.setattr(surroundings, "run", leave)
    main(["rules"])
    assert heard[-1].status == 0
    assert listener.voice.heard()[-1] == "Goodbye"


def test_the_table_is_remembered_after_the_first_reply(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/decisions/0021-terminal.md: the first line does not wait
    for the disk."""
    monkeypatch.setattr("os.environ", environment(home, {}))
    order: list[str] = []

    def run(
        front: AudibleScreen,
        _mode: str,
        _cells: int,
        once_told: Callable[[], object],
        *_others: object,
    ) -> int:
        front.opened()
        order.append("told")
        once_told()
        front.hang_up("hang-up")
        return 0

    monkeypatch.setattr(surroundings, "run", run)
    monkeypatch.setattr(
        UserStore,
        "remember",
        lambda _self, change: order.append(change(Tables()).last.wishes.game),
    )
    main(["play", "--game", "parker", "--seed", "7"])
    assert order == ["told", "parker"]


# -- the language ------------------------------------------------------------------------------

GERMAN = (
    (("games",), "Spiel 1"),
    (("rules",), "Das Regelwerk"),
    (("keys",), "diese Möglichkeit"),
    (("learn",), "Lektionen"),
    (("statistics",), "1 Spiel"),
    (("review", "1"), "die beste"),
    (("replay", "1"), "Du ziehst"),
    (("transcript", "1"), "Du ziehst"),
    (("settings", "--list"), "Einstellungsdatei"),
    (("--help",), "spielt Sorry!"),
    (("play", "--help"), "Optionen"),
    (("nonsense",), "gibt"),
    (("play", "--players", "9"), "gehen nicht"),
    (("resume", "77"), "gibt"),
    (("export", "1"), "braucht"),
)


@pytest.mark.parametrize(("arguments", "word"), GERMAN, ids=lambda part: " ".join(part)[:30])
@pytest.mark.parametrize("chosen_in", ["file", "variable"])
def test_the_chosen_language_is_that_of_every_command(
    home: Path,
    tmp_path: Path,
    arguments: tuple[str, ...],
    word: str,
    chosen_in: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """What the settings file or the environment chose counts over the system's language, in every
    command, help and error, and also where the system names none."""
    shutil.copyfile(home / GAMES_FILE, tmp_path / GAMES_FILE)
    changes: dict[str, str | None] = {"LANG": "en_US.UTF-8"}
    if chosen_in == "file":
        (tmp_path / "settings.toml").write_text('language = "de"\n')
        changes["LANG"] = None
    else:
        changes["SORRY_A11Y_LANGUAGE"] = "de"
    monkeypatch.setattr("os.environ", environment(tmp_path, changes))
    monkeypatch.setattr("sys.stdin", None)
    main(arguments)
    told, complained = capfd.readouterr()
    assert word in told + complained
