"""Legal plays of a position against apologies: ``python -m tests.benchmarks.legal_plays`` (about
5 s).

The same positions and cards, drawn by lot from random games, are handed to both engines in the
same run, each in its own form, made beforehand. Timed are `choices` of this game, which merges
equal outcomes, and `Rules.construct_legal_moves` of apologies 0.4.2, which drops equal moves.
"""

from __future__ import annotations

from collections.abc import Sequence

from apologies.game import Card, GameMode, PlayerView
from apologies.rules import Rules

from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.families import Wishes, make_rules
from tests.benchmarks.peer import peer_card, peer_view
from tests.benchmarks.reachable import Held, plays_of, reachable
from tests.benchmarks.timing import Work, measure, tell, tell_machine, verdict

POSITIONS = 3000
GAMES = 30
LEAST = 12.0


def own_work(rules: Ruleset, asked: Sequence[Held]) -> Work:
    """Find the plays of every position; its units are positions."""

    def work() -> int:
        for held in asked:
            len(plays_of(rules, held).plays)
        return len(asked)

    return work


def peer_work(asked: Sequence[tuple[PlayerView, Card]]) -> Work:
    """Let apologies find the moves of every position; its units are positions."""
    rules = Rules(GameMode.STANDARD)

    def work() -> int:
        for view, card in asked:
            rules.construct_legal_moves(view, card)
        return len(asked)

    return work


def main() -> None:
    """Measure and print, all cards together and each card for itself."""
    tell_machine()
    rules = make_rules(Wishes())
    asked = reachable(rules, GAMES, POSITIONS)
    works: dict[str, Work] = {}
    names = [card.name for card in rules.cards]
    for name in ("all", *names):
        chosen = [held for held in asked if name in ("all", names[held.hand[0]])]
        translated = [
            (peer_view(rules, held), peer_card(names[held.hand[0]])) for held in chosen
        ]
        works[f"own {name}"] = own_work(rules, chosen)
        works[f"peer {name}"] = peer_work(translated)
    rates = measure(works)
    for name in ("all", *names):
        own, peer = f"own {name}", f"peer {name}"
        ratio = rates.ratio(own, peer)
        target = f"; to reach {LEAST}: {verdict(ratio >= LEAST)}" if name == "all" else ""
        what = "all cards" if name == "all" else f"card {name}"
        tell(f"{what}: {1e6 / rates.of(own):.1f} us a position, apologies "
             f"{1e6 / rates.of(peer):.1f} us, {ratio:.1f} times as fast{target}")


if __name__ == "__main__":
    main()
