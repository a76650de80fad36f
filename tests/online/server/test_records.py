"""A finished game is given to each who played it, as one of their own."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sorry_a11y.core.game.header import read_header
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.setup import Setup
from sorry_a11y.core.rules.actions import Lot
from sorry_a11y.core.rules.board import RED, Seat
from sorry_a11y.online.server.makers import Makers
from sorry_a11y.online.server.rooms.journal import Began
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.store.exchange import save_told
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.store.statistics import statistics
from sorry_a11y.ui.menus.after_game import review_sentences
from sorry_a11y.ui.session.transcript import first_listener, heard
from tests.harness.sessions import alike

from .people import RoomHarness, Someone

FOUR = {"red": "you", "blue": "open", "yellow": "runner", "green": "runner"}
DAY = 1_790_000_000
TABLES: dict[str, dict[str, object]] = {
    "sorry": {"game": "hasbro"},
    "points": {"game": "hobby", "points": True, "rounds": 2},
    "dog": {"game": "dog", "seats": FOUR, "undo": "off"},
}


def finished(name: str) -> tuple[RoomHarness, Someone, Someone]:
    """Ann and Ben after a game by lot, something taken back in it where that may be."""
    room = RoomHarness(makers=Makers(date=lambda: DAY + 0.5))
    ann = room.host("Ann", **TABLES[name])
    ben = room.guest(ann)
    ann.says(msg.Manage("start"))
    room.play(ann, 8)
    if name != "dog":
        who, other = (ann, ben) if ann.is_on_turn else (ben, ann)
        who.says(msg.Undo(who.seated.seats[0]))
        other.says(msg.AnswerQuestion(other.all(msg.Asked)[-1].ask, True))
    room.play(ann)
    assert room.table(ann).stage == "over"
    return room, ann, ben


def told_to(one: Someone) -> tuple[int, list[str]]:
    """When the game began, and the lines of its record, asked for piece by piece."""
    text, more, started = "", True, 0
    while more:
        one.room.now += 5
        piece = one.says(msg.AskRecord(len(text)))[-1]
        assert isinstance(piece, msg.GameRecord), piece
        text, more, started = text + piece.lines, piece.more, piece.started
    return started, text.splitlines()


def played_by(one: Someone) -> tuple[Setup, tuple[Seat, ...]]:
    """The game that somebody was told of last, and their seats in it."""
    assert one.state.setup
    return one.state.setup, one.state.own


def kept_by(one: Someone, folder: Path) -> tuple[Library, LoggedGame]:
    """The library and the record of somebody who keeps the game."""
    setup, own = played_by(one)
    library = Library(PlayerFile(folder))
    number = save_told(library, setup, own, *told_to(one))
    assert number == 1
    return library, library.game(1)


@pytest.mark.parametrize("name", TABLES)
def test_each_who_played_keeps_the_same_game_as_their_own(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of finished games: the record leads to the end that was told; in it each is "you",
    and the other has a name; replay and statistics know it, and when it began."""
    monkeypatch.setattr(msg, "PIECE", 500)
    room, ann, ben = finished(name)
    game = room.game(ann)
    wins = 0
    for one, other, seat in ((ann, "Ben", RED), (ben, "Ann", ben.seated.seats[0])):
        library, saved = kept_by(one, tmp_path / other)
        assert alike(saved.now, game.now)
        assert first_listener(saved) == seat
        assert int(saved.header.started.timestamp()) == DAY
        lines = [line for told in heard(saved, seat) for line in told.sentences]
        assert any(other in line for line in lines)
        assert not any(mine in line for line in lines for mine in ({"Ann", "Ben"} - {other}))
        assert not any(line.startswith(("Red,", "Yellow,", "Sent")) for line in lines)
        figures = statistics(library.summaries())
        assert (figures.games, figures.finished, figures.undone) == (1, 1, 0)
        assert figures.won == (seat in game.now.winners)
        wins += figures.won
    assert wins <= 1


def test_the_review_is_of_ones_own_choices(tmp_path: Path) -> None:
    """Promise of review: of a game with friends it tells what "you" decided, and nobody by the
    name of a colour."""
    _, _, ben = finished("sorry")
    _, saved = kept_by(ben, tmp_path)
    told = review_sentences(saved, "en")
    assert len(told) > 2
    assert not any("Ann," in line or line.startswith(("Yellow", "Red")) for line in told), told


def test_only_who_played_to_the_end_is_told() -> None:
    """Promise of hidden hands: nobody is given a record while the game goes on, and a watcher
    never; the secret from which the cards followed is not in it."""
    room, ann, _ = finished("dog")
    eve = room.guest(ann, "Eve", watch=True)
    assert eve.refusal(msg.AskRecord()) == "record"
    _, lines = told_to(ann)
    entries = room.entries(ann.seated.table)
    began = next(line for line in entries if isinstance(line, Began))
    secret = read_header(began.header.split("\n"))[0].chance.number
    assert str(secret) not in " ".join(lines)
    ann.says(msg.Manage("start"))
    assert ann.refusal(msg.AskRecord()) == "record"


def test_the_next_game_is_begun_by_the_winner() -> None:
    """Promise of another game: whoever won begins, also after the server was started anew."""
    room, ann, _ = finished("sorry")
    game = room.game(ann)
    winner = game.now.winners[0]
    ann.says(msg.Manage("start"))
    again = RoomHarness(room.journal)
    table = again.table(again.back(ann))
    for one in (room.table(ann), table):
        assert one.game is not None
        lots = [action for action in one.game.actions if isinstance(action, Lot)]
        assert lots == [Lot(winner, has_won=True)]


def test_what_is_no_finished_game_is_not_kept(tmp_path: Path) -> None:
    """Promise of the client: a hostile server puts nothing among one's games that the rules do not
    lead to the end of."""
    _, ann, _ = finished("sorry")
    setup, own = played_by(ann)
    started, lines = told_to(ann)
    lot = Random(1)
    library = Library(PlayerFile(tmp_path))
    for _ in range(50):
        wrong = list(lines)
        at = lot.randrange(len(wrong))
        wrong[at] = lot.choice(("", "r pass\nimported", "end r", "\x1b[2J", "undo r 1", "é" * 9000))
        assert save_told(library, setup, own, started, wrong) is None
    assert save_told(library, setup, own, started, lines[:-2]) is None
    assert save_told(library, setup, own, 10**18, lines) is None
    assert not library.numbers()
