"""What was heard in play stands in the transcript, for every kind of table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from sorry_a11y.narration.narrator import greeting
from sorry_a11y.rules.board import SEATS
from sorry_a11y.session.game_screen import GameScreen
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.transcript import heard as heard_again
from tests.harness.sessions import enters, heard, watched
from tests.harness.tables import TABLES, PlayTable

MOST_KEYS = 600


def told(screen: GameScreen, replies: Iterator[tuple[str, Reply]]) -> dict[int, list[str]]:
    """All sentences that each person heard of the game, by first seat: without greeting, choices
    and the line that hands the keyboard over."""
    first = len(greeting(screen.listener(), by_keys=screen.controls.by_keys))
    lines: dict[int, list[str]] = {person: [] for person in screen.who.feeds}
    for number, (_, reply) in enumerate(replies):
        to = screen.listener()
        every = [*reply.news, to.stopped(reply.focus)]
        kept = every[0 if number else first : len(every) - reply.asks]
        person = to.seating.seats_of(screen.who.seat)[0]
        lines[person] += [line for line in kept if " turn at the keyboard, " not in line]
    return lines


def stands(line: str, again: list[str]) -> bool:
    """Whether a transcript has a sentence. At a shared keyboard of an open game the first card of a
    turn was told aloud when it was played, so that only the next one is news ("Jon 4, back 4");
    the transcript, which is one person's, has both in one sentence, with the pawn named ("Jon 2,
    pawn 1 leaves start, then 4, pawn 1 back 4")."""
    _, _, rest = line.partition(" ")
    clause = f", {line[:1].lower()}{line[1:]}"  # whose own move is not told, but what follows is
    card, _, walk = rest.partition(", ")
    chained = re.compile(rf", then (?:{re.escape(rest)}|{card}, pawn [1-4] {re.escape(walk)})$")
    return line in again or any(
        chained.search(one) or one.endswith(clause) for one in again
    )


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_sentence_heard_in_play_stands_in_the_transcript(
    table: PlayTable, tmp_path: Path
) -> None:
    """Promise: nothing that was told of a game is missing from its transcript, and nothing else is
    in it but what nobody waited for at the end."""
    if table.settings.pace == "step" or not table.by_keys or table.settings.language != "en":
        pytest.skip("its sentences are those of another table")
    assert tmp_path.is_dir()
    settings = table.settings.replace(forced="ask")
    screen = replace(table, settings=settings).session(2)
    replies = (one for one, _ in zip(heard(screen, enters()), range(MOST_KEYS), strict=False))
    lines = told(screen, replies)
    for person, said in lines.items():
        again = [
            line
            for batch in heard_again(watched(screen), SEATS[person], table.settings)
            for line in batch.sentences
        ]
        assert [line for line in said if not stands(line, again)] == []
