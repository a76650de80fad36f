"""How many keys a turn of Dog is chosen with.

    python -m tests.benchmarks.choosing [--games N]

Games of four (20 if not said) in which the person's seat plays what `champion` would choose.
Counted are the keys that choose, as the menus take them: on each stage Enter where the choice told
first is the one, else its digit, once for a branch, which opens at once, and twice for a choice,
which is told before it is played. Keys that ask, and the giving of cards, are not counted.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from random import Random

from sorry_a11y.bots.opponents import make_bot
from sorry_a11y.game.menu import leads_to, menu
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.game import Phase
from sorry_a11y.session.menu_walk import MenuWalk
from tests.harness.sessions import session, watched


def keys_for(walk: MenuWalk, decision: Decision) -> int:
    """The fewest keys that choose the decision by digits and Enter."""
    keys = 0
    while True:
        at = next(at for at, one in enumerate(walk.stage.options) if leads_to(one, decision))
        option = walk.stage.options[at]
        keys += 1 if at == 0 or option.decision is None else 2
        if option.decision is not None:
            return keys
        walk.enter(option)


def game(seed: int) -> list[int]:
    """The keys of every own turn of one game."""
    screen = session("dog", seed)
    screen.opened()
    bot, chance = make_bot("champion"), Random(seed)
    found = []
    while not watched(screen).over:
        seen = screen.view()
        decision = bot.choose(seen, chance)
        if seen.phase is Phase.PLAY:
            found.append(keys_for(MenuWalk(menu(seen)), decision))
        screen.course.decide(decision, screen.who.table.number)
    return found


def main() -> None:
    """Print the average over all turns."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.choosing")
    parser.add_argument("--games", type=int, default=20)
    games = [game(seed) for seed in range(parser.parse_args().games)]
    turns = [keys for one in games for keys in one]
    sys.stdout.write(
        f"{len(games)} games, {len(turns)} turns, {statistics.mean(turns):.2f} keys a turn, "
        f"at most {max(turns)}\n"
    )


if __name__ == "__main__":
    main()
