"""Each turn has its key, and a braille display shows what matters."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from sorry_a11y.frontends.terminal.layout import Layout, last_lines
from sorry_a11y.ui.session.game_screen import GameScreen
from sorry_a11y.ui.settings.values import Settings
from tests.harness.sessions import enters, heard, sentences, session, watched
from tests.harness.turns import told_turns

_LOST = re.compile(r"bumps your pawn (\d)")
_MEANS = re.compile(r"(Your pawn \d|You could not move|You lost)\b")
"""What an own turn came to, where other news stand between it and the last line."""
_OWN = re.compile(r"^(You drew .*,|You lay down|Your (\d+|\w+ as \d+), pawn)")


@pytest.mark.parametrize("game", ["hasbro", "parker", "dog"])
def test_each_card_has_its_key_when_turns_step(game: str) -> None:
    """Promise of docs/listening.md: with pace step no reply tells two turns, nor two cards of the
    player that play themselves."""
    played = 0
    for seed in (2, 5):
        screen = session(game, seed, Settings(pace="step"))
        for reply, turns in told_turns(screen, islice(enters(), 250)):
            own = [line for line in sentences(reply) if _OWN.match(line)]
            assert len(turns) + len(own) <= 1, reply
            played += len(own)
    assert played


def test_a_display_shows_every_own_loss_and_every_own_turn() -> None:
    """Promise of docs/listening.md: through ten whole games the last 40 cells hold every pawn that
    the player lost, and every card of theirs that played itself, each in a line of its own."""
    cells, lost, played = Layout(40, 99), 0, 0
    for seed in range(10):
        screen = session("hasbro", seed, Settings(cells=40))
        for _, reply in heard(screen, enters()):
            told = sentences(reply)
            shown = last_lines(reply.focus, cells)[-1]
            pawns = [pawn for line in told for pawn in _LOST.findall(line)]
            if not watched(screen).over:
                lost += len(pawns)
                assert all(pawn in re.findall(r"\d", shown) for pawn in pawns), (told, shown)
            own = [line for line in told if _OWN.match(line)]
            played += len(own)
            assert len(own) <= 1, told
            assert not own or told[-1] == own[0] or _MEANS.match(told[-1]), told
    assert lost > 20
    assert played > 50


@pytest.mark.parametrize("game", ["hasbro", "parker", "dog"])
@pytest.mark.parametrize("settings", [Settings(), Settings(pace="step"), Settings(cells=40)])
def test_a_line_that_waits_ends_in_its_key(game: str, settings: Settings) -> None:
    """Promise of docs/listening.md: wherever only a key goes on, the last line says something, and
    its last words are the key; on a display it fits, and an own turn needs no second key for turns
    of others that changed nothing."""
    waits = idle = 0
    for seed in range(3):
        screen = session(game, seed, settings)
        for _, reply in heard(screen, enters()):
            if isinstance(screen.inner, GameScreen) and not watched(screen).over:
                waits += 1
                idle += reply.focus.startswith("Nothing of yours changed")
                assert reply.focus.endswith((", Enter goes on", ", Enter")), reply.focus
                assert not settings.cells or len(reply.focus) < settings.cells
    assert waits > 15
    assert idle < waits / 4
