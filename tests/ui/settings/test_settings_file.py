"""The settings file: what counts over what, what is wrong in it, and what is written."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from sorry_a11y.ui.settings.file import (
    Problem,
    load_settings,
    save_settings,
    settings_path,
    trouble_lines,
    with_flags,
)
from sorry_a11y.ui.settings.values import SETTINGS, Settings
from tests.harness.languages import SPOKEN

OTHER: dict[str, str | int] = {
    **{name: one.words[1] for name, one in SETTINGS.items() if one.words},
    "volume": 5,
    "sounds": "/mine",
    "cells": 40,
    "guard": 500,
    "name": "Ann",
}
"""For each setting a value that is not the default."""


def _load(home: Path, text: str | None = None, **env: str) -> tuple[Settings, list[Problem]]:
    if text is not None:
        (home / "settings.toml").write_text(text, "utf-8")
    return load_settings({"SORRY_A11Y_HOME": str(home), **env})


@pytest.mark.parametrize("name", SETTINGS)
def test_flag_over_environment_over_file_over_default(tmp_path: Path, name: str) -> None:
    """Promise: each setting is also a flag and a variable, and the nearer one counts."""
    default = getattr(Settings(), name)
    near: str | int = default if default != "" else "Flag"
    written = f'"{OTHER[name]}"' if isinstance(OTHER[name], str) else OTHER[name]
    env = {"SORRY_A11Y_HOME": str(tmp_path)}
    assert getattr(load_settings(env)[0], name) == default
    (tmp_path / "settings.toml").write_text(f"{name} = {written}\n", "utf-8")
    assert getattr(load_settings(env)[0], name) == OTHER[name]
    env[f"SORRY_A11Y_{name.upper()}"] = str(near)
    assert getattr(load_settings(env)[0], name) == near
    settings, problems = load_settings(env)
    flagged = with_flags(settings, {name: str(OTHER[name])})
    assert getattr(flagged, name) == OTHER[name]
    assert problems == []


def test_there_is_a_place_without_a_folder_of_ones_own() -> None:
    """Promise: the platform's own folder, unless SORRY_A11Y_HOME names another."""
    assert settings_path({}).parts[-2:] == ("sorry-a11y", "settings.toml")
    assert settings_path({"SORRY_A11Y_HOME": "/x"}) == Path("/x/settings.toml")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            'pace = "slow"',
            "Line 1 of the settings file sets pace to slow, which isn't allowed. "
            "Use all, step, 1s, 2s, 3s.",
        ),
        (
            "\npace = 3",
            "Line 2 of the settings file sets pace to 3, which isn't allowed. "
            "Use all, step, 1s, 2s, 3s.",
        ),
        ("# x\n\nmono = true", "Line 3 of the settings file sets mono to "),
        (
            "volume = 101",
            "Line 1 of the settings file sets volume to 101, which isn't allowed. "
            "Use a whole number from 0 to 100.",
        ),
        ("volume = true", "Line 1 of the settings file sets volume to "),
        ("volume = 0.5", "Line 1 of the settings file sets volume to "),
        (
            "cells = 9",
            "Line 1 of the settings file sets cells to 9, which isn't allowed. "
            "Use 0, or 10 to 200.",
        ),
        (
            "sounds = 3",
            "Line 1 of the settings file sets sounds to 3, which isn't allowed. "
            "Use the path of a folder.",
        ),
        (
            'sound = "off"\ncolour = "red"',
            "Line 2 of the settings file names colour, which is not a setting. "
            "The settings are pace, verbosity, digits,",
        ),
        ('pace = "all"\npace = "step"\n', "Line 2 of the settings file is not TOML, "),
        ('\n\npace = "st', "Line 3 of the settings file is not TOML, so the defaults are used. "),
        ("\n[pace]\nx = 1", "Line 2 of the settings file sets pace to "),
        ("\npace.x = 1", "Line 2 of the settings file sets pace to "),
        (
            "pace = step",
            "Line 1 of the settings file is not TOML, so the defaults are used. "
            'Write name = "value".',
        ),
    ],
)
def test_what_is_wrong_is_named_with_line_and_remedy(tmp_path: Path, text: str, line: str) -> None:
    """Promise: one sentence names the line, the setting, what stands there and what may."""
    settings, problems = _load(tmp_path, text)
    told = trouble_lines(problems, "en")
    assert len(told) == 1
    assert told[0].startswith(line)
    expected = Settings(sound="off") if "sound =" in text else Settings()
    assert settings == expected


@pytest.mark.parametrize("content", [b"caf\xe9", None])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, content: bytes | None) -> None:
    """Bytes that are no text, or a folder in its place: told, and the defaults hold."""
    file = tmp_path / "settings.toml"
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
    settings, problems = _load(tmp_path)
    assert settings == Settings()
    assert [problem.code for problem in problems] == ["unreadable"]
    told = trouble_lines(problems, "en")[0]
    assert "cannot be read, so the defaults are used." in told
    assert str(file) in told, "it has to be found"


def test_a_wrong_variable_is_named_and_the_file_holds(tmp_path: Path) -> None:
    """What the environment sets wrongly does not undo the file."""
    settings, problems = _load(
        tmp_path, 'pace = "step"', SORRY_A11Y_PACE="slow", SORRY_A11Y_VOLUME=""
    )
    assert settings.pace == "step"
    assert trouble_lines(problems, "en") == [
        "The environment sets pace to slow, which isn't allowed. Use all, step, 1s, 2s, 3s."
    ]


@pytest.mark.parametrize("language", SPOKEN)
def test_a_new_file_is_commented_and_loads_as_it_was_saved(tmp_path: Path, language: str) -> None:
    """Promise: one commented TOML file; above each setting stands what its values do."""
    path = tmp_path / "deep" / "settings.toml"
    after = Settings(**OTHER | {"language": language})  # type: ignore[arg-type]
    before = Settings(language="de" if language == "en" else "en")
    assert save_settings(path, before, after)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert tomllib.loads(path.read_text(encoding="utf-8")) == after.fields()
    for comment, setting in zip(lines[::2], lines[1::2], strict=True):
        name = setting.partition(" = ")[0]
        assert comment.startswith("# ")
        assert all(f'"{value}"' in comment for value in SETTINGS[name].words)
    settings, problems = load_settings({"SORRY_A11Y_HOME": str(path.parent)})
    assert (settings, problems) == (after, [])


def test_a_new_file_holds_only_what_was_changed(tmp_path: Path) -> None:
    """What an option set for one game, or the language of the system, is not kept for good."""
    path = tmp_path / "settings.toml"
    given = Settings(output="speech", language="de")
    assert save_settings(path, given, given.replace(pace="step"))
    assert tomllib.loads(path.read_text(encoding="utf-8")) == {"pace": "step"}
    assert '# output = "terminal"' in path.read_text(encoding="utf-8").splitlines()


def test_saving_keeps_what_was_there(tmp_path: Path) -> None:
    """Comments, order, and what is unknown or not taken stay as the player wrote them."""
    file = tmp_path / "settings.toml"
    text = '# mine\nvolume = 300\nnext = 1\npace = "all" # for now\n'
    before, _ = _load(tmp_path, text)
    assert save_settings(file, before, before.replace(pace="step", mono="yes"))
    assert file.read_text("utf-8") == text.replace('"all"', '"step"') + 'mono = "yes"\n'
    assert [path.name for path in tmp_path.iterdir()] == ["settings.toml"]


def test_a_broken_file_is_not_overwritten(tmp_path: Path) -> None:
    """Whatever is wrong in it, it may be worth mending."""
    before, _ = _load(tmp_path, "pace = step")
    file = tmp_path / "settings.toml"
    assert not save_settings(file, before, before.replace(pace="step"))
    assert file.read_text("utf-8") == "pace = step"


def test_nothing_changed_writes_nothing(tmp_path: Path) -> None:
    """A game in which no setting was touched leaves no file behind."""
    file = tmp_path / "settings.toml"
    assert save_settings(file, Settings(), Settings())
    assert not file.exists()


def test_a_byte_order_mark_is_not_part_of_the_file(tmp_path: Path) -> None:
    """Older editors of Windows put one before UTF-8: the file is read, and a change is written
    into it with everything else kept."""
    path = tmp_path / "settings.toml"
    path.write_bytes('\ufeffpace = "step"\r\n# mine, ä\r\n'.encode())
    settings, problems = _load(tmp_path)
    assert (settings.pace, problems) == ("step", [])
    assert save_settings(path, settings, settings.replace(volume=5))
    assert path.read_text(encoding="utf-8") == 'pace = "step"\n# mine, ä\nvolume = 5\n'
