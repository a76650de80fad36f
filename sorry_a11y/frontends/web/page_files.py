"""The page as a site: its files, the addresses where it may be opened, and links for friends.

A socket is given only to a page that came from this very address. So that no name of the internet
can be made to point here, an address without encryption must be one of a network: numbers, or a
name without a dot or of a home ("localhost", "kitchen.local").
"""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from http import HTTPStatus
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import msgspec
from msgspec import structs
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from sorry_a11y.core.bots.runner import RunnerBot
from sorry_a11y.core.game.dealer import play_to_end
from sorry_a11y.core.rules.board import RED, SEATS, Spot
from sorry_a11y.core.rules.events import Event, position_after
from sorry_a11y.core.rules.game import begin_silently
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.frontends.web.table_drawing import STAGE_GAMES, Drawing, drawing
from sorry_a11y.online.wire.addresses import own_address, parsed_address
from sorry_a11y.output.sound.clips import stock
from sorry_a11y.output.sound.earcons import Earcon

_FOLDER = Path(__file__).parent
STATIC = _FOLDER / "static"
"""The folder of the files that every page has; a server's page has those of "server" too."""
PREVIEW = _FOLDER / "preview.png"
"""A picture of the front, which messengers show beside a link."""
ALONE = _FOLDER / "alone"
"""The folder of the page without a server, if `.ci/site` has put it into the program."""
_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wav": "audio/wav",
    ".mjs": "text/javascript; charset=utf-8",
    ".ogg": "audio/ogg",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The content security policy: files of this address only, and no scripts within the page."""
SITE_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "connect-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
"""The same for the page without a server: WebAssembly may be compiled, and a worker begun."""
_ALWAYS = (
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
)
_SOUNDS = "/sounds/"
_SITE = "/alone/"
"""The path at which the page without a server is handed out."""
COMPRESSED = {".br": "br", ".gz": "gzip"}
"""The endings of files of that page that are there compressed too, with the names of the methods,
the one with the smaller files first."""
SOCKET = "/page"
"""The path of the socket of a page."""
_KEPT_A_DAY = "max-age=86400"
_AGAIN = "no-cache"
"""The browser keeps a file, and asks each time whether it is still the same."""
_NAMES_OF_HERE = ("localhost", "127.0.0.1", "::1")
"""The names of this computer on itself; to others it has another name."""
_PLACES = (".local", ".lan", ".home", ".home.arpa", ".internal", ".localhost")
"""The ends of names that only a home network gives."""


# -- files -----------------------------------------------------------------------------------------


def file_response(
    request: Request, files: Mapping[str, bytes] | None = None, address: str = ""
) -> Response:
    """Return the file that a request names, or a 404.

    Args:
        request: The request.
        files: The files of the page, by name; None for those of a server's page.
        address: The address of the page for others, since messengers want whole addresses of
            pictures; empty if it is not known.
    """
    path = request.path.partition("?")[0]
    if path.startswith(_SITE.rstrip("/")):
        return _site_file(path, request)
    if path.startswith(_SOUNDS):
        return _sound(path.removeprefix(_SOUNDS).removesuffix(".wav"))
    name = "index.html" if path == "/" else path[1:]
    body = (_server_files() if files is None else files).get(name)
    if body is None:
        return _not_found()
    if address and name == "index.html":
        picture = html.escape(f"{address}{PREVIEW.name}")
        body = body.replace(f'"/{PREVIEW.name}"'.encode(), f'"{picture}"'.encode())
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    if tag in request.headers.get_all("If-None-Match"):
        return _made(HTTPStatus.NOT_MODIFIED, b"", [("ETag", tag)])
    own = [("Content-Type", _TYPES[Path(name).suffix]), ("Cache-Control", _AGAIN), ("ETag", tag)]
    if _takes(request, "gzip"):
        body = _zipped(body)
        own += [("Content-Encoding", "gzip"), ("Vary", "Accept-Encoding")]
    return _made(HTTPStatus.OK, body, own)


def _site_file(path: str, request: Request) -> Response:
    """Return a file of the page without a server, if it was built into the program."""
    if path == _SITE.rstrip("/"):
        return _made(HTTPStatus.PERMANENT_REDIRECT, b"", [("Location", _SITE)])
    file = _site_files().get(path.removeprefix(_SITE) or "index.html")
    if file is None:
        return _not_found()
    try:
        facts = file.stat()
        tag = f'"{facts.st_mtime_ns:x}-{facts.st_size:x}"'
        if tag in request.headers.get_all("If-None-Match"):
            return _made(HTTPStatus.NOT_MODIFIED, b"", [("ETag", tag)], SITE_POLICY)
        own = [("Content-Type", _TYPES[file.suffix]), ("Cache-Control", _AGAIN), ("ETag", tag)]
        there = {
            coding: packed
            for end, coding in COMPRESSED.items()
            if (packed := file.with_name(file.name + end)).is_file()
        }
        if there:
            own.append(("Vary", "Accept-Encoding"))
        if taken := next((coding for coding in there if _takes(request, coding)), None):
            file = there[taken]
            own.append(("Content-Encoding", taken))
        return _made(HTTPStatus.OK, file.read_bytes(), own, SITE_POLICY)
    except OSError:  # built anew at this moment
        return _not_found()


@cache
def _site_files() -> dict[str, Path]:
    return {
        path.relative_to(ALONE).as_posix(): path
        for path in ALONE.rglob("*")
        if path.suffix in _TYPES
    }


@cache
def _server_files() -> Mapping[str, bytes]:
    """Return the files of a server's page, by name."""
    return {
        **files_in(STATIC),
        **files_in(_FOLDER / "server"),
        PREVIEW.name: PREVIEW.read_bytes(),
        "index.html": _with_data("").encode(),
    }


def files_in(folder: Path) -> dict[str, bytes]:
    """Return the contents of the files of a folder that a page loads, by name."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix in _TYPES}


def page_alone(head: str, data: object) -> str:
    """Return the page without the parts that are only for tables with others.

    Args:
        head: Markup to add to its head.
        data: The data that its front reads, as JSON.
    """
    page = _with_data(head, site=data)
    return re.sub(r"<!-- server -->.*?<!-- /server -->\n", "", page, flags=re.DOTALL)


def _with_data(head: str, **data: object) -> str:
    """Return the page with data for its scripts, by the ids of elements, and with the first boards.

    ``head``: markup to add to its head.
    """
    data["stage-games"] = _stage_games()
    for name, value in data.items():
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
        head += f'<script type="application/json" id="{name}">{text}</script>\n'
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    return page.replace("</head>", f"{head}</head>", 1)


@cache
def _stage_games() -> object:
    """Return the boards of the first screen as plain values, the same in every language."""
    boards = {
        name: (book, _on_stage(make_rules(Wishes(book)))) for name, book in STAGE_GAMES.items()
    }
    return json.loads(msgspec.json.encode(boards), parse_float=_short)


def _short(text: str) -> float:
    """Return a number as it is written shortest: 13 is shorter than 13.0."""
    number = float(text)
    return int(number) if number.is_integer() else number


def _on_stage(rules: Ruleset) -> Drawing:
    """Return the board in the middle of a game that bots play."""
    chance, events = Random(1), list[Event]()
    start = begin_silently(rules)
    play_to_end(start, dict.fromkeys(SEATS, RunnerBot()), chance, chance, log=events)
    position = position_after(start.position, events[: len(events) // 2])
    return structs.replace(
        drawing(rules.board, RED),
        names=("",) * len(SEATS),
        position=tuple(map(Spot, position)),
    )


def _takes(request: Request, coding: str) -> bool:
    """Return whether a browser reads files that are compressed by a method."""
    wished = ",".join(request.headers.get_all("Accept-Encoding"))
    return coding in {one.strip().lower() for one in wished.split(",")}


@lru_cache(maxsize=64)
def _zipped(data: bytes) -> bytes:
    return gzip.compress(data, mtime=0)


def _sound(name: str) -> Response:
    """Return the clip of an earcon."""
    if name not in set(Earcon):
        return _not_found()
    try:
        clip = stock(Earcon(name))
    except OSError:
        return _not_found()
    own = [("Content-Type", _TYPES[".wav"]), ("Cache-Control", _KEPT_A_DAY)]
    return _made(HTTPStatus.OK, clip, own)


def _not_found() -> Response:
    return _made(HTTPStatus.NOT_FOUND, b"\n", [("Content-Type", "text/plain")])


def _made(
    status: HTTPStatus, body: bytes, own: list[tuple[str, str]], policy: str = POLICY
) -> Response:
    headers = Headers(
        [
            ("Connection", "close"),
            ("Content-Length", str(len(body))),
            *own,
            ("Content-Security-Policy", policy),
            *_ALWAYS,
        ]
    )
    return Response(status.value, status.phrase, headers, body)


# -- addresses -------------------------------------------------------------------------------------


def foreign_response(request: Request, url: str, *, is_plain: bool) -> Response | None:
    """Return the refusal of a socket to a page of another site; None for the page of this server.

    ``url`` and ``is_plain``: as in `_is_here`.
    """
    origin, host = single_header(request, "Origin"), single_header(request, "Host")
    is_own = bool(host) and origin.partition("://")[2] == host
    if is_own and _is_here(host, url, is_plain=is_plain):
        return None
    return _made(HTTPStatus.FORBIDDEN, b"\n", [])


def single_header(request: Request, name: str) -> str:
    """Return the value of a header; empty if it is missing or stands there several times."""
    values = request.headers.get_all(name)
    return values[0] if len(values) == 1 else ""


def _is_here(host: str, url: str, *, is_plain: bool) -> bool:
    """Return whether a host can only be this server.

    Args:
        host: The host that a browser names.
        url: The address at which guests find the server by a proxy; empty without one. The proxy
            has a certificate for this name and, before several servers, for the name that they
            share ("tables.example", if this one is "a.tables.example").
        is_plain: Whether the connection has no encryption.
    """
    name = _hostname(host)
    if url:
        own = _hostname(url.partition("://")[2] or url)
        return name == own or ("." in name and own.endswith(f".{name}"))
    if not is_plain:
        return True  # it has shown a certificate of that name
    return bool(parsed_address(name)) or "." not in name or name.endswith(_PLACES)


def link_to(host: str, url: str, code: str, *, is_plain: bool) -> str:
    """Return the link that seats friends at a table; empty if ``host`` is no host.

    Args:
        host: The host at which the page was opened.
        url: As in `_is_here`.
        code: The invite code.
        is_plain: As in `_is_here`.
    """
    try:
        parts = urlsplit(f"//{host}")
        name, port = parts.hostname or "", parts.port
    except ValueError:
        return ""
    if url:
        scheme = "http" if url.startswith(("ws://", "http://")) else "https"
        return page_link(name, port, code, scheme)
    scheme = "http" if is_plain else "https"
    return page_link(own_address() if name in _NAMES_OF_HERE else name, port, code, scheme)


def page_link(host: str, port: int | None, code: str, scheme: str = "http") -> str:
    """Return the link for friends to open in a browser, with the code where no browser sends it."""
    shown = f"[{host}]" if ":" in host else host
    digits = "".join(char for char in code if char.isdigit())
    return f"{scheme}://{shown}" + (f":{port}" if port else "") + f"/#{digits}"


@lru_cache(maxsize=256)
def qr_rows(link: str) -> tuple[str, ...]:
    """Return the QR code of a link, a row of "0" and "1" (dark) for each line of modules.

    The margin of four that a camera needs is left out.
    """
    import segno  # nothing of it is loaded before there is an invitation

    code = segno.make(link, error="m", micro=False)
    return tuple("".join(map(str, row)) for row in code.matrix)


def _hostname(host: str) -> str:
    """Return the name in "name:port"; empty if the text is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
