"""The error of a request that cannot be met."""

from __future__ import annotations

from sorry_a11y.wire import protocol as msg


class RefusedError(Exception):
    """A guest asked for something that cannot be.

    Attributes:
        message: The answer that says why, as in `protocol.Refused`.
    """

    def __init__(
        self, why: str, *, id: int = -1, given: str = "", accepted: str = "", of: str = "",  # noqa: A002
    ) -> None:
        super().__init__(why)
        self.message = msg.Refused(why, id, given, accepted, of)  # type: ignore[arg-type]
