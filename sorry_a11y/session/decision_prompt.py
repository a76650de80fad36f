"""A player's decision: walking through the menu, choosing, and asking meanwhile."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from sorry_a11y.analysis.advice import Advice
from sorry_a11y.narration import answers
from sorry_a11y.narration.catalog import upper_first
from sorry_a11y.narration.choices import option_clauses, option_text, rule_of, turn_lines
from sorry_a11y.rules.actions import Decision, Discard, Give
from sorry_a11y.rules.board import ALL_PAWNS, Kind, Pawn, Spot, kinds_of, spot_of
from sorry_a11y.rules.board_tables import Position
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.view import View
from sorry_a11y.session.key_commands import Command, key_name
from sorry_a11y.session.prompts import Session
from sorry_a11y.session.questions import danger_answer
from sorry_a11y.session.reply import EarlyKey, Reply, Shown
from sorry_a11y.sound.earcons import Earcon
from sorry_a11y.table.menu import Option, digits, leads_to, menu


@dataclass
class MenuStage:
    """One stage of a menu. ``at``: index of the current option; ``told``: those heard so far."""

    options: tuple[Option, ...]
    title: Option | None = None
    at: int = 0
    told: set[int] = field(default_factory=set)

    @property
    def current(self) -> Option:
        """The option on the focus line."""
        return self.options[self.at]

    @property
    def digits(self) -> tuple[int, ...]:
        """The digit of each option."""
        return digits(self.options)

    @property
    def by_place(self) -> bool:
        """Whether the digits are the places in the stage, from 1."""
        return self.digits == tuple(range(1, len(self.options) + 1))


class MenuWalk:
    """Where a player is in the stages of a decision. A stage with nothing but one branch is no
    choice: it is passed through, either way."""

    def __init__(self, options: tuple[Option, ...]) -> None:
        self.stages = [MenuStage(options)]
        self._pass_through()

    @property
    def stage(self) -> MenuStage:
        """The stage asked now."""
        return self.stages[-1]

    def number_of(self, decision: Decision) -> int:
        """The number, from 1, of the option of this stage behind which the decision lies; 0 if
        it lies behind none."""
        for number, option in zip(self.stage.digits, self.stage.options, strict=True):
            if leads_to(option, decision):
                return number
        return 0

    @property
    def cards(self) -> list[Kind]:
        """The card of the current option, or of the branch it lies behind; none where that says
        nothing of one."""
        decision = self.stage.current.decision
        own = [decision.card] if isinstance(decision, Play | Discard | Give) else []
        branches = [stage.title for stage in self.stages[1:]] + [self.stage.current]
        of_branches = [Kind(int(one.value)) for one in branches if one and one.feature == "card"]
        return [*own, *of_branches][:1]

    def step(self, by: int) -> None:
        """Make the option ``by`` places on the current one, round and round."""
        self.stage.at = (self.stage.at + by) % len(self.stage.options)

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
    """The decision of whoever sees this and is on turn, where there is only one."""
    stage = MenuWalk(menu(seen)).stage
    return stage.current.decision if len(stage.options) == 1 else None


class DecisionPrompt:
    """The menu of one decision. ``_focused``: whether the focus line shows the current choice, so
    that Enter may play it; after an answer it does not."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._seen = session.view()
        self._question = session.question
        self._walk = MenuWalk(menu(self._seen))
        self._focused = False
        self._advice: Advice | None = None
        self._asks_why = False
        self._asks_now = False
        self._cards_told = 0

    def opening(self, lead: list[str]) -> Reply:
        """The news, the card (or hand) with the number of choices, and the first choice."""
        lines = [*lead, *self._hand_line(), *self._turn_lines()]
        return self._ask([*self._titles(), self._tell_current()], lines)

    def _ask(self, choices: list[str], lead: list[str] | None = None) -> Reply:
        """The reply that ends with what is to be chosen."""
        return replace(self._session.reply([*(lead or []), *choices]), asks=len(choices))

    def press(self, key: str, command: Command | None) -> Reply:
        """Choose, browse, or answer a question."""
        name = command.name if command else ""
        self._asks_why = self._asks_why and name == "advice"
        self._asks_now = self._asks_now and name == "danger"
        self._cards_told = self._cards_told if name == "card" else 0
        match name:
            case "digit":
                return self._digit(int(key), early=isinstance(key, EarlyKey))
            case "take":
                return self._take(early=isinstance(key, EarlyKey))
            case "next":
                return self._browse(1)
            case "previous":
                return self._browse(-1)
            case "back":
                return self._back()
            case "list":
                return self._list()
            case "advice":
                return self._advise()
            case "danger":
                return self._dangers()
            case "card":
                return self._cards()
        self._focused = False
        if command and (answer := self._session.answered(command)):
            return answer
        self._session.sound(Earcon.ERROR)
        to = self._session.listener()
        return self._session.reply([to.say("turn-refuse", key=key_name(to, key))])

    def look_away(self) -> None:
        """Something else is on the focus line: Enter tells the choice again."""
        self._focused = False

    def shown(self) -> Shown:
        """The choices of this stage, each with where it puts the pawns."""
        stage = self._walk.stage
        moves = [shown_moves(one, self._seen.position) for one in stage.options]
        labels = [self._line(at) for at in range(len(stage.options))]
        deep = any(len(one.options) > 1 for one in self._walk.stages[:-1])
        return Shown(
            stage, tuple(labels), tuple(map(str, stage.digits)), stage.at, tuple(moves), deep
        )

    def take_at(self, at: int) -> Reply:
        """Take a choice that was told where it stands: the label of its button."""
        stage = self._walk.stage
        stage.at = at
        stage.told.add(at)
        return self._choose(stage.current)

    def _advise(self) -> Reply:
        """What a strong player would take, and asked again at once, why."""
        from sorry_a11y.analysis.advice import advise
        from sorry_a11y.narration import advice as words  # nothing of it is loaded before

        self._focused = False
        to = self._session.listener()
        if self._advice is None:
            self._advice = advise(self._seen)
        why, self._asks_why = self._asks_why, not self._asks_why
        if why and self._advice:
            return self._session.reply(words.reasons(to, self._advice))
        number = self._walk.number_of(self._advice.decision) if self._advice else 0
        return self._session.reply(words.advice(to, self._seen, self._advice, number))

    def _dangers(self) -> Reply:
        """What can hit after the choice on the focus line, and asked again at once, on the board
        as it stands; of a branch only that."""
        self._focused = False
        to, decision = self._session.listener(), self._walk.stage.current.decision
        after, self._asks_now = not self._asks_now, not self._asks_now
        if after and isinstance(decision, Play):
            seen = self._seen._replace(position=decision.after)
            return self._session.reply(danger_answer(to, seen, "after"))
        return self._session.reply(danger_answer(to, self._seen, "now"))

    def _cards(self) -> Reply:
        """What the cards do, and asked again at once, the rule of each in the words of the rules,
        that of the card on the focus line first."""
        from sorry_a11y.rulebook.rule_pages import card_rule  # nothing of it is loaded before

        self._focused = False
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
        """The hand of this seat, for somebody who plays several and must tell them apart."""
        several = len(self._session.seating.seats_of(self._seen.seat)) > 1
        if self._seen.is_open or not several:
            return []
        return [answers.hand(self._session.listener(), kinds_of(self._seen.hand))]

    def _turn_lines(self) -> list[str]:
        """Whose turn, the card, how many choices; the name where it is not always the same."""
        session, seen = self._session, self._seen
        several = len(session.seating.seats_of(seen.seat)) > 1
        shown = len(self._walk.stage.options)
        named = session.names_turns or several
        return turn_lines(session.listener(), seen, named=named, shown=shown)

    def _tell_current(self) -> str:
        """The current choice as a focus line; it counts as told."""
        stage = self._walk.stage
        stage.told.add(stage.at)
        self._focused = True
        return self._line(stage.at)

    def _line(self, at: int) -> str:
        stage = self._walk.stage
        options = stage.options
        return option_text(
            options[at], stage.digits[at], len(options), self._seen, self._session.listener(),
            by_place=stage.by_place,
        )

    def _digit(self, digit: int, *, early: bool) -> Reply:
        """Tell an untold choice first; play a told one (LISTENING 13: nothing is played unheard,
        nor by a key that came too ``early`` for it to be heard). A branch is opened at once: that
        plays nothing."""
        stage = self._walk.stage
        if digit not in stage.digits:
            return self._no_choice(digit)
        at = stage.digits.index(digit)
        opens = stage.options[at].decision is None
        told = opens or at in stage.told or self._session.settings.digits == "play"
        stage.at = at
        tells = not told or (early and not opens)
        return self._ask([self._tell_current()]) if tells else self._choose(stage.current)

    def _no_choice(self, digit: int) -> Reply:
        self._focused = False
        self._session.sound(Earcon.ERROR)
        to, stage = self._session.listener(), self._walk.stage
        if stage.by_place:
            text = to.say("turn-no-choice", number=digit, count=len(stage.options))
        else:
            text = to.say("turn-no-steps", number=digit)
        return self._session.reply([text])

    def _take(self, *, early: bool) -> Reply:
        """Play the choice on the focus line; after an answer, or too ``early``, tell it again
        instead."""
        if not self._focused or (early and self._walk.stage.current.decision is not None):
            return self._ask([self._tell_current()])
        return self._choose(self._walk.stage.current)

    def _choose(self, option: Option) -> Reply:
        if option.decision:
            return self._session.decide(option.decision, self._question)
        stages = len(self._walk.stages)
        self._walk.enter(option)
        self._session.sound(Earcon.MENU_SELECT)
        return self._ask([*self._titles(stages), self._tell_current()])

    def _titles(self, since: int = 0) -> list[str]:
        """The branches just entered, so that the thread is not lost; a card's rule in full."""
        to = self._session.listener()
        lines: list[str] = []
        for stage in self._walk.stages[since:]:
            if branch := stage.title:
                lines.append(upper_first(to.join(option_clauses(branch, self._seen, to))))
                lines += rule_of(Kind(int(branch.value)), to) if branch.feature == "card" else []
        return lines

    def _browse(self, by: int) -> Reply:
        self._walk.step(by)
        self._session.sound(Earcon.MENU_MOVE)
        return self._ask([self._tell_current()])

    def _back(self) -> Reply:
        if not self._walk.leave():
            self._session.sound(Earcon.MENU_EDGE)
            to = self._session.listener()
            return self._ask([self._tell_current()], [to.say("turn-first-stage")])
        self._session.sound(Earcon.MENU_MOVE)
        return self._ask([self._tell_current()])

    def _list(self) -> Reply:
        """All choices; the last one told is current."""
        stage = self._walk.stage
        stage.told.update(range(len(stage.options)))
        stage.at = len(stage.options) - 1
        self._focused = True
        return self._ask([self._line(at) for at in range(len(stage.options))])


def shown_moves(option: Option, now: Position) -> tuple[tuple[Pawn, Spot], ...]:
    """The (pawn, spot) of every pawn that an option moves; of a branch only the pawns that it
    asks about, each with every spot where it may end."""
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
