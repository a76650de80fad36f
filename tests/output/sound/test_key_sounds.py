"""The sounds of keys while one chooses: a protected pawn, the next choice and the end of them."""

from __future__ import annotations

from sorry_a11y.core.rules.game import Phase
from sorry_a11y.core.rules.refusals import stuck_pawns
from sorry_a11y.output.sound.earcons import Earcon
from tests.harness.sessions import session, under_way


def test_why_sounds_of_a_protected_pawn() -> None:
    """Asked why a pawn cannot move, the game sounds "protected" where a protected pawn is a
    reason, and only there."""
    met = {True: 0, False: 0}
    for seed in range(1, 40):
        screen = under_way(session("dog", seed))
        for _ in range(120):
            seen = screen.view()
            if seen.to_act and seen.phase is not Phase.GIVE:
                guarded = any(one.reason == "guarded" for one in stuck_pawns(seen))
                cues = {cue.earcon for cue in screen.key("y").cues}
                assert (Earcon.PROTECTED in cues) == guarded
                met[guarded] += 1
                screen.key("enter")
            if screen.key("enter").status is not None:
                break
        if min(met.values()):
            return
    raise AssertionError(f"not both met: {met}")


def test_going_round_sounds_of_the_end_of_the_choices() -> None:
    """Promise: each step to the next choice ticks, and the one from the last choice to the first,
    or back, knocks: so the end is heard without counting."""
    screen = under_way(session("dog", 1))
    at = count = 0
    for _ in range(40):
        if (shown := screen.shown()) and len(shown.labels) > 2:
            at, count = shown.at, len(shown.labels)
            break
        screen.key("enter")
    assert count
    for key, by in [("n", 1)] * (2 * count) + [("p", -1)] * (2 * count):
        ends = not 0 <= at + by < count
        at = (at + by) % count
        told = [cue.earcon for cue in screen.key(key).cues]
        assert told == [Earcon.MENU_EDGE if ends else Earcon.MENU_MOVE], (key, at)
