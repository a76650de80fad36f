"""A player's decision: walking through the menu, choosing, and asking meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from sorry_a11y.core.game.menu import Option, card_of, menu
from sorry_a11y.core.rules.board import NO_KIND, Kind, kinds_of
from sorry_a11y.output.narration import answers
from sorry_a11y.output.narration.catalog import upper_first
from sorry_a11y.output.narration.choices import entered_clauses, option_clauses, rule_of, turn_lines
from sorry_a11y.output.sound.earcons import Earcon
from sorry_a11y.ui.session.game_base import GameBase
from sorry_a11y.ui.session.list_screen import ListScreen
from sorry_a11y.ui.session.menu_walk import MenuWalk, shown_motions
from sorry_a11y.ui.session.questions import decision_answer
from sorry_a11y.ui.session.reply import EarlyKey, Reply, Shown
from sorry_a11y.ui.session.row_menu import WALKS, DigitTold, Row, RowMenu


class DecisionScreen(ListScreen):
    """The menu of one decision: a list of choices at each stage, and questions meanwhile.

    Args:
        game: The screen of the game.
        lead: The sentences that are told first.
    """

    def __init__(self, game: GameBase, lead: Sequence[str]) -> None:
        who = game.who
        self._game = game
        self._lead = lead
        self._who = who
        self._seen = who.view()
        self._question = who.table.number
        self._walk = MenuWalk(menu(self._seen), who.feed.card_keys(self._seen.seat))
        who.feed.note_command("")  # a question of the decision before is not asked again
        super().__init__(game.session, self._rows())

    @property
    def is_open(self) -> bool:
        """Whether the question is still to be answered."""
        return self._who.table.number == self._question

    def opened(self) -> Reply:
        """Return the card or hand, and the first choice."""
        lines = [*self._lead, *self._hand_line(), *self._turn_lines()]
        return self.menu.current(lines, titles=self._titles())

    def resumed(self) -> Reply | None:
        """Return nothing: the last reply says that the game goes on."""
        return None

    def key(self, key: str) -> Reply:
        """Choose an option, browse, or answer a question."""
        command = self._game.command_of(key)
        name = command.name if command else ""
        told = decision_answer(self._who, name, self._seen, self._walk)
        if name in WALKS and (reply := self.menu.press(key, command)):
            return reply
        if name == "back":
            return self._back()
        if name == "undo" and isinstance(key, EarlyKey):
            return self.menu.current()
        self.look_away()
        if told is not None:
            return self._who.reply(told)
        if command and (answer := self._game.answered(command)):
            return answer
        self._who.sound(Earcon.ERROR)
        return self.refusal(key)

    def look_away(self) -> None:
        """Note that something else is on the focus line: Enter tells the choice again."""
        self.menu.look_away()

    def shown(self) -> Shown:
        """Return the choices of this stage, each with the ways of the pawns."""
        stage = self._walk.stage
        board = self._seen.rules.board
        ways = tuple(shown_motions(one, board) for one in stage.options)
        deep = any(len(one.options) > 1 for one in self._walk.stages[:-1])
        cards = () if self._seen.rules.is_open else tuple(map(card_of, stage.options))
        return self.menu.shown()._replace(of=stage, motions=ways, is_deep=deep, cards=cards)

    # -- the menu ----------------------------------------------------------------------------

    def _hand_line(self) -> list[str]:
        """Return the hand of this seat for a player of several seats; nothing for all others."""
        if self._seen.rules.is_open or not self._plays_several:
            return []
        return [answers.hand(self._who.listener(), kinds_of(self._seen.hand))]

    def _turn_lines(self) -> list[str]:
        """Return the sentences that open the decision, with the name if it may be another one."""
        named = self._who.names_turns or self._plays_several
        return turn_lines(self._who.listener(), self._seen, named=named)

    @property
    def _plays_several(self) -> bool:
        return len(self._who.table.seating.seats_of(self._seen.seat)) > 1

    def _rows(self) -> RowMenu:
        """Return the list of the options of the present stage."""
        stage, who = self._walk.stage, self._who
        if stage.menu is None:
            own = (0,) * len(stage.options) if stage.is_by_place else stage.digits
            stage.menu = RowMenu(
                [
                    Row(
                        partial(self._label, option),
                        partial(self._choose, option),
                        digit=digit,
                        digit_told=self._digit_told(option, digit),
                        opens=option.decision is None,
                    )
                    for option, digit in zip(stage.options, own, strict=True)
                ],
                who.listener,
                acts_at_once=lambda: who.settings.now.digits == "play",
                sound=who.sound,
            )
        return stage.menu

    def _digit_told(self, option: Option, digit: int) -> DigitTold:
        """Return how the digit of a card is told: as a key at the first question of a game.

        Later a card with a number says its digit by itself.
        """
        if self._who.feed.names_keys(self._question):
            return "key"
        card = card_of(option)
        face = self._who.listener().face(card) if card != NO_KIND else ""
        return "no" if face == digit else "press"

    def _label(self, option: Option) -> str:
        to = self._who.listener()
        return to.join(option_clauses(option, self._seen, to))

    def _choose(self, option: Option) -> Reply:
        if option.decision:
            if self.menu.at in self.menu.told:
                self._who.feed.news.chosen.add(self._question)
            self.session.back_to(self._game)
            return self._game.course.decide(option.decision, self._question)
        stages, was_told = len(self._walk.stages), self.menu.at in self.menu.told
        self._walk.enter(option)
        self.menu = self._rows()
        self._who.sound(Earcon.MENU_SELECT)
        return self.menu.current(titles=self._titles(stages, was_told=was_told))

    def _titles(self, since: int = 0, *, was_told: bool = False) -> list[str]:
        """Return the sentences about the branches just entered, and at full the rule of a card.

        Args:
            since: The number of stages before the first of them, which was chosen; 0 if none was.
                The others leave no choice, and have not been told.
            was_told: Whether the one that was chosen had been told, and is not told again.
        """
        to = self._who.listener()
        lines: list[str] = []
        for at, stage in enumerate(self._walk.stages[since:]):
            if branch := stage.title:
                is_chosen = not at  # the very first stage has no title
                told = entered_clauses(branch, self._seen, to, chosen=is_chosen)
                if told and not (is_chosen and was_told):
                    lines.append(upper_first(to.join(told)))
                lines += rule_of(Kind(int(branch.value)), to) if branch.feature == "card" else []
        return lines

    def _back(self) -> Reply:
        if self._walk.leave():
            self.menu = self._rows()
            self._who.sound(Earcon.MENU_MOVE)
            return self.menu.current()
        self._who.sound(Earcon.MENU_EDGE)
        return self.menu.current([self._who.listener().say("decision-first-stage")])
