"""Long walks through many games with any keys, on which every rule of listening is looked after.

A walk presses random keys at every kind of table and notes what breaks a rule; the tests then
ask for one rule each. Each note names the table, the seed and the number of the key.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice

from sorry_a11y.core.game.menu import OPTIONS_A_STAGE
from sorry_a11y.core.rules.events import RoundBegan, position_after
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.view import View
from sorry_a11y.output.narration.listener import Listener, Verbosity
from sorry_a11y.output.narration.units import TurnUnit, moves_of, units_of
from sorry_a11y.ui.session.decision import DecisionScreen
from sorry_a11y.ui.session.game_screen import GameScreen
from sorry_a11y.ui.session.key_commands import BY_KEY
from sorry_a11y.ui.session.menu_walk import MenuStage, only_decision
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.row_menu import DigitTold

from .law import CHECKS
from .sessions import fumbler, option_text, sentences, stages, state, watched
from .tables import PlayTable

QUESTIONS = frozenset(
    command.name for command in BY_KEY.values() if command.group in ("asking", "listening")
) | {"verbosity"}


def _told_in(stage: MenuStage) -> tuple[DigitTold | None, ...]:
    """Return how the digits of a stage may be told."""
    return (None,) if stage.is_by_place else ("key", "press", "no")


@dataclass
class Notes:
    """What walks noted: breaches by rule; how many keys were pressed, decisions made, choices
    told again; the lengths of the choices told at brief."""

    breaches: defaultdict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    counts: Counter[str] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)


@dataclass(frozen=True)
class Moment:
    """How things stood before a key: the choice on its stage, and the focus line."""

    name: str
    stage: MenuStage | None
    view: View
    focus: str
    told: frozenset[str]
    digits: str


class Walk:
    """One session, walked key by key. ``_told``: all sentences told since the decision that is
    open was opened, without their full stops; ``_lines_of``: how its choices are told."""

    def __init__(self, table: PlayTable, seed: int, notes: Notes) -> None:
        self._screen = table.session(seed)
        self._table = table
        self._seed = seed
        self._notes = notes
        self._number = 0
        self._reply = Reply((), "")
        self._desk: object = None
        self._told: set[str] = set()
        self._lines_of: dict[tuple[int, int, int, int], tuple[MenuStage, set[str]]] = {}
        self._languages: set[str] = set()

    def go(self, keys: int) -> int:
        """Press up to so many keys; how many it was until the session ended."""
        self._hear("", self._screen.opened)
        for key in islice(fumbler(f"{self._table.name} {self._seed}"), keys):
            if self._reply.status is not None:
                break
            self._number += 1
            if not self._press(key):
                break
        return self._number

    def _press(self, key: str) -> bool:
        """Press a key and look after the rules; False if the game broke down."""
        screen = self._screen
        moment, prompt, before = self._moment(key), screen.inner, state(screen)
        decided = len(watched(screen).decided)
        if not self._hear(key, lambda: screen.key(key)):
            return False
        if not isinstance(prompt, (DecisionScreen, GameScreen)):
            return True
        changed = state(screen, prompt) != before
        if changed and (moment.name in QUESTIONS or not moment.name):
            self._note("changed", f"{key} changed the game or the menu")
        if len(watched(screen).decided) > decided:
            self._decided(key, moment, decided)
        elif moment.stage:
            self._undecided(key, moment, moment.stage, changed=changed)
        return True

    def _moment(self, key: str) -> Moment:
        screen = self._screen
        command = BY_KEY.get(key)
        return Moment(
            command.name if command else "",
            self._stage(),
            screen.view(),
            self._reply.focus,
            frozenset(self._told),
            screen.settings.digits,
        )

    # -- nothing unheard is played -----------------------------------------------------------

    def _decided(self, key: str, before: Moment, number: int) -> None:
        """Check a key that played something, the decision ``number`` and perhaps what left no
        choice behind it: it was heard before, and leads to what was told."""
        self._notes.counts["decisions"] += 1
        seen, decision, events = watched(self._screen).decided[number]
        if before.stage is None:
            if self._screen.settings.forced == "play" and only_decision(seen) == decision:
                return None
            return self._note("unheard", f"{key} decided where nothing was asked")
        at = next(i for i, one in enumerate(before.stage.options) if one.decision == decision)
        lines = self._lines(before, before.stage, at)
        if before.name == "take" and before.focus not in lines:
            self._note("unheard", f"{key} on {before.focus!r} played {lines}")
        if before.digits == "tell" and not lines & before.told:
            self._note("unheard", f"{key} played {lines}, none of which had been told")
        if not isinstance(decision, Play):
            return None
        told = moves_of(decision.events)
        card = next(b for b in units_of(events) if isinstance(b, TurnUnit)).cards[0]
        if (card.card, card.moves) != (decision.card, told):
            self._note("consequence", f"told {told}, happened {card}")
        made = [event for event in events if not isinstance(event, RoundBegan)]
        if position_after(seen.position, made) != decision.after:
            self._note("consequence", f"{told} led elsewhere")
        return None

    def _undecided(self, key: str, before: Moment, stage: MenuStage, *, changed: bool) -> None:
        """Check a key that played nothing: one for a choice told it, one above all choices
        refused."""
        if before.name == "take" and before.focus not in self._lines(before, stage, _at(stage)):
            self._notes.counts["told again"] += 1
            if self._reply.focus not in self._lines(before, stage, _at(stage)):
                self._note("retell", f"{key} after {before.focus!r} told {self._reply.focus!r}")
        if before.name != "digit":
            return
        if int(key) in stage.digits:
            told = self._reply.focus in self._lines(before, stage, stage.digits.index(int(key)))
            if not told and stages(self._screen)[-1] is stage:
                self._note("retell", f"{key} told {self._reply.focus!r}")
            return
        self._notes.counts["digits refused"] += 1
        every = [self._lines(before, stage, at) for at in range(len(stage.options))]
        if changed or self._reply.focus in set().union(*every):
            self._note("refusal", f"{key} of {len(stage.options)} told {self._reply.focus!r}")

    def _lines(self, moment: Moment, stage: MenuStage, at: int) -> set[str]:
        """Return how a choice is told, at any verbosity and in any language heard so far (both may
        have changed since)."""
        table = watched(self._screen)
        seat, rules = moment.view.seat, table.rules
        asked = (id(stage), at, stage.digits[at], len(self._languages))
        if asked not in self._lines_of:
            self._lines_of[asked] = (
                stage,
                {
                    option_text(
                        stage.options[at],
                        stage.digits[at],
                        len(stage.options),
                        moment.view,
                        Listener(seat, table.seating, rules, language, verbosity),
                        digit_told=digit_told,
                    )
                    for verbosity in Verbosity
                    for language in self._languages
                    for digit_told in _told_in(stage)
                },
            )
        return self._lines_of[asked][1]

    # -- every reply -------------------------------------------------------------------------

    def _hear(self, key: str, act: Callable[[], Reply]) -> bool:
        """Take a reply and check it; False if there was none."""
        screen, notes = self._screen, self._notes
        try:
            reply = self._reply = act()
        except Exception as error:  # whatever it is, the player hears nothing
            self._note("silence", f"{key} raised {type(error).__name__}: {error}")
            return False
        notes.counts["keys"] += 1
        if isinstance(screen.inner, DecisionScreen) and screen.inner is not self._desk:
            self._desk = screen.inner
            self._told.clear()
            self._lines_of.clear()
        self._told.update(one.rstrip(".。") for one in sentences(reply))
        self._languages.add(screen.settings.language)
        if self._tells_a_choice(reply):
            notes.lengths[len(reply.focus)] += 1
        for check in CHECKS:
            for breach in check(key, reply, (*self._table.names, key)):
                self._note(check.__name__, f"[{key}] {breach}")
        if (stage := self._stage()) and len(stage.options) > OPTIONS_A_STAGE:
            self._note("nine", f"{len(stage.options)} options at once")
        return True

    def _tells_a_choice(self, reply: Reply) -> bool:
        """Return whether the focus line is a choice, told at brief in English."""
        settings, stage = self._screen.settings, self._stage()
        if stage is None or (settings.verbosity, settings.language) != ("brief", "en"):
            return False
        number = self._screen.listener().say(
            "decision-number", number=_at(stage) + 1, of=len(stage.options)
        )
        return reply.focus.endswith(number)

    def _stage(self) -> MenuStage | None:
        opened = stages(self._screen)
        return opened[-1] if opened else None

    def _note(self, rule: str, what: str) -> None:
        where = f"{self._table.name}, seed {self._seed}, key {self._number}"
        self._notes.breaches[rule].append(f"{where}: {what}")


def walk_all(tables: tuple[PlayTable, ...], keys: int, games: int) -> Notes:
    """Walk so many keys at every table, a new game whenever one has ended, through at least so
    many ``games``."""
    notes = Notes()
    for table in tables:
        pressed, seed = 0, 0
        while pressed < keys or seed < games:
            seed += 1
            pressed += max(Walk(table, seed, notes).go(max(keys // 3, 100)), 1)
    return notes


def _at(stage: MenuStage) -> int:
    return stage.menu.at if stage.menu else 0
