"""Every kind of table that is played at: rule books, options, sides, points, people, settings."""

from __future__ import annotations

from dataclasses import dataclass, field

from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.ui.settings.values import Settings

from .sessions import PlayedSession, session

TWO_PEOPLE = "red=Ann,blue=runner,yellow=Ben,green=chance"
PARTNERS = "red=Ann,blue=Eva,yellow=Ben,green=Jon"


@dataclass(frozen=True)
class PlayTable:
    """A kind of game to sit down at. ``seats`` as on the command line; None for one person and
    three runners."""

    name: str
    wishes: Wishes = field(default_factory=Wishes)
    seats: str | None = None
    settings: Settings = field(default_factory=Settings)
    by_keys: bool = True

    def session(self, seed: int) -> PlayedSession:
        """Return a game at this table, about to be opened."""
        return session(self.wishes, seed, self.settings, self.seats, by_keys=self.by_keys)

    @property
    def is_open(self) -> bool:
        """True if cards are drawn openly, and nobody has a hand."""
        return not self.wishes.points and self.wishes.game != "dog"

    @property
    def command(self) -> str:
        """The command for a game at this table, the seed apart."""
        wishes, settings = self.wishes, self.settings
        flags = [
            f"--game {wishes.game}",
            *(
                ["--rules " + ",".join(f"{k}={v}" for k, v in wishes.rules.items())]
                if wishes.rules
                else []
            ),
            *(f"--{name}" for name in ("teams", "points", "quick") if getattr(wishes, name)),
            *(
                f"--{name} {getattr(wishes, name)}"
                for name in ("rounds", "target")
                if getattr(wishes, name)
            ),
            *([f'--seats "{self.seats}"'] if self.seats else []),
            *(["--mode lines"] if not self.by_keys else []),
            *(f"--{name} {getattr(settings, name)}" for name in ("pace", "verbosity")),
            *([f"--lang {settings.language}"] if settings.language != "en" else []),
        ]
        return " ".join(["sorry-a11y play", *flags])

    @property
    def names(self) -> tuple[str, ...]:
        """The names of people, told as they are written."""
        pairs = [pair.partition("=")[2] for pair in (self.seats or "").split(",")]
        return tuple(name for name in pairs if name and name != "you")


def _book(name: str, **rules: str) -> Wishes:
    return Wishes(name, {option.replace("_", "-"): value for option, value in rules.items()})


NORMAL = Settings(verbosity="normal")
FULL = Settings(verbosity="full")
STEP = Settings(pace="step")

TABLES: tuple[PlayTable, ...] = (
    PlayTable("hasbro"),
    PlayTable("hasbro of two", seats="red=you,yellow=chance"),
    PlayTable(
        "hasbro of three, step by step", seats="red=runner,blue=you,green=chance", settings=STEP
    ),
    PlayTable("hasbro at normal", settings=NORMAL),
    PlayTable("hasbro at full", settings=FULL, by_keys=False),
    PlayTable("hasbro quick, digits play", Wishes(quick=True), settings=Settings(digits="play")),
    PlayTable("hasbro in teams", Wishes(teams=True)),
    PlayTable("hasbro in teams of people", Wishes(teams=True), PARTNERS),
    PlayTable("hasbro for two people", seats=TWO_PEOPLE, settings=STEP),
    PlayTable("hasbro for points", Wishes(points=True, rounds=2), TWO_PEOPLE),
    PlayTable("parker", Wishes("parker")),
    PlayTable("parker in teams for points", Wishes("parker", teams=True, points=True, rounds=2)),
    PlayTable("bounce-home", Wishes("bounce-home"), settings=NORMAL),
    PlayTable("bounce-home in teams", Wishes("bounce-home", teams=True)),
    PlayTable(
        "bounce-home for points", Wishes("bounce-home", points=True, rounds=2), settings=STEP
    ),
    PlayTable("hobby", Wishes("hobby")),
    PlayTable("hobby for points", Wishes("hobby", points=True, target=100), settings=FULL),
    PlayTable(
        "every house rule",
        _book(
            "hasbro",
            start="quick",
            first="draw",
            home="bounce",
            seven="cards",
            eleven="forced",
            slide="optional",
            deck="44",
        ),
    ),
    PlayTable("own slides", _book("parker", slide="own", deck="55"), settings=NORMAL),
    PlayTable("dog", Wishes("dog")),
    PlayTable(
        "dog at full, step by step", Wishes("dog"), settings=Settings(pace="step", verbosity="full")
    ),
    PlayTable("dog of people", Wishes("dog"), PARTNERS),
    PlayTable(
        "dog on 64 squares",
        _book("dog", board="64", protect="fresh", jack="foreign", jokers="8"),
        settings=NORMAL,
    ),
    PlayTable("hasbro in German", settings=Settings(language="de")),
    PlayTable("points in Italian", Wishes(points=True), settings=Settings(language="it")),
    PlayTable("dog in Chinese", Wishes("dog"), settings=Settings(language="zh-Hant")),
    PlayTable(
        "dog for two",
        _book("dog", seats="2", jokers="4"),
        "red=you,blue=runner,yellow=you,green=runner",
    ),
)


ENGLISH = tuple(table for table in TABLES if table.settings.language == "en")
