"""A server among several, with a gallery for those who want to listen where no place is left."""

from __future__ import annotations

from typing import Any

from sorry_a11y.server.following_server import FollowingServer
from sorry_a11y.server.guests import RefusedError
from sorry_a11y.server.spectators import GalleryGuest, Listeners, TableGallery
from sorry_a11y.server.table_server import MOST_WAITING
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Outgoing, decoded_down, encoded


class GalleryServer(FollowingServer):
    """Puts watchers for whom there is no place into the gallery of their table."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._galleries: dict[str, TableGallery] = {}
        self._by_number: dict[int, TableGallery] = {}
        self._listening: dict[int, tuple[Listeners, GalleryGuest]] = {}

    async def _prepare(self, number: int, message: msg.Up) -> bool:
        if number in self._listening:
            self._answer_listener(number, message)
            return False
        if not await super()._prepare(number, message):
            return False
        table = self._shared_hall.gallery_for(message)
        if table:
            gallery = self._gallery(table)
            self._listen_to(number, gallery, gallery.count, gallery.welcome())
            return False
        return True

    def _answer_listener(self, number: int, message: msg.Up) -> None:
        """Who listens without a name may leave; there is nothing else for them to do."""
        if not isinstance(message, msg.Leave):
            self._deliver(number, RefusedError("silenced").message)
        elif socket := self._sockets.get(number):
            self._drop(socket, "restart")

    def _gallery(self, table: str) -> TableGallery:
        """The gallery of a table that is in memory."""
        gallery = self._galleries.get(table)
        if gallery is None:
            number = self._shared_hall.open_gallery(table)
            gallery = self._galleries[table] = TableGallery(table, number, encoded)
            self._by_number[number] = gallery
            self._tell()
        return gallery

    def _listen_to(self, number: int, gallery: Listeners, count: int, told: list[str]) -> None:
        """Somebody hears how things stand, and whatever comes after message ``count``."""
        listener = self._sockets.get(number) or self._ears.get(number)
        if listener:
            for text in told:
                self._deliver(number, decoded_down(text))
            gallery.add(listener, count)
            self._listening[number] = gallery, listener

    def _deliver(self, number: int, message: Outgoing) -> None:
        gallery = self._by_number.get(number)
        if gallery is None:
            super()._deliver(number, message)
            return
        self._tell_gallery(gallery, gallery.count + 1, gallery.note(message))

    def _tell_gallery(self, gallery: Listeners, count: int, text: str) -> None:
        for socket in gallery.tell(count, text, MOST_WAITING):
            self._drop(socket, "slow")

    def _leave(self, number: int) -> None:
        if number in self._listening:
            gallery, listener = self._listening.pop(number)
            gallery.leave(listener)
            self._perhaps_close(gallery)
        super()._leave(number)

    def _perhaps_close(self, gallery: Listeners) -> None:
        """Close a gallery in which nobody is left."""
        if isinstance(gallery, TableGallery) and not gallery and not gallery.others:
            self._galleries.pop(gallery.table, None)
            self._by_number.pop(gallery.number, None)
            self._shared_hall.close_gallery(gallery.number)

    def _dismiss(self, number: int, message: msg.Moved | None) -> None:
        gallery = self._by_number.pop(number, None)
        if gallery is None:
            super()._dismiss(number, message)
            return
        self._galleries.pop(gallery.table, None)
        self._shared_hall.close_gallery(number)
        self._end(gallery)

    def _end(self, gallery: Listeners) -> None:
        """Its table is not here any more: its listeners come back by themselves."""
        for number, (its, _) in list(self._listening.items()):
            if its is gallery:
                super()._dismiss(number, None)
