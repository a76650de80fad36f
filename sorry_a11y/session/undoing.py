"""Taking back the last decision of a player."""

from __future__ import annotations

from sorry_a11y.game.port import UndoRefusedError
from sorry_a11y.session.at_keyboard import AtKeyboard
from sorry_a11y.session.single_choice import SingleChoice
from sorry_a11y.sound.earcons import Earcon


class Undoing:
    """The undo of a game.

    Args:
        who: The people at the keyboard.
        single: The turns that play themselves, which are taken back as well.
        may_undo: Whether plays may be taken back.
    """

    def __init__(self, who: AtKeyboard, single: SingleChoice, *, may_undo: bool) -> None:
        self._who = who
        self._single = single
        self._may_undo = may_undo
        self._others_asked = False

    def refused(self) -> str:
        """Take back the last decision of the listener, or ask the others at a table elsewhere;
        return why that cannot be, nothing if it can."""
        say = self._who.listener().say
        if not self._may_undo:
            return say("turn-undo-off")
        self._who.feed.took_back = False
        try:
            self._who.table.undo(self._who.seat)
        except UndoRefusedError as refusal:
            return say("turn-undo-exchange" if refusal.exchanged else "turn-undo-none")
        return ""

    def asked(self) -> str:
        """Return that others were asked; nothing where they have answered."""
        self._others_asked = True
        return "" if self._who.feed.took_back else self._who.listener().say("people-undo-asked")

    def told(self) -> list[str]:
        """Return that what the player asked others for was taken back."""
        if not (self._others_asked and self._who.feed.took_back):
            return []
        self._others_asked = False
        self._who.sound(Earcon.UNDO)
        return [self._who.listener().say("turn-undone")]

    def to_last_choice(self) -> None:
        """Take back further what played itself, as far as there is a choice before it."""
        who = self._who
        who.seat = who.latest().turn
        while self._single.decision():
            try:
                who.table.undo(who.seat)
            except UndoRefusedError:
                break
            who.seat = who.latest().turn
        who.sound(Earcon.UNDO)
