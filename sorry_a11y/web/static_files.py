"""What a page is made of, handed out by name: nothing else is ever read."""

from __future__ import annotations

import hashlib
from functools import cache
from http import HTTPStatus
from pathlib import Path

from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from sorry_a11y.sound.earcons import Earcon
from sorry_a11y.sound.sound_files import SoundFiles

STATIC = Path(__file__).parent / "static"
TYPES = {
    ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml", ".wav": "audio/wav",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Only what comes from this address, and nothing that stands in a text."""
ALWAYS = (
    ("Content-Security-Policy", POLICY), ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
)
SOUNDS = "/sounds/"
A_DAY = "max-age=86400"
AGAIN = "no-cache"
"""A file is kept by the browser and asked for whether it is still the same."""


def answer(request: Request) -> Response:
    """The file that a request names, or that there is none."""
    path = request.path.partition("?")[0]
    if path.startswith(SOUNDS):
        body = _sound(path.removeprefix(SOUNDS).removesuffix(".wav"))
        return _response(body, TYPES[".wav"], A_DAY)
    body = _files().get("index.html" if path == "/" else path[1:])
    if body is None:
        return _response(None, "", AGAIN)
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    if tag in request.headers.get_all("If-None-Match"):
        return _made(HTTPStatus.NOT_MODIFIED, b"", [("ETag", tag)])
    kind = TYPES[Path("index.html" if path == "/" else path).suffix]
    return _response(body, kind, AGAIN, ("ETag", tag))


@cache
def _files() -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in STATIC.iterdir() if path.suffix in TYPES}


def _sound(name: str) -> bytes | None:
    if name not in set(Earcon):
        return None
    try:
        return SoundFiles().stock(Earcon(name))
    except OSError:
        return None


def _response(
    body: bytes | None, kind: str, keep: str, *more: tuple[str, str]
) -> Response:
    if body is None:
        return _made(HTTPStatus.NOT_FOUND, b"\n", [("Content-Type", "text/plain")])
    return _made(HTTPStatus.OK, body, [("Content-Type", kind), ("Cache-Control", keep), *more])


def _made(status: HTTPStatus, body: bytes, own: list[tuple[str, str]]) -> Response:
    headers = Headers([
        ("Connection", "close"), ("Content-Length", str(len(body))), *own, *ALWAYS,
    ])
    return Response(status.value, status.phrase, headers, body)
