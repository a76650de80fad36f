"""Codes, as people type or paste them; the server of a table, which follows from its code, from its
id and from the path of a socket."""

from __future__ import annotations

import pytest

from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import server_of_link, spelled_code, typed_code
from sorry_a11y.online.wire.placement import (
    Wish,
    bucket_in,
    bucket_of,
    new_code_of,
    new_table,
    server_path,
)

PRIVATE = msg.HostTable("hasbro", "Ann")
TOKEN = "0" * 32


@pytest.mark.parametrize(
    ("wish", "now", "path"),
    [
        (None, "", "/t/000"),
        (msg.EnterHall(), "/t/230", "/t/000"),
        (msg.PlayNow("hasbro", "Ann"), "/t/230", "/t/000"),
        (msg.HostTable("hasbro", "Ann", public=True), "/t/230", "/t/000"),
        (PRIVATE, "/t/230", "/t/230"),
        (msg.Join("2305 6492-1842", "Ann"), "", "/t/230"),
        (msg.Join("no code", "Ann"), "/t/230", "/t/000"),
        (msg.Back(f"231{TOKEN}", TOKEN), "/t/230", "/t/231"),
    ],
)
def test_the_path_of_a_wish(wish: Wish | None, now: str, path: str) -> None:
    """Promise of docs/running-a-server.md: a code and a seat lead to the server of their table, the
    hall and listed tables to that of 000, and a private table stays where its host is."""
    assert server_path(wish, now) == path


def test_a_private_table_is_never_where_the_hall_is() -> None:
    """Promise of docs/running-a-server.md: the server of the hall does not carry private tables."""
    paths = {server_path(PRIVATE, now) for now in ("", "/t/000") for _ in range(2000)}
    assert "/t/000" not in paths
    assert len(paths) > 500


@pytest.mark.parametrize("path", ["/t/230", "/t/000", "", "/"])
def test_a_table_and_its_codes_are_in_the_bucket_of_the_path(path: str) -> None:
    """Promise of docs/running-a-server.md: the id of a table, its code, and the code that it gets
    when somebody is removed begin alike, with what the path names."""
    table = new_table(path)
    codes = [new_code_of(table), new_code_of(table)]
    assert codes[0] != codes[1]
    assert {bucket_of(one) for one in (table, *codes)} == {bucket_in(path) or table[:3]}
    assert all(len(code) == 12 and code.isdigit() for code in codes)


CODE = "230564921842"


@pytest.mark.parametrize(
    ("typed", "server"),
    [
        ("2305 6492 1842", ""),
        ("2305-6492-1842", ""),
        ("2305, 6492, 1842.", ""),
        (f"#{CODE}", ""),
        (f"http://192.168.1.5:8765/#{CODE}", "http://192.168.1.5:8765"),
        (f"<https://table.example/#{CODE}>", "https://table.example"),
        (f"  table.example#{CODE}\n", "table.example"),
        ("https://table.example/#2305%206492%201842", "https://table.example"),
    ],
)
def test_a_link_is_a_code_with_an_address(typed: str, server: str) -> None:
    """Promise of docs/online.md: a link is taken wherever a code is, as people copy it."""
    assert (typed_code(typed), server_of_link(typed)) == (CODE, server)
    assert spelled_code(typed) == "2305 6492 1842"


@pytest.mark.parametrize("typed", ["", "#", "http://table.example/", "12345", f"{CODE}1", "#x"])
def test_what_is_no_code(typed: str) -> None:
    """Promise: nothing else passes for a code."""
    assert typed_code(typed) is None
