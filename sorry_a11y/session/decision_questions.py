"""What a player may ask of an open decision, and hears something else of each time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sorry_a11y.analysis.advice import Advice
from sorry_a11y.narration import answers
from sorry_a11y.rules.board import Kind, kinds_of
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.view import View
from sorry_a11y.session.at_keyboard import AtKeyboard
from sorry_a11y.session.menu_walk import MenuWalk
from sorry_a11y.session.questions import (
    danger_answer,
    hits_answer,
    needs_answer,
    standing_answer,
)

OneAnswer = Callable[[], list[str]]


class DecisionQuestions:
    """The questions that have several answers while a decision is open.

    Args:
        who: The people at the keyboard.
        seen: What is known where the decision is made.
        walk: The place in the menu, about which some answers are.
    """

    def __init__(self, who: AtKeyboard, seen: View, walk: MenuWalk) -> None:
        self._who = who
        self._seen = seen
        self._walk = walk
        self._advice: Advice | None = None
        self._asked = ""
        self._times = 0

    def forget(self) -> None:
        """Note that something else was done: the next question begins anew."""
        self._asked = ""

    def answer(self, name: str) -> list[str] | None:
        """Return the answer to the command ``name``, or None if it is none of these questions.

        An answer differs each time that the question is asked in a row, and after the last it
        begins anew.
        """
        self._times = self._times + 1 if name == self._asked else 0
        self._asked = name
        parts = self._parts(name)
        return parts[self._times % len(parts)]() if parts else None

    def _parts(self, name: str) -> list[OneAnswer]:
        match name:
            case "advice":
                return [self._best, self._ranking, self._reasons]
            case "danger":
                return [*self._danger_after(), self._danger_now, self._hits]
            case "standing":
                return [self._standing, self._needs, self._chances]
            case "card":
                return [self._meanings, *self._card_rules()]
        return []

    def _best(self) -> list[str]:
        """Return what a strong player would take."""
        from sorry_a11y.analysis.advice import advise
        from sorry_a11y.narration import advice as words  # nothing of it is loaded before

        if self._advice is None:
            self._advice = advise(self._seen)
        number = self._walk.number_of(self._advice.decision) if self._advice else 0
        return words.advice(self._who.listener(), self._seen, self._advice, number)

    def _ranking(self) -> list[str]:
        """Return how often each choice of this stage wins, a branch by the best behind it."""
        from sorry_a11y.analysis.advice import in_100, ranking
        from sorry_a11y.narration.at_a_glance import ranking_sentence

        wins: dict[int, int] = {}
        for one in ranking(self._seen):  # the best first, so each number's best is met first
            wins.setdefault(self._walk.number_of(one.decision), in_100(one.chance))
        wins.pop(0, None)
        if len(wins) < 2:
            return self._reasons()
        return [ranking_sentence(self._who.listener(), list(wins.items()))]

    def _reasons(self) -> list[str]:
        """Return why a strong player would take that choice."""
        from sorry_a11y.narration import advice as words

        assert self._advice, "the advice was told before"
        return words.reasons(self._who.listener(), self._advice)

    def _danger_after(self) -> list[OneAnswer]:
        """Return what can hit after the choice on the focus line; nothing of a branch."""
        decision = self._walk.stage.current.decision
        if not isinstance(decision, Play):
            return []
        seen = self._seen.replace(position=decision.after)
        return [lambda: danger_answer(self._who.listener(), seen, "after")]

    def _danger_now(self) -> list[str]:
        return danger_answer(self._who.listener(), self._seen, "now")

    def _hits(self) -> list[str]:
        return hits_answer(self._who.listener(), self._seen)

    def _standing(self) -> list[str]:
        return standing_answer(self._who.listener(), self._seen)

    def _needs(self) -> list[str]:
        return needs_answer(self._who.listener(), self._seen)

    def _chances(self) -> list[str]:
        """Return everybody's chance of winning."""
        from sorry_a11y.analysis.advice import winning_chances  # nothing of it is loaded before
        from sorry_a11y.narration.at_a_glance import chances_sentence

        return [chances_sentence(self._who.listener(), winning_chances(self._seen))]

    @property
    def _own_cards(self) -> list[Kind]:
        """The cards held, that of the choice on the focus line first."""
        return list(dict.fromkeys([*self._walk.cards, *kinds_of(self._seen.hand)]))

    def _meanings(self) -> list[str]:
        """Return what the cards do."""
        to = self._who.listener()
        return [answers.card_meaning(to, card) for card in self._own_cards]

    def _card_rules(self) -> list[OneAnswer]:
        """Return the rule of each card in the words of the rules."""
        from sorry_a11y.rulebook.rule_pages import card_rule  # nothing of it is loaded before

        to = self._who.listener()
        rules = dict.fromkeys(
            tuple(card_rule(self._seen.rules, card, to.language)) for card in self._own_cards
        )
        return [
            partial(lambda told: [*told[:-1], to.left_open(told[-1])], told) for told in rules
        ]
