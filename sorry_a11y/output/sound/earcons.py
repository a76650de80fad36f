"""The earcons: short sounds that accompany the words, and their places in the stereo field."""

from __future__ import annotations

import math
from enum import StrEnum

from sorry_a11y.core.rules.value import Value

WIDEST_PAN = 0.8
"""The pan of a pawn at a quarter of the track; 1 would be one ear alone."""

_FAR_SIDE_DB = -3.0
"""The gain, in dB, of a pawn half-way round, compared with the listener's own start."""


class Earcon(StrEnum):
    """A short sound with a fixed meaning. The value is the stem of its sound file.

    Its name and meaning are the messages ``sounds-name-...`` and ``sounds-what-...``, with hyphens
    for underscores. HALF and MOST are for an own pawn on the second and the last third of its way.
    """

    CARD_DRAW = "card_draw"
    CARD_1 = "card_1"
    CARD_2 = "card_2"
    CARD_3 = "card_3"
    CARD_4 = "card_4"
    CARD_5 = "card_5"
    CARD_6 = "card_6"
    CARD_7 = "card_7"
    CARD_8 = "card_8"
    CARD_9 = "card_9"
    CARD_10 = "card_10"
    CARD_11 = "card_11"
    CARD_12 = "card_12"
    CARD_13 = "card_13"
    CARD_SORRY = "card_sorry"
    CARD_JOKER = "card_joker"
    EXCHANGE = "exchange"
    HAND_FOLDED = "hand_folded"
    STEP_FORWARD = "step_forward"
    STEP_BACK = "step_back"
    START_EXIT = "start_exit"
    BUMP_OPPONENT = "bump_opponent"
    BUMP_OWN = "bump_own"
    BUMP_OWN_HALF = "bump_own_half"
    BUMP_OWN_MOST = "bump_own_most"
    BURN = "burn"
    SLIDE = "slide"
    SAFETY = "safety"
    TARGET = "target"
    HOME = "home"
    SWAP = "swap"
    PROTECTED = "protected"
    TURN_RED = "turn_red"
    TURN_BLUE = "turn_blue"
    TURN_YELLOW = "turn_yellow"
    TURN_GREEN = "turn_green"
    YOUR_TURN = "your_turn"
    HANDOVER = "handover"
    WIN = "win"
    LOSE = "lose"
    ROUND_WON = "round_won"
    SCORE = "score"
    UNDO = "undo"
    ERROR = "error"
    MENU_MOVE = "menu_move"
    MENU_SELECT = "menu_select"
    MENU_EDGE = "menu_edge"


SHORT_SET: frozenset[Earcon] = frozenset(
    {
        Earcon.BUMP_OPPONENT,
        Earcon.BUMP_OWN,
        Earcon.BUMP_OWN_HALF,
        Earcon.BUMP_OWN_MOST,
        Earcon.BURN,
        Earcon.HOME,
        Earcon.TARGET,
        Earcon.YOUR_TURN,
        Earcon.HANDOVER,
        Earcon.WIN,
        Earcon.LOSE,
        Earcon.ROUND_WON,
        Earcon.ERROR,
        Earcon.PROTECTED,
    }
)
"""The earcons of the short set: pawns sent back, pawns home or on targets, the player's turn, the
handover of the keyboard, the end, and refusals."""


COUNTED: frozenset[Earcon] = frozenset(Earcon(f"card_{number}") for number in range(1, 14))
"""The earcons whose notes are counted, so that they are never shortened."""


class Cue(Value):
    """One earcon at one place.

    `start_pan` and `end_pan` run from -1 (left) through 0 to 1 (right); where they differ the
    sound sweeps evenly from one to the other. `gain_db` is 0 or below and softens the sound.
    Raises ValueError for a place or a gain out of range.
    """

    earcon: Earcon
    start_pan: float = 0.0
    end_pan: float = 0.0
    gain_db: float = 0.0

    def _settle(self) -> None:
        if not (-1 <= self.start_pan <= 1 and -1 <= self.end_pan <= 1):
            raise ValueError(f"pan beyond -1 to 1: {self.start_pan}, {self.end_pan}")
        if not -100 <= self.gain_db <= 0:
            raise ValueError(f"gain beyond -100 to 0 dB: {self.gain_db}")

    def centred(self) -> Cue:
        """Return the same cue without a place, for one ear or one loudspeaker."""
        return Cue(self.earcon, 0.0, 0.0, self.gain_db)


def cue_at(earcon: Earcon, steps_from_own_start: float, lap: int) -> Cue:
    """Return a cue that stands still at a place of the track, see `place_pan`."""
    pan, gain_db = place_pan(steps_from_own_start, lap)
    return Cue(earcon, pan, pan, gain_db)


def cue_between(earcon: Earcon, start_steps: float, end_steps: float, lap: int) -> Cue:
    """Return a cue that sweeps from one place of the track to another, see `place_pan`.

    It is as loud as the louder of the two places.
    """
    start_pan, start_gain = place_pan(start_steps, lap)
    end_pan, end_gain = place_pan(end_steps, lap)
    return Cue(earcon, start_pan, end_pan, max(start_gain, end_gain))


def place_pan(steps_from_own_start: float, lap: int) -> tuple[float, float]:
    """Return pan (-1 to 1) and gain (dB, 0 or below) of a place on the track.

    The listener sits at their own start and looks at the middle of the board. The place is so
    many steps clockwise from that start (any number, also negative) on a track of `lap`
    squares: 60 for Sorry!, 40 or 64 for Dog. Clockwise begins to the left, so a quarter lap is
    far left, half a lap opposite and softest, three quarters far right. Raises ValueError for a
    lap below 1.
    """
    if lap < 1:
        raise ValueError(f"a lap has at least one square, not {lap}")
    turn = 2 * math.pi * steps_from_own_start / lap
    return -WIDEST_PAN * math.sin(turn), _FAR_SIDE_DB / 2 * (1 - math.cos(turn))
