"""Whole games, heard and brailled: each of the readers' interfaces, two games, four languages.

Every key's reply is held against the same game without a voice, played beside it.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import product

from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.speech.speech_voice import clean
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.settings.values import Settings
from tests.harness.sessions import sentences, session
from tests.output.speech.driver_games import ASKED, GAMES, LANGUAGES, MOST_KEYS, DriverGame
from tests.readers.listening import Count, hold
from tests.windows.checks import Checks
from tests.windows.console import SLOW
from tests.windows.heard_game import heard_game
from tests.windows.stand_ins import READERS, Call, Readers, name_of_reader
from tests.windows.wine import Wine

SPEED = 2
"""Milliseconds that the synthesiser needs for a character: its last words take a while."""
KEYS = {"enter": "\r"}


@dataclass
class Heard:
    """What came of a game: ``count`` of its sentences; ``focus`` lines meant for the display and
    ``brailled`` there; ``faults``, a line each."""

    count: Count = field(default_factory=Count)
    focus: int = 0
    brailled: int = 0
    faults: list[str] = field(default_factory=list)

    @property
    def is_perfect(self) -> bool:
        """Every sentence heard once and in order, every focus line brailled, nothing else."""
        return self.count.is_perfect and self.focus == self.brailled and not self.faults


class Listener:
    """Holds what readers were told against what a game meant."""

    def __init__(self, readers: Readers, reader: str, language: str) -> None:
        self._readers = readers
        self._brailles = reader != "SAPI 5"
        # only the present client of NVDA is told the language of each sentence by the game
        self._language = language if reader == "NVDA" else ""
        self.heard = Heard()

    def hold(self, key: str, reply: Reply, told: Sequence[str]) -> bool:
        """Wait until the reply to a key has been told, and hold it against what was meant;
        whether its end came at all."""
        focus = clean(reply.focus)
        last = Call("braille", focus) if self._brailles else Call("speak", clean(told[-1]))
        calls = list(self._until(last))
        said = [call.text for call in calls if call.what == "speak"]
        hold(self.heard.count, key, told, said)
        if any(call.language != self._language for call in calls if call.what == "speak"):
            self.heard.faults.append(f"after {key}: another language than {self._language}")
        if self._brailles:
            self.heard.focus += 1
            shown = [call.text for call in calls if call.what == "braille"]
            self.heard.brailled += shown == [focus]
        order = [call.what for call in calls if call.what != "braille"]
        if "stop" in order[order.index("speak") :] if "speak" in order else True:
            self.heard.faults.append(f"after {key}: {order}")
        if key and order[:1] != ["stop"]:
            self.heard.faults.append(f"{key} did not interrupt")
        return last in calls

    def _until(self, last: Call, seconds: float = SLOW) -> Iterator[Call]:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for call in self._readers.new():
                yield call
                if call == last:
                    end = min(end, time.monotonic() + 0.1)  # and nothing more
            time.sleep(0.02)


def listen(wine: Wine, reader: str, game: DriverGame, language: str) -> Heard:
    """Play one game to its end under one reader."""
    twin = session(
        game.wishes,
        game.seed,
        settings=Settings(language=language, forced="ask"),
        seats=game.seats,
        goes_on_after=True,
    )
    reply = twin.opened()
    quick = ["--quick"] if game.wishes.quick else []
    options = (
        "--game",
        game.wishes.game,
        "--seed",
        str(game.seed),
        "--seats",
        game.seats,
        *quick,
        "--lang",
        language,
        "--forced",
        "ask",
    )
    with heard_game(wine, reader, *options, speed=SPEED) as (console, readers):
        heard = Listener(readers, reader, language)
        words = Words(language)
        introduction = words.stopped(words.say("voice-speaks", name=name_of_reader(reader)))
        heard.hold("", reply, [introduction, *sentences(reply)])
        for wanted in [*ASKED, *["enter"] * MOST_KEYS]:
            key = "q" if twin.who.is_over else wanted  # twice: what may follow a game, and leaving
            console.type(KEYS.get(key, key))
            reply = twin.key(key)
            if not heard.hold(key, reply, sentences(reply)):
                heard.heard.faults.append(f"{key} was answered otherwise")
                break  # out of step, so that every key from here on would wait its longest
            if reply.status is not None:
                break
        faults = heard.heard.faults
        if (status := console.status(30)) != 0:
            faults.append(f"status {status}")
        if any(console.screen()):
            faults.append(f"printed {console.screen()}")
        if reader == "SAPI 5" and not readers.lines()[-1].startswith("SAPI done"):
            faults.append("the last words were cut")
    return heard.heard


def play(wine: Wine, checks: Checks) -> None:
    """The whole table, a row a game; two games at a time."""
    sys.stdout.write(
        "| reader | game | language | meant | spoken | focus lines | brailled "
        "| doubled | lost | words more |\n|---|---|---|---|---|---|---|---|---|---|\n"
    )
    cells = list(product(READERS, GAMES, LANGUAGES))
    with ThreadPoolExecutor(2) as pool:
        table = pool.map(lambda cell: listen(wine, *cell), cells)
        for (reader, game, language), heard in zip(cells, table, strict=True):
            count = heard.count
            focus, brailled = (heard.focus, heard.brailled) if heard.focus else ("", "")
            sys.stdout.write(
                f"| {reader} | {game.name} | {language} | {count.meant} | {count.heard} "
                f"| {focus} | {brailled} | {count.doubled} | {count.lost} | {count.more} |\n"
            )
            checks.see(
                f"{reader}, {game.name}, {language}",
                heard.is_perfect,
                [*heard.faults[:9], *count.remarks[:9]],
            )
