"""What sound costs the game: its first line, and each key.

    python -m tests.benchmarks.sounding [RUNS]

First line: the game in key mode on a pseudo-terminal, from its start to the end of the first focus
line, with all sounds and with sound off, in turn and each first every other time, RUNS times (41 if
not given); the ratio is the median of the pairs'. With all sounds the sound library is loaded, but
only when that line is out. Play call: what the game's thread spends in a player for one key, that
is `stop` and `play` of three cues, 2,000 times, 3 ms apart, the player's thread at work meanwhile.
The sound library's own "dummy" driver takes the sound, so that it needs no loudspeaker.
"""

from __future__ import annotations

import os
import sys
import time
from statistics import median

from sorry_a11y.sound.device_player import DevicePlayer
from sorry_a11y.sound.earcons import Cue, Earcon
from sorry_a11y.sound.player import SoundState
from tests.benchmarks.session import first_line_seconds
from tests.benchmarks.timing import tell, tell_machine, verdict

RUNS = 41
KEYS = 2000
PAUSE_S = 0.003
LIMIT_RATIO = 1.05
LIMIT_MS = 1.0


def tell_first_line(runs: int) -> None:
    """Print both medians and the median of the pairs' ratios."""
    with_sound: list[float] = []
    without: list[float] = []
    how = {"full": with_sound, "off": without}
    for sound in how:
        first_line_seconds(["--sound", sound])
    for number in range(runs):
        for sound in sorted(how, reverse=number % 2 == 0):
            how[sound].append(first_line_seconds(["--sound", sound]))
    ratio = median(a / b for a, b in zip(with_sound, without, strict=True))
    tell(
        f"first line {1000 * median(with_sound):.0f} ms with all sounds, "
        f"{1000 * median(without):.0f} ms with sound off, ratio {ratio:.3f} "
        f"(to reach: {LIMIT_RATIO}) {verdict(ratio <= LIMIT_RATIO)}"
    )


def tell_play_call() -> None:
    """Print the median, the 99th percentile and the worst of the calls."""
    player = DevicePlayer()
    player.open()
    while player.status().state in (SoundState.WAITING, SoundState.OPENING):
        time.sleep(0.01)
    cues = (Cue(Earcon.SLIDE, -0.8, 0.8), Cue(Earcon.BUMP_OWN, 0.5, 0.5), Cue(Earcon.YOUR_TURN))
    taken = []
    for _ in range(KEYS):
        began = time.perf_counter()
        player.stop()
        player.play(cues)
        taken.append(1000 * (time.perf_counter() - began))
        time.sleep(PAUSE_S)
    state = player.status().state
    player.close()
    taken.sort()
    worst = taken[len(taken) * 99 // 100]
    tell(
        f"a key's calls, sound {state}: median {median(taken):.3f} ms, 99th percentile "
        f"{worst:.3f} ms, worst {taken[-1]:.3f} ms (to reach: {LIMIT_MS:.0f} ms) "
        f"{verdict(worst < LIMIT_MS)}"
    )


if __name__ == "__main__":
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    tell_machine()
    tell_play_call()
    tell_first_line(int(sys.argv[1]) if len(sys.argv) > 1 else RUNS)
