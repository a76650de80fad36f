"""Write the words that shells complete: ``python -m tests.packaging.completion``."""

from __future__ import annotations

from pathlib import Path

from sorry_a11y.cli.commands.command_line import ACCEPTED, SUBCOMMANDS

FOLDER = Path(__file__).parents[2] / "docs" / "packaging"
HEAD = "# Written by python -m tests.packaging.completion.\n"


def bash() -> str:
    """Return what bash completes: commands, then a command's options and values that are few."""
    lines = [
        HEAD.rstrip(),
        "_sorry_a11y() {",
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}",
        "    local words=''",
        '    case "$before" in',
        *(f"        {option}) words='{' '.join(values)}' ;;" for option, values in _values()),
        "    esac",
        '    if [ -z "$words" ]; then',
        '        case "${COMP_WORDS[1]}" in',
        *(
            f"            {name}) words='{' '.join(sorted(command.names))}' ;;"
            for name, command in SUBCOMMANDS.items()
        ),
        "        esac",
        f"        [ \"$COMP_CWORD\" = 1 ] && words='{' '.join(SUBCOMMANDS)}'",
        "    fi",
        '    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")',
        "}",
        "complete -o default -F _sorry_a11y sorry-a11y",
    ]
    return "\n".join(lines) + "\n"


def fish() -> str:
    """Return what fish completes."""
    lines = [
        HEAD.rstrip(),
        f"complete -c sorry-a11y -n __fish_use_subcommand -a '{' '.join(SUBCOMMANDS)}'",
    ]
    known = dict(_values())
    for name, command in SUBCOMMANDS.items():
        for option in sorted(command.names):
            values = f" -x -a '{' '.join(known[option])}'" if option in known else ""
            lines.append(
                f"complete -c sorry-a11y -n '__fish_seen_subcommand_from {name}' "
                f"-l {option.removeprefix('--')}{values}"
            )
    return "\n".join(lines) + "\n"


def _values() -> list[tuple[str, tuple[str, ...]]]:
    flags = {flag for command in SUBCOMMANDS.values() for flag in command.flags}
    few = {"--lang": ("en", "de", "it", "zh-Hant"), **ACCEPTED}
    return [(option, tuple(values)) for option, values in few.items() if option not in flags]


FILES = {"sorry-a11y.bash": bash, "sorry-a11y.fish": fish}

if __name__ == "__main__":
    for file, text in FILES.items():
        (FOLDER / file).write_text(text(), "utf-8")
