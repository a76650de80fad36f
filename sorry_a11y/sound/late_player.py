"""A player that begins a moment late, so that nothing of it delays the first line of a game."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence

from sorry_a11y.sound.earcons import Cue
from sorry_a11y.sound.player import Player, SoundSettings, SoundState, SoundStatus

REST_S = 0.02
"""How long after `open` the other player is opened, in seconds. By then the first reply, which is
put together before `open` is called, has been printed: that takes a millisecond."""

OPENING_S = 2.0
"""How long the first cues wait for the device at most, in seconds. It takes about half of one."""

_GLANCE_S = 0.01


class LatePlayer:
    """Hands everything on to another player, but opens that one a moment later, on a thread.

    The newest cues asked for before the device is open are played when it is, unless `stop` has
    been called since: then they belong to a reply that a key has ended.
    """

    def __init__(self, inner: Player) -> None:
        self._inner = inner
        self._lock = threading.Lock()
        self._waiting: tuple[Cue, ...] = ()
        self._begun = False
        self._ready = False
        self._closing = threading.Event()

    def open(self) -> None:
        """Begin to open the device a moment later; idempotent."""
        with self._lock:
            if self._begun or self._closing.is_set():
                return
            self._begun = True
        try:
            threading.Thread(target=self._begin, name="sound opening", daemon=True).start()
        except RuntimeError:  # no more threads to be had: the first cue opens the device
            self._ready = True

    def play(self, cues: Sequence[Cue]) -> None:
        """Play cues now, or when the device is open."""
        with self._lock:
            if self._ready:
                self._inner.play(cues)
            else:
                self._waiting = tuple(cues)

    def stop(self) -> None:
        """Cut what sounds, and forget what waits."""
        with self._lock:
            self._waiting = ()
            if self._ready:
                self._inner.stop()

    def configure(self, settings: SoundSettings) -> None:
        """Use other settings from the next `play` on."""
        self._inner.configure(settings)

    def status(self) -> SoundStatus:
        """Return how things stand with the other player."""
        return self._inner.status()

    def close(self) -> None:
        """Cut what sounds and give the device back."""
        self._closing.set()
        with self._lock:
            self._waiting = ()
            self._inner.close()

    def _begin(self) -> None:
        if self._closing.wait(REST_S):
            return
        with self._lock:
            if self._closing.is_set():
                return
            self._inner.open()
        deadline = time.monotonic() + OPENING_S
        while self._inner.status().state is SoundState.OPENING and time.monotonic() < deadline:
            if self._closing.wait(_GLANCE_S):
                return
        with self._lock:
            self._ready = True
            if self._waiting and time.monotonic() < deadline:
                self._inner.play(self._waiting)
