"""The settings file: one commented TOML file; what is broken in it is named, and left alone.

Flags count over the environment (``SORRY_A11Y_PACE`` and so on), the environment over the file,
the file over the defaults.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from sorry_a11y.narration.languages import guess_language
from sorry_a11y.settings.values import NAMES, SettingError, Settings, checked

HOME = "SORRY_A11Y_HOME"
"""A folder that holds settings and games in place of the platform's own."""
PREFIX = "SORRY_A11Y_"

_ENCODING = "utf-8-sig"
"""UTF-8; older editors of Windows put a byte order mark before it."""


@dataclass(frozen=True)
class Problem:
    """Something in a settings file (``line`` from 1; 0 for the whole file or the environment)
    that is not used. ``code``: "unreadable", "toml", "unknown", "value"."""

    code: str
    line: int
    name: str = ""
    given: str = ""
    accepted: tuple[str, ...] = ()


def settings_path(environment: Mapping[str, str]) -> Path:
    """Where the settings file is, whether or not it exists."""
    home = environment.get(HOME)
    if home:
        return Path(home) / "settings.toml"
    from platformdirs import user_config_path  # not needed by those who set the folder

    return user_config_path("sorry-a11y", appauthor=False) / "settings.toml"


def load_settings(
    environment: Mapping[str, str], flags: Mapping[str, str]
) -> tuple[Settings, list[Problem]]:
    """The settings that hold, and what was wrong in the file or the environment. ``flags`` are
    the values given on the command line; raises SettingError for those."""
    problems: list[Problem] = []
    values: dict[str, str | int] = {"language": guess_language(environment)}
    values |= _from_file(settings_path(environment), problems)
    for name in NAMES:
        given = environment.get(PREFIX + name.upper())
        if given:
            _take(values, name, given, 0, problems)
    values |= {name: checked(name, given) for name, given in flags.items()}
    return replace(Settings(), **values), problems  # type: ignore[arg-type]


def _from_file(path: Path, problems: list[Problem]) -> dict[str, str | int]:
    try:
        text = path.read_text(encoding=_ENCODING)
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError):
        problems.append(Problem("unreadable", 0, given=str(path)))
        return {}
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        # "at end of document" is its last line
        line = int(found[1]) if found else max(len(text.splitlines()), 1)
        problems.append(Problem("toml", line))
        return {}
    values: dict[str, str | int] = {}
    for name, value in given.items():
        line = _line_of(text, name)
        if name not in NAMES:
            problems.append(Problem("unknown", line, name, accepted=NAMES))
        else:
            _take(values, name, value, line, problems)
    return values


def _take(
    values: dict[str, str | int], name: str, given: object, line: int, problems: list[Problem]
) -> None:
    try:
        values[name] = checked(name, given)
    except SettingError as error:
        problems.append(Problem("value", line, name, str(given), error.accepted))


def _line_of(text: str, name: str) -> int:
    for number, line in enumerate(text.splitlines(), 1):
        # a table's name stands in brackets, a part of it behind a dot
        if line.split("=")[0].strip("[] \t\"'").split(".")[0].rstrip("\"' ") == name:
            return number
    return 0


def save_settings(
    path: Path, before: Settings, after: Settings, comments: Mapping[str, str]
) -> bool:
    """Write what changed into the file, keeping everything else in it. A new file gets every
    setting with its comment, those that were not changed commented out. False if it cannot be
    written, or is broken: nothing is lost then."""
    now, then = asdict(after), asdict(before)
    changed = {name: now[name] for name in NAMES if now[name] != then[name]}
    if not changed:
        return True
    import tomlkit  # only needed by those who change something

    try:
        text = path.read_text(encoding=_ENCODING) if path.exists() else None
        document = tomlkit.parse(text) if text is not None else tomlkit.document()
        if text is None:
            # what an option or the environment set for one game does not become a setting
            for name, default in asdict(Settings()).items():
                document.add(tomlkit.comment(comments[name]))
                if name in changed:
                    document.add(name, now[name])
                else:
                    value = tomlkit.item(default).as_string()
                    document.add(tomlkit.comment(f"{name} = {value}"))
        for name, value in changed.items():
            document[name] = value
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_text(tomlkit.dumps(document), encoding="utf-8", newline="\n")
        os.replace(fresh, path)
    except (OSError, ValueError):
        return False
    return True
