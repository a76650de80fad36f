"""What the game and its sound process say to one another: one line of JSON for each message."""

from __future__ import annotations

import json
from dataclasses import dataclass

from sorry_a11y.sound.earcons import Cue, Earcon
from sorry_a11y.sound.player import SoundState, SoundStatus


@dataclass(frozen=True)
class Job:
    """Play cues, or cut if there are none; asked for at `at`, in seconds of `time.monotonic`.

    That clock is the same for both processes. `amplitude` (0 to 1) is that of the volume.
    """

    cues: tuple[Cue, ...]
    amplitude: float
    at: float


def job_line(job: Job) -> bytes:
    """Return a job as a line."""
    cues = [[cue.earcon.value, cue.start_pan, cue.end_pan, cue.gain_db] for cue in job.cues]
    return _line([cues, job.amplitude, job.at])


def read_job(line: bytes) -> Job:
    """Return the job of a line. Raises ValueError for any other line."""
    try:
        cues, amplitude, at = json.loads(line)
        return Job(tuple(Cue(Earcon(cue[0]), *cue[1:]) for cue in cues), amplitude, at)
    except (TypeError, IndexError) as error:
        raise ValueError(f"not a job: {line!r}") from error


def status_line(status: SoundStatus) -> bytes:
    """Return a status as a line."""
    return _line([status.state.value, status.detail, list(status.problems)])


def read_status(line: bytes) -> SoundStatus:
    """Return the status of a line. Raises ValueError for any other line."""
    try:
        state, detail, problems = json.loads(line)
        return SoundStatus(SoundState(state), detail, tuple(problems))
    except TypeError as error:
        raise ValueError(f"not a status: {line!r}") from error


def _line(message: list[object]) -> bytes:
    return json.dumps(message).encode() + b"\n"
