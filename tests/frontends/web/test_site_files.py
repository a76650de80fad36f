"""The page without a server, handed out by a server all the same."""

from __future__ import annotations

import gzip
import urllib.request
from pathlib import Path
from urllib.error import HTTPError

import pytest

from sorry_a11y.frontends.web import page_files
from tests.frontends.web.served import served


def _refusal(request: str | urllib.request.Request) -> int:
    """The status with which a request is refused."""
    with pytest.raises(HTTPError) as refused:
        urllib.request.urlopen(request)
    refused.value.close()
    return refused.value.code


def test_the_page_without_a_server_is_handed_out_where_it_was_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/page.md: a server hands out the page without a server under /alone/, with a
    policy that lets its worker run, if it was built into the program, compressed where it was built
    so, and nothing beside it."""
    (tmp_path / "sounds").mkdir()
    for name, data in (
        ("index.html", b"page"),
        ("a.wasm", b"\0asm"),
        ("a.wasm.gz", gzip.compress(b"\0asm")),
        ("a.wasm.br", b"br"),
        ("sounds/b.wav", b"RIFF"),
        ("secret.txt", b"no"),
    ):
        (tmp_path / name).write_bytes(data)
    monkeypatch.setattr(page_files, "ALONE", tmp_path)
    page_files._site_files.cache_clear()
    try:
        with served() as url:
            with urllib.request.urlopen(f"{url}alone") as answer:
                assert answer.url == f"{url}alone/"
                assert answer.read() == b"page"
                assert "wasm-unsafe-eval" in answer.headers["Content-Security-Policy"]
            with urllib.request.urlopen(f"{url}alone/a.wasm") as answer:
                assert answer.headers["Content-Type"] == "application/wasm"
                assert answer.read() == b"\0asm"
                tag = answer.headers["ETag"]
            zipped = urllib.request.Request(
                f"{url}alone/a.wasm", headers={"Accept-Encoding": "gzip"}
            )
            with urllib.request.urlopen(zipped) as answer:
                assert answer.headers["Content-Encoding"] == "gzip"
                assert answer.headers["Content-Type"] == "application/wasm"
                assert gzip.decompress(answer.read()) == b"\0asm"
            zipped.headers["Accept-encoding"] = "gzip, br"
            with urllib.request.urlopen(zipped) as answer:
                assert answer.headers["Content-Encoding"] == "br"
                assert answer.read() == b"br"
            again = urllib.request.Request(f"{url}alone/a.wasm", headers={"If-None-Match": tag})
            assert _refusal(again) == 304
            for path in (
                "alone/secret.txt",
                "alone/a.wasm.gz",
                "alone/../page.js",
                "alone/sounds",
                "alonely",
            ):
                assert _refusal(f"{url}{path}") == 404
            with urllib.request.urlopen(f"{url}page.js") as answer:
                assert "wasm" not in answer.headers["Content-Security-Policy"]
    finally:
        page_files._site_files.cache_clear()
