"""The settings as the command tells them, and as a game hears and keeps them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from sorry_a11y.ui.settings.values import SETTINGS
from tests.harness.languages import SPOKEN
from tests.harness.programs import run

ROW = re.compile(r"^([a-z]+) = (\S+), (.+), (chosen|possible)\.$")
GAME = ("play", "--seed", "1", "--save", "no")


def _rows(told: str) -> dict[tuple[str, str], tuple[str, str]]:
    found = (ROW.match(line) for line in told.splitlines())
    return {(m[1], m[2]): (m[3], m[4]) for m in found if m}


def test_every_value_is_told_with_its_sample(tmp_path: Path) -> None:
    """Promise: every setting, every value, a sample of each, and which one holds."""
    done = run(tmp_path, "settings", env={"SORRY_A11Y_FORCED": None})
    assert (done.status, done.complained) == (0, "")
    rows = _rows(done.told)
    assert {name for name, _ in rows} == set(SETTINGS)
    for name, values in ((name, one.words) for name, one in SETTINGS.items() if one.words):
        assert [value for one, value in rows if one == name] == list(values)
        assert [rows[name, value][1] for value in values] == [
            "chosen",
            *["possible"] * (len(values) - 1),
        ]
        told_apart = SPOKEN if name == "language" else values
        assert len({rows[name, value][0] for value in told_apart}) == len(told_apart)
    assert rows["cells", "0"] == ("braille, lines as wide as the terminal", "chosen")
    assert rows["volume", "70"] == ("volume, sounds at 70 of 100", "chosen")
    assert done.told.startswith("There is no settings file yet, it would be ")


def test_a_language_is_a_sample_of_itself(tmp_path: Path) -> None:
    """Nobody has to read another language to find their own."""
    rows = _rows(run(tmp_path, "settings").told)
    words = {"en": "English", "de": "Deutsch", "it": "italiano", "zh-Hant": "中文"}
    for language in SPOKEN:
        assert words[language] in rows["language", language][0]


@pytest.mark.parametrize("language", SPOKEN)
def test_the_settings_are_told_in_every_language(tmp_path: Path, language: str) -> None:
    """The language of the settings file counts here too; an option counts over it."""
    (tmp_path / "settings.toml").write_text(f'language = "{language}"\n', "utf-8")
    by_file, by_option = run(tmp_path, "settings"), run(tmp_path, "settings", "--lang", language)
    assert by_file.told == by_option.told
    assert by_file.complained == ""


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"pace = step", "Line 1 of the settings file is not TOML, so the defaults are used."),
        (
            b"mono = 1",
            "Line 1 of the settings file sets mono to 1, which isn't allowed. Use no, yes.",
        ),
    ],
)
def test_a_game_starts_whatever_is_wrong_and_says_it(
    tmp_path: Path, content: bytes, line: str
) -> None:
    """Promise: the game starts with defaults, after its title comes what is wrong."""
    (tmp_path / "settings.toml").write_bytes(content)
    done = run(tmp_path, *GAME, typed="q\nq\n")
    assert (done.status, done.complained) == (0, "")
    told = done.told.splitlines()
    assert told[0].startswith("Sorry!")
    assert sum(one.startswith(line) for one in told) == 1, told
    assert (tmp_path / "settings.toml").read_bytes() == content


def test_what_is_changed_in_play_is_kept(tmp_path: Path) -> None:
    """Promise: key m changes the file, and the next game begins with it."""
    run(tmp_path, *GAME, typed="m\n1\n8\n8\n0\nq\nq\n")
    kept = tomllib.loads((tmp_path / "settings.toml").read_text("utf-8"))
    assert (kept["pace"], kept["mono"]) == ("step", "yes")
    rows = _rows(run(tmp_path, "settings").told)
    assert rows["pace", "step"][1] == rows["mono", "yes"][1] == "chosen"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('\n"pac\\u0065" = "x"\n', 2),
        ('["p\\u0061ce"]\n', 1),
        ("x = 1\n\n[[pace]]\n", 3),
        ('"a=b" = 1\n', 1),
        ("x = '''\n'''\n\"a\\nb\" = [\n1]\n", 3),
    ],
)
def test_what_is_wrong_stands_on_a_line_that_there_is(tmp_path: Path, text: str, line: int) -> None:
    """Promise: a problem of the file is told with its line, however its name is written, and never
    as one of the environment."""
    (tmp_path / "settings.toml").write_text(text)
    told = run(tmp_path, "settings", "--lang", "en").told
    assert f"Line {line} of the settings file" in told
    assert "Line 0" not in told
    assert "environment sets" not in told
