"""A player's decision: walking through the menu, choosing, and asking meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
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
from sorry_a11y.session.questions import danger_answer
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
        self._asks_why = False
        self._asks_now = False
        self._cards_told = 0

    def opening(self, lead: Sequence[str]) -> Reply:
        """Return the news, the card (or hand) with the number of choices, and the first choice."""
        lines = [*lead, *self._hand_line(), *self._turn_lines()]
        return self.menu.current(lines, titles=self._titles())

    def press(self, key: str, command: Command | None) -> Reply:
        """Choose, browse, or answer a question."""
        name = command.name if command else ""
        self._asks_why = self._asks_why and name == "advice"
        self._asks_now = self._asks_now and name == "danger"
        self._cards_told = self._cards_told if name == "card" else 0
        if name in WALKS and (reply := self.menu.press(key, command)):
            return reply
        if name == "back":
            return self._back()
        self.look_away()
        match name:
            case "advice":
                return self._advise()
            case "danger":
                return self._dangers()
            case "card":
                return self._cards()
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

    def _advise(self) -> Reply:
        """Return what a strong player would take, and asked again at once, why."""
        from sorry_a11y.analysis.advice import advise
        from sorry_a11y.narration import advice as words  # nothing of it is loaded before

        to = self._session.listener()
        if self._advice is None:
            self._advice = advise(self._seen)
        why, self._asks_why = self._asks_why, not self._asks_why
        if why and self._advice:
            return self._session.reply(words.reasons(to, self._advice))
        number = self._walk.number_of(self._advice.decision) if self._advice else 0
        return self._session.reply(words.advice(to, self._seen, self._advice, number))

    def _dangers(self) -> Reply:
        """Return what can hit after the choice on the focus line, and asked again at once, on the
        board as it stands; of a branch only that."""
        to, decision = self._session.listener(), self._walk.stage.current.decision
        after, self._asks_now = not self._asks_now, not self._asks_now
        if after and isinstance(decision, Play):
            seen = self._seen._replace(position=decision.after)
            return self._session.reply(danger_answer(to, seen, "after"))
        return self._session.reply(danger_answer(to, self._seen, "now"))

    def _cards(self) -> Reply:
        """Return what the cards do, and asked again at once, the rule of each in the words of the
        rules, that of the card on the focus line first."""
        from sorry_a11y.rulebook.rule_pages import card_rule  # nothing of it is loaded before

        asked, self._cards_told = self._cards_told, self._cards_told + 1
        to = self._session.listener()
        cards = list(dict.fromkeys([*self._walk.cards, *self._seen.hand]))
        if not asked:
            return self._session.reply([answers.card_meaning(to, card) for card in cards])
        rules = list(dict.fromkeys(
            tuple(card_rule(self._seen.rules, card, to.language)) for card in cards
        ))
        told = rules[(asked - 1) % len(rules)]
        return self._session.reply([*told[:-1], to.left_open(told[-1])])

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
    if option.decision is not None:
        return tuple(move for play in option.plays for move in _moved(now, play.after))
    movers = [(play.legs[0].pawn, spot_of(play.after, play.legs[0].pawn)) for play in option.plays]
    return tuple(dict.fromkeys(movers))


def _moved(now: Position, after: Position) -> tuple[tuple[Pawn, Spot], ...]:
    return tuple((pawn, spot_of(after, pawn)) for pawn in ALL_PAWNS if after[pawn] != now[pawn])
