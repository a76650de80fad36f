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

import sorry_a11y as api
from sorry_a11y.core.game.setup import seat_players
from sorry_a11y.core.rules.actions import Lot, Shuffle
from sorry_a11y.core.rules.board import ALL_PAWNS, SEAT_LETTERS, kinds_of
from sorry_a11y.core.rules.notation import action_text
from sorry_a11y.core.rules.slotted import Slotted
from sorry_a11y.core.rules.value import Value
from tests.api.asking import SEVEN, Texter, seven
from tests.harness.sessions import new_game

TWO_BOTS = {api.Seat(0): "runner", api.Seat(2): "chance"}


def some_games(book: str, seed: int, count: int) -> list[api.Game]:
    """The positions of one game of that book, every few decisions one."""
    played = api.play_out(rules=api.rule_book(book), seed=seed)
    games = [one.before for one in api.steps(played) if not one.before.awaits_chance]
    return list(islice(games, 0, None, max(1, len(games) // count)))


# -- values --------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", api.BOOKS)
def test_games_are_equal_after_pickling_and_copying(book: str) -> None:
    """Promise of docs/api.md: everything is a value. A copy of a game equals it, can stand for it
    in a dictionary, takes few bytes, and is played on as it is."""
    for game in some_games(book, 5, 12):
        packed = pickle.dumps(game)
        assert len(packed) < 6000
        for again in (pickle.loads(packed), copy.copy(game), copy.deepcopy(game)):
            assert again == game
            assert hash(again) == hash(game)
            for play in api.decisions(game)[:3]:
                assert api.act(again, play, Random(1)) == api.act(game, play, Random(1))


def test_rule_books_of_the_same_content_are_equal_and_others_are_not() -> None:
    """Promise of docs/api.md: a rule book is a value as well."""
    plain = api.rule_book()
    assert plain == api.rule_book(options={"home": "exact"})
    assert pickle.loads(pickle.dumps(plain)) == plain
    assert plain != api.rule_book(options={"home": "bounce"})
    assert plain != api.rule_book(teams=True)


def test_a_number_of_points_wins_a_match() -> None:
    """Promise of docs/api.md: ``points`` is yes, or the points that win the match."""
    usual, short = api.rule_book(points=True), api.rule_book(points=300)
    assert not usual.is_open
    assert not short.is_open
    assert short != usual
    assert short is api.rule_book(points=300)


def test_a_seed_gives_one_game() -> None:
    """Promise of docs/api.md: what is played with the same seed is the same."""
    assert api.play_out(seed=4) == api.start_game(
        players=dict.fromkeys(api.SEATS, "runner"), seed=4, started=datetime(2026, 1, 1, tzinfo=UTC)
    )
    actions = api.play_out(seed=4).actions
    assert actions == api.play_out(seed=4).actions == pickle.loads(pickle.dumps(actions))
    assert actions != api.play_out(seed=5).actions


def test_a_game_has_a_short_repr_and_draws_itself() -> None:
    """Promise of docs/api.md: repr fits a line, str draws every pawn or counts it, and neither
    shows a hand."""
    game = seven()
    assert api.pawns(game) == {
        "red": ["start", "square 12", "safety 2", "home"],
        "yellow": ["start", "start", "square 18", "start"],
    }
    assert api.position(turn="red", cards="7", pawns=api.pawns(game)) == game
    assert repr(api.start_game(position=game)) == f"<LoggedGame, 0 actions, {game!r}>"
    assert repr(game) == "<Game of hasbro, red on turn, awaits a play, or a pass, card 7>"
    drawn = str(game).splitlines()
    assert "R2" in drawn[0]
    assert "R3" in drawn[2]
    assert "Y3" in drawn[3]
    assert drawn[16:18] == ["red: 1 in start, 1 home", "yellow: 3 in start, 0 home"]
    hands = api.new_game(api.rule_book(points=True), Random(1)).game
    other = hands.replace(hands=(*hands.hands[1:], hands.hands[0]))
    assert str(hands) == str(other)
    assert max(map(len, str(other).splitlines())) <= 32
    won = api.play_out(seed=3).now
    assert repr(won) == "<Game of hasbro, green won>"


# -- errors and reasons --------------------------------------------------------------------------


@pytest.mark.parametrize("book", api.BOOKS)
def test_what_is_allowed_has_no_reason_against_it_and_all_else_has_one(book: str) -> None:
    """Promise of docs/api.md: `why` is empty exactly for what `act` takes. Every play of one leg
    that can be written down is tried in positions of whole games, by all seats."""
    tried = allowed = 0
    for game in some_games(book, 3, 10):
        for text in _written(game):
            reason = api.why(game, text)
            tried += 1
            if reason:
                assert reason.endswith(".")
                with pytest.raises(api.IllegalActionError, match=re.escape(reason)):
                    api.act(game, api.parse_decision(game, text))
            else:
                api.act(game, api.parse_decision(game, text))
                allowed += 1
        for decision in api.decisions(game):
            assert api.why(game, decision) == ""
            assert api.why(game, api.notation(game, decision)) == ""
    assert tried > 1000
    assert allowed > 5


def _written(game: api.Game) -> list[str]:
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


@pytest.mark.parametrize("book", api.BOOKS)
def test_whoever_holds_a_view_or_a_logged_game_asks_as_of_a_game(book: str) -> None:
    """Promise of docs/api.md: a game, the view of the seat on turn and a logged game give the same
    decisions, texts, sentences and reasons; another seat, or a spectator, has nothing to decide and
    no card but an open one."""
    for game in some_games(book, 9, 8):
        told = []
        logged = api.start_game(position=game)
        for held in (game, api.view(logged, game.turn), logged):
            decisions = api.decisions(held)
            texts = [api.notation(held, one) for one in decisions]
            assert [api.parse_decision(held, one) for one in texts] == [*decisions]
            told.append(
                [
                    decisions,
                    texts,
                    api.pawns(held),
                    api.advise(held),
                    [api.say(held, one, "de") for one in texts],
                    [api.why(held, one) for one in _written(game)[::7]],
                ]
            )
        assert told[0] == told[1] == told[2]
        for seat in (game.following, api.WATCHER):
            other = api.view(game, seat)
            assert api.decisions(other) == ()
            assert other.card == game.card
            assert game.rules.is_open or game.card is None
            assert all(api.why(other, one) for one in decisions)


# -- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("book", ["hasbro", "dog"])
def test_a_seed_gives_the_game_of_the_terminal(book: str) -> None:
    """Promise of docs/api.md: the same seed and players give the same game at a table, action for
    action."""
    rules = api.rule_book(book)
    players = {seat: api.bot("runner") for seat in api.SEATS}
    played = api.play_out(players, rules, seed=11)
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
    game = api.new_game(dealer=Random(5)).game
    players = {seat: api.bot("runner") for seat in api.SEATS}
    moments = list(api.watch(game, players, Random(5), "de", "brief"))
    assert moments[0].before == game
    for moment in moments:
        assert moment.sentences == api.tell(
            moment.before, moment.events, language="de", verbosity="brief"
        )
        assert api.rebuild(moment.before.position, moment.events) == moment.after.position
    assert moments[-1].after.winners
    assert moments[-1].sentences[-1].endswith("gewinnt das Spiel.")


def test_a_contest_compares_bots_of_ones_own() -> None:
    """Promise of docs/api.md: a contest counts the games of any bots, who change seats so that
    nobody gains by the seat, with the interval of each share; partners of a rule book of one's own
    win together."""
    found = api.contest([Texter(), "runner"], games=12, seed=3)
    again = api.contest([Texter(), api.bot("runner")], games=12, seed=3)
    assert (found.games, sum(found.wins), found.wins) == (12, 12, again.wins)
    assert found.wins[1] > 6
    for share, (low, high) in zip(found.win_rates, found.intervals, strict=True):
        assert 0 <= low < share < high <= 1 or share in (0, 1)
    one, other = (
        api.contest(bots, games=40, seed=2) for bots in (("runner", "chance"), ("chance", "runner"))
    )
    assert min(one.wins[0], other.wins[1]) > 20
    assert sum(api.contest(["runner", Texter()], "dog", games=2).wins) == 2
    pairs = api.rule_book(teams=True).replace(name="pairs")
    assert sum(api.contest(["runner"] * 4, pairs, games=2).wins) == 4


def test_a_game_is_told_again_to_one_of_its_players() -> None:
    """Promise of docs/api.md: `replay` speaks to a seat as "you", of what that seat sees."""
    game = api.play_out(rules=api.rule_book(points=True), seed=6)
    names = {api.Seat(1): "Ben"}
    own = api.replay(game, seat=api.Seat(0), names=names)
    heard = [one for moment in own for one in moment.sentences]
    assert any("your pawn" in one for one in heard)
    assert any(one.startswith("Ben ") for one in heard)
    spectator = [one for moment in api.replay(game) for one in moment.sentences]
    assert not any("your" in one for one in spectator)


# -- texts, analysis and plain values ------------------------------------------------------------


@pytest.mark.parametrize("book", api.BOOKS)
def test_a_text_stands_for_its_decision(book: str) -> None:
    """Promise of docs/api.md: wherever a decision is taken its text will do, and `str` of a play is
    that text."""
    for game in some_games(book, 7, 12):
        for decision in api.decisions(game):
            text = api.notation(game, decision)
            assert text == str(decision) or not isinstance(decision, api.Play)
            assert api.parse_decision(game, decision) is decision
            assert api.notation(game, text) == text
            assert api.say(game, text) == api.say(game, decision)
            assert api.act(game, text, Random(1)) == api.act(game, decision, Random(1))
    actions = api.play_out(rules=book, seed=7).actions
    assert api.notation(game, actions[0]).startswith("shuffle ")


def test_what_a_bot_may_not_choose_is_cut_and_its_reason_is_kept() -> None:
    """Promise of docs/api.md: an error is one sentence; what was wrong with the text is its
    cause, which a traceback tells whoever writes the bot."""
    with pytest.raises(api.IllegalActionError, match=r"chose x{60}\.\.\., which") as caught:
        api.play_out(dict.fromkeys(TWO_BOTS, Texter("x" * 99)), seed=9)
    assert isinstance(caught.value.__cause__, api.GameError)


@pytest.mark.parametrize("book", api.BOOKS)
def test_a_bot_may_answer_with_a_text(book: str) -> None:
    """Promise of docs/api.md: a bot that returns the text of its first option plays the game of one
    that returns the option, in a whole game and watched."""

    class First(Texter):
        def choose(self, seen: api.View, _chance: Random) -> api.Decision:  # type: ignore[override]
            return api.decisions(seen)[0]

    told, plain = (dict.fromkeys(api.SEATS, one) for one in (Texter(), First()))
    game = api.new_game(book, Random(1)).game
    for ways in zip(
        *(islice(api.watch(game, bots, Random(2), "en", "brief"), 300) for bots in (told, plain)),
        strict=True,
    ):
        assert ways[0].after == ways[1].after
    games = (
        api.start_game(book, seed=1, players={api.Seat(1): bots}) for bots in (Texter(), First())
    )
    for one, other in zip(*map(_played_by_firsts, games), strict=True):
        assert one == other


def _played_by_firsts(game: api.LoggedGame) -> list[api.Action]:
    for _ in range(40):
        api.decide(game, api.decisions(game.now)[0])
    return game.actions


def test_the_values_of_a_rule_book_tell_their_arguments() -> None:
    """Promise of docs/api.md: `help` of a rule book, its parts and the events names every argument,
    whether or not one was made before."""
    own = api.own_rules
    told = str(inspect.signature(api.Ruleset))
    assert told.startswith("(name: 'str', board: 'Board', movement: 'MovementRules', cards:")
    assert "scoring: 'Scoring | None' = None" in told
    assert "tables" not in told
    for name in (*own.__all__, *vars(api.events)):
        value = getattr(own, name, getattr(api.events, name, None))
        if inspect.isclass(value) and issubclass(value, Value | Slotted):
            parameters = inspect.signature(value).parameters.values()
            assert not [one for one in parameters if one.kind is not one.POSITIONAL_OR_KEYWORD]
    shown = pydoc.render_doc(own.Board).replace("'", "")  # which Python 3.14 leaves out
    assert "Board(track: int, lane: int, door: int" in shown


def test_a_position_is_set_up_by_a_rule_book_of_ones_own() -> None:
    """Promise of docs/api.md: `position` takes any rule book, and the name of one stands for it."""
    bounce = api.rule_book(options={"home": "bounce"}, seats=tuple(TWO_BOTS))
    only = bounce.replace(
        name="only sevens", deck=tuple(45 * (card.name == "7") for card in bounce.cards)
    )
    game = api.position(only, turn="red", cards="7", pawns=SEVEN)
    assert game.rules == only
    assert len(game.discards) == 44
    bouncing = api.position(bounce, turn="red", cards="7", pawns=SEVEN)
    offered = [len(api.decisions(one)) for one in (game, bouncing, seven())]
    assert offered[0] == offered[1] > offered[2]
    hands = only.replace(dealing=api.own_rules.HeldHand(2))
    with pytest.raises(api.MistakeError, match="deck has 0"):
        api.position(hands, turn="red", cards=["3"], pawns=SEVEN)


@pytest.mark.parametrize("book", ["hasbro", "dog"])
def test_a_position_is_analysed_from_a_game_and_from_a_view(book: str) -> None:
    """Promise of docs/api.md: advice is the first of the ranked options, a bot's view gives the
    same as the game, every danger has its odds, and all of it can be told."""
    told = set()
    for game in some_games(book, 5, 12):
        seen = api.view(game, game.turn)
        ranked, advice = api.rank(game), api.advise(game)
        assert advice == api.advise(seen)
        assert advice
        assert advice.decision == ranked[0].decision
        assert {api.notation(game, one.decision) for one in ranked} == {
            api.notation(game, one) for one in api.decisions(game)
        }
        told.update(api.describe(game, advice, "de"))
        for seat in game.seats:
            chances = api.odds(game, seat)
            pairs = {(one.pawn, one.by) for one in api.danger(game, seat)}
            assert {(one.pawn, hit.by) for one in chances for hit in one.hitters} == pairs
            told.update(api.describe(api.view(game, seat), chances))
            told.update(api.describe(game, api.danger(game, seat), "zh-Hant"))
    assert all(sentence[-1] in ".!。" for sentence in told)
    assert api.advise(api.view(game, seat)) is None or seat == game.turn
    over = api.play_out(rules=book, seed=1).now
    assert (api.advise(over), api.rank(over)) == (None, [])


def test_odds_are_told_for_the_side_that_was_asked_about() -> None:
    """Promise of docs/api.md: `describe` tells the odds of a seat that is not on turn of its own
    pawns, swaps too; where no pawn says whose they are, nobody is spoken to."""
    game = api.position(
        turn="blue", cards="3", pawns="red: start, start, 20, start; blue: 15, start, start, start"
    )
    red = api.Seat(0)
    (told,) = api.describe(game, api.odds(game, red))
    assert told.endswith("an 11 could swap red's pawn 3 back.")
    seen = api.view(game, red)
    (told,) = api.describe(seen, api.odds(seen))
    assert told.endswith("an 11 could swap pawn 3 back.")
    places = "red: start, start, home, start; blue: 15, start, start, start"
    safe = api.position(turn="blue", cards="3", pawns=places)
    assert api.describe(safe, api.danger(safe, red)) == [
        "Right now nothing can hit that side before its next turn."
    ]
    seen = api.view(safe, red)
    assert api.describe(seen, api.danger(seen)) == [
        "Right now nothing can hit you before your next turn."
    ]


def test_a_whole_game_is_analysed() -> None:
    """Promise of docs/api.md: what one side's luck gains the other loses, and a review counts the
    choices of the seats that are asked for; a game from a position is analysed like any other."""
    whole = api.play_out(TWO_BOTS, seed=2)
    short = api.start_game(position=seven(), players=TWO_BOTS, seed=2)
    for game in (whole, short):
        assert sum(api.luck(game).values()) == pytest.approx(0)
        each = [api.review(game, [seat]) for seat in TWO_BOTS]
        both = api.review(game)
        assert both.choices == sum(one.choices for one in each)
        assert 0 < both.agreed < both.choices
        assert len(api.describe(game, both)) == 1 + 2 * (len(both.turnings) + 1)
        assert len(api.describe(game, api.luck(game), "it")) == len(TWO_BOTS)
        assert min(one.turn for one in both.turnings) > 0
        assert both.best
        assert both.best.cost < 0
        assert api.transcript(game).splitlines() == [
            one for moment in api.replay(game) for one in moment.sentences
        ]


@pytest.mark.parametrize("book", api.BOOKS)
def test_a_position_comes_back_from_plain_values(book: str) -> None:
    """Promise of docs/api.md: `as_data` of a position is JSON, and `from_data` sets it up with the
    same decisions, with house rules, in teams and with hands."""
    dog = book == "dog"
    options = {"jack": "foreign", "board": "64"} if dog else {"home": "bounce", "slide": "own"}
    more = () if dog else ((True, False), (True, True))
    for teams, points in ((False, False), *more):
        own = api.rule_book(book, options=options, teams=teams, points=points)
        for step in api.steps(api.play_out(rules=own, seed=3)):
            game = step.before
            if game.phase is api.Phase.PLAY and not game.again:
                again = api.from_data(json.loads(json.dumps(api.as_data(game))))
                assert api.decisions(again) == api.decisions(game)
                assert again.position == game.position
                for play in game.choices.plays[:2]:
                    data = json.loads(json.dumps(api.as_data(play)))
                    assert data["decision"] == str(play)
                    assert data["pawns"] == api.pawns(game.replace(position=play.after))


def through_json(value: Any) -> Any:
    """What comes back of a value that goes to JSON and is read again."""
    return api.from_data(json.loads(json.dumps(api.as_data(value))))


def test_a_game_goes_to_json_and_back() -> None:
    """Promise of docs/api.md: `as_data` of a logged game has its header and log, as its record, and
    who won; `from_data` makes the game again, also one with take-backs that began from a
    position."""
    game = api.play_out(TWO_BOTS, "parker", seed=2)
    data = json.loads(json.dumps(api.as_data(game), sort_keys=True))
    assert data["header"]["game"] == "parker"
    assert data["header"]["yellow"] == "chance Cid"
    assert data["winners"] == [api.COLOURS[seat] for seat in game.winners]
    assert data["log"] == [action_text(game.rules, action) for action in game.actions]
    mine = api.start_game(seed=1, position=seven())
    api.decide(mine, "r 7 r2+7")
    api.undo(mine)
    for one in (game, mine, api.play_out(rules="dog", seed=1)):
        assert through_json(one) == one
    for key, changed in (("header", {**data["header"], "points": "x"}), ("log", ["r 9 r1+9"])):
        with pytest.raises(api.MistakeError, match=f"does not fit in the {key} of a game"):
            api.from_data({**data, key: changed})


@pytest.mark.parametrize("book", api.BOOKS)
def test_a_rule_book_goes_to_json_and_back(book: str) -> None:
    """Promise of docs/api.md: a rule book is the arguments of `rule_book` as plain values, one of a
    program's own its parts; either comes back equal, alone and with a position."""
    rules = [api.rule_book(book), api.rule_book(book).replace(name="mine")]
    if book == "dog":
        rules.append(api.rule_book(book, options={"board": 64, "jack": "foreign"}))
    else:
        rules += [
            api.rule_book(book, options={"home": "bounce"}, teams=True),
            api.rule_book(book, points=300),
            api.rule_book(book, points=True, rounds=3),
        ]
    for one in rules:
        assert through_json(one) == one
        game = next(
            step.before
            for step in api.steps(api.play_out(rules=one, seed=1))
            if step.before.phase is api.Phase.PLAY
        )
        again = through_json(game)
        assert api.decisions(again) == api.decisions(game)
    named = api.as_data(rules[0])
    assert named == {"game": book, "rules": {}, "teams": False, "points": False, "rounds": 0}


def test_events_are_plain_values() -> None:
    """Promise of docs/api.md: `as_data` of any event is its kind and its fields for JSON."""
    kinds = set()
    for rules in ("dog", api.rule_book(points=True)):
        for step in api.steps(api.play_out(rules=rules, seed=1)):
            for event in step.events:
                data = json.loads(json.dumps(api.as_data(event)))
                assert set(data) == {"is", *event.fields()}
                kinds.add(data["is"])
    assert len(kinds) > 15
    walked = api.events.TurnBegan(api.Seat(2))
    assert api.as_data(walked) == {"is": "TurnBegan", "seat": 2}


def test_a_game_begins_from_a_position(tmp_path: Path) -> None:
    """Promise of docs/api.md: a game goes on from any position and back to it; a record holds only
    games by a known rule book."""
    game = api.start_game(seed=1, position=seven())
    assert game.now == seven()
    api.decide(game, "r 7 r2+7")
    api.undo(game)
    assert game.now == seven()
    for tried in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert tried == game
        api.decide(tried, "r 7 r2+7")
        assert tried != game
        assert game.now == seven()
    path = tmp_path / "undone.txt"
    api.save(game, path)
    assert api.load(path) == game
    assert api.load(path) != api.start_game(seed=1, position=seven())
    path.unlink()
    own = api.rule_book().replace(deck=(45, *[0] * 10))
    with pytest.raises(api.MistakeError, match="rule book of your own"):
        api.save(api.play_out(rules=own, seed=1), tmp_path / "game.txt")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("book", api.BOOKS)
def test_a_position_is_saved_as_a_record(book: str, tmp_path: Path) -> None:
    """Promise of docs/api.md: a position of any whole game, with all hands, the pile and the
    points, is saved as a text and comes back, alone and with a game that goes on from it."""
    kept = [api.rule_book(book)]
    if book != "dog":
        kept.append(api.rule_book(book, points=True, rounds=2))
    paths = (tmp_path / str(number) for number in count())
    for rules in kept:
        played = api.play_out(rules=rules, seed=3)
        games = [one.before for one in api.steps(played) if one.before.phase is api.Phase.PLAY]
        for game in games[:: max(1, len(games) // 8)]:
            path = next(paths)
            api.save(game, path)
            assert api.load(path).now == api.load(path).start == game
            again = api.load(path)
            api.decide(again, api.decisions(game)[0])
            api.save(again, there := next(paths))
            assert api.load(there) == again != api.load(path)
            assert api.load(there).now == again.now
    with pytest.raises(api.MistakeError, match="does not wait for a play"):
        api.save(played.now, next(paths))
    with pytest.raises(api.MistakeError, match="is there already"):
        api.save(games[0], path)


def test_a_rule_book_of_ones_own_is_played_told_and_analysed() -> None:
    """Promise of docs/api.md: bots, sentences and analysis know a rule book made of parts, alone
    and in teams."""
    own = api.own_rules
    for sides in (own.EACH_ALONE, own.OPPOSITE):
        rules = api.Ruleset(
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
        game = api.play_out(dict.fromkeys(api.SEATS, "champion"), rules, seed=1)
        assert game.winners
        for language in api.languages():
            assert len(api.transcript(game, language).splitlines()) > 50
        assert api.luck(game)
        assert api.review(game).choices > 10
        with pytest.raises(api.MistakeError, match="rule book of your own"):
            api.as_data(game)
