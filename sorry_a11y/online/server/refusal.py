"""The error of a request that cannot be met."""

from __future__ import annotations

from sorry_a11y.online.wire import protocol as msg


class RefusedError(Exception):
    """Raised for a request that cannot be met.

    Attributes:
        why: The reason, as `wire.protocol.Refused` has it, also for the next two.
        given: The refused part of the request.
        accepted: The texts that would be accepted in its place.
    """

    def __init__(self, why: str, *, given: str = "", accepted: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.given = given
        self.accepted = accepted

    def answer(self, request: msg.Up | None) -> msg.Refused:
        """Return the answer to a request; None stands for one that could not be read."""
        of = str(request.__struct_config__.tag) if request else ""
        return msg.Refused(self.why, self.given, self.accepted, of)  # type: ignore[arg-type]
