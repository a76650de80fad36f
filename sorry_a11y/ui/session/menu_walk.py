"""The place of a player in the stages of a decision, and what an option moves."""

from __future__ import annotations

from collections.abc import Mapping

from sorry_a11y.core.game.menu import NO_DIGITS, Option, asks_card, card_of, digits, leads_to, menu
from sorry_a11y.core.rules.actions import Decision, Give
from sorry_a11y.core.rules.board import ALL_PAWNS, NO_KIND, Board, Kind, Pawn, seat_of
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.view import View
from sorry_a11y.ui.session.motions import Motion, motions
from sorry_a11y.ui.session.row_menu import RowMenu


class MenuStage:
    """One stage of a menu.

    Attributes:
        options: The options.
        title: The branch that opened the stage; None for the first stage.
        keys: The digits of the cards in the hand.
        menu: The options as a list, once the stage is asked.
    """

    def __init__(
        self, options: tuple[Option, ...], keys: Mapping[Kind, int], title: Option | None = None
    ) -> None:
        self.options = options
        self.title = title
        self.keys = keys
        self.menu: RowMenu | None = None

    @property
    def current(self) -> Option:
        """The option on the focus line."""
        return self.options[self.menu.at if self.menu else 0]

    @property
    def digits(self) -> tuple[int, ...]:
        """The digit of each option."""
        return digits(self.options, self.keys)

    @property
    def is_by_place(self) -> bool:
        """True if each digit is the place of its option."""
        if asks_card(self.options, self.keys):
            return False
        return self.digits == tuple(range(1, len(self.options) + 1))


class MenuWalk:
    """The place of a player in the stages of a decision.

    A stage whose only option is a branch is no choice, and is passed through in both directions.

    Args:
        options: The options of the first stage.
        keys: The digits of the cards in the hand.

    Attributes:
        stages: The stages entered, the present one last.
    """

    def __init__(self, options: tuple[Option, ...], keys: Mapping[Kind, int] = NO_DIGITS) -> None:
        self._keys = keys
        self.stages = [MenuStage(options, keys)]
        self._pass_through()

    @property
    def stage(self) -> MenuStage:
        """The present stage."""
        return self.stages[-1]

    def number_of(self, decision: Decision) -> int:
        """Return the digit of the option of this stage that leads to a decision; 0 if none does."""
        for number, option in zip(self.stage.digits, self.stage.options, strict=True):
            if leads_to(option, decision):
                return number
        return 0

    @property
    def cards(self) -> list[Kind]:
        """The card of the current option, or of the branches entered; empty if they have none."""
        branches = [stage.title for stage in self.stages[1:] if stage.title]
        cards = [card_of(option) for option in (self.stage.current, *branches)]
        return [card for card in cards if card != NO_KIND][:1]

    def enter(self, option: Option) -> None:
        """Open the stage behind a branch."""
        self.stages.append(MenuStage(option.stage(), self._keys, option))
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
            branch = self.stage.current
            self.stages.append(MenuStage(branch.stage(), self._keys, branch))


def only_decision(seen: View) -> Decision | None:
    """Return the only decision that the player on turn can make; None if there are several."""
    stage = MenuWalk(menu(seen)).stage
    return stage.current.decision if len(stage.options) == 1 else None


def forced_decision(seen: View) -> Decision | None:
    """Return the only decision that the player on turn can make, if it may play itself, else None.

    A card for a partner may not, nor a play that wins, or that changes a pawn of others or sends
    one back: a player wants to do that.
    """
    only = only_decision(seen)
    if isinstance(only, Give) or (isinstance(only, Play) and _is_event(seen, only)):
        return None
    return only


def _is_event(seen: View, play: Play) -> bool:
    """Return whether a play wins, moves a pawn of the other side, or sends a pawn back."""
    tables = seen.rules.tables
    own = tables.side_of[seen.seat]
    return tables.won(play.after, play.seat) or any(
        after != before and (seat_of(pawn) not in own or after == tables.start_of[pawn])
        for pawn, before, after in zip(ALL_PAWNS, seen.position, play.after, strict=True)
    )


def shown_motions(option: Option, board: Board) -> tuple[tuple[Motion, ...], ...]:
    """Return the ways in which an option can go on, each as the motions of pawns in their order.

    A branch has one for every spot where the pawn that it asks about may end, of this pawn alone.
    """
    if option.decision is not None:
        return tuple(tuple(motions(play.events, board)) for play in option.plays)
    ends = {(pawn := _asked_pawn(option, play), play.after[pawn]): play for play in option.plays}
    ways = (
        tuple(motion for motion in motions(play.events, board) if motion.pawn == pawn)
        for (pawn, _), play in ends.items()
    )
    return tuple(way for way in ways if way)


def _asked_pawn(option: Option, play: Play) -> Pawn:
    """Return the pawn that a branch asks about, of a play behind it: the first to move if none."""
    return Pawn(int(option.value)) if option.feature == "ends" else play.legs[0].pawn
