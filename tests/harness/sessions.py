"""Whole games at the keyboard, without a terminal: how one is begun, which keys play it, and what
was heard, as a text for reading."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import repeat
from random import Random
from typing import Any, NamedTuple

from sorry_a11y.core.game.chance import Chance
from sorry_a11y.core.game.header import Header
from sorry_a11y.core.game.log import GameEntry, TakeBack
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.menu import Option
from sorry_a11y.core.game.port import GamePort
from sorry_a11y.core.game.setup import Seating, parse_seats, seat_players
from sorry_a11y.core.rules.actions import Action, Decision, Lot, Shuffle
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rules.game import Game
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import Wishes, colours_each, make_rules
from sorry_a11y.output.narration.choices import option_clauses
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.ui.session.at_keyboard import AtKeyboard
from sorry_a11y.ui.session.decision import DecisionScreen
from sorry_a11y.ui.session.game_base import Afterwards, Controls, GameHooks
from sorry_a11y.ui.session.game_screen import GameScreen
from sorry_a11y.ui.session.key_commands import COMMANDS, LISTED
from sorry_a11y.ui.session.menu_walk import MenuStage
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.row_menu import DigitTold
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.settings.values import Settings

WAITING = Settings(forced="ask")
"""Every decision waits for a key, also one without a choice."""


class PlayedSession(PlayerSession):
    """A session of one ``game``, with what tests look at."""

    game: GameScreen

    @property
    def who(self) -> AtKeyboard:
        """The people at the keyboard."""
        return self.game.who

    def view(self) -> View:
        """What the player at the keyboard may know."""
        return self.game.view()

    def listener(self) -> Listener:
        """The player at the keyboard, whom sentences are for."""
        return self.game.listener()


class WatchedGame(LoggedGame):
    """A game that remembers every event (``happened``), and what people decided: (what they saw,
    the decision, its events)."""

    def __init__(self, header: Header, rules: Ruleset, seating: Seating) -> None:
        self.happened: list[Event] = []
        self.decided: list[tuple[View, Decision, tuple[Event, ...]]] = []
        super().__init__(header, rules, seating)

    def enter(self, entry: GameEntry, *, is_new: bool = False) -> list[Event]:
        """Enter as any game does, remembering what was decided on what view."""
        seen = self.view(self.now.turn) if self.awaits_person else None
        events = super().enter(entry, is_new=is_new)
        if not isinstance(entry, TakeBack):
            self.happened += events
            if seen and not isinstance(entry, Shuffle | Lot):
                self.decided.append((seen, entry, tuple(events)))
        return events


def alike(one: Game, other: Game) -> bool:
    """Return whether two games stand alike, whoever made their rule books."""
    return one.replace(match=other.course.match, choices=other.choices) == other


def new_game(
    rules: Ruleset, seating: Seating, seed: int = 1, *, start: Game | None = None
) -> LoggedGame:
    """Return a game about to begin."""
    return LoggedGame(Header.of(rules, seating, Chance(seed)), rules, seating, start=start)


def session(
    wishes: Wishes | str = "hasbro",
    seed: int = 1,
    settings: Settings | None = None,
    seats: str | None = None,
    *,
    by_keys: bool = True,
    may_undo: bool = True,
    goes_on_after: bool = False,
) -> PlayedSession:
    """Return a game about to be opened, at a watched table. ``settings``: None for those of
    `WAITING`. ``seats`` as on the command line; None for one person and three runners;
    ``goes_on_after``: the rows after a game that is not kept follow its end, as in the program."""
    if isinstance(wishes, str):
        wishes = Wishes(wishes)
    each = colours_each(wishes)
    seating = (
        parse_seats(seats, None, colours_each=each)
        if seats
        else seat_players(None, [], None, colours_each=each)
    )
    rules = make_rules(wishes, seating.seats)
    game = WatchedGame(Header.of(rules, seating, Chance(seed)), rules, seating)
    settings = settings or WAITING

    def ended() -> Afterwards:
        from sorry_a11y.ui.menus.after_game import end_rows, outcome_sentences  # the learned player

        outcome = outcome_sentences(game, settings, None)
        return Afterwards(outcome, end_rows(front, _nowhere, _nowhere))

    front = at_table(
        game,
        settings,
        controls=Controls(by_keys=by_keys, may_undo=may_undo),
        hooks=GameHooks(ended if goes_on_after else None),
    )
    return front


def at_table(table: GamePort, settings: Settings | None = None, **options: Any) -> PlayedSession:
    """Return a game at a table about to be opened. ``options``: those of `GameScreen`."""
    front = PlayedSession(settings or Settings())
    front.game = GameScreen(front, table, **options)
    front.starting(front.game)
    return front


def _nowhere() -> Screen:
    raise AssertionError("no game and no menu follows a game of the harness")


def under_way(screen: PlayedSession) -> PlayedSession:
    """Return a session that has told its first reply."""
    screen.opened()
    return screen


def watched(screen: PlayedSession) -> WatchedGame:
    """Return the game of a session, with what it remembers."""
    game = screen.who.table
    assert isinstance(game, WatchedGame)
    return game


def advance(game: LoggedGame) -> list[Event]:
    """Return everything that happens until a person must decide or the game is over."""
    events: list[Event] = []
    while not (game.over or game.awaits_person):
        events += game.enter(game.next_action(), is_new=True)
    game.log.write()
    return events


def lay(screen: PlayedSession, position: Game) -> None:
    """Put another position on the table of a session, and show it to those who listen."""
    game = screen.who.table
    assert isinstance(game, LoggedGame)
    game.now = game.start = position
    game.header = game.header.going_on(position)
    game.actions.clear()
    game.log.entries.clear()
    game._tell(())
    for feed in screen.who.feeds.values():
        feed.untold.take(len(feed.untold))
        feed._views, feed.told_number = feed._latest, game.number


# -- the menu, seen from inside --------------------------------------------------------------


def stages(screen: PlayedSession) -> list[MenuStage]:
    """Return the stages of the decision that the next key is for, the one asked now last; none
    where the next key is for something else."""
    return _stages_of(screen.inner)


def _stages_of(prompt: Screen | None) -> list[MenuStage]:
    return list(prompt._walk.stages) if isinstance(prompt, DecisionScreen) else []


class State(NamedTuple):
    """All that a question may not change: the game, what was decided, and the menu (for each
    stage its options, the current one, those told)."""

    game: Game
    actions: tuple[Action, ...]
    menu: tuple[tuple[tuple[Option, ...], int, frozenset[int]], ...]


def state(screen: PlayedSession, behind: Screen | None = None) -> State:
    """Return how a session stands now. ``behind``: the prompt whose menu is looked at where the
    next key is for no decision, as for a list that a question has opened over one."""
    asked = screen.inner if isinstance(screen.inner, DecisionScreen) else behind
    menu = tuple(
        (one.options, one.menu.at, frozenset(one.menu.told))
        for one in _stages_of(asked)
        if one.menu
    )
    return State(watched(screen).now, tuple(watched(screen).actions), menu)


def option_text(
    option: Option,
    digit: int,
    of: int,
    seen: View,
    to: Listener,
    *,
    digit_told: DigitTold | None = None,
) -> str:
    """Return one option of ``of`` as it is told on the focus line: "Pawn 1, 12 to go, bumps Ben's
    3, 2 of 3"; ``digit`` is its place or, if ``digit_told``, that of its card."""
    clauses = option_clauses(option, seen, to)
    if digit_told is None:
        clauses.append(to.say("decision-number", number=digit, of=of))
    elif digit_told != "no":
        clauses.append(to.say("decision-key", digit=digit, told=digit_told))
    return to.sentence(clauses)


# -- keys ------------------------------------------------------------------------------------


def enters() -> Iterator[str]:
    """Enter and nothing else: always the first choice."""
    return repeat("enter")


def wanderer(seed: int) -> Iterator[str]:
    """Walk a random way down each menu and play what it came to."""
    chance = Random(f"wanderer {seed}")
    while True:
        yield from repeat("n", chance.choice((0, 0, 0, 1, 1, 2, 3, 5)))
        yield "enter"


_TOGETHER: dict[str, tuple[str, ...]] = {
    "h": ("h", "w"),
    "?": ("?", "?"),
    "m": ("m", "n", "l", "escape"),
    "i2": ("i", "1", "i", "2"),
    "i3": ("i", "3"),
    "i4": ("i", "4"),
    "i5": ("i", "5"),
    "i6": ("i", "6", "i", "6", "i", "6"),
    "q": ("q", "enter"),
    "o": ("o", "o"),
}
"""Keys that come with others, so that the next one is for the game again."""


GOLDEN_KEYS = [
    *("1", "2", "3", "4", "5", "6", "7", "8", "9", "n", "tab", "down", "right", "p", "shift-tab"),
    *("up", "left", "enter", "space", "0", "backspace", "escape", "l", "u", "w", "o", "c", "f"),
    *("i2", "s", "i3", "d", "i4", "i5", "y", "g", "a", "r", ",", ".", "x", "i6", "[", "m", "h"),
    *("?", "q"),
]
"""The keys of the golden games, named one by one: a new key changes nothing in those."""


def rota(seed: int = 0) -> Iterator[str]:
    """Yield every one of GOLDEN_KEYS in turn, then whatever comes to be played: a question (or a
    choice, or a look around), Enter to hear the choice again, Enter to play it."""
    keys = [*GOLDEN_KEYS]
    Random(f"rota {seed}").shuffle(keys)
    while True:
        for key in keys:
            yield from _TOGETHER.get(key, (key,))
            yield from ("enter", "enter")


STRANGE = ("j", "-", "=", "é", "f5", "ctrl-a", "hello")
"""What is no key of the game."""


def fumbler(seed: int | str) -> Iterator[str]:
    """Yield any key at any time, often enough one that plays for the game to go on."""
    chance = Random(f"fumbling {seed}")
    pressed = [command for command in COMMANDS if command not in LISTED]
    every = [key for command in pressed for key in command.keys if key != "q"]
    while True:
        kind = chance.random()
        if kind < 0.34:
            yield chance.choice(("enter", "space"))
        elif kind < 0.50:
            yield chance.choice("123456789")
        elif kind < 0.60:
            yield chance.choice(("n", "p", "l"))
        elif kind < 0.97:
            yield chance.choice(every)
        elif kind < 0.99:
            yield chance.choice(STRANGE)
        else:
            yield from ("q", chance.choice(every))


def turns(screen: PlayedSession, keys: Iterable[str], number: int) -> Iterator[str]:
    """Yield the keys until the people at the keyboard have made so many decisions."""
    for key in keys:
        if len(watched(screen).decided) >= number:
            return
        yield key


# -- what was heard --------------------------------------------------------------------------


def sentences(reply: Reply) -> list[str]:
    """Return all that a reply tells, the focus line last."""
    return [*reply.news, reply.focus]


def heard(screen: PlayedSession, keys: Iterable[str]) -> Iterator[tuple[str, Reply]]:
    """Yield each key with its reply, the opening first (its key is empty), until the game or the
    keys end."""
    reply = screen.opened()
    yield "", reply
    for key in keys:
        if reply.status is not None:
            return
        reply = screen.key(key)
        yield key, reply


def transcript(screen: PlayedSession, keys: Iterable[str], title: Sequence[str] = ()) -> str:
    """Return a session as a text: each key in square brackets, below it the earcons behind a tilde,
    every line heard, and the focus line behind a star; at the end the exit status, if the game
    ended."""
    lines = [f"# {line}" for line in title]
    for key, reply in heard(screen, keys):
        if key:
            lines.append(f"[{key}]")
        if reply.cues:
            lines.append("~ " + ", ".join(cue.earcon for cue in reply.cues))
        lines += [f"  {sentence}" for sentence in reply.news]
        lines.append(f"* {reply.focus}")
        if reply.status is not None:
            lines.append(f"# the program ends with status {reply.status}")
    return "\n".join(lines) + "\n"
