"""Run a player in a process of its own: reads steps as JSON, writes what came of them as JSON.

A step is one of `["open"]`, `["play", [[earcon, start pan, end pan, gain], ...]]`, `["stop"]`,
`["settle"]`, `["hear"]`, `["wait", seconds]`, `["time", number of plays]`,
`["terminate"]`, `["close"]`.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from sorry_a11y.sound.device_player import DevicePlayer
from sorry_a11y.sound.earcons import Cue, Earcon
from sorry_a11y.sound.player import SoundSet, SoundSettings
from tests.harness.own_time import OwnTime


def time_plays(player: DevicePlayer, count: int) -> list[float]:
    """Return how many seconds of its own each of some calls of `play` took, three milliseconds
    apart."""
    cues = [Cue(Earcon.SLIDE, -0.8, 0.8), Cue(Earcon.BUMP_OWN, 0.5, 0.5), Cue(Earcon.LOSE)]
    taken = []
    for _ in range(count):
        with OwnTime() as own:
            player.play(cues)
        taken.append(own.seconds)
        time.sleep(0.003)
    return taken


def hear(player: DevicePlayer) -> None:
    """Wait until the device has begun to play, and until it has come to the end."""
    end = time.monotonic() + 20
    for begun in (True, False):
        while (device := player._playback._device) and device.playing() != begun:
            if time.monotonic() > end:
                return
            time.sleep(0.005)
    time.sleep(0.2)


def take(player: DevicePlayer, step: list[Any], report: dict[str, Any]) -> None:
    """Take one step."""
    match step:
        case ["play", cues]:
            player.play([Cue(Earcon(name), *place) for name, *place in cues])
        case ["wait", seconds]:
            time.sleep(seconds)
        case ["hear"]:
            hear(player)
        case ["settle"]:
            player.settle(20)
        case ["time", count]:
            report["taken"] = time_plays(player, count)
        case ["terminate"]:
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(20)
        case [("open" | "stop" | "close") as name]:
            getattr(player, name)()
        case _:
            raise ValueError(f"no such step: {step}")


def main() -> None:
    """Take the steps that standard input names."""
    asked = json.load(sys.stdin)
    settings = SoundSettings(
        asked.get("volume", 100), asked.get("mono", False), SoundSet(asked.get("which", "full"))
    )
    folder = asked.get("folder")
    player = DevicePlayer(settings, Path(folder) if folder else None)
    report: dict[str, Any] = {}
    for step in asked["steps"]:
        take(player, step, report)
    status = player.status()
    report |= {"state": status.state, "detail": status.detail, "problems": status.problems}
    report["imported"] = sorted({"sorry_a11y.sound.sdl", "sdl2dll", "numpy"} & set(sys.modules))
    json.dump(report, sys.stdout)


if __name__ == "__main__":
    main()
