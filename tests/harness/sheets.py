"""A sheet of a terminal that keeps what is written on it."""

from __future__ import annotations

from sorry_a11y.frontends.terminal.output import Output


class Sheet(Output):
    """An output of 80 columns by so many ``rows``. ``told``: each write."""

    def __init__(self, rows: int = 24, *, typing: bool = False) -> None:
        super().__init__("utf-8", typing=typing)
        self.told: list[str] = []
        self._rows = rows

    def size(self) -> tuple[int, int]:
        return 80, self._rows

    def put(self, data: bytes) -> None:
        self.told.append(data.decode())

    def lines(self) -> list[str]:
        """Return the lines that are not blank."""
        return [line for write in self.told for line in write.splitlines() if line]
