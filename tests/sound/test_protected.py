"""The sound of a protected pawn."""

from __future__ import annotations

from sorry_a11y.rules.game import Phase
from sorry_a11y.rules.refusals import stuck_pawns
from sorry_a11y.sound.earcons import Earcon
from tests.harness.sessions import session

WHY = "y"


def test_why_sounds_of_a_protected_pawn() -> None:
    """Asked why a pawn cannot move, the game sounds "protected" where a protected pawn is a
    reason, and only there."""
    met = {True: 0, False: 0}
    for seed in range(1, 40):
        screen = session("dog", seed)
        screen.opened()
        for _ in range(120):
            seen = screen.view()
            if seen.to_act and seen.phase is not Phase.GIVE:
                guarded = any(one.reason == "guarded" for one in stuck_pawns(seen))
                cues = {cue.earcon for cue in screen.key(WHY).cues}
                assert (Earcon.PROTECTED in cues) == guarded
                met[guarded] += 1
                screen.key("enter")
            if screen.key("enter").status is not None:
                break
        if min(met.values()):
            return
    raise AssertionError(f"not both met: {met}")
