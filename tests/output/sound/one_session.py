"""Run a player in a process of its own: reads steps as JSON, writes what came of them as JSON.

A step is one of `["open"]`, `["play", [[earcon, start pan, end pan, gain], ...]]`, `["stop"]`,
`["settle"]`, `["hear"]`, `["wait", seconds]`, `["terminate"]`, `["close"]`.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from sorry_a11y.output.sound.device_player import DevicePlayer
from sorry_a11y.output.sound.earcons import Cue, Earcon
from sorry_a11y.output.sound.player import SoundSettings

REST = 35_280
"""Bytes of 0.2 seconds, more than the device holds back."""


def hear(player: DevicePlayer) -> None:
    """Wait until the device has begun to play, and until the file has all of it."""
    end = time.monotonic() + 20
    for begun in (True, False):
        while (device := player._playback._device) and device.playing() != begun:
            if time.monotonic() > end:
                return
            time.sleep(0.005)
    file = Path(os.environ["SDL_DISKAUDIOFILE"])
    whole = file.stat().st_size + REST  # silence is written too
    while file.stat().st_size < whole and time.monotonic() < end:
        time.sleep(0.005)


def take(player: DevicePlayer, step: list[Any]) -> None:
    match step:
        case ["play", cues]:
            player.play([Cue(Earcon(name), *place) for name, *place in cues])
        case ["wait", seconds]:
            time.sleep(seconds)
        case ["hear"]:
            hear(player)
        case ["settle"]:
            player.settle(20)
        case ["terminate"]:
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(20)
        case [("open" | "stop" | "close") as name]:
            getattr(player, name)()
        case _:
            raise ValueError(f"no such step: {step}")


def main() -> None:
    asked = json.load(sys.stdin)
    settings = SoundSettings(asked.get("volume", 100), which=asked.get("which", "full"))
    folder = asked.get("folder")
    player = DevicePlayer(settings, Path(folder) if folder else None)
    for step in asked["steps"]:
        take(player, step)
    status = player.status()
    report: dict[str, Any] = {
        "state": status.state,
        "detail": status.detail,
        "problems": status.problems,
    }
    report["imported"] = sorted(
        {"sorry_a11y.output.sound.sdl", "sdl2dll", "numpy"} & set(sys.modules)
    )
    json.dump(report, sys.stdout)


if __name__ == "__main__":
    main()
