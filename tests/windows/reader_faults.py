"""Each reader gone, hanging, crashing and coming back, in the middle of a game: no sentence is
lost, the outage is told once, speech returns, and the game ends when it should."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial

from tests.harness.sessions import sentences, session
from tests.windows.checks import Checks
from tests.windows.console import SLOW, Console
from tests.windows.heard_game import heard_game
from tests.windows.stand_ins import READERS, Readers, name_of_reader
from tests.windows.wine import Wine

FAULTS = ("gone", "hangs", "crashes")
WORDS = {
    ("NVDA", "gone"): ("gone", "silent"),
    ("NVDA", "hangs"): ("hangs", "silent"),
    ("NVDA", "crashes"): ("crashes", "silent"),
    ("JAWS", "gone"): ("gone", "silent"),
    ("SAPI 5", "gone"): ("gone", "fails"),
    **{(reader, "hangs"): ("gone", "hangs") for reader in ("JAWS", "SAPI 5")},
    **{(reader, "crashes"): ("gone", "fails") for reader in ("JAWS", "SAPI 5")},
}
"""(reader, fault) -> the states of NVDA's and of the others' stand-ins. SAPI 5 is a part of
Windows: it cannot go, but its calls can fail."""
OUTAGE = 30.0
"""Seconds after which an outage has told itself; it takes 1.5 where the machine has time."""
ATTEMPTS, PATIENCE = 4, 8.0
"""Keys, and seconds a key, within which speech is back; the game looks for it every 4 seconds."""


@dataclass
class Seen:
    """What came of one fault: every fault of the game's own, a line each."""

    faults: list[str] = field(default_factory=list)

    def expect(self, good: bool, otherwise: object) -> None:
        """Keep a line if something is not as it should be."""
        if not good:
            self.faults.append(str(otherwise))


class FaultyGame:
    """A game whose readers go wrong, beside the same game without a voice."""

    def __init__(self, game: Console, readers: Readers) -> None:
        self.game = game
        self.readers = readers
        self._twin = session("hasbro", 5)
        self._twin.opened()

    def press(self, key: str) -> list[str]:
        """Press a key; the sentences of its reply."""
        self.game.type(key)
        return sentences(self._twin.key(key))

    def told(self) -> str:
        """Everything printed and everything heard."""
        heard = [call.text for call in self.readers.calls() if call.what == "speak"]
        return "\n".join([*heard, *self.game.screen()])

    def hears(self, text: str, seconds: float) -> bool:
        """Wait until a sentence was heard."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if any(text in call.text for call in self.readers.new()):
                return True
            time.sleep(0.05)
        return False

    def comes_back(self, reader: str) -> bool:
        """Whether speech returns, and says who speaks."""
        self.readers.only(reader)
        self.readers.new()
        return any(
            self.press("w") and self.hears(f"{name_of_reader(reader)} speaks", PATIENCE)
            for _ in range(ATTEMPTS)
        )

    def leave(self, seen: Seen) -> None:
        """Quit; the program ends at once, whatever the reader does."""
        self.press("q")
        self.press("q")
        began = time.monotonic()
        status = self.game.status(20)
        seen.expect(status == 0, f"ended with {status} after {time.monotonic() - began:.1f} s")


def goes_wrong(wine: Wine, reader: str, fault: str) -> Seen:
    """A reader that spoke goes wrong at a reply, and comes back."""
    seen = Seen()
    with _game(wine, reader) as game:
        seen.expect(game.hears("1 of 1", SLOW), "the first reply was not heard")
        game.readers.set(*WORDS[name_of_reader(reader), fault])
        lost = game.press("w")
        seen.expect(game.game.shows("replies are printed", OUTAGE), "the outage was not told")
        game.game.news()
        next_reply = game.press("s")
        game.game.answer()
        told = game.told()
        for sentence in (*lost, *next_reply):
            words = " ".join(told.split())
            seen.expect(sentence.rstrip(".") in words, f"lost: {sentence}\n{told}")
        outages = " ".join(game.game.screen()).count("replies are printed")
        seen.expect(outages == 1, f"{outages} outages told")
        seen.expect(game.comes_back(reader), f"speech did not return: {game.told()}")
        game.leave(seen)
    return seen


def comes_late(wine: Wine, reader: str) -> Seen:
    """No reader runs at the start, then this one."""
    seen = Seen()
    with _game(wine, "") as game:
        nobody = "No screen reader or synthesiser runs, so replies are printed"
        printed = game.game.shows(nobody, SLOW)
        seen.expect(printed and game.game.shows("1 of 1", 5), game.game.screen())
        seen.expect(game.comes_back(reader), f"speech did not come: {game.told()}")
        game.leave(seen)
    return seen


def hangs_at_the_end(wine: Wine, reader: str) -> Seen:
    """The player quits while the reader hangs."""
    seen = Seen()
    with _game(wine, reader) as game:
        seen.expect(game.hears("1 of 1", SLOW), "the first reply was not heard")
        game.readers.set(*WORDS[name_of_reader(reader), "hangs"])
        game.press("w")
        game.leave(seen)
    return seen


@contextmanager
def _game(wine: Wine, reader: str) -> Iterator[FaultyGame]:
    with heard_game(wine, reader, "--seed", "5", "--forced", "ask") as (console, readers):
        yield FaultyGame(console, readers)


def play(wine: Wine, checks: Checks) -> None:
    """All of them, two at a time."""
    tries: dict[str, Callable[[], Seen]] = {}
    for reader in READERS:
        for fault in FAULTS:
            tries[f"{reader} {fault} and comes back"] = partial(goes_wrong, wine, reader, fault)
        tries[f"{reader} comes late"] = partial(comes_late, wine, reader)
        tries[f"{reader} hangs at the end"] = partial(hangs_at_the_end, wine, reader)
    with ThreadPoolExecutor(2) as pool:
        outcomes = pool.map(lambda one: one(), tries.values())
        for name, seen in zip(tries, outcomes, strict=True):
            checks.see(name, not seen.faults, "\n".join(seen.faults))
