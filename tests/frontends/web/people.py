"""Somebody whose page is played by a test: the page's socket and nothing else."""

from __future__ import annotations

import json
from contextlib import ExitStack
from socket import create_connection
from ssl import create_default_context
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from sorry_a11y.output.narration.catalog import Words, languages, upper_first
from tests.harness.waiting import LIVE

WAITS = {
    upper_first(Words(language).say(message))
    for language in languages()
    for message in ("people-wait-table", "hall-waits")
}
"""What is told on a busy machine where an answer comes late."""
SOCKETS = ExitStack()
"""Every socket that was opened, to be closed with the server."""


def opened(url: str, **headers: str) -> ClientConnection:
    """A socket as the page at ``url`` opens it."""
    parts = urlsplit(url)
    is_safe = parts.scheme == "https"
    host = headers.get("Host", parts.netloc)
    origin = headers.get("Origin", f"{parts.scheme}://{host}")
    return SOCKETS.enter_context(
        connect(
            f"{'wss' if is_safe else 'ws'}://{host}/page",
            origin=Origin(origin),
            compression=None,
            sock=create_connection((parts.hostname, parts.port)),
            ssl=create_default_context() if is_safe else None,
        )
    )


class PagePerson:
    """A page with a socket. ``identity``: the secret that its browser keeps; ``told``: every reply;
    ``menu``: what can be chosen now; ``hall``: the session in the hall, empty for none."""

    def __init__(self, url: str, language: str = "en", identity: str = "") -> None:
        self.url = url
        self.language = language
        self.identity = identity
        self.hall = ""
        self.told: list[dict[str, Any]] = []
        self.boards: list[dict[str, Any]] = []
        self.seated: dict[str, Any] = {}
        self.words: dict[str, Any] = {}
        self.settings: dict[str, Any] = {}
        self.refused = ""
        self.connect()

    def connect(self) -> None:
        """Open the page's socket."""
        self.socket = opened(self.url)
        self.send("hello", settings={"language": self.language}, identity=self.identity)
        self.until("settings")

    def send(self, kind: str, **fields: Any) -> None:
        """Say something."""
        self.socket.send(json.dumps({"t": kind, **fields}))

    def take(self, seconds: float = LIVE) -> dict[str, Any]:
        """The next message; raises TimeoutError."""
        message: dict[str, Any] = json.loads(self.socket.recv(seconds))
        match message["t"]:
            case "told":
                self.told.append(message)
            case "board":
                self.boards.append(message)
            case "seat" if "seat" in message:
                self.seated = {**message["seat"], "session": message["session"]}
            case "seat":
                self.hall = message["session"]
            case "words":
                self.words = message
            case "settings":
                self.settings = message["settings"]
            case "refused":
                self.refused = message["text"]
        return message

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (message := self.take())["t"] != kind:
            pass
        return message

    def sit(self, kind: str, **fields: Any) -> None:
        """Take a seat."""
        self.send(kind, **fields)
        self.until("told")

    def ask(self, key: str) -> str:
        """The answer to a question."""
        self.send("key", key=key)
        return " ".join(self.answered()["lines"])

    def until_asked(self) -> dict[str, Any]:
        """The next reply that was asked for."""
        while not (message := self.until("told")).get("asked"):
            pass
        return message

    def answered(self) -> dict[str, Any]:
        """The next reply that was asked for; where it says that the answer is late, the answer."""
        return self._not_late(self.until_asked())

    def _not_late(self, message: dict[str, Any]) -> dict[str, Any]:
        is_late = {one.rstrip(".。") for one in message["lines"]} & WAITS
        return self.until("told") if is_late else message

    @property
    def menu(self) -> dict[str, Any] | None:
        """What can be chosen."""
        return self.told[-1].get("menu") if self.told else None

    def choose(self, at: int = 0) -> dict[str, Any]:
        """Take a choice; the reply, or news with another list, for which the choice was late."""
        assert self.menu, "there is a choice"
        number = self.menu["n"]
        self.send("choose", menu=number, at=at)
        while not (message := self.until("told")).get("asked"):
            if (message.get("menu") or {}).get("n", number) != number:
                return message
        return self._not_late(message)

    def pick(self, words: str) -> str:
        """Take the choice with some words; what is told then."""
        labels = self.menu["labels"] if self.menu else []
        found = [at for at, label in enumerate(labels) if words in label]
        assert found, (words, labels)
        return " ".join(self.choose(found[0])["lines"])

    def hears(self, words: str) -> str:
        """The next reply with some words, waited for."""
        while words not in (told := " ".join(self.until("told")["lines"])):
            pass
        return told

    def listen(self, seconds: float) -> None:
        """Take what comes within so many seconds of the last."""
        try:
            while True:
                self.take(seconds)
        except (TimeoutError, ConnectionClosed):
            pass

    def lines(self) -> list[str]:
        """Every sentence told."""
        return [one for told in self.told for one in told["lines"]]

    def seat(self) -> dict[str, Any]:
        """What the page saves, to come back."""
        last = self.told[-1]
        saved = ("table", "token", "guest", "seats", "session")
        return {
            **{name: self.seated[name] for name in saved},
            "code": self.seated.get("code", ""),
            "told": last["n"],
            "heard": last.get("heard", -1),
        }
