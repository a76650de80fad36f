"""A server that hands people on, over the line between servers, to the one that has their table.

Where only one address is public, nobody can be sent elsewhere. The server that somebody reached
then stays between: what they say goes on as notes, and what they are told comes back so. Notes are
counted both ways. Where one is missing, the line is cut, or the other server is silent for as long
as a lease, the connection is closed; whoever it was comes back by themselves and is told what they
missed.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from time import monotonic
from typing import Any

from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from sorry_a11y.server.following_server import GREETING
from sorry_a11y.server.guests import RefusedError
from sorry_a11y.server.journal import JournalError
from sorry_a11y.server.postgres_journal import ElsewhereError
from sorry_a11y.server.server_line import Note, ServerLine
from sorry_a11y.server.spectators import Listeners, TableGallery
from sorry_a11y.server.spectators_server import GalleryServer
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Outgoing, decoded_down, decoded_up, encoded
from sorry_a11y.wire.messages import WireError

BEAT_S = 0.5
"""Seconds between signs of life on the line."""

log = logging.getLogger(__name__)


@dataclass
class Handed:
    """Somebody whose connection or whose table is at another ``server``. ``number``: of the
    connection, where it is; ``asked``: what they came with, and ``since`` when; notes ``sent`` and
    ``got``; ``early``: notes that wait until they have a chair, None once they have."""

    server: str
    number: int
    asked: str = ""
    since: float = 0.0
    sent: int = 0
    got: int = 0
    early: list[Note] | None = None


@dataclass
class FarGallery:
    """Those here who listen to a table at ``server``."""

    gallery: Listeners
    server: str
    subscription: Subscription


class GatewayServer(GalleryServer):
    """Hands people on over the NATS server at ``line``. Who can be sent to another address is sent
    there; watchers in a gallery are told from here."""

    def __init__(self, *given: Any, line: str, **more: Any) -> None:
        super().__init__(*given, **more)
        self._line = ServerLine(line, self._hear, self._line_gone)
        self._handed: dict[int, Handed] = {}
        self._far: dict[int, Handed] = {}
        self._numbers: dict[tuple[str, int], int] = {}
        self._far_galleries: dict[str, FarGallery] = {}
        self._beats: dict[str, float] = {}

    async def start(self, host: Any, port: int, **options: Any) -> int:
        """Listen, and keep the line; raises OSError where the port is taken."""
        port = await super().start(host, port, **options)
        self._tasks += [
            asyncio.create_task(self._keep_line()), asyncio.create_task(self._line.send())
        ]
        return port

    async def stop(self) -> None:
        """End, the line last."""
        await super().stop()
        await self._line.close()

    # -- the line and its ends -------------------------------------------------------------------

    async def _keep_line(self) -> None:
        while True:
            try:
                await self._line.connect(self._postgres.id)
                self._line.post("beat", Note("beat", self._postgres.id))
            except (OSError, TimeoutError, NatsError) as error:
                log.error("no line to other servers: %s", error)
            last = monotonic() - self._postgres.lease
            for server in [one for one, heard in self._beats.items() if heard < last]:
                self._part_from(server)
            for number, handed in list(self._handed.items()):
                if not handed.got and handed.since < last:
                    self._dismiss(number, None)  # whom the other server never heard of
            await asyncio.sleep(BEAT_S)

    def _line_gone(self) -> None:
        for server in list(self._beats):
            self._part_from(server)

    def _part_from(self, server: str) -> None:
        """Another server is out of reach: whoever was handed on to it, or from it, comes back by
        themselves."""
        self._beats.pop(server, None)
        for number in [one for one, handed in self._handed.items() if handed.server == server]:
            self._dismiss(number, None)
        for number in [one for one, far in self._far.items() if far.server == server]:
            self._forget(number)
        for far in [one for one in self._far_galleries.values() if one.server == server]:
            self._end_far(far)
        for gallery in list(self._galleries.values()):
            gallery.others.discard(server)
            self._perhaps_close(gallery)

    def _hear(self, note: Note) -> None:
        if note.server == self._postgres.id:
            return
        self._beats[note.server] = monotonic()
        match note.kind:
            case "arrive":
                self._later(self._arrive(self._admit(note), note))
            case "say" | "gone":
                self._hear_far(note)
            case "told" | "shut" | "listen":
                self._hear_owner(note)
            case "all":
                self._hear_gallery(note)
            case "leave":
                gallery = self._galleries.get(note.texts[0])
                if gallery is not None:  # one without listeners here is falsy
                    gallery.others.discard(note.server)
                    self._perhaps_close(gallery)

    # -- who is connected here, with a table elsewhere -------------------------------------------

    async def _prepare(self, number: int, message: msg.Up) -> bool:
        if number in self._handed:
            self._send_on("say", number, [encoded(message)])
            return False
        return await super()._prepare(number, message)

    def _hand_on(
        self, number: int, message: msg.Up, table: str, found: ElsewhereError
    ) -> None:
        has_own = found.url and found.url != self._url
        if has_own and (number in self._sockets or not self._line.is_there):
            super()._hand_on(number, message, table, found)
            return
        asked = encoded(message)
        self._handed[number] = Handed(found.server, number, asked, monotonic())
        self._beats.setdefault(found.server, monotonic())
        if not self._send_on("arrive", number, [self._shared_hall.address_of(number), asked]):
            del self._handed[number]
            self._turn_away(number, message)

    def _send_on(self, kind: str, number: int, texts: list[str]) -> bool:
        handed = self._handed[number]
        handed.sent += 1
        return self._line.post(
            f"to.{handed.server}", Note(kind, self._postgres.id, number, handed.sent, texts)
        )

    def _hear_owner(self, note: Note) -> None:
        number = note.number
        handed = self._handed.get(number)
        if handed is None or handed.server != note.server:
            return
        if note.kind == "listen":
            self._later(self._listen_far(note, handed))
            return
        handed.got += 1
        if note.count != handed.got:
            self._dismiss(number, None)
        elif note.kind == "shut":
            self._shut(number, note.texts[0])
        else:
            self._pass_on(number, note.texts[0])

    def _shut(self, number: int, why: str) -> None:
        if why == "restart":
            self._dismiss(number, None)
        elif socket := self._sockets.get(number):
            self._drop(socket, why)

    def _pass_on(self, number: int, text: str) -> None:
        if socket := self._sockets.get(number):
            self._send_text(socket, text)
        elif ear := self._ears.get(number):
            ear.tell(decoded_down(text))

    def _leave(self, number: int) -> None:
        if number in self._handed:
            self._send_on("gone", number, [])
            del self._handed[number]
        super()._leave(number)

    # -- whose table is here, connected elsewhere ------------------------------------------------

    def _admit(self, note: Note) -> int:
        """Somebody whose table is here has reached another server; their number here."""
        key = note.server, note.number
        if key in self._numbers:
            self._forget(self._numbers[key])
        number = self._hall.arrive(note.texts[0])
        self._far[number] = Handed(note.server, note.number, got=note.count, early=[])
        self._numbers[key] = number
        self._hall.receive(number, GREETING, self._clock())
        return number

    async def _arrive(self, number: int, note: Note) -> None:
        """Give them their chair, once the table is here."""
        if self._is_draining:
            self._dismiss(number, None)
            return
        message = decoded_up(note.texts[1].encode())
        table, _ = self._shared_hall.sought(number, message, self._clock())
        try:
            if table and table not in self._shared_hall.in_memory():
                await self._have(table)
        except (ElsewhereError, JournalError) as error:
            log.error("handed on in vain: %s", error)
            self._dismiss(number, None)
            return
        if number not in self._far or not self._may_say(number):
            self._dismiss(number, None)
            return
        table = self._shared_hall.gallery_for(message)
        if table:
            gallery = self._gallery(table)
            gallery.others.add(note.server)
            self._send_back("listen", number, [table, *gallery.welcome()], gallery.count)
            self._forget(number)
            return
        self._hall.receive(number, message, self._clock())
        self._due.set()
        far = self._far[number]
        early, far.early = far.early or [], None
        for one in early:
            self._hear_far(one)

    def _hear_far(self, note: Note) -> None:
        number = self._numbers.get((note.server, note.number), -1)
        far = self._far.get(number)
        if far is None:
            if note.kind == "say":
                unknown = Note("shut", self._postgres.id, note.number, 1, ["restart"])
                self._line.post(f"to.{note.server}", unknown)
            return
        if far.early is not None and note.kind == "say":
            far.early.append(note)
            return
        far.got += 1
        if note.kind == "gone":
            self._forget(number)
        elif note.count != far.got or not self._may_say(number):
            self._dismiss(number, None)
        else:
            try:
                self._hall.receive(number, decoded_up(note.texts[0].encode()), self._clock())
            except WireError:
                self._deliver(number, RefusedError("message").message)
        self._due.set()

    def _send_back(
        self, kind: str, number: int, texts: list[str], count: int | None = None
    ) -> None:
        far = self._far[number]
        far.sent += 1
        self._line.post(
            f"to.{far.server}",
            Note(kind, self._postgres.id, far.number, far.sent if count is None else count, texts),
        )

    def _deliver(self, number: int, message: Outgoing) -> None:
        if number not in self._far:
            super()._deliver(number, message)
        elif not isinstance(message, msg.Welcome):
            self._send_back("told", number, [encoded(message)])
            if isinstance(message, msg.Bye):
                self._send_back("shut", number, [message.why])
                self._forget(number)

    def _dismiss(self, number: int, message: msg.Moved | None) -> None:
        if number in self._far:
            self._send_back("shut", number, ["restart"])
            self._forget(number)
        else:
            super()._dismiss(number, message)

    def _forget(self, number: int) -> None:
        far = self._far.pop(number, None)
        if far:
            self._numbers.pop((far.server, far.number), None)
            self._hall.gone(number, self._clock())
            self._due.set()

    # -- galleries -------------------------------------------------------------------------------

    def _tell_gallery(self, gallery: Listeners, count: int, text: str) -> None:
        super()._tell_gallery(gallery, count, text)
        if isinstance(gallery, TableGallery) and gallery.others:
            self._line.post(
                f"all.{gallery.table}",
                Note("all", self._postgres.id, 0, count, [gallery.table, text]),
            )

    async def _listen_far(self, note: Note, handed: Handed) -> None:
        """Somebody here is to listen to a table elsewhere: the first who does so asks again once
        the line to its gallery is there, so that nothing falls between."""
        table, *told = note.texts
        far = self._far_galleries.get(table)
        if far is None:
            try:
                subscription = await self._line.listen(table)
            except (OSError, TimeoutError, NatsError):
                self._dismiss(note.number, None)
                return
            if table not in self._far_galleries:
                gallery = Listeners(table)
                self._far_galleries[table] = FarGallery(gallery, note.server, subscription)
            if note.number in self._handed:
                self._send_on(
                    "arrive", note.number,
                    [self._shared_hall.address_of(note.number), handed.asked],
                )
            return
        if self._handed.pop(note.number, None):
            self._listen_to(note.number, far.gallery, note.count, told)

    def _hear_gallery(self, note: Note) -> None:
        table, text = note.texts
        far = self._far_galleries.get(table)
        if far is None:
            return
        if far.gallery.count not in (0, note.count - 1):
            self._end_far(far)
            return
        self._tell_gallery(far.gallery, note.count, text)

    def _end_far(self, far: FarGallery) -> None:
        self._far_galleries.pop(far.gallery.table, None)
        self._later(_unsubscribe(far.subscription))
        self._end(far.gallery)

    def _perhaps_close(self, gallery: Listeners) -> None:
        far = self._far_galleries.get(gallery.table)
        if far and far.gallery is gallery and not gallery:
            self._end_far(far)
            leave = Note("leave", self._postgres.id, 0, 0, [gallery.table])
            self._line.post(f"to.{far.server}", leave)
        super()._perhaps_close(gallery)


async def _unsubscribe(subscription: Subscription) -> None:
    try:
        await subscription.unsubscribe()
    except (OSError, NatsError):
        log.debug("the line was gone before")
