"""Friends at one table over real sockets: what each of them hears."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from sorry_a11y.online.client.notes import APART_S
from sorry_a11y.online.client.table_course import TableCourse
from sorry_a11y.online.server.rooms import attendance
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.ui.session.reply import Reply
from tests.harness.own_time import OwnTime
from tests.online.server.tables import Sitter, in_turn, served, two, unanswered, who_decides

SEATS = {"red": "you", "blue": "open", "yellow": "runner"}
FOUR = {"red": "you", "blue": "open", "yellow": "runner", "green": "runner"}
SORRY = msg.HostTable("hasbro", "Ann", SEATS)
DOG = msg.HostTable("dog", "Ann", FOUR, undo="off")


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """A server of tables."""
    with served(tmp_path) as address:
        yield address


@pytest.mark.parametrize("wished", [SORRY, DOG], ids=["sorry", "dog"])
def test_both_hear_the_same_game_by_the_rules_of_listening(url: str, wished: msg.HostTable) -> None:
    """The law of replies holds for every reply and every unasked line, in English and in German,
    and neither is told of a choice that is the other's."""
    with two(url, wished) as people:
        people[0].press("enter")
        for one in 25 * people:
            one.listen(0.05)
            if one.decides:
                one.press("enter")
        for one in people:
            assert len(one.text()) > 20
            assert one.breaches(()) == []
            pairs = pairwise(one.unasked)
            assert all(ended - began >= APART_S for (began, _), (_, ended) in pairs)


def test_news_call_whoever_is_on_turn(url: str) -> None:
    """Promise of the setting bell: only the news with which a player's turn begins call them."""
    with two(url, SORRY) as (ann, ben):
        first, other = _in_game(ann, ben)
        told = len(other.heard)
        while not other.decides:
            first.press("enter")
            other.listen(0.4)
        called = [reply.calls for _, reply in other.heard[told:]]
        assert called[-1]
        assert not any(called[:-1])


def _in_game(ann: Sitter, ben: Sitter) -> tuple[Sitter, Sitter]:
    """The one who decides first, and the other."""
    ann.press("enter")
    ben.hears("spielst")
    return in_turn(ann, ben)


def test_talk_is_told_at_once_beside_the_choice(url: str) -> None:
    """Chat is one line, told within a second with the choice behind it; keys mean what they meant,
    but that Enter tells the choice again; a ready phrase comes in their language."""
    with two(url, SORRY) as (ann, ben):
        decider, other = _in_game(ann, ben)
        choice = decider.heard[-1][1].focus
        decider.press("e", "escape")
        assert decider.press("enter").focus == choice
        name = "Ben says" if other is ben else "Ann sagt"
        other.press("e", "Good luck!")
        with OwnTime() as taken:
            assert f"{name} Good luck!" in decider.hears("Good luck!")
        assert taken.seconds < 1.0
        told = decider.heard[-1][1]
        assert (len(told.news), told.focus, told.asks) == (1, choice, 1)
        # and a voice is told that the words are in the other's language
        assert told.foreign == (("Good luck!", "de" if other is ben else "en"),)
        decider.press("i2")
        other.press("e", "tab", "enter")
        assert decider.hears_next()[-1] == choice
        assert decider.press("enter").focus == choice, "t left it, and talk did not come back to it"
        assert decider.press("b").focus[-5:] in ("hello", "hallo")
        assert "Good luck!" in decider.press("b").focus
        assert decider.press("enter").focus == choice
        other.press("e", "tab", "enter")
        assert decider.hears_next()[-1] == choice
        played = decider.at.table.game
        assert played
        number = played.number
        decider.press("enter")
        assert played.waits or played.number > number, "a choice that was heard is still played"


def test_what_waits_is_told_with_the_answer_to_a_turn_that_plays_itself(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: a line of chat that comes together with a turn which the program decides by itself
    is told with the answer of the table, and not lost with the reply that waits for it."""
    with two(url, SORRY) as people:
        _, other = _in_game(*people)
        held = Reply((), "Waiting", pending=True)
        monkeypatch.setattr(TableCourse, "turns", lambda _course: held)
        monkeypatch.setattr(other.at.notes, "may_tell", lambda: True)
        other.at.notes.add("Somebody says hello")
        assert other.at.news() is held
        assert other.at.notes.take() == ["Somebody says hello"]


def test_talk_can_wait_while_somebody_decides(url: str) -> None:
    """Promise of the setting messages: with wait a sound, and the words with the next key, behind
    the answer to a question."""
    with two(url, SORRY) as (ann, ben):
        decider, other = _in_game(ann, ben)
        decider.session.held.change(decider.session.settings.replace(messages="wait"))
        other.press("e", "Good luck!")
        assert decider.hears_next() == [""]
        reply = decider.press("i2")
        assert len(reply.news) == 1, "the answer"
        assert reply.focus == f"{'Ben says' if other is ben else 'Ann sagt'} Good luck!"
        other.press("e", "tab", "enter")
        assert decider.hears_next() == [""]
        told = decider.press("b")
        assert (told.news, told.focus[-5:]) in (((), "hello"), ((), "hallo"))  # and not twice


def test_who_comes_and_goes_is_told_to_the_one_who_decides(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of tables of friends: who is away is told while one decides."""
    monkeypatch.setattr(attendance, "AWAY_TOLD_S", 0.5)
    with two(url, SORRY) as (ann, ben):
        decider, other = _in_game(ann, ben)
        choice = decider.heard[-1][1].focus
        other.link.close()
        told = decider.hears("Ben" if other is ben else "Ann")
        assert decider.heard[-1][1].focus == choice
        assert "away" in told or "weg" in told


@pytest.mark.parametrize("agrees", [True, False])
def test_taking_back_is_asked_of_the_others(url: str, agrees: bool) -> None:
    """Promise of undo: asked with one key, answered with one key, told once to both."""
    with two(url, SORRY) as (ann, ben):
        ann.press("enter")
        decided = False
        while not (decided and ben.decides):
            decided = decided or ann.decides
            (ann if ann.decides else ben).press("enter")
            ann.listen(0.4)
            ben.listen(0.4)
        with unanswered():
            assert "Asking the others" in ann.press("u").focus
        ben.hears("Ann möchte den letzten eigenen Zug zurücknehmen")
        ben.press("=" if agrees else "-")
        told = ann.hears("ndone")
        assert told.startswith("Undone" if agrees else "The turn is not undone"), told
        assert ann.decides is agrees
        late = ben.press("-").focus
        assert "Im Moment fragt niemand etwas" in late, "and no setting is changed by it"


def test_leaving_says_that_the_seat_is_kept_and_how_one_comes_back(url: str) -> None:
    """Promise of `join` alone: whoever leaves hears how they come back, and a host who serves the
    table that the others wait, before and in the game."""
    with two(url, SORRY, serves=True) as (ann, ben):
        assert "keep your seat, the others have to wait for you" in ann.press("q").focus
        assert ann.press("escape").news == ("You stay at the table.",)
        assert "den Platz behalten" in ben.press("q").focus
        ben.press("escape")
        ann.press("enter")
        ben.hears("spielst")
        assert "den Platz behalten" in ben.press("q").focus
        told = ben.press("q")
        assert told.focus == "Tschüss, mit sorry-a11y join kommst du an den Tisch zurück"
        assert told.status == 0
        assert "the others have to wait for you" in ann.press("q").focus


def test_a_seat_is_given_up_only_after_a_second_question(url: str) -> None:
    """Promise of docs/online.md: leaving offers to keep the seat or to give it up; that is asked
    once more, its first row keeps the seat, and the others hear only of a seat that is gone."""
    with two(url, SORRY) as (ann, ben):
        assert "Den Platz aufgeben" in ben.press("q", "n").focus
        told = ben.press("enter")
        assert told.news == ("Dein Platz wäre weg, nichts bringt ihn zurück.",)
        assert told.focus.startswith("Meinen Platz behalten")
        assert ben.press("enter").news == ("Du bleibst am Tisch.",)
        assert len(ann.at.table.people.others()) == 1
        told = ben.press("q", "n", "enter", "n", "enter")
        assert told.status == 0
        ann.hears("Ben left the game")
        assert not ann.at.table.people.others()


def test_the_host_hears_the_code_again(url: str) -> None:
    """Promise of invite codes: who is at the table tells its host the code as well, nobody else."""
    with two(url, SORRY) as (ann, ben):
        code = "".join(filter(str.isdigit, ann.seated.code))
        assert code == "".join(filter(str.isdigit, ann.press("i").news[0]))
        heard = "".join((*ben.press("i").news, ben.heard[-1][1].focus))
        assert code[:4] not in "".join(filter(str.isdigit, heard))


def test_a_question_travels_nowhere(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of far tables: whatever is asked while somebody decides is answered at once, and
    nothing is sent but, at most once in half a minute, that somebody is there."""
    with two(url, SORRY) as (ann, ben):
        ann.press("enter")
        decider = who_decides(ann, ben)
        sent: list[msg.Up] = []
        monkeypatch.setattr(decider.link, "send", sent.append)
        for key in "wtocsfkizdylr,.abh":
            assert decider.press(key).focus
        assert sent in ([], [msg.Awake()])
