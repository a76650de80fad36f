"""The settings file: a TOML file with comments, whose faults are told and left as they are.

Options of the command line count over the environment (``SORRY_A11Y_PACE`` and so on), the
environment over the file, the file over the defaults.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sorry_a11y.core.rules.value import Value
from sorry_a11y.output.narration.catalog import Words, guess_language
from sorry_a11y.output.narration.mistakes import echoed, listed
from sorry_a11y.store.files import HOME_VARIABLE, NOWHERE, as_utf8, held, read_file, replace_file
from sorry_a11y.ui.settings.values import (
    SETTINGS,
    SettingError,
    Settings,
    checked,
    comment,
    sample,
)

if TYPE_CHECKING:
    import tomlkit

PREFIX = "SORRY_A11Y_"

_LARGEST = 1 << 18
"""The most bytes that a file may have."""
_MOST_SIGNS = 5
"""The equal signs of a line after which a value is looked for; a quoted name may hold some."""
MOST_PROBLEMS = 5
"""The most problems of a file that are told one by one."""


class Problem(Value):
    """A setting that is not used, in a file or the environment.

    Attributes:
        code: The kind of problem: "unreadable", "toml", "unknown", "value", or "more" for all
            further ones.
        line: The line of the file, from 1; 0 for the whole file or the environment.
        name: The name of the setting.
        given: The value that was given, or the path of the file that cannot be read.
        accepted: Values that would be right.
        more: How many further problems there are.
    """

    code: str
    line: int
    name: str = ""
    given: str = ""
    accepted: tuple[str, ...] = ()
    more: int = 0


def settings_path(environment: Mapping[str, str]) -> Path:
    """Return the path of the settings file, whether or not it exists."""
    if home := environment.get(HOME_VARIABLE, "").strip():
        return Path(home) / "settings.toml"
    from platformdirs import user_config_path  # not needed by those who set the folder

    try:
        return user_config_path("sorry-a11y", appauthor=False) / "settings.toml"
    except (RuntimeError, ValueError, KeyError):  # as in `data_folder`
        return NOWHERE / "settings.toml"


def _read_settings_file(path: Path) -> bytes | None:
    """Return the bytes of a settings file; None if there is none. Links are followed.

    Raises:
        OSError: The file cannot be read or is too large.
    """
    try:
        data = read_file(path, _LARGEST + 1, follow=True)
    except (FileNotFoundError, NotADirectoryError):
        return None
    if len(data) > _LARGEST:
        raise OSError(errno.EFBIG, "too large", str(path))
    return as_utf8(data)


def load_settings(environment: Mapping[str, str]) -> tuple[Settings, list[Problem]]:
    """Return the settings that the environment and the file give, and the problems of both."""
    problems: list[Problem] = []
    values: dict[str, str | int] = {"language": guess_language(environment)}
    values |= _from_file(settings_path(environment), problems)
    for name in SETTINGS:
        given = environment.get(PREFIX + name.upper())
        if given:
            _take(values, name, given, "", problems)
    return Settings(**values), problems  # type: ignore[arg-type]


def with_flags(settings: Settings, flags: Mapping[str, str]) -> Settings:
    """Return the settings with the values of options, by their names; raises SettingError."""
    values = {name: checked(name, given) for name, given in flags.items()}
    return settings.replace(**values)


def _from_file(path: Path, problems: list[Problem]) -> dict[str, str | int]:
    try:
        text = (_read_settings_file(path) or b"").decode().replace("\r\n", "\n")
    except (OSError, ValueError):  # also a path with a zero in it
        problems.append(Problem("unreadable", 0, given=str(path)))
        return {}
    if not text:
        return {}
    import tomllib  # nobody without a file waits for it

    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        # "at end of document" is its last line
        line = int(found[1]) if found else max(len(text.splitlines()), 1)
        problems.append(Problem("toml", line))
        return {}
    except (ValueError, RecursionError):  # a number of thousands of digits, nested as deep
        problems.append(Problem("unreadable", 0, given=str(path)))
        return {}
    values: dict[str, str | int] = {}
    for name, value in given.items():
        if name in SETTINGS:
            _take(values, name, value, text, problems)
        else:
            _note(problems, Problem("unknown", 0, name, accepted=tuple(SETTINGS)), text)
    return values


def _take(
    values: dict[str, str | int], name: str, given: object, text: str, problems: list[Problem]
) -> None:
    """Add a value, or note that it is wrong.

    Args:
        values: The values taken so far, which grow.
        name: The name of the setting.
        given: The value.
        text: The text of the file; empty for none.
        problems: The problems so far, which grow.
    """
    try:
        values[name] = checked(name, given)
    except SettingError as error:
        _note(problems, Problem("value", 0, name, _shown(given), error.accepted), text)


def _note(problems: list[Problem], problem: Problem, text: str) -> None:
    """Add a problem with its line, or if there are many count it in the last one."""
    if len(problems) < MOST_PROBLEMS:
        problems.append(problem.replace(line=_line_of(text, problem.name)))
    else:
        more = problems.pop().more + 1 if problems[-1].code == "more" else 1
        problems.append(Problem("more", 0, more=more))


def _shown(given: object) -> str:
    try:
        return str(given)
    except ValueError:  # a number of thousands of digits
        return "..."


def _line_of(text: str, name: str) -> int:
    """Return the line of a file that defines a setting; 0 for the environment, which is no file."""
    lines = text.split("\n") if text else ()
    for number, line in enumerate(lines, 1):
        if (name in line or "\\" in line) and _defines(line, name):
            return number
    return min(len(lines), 1)


def _defines(line: str, name: str) -> bool:
    """Return whether a line of TOML gives ``name`` a value, the beginning of one, or a table."""
    import tomllib

    parts = line.split("=", _MOST_SIGNS)
    for text in (line, *("=".join(parts[:at]) + "=0" for at in range(1, len(parts)))):
        with suppress(ValueError, RecursionError):
            if name in tomllib.loads(text):
                return True
    return False


def save_settings(path: Path, before: Settings, after: Settings) -> bool:
    """Write the settings that changed into the file, and keep everything else in it.

    A new file gets every setting with its comment, those that were not changed commented out.

    Returns:
        False if the file cannot be written, or is broken: it then stays as it is.
    """
    then = before.fields()
    changed = {name: now for name, now in after.fields().items() if now != then[name]}
    if not changed:
        return True
    import tomlkit  # only needed by those who change something

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with held(path.parent):
            data = _read_settings_file(path)
            document = (
                tomlkit.parse(data.decode())
                if data is not None
                else (_new_document(changed, after.language))
            )
            for name, value in changed.items():
                document[name] = value
            replace_file(path, tomlkit.dumps(document).encode(), follow=True)
    except (OSError, ValueError, RecursionError):
        return False
    return True


def _new_document(changed: Mapping[str, str | int], language: str) -> tomlkit.TOMLDocument:
    """Return every setting with its comment; only those that were changed are not commented out.

    So a value that an option or the environment gave for one game does not become a setting.
    """
    import tomlkit

    document = tomlkit.document()
    for name, default in Settings().fields().items():
        document.add(tomlkit.comment(comment(language, name)))
        if name in changed:
            document.add(name, changed[name])
        else:
            document.add(tomlkit.comment(f"{name} = {tomlkit.item(default).as_string()}"))
    return document


# -- in words --------------------------------------------------------------------------------------


def trouble_lines(problems: Sequence[Problem], language: str) -> list[str]:
    """Return a sentence for each problem of the settings."""
    say = Words(language).say
    return [
        say(
            f"setting-bad-{one.code}",
            line=one.line,
            name=echoed(one.name),
            accepted=listed(one.accepted),
            given=_printable(one.given) if one.code == "unreadable" else echoed(one.given),
            count=one.more,
        )
        for one in problems
    ]


def settings_lines(settings: Settings, problems: list[Problem], path: Path) -> list[str]:
    """Return sentences about the file, its problems, each setting and how settings are changed."""
    words = Words(settings.language)
    message = "setting-file" if _is_there(path) else "setting-no-file"
    where = words.say(message, path=_printable(path))
    return [
        words.stopped(where),
        *trouble_lines(problems, settings.language),
        *(row for name in SETTINGS for row in _rows(words, settings, name)),
        words.say("setting-flag", name="pace", value="step"),
        words.say("setting-over"),
    ]


def _printable(path: Path | str) -> str:
    """Return a whole path, with question marks for characters on which a terminal would act."""
    return "".join(char if char.isprintable() else "?" for char in str(path))


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # in a folder that may not be entered, or with a name that is too long
        return False


def _rows(words: Words, settings: Settings, name: str) -> Iterator[str]:
    now = getattr(settings, name)
    for value in SETTINGS[name].words or (now,):
        yield words.say(
            "setting-row",
            name=name,
            value=value if value != "" else '""',
            sample=sample(words.language, name, value),
            chosen="yes" if value == now else "no",
        )
