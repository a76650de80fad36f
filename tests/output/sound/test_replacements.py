"""A folder of sounds of one's own: used file by file, and no harm if something is wrong with it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.output.sound.measures import RATE, SOUNDS, beep, load, save
from tests.output.sound.recording import Step, bump_at, record, session, told


def test_a_folder_replaces_file_by_file(tmp_path: Path) -> None:
    """Promise: a sound of one's own is heard in place of the game's, the others stay."""
    folder = tmp_path / "mine"
    folder.mkdir()
    save(folder / "home.wav", beep(2000, 0.3))
    steps: list[Step] = [["play", [["home"]]], ["hear"]]
    mine, _ = record(tmp_path / "mine.raw", steps, folder=str(folder))
    spectrum = np.abs(np.fft.rfft(mine))
    assert np.argmax(spectrum) * RATE / len(mine) == pytest.approx(2000, abs=10)
    others, _ = record(tmp_path / "others.raw", bump_at(0), folder=str(folder))
    stock, _ = record(tmp_path / "stock.raw", bump_at(0))
    assert np.sum(others**2) == pytest.approx(np.sum(stock**2), rel=0.01)


def test_a_damaged_replacement_gives_way_and_is_named(tmp_path: Path) -> None:
    """Promise: a broken file of one's own costs no sound, and the status says which it is."""
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "home.wav").write_bytes(b"this is no sound")
    (folder / "win.wav").write_bytes(b"")
    (folder / "lose.wav").mkdir()
    save(folder / "error.wav", np.zeros(0))
    save(folder / "slidee.wav", beep(440, 0.1))
    (folder / "notes.txt").write_text("mine")
    report = told(session("dummy", [["open"], ["settle"]], folder=str(folder)))
    assert report["state"] == "ok"
    named = sorted(line.partition(":")[0] for line in report["problems"])
    assert named == ["error.wav", "home.wav", "lose.wav", "slidee.wav", "win.wav"]
    steps: list[Step] = [["play", [["home"]]], ["hear"]]
    heard, _ = record(tmp_path / "heard.raw", steps, folder=str(folder))
    assert len(heard) == pytest.approx(len(load(SOUNDS / "home.wav")), rel=0.05)
