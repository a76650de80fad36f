"""The wait for the guest on turn, who is away or presses no key, as the table is told of it."""

from __future__ import annotations


class TurnWait:
    """The wait for the guest on turn.

    Attributes:
        guest: The number of the guest for whom a bot may play, now or soon; -1 for none.
        seconds_left: The seconds until it may; 0 if it may now.
        person: The number of the identity for whom a slow table waits by its log; 0 for none, -1 if
            that is not known.
    """

    def __init__(self) -> None:
        self.guest = -1
        self.seconds_left = 0
        self.person = 0
        self._keys: dict[int, float] = {}
        self._wait: tuple[int, float | None, int] | None = None
        self._since = 0.0

    def note_key(self, guest: int, now: float) -> None:
        """Note that a guest has pressed a key."""
        self._keys[guest] = now

    def key_pressed(self, guest: int) -> float | None:
        """Return the monotonic time of a guest's last key; None if it is not known."""
        return self._keys.get(guest)

    def lasts(self, guest: int, since: float | None, decision: int, now: float) -> float:
        """Return the seconds of the present wait; 0 if this is the first call for a wait.

        Args:
            guest: The number of the guest who is waited for.
            since: The time at which the guest went away or pressed the last key.
            decision: The number of the game's open question.
            now: The monotonic time.
        """
        wait = (guest, since, decision)
        if self._wait != wait:
            self._wait, self._since = wait, now
        return now - self._since

    def end(self) -> None:
        """Note that a bot may play for nobody."""
        self.guest, self.seconds_left = -1, 0
