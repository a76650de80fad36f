"""The sound process: reads jobs from its input, plays them, and writes its status.

Run as `python -m sorry_a11y.sound.server [folder of replacements]`. It ends with its
input, so that it never outlives the game. A process and not a thread, because the sound
library stops every thread of its process while it opens a device, for half a minute if the
system's sound server hangs, and a fault in it would end the game.
"""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from typing import BinaryIO

from sorry_a11y.sound.device import open_device
from sorry_a11y.sound.files import SoundFiles
from sorry_a11y.sound.message import Job, read_job, status_line
from sorry_a11y.sound.playback import Playback
from sorry_a11y.sound.player import SoundStatus

LAST_WORD_S = 1.0
"""How long a device that hangs may keep the process after the end of its input, in seconds."""


class Inbox:
    """Holds the newest job. An older one that has not begun gives way to it."""

    def __init__(self) -> None:
        self._arrived = threading.Condition()
        self._job: Job | None = None
        self._ended = False

    def put(self, job: Job) -> None:
        """Leave a job."""
        with self._arrived:
            self._job = job
            self._arrived.notify()

    def end(self) -> None:
        """Say that no more jobs come."""
        with self._arrived:
            self._ended = True
            self._arrived.notify()

    def waiting(self) -> bool:
        """Tell whether there is a newer job, or no more."""
        return self._ended or self._job is not None

    def take(self) -> Job | None:
        """Wait for a job and take it; None is the end."""
        with self._arrived:
            while not self.waiting():
                self._arrived.wait()
            job, self._job = self._job, None
            return None if self._ended else job


def serve(desk: Playback, inbox: Inbox, out: BinaryIO) -> None:
    """Do jobs until the end, and write the status whenever it has changed.

    Raises OSError if nobody reads it any more.
    """
    told: SoundStatus | None = None
    desk.open()
    while True:
        if desk.status != told:
            told = desk.status
            out.write(status_line(told))
            out.flush()
        job = inbox.take()
        if job is None:
            return
        desk.perform(job)


def main(arguments: list[str]) -> None:
    """Serve standard input and output until the input ends; does not return."""
    jobs, out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # whatever a library prints must not look like a status
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 1)
    inbox = Inbox()
    threading.Thread(target=_listen, args=(jobs, inbox), daemon=True).start()
    files = SoundFiles(Path(arguments[0]) if arguments else None)
    desk = Playback(files, open_device, inbox.waiting)
    try:
        serve(desk, inbox, out)
        desk.close()
    finally:
        # the usual way out would wait for the thread that reads, and for the sound library
        os._exit(0)


def _listen(jobs: BinaryIO, inbox: Inbox) -> None:
    for line in jobs:
        inbox.put(read_job(line))
    inbox.end()
    threading.Event().wait(LAST_WORD_S)
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
