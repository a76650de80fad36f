"""How many keys a listener needs to know the table, without and with the keys of a glance.

    python -m tests.benchmarks.order_key [--positions N]

In N positions (10) of games of four, each the first of its game with two own pawns and four others
on the track, three things are asked: who is next behind each own pawn, who leads, and what is in
danger as things stand. "Before" are the keys z, w and o, "now" is ]; s and d answer the other two
as they did. A fact counts as known when the replies hold it: that is checked against the board.
"""

from __future__ import annotations

import argparse
import re
import statistics
import sys
from collections.abc import Iterator
from typing import NamedTuple

from sorry_a11y.rules.board import ALL_PAWNS, Pawn, Spot, number_of, seat_of, spot_of
from sorry_a11y.rules.view import View
from sorry_a11y.session.presenter import Presenter
from tests.harness.sessions import enters, heard, sentences, session, stages

OPPONENTS = ("Ben", "Cid", "Dora")
OWN_ON_TRACK, OTHERS_ON_TRACK = 2, 4
NEAR = re.compile(r"(\w+)'s (\d) is (\d+) behind")
PLACED = re.compile(r"(?:(\w+)'s|your pawn) (\d) at (\d+)")
DANGERS = 2
"""Keys to the danger as things stand: what the choice on the focus line would bring may come
first."""
AS_IT_IS = ("Right now", "Nothing", "No ")


class Behind(NamedTuple):
    """The pawn next behind an own one on the track: whose, which, and how many squares."""

    name: str
    number: int
    squares: int


class Needed(NamedTuple):
    """The keys needed in one position."""

    behind_before: int
    behind_now: int
    leader: int
    danger: int

    @property
    def before(self) -> int:
        """All of them with the keys that there were."""
        return self.behind_before + self.leader + self.danger

    @property
    def now(self) -> int:
        """All of them now."""
        return self.behind_now + self.leader + self.danger


def on_track(seen: View) -> dict[Pawn, Spot]:
    """Return the squares of the pawns on the track."""
    board = seen.rules.board
    squares = {pawn: board.square_of(spot_of(seen.position, pawn)) for pawn in ALL_PAWNS}
    return {pawn: square for pawn, square in squares.items() if square < board.track}


def behind_each(seen: View) -> dict[int, Behind]:
    """Return which pawn of another player is next behind each own pawn, by its number."""
    squares, track = on_track(seen), seen.rules.board.track
    found = {}
    for pawn, square in squares.items():
        if seat_of(pawn) != seen.seat:
            continue
        found[number_of(pawn) + 1] = min(
            (Behind(OPPONENTS[seat_of(one) - 1], number_of(one) + 1, (square - there) % track)
             for one, there in squares.items() if seat_of(one) != seen.seat),
            key=lambda one: one.squares,
        )
    return found


def positions(count: int) -> Iterator[Presenter]:
    """Yield sessions at their first decision with enough pawns on the track."""
    seed = 0
    while count:
        presenter = session("hasbro", seed)
        for _ in heard(presenter, enters()):
            squares = on_track(presenter.view())
            own = sum(seat_of(pawn) == 0 for pawn in squares)
            others = len(squares) - own
            if stages(presenter) and own >= OWN_ON_TRACK and others >= OTHERS_ON_TRACK:
                count -= 1
                yield presenter
                break
        seed += 1


def _told(presenter: Presenter, key: str) -> str:
    return " ".join(sentences(presenter.press(key)))


def behind_before(presenter: Presenter) -> int:
    """Return the keys until the pawns behind are known without ]: z goes through the own pawns and
    tells what is near; who is not near is found in where everybody stands."""
    wanted = set(behind_each(presenter.view()).values())
    near = [_told(presenter, "z") for _ in behind_each(presenter.view())]
    told = {Behind(name, int(number), int(squares))
            for name, number, squares in NEAR.findall(" ".join(near))}
    if wanted <= told:
        return len(near)
    return len(near) + len(("w", *("o" for _ in OPPONENTS)))


def behind_now(presenter: Presenter) -> int:
    """Return 1, the key ], after checking that its answer holds all that was asked."""
    track = presenter.view().rules.board.track
    placed = [(name, int(number), int(at))
              for name, number, at in PLACED.findall(_told(presenter, "]"))]
    found = {
        number: min(
            (Behind(name, other, (at - there) % track) for name, other, there in placed if name),
            key=lambda one: one.squares,
        )
        for owner, number, at in placed if not owner
    }
    assert found == behind_each(presenter.view())
    return 1


def needed(presenter: Presenter) -> Needed:
    """Return the keys needed in the position of a session."""
    before = behind_before(presenter)
    now = behind_now(presenter)
    assert " to go" in _told(presenter, "s")
    told = [_told(presenter, "d") for _ in range(DANGERS)]
    as_it_is = [at for at, answer in enumerate(told, 1) if answer.startswith(AS_IT_IS)]
    assert as_it_is, told
    return Needed(before, now, 1, as_it_is[0])


def main() -> None:
    """Print the keys of each position, and their mean."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.order_key")
    parser.add_argument("--positions", type=int, default=10)
    found = [needed(one) for one in positions(parser.parse_args().positions)]
    for number, one in enumerate(found, 1):
        sys.stdout.write(
            f"position {number}: next behind {one.behind_before} keys before, {one.behind_now} "
            f"now; who leads {one.leader}; danger {one.danger}; all {one.before} and {one.now}\n"
        )
    means = (statistics.mean(getattr(one, name) for one in found)
             for name in ("behind_before", "behind_now", "before", "now"))
    sys.stdout.write("mean: next behind {:.1f} and {:.1f}, all {:.1f} and {:.1f}\n".format(*means))


if __name__ == "__main__":
    main()
