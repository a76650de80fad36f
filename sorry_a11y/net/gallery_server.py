"""A server among several, with a gallery for those who want to listen where no place is left."""

from __future__ import annotations

from typing import Any

from websockets.asyncio.server import ServerConnection, broadcast

from sorry_a11y.hall.guests import Outgoing, RefusedError
from sorry_a11y.net.gallery import Gallery, TableGallery
from sorry_a11y.net.server import MOST_WAITING, encoded
from sorry_a11y.net.shared_server import SharedServer
from sorry_a11y.wire import hall_messages as talk


class GalleryServer(SharedServer):
    """Puts watchers for whom there is no place into the gallery of their table."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._galleries: dict[str, TableGallery] = {}
        self._by_number: dict[int, TableGallery] = {}
        self._listening: dict[int, tuple[Gallery, ServerConnection]] = {}

    async def _prepare(self, number: int, message: talk.Up) -> bool:
        if number in self._listening:
            self._answer_listener(number, message)
            return False
        if not await super()._prepare(number, message):
            return False
        table = self._shared_hall.gallery_for(message)
        if table and number in self._sockets:
            gallery = self._gallery(table)
            self._listen_to(number, gallery, gallery.count, gallery.welcome())
            return False
        return True

    def _answer_listener(self, number: int, message: talk.Up) -> None:
        """Who listens without a name may leave; there is nothing else for them to do."""
        _, socket = self._listening[number]
        if isinstance(message, talk.Leave):
            self._drop(socket, "restart")
        else:
            self._send(socket, RefusedError("silenced").message)

    def _gallery(self, table: str) -> TableGallery:
        """The gallery of a table that is in memory."""
        gallery = self._galleries.get(table)
        if gallery is None:
            number = self._shared_hall.open_gallery(table)
            gallery = self._galleries[table] = TableGallery(table, number, encoded)
            self._by_number[number] = gallery
            self._tell()
        return gallery

    def _listen_to(self, number: int, gallery: Gallery, count: int, told: list[str]) -> None:
        """Somebody hears how things stand, and whatever comes after message ``count``."""
        socket = self._sockets.get(number)
        if socket:
            for text in told:
                broadcast([socket], text)
            gallery.add(socket, count)
            self._listening[number] = gallery, socket

    def _deliver(self, number: int, message: Outgoing) -> None:
        gallery = self._by_number.get(number)
        if gallery is None:
            super()._deliver(number, message)
            return
        self._tell_gallery(gallery, gallery.count + 1, gallery.note(message))

    def _tell_gallery(self, gallery: Gallery, count: int, text: str) -> None:
        for socket in gallery.tell(count, text, MOST_WAITING):
            self._drop(socket, "slow")

    def _leave(self, number: int) -> None:
        if number in self._listening:
            gallery, socket = self._listening.pop(number)
            gallery.leave(socket)
            self._perhaps_close(gallery)
        super()._leave(number)

    def _perhaps_close(self, gallery: Gallery) -> None:
        """Close a gallery in which nobody is left."""
        if isinstance(gallery, TableGallery) and not gallery and not gallery.others:
            self._galleries.pop(gallery.table, None)
            self._by_number.pop(gallery.number, None)
            self._shared_hall.close_gallery(gallery.number)

    def _dismiss(self, number: int, message: talk.Moved | None) -> None:
        gallery = self._by_number.pop(number, None)
        if gallery is None:
            super()._dismiss(number, message)
            return
        self._galleries.pop(gallery.table, None)
        self._shared_hall.close_gallery(number)
        self._end(gallery)

    def _end(self, gallery: Gallery) -> None:
        """Its table is not here any more: its listeners come back by themselves."""
        for socket in list(gallery.sockets()):
            self._drop(socket, "restart")
