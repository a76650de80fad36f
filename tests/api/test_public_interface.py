"""The public interface does what docs/api.md promises."""

from __future__ import annotations

import copy
import inspect
import json
import pickle
import pydoc
import re
from datetime import UTC, datetime
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sorry_a11y
from sorry_a11y.core.game.setup import seat_players
from sorry_a11y.core.rules.actions import Lot, Shuffle
from sorry_a11y.core.rules.board import ALL_PAWNS, SEAT_LETTERS, kinds_of
from sorry_a11y.core.rules.notation import action_text
from sorry_a11y.core.rules.slotted import Slotted
from sorry_a11y.core.rules.value import Value
from tests.harness.sessions import new_game

TWO_BOTS = {sorry_a11y.Seat(0): "runner", sorry_a11y.Seat(2): "chance"}
SEVEN = "red: start, 12, safety 2, home; yellow: start, start, 18, start"


class Texter:
    """A bot that answers with a text: that of its first option, unless another is given."""

    def __init__(self, text: str = "") -> None:
        self.text = text

    def choose(self, seen: sorry_a11y.View, _chance: Random) -> str:
        return self.text or action_text(seen.rules, sorry_a11y.decisions(seen)[0])


def seven() -> sorry_a11y.Game:
    """Red has drawn a 7."""
    return sorry_a11y.position(turn="red", cards="7", pawns=SEVEN)


def some_games(book: str, seed: int, count: int) -> list[sorry_a11y.Game]:
    """The positions of one game of that book, every few decisions one."""
    played = sorry_a11y.play_out(rules=sorry_a11y.rule_book(book), seed=seed)
    games = [one.before for one in sorry_a11y.steps(played) if not one.before.awaits_chance]
    return list(islice(games, 0, None, max(1, len(games) // count)))


# -- values --------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", sorry_a11y.BOOKS)
def test_games_are_equal_after_pickling_and_copying(book: str) -> None:
    """Promise of docs/api.md: everything is a value. A copy of a game equals it, can stand for it
    in a dictionary, takes few bytes, and is played on as it is."""
    for game in some_games(book, 5, 12):
        packed = pickle.dumps(game)
        assert len(packed) < 6000
        for again in (pickle.loads(packed), copy.copy(game), copy.deepcopy(game)):
            assert again == game
            assert hash(again) == hash(game)
            for play in sorry_a11y.decisions(game)[:3]:
                assert sorry_a11y.act(again, play, Random(1)) == sorry_a11y.act(
                    game, play, Random(1)
                )


def test_rule_books_of_the_same_content_are_equal_and_others_are_not() -> None:
    """Promise of docs/api.md: a rule book is a value as well."""
    plain = sorry_a11y.rule_book()
    assert plain == sorry_a11y.rule_book(options={"home": "exact"})
    assert pickle.loads(pickle.dumps(plain)) == plain
    assert plain != sorry_a11y.rule_book(options={"home": "bounce"})
    assert plain != sorry_a11y.rule_book(teams=True)


def test_a_number_of_points_wins_a_match() -> None:
    """Promise of docs/api.md: ``points`` is yes, or the points that win the match."""
    usual, short = sorry_a11y.rule_book(points=True), sorry_a11y.rule_book(points=300)
    assert not usual.is_open
    assert not short.is_open
    assert short != usual
    assert short is sorry_a11y.rule_book(points=300)


def test_a_seed_gives_one_game() -> None:
    """Promise of docs/api.md: what is played with the same seed is the same."""
    assert sorry_a11y.play_out(seed=4) == sorry_a11y.start_game(
        players=dict.fromkeys(sorry_a11y.SEATS, "runner"),
        seed=4,
        started=datetime(2026, 1, 1, tzinfo=UTC),
    )
    actions = sorry_a11y.play_out(seed=4).actions
    assert actions == sorry_a11y.play_out(seed=4).actions == pickle.loads(pickle.dumps(actions))
    assert actions != sorry_a11y.play_out(seed=5).actions


def test_a_game_has_a_short_repr_and_draws_itself() -> None:
    """Promise of docs/api.md: repr fits a line, str draws every pawn or counts it, and neither
    shows a hand."""
    game = seven()
    assert sorry_a11y.pawns(game) == {
        "red": ["start", "square 12", "safety 2", "home"],
        "yellow": ["start", "start", "square 18", "start"],
    }
    assert sorry_a11y.position(turn="red", cards="7", pawns=sorry_a11y.pawns(game)) == game
    assert repr(sorry_a11y.start_game(position=game)) == f"<LoggedGame, 0 actions, {game!r}>"
    assert repr(game) == "<Game of hasbro, red on turn, awaits a play, or a pass, card 7>"
    drawn = str(game).splitlines()
    assert "R2" in drawn[0]
    assert "R3" in drawn[2]
    assert "Y3" in drawn[3]
    assert drawn[16:18] == ["red: 1 in start, 1 home", "yellow: 3 in start, 0 home"]
    hands = sorry_a11y.new_game(sorry_a11y.rule_book(points=True), Random(1)).game
    other = hands.replace(hands=(*hands.hands[1:], hands.hands[0]))
    assert str(hands) == str(other)
    assert max(map(len, str(other).splitlines())) <= 32
    won = sorry_a11y.play_out(seed=3).now
    assert repr(won) == "<Game of hasbro, green won>"


# -- errors and reasons --------------------------------------------------------------------------


@pytest.mark.parametrize("book", sorry_a11y.BOOKS)
def test_what_is_allowed_has_no_reason_against_it_and_all_else_has_one(book: str) -> None:
    """Promise of docs/api.md: `why` is empty exactly for what `act` takes. Every play of one leg
    that can be written down is tried in positions of whole games, by all seats."""
    tried = allowed = 0
    for game in some_games(book, 3, 10):
        for text in _written(game):
            reason = sorry_a11y.why(game, text)
            tried += 1
            if reason:
                assert reason.endswith(".")
                with pytest.raises(sorry_a11y.IllegalActionError, match=re.escape(reason)):
                    sorry_a11y.act(game, sorry_a11y.parse_decision(game, text))
            else:
                sorry_a11y.act(game, sorry_a11y.parse_decision(game, text))
                allowed += 1
        for decision in sorry_a11y.decisions(game):
            assert sorry_a11y.why(game, decision) == ""
            assert sorry_a11y.why(game, sorry_a11y.notation(game, decision)) == ""
    assert tried > 1000
    assert allowed > 5


def _written(game: sorry_a11y.Game) -> list[str]:
    """Plays of one leg with the cards of the hand, and decisions without a play."""
    names = [game.rules.cards[kind].name for kind in dict.fromkeys(kinds_of(game.hands[game.turn]))]
    pawns = [f"{SEAT_LETTERS[pawn // 4]}{pawn % 4 + 1}" for pawn in ALL_PAWNS]
    legs = [
        f"{pawn}{rest}"
        for pawn in pawns
        for rest in ("+1", "+5", "+12", "-4", "-1", " out", "xb1", "=y2", " back")
    ]
    letter = SEAT_LETTERS[game.turn]
    laid = [
        f"{one} {rest}"
        for one in SEAT_LETTERS
        for rest in (
            "pass",
            "fold",
            *(f"{verb} {name}" for verb in ("discard", "give") for name in names),
        )
    ]
    return [f"{letter} {name} {leg}" for name in names for leg in legs] + laid


@pytest.mark.parametrize("book", sorry_a11y.BOOKS)
def test_whoever_holds_a_view_or_a_logged_game_asks_as_of_a_game(book: str) -> None:
    """Promise of docs/api.md: a game, the view of the seat on turn and a logged game give the same
    decisions, texts, sentences and reasons; another seat, or a spectator, has nothing to decide and
    no card but an open one."""
    for game in some_games(book, 9, 8):
        told = []
        logged = sorry_a11y.start_game(position=game)
        for held in (game, sorry_a11y.view(logged, game.turn), logged):
            decisions = sorry_a11y.decisions(held)
            texts = [sorry_a11y.notation(held, one) for one in decisions]
            assert [sorry_a11y.parse_decision(held, one) for one in texts] == [*decisions]
            told.append(
                [
                    decisions,
                    texts,
                    sorry_a11y.pawns(held),
                    sorry_a11y.advise(held),
                    [sorry_a11y.say(held, one, "de") for one in texts],
                    [sorry_a11y.why(held, one) for one in _written(game)[::7]],
                ]
            )
        assert told[0] == told[1] == told[2]
        for seat in (game.following, sorry_a11y.WATCHER):
            other = sorry_a11y.view(game, seat)
            assert sorry_a11y.decisions(other) == ()
            assert other.card == game.card
            assert game.rules.is_open or game.card is None
            assert all(sorry_a11y.why(other, one) for one in decisions)


# -- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("book", ["hasbro", "dog"])
def test_a_seed_gives_the_game_of_the_terminal(book: str) -> None:
    """Promise of docs/api.md: the same seed and players give the same game at a table, action for
    action."""
    rules = sorry_a11y.rule_book(book)
    players = {seat: sorry_a11y.bot("runner") for seat in sorry_a11y.SEATS}
    played = sorry_a11y.play_out(players, rules, seed=11)
    game = new_game(rules, seat_players(4, ["runner"], None), 11)
    game.begin()
    for action in played.actions:
        if not isinstance(action, Shuffle | Lot) and action.seat == 0:
            game.decide(action.seat, action)
    assert game.over
    assert game.now == played.now
    assert game.actions == played.actions


def test_watching_tells_events_sentences_and_the_result() -> None:
    """Promise of docs/api.md: each moment leads from game to game, and what is heard is what `tell`
    says of its events."""
    game = sorry_a11y.new_game(dealer=Random(5)).game
    players = {seat: sorry_a11y.bot("runner") for seat in sorry_a11y.SEATS}
    moments = list(sorry_a11y.watch(game, players, Random(5), "de", "brief"))
    assert moments[0].before == game
    for moment in moments:
        assert moment.sentences == sorry_a11y.tell(
            moment.before, moment.events, language="de", verbosity="brief"
        )
        assert sorry_a11y.rebuild(moment.before.position, moment.events) == moment.after.position
    assert moments[-1].after.winners
    assert moments[-1].sentences[-1].endswith("gewinnt das Spiel.")


def test_a_contest_compares_bots_of_ones_own() -> None:
    """Promise of docs/api.md: a contest counts the games of any bots, who change seats so that
    nobody gains by the seat, with the interval of each share; partners of a rule book of one's own
    win together."""
    found = sorry_a11y.contest([Texter(), "runner"], games=12, seed=3)
    again = sorry_a11y.contest([Texter(), sorry_a11y.bot("runner")], games=12, seed=3)
    assert (found.games, sum(found.wins), found.wins) == (12, 12, again.wins)
    assert found.wins[1] > 6
    for share, (low, high) in zip(found.win_rates, found.intervals, strict=True):
        assert 0 <= low < share < high <= 1 or share in (0, 1)
    one, other = (
        sorry_a11y.contest(bots, games=40, seed=2)
        for bots in (("runner", "chance"), ("chance", "runner"))
    )
    assert min(one.wins[0], other.wins[1]) > 20
    assert sum(sorry_a11y.contest(["runner", Texter()], "dog", games=2).wins) == 2
    pairs = sorry_a11y.rule_book(teams=True).replace(name="pairs")
    assert sum(sorry_a11y.contest(["runner"] * 4, pairs, games=2).wins) == 4


def test_a_game_is_told_again_to_one_of_its_players() -> None:
    """Promise of docs/api.md: `replay` speaks to a seat as "you", and to nobody of cards that the
    seat does not see."""
    game = sorry_a11y.play_out(rules=sorry_a11y.rule_book(points=True), seed=6)
    names = {sorry_a11y.Seat(1): "Ben"}
    heard = [
        one
        for moment in sorry_a11y.replay(game, seat=sorry_a11y.Seat(0), names=names)
        for one in moment.sentences
    ]
    assert any("your pawn" in one for one in heard)
    assert any(one.startswith("Ben ") for one in heard)
    spectator = [one for moment in sorry_a11y.replay(game) for one in moment.sentences]
    assert not any("your" in one for one in spectator)


# -- texts, analysis and plain values ------------------------------------------------------------


@pytest.mark.parametrize("book", sorry_a11y.BOOKS)
def test_a_text_stands_for_its_decision(book: str) -> None:
    """Promise of docs/api.md: wherever a decision is taken its text will do, and `str` of a play is
    that text."""
    for game in some_games(book, 7, 12):
        for decision in sorry_a11y.decisions(game):
            text = sorry_a11y.notation(game, decision)
            assert text == str(decision) or not isinstance(decision, sorry_a11y.Play)
            assert sorry_a11y.parse_decision(game, decision) is decision
            assert sorry_a11y.notation(game, text) == text
            assert sorry_a11y.say(game, text) == sorry_a11y.say(game, decision)
            assert sorry_a11y.act(game, text, Random(1)) == sorry_a11y.act(
                game, decision, Random(1)
            )
    actions = sorry_a11y.play_out(rules=book, seed=7).actions
    assert sorry_a11y.notation(game, actions[0]).startswith("shuffle ")


def test_what_a_bot_may_not_choose_is_cut_and_its_reason_is_kept() -> None:
    """Promise of docs/api.md: an error is one sentence; what was wrong with the text is its
    cause, which a traceback tells whoever writes the bot."""
    with pytest.raises(sorry_a11y.IllegalActionError, match=r"chose x{60}\.\.\., which") as caught:
        sorry_a11y.play_out(dict.fromkeys(TWO_BOTS, Texter("x" * 99)), seed=9)
    assert isinstance(caught.value.__cause__, sorry_a11y.GameError)


@pytest.mark.parametrize("book", sorry_a11y.BOOKS)
def test_a_bot_may_answer_with_a_text(book: str) -> None:
    """Promise of docs/api.md: a bot that returns the text of its first option plays the game of one
    that returns the option, in a whole game and watched."""

    class First(Texter):
        def choose(self, seen: sorry_a11y.View, _chance: Random) -> sorry_a11y.Decision:  # type: ignore[override]
            return sorry_a11y.decisions(seen)[0]

    told, plain = (dict.fromkeys(sorry_a11y.SEATS, one) for one in (Texter(), First()))
    game = sorry_a11y.new_game(book, Random(1)).game
    for ways in zip(
        *(
            islice(sorry_a11y.watch(game, bots, Random(2), "en", "brief"), 300)
            for bots in (told, plain)
        ),
        strict=True,
    ):
        assert ways[0].after == ways[1].after
    games = (
        sorry_a11y.start_game(book, seed=1, players={sorry_a11y.Seat(1): bots})
        for bots in (Texter(), First())
    )
    for one, other in zip(*map(_played_by_firsts, games), strict=True):
        assert one == other


def _played_by_firsts(game: sorry_a11y.LoggedGame) -> list[sorry_a11y.Action]:
    for _ in range(40):
        sorry_a11y.decide(game, sorry_a11y.decisions(game.now)[0])
    return game.actions


def test_the_values_of_a_rule_book_tell_their_arguments() -> None:
    """Promise of docs/api.md: `help` of a rule book, its parts and the events names every argument,
    whether or not one was made before."""
    own = sorry_a11y.own_rules
    told = str(inspect.signature(sorry_a11y.Ruleset))
    assert told.startswith("(name: 'str', board: 'Board', movement: 'MovementRules', cards:")
    assert "scoring: 'Scoring | None' = None" in told
    assert "tables" not in told
    for name in (*own.__all__, *vars(sorry_a11y.events)):
        value = getattr(own, name, getattr(sorry_a11y.events, name, None))
        if inspect.isclass(value) and issubclass(value, Value | Slotted):
            parameters = inspect.signature(value).parameters.values()
            assert not [one for one in parameters if one.kind is not one.POSITIONAL_OR_KEYWORD]
    shown = pydoc.render_doc(own.Board).replace("'", "")  # which Python 3.14 leaves out
    assert "Board(track: int, lane: int, door: int" in shown


def test_a_position_is_set_up_by_a_rule_book_of_ones_own() -> None:
    """Promise of docs/api.md: `position` takes any rule book, and the name of one stands for it."""
    places = "red: start, 12, safety 2, home; yellow: start, start, 18, start"
    bounce = sorry_a11y.rule_book(options={"home": "bounce"}, seats=tuple(TWO_BOTS))
    only = bounce.replace(
        name="only sevens", deck=tuple(45 * (card.name == "7") for card in bounce.cards)
    )
    game = sorry_a11y.position(only, turn="red", cards="7", pawns=places)
    assert game.rules == only
    assert len(game.discards) == 44
    assert (
        len(sorry_a11y.decisions(game))
        == len(
            sorry_a11y.decisions(sorry_a11y.position(bounce, turn="red", cards="7", pawns=places))
        )
        > len(sorry_a11y.decisions(seven()))
    )
    with pytest.raises(sorry_a11y.MistakeError, match="deck has 0"):
        sorry_a11y.position(
            only.replace(dealing=sorry_a11y.own_rules.HeldHand(2)),
            turn="red",
            cards=["3"],
            pawns=places,
        )


@pytest.mark.parametrize("book", ["hasbro", "dog"])
def test_a_position_is_analysed_from_a_game_and_from_a_view(book: str) -> None:
    """Promise of docs/api.md: advice is the first of the ranked options, a bot's view gives the
    same as the game, every danger has its odds, and all of it can be told."""
    told = set()
    for game in some_games(book, 5, 12):
        seen = sorry_a11y.view(game, game.turn)
        ranked, advice = sorry_a11y.rank(game), sorry_a11y.advise(game)
        assert advice == sorry_a11y.advise(seen)
        assert advice
        assert advice.decision == ranked[0].decision
        assert {sorry_a11y.notation(game, one.decision) for one in ranked} == {
            sorry_a11y.notation(game, one) for one in sorry_a11y.decisions(game)
        }
        told.update(sorry_a11y.describe(game, advice, "de"))
        for seat in game.seats:
            chances = sorry_a11y.odds(game, seat)
            pairs = {(one.pawn, one.by) for one in sorry_a11y.danger(game, seat)}
            assert {(one.pawn, hit.by) for one in chances for hit in one.hitters} == pairs
            told.update(sorry_a11y.describe(sorry_a11y.view(game, seat), chances))
            told.update(sorry_a11y.describe(game, sorry_a11y.danger(game, seat), "zh-Hant"))
    assert all(sentence[-1] in ".!。" for sentence in told)
    assert sorry_a11y.advise(sorry_a11y.view(game, seat)) is None or seat == game.turn
    over = sorry_a11y.play_out(rules=book, seed=1).now
    assert (sorry_a11y.advise(over), sorry_a11y.rank(over)) == (None, [])


def test_odds_are_told_for_the_side_that_was_asked_about() -> None:
    """Promise of docs/api.md: `describe` tells the odds of a seat that is not on turn of its own
    pawns, swaps too; where no pawn says whose they are, nobody is spoken to."""
    game = sorry_a11y.position(
        turn="blue", cards="3", pawns="red: start, start, 20, start; blue: 15, start, start, start"
    )
    red = sorry_a11y.Seat(0)
    (told,) = sorry_a11y.describe(game, sorry_a11y.odds(game, red))
    assert told.endswith("an 11 could swap red's pawn 3 back.")
    seen = sorry_a11y.view(game, red)
    (told,) = sorry_a11y.describe(seen, sorry_a11y.odds(seen))
    assert told.endswith("an 11 could swap pawn 3 back.")
    safe = sorry_a11y.position(
        turn="blue",
        cards="3",
        pawns="red: start, start, home, start; blue: 15, start, start, start",
    )
    assert sorry_a11y.describe(safe, sorry_a11y.danger(safe, red)) == [
        "Right now nothing can hit that side before its next turn."
    ]
    seen = sorry_a11y.view(safe, red)
    assert sorry_a11y.describe(seen, sorry_a11y.danger(seen)) == [
        "Right now nothing can hit you before your next turn."
    ]


def test_a_whole_game_is_analysed() -> None:
    """Promise of docs/api.md: what one side's luck gains the other loses, and a review counts the
    choices of the seats that are asked for; a game from a position is analysed like any other."""
    whole = sorry_a11y.play_out(TWO_BOTS, seed=2)
    short = sorry_a11y.start_game(position=seven(), players=TWO_BOTS, seed=2)
    for game in (whole, short):
        assert sum(sorry_a11y.luck(game).values()) == pytest.approx(0)
        each = [sorry_a11y.review(game, [seat]) for seat in TWO_BOTS]
        both = sorry_a11y.review(game)
        assert both.choices == sum(one.choices for one in each)
        assert 0 < both.agreed < both.choices
        assert len(sorry_a11y.describe(game, both)) == 1 + 2 * (len(both.turnings) + 1)
        assert len(sorry_a11y.describe(game, sorry_a11y.luck(game), "it")) == len(TWO_BOTS)
        assert min(one.turn for one in both.turnings) > 0
        assert both.best
        assert both.best.cost < 0
        assert sorry_a11y.transcript(game).splitlines() == [
            one for moment in sorry_a11y.replay(game) for one in moment.sentences
        ]


@pytest.mark.parametrize("book", sorry_a11y.BOOKS)
def test_a_position_comes_back_from_plain_values(book: str) -> None:
    """Promise of docs/api.md: `as_data` of a position is JSON, and `from_data` sets it up with the
    same decisions, with house rules, in teams and with hands."""
    dog = book == "dog"
    options = {"jack": "foreign", "board": "64"} if dog else {"home": "bounce", "slide": "own"}
    more = () if dog else ((True, False), (True, True))
    for teams, points in ((False, False), *more):
        own = sorry_a11y.rule_book(book, options=options, teams=teams, points=points)
        for step in sorry_a11y.steps(sorry_a11y.play_out(rules=own, seed=3)):
            game = step.before
            if game.phase is sorry_a11y.Phase.PLAY and not game.again:
                again = sorry_a11y.from_data(json.loads(json.dumps(sorry_a11y.as_data(game))))
                assert sorry_a11y.decisions(again) == sorry_a11y.decisions(game)
                assert again.position == game.position
                for play in game.choices.plays[:2]:
                    data = json.loads(json.dumps(sorry_a11y.as_data(play)))
                    assert data["decision"] == str(play)
                    assert data["pawns"] == sorry_a11y.pawns(game.replace(position=play.after))


def through_json(value: Any) -> Any:
    """What comes back of a value that goes to JSON and is read again."""
    return sorry_a11y.from_data(json.loads(json.dumps(sorry_a11y.as_data(value))))


def test_a_game_goes_to_json_and_back() -> None:
    """Promise of docs/api.md: `as_data` of a logged game has its header and log, as its record, and
    who won; `from_data` makes the game again, also one with take-backs that began from a
    position."""
    game = sorry_a11y.play_out(TWO_BOTS, "parker", seed=2)
    data = json.loads(json.dumps(sorry_a11y.as_data(game), sort_keys=True))
    assert data["header"]["game"] == "parker"
    assert data["header"]["yellow"] == "chance Cid"
    assert data["winners"] == [sorry_a11y.COLOURS[seat] for seat in game.winners]
    assert data["log"] == [action_text(game.rules, action) for action in game.actions]
    mine = sorry_a11y.start_game(seed=1, position=seven())
    sorry_a11y.decide(mine, "r 7 r2+7")
    sorry_a11y.undo(mine)
    for one in (game, mine, sorry_a11y.play_out(rules="dog", seed=1)):
        assert through_json(one) == one
    for key, changed in (("header", {**data["header"], "points": "x"}), ("log", ["r 9 r1+9"])):
        with pytest.raises(sorry_a11y.MistakeError, match=f"does not fit in the {key} of a game"):
            sorry_a11y.from_data({**data, key: changed})


@pytest.mark.parametrize("book", sorry_a11y.BOOKS)
def test_a_rule_book_goes_to_json_and_back(book: str) -> None:
    """Promise of docs/api.md: a rule book is the arguments of `rule_book` as plain values, one of a
    program's own its parts; either comes back equal, alone and with a position."""
    rules = [sorry_a11y.rule_book(book), sorry_a11y.rule_book(book).replace(name="mine")]
    if book == "dog":
        rules.append(sorry_a11y.rule_book(book, options={"board": 64, "jack": "foreign"}))
    else:
        rules += [
            sorry_a11y.rule_book(book, options={"home": "bounce"}, teams=True),
            sorry_a11y.rule_book(book, points=300),
            sorry_a11y.rule_book(book, points=True, rounds=3),
        ]
    for one in rules:
        assert through_json(one) == one
        game = next(
            step.before
            for step in sorry_a11y.steps(sorry_a11y.play_out(rules=one, seed=1))
            if step.before.phase is sorry_a11y.Phase.PLAY
        )
        again = through_json(game)
        assert sorry_a11y.decisions(again) == sorry_a11y.decisions(game)
    named = sorry_a11y.as_data(rules[0])
    assert named == {"game": book, "rules": {}, "teams": False, "points": False, "rounds": 0}


def test_events_are_plain_values() -> None:
    """Promise of docs/api.md: `as_data` of any event is its kind and its fields for JSON."""
    kinds = set()
    for rules in ("dog", sorry_a11y.rule_book(points=True)):
        for step in sorry_a11y.steps(sorry_a11y.play_out(rules=rules, seed=1)):
            for event in step.events:
                data = json.loads(json.dumps(sorry_a11y.as_data(event)))
                assert set(data) == {"is", *event.fields()}
                kinds.add(data["is"])
    assert len(kinds) > 15
    walked = sorry_a11y.events.TurnBegan(sorry_a11y.Seat(2))
    assert sorry_a11y.as_data(walked) == {"is": "TurnBegan", "seat": 2}


def test_a_game_begins_from_a_position(tmp_path: Path) -> None:
    """Promise of docs/api.md: a game goes on from any position and back to it; a record holds only
    games by a known rule book."""
    game = sorry_a11y.start_game(seed=1, position=seven())
    assert game.now == seven()
    sorry_a11y.decide(game, "r 7 r2+7")
    sorry_a11y.undo(game)
    assert game.now == seven()
    for tried in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert tried == game
        sorry_a11y.decide(tried, "r 7 r2+7")
        assert tried != game
        assert game.now == seven()
    path = tmp_path / "undone.txt"
    sorry_a11y.save(game, path)
    assert sorry_a11y.load(path) == game
    assert sorry_a11y.load(path) != sorry_a11y.start_game(seed=1, position=seven())
    path.unlink()
    own = sorry_a11y.rule_book().replace(deck=(45, *[0] * 10))
    with pytest.raises(sorry_a11y.MistakeError, match="rule book of your own"):
        sorry_a11y.save(sorry_a11y.play_out(rules=own, seed=1), tmp_path / "game.txt")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("book", sorry_a11y.BOOKS)
def test_a_position_is_saved_as_a_record(book: str, tmp_path: Path) -> None:
    """Promise of docs/api.md: a position of any whole game, with all hands, the pile and the
    points, is saved as a text and comes back, alone and with a game that goes on from it."""
    kept = [sorry_a11y.rule_book(book)]
    if book != "dog":
        kept.append(sorry_a11y.rule_book(book, points=True, rounds=2))
    paths = (tmp_path / str(number) for number in count())
    for rules in kept:
        played = sorry_a11y.play_out(rules=rules, seed=3)
        games = [
            one.before
            for one in sorry_a11y.steps(played)
            if one.before.phase is sorry_a11y.Phase.PLAY
        ]
        for game in games[:: max(1, len(games) // 8)]:
            path = next(paths)
            sorry_a11y.save(game, path)
            assert sorry_a11y.load(path).now == sorry_a11y.load(path).start == game
            again = sorry_a11y.load(path)
            sorry_a11y.decide(again, sorry_a11y.decisions(game)[0])
            sorry_a11y.save(again, there := next(paths))
            assert sorry_a11y.load(there) == again != sorry_a11y.load(path)
            assert sorry_a11y.load(there).now == again.now
    with pytest.raises(sorry_a11y.MistakeError, match="does not wait for a play"):
        sorry_a11y.save(played.now, next(paths))
    with pytest.raises(sorry_a11y.MistakeError, match="is there already"):
        sorry_a11y.save(games[0], path)


def test_a_rule_book_of_ones_own_is_played_told_and_analysed() -> None:
    """Promise of docs/api.md: bots, sentences and analysis know a rule book made of parts, alone
    and in teams."""
    own = sorry_a11y.own_rules
    for sides in (own.EACH_ALONE, own.OPPOSITE):
        rules = sorry_a11y.Ruleset(
            name="small",
            board=own.Board(track=32, lane=3, door=1, exit=2, has_home=True),
            movement=own.MovementRules(sides=sides),
            dealing=own.OpenDraw(),
            deck=(9, 9, 9),
            cards=(
                own.Card("1", (own.Out(), own.Steps(1)), again=True),
                own.Card("6", (own.Out(), own.Steps(6))),
                own.Card("swap", (own.Swap(optional=True),)),
            ),
        )
        game = sorry_a11y.play_out(dict.fromkeys(sorry_a11y.SEATS, "champion"), rules, seed=1)
        assert game.winners
        for language in sorry_a11y.languages():
            assert len(sorry_a11y.transcript(game, language).splitlines()) > 50
        assert sorry_a11y.luck(game)
        assert sorry_a11y.review(game).choices > 10
        with pytest.raises(sorry_a11y.MistakeError, match="rule book of your own"):
            sorry_a11y.as_data(game)
