"""A player's decision: walking through the menu, choosing, and asking meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from sorry_a11y.analysis.advice import Advice
from sorry_a11y.narration import answers
from sorry_a11y.narration.catalog import upper_first
from sorry_a11y.narration.choices import option_clauses, rule_of, turn_lines
from sorry_a11y.rules.actions import Decision, Discard, Give
from sorry_a11y.rules.board import ALL_PAWNS, NO_KIND, Kind, Pawn, Spot, kinds_of, spot_of
from sorry_a11y.rules.board_tables import Position
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.view import View
from sorry_a11y.session.key_commands import Command, key_name
from sorry_a11y.session.prompts import ListPrompt, Session
from sorry_a11y.session.questions import (
    danger_answer,
    hits_answer,
    needs_answer,
    standing_answer,
)
from sorry_a11y.session.reply import Reply, Shown
from sorry_a11y.session.row_menu import WALKS, Row, RowMenu
from sorry_a11y.sound.earcons import Earcon
from sorry_a11y.table.menu import Option, digits, leads_to, menu


@dataclass
class MenuStage:
    """One stage of a menu. ``title``: the branch it lies behind; ``menu``: its options as rows,
    once they are asked."""

    options: tuple[Option, ...]
    title: Option | None = None
    menu: RowMenu | None = None

    @property
    def current(self) -> Option:
        """The option on the focus line."""
        return self.options[self.menu.at if self.menu else 0]

    @property
    def digits(self) -> tuple[int, ...]:
        """The digit of each option."""
        return digits(self.options)


class MenuWalk:
    """The place of a player in the stages of a decision. A stage with nothing but one branch is no
    choice: it is passed through, either way."""

    def __init__(self, options: tuple[Option, ...]) -> None:
        self.stages = [MenuStage(options)]
        self._pass_through()

    @property
    def stage(self) -> MenuStage:
        """The stage asked now."""
        return self.stages[-1]

    def number_of(self, decision: Decision) -> int:
        """Return the number, from 1, of the option of this stage behind which the decision lies; 0
        if it lies behind none."""
        for number, option in zip(self.stage.digits, self.stage.options, strict=True):
            if leads_to(option, decision):
                return number
        return 0

    @property
    def cards(self) -> list[Kind]:
        """The card of the current option, or of the branch it lies behind; none where that says
        nothing of one."""
        branches = [stage.title for stage in self.stages[1:] if stage.title]
        cards = [card_of(option) for option in (self.stage.current, *branches)]
        return [card for card in cards if card != NO_KIND][:1]

    def enter(self, option: Option) -> None:
        """Open the stage behind a branch."""
        self.stages.append(MenuStage(option.stage(), option))
        self._pass_through()

    def leave(self) -> bool:
        """Go back to the last stage where there was a choice; False if there was none."""
        choices = [at for at, stage in enumerate(self.stages[:-1]) if len(stage.options) > 1]
        if not choices:
            return False
        del self.stages[choices[-1] + 1 :]
        return True

    def _pass_through(self) -> None:
        while len(self.stage.options) == 1 and self.stage.current.decision is None:
            self.stages.append(MenuStage(self.stage.current.stage(), self.stage.current))


def only_decision(seen: View) -> Decision | None:
    """Return the decision of the player on turn who sees this, where there is only one."""
    stage = MenuWalk(menu(seen)).stage
    return stage.current.decision if len(stage.options) == 1 else None


class DecisionPrompt(ListPrompt):
    """The menu of one decision: a list of choices at each stage, and questions meanwhile."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._seen = session.view()
        self._question = session.question
        self._walk = MenuWalk(menu(self._seen))
        self._advice: Advice | None = None
        self._asked = ""
        self._times = 0

    def opening(self, lead: Sequence[str]) -> Reply:
        """Return the news, the card (or hand) with the number of choices, and the first choice."""
        lines = [*lead, *self._hand_line(), *self._turn_lines()]
        return self.menu.current(lines, titles=self._titles())

    def press(self, key: str, command: Command | None) -> Reply:
        """Choose, browse, or answer a question."""
        name = command.name if command else ""
        self._times = self._times + 1 if name == self._asked else 0
        self._asked = name
        if name in WALKS and (reply := self.menu.press(key, command)):
            return reply
        if name == "back":
            return self._back()
        self.look_away()
        if name in ("advice", "danger", "standing", "card"):
            return self._session.reply(self._answer(name))
        if command and (answer := self._session.answered(command)):
            return answer
        self._session.sound(Earcon.ERROR)
        to = self._session.listener()
        return self._session.reply([to.say("turn-refuse", key=key_name(to, key))])

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

    def _answer(self, name: str) -> list[str]:
        """Return the answer to a question that tells something else each time it is asked in a
        row, and after the last begins anew."""
        match name:
            case "advice":
                parts = [self._best, self._ranking, self._reasons]
            case "danger":
                parts = [*self._danger_after(), self._danger_now, self._hits]
            case "standing":
                parts = [self._standing, self._needs, self._chances]
            case _:
                parts = [self._meanings, *self._card_rules()]
        return parts[self._times % len(parts)]()

    def _best(self) -> list[str]:
        """Return what a strong player would take."""
        from sorry_a11y.analysis.advice import advise
        from sorry_a11y.narration import advice as words  # nothing of it is loaded before

        if self._advice is None:
            self._advice = advise(self._seen)
        number = self._walk.number_of(self._advice.decision) if self._advice else 0
        return words.advice(self._session.listener(), self._seen, self._advice, number)

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
        return [ranking_sentence(self._session.listener(), list(wins.items()))]

    def _reasons(self) -> list[str]:
        """Return why a strong player would take that choice."""
        from sorry_a11y.narration import advice as words

        assert self._advice, "the advice was told before"
        return words.reasons(self._session.listener(), self._advice)

    def _danger_after(self) -> list[Callable[[], list[str]]]:
        """Return what can hit after the choice on the focus line; nothing of a branch."""
        decision = self._walk.stage.current.decision
        if not isinstance(decision, Play):
            return []
        seen = self._seen._replace(position=decision.after)
        return [lambda: danger_answer(self._session.listener(), seen, "after")]

    def _danger_now(self) -> list[str]:
        return danger_answer(self._session.listener(), self._seen, "now")

    def _hits(self) -> list[str]:
        return hits_answer(self._session.listener(), self._seen)

    def _standing(self) -> list[str]:
        return standing_answer(self._session.listener(), self._seen)

    def _needs(self) -> list[str]:
        return needs_answer(self._session.listener(), self._seen)

    def _chances(self) -> list[str]:
        """Return everybody's chance of winning."""
        from sorry_a11y.analysis.advice import winning_chances  # nothing of it is loaded before
        from sorry_a11y.narration.at_a_glance import chances_sentence

        return [chances_sentence(self._session.listener(), winning_chances(self._seen))]

    @property
    def _own_cards(self) -> list[Kind]:
        """The cards held, that of the choice on the focus line first."""
        return list(dict.fromkeys([*self._walk.cards, *kinds_of(self._seen.hand)]))

    def _meanings(self) -> list[str]:
        """Return what the cards do."""
        to = self._session.listener()
        return [answers.card_meaning(to, card) for card in self._own_cards]

    def _card_rules(self) -> list[Callable[[], list[str]]]:
        """Return the rule of each card in the words of the rules."""
        from sorry_a11y.rulebook.rule_pages import card_rule  # nothing of it is loaded before

        to = self._session.listener()
        rules = dict.fromkeys(
            tuple(card_rule(self._seen.rules, card, to.language)) for card in self._own_cards
        )
        return [
            partial(lambda told: [*told[:-1], to.left_open(told[-1])], told) for told in rules
        ]

    # -- the menu ----------------------------------------------------------------------------

    def _hand_line(self) -> list[str]:
        """Return the hand of this seat, for a player of several seats, who must tell them apart."""
        several = len(self._session.seating.seats_of(self._seen.seat)) > 1
        if self._seen.is_open or not several:
            return []
        return [answers.hand(self._session.listener(), kinds_of(self._seen.hand))]

    def _turn_lines(self) -> list[str]:
        """Return whose turn, the card, how many choices; the name where it is not always the
        same."""
        session, seen = self._session, self._seen
        several = len(session.seating.seats_of(seen.seat)) > 1
        shown = len(self._walk.stage.options)
        named = session.names_turns or several
        return turn_lines(session.listener(), seen, named=named, shown=shown)

    @property
    def menu(self) -> RowMenu:  # type: ignore[override]
        """The options of the stage asked now, as rows."""
        stage, session = self._walk.stage, self._session
        if stage.menu is None:
            stage.menu = RowMenu(
                [Row(partial(self._label, option), partial(self._choose, option), digit,
                     opens=option.decision is None)
                 for option, digit in zip(stage.options, stage.digits, strict=True)],
                session.listener, acts_at_once=lambda: session.settings.digits == "play",
                sound=session.sound,
            )
        return stage.menu

    def _label(self, option: Option) -> str:
        to = self._session.listener()
        return to.join(option_clauses(option, self._seen, to))

    def _choose(self, option: Option) -> Reply:
        if option.decision:
            return self._session.decide(option.decision, self._question)
        stages = len(self._walk.stages)
        self._walk.enter(option)
        self._session.sound(Earcon.MENU_SELECT)
        return self.menu.current(titles=self._titles(stages))

    def _titles(self, since: int = 0) -> list[str]:
        """Return the branches just entered, so that the thread is not lost; a card's rule in
        full."""
        to = self._session.listener()
        lines: list[str] = []
        for stage in self._walk.stages[since:]:
            if branch := stage.title:
                lines.append(upper_first(to.join(option_clauses(branch, self._seen, to))))
                lines += rule_of(Kind(int(branch.value)), to) if branch.feature == "card" else []
        return lines

    def _back(self) -> Reply:
        if self._walk.leave():
            self._session.sound(Earcon.MENU_MOVE)
            return self.menu.current()
        self._session.sound(Earcon.MENU_EDGE)
        return self.menu.current([self._session.listener().say("turn-first-stage")])


def card_of(option: Option) -> Kind:
    """Return the card that an option plays, lays down, gives or asks about; NO_KIND for none."""
    if isinstance(option.decision, Play | Discard | Give):
        return option.decision.card
    return Kind(int(option.value)) if option.feature == "card" else NO_KIND


def shown_moves(option: Option, now: Position) -> tuple[tuple[Pawn, Spot], ...]:
    """Return the (pawn, spot) of every pawn that an option moves; of a branch only the pawns that
    it asks about, each with every spot where it may end."""
    if option.share and option.before:
        if option.feature == "share":
            return _moved(option.before.position, option.share.position)
        pawn = Pawn(int(option.value))
        there = spot_of(option.before.position, pawn)
        return ((pawn, there),) if option.feature == "share-pawn" else ()
    if option.feature == "way":
        moves = (move for part in option.stage() for move in shown_moves(part, now))
        return tuple(dict.fromkeys(moves))
    if option.decision is not None:
        return tuple(move for play in option.plays for move in _moved(now, play.after))
    movers = [(play.legs[0].pawn, spot_of(play.after, play.legs[0].pawn)) for play in option.plays]
    return tuple(dict.fromkeys(movers))


def _moved(now: Position, after: Position) -> tuple[tuple[Pawn, Spot], ...]:
    return tuple((pawn, spot_of(after, pawn)) for pawn in ALL_PAWNS if after[pawn] != now[pawn])
