"""Games of bots alone: the loop that plays them, the counts, and the command."""

from __future__ import annotations

import io
import json
import re
import signal
import subprocess
import sys
from concurrent.futures import Future
from contextlib import suppress
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen
from typing import Any, Self

import pytest

from sorry_a11y.api.contests import MOST_GAMES, Piece, Result, Tally, interval
from sorry_a11y.cli.commands.simulate import (
    Contest,
    print_simulation,
    seats_for,
    shared_out,
    simulate,
)
from sorry_a11y.core.bots.bot import Bot, RandomBot
from sorry_a11y.core.bots.runner import RunnerBot
from sorry_a11y.core.game.dealer import Step, play_to_end
from sorry_a11y.core.rules.actions import Decision, Lot, Pass
from sorry_a11y.core.rules.board import SEATS, Seat
from sorry_a11y.core.rules.events import GameWon, TurnBegan, position_after
from sorry_a11y.core.rules.game import IllegalActionError, Phase, begin, begin_silently
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from tests.harness.programs import command, environment
from tests.harness.waiting import until

FOUR = SEATS
LIMIT = 120.0
"""Seconds after which a program hangs; on a busy machine an end takes many."""
BOT_NAMES = "runner, chance, beginner, casual, steady, strong, champion, bumper, homebody, racer."
TABLES = [
    pytest.param(Wishes(), FOUR, id="hasbro"),
    pytest.param(Wishes("parker"), (0, 2), id="parker for two"),
    pytest.param(Wishes("hobby", teams=True), FOUR, id="hobby in teams"),
    pytest.param(Wishes("bounce-home", points=True, rounds=2), (0, 1, 2), id="points"),
    pytest.param(Wishes("dog"), FOUR, id="dog"),
]


class Cheat(RunnerBot):
    """A bot that leaves its pawns where they are."""

    def choose(self, seen: View, chance: Random) -> Decision:
        decision = super().choose(seen, chance)
        if isinstance(decision, Play):
            return Pass(seen.seat)
        return decision


def timeless(result: Result) -> Result:
    """The result without the one value that is not the same the next time."""
    return result._replace(turns_per_second=0)


def printed(
    *bots: str,
    wishes: Wishes | None = None,
    games: int = 2,
    seed: int = 1,
    jobs: int = 1,
    as_json: bool = False,
) -> tuple[int, str, str]:
    """Status, stdout and stderr of a run of the command."""
    out, err = io.StringIO(), io.StringIO()
    contest = Contest(wishes or Wishes(), bots, games, seed, jobs)
    status = print_simulation(contest, out, err, as_json=as_json)
    return status, out.getvalue(), err.getvalue()


# -- play_to_end --------------------------------------------------------------------------------


@pytest.mark.parametrize(("wishes", "seats"), TABLES)
def test_a_game_is_played_out(wishes: Wishes, seats: tuple[Seat, ...]) -> None:
    """A game ends; its turns are those that its events tell; listening changes nothing; and the
    events alone rebuild the last position."""
    rules = make_rules(wishes, seats)
    game, opened = begin(rules, seats)
    events = list(opened)
    players: dict[Seat, Bot] = {seat: RandomBot() for seat in seats}
    heard = play_to_end(game, players, Random(1), Random(2), events)
    quiet = play_to_end(begin_silently(rules, seats), players, Random(1), Random(2))
    assert heard == quiet
    assert heard.game.phase is Phase.OVER
    assert heard.turns == sum(isinstance(event, TurnBegan) for event in events)
    assert heard.decisions >= heard.turns
    assert events[-1] == GameWon(heard.game.winners)
    assert position_after(b"", events) == heard.game.position


def test_a_game_is_played_on_from_where_it_stands() -> None:
    """A game half played is played to its end, and its turns are counted from there."""
    rules = make_rules(Wishes())
    players: dict[Seat, Bot] = {seat: RandomBot() for seat in FOUR}
    over = play_to_end(begin_silently(rules), players, Random(1), Random(2)).game
    assert play_to_end(over, players, Random(1), Random(2)) == (over, 0, 0)


def test_a_bot_sees_its_own_seat_only() -> None:
    """Each seat's bot is asked for that seat, with that seat's view: in Dog no hand but its
    own."""
    seen: list[tuple[int, View]] = []

    class Watcher(RandomBot):
        def __init__(self, seat: Seat) -> None:
            self.seat = seat

        def choose(self, seen_now: View, chance: Random) -> Decision:
            seen.append((self.seat, seen_now))
            return super().choose(seen_now, chance)

    players: dict[Seat, Bot] = {seat: Watcher(seat) for seat in FOUR}
    play_to_end(begin_silently(make_rules(Wishes("dog"))), players, Random(1), Random(2))
    assert len(seen) > 100
    for seat, view in seen:
        assert view.seat == seat == view.turn
        assert len(view.hand) == view.hand_sizes[seat]


def test_a_bot_that_breaks_the_rules_is_told() -> None:
    """A decision that is not open to the seat raises: a bot's author hears of it at once."""
    players: dict[Seat, Bot] = dict.fromkeys(FOUR, Cheat())
    with pytest.raises(IllegalActionError):
        play_to_end(begin_silently(make_rules(Wishes())), players, Random(1), Random(2))


# -- runs ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wishes", "seats"), TABLES)
def test_the_same_seed_gives_the_same_result(wishes: Wishes, seats: tuple[Seat, ...]) -> None:
    """All but the speed is the same again; another seed gives other games."""
    bots = ("runner", "chance", "chance", "chance")[: len(seats)]
    first, again, other = (simulate(Contest(wishes, bots, 2, seed)) for seed in (-7, -7, 10**30))
    assert timeless(first) == timeless(again)
    assert timeless(first) != timeless(other)


def test_a_game_depends_on_seed_and_number_only() -> None:
    """Game i is seeded by (seed, i): a longer run begins with the games of the shorter ones."""
    runs = [simulate(Contest(Wishes(), ("chance",) * 4, games, 5)) for games in (1, 2, 3)]
    turns = [run.turns for run in runs]
    assert turns == sorted(set(turns))
    assert runs[2].longest == max(turns[0], turns[1] - turns[0], turns[2] - turns[1])
    assert runs[2].mean_turns == round(turns[2] / 3, 2)
    for shorter, longer in pairwise(runs):
        gained = [b - a for a, b in zip(shorter.wins, longer.wins, strict=True)]
        assert sorted(gained) == [0, 0, 0, 1]


def test_the_first_player_is_drawn_afresh() -> None:
    """Over 40 games every seat begins some."""
    run = Piece(make_rules(Wishes()), FOUR, (RandomBot,) * 4, 3, 0, 40, False)
    lots: list[Step] = []

    def watch(step: Step) -> None:
        if isinstance(step.action, Lot):
            lots.append(step)

    assert len(list(run.play(watch))) == 40
    assert {step.after.turn for step in lots} == set(FOUR)


def test_a_better_bot_wins_more_wherever_it_sits() -> None:
    """Wins are told in the order in which the bots were given."""
    for place in range(4):
        bots = ["chance"] * 4
        bots[place] = "runner"
        result = simulate(Contest(Wishes(), tuple(bots), 12, 1))
        assert sum(result.wins) == result.games == 12
        assert result.wins[place] == max(result.wins)


def test_two_players_of_two_seats_each_win_once() -> None:
    """D24: two bots play opposite seats each; a game is one win for one of them."""
    wishes = Wishes("dog", {"seats": "2"})
    assert seats_for(wishes, 2) == FOUR
    result = simulate(Contest(wishes, ("runner", "chance"), 3, 1))
    assert sum(result.wins) == 3


def test_progress_after_every_tenth() -> None:
    """Ten reports whatever the number of games, or one a game if there are fewer."""
    for games, reports in ((40, list(range(4, 41, 4))), (3, [1, 2, 3])):
        told: list[int] = []
        simulate(Contest(Wishes(), ("chance",) * 2, games, 1), told.append)
        assert told == reports


# -- the command -----------------------------------------------------------------------------


@pytest.mark.parametrize("colours", ["red yellow", "red blue yellow", "red blue yellow green"])
def test_the_result_in_sentences(colours: str) -> None:
    """Bots sit in seat order, two of them opposite; one sentence a line, progress on stderr."""
    status, out, err = printed(*["chance"] * len(colours.split()), games=10)
    assert status == 0
    head, *wins, speed = out.splitlines()
    assert head.startswith("10 games, ")
    told = [
        re.fullmatch(
            r".* for (\w+), played by chance, (\d+) to (\d+) in 100 with 95 % certainty\.", line
        )
        for line in wins
    ]
    assert [one and one[1] for one in told] == colours.split()
    assert all(one and int(one[2]) < int(one[3]) <= 100 for one in told)
    assert sum(int(line.split()[0].replace("One", "1")) for line in wins) == 10
    assert speed.endswith(" turns a second.")
    assert err.splitlines() == [f"{done} of 10 games are played." for done in range(1, 11)]


def test_the_minutes_that_are_left() -> None:
    """Promise of `print_simulation`: who waits long hears how long, by the games played so far."""
    err = io.StringIO()
    times = iter([0.0, *(45.0 * tenth for tenth in range(1, 11))])
    contest = Contest(Wishes(), ("chance",) * 2, 10, 1)
    print_simulation(contest, io.StringIO(), err, clock=lambda: next(times))
    left = [
        *("About 7 minutes are left.", "About 6 minutes are left.", "About 5 minutes are left."),
        *("About 4 minutes are left.", "About 4 minutes are left.", "About 3 minutes are left."),
        *("About 2 minutes are left.", "About 2 minutes are left.", "About one minute is left."),
    ]
    lines = err.getvalue().splitlines()
    assert [line for line in lines if "left" in line] == left
    assert lines[:2] == ["1 of 10 games are played.", left[0]]
    assert lines[-1] == "10 of 10 games are played."


def test_the_result_as_json() -> None:
    """--json prints one object with exactly the documented keys, and agrees with `simulate`."""
    status, out, _ = printed("runner", "chance", games=5, seed=3, as_json=True)
    told = json.loads(out)
    result = simulate(Contest(Wishes(), ("runner", "chance"), 5, 3))
    assert status == 0
    assert out.count("\n") == 1
    assert list(told) == [
        *("games", "wins", "turns", "mean_turns", "longest", "turns_per_second", "win_rates"),
        "intervals",
    ]
    told["intervals"] = [tuple(one) for one in told["intervals"]]
    assert timeless(Result(**told)) == timeless(result)
    assert told["turns_per_second"] > 0


@pytest.mark.parametrize(
    ("bots", "changes", "line"),
    [
        (("chess", "chance"), {}, "There is no bot chess. The bots are " + BOT_NAMES),
        (("", "chance"), {}, 'There is no bot "". The bots are ' + BOT_NAMES),
        (("chance",), {}, "Only one bot was given. Give 2 to 4."),
        ((), {}, "No bot was given. Give 2 to 4."),
        (("chance",) * 5, {}, "5 bots were given. Give 2 to 4."),
        (("chance",) * 2, {"games": 0}, "0 games cannot be played. Give a number from 1 on."),
        (("chance",) * 2, {"games": -5}, "-5 games cannot be played. Give a number from 1 on."),
        (
            ("chance",) * 2,
            {"jobs": -1},
            "-1 processes are not possible. Give 0 for all cores, or a number from 1 on.",
        ),
        (
            ("chance",) * 2,
            {"wishes": Wishes("go")},
            "There is no game go. The games are hasbro, parker, bounce-home, hobby, dog.",
        ),
        (
            ("chance",) * 3,
            {"wishes": Wishes(teams=True)},
            "Teams need four players. Take four colours, or leave teams out.",
        ),
        (
            ("chance",) * 2,
            {"wishes": Wishes("dog")},
            "dog needs all four colours, because partners sit opposite each other.",
        ),
        (("chance",) * 4, {"wishes": Wishes("dog", {"seats": "2"})}, "4 bots were given. Give 2."),
        (
            ("chance",) * 2,
            {"wishes": Wishes(rules={"home": "soft"})},
            "There is no home=soft. The values of home are exact, bounce.",
        ),
    ],
)
def test_bad_input_is_one_line_and_status_2(
    bots: tuple[str, ...], changes: dict[str, Any], line: str
) -> None:
    """Unknown bots and games, 1 or 5 players, no games, clashing wishes: one line on stderr that
    says what is accepted, nothing on stdout, exit status 2."""
    assert printed(*bots, **changes) == (2, "", line + "\n")


# -- many processes ----------------------------------------------------------------------------


def test_the_number_of_processes_changes_nothing() -> None:
    """--jobs: the same games are counted, whoever plays them."""
    contest = Contest(Wishes(), ("runner", "chance", "chance"), 110, 4)
    alone, shared = (simulate(contest._replace(jobs=jobs)) for jobs in (1, 2))
    assert timeless(alone) == timeless(shared)


def test_pieces_are_handed_out_as_they_are_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The most games that may be asked for begin at once, and a signal ends them at once: few more
    are handed out than are played."""
    handed: list[Piece] = []

    class Pool:
        def __init__(self, *_given: object) -> None: ...
        def __enter__(self) -> Self:
            return self

        def __exit__(self, *_given: object) -> None: ...

        def submit(self, _play: object, piece: Piece) -> Future[Tally]:
            handed.append(piece)
            future: Future[Tally] = Future()
            future.set_result(Tally(piece.first, (), 0, 0))
            return future

    monkeypatch.setattr("sorry_a11y.cli.commands.simulate.ProcessPoolExecutor", Pool)
    run = Piece(make_rules(Wishes()), FOUR, (RandomBot,) * 4, 1, 0, MOST_GAMES, False)
    with shared_out(run, 2, 50) as found:
        assert [part.games for part in islice(found, 100)] == list(range(0, 5000, 50))
    assert 100 <= len(handed) < 150


def test_no_process_outlives_the_command() -> None:
    """Killed without a word, it leaves no process behind: they all hold what it wrote to, so that
    only when the last one is gone there is nothing more to read."""
    words = ("simulate", "--bots", "runner,chance", "--games", "3000", "--jobs", "2")
    with Popen(command(*words), stdout=PIPE, stderr=PIPE) as run:
        assert run.stderr
        first = run.stderr.read(1)
        run.kill()
        assert first
        assert run.communicate(timeout=60)[0] == b""


@pytest.mark.skipif(sys.platform != "linux", reason="processes are counted in /proc")
def test_a_simulation_that_is_terminated_says_nothing(tmp_path: Path) -> None:
    """Promise: SIGTERM ends the processes that share the games, with status 143 and without a
    warning of Python about what they leave behind."""
    simulation = subprocess.Popen(
        command("simulate", "--games", "100000", "--jobs", "2"),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    children = Path(f"/proc/{simulation.pid}/task/{simulation.pid}/children")
    assert until(lambda: len(children.read_text().split()) >= 3, LIMIT)  # one tracks the others
    left = children.read_text().split()
    simulation.send_signal(signal.SIGTERM)
    assert simulation.communicate(timeout=LIMIT) == (b"", b"")
    assert simulation.returncode == 143
    assert until(lambda: not any(map(_runs, left)), LIMIT)


def _runs(process: str) -> bool:
    """Whether a process does anything; one that has ended may wait to be asked how."""
    with suppress(OSError):
        return bool(Path(f"/proc/{process}/cmdline").read_bytes())
    return False


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (720, 1000, 0.6914, 0.7469)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """The 95 % interval, held against values worked out apart from the program."""
    assert interval(wins, games) == pytest.approx((low, high), abs=1e-4)
