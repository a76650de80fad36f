"""Games played by bots alone: `play_out` is the one loop that turns a game's wait into its end.

Game ``i`` of a run depends on (seed, i) and nothing else. Its cards and its bots have a
generator each, so that other bots meet the same shuffles.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import NamedTuple, TextIO

from sorry_a11y.bots.bot import Bot
from sorry_a11y.bots.registry import BOTS, make_bot
from sorry_a11y.doors.mistakes import BAD_INPUT, OK, MistakeError, echoed, listed, rules_for, tell
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.rules.board import SEATS
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.game import CHANCE, Game, Phase, new_game
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import view
from sorry_a11y.rulesets.registry import Wishes
from sorry_a11y.table.table import chance_action

SEATINGS: Mapping[int, tuple[int, ...]] = {2: (0, 2), 3: (0, 1, 2), 4: SEATS}
"""Which seats are played, by the number of players: two sit opposite."""
TENTHS = 10

Progress = Callable[[int], None]
"""Called with the number of games played, after every tenth of them."""


class PlayedOut(NamedTuple):
    """``game`` is over. ``turns``: how often a turn came to a seat (a card that draws again
    lengthens a turn); ``decisions``: how often a seat had to decide."""

    game: Game
    turns: int
    decisions: int


@dataclass(frozen=True)
class Result:
    """``wins``: how many games each bot won, in the order in which they sit (partners win
    together, so their wins may add up to more than ``games``); ``mean_turns`` and ``longest``:
    turns a game; ``turns_per_second``: what this run took, the only value that is not the same
    the next time."""

    games: int
    wins: list[int]
    turns: int
    mean_turns: float
    longest: int
    turns_per_second: int


# -- games -----------------------------------------------------------------------------------


def play_out(
    game: Game, players: Mapping[int, Bot], dealer: Random, chance: Random,
    events: list[Event] | None = None,
) -> PlayedOut:
    """Play ``game`` to its end from wherever it stands. ``players``: a bot for each seat that
    plays; ``dealer`` shuffles, ``chance`` is handed to the bots. What happens is appended to
    ``events`` if handed in. Raises IllegalActionError when a bot decides what it may not."""
    turns = decisions = 0
    while (phase := game.phase) is not Phase.OVER:
        if phase is Phase.PLAY:
            turns += not game.again
        elif phase in CHANCE:
            game = game.act(chance_action(game, dealer), events)
            continue
        seat = game.turn
        decisions += 1
        game = game.act(players[seat].choose(view(game, seat), chance), events)
    return PlayedOut(game, turns, decisions)


def play_games(
    rules: Ruleset, seats: Sequence[int], bots: Sequence[Bot], games: int, seed: int,
    progress: Progress | None = None,
) -> Result:
    """Play ``games`` games (at least 1). ``bots`` sit on ``seats`` (clockwise) in turn: with
    half as many as seats, each plays two. Raises ValueError for seats that the rules cannot be
    played on."""
    players = {seat: bots[at % len(bots)] for at, seat in enumerate(seats)}
    wins = [0] * len(bots)
    turns = longest = 0
    began = perf_counter()
    for number in range(games):
        played = play_out(
            new_game(rules, tuple(seats)), players,
            Random(f"{seed} {number} cards"), Random(f"{seed} {number} bots"),
        )
        for at in {seats.index(seat) % len(bots) for seat in played.game.winners}:
            wins[at] += 1
        turns += played.turns
        longest = max(longest, played.turns)
        done = number + 1
        if progress and done * TENTHS // games > number * TENTHS // games:
            progress(done)
    seconds = perf_counter() - began
    return Result(
        games, wins, turns, round(turns / games, 2), longest, round(turns / max(seconds, 1e-9))
    )


# -- the command -----------------------------------------------------------------------------


def simulate(
    wishes: Wishes, seats: Sequence[int], bots: Sequence[str], games: int, seed: int,
    progress: Progress | None = None,
) -> Result:
    """Play ``games`` games between the bots called ``bots``, as in `play_games`. Raises
    MistakeError for an unknown bot or game, for wishes that make no sense together, and for
    fewer than one game."""
    if games < 1:
        raise MistakeError("game-count", count=games)
    players = []
    for name in bots:
        if name not in BOTS:
            raise MistakeError("unknown-bot", given=echoed(name), accepted=listed(tuple(BOTS)))
        players.append(make_bot(name))
    return play_games(rules_for(wishes, seats), seats, players, games, seed, progress)


def seats_for(wishes: Wishes, count: int) -> tuple[int, ...]:
    """The seats that ``count`` bots play on: two opposite, three beginning with red, or all;
    where a rule says that each of two players plays two seats, all for two (D24). Raises
    MistakeError for any other count."""
    shared = wishes.rules.get("seats") == "2"
    if count not in ((2,) if shared else SEATINGS):
        raise MistakeError("bot-count", count=count, accepted="2" if shared else "2 to 4")
    return SEATS if shared else SEATINGS[count]


def print_simulation(
    wishes: Wishes, bots: Sequence[str], games: int, seed: int, stdout: TextIO, stderr: TextIO,
    *, as_json: bool = False, language: str = "en",
) -> int:
    """Simulate and tell the result on ``stdout``, as one JSON object or in sentences; progress
    is a line on ``stderr`` every tenth. Gives the exit status: 0, or 2 after one line on
    ``stderr`` for what makes no sense."""
    say = catalog(language).sayer("doors")

    def progress(done: int) -> None:
        stderr.write(say("progress", done=done, games=games) + "\n")
        stderr.flush()

    try:
        seats = seats_for(wishes, len(bots))
        result = simulate(wishes, seats, bots, games, seed, progress)
    except MistakeError as mistake:
        stderr.write(tell(mistake, language) + "\n")
        return BAD_INPUT
    told = json.dumps(asdict(result)) if as_json else _sentences(result, seats, bots, language)
    stdout.write(told + "\n")
    return OK


def _sentences(
    result: Result, seats: Sequence[int], bots: Sequence[str], language: str
) -> str:
    say = catalog(language).sayer("doors")
    mean = round(result.mean_turns)
    lines = [say("games", games=result.games, mean=mean, longest=result.longest)]
    for at, (bot, wins) in enumerate(zip(bots, result.wins, strict=True)):
        colours = listed([COLOURS[seat] for seat in seats[at :: len(bots)]])
        lines.append(say("wins", wins=wins, colours=colours, bot=bot))
    lines.append(say("speed", speed=result.turns_per_second))
    return "\n".join(lines)
