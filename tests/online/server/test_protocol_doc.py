"""docs/protocol.md lists every message, so that others can write clients.

``--rewrite-golden`` writes who may ask what, and how often, as the table of requests has it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.online.server.lobby import Lobby
from sorry_a11y.online.server.request_table import CountedBy, Request, request_table
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.store.threaded_log import ThreadedLog

from .memory_log import MemoryLog

PATH = Path(__file__).parents[3] / "docs" / "protocol.md"
DOC = PATH.read_text(encoding="utf-8")


def rows(heading: str) -> dict[str, str]:
    """The fields of each message in the table below a heading, by its ``t``."""
    section = DOC.split(f"## {heading}\n")[1].split("\n## ")[0]
    found = re.findall(r"^\| `([a-z]+)` \|(.*?)\|", section, re.MULTILINE)
    return dict(found[1:])


def fields(kind: Any) -> set[str]:
    """The fields of a message as they travel."""
    return {field.encode_name for field in msgspec.structs.fields(kind)}


def who(request: Request) -> str:
    """Who may ask something, as the page tells it."""
    return ", ".join(request.needs) or "anybody"


def allowed(counted: CountedBy) -> str:
    """How often something may be asked, as the page tells it."""
    rate, per = counted.allowance, counted.per
    article = "an" if per == "identity" else "a"
    return f"{rate.burst}, then 1 in {rate.seconds:g} s, {article} {per}"


def test_who_may_ask_is_what_the_server_checks(request: pytest.FixtureRequest) -> None:
    """Promise of the protocol's page: it tells for each message who may send it and how often, as
    the one table of requests has it; --rewrite-golden writes it."""
    table = request_table(Lobby(), ThreadedLog(MemoryLog()))
    assert set(table) == set(get_args(msg.Up))
    by_tag = {kind.__struct_config__.tag: one for kind, one in table.items()}
    before, heading, rest = DOC.partition("## To the table\n")
    section, after = rest.split("\n## ", 1)

    def row(found: re.Match[str]) -> str:
        asked = by_tag[found[2]]
        often = "; ".join(map(allowed, asked.rates))
        return f"{found[1]} {who(asked)} | {often} |"

    cells = re.compile(r"^(\| `([a-z]+)` \|[^|]*\|)[^|]*\|[^|]*\|", re.MULTILINE)
    assert len(cells.findall(section)) == len(by_tag) + 1  # with the head
    head, _, rows = section.partition("|---|---|---|---|---|\n")
    written = "".join(
        [before, heading, head, "|---|---|---|---|---|\n", cells.sub(row, rows), "\n## ", after]
    )
    if request.config.getoption("--rewrite-golden"):
        PATH.write_text(written, encoding="utf-8")
    else:
        assert written == DOC


@pytest.mark.parametrize(
    ("heading", "kinds"), [("To the table", msg.Up), ("From the table", msg.Down)]
)
def test_every_message_is_listed_with_its_fields(heading: str, kinds: Any) -> None:
    """Promise of the protocol's page: no message and no field is missing, none is invented."""
    told = rows(heading)
    by_tag = {kind.__struct_config__.tag: kind for kind in get_args(kinds)}
    assert set(told) == set(by_tag)
    for tag, kind in by_tag.items():
        outside = re.sub(r"\{.*?\}", "", told[tag])
        assert set(re.findall(r"`([a-z_]+)`", outside)) == fields(kind), tag


def test_what_a_field_is_that_is_left_out() -> None:
    """Promise of the protocol's page: fields at their usual value are left out, and that value is
    nothing (0, empty, no, none) but for these; another one would be misread by other versions."""
    found: dict[str, object] = {}
    for kind in (*get_args(msg.Up), *get_args(msg.Down)):
        needed = [field.name for field in msgspec.structs.fields(kind) if field.required]
        plain = msgspec.structs.asdict(kind(*[""] * len(needed)))
        found |= {f"{kind.__name__} {name}": value for name, value in plain.items() if value}
    assert found.pop("HostTable seats") == {"red": "you", **dict.fromkeys(COLOURS[1:], "open")}
    assert found == {
        "Hello lang": "en",
        "HostTable watch": True,
        "HostTable undo": "ask",
        "HostTable stand_in": "anyone",
        "HostTable patience": 45,
        "Manage who": -1,
        "Ready on": True,
        "Watch on": True,
        "Relate who": -1,
        "ReportPerson why": "other",
        "TableState you": -1,
        "TableState awaited": -1,
        "Happened who": -1,
    }


def test_every_word_of_a_choice_is_listed() -> None:
    """The same of what a host may do, ready phrases, what happens to people and refusals."""
    up, down = rows("To the table"), rows("From the table")
    for told, words in (
        (up["manage"], get_args(msg.HostAction)),
        (up["say"], get_args(msg.Phrase)),
        (DOC, get_args(get_type_hints(msg.Happened)["what"])),
    ):
        for word in words:
            assert re.search(rf"\b{word}\b", told), word
    refusals = DOC.split("Why something is refused: ")[1].split("\n\n")[0]
    reasons = set(get_args(get_type_hints(msg.Refused)["why"]))
    assert reasons <= set(re.findall(r"`([a-z-]+)`", refusals))
    assert down["people"]
