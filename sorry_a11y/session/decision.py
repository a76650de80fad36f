"""A player's decision: walking through the menu, choosing, and asking meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sorry_a11y.analysis.advice import Advice
from sorry_a11y.game.menu import Option, card_of, menu
from sorry_a11y.narration import answers
from sorry_a11y.narration.catalog import upper_first
from sorry_a11y.narration.choices import chosen_clauses, option_clauses, rule_of, turn_lines
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.board import Kind, kinds_of
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.view import View
from sorry_a11y.session.at_keyboard import AtKeyboard
from sorry_a11y.session.game_prompts import AnswerCommand
from sorry_a11y.session.key_commands import Command, key_name
from sorry_a11y.session.menu_walk import MenuWalk, shown_moves
from sorry_a11y.session.prompts import ListPrompt
from sorry_a11y.session.questions import danger_answer, hits_answer, needs_answer, standing_answer
from sorry_a11y.session.reply import Reply, Shown
from sorry_a11y.session.row_menu import WALKS, Row, RowMenu
from sorry_a11y.sound.earcons import Earcon

_OneAnswer = Callable[[], list[str]]


class _DecisionQuestions:
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

    def _parts(self, name: str) -> list[_OneAnswer]:
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
        """Return the advice: the choice of a strong player."""
        from sorry_a11y.analysis.advice import advice_for
        from sorry_a11y.narration import advice as words  # nothing of it is loaded before

        if self._advice is None:
            self._advice = advice_for(self._seen)
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

    def _danger_after(self) -> list[_OneAnswer]:
        """Return the dangers after the choice on the focus line; nothing for a branch."""
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
        """Return the meaning of each card."""
        to = self._who.listener()
        return [answers.card_meaning(to, card) for card in self._own_cards]

    def _card_rules(self) -> list[_OneAnswer]:
        """Return the rule of each card in the words of the rules."""
        from sorry_a11y.rulebook.rule_pages import card_rule  # nothing of it is loaded before

        to = self._who.listener()
        rules = dict.fromkeys(
            tuple(card_rule(self._seen.rules, card, to.language)) for card in self._own_cards
        )
        return [
            partial(lambda told: [*told[:-1], to.left_open(told[-1])], told) for told in rules
        ]


class DecisionPrompt(ListPrompt):
    """The menu of one decision: a list of choices at each stage, and questions meanwhile.

    Args:
        who: The people at the keyboard.
        decide: Carries out the decision that answers the question of that number, and goes on from
            there.
        answered: Answers a command that works at any time.
    """

    def __init__(
        self, who: AtKeyboard, decide: Callable[[Decision, int], Reply], answered: AnswerCommand
    ) -> None:
        self._who = who
        self._decide = decide
        self._answered = answered
        self._seen = who.view()
        self._question = who.table.number
        self._walk = MenuWalk(menu(self._seen), who.feed.card_keys(self._seen.seat))
        self._questions = _DecisionQuestions(who, self._seen, self._walk)
        super().__init__(self._rows())

    def opening(self, lead: Sequence[str]) -> Reply:
        """Return the news, the card (or hand) with the number of choices, and the first choice."""
        lines = [*lead, *self._hand_line(), *self._turn_lines()]
        return self.menu.current(lines, titles=self._titles())

    def press(self, key: str, command: Command | None) -> Reply:
        """Choose, browse, or answer a question."""
        name = command.name if command else ""
        if name in WALKS and (reply := self.menu.press(key, command)):
            self._questions.forget()
            return reply
        if name == "back":
            self._questions.forget()
            return self._back()
        self.look_away()
        if (told := self._questions.answer(name)) is not None:
            return self._who.reply(told)
        if command and (answer := self._answered(command)):
            return answer
        self._who.sound(Earcon.ERROR)
        to = self._who.listener()
        return self._who.reply([to.say("decision-refuse", key=key_name(to, key))])

    def look_away(self) -> None:
        """Note that something else is on the focus line: Enter tells the choice again."""
        self.menu.look_away()

    def shown(self) -> Shown:
        """Return the choices of this stage, each with where it puts the pawns."""
        stage = self._walk.stage
        moves = tuple(shown_moves(one, self._seen.position) for one in stage.options)
        deep = any(len(one.options) > 1 for one in self._walk.stages[:-1])
        cards = () if self._seen.is_open else tuple(map(card_of, stage.options))
        return super().shown()._replace(of=stage, moves=moves, is_deep=deep, cards=cards)

    # -- the menu ----------------------------------------------------------------------------

    def _hand_line(self) -> list[str]:
        """Return the hand of this seat, for a player of several seats, who must tell them apart."""
        if self._seen.is_open or not self._plays_several:
            return []
        return [answers.hand(self._who.listener(), kinds_of(self._seen.hand))]

    def _turn_lines(self) -> list[str]:
        """Return whose turn and the card; the name where it is not always the same."""
        named = self._who.names_turns or self._plays_several
        return turn_lines(self._who.listener(), self._seen, named=named)

    @property
    def _plays_several(self) -> bool:
        return len(self._who.table.seating.seats_of(self._seen.seat)) > 1

    def _rows(self) -> RowMenu:
        """Return the options of the stage asked now, as rows."""
        stage, who = self._walk.stage, self._who
        if stage.menu is None:
            own = (0,) * len(stage.options) if stage.is_by_place else stage.digits
            stage.menu = RowMenu(
                [Row(partial(self._label, option), partial(self._choose, option), digit=digit,
                     opens=option.decision is None)
                 for option, digit in zip(stage.options, own, strict=True)],
                who.listener, acts_at_once=lambda: who.settings.now.digits == "play",
                sound=who.sound,
            )
        return stage.menu

    def _label(self, option: Option) -> str:
        to = self._who.listener()
        return to.join(option_clauses(option, self._seen, to))

    def _choose(self, option: Option) -> Reply:
        if option.decision:
            if self.menu.at in self.menu.told:
                self._who.feed.news.chosen.add(self._question)
            return self._decide(option.decision, self._question)
        stages = len(self._walk.stages)
        self._walk.enter(option)
        self.menu = self._rows()
        self._who.sound(Earcon.MENU_SELECT)
        return self.menu.current(titles=self._titles(stages))

    def _titles(self, since: int = 0) -> list[str]:
        """Return the branches just entered, so that the thread is not lost.

        The first of them was chosen, if ``since`` is the number of stages before it; those that
        leave no choice have not been told. A card's rule is told in full.
        """
        to = self._who.listener()
        lines: list[str] = []
        for at, stage in enumerate(self._walk.stages[since:]):
            if branch := stage.title:
                clauses = chosen_clauses if since and not at else option_clauses
                lines.append(upper_first(to.join(clauses(branch, self._seen, to))))
                lines += rule_of(Kind(int(branch.value)), to) if branch.feature == "card" else []
        return lines

    def _back(self) -> Reply:
        if self._walk.leave():
            self.menu = self._rows()
            self._who.sound(Earcon.MENU_MOVE)
            return self.menu.current()
        self._who.sound(Earcon.MENU_EDGE)
        return self.menu.current([self._who.listener().say("decision-first-stage")])
