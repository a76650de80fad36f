"""The menus before and after a game, as they are heard key by key."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from sorry_a11y.core.game.chance import Chance
from sorry_a11y.core.game.menu import card_keys
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.output.narration.catalog import upper_first
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.ui.menus.archive_menu import archive_menu
from sorry_a11y.ui.menus.lessons import HANDS, OPEN_COURSE, Lesson, Lessons
from sorry_a11y.ui.menus.table_setup import FIRST_GAME, NEXT_GAME
from sorry_a11y.ui.session.decision import DecisionScreen
from sorry_a11y.ui.session.key_commands import COMMANDS
from sorry_a11y.ui.session.reply import EarlyKey, Reply
from sorry_a11y.ui.settings.user_store import TABLES_NOTE, TablePlan, Tables, UserStore
from sorry_a11y.ui.settings.values import Settings
from tests.harness.days import OF_ANOTHER, another_program_has
from tests.harness.languages import SPOKEN
from tests.harness.law import CHECKS, without_room_to_type
from tests.harness.sessions import sentences, wanderer

from .evening import QUICK, Evening, Start

PASSED = re.compile(r"(?:\w+, y|Y)ou drew \w+, no move\.")
"""An own turn that played itself, in which nothing could move."""


def test_the_keys_are_those_of_play(evening: Evening) -> None:
    """A digit tells its row and pressed again takes it; n, p, l and r look around; Escape has
    nowhere to go back to; a strange key is refused by name."""
    assert evening.press("2").focus == "Dog, 2 of 9"
    assert evening.press("n").focus.endswith("3 of 9")
    assert evening.press("p").focus == "Dog, 2 of 9"
    assert len(sentences(evening.press("l"))) == 10
    assert evening.press("z").focus == "Key z does nothing here, h for help"
    assert evening.press("h").news
    assert evening.press("escape").status is None
    assert evening.press("q").status == 0


def test_a_row_answers_to_its_name(evening: Evening, start: Start) -> None:
    """Who types by lines need not count: the beginning of a row tells it, once more takes it, and
    a word that begins none is refused; two Chinese characters are enough."""
    assert evening.press("dog").focus == "Dog, 2 of 9"
    assert evening.press("set up a game").focus == "Set up a game, 3 of 9"
    assert evening.press("ludo").focus == "Key ludo does nothing here, h for help"
    assert evening.press("set up").focus.startswith("Game, Sorry!, 2 of ")
    chinese = start("zh", language="zh-Hant")
    assert chinese.press("語言").focus.startswith("語言，第8項")


def test_nothing_is_taken_unheard(evening: Evening) -> None:
    """A key that came too early for the row to be heard only tells it."""
    for key in ("enter", "1", "1"):
        assert evening.press(EarlyKey(key)).focus == "Play a quick first game of Sorry!, 1 of 9"


@pytest.mark.parametrize("language", SPOKEN)
def test_from_the_start_to_dog_in_german_by_keys_alone(start: Start, language: str) -> None:
    """Issue promise: Dog in German against two champions in at most 12 keys, whatever language
    the program starts in (German itself needs no key for that)."""
    evening = start(language=language)
    if language == "en":
        evening.press("8", "8", "enter")
    elif language != "de":
        evening.press("8", "8", "2", "2")
    evening.press("3", "3", "enter", "2", "2", "enter", "5", "5")
    reply = evening.press("enter")
    assert reply.news[0].startswith("Dog")
    assert "Meister" in " ".join(reply.news)
    assert len(evening.heard) - 1 <= (12 if language in ("en", "de") else 13)


def test_the_way_to_dog_in_german(start: Start, golden: Callable[[str, str], None]) -> None:
    """Twelve keys lead from an English start menu to Dog in German; the golden file holds each."""
    evening = start(seed=8)
    evening.press("8", "8", "enter", "3", "3", "enter", "2", "2", "enter", "5", "5", "enter")
    golden("menus/way-to-dog.txt", evening.text())


def test_the_game_left_is_offered_first_by_what_it_is(start: Start) -> None:
    """A kept game is told with the game and who plays; the table played last comes next."""
    first = start()
    first.press("2", "2", "enter", "enter", "enter")
    assert "saved" in first.press("q", "q").focus
    first.close()
    again = start()
    assert again.heard[0][1].focus.startswith("Continue Dog, with ")
    assert again.press("n").focus == "Play again, Dog, 2 of 9"
    again.press("p")
    assert "The game goes on." in again.press("enter").news


def test_after_a_game_comes_the_next(start: Start) -> None:
    """Issue promise: after the end the standing, what it counted for, and a menu; taking back
    works there; Enter plays again at the same table, begun by the winner."""
    evening = start(seed=1)  # Enter alone wins its first game
    end = evening.plays()
    assert end.focus == "You won. Play again, 1 of 6"
    assert "first game of this kind, and you won" in " ".join(end.news)
    assert evening.press("u").news[0] == "Undone."
    end = evening.play_to_the_end()
    for key in ("2", "4"):
        told = evening.press(key, key)
        assert told.focus == f"{evening.press('r').focus}"
    won = evening.game.view().position
    again = evening.press("1")  # told already
    assert any("as the winner" in line for line in again.news), again
    assert evening.game.view().position != won


def test_bumps_of_earlier_games_are_known(evening: Evening) -> None:
    """Promise of remarks: opponents remember whom they bumped in the games before."""
    evening.plays()
    assert evening.games.saved.bumps_before(None)["Cid"] > 0


@pytest.mark.parametrize("keys", [("q", "q"), ("6", "6"), ("5", "5", "q")])
def test_the_last_line_after_a_game_says_that_it_is_kept(
    evening: Evening, keys: tuple[str, ...]
) -> None:
    """Issue promise: whichever way leads out after the end, by q twice, by the last row or by the
    start menu, the program's last line says so."""
    evening.plays()
    assert evening.press(*keys) == Reply((), "Goodbye, the game is saved", status=0, goodbye="kept")
    menus = [reply.news[0] for _, reply in evening.heard[-2:] if reply.news]
    assert any(one.startswith("Start menu") for one in menus) == (len(keys) == 3)


@pytest.mark.parametrize(
    ("language", "last"),
    [
        ("en", "Goodbye, the game is saved"),
        ("de", "Tschüss, das Spiel ist gespeichert"),
        ("it", "Alla prossima, la partita è salvata"),
        ("zh-Hant", "再見，遊戲已存檔"),
    ],
)
def test_the_last_line_of_the_start_menu_says_that_a_game_is_kept(
    start: Start, language: str, last: str
) -> None:
    """Issue promise: where the menu offers a game to go on with, its last line says that it is
    kept, by q and by Ctrl+C; where there is none, it does not."""
    first = start(language=language)
    assert first.press("q").focus not in (last, "")
    assert start().session.hang_up("interrupt").focus == "Goodbye"
    first = start(language=language)
    first.press("enter", "enter")
    first.press("q", "q")
    assert start(language=language).press("q").focus == last
    again = start(language=language)
    assert again.session.hang_up("interrupt").focus == last


def test_whoever_is_cut_off_hears_that_the_game_is_kept(start: Start) -> None:
    """The same at Ctrl+C and at the end of the input: in a game once something was decided, and
    after it; a game that is not kept is called not finished, one that is over never."""
    new = start()
    new.press("enter")
    stopped = new.session.hang_up("interrupt")
    assert stopped.focus == "You stopped the program, the game is not finished"
    for why, last in (
        ("interrupt", "You stopped the program, the game is saved"),
        ("end-of-input", "The input ended, the game is saved"),
    ):
        evening = start()
        evening.press("enter", "enter")
        assert evening.session.hang_up(why).focus == last  # type: ignore[arg-type]
    for save, last in (("yes", "Goodbye, the game is saved"), ("no", "Goodbye")):
        evening = start(save, save=save)
        evening.plays()
        assert evening.session.hang_up("interrupt").focus == last


def test_nothing_said_after_a_game_is_of_a_game_that_goes_on(evening: Evening) -> None:
    """Whoever does not quit after all, or comes back from the settings or a game heard again,
    hears the row, and neither that the game goes on nor a goodbye."""
    evening.plays()
    for keys in (("q", "enter"), ("m", "escape")):
        assert evening.press(*keys) == Reply((), "Play again, 1 of 6", asks=1)
    assert evening.press("3", "3", "q") == Reply((), "Replay it step by step, 3 of 6", asks=1)


def test_a_game_heard_again_goes_back_too(evening: Evening) -> None:
    """Whoever missed a part hears it again by p, and r; h tells the keys, and Escape leaves."""
    evening.plays()
    first = evening.press("3", "3")
    second = evening.press("enter")
    assert evening.press("p") == first
    assert evening.press("p").focus == "That's the oldest sentence"
    assert evening.press("n") == second == evening.press("r")
    assert "p goes back" in evening.press("h").focus
    assert evening.press("escape").focus == "Replay it step by step, 3 of 6"


@pytest.mark.parametrize(
    ("row", "book", "lessons"), [("1", "Sorry!", OPEN_COURSE), ("2", "Dog", HANDS)]
)
def test_both_courses_are_learned_from_the_menu_and_end_in_a_game(
    evening: Evening, row: str, book: str, lessons: tuple[Lesson, ...]
) -> None:
    """Issue promise: the lessons of either game by keys alone, back to where they were chosen by
    q, and at their end Enter begins that game."""
    evening.press("7", "7", row)
    evening.press(row)
    evening.press("q")
    assert evening.press("q").focus.startswith(f"{book}, {row} of ")
    evening.press("enter", *(task.keys[0] for lesson in lessons for task in lesson.tasks))
    opened = evening.press("enter")
    assert opened.news[0].startswith(f"{book}, ")
    quick = "One pawn of each colour begins on its start circle." in opened.news
    assert quick == (book == "Sorry!")
    assert evening.game


def store_in(folder: Path) -> UserStore:
    return UserStore(PlayerFile(folder), folder / "settings.toml", Settings())


def kept_tables(folder: Path) -> Tables:
    return store_in(folder).tables()


def test_a_list_begins_at_what_is_chosen(evening: Evening) -> None:
    """Who opens a list again hears the row that counts now."""
    evening.press("3", "3", "2", "2", "2")
    assert evening.press("2", "2").focus.startswith("Dog, 2 of ")


@pytest.mark.parametrize(
    ("chosen", "wishes"),
    [
        (("6", "6"), Wishes(teams=True)),
        (("7", "7", "2", "2", "7", "7", "1", "1"), Wishes()),
        (("7", "7", "2", "2", "7", "7", "3", "3"), Wishes(points=True, rounds=3)),
        (("7", "7", "2", "2", "7", "7", "6", "6"), Wishes(points=True, target=300)),
    ],
    ids=["teams", "no points after all", "rounds", "points to reach"],
)
def test_a_table_is_kept_by_its_name(
    evening: Evening, tmp_path: Path, chosen: tuple[str, ...], wishes: Wishes
) -> None:
    """What was put together is kept under a name, which is typed; each row of points takes the
    place of the one that was chosen before."""
    evening.press("3", "3", *chosen, "9", "9", "2", "2", "friends")
    kept = kept_tables(tmp_path).named
    assert list(kept) == ["Friends"]
    assert kept["Friends"].wishes == wishes


def test_tables_that_could_not_be_read_are_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/records.md: where another program has the file to itself while tables are
    read, what is remembered after that takes none of them away."""
    plan = TablePlan(players=2)
    store_in(tmp_path).remember(lambda tables: tables.replace(named={"Sunday": plan}))
    store = store_in(tmp_path)
    monkeypatch.setattr(store.games, "note", lambda _name: "")
    store.remember_last(plan)
    assert kept_tables(tmp_path) == Tables(plan, {"Sunday": plan})


def test_a_table_that_cannot_be_kept_is_told_as_that(evening: Evening, tmp_path: Path) -> None:
    """Promise of docs/records.md: a table is called saved only if it is."""
    another_program_has(tmp_path)
    evening.press("3", "3", "6", "6", "9", "9")
    told = evening.press("2", "2", "teams")
    assert OF_ANOTHER in told.news[0]


def test_remembered_tables_come_back_as_they_were(tmp_path: Path) -> None:
    """Every value that can be chosen survives, and a broken text costs nothing else."""
    wishes = Wishes("hobby", {"home": "bounce"}, True, True, 3, 0, True)
    plan = TablePlan(wishes, "", 4, ("champion", "runner"), ("Bob",), "red")
    tables = Tables(plan, {"Sunday": plan}, offered=True)
    store = store_in(tmp_path)
    store.remember(lambda _before: tables)
    assert store.tables() == kept_tables(tmp_path) == tables
    broken = '{"last":{"wishes":{"rules":{"home":1}}}}'
    for text in ('{"named":3}', '{"last":{"players":"x"}}', broken, "\x00", "{", ""):
        store.games.keep_note(TABLES_NOTE, text)
        assert store.tables() == Tables()


MENUS: dict[str, tuple[str, ...]] = {
    "start": (),
    "settings": ("m",),
    "learn": ("7", "7"),
    "friends": ("4", "4"),
    "invite code": ("4", "4", "1"),
    "table for friends": ("4", "4", "4", "4"),
    "address of a server": ("4", "4", "6", "6"),
    "language": ("8", "8"),
    "choose": ("3", "3"),
    "games": ("3", "3", "2"),
    "opponents": ("3", "3", "3", "3"),
    "one by one": ("3", "3", "3", "3", "9", "9", "3", "3"),
    "name of a person": ("3", "3", "5", "5"),
    "points": ("3", "3", "7", "7"),
    "house rules": ("3", "3", "8", "8"),
    "more of the table": ("3", "3", "9", "9"),
    "who begins": ("3", "3", "9", "9", "1", "1"),
    "name of a table": ("3", "3", "9", "9", "2", "2"),
    "tables kept": ("3", "3", "9", "9", "3", "3"),
}
"""Every menu before a game, and the keys that lead to it once a table has been kept."""
PRESSED = [*(key for command in COMMANDS for key in command.keys), "é", "f5", "hello"]


def _at(start: Start, menu: str, language: str) -> Evening:
    evening = start(language=language, save="no")
    evening.press(*MENUS[menu])
    return evening


def _keeps_the_law(key: str, reply: Reply, where: str) -> None:
    for check in CHECKS:
        found = list(check(key, reply, ("sunday", "Sunday")))
        assert not found, (where, key, found)
    assert not without_room_to_type(reply.focus), (where, key)


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("menu", MENUS)
def test_every_row_and_key_of_a_menu_keeps_the_law(
    start: Start, tmp_path: Path, menu: str, language: str
) -> None:
    """The law of replies on every key of every menu, each row told and taken, at 80, 40 and 20
    columns (see law.py); what leads out of the menu is gone back from."""
    tables = Tables(None, {"Sunday": QUICK, "Dog": TablePlan(Wishes("dog"))})
    store_in(tmp_path).remember(lambda _before: tables)
    evening = _at(start, menu, language)
    _keeps_the_law("", evening.heard[-1][1], menu)
    front = evening.session.inner
    for key in PRESSED:
        for _ in range(2 if key.isdigit() else 1):
            reply = evening.press(key)
            if reply.status is None:
                _keeps_the_law(key, reply, menu)
        if evening.session.inner is not front or reply.status is not None:
            evening.close()
            evening = _at(start, menu, language)
            front = evening.session.inner
    evening.close()


@pytest.mark.parametrize("language", SPOKEN)
def test_every_key_after_a_game_keeps_the_law(start: Start, language: str) -> None:
    """The same in the menu after a game, where the questions of the game are still answered."""
    evening = start(language=language)
    evening.plays()
    end = evening.session.inner
    for key in PRESSED:
        if key in ("u", "q"):
            continue  # they go back into the game, or out
        reply = evening.press(key)
        _keeps_the_law(key, reply, "end")
        for back in ("escape", "q"):
            if evening.session.inner is not end:
                evening.press(back)
        if evening.session.inner is not end:  # played again, or the start menu
            evening.session.enter(end)


@pytest.mark.parametrize("language", SPOKEN)
def test_the_menus_are_heard_as_they_are_kept(
    start: Start, language: str, golden: Callable[[str, str], None]
) -> None:
    """Golden transcript: start menu, what can be learned, a table, a game, end menu with a game
    heard again, rematch, the way out."""
    evening = start(language=language)
    evening.press("l", "h", "7", "l", "escape", "3", "3", "l", "escape")
    begun = evening.session.enter(evening.games.begin(QUICK))
    evening.heard.append(("a table for two with a pawn out", begun))
    evening.play_to_the_end()
    evening.press("l", "3", "enter", "q", "m", "escape", "q", "escape", "u", "enter", "enter")
    evening.press("n", "1", "1", "q", "q")
    golden(f"menus/{language}.txt", evening.text())


@pytest.mark.parametrize("language", SPOKEN)
def test_a_newcomer_is_told_the_keys_of_the_first_turn(
    start: Start, tmp_path: Path, language: str
) -> None:
    """Promise of docs/listening.md: before any game the first row begins a quick game against
    a casual player in the language as found, and two sentences tell its keys; afterwards a row
    offers three opponents, and no game tells them."""
    evening = start(language=language, save="no")
    say = evening.session.listener().say
    keys = [f"menu-newcomer-{what}" for what in ("choose", "ask")]
    told = [upper_first(say(one)) + evening.session.listener().stopped("") for one in keys]
    assert evening.heard[0][1].focus.startswith(upper_first(say("menu-newcomer")))
    news = list(evening.press("enter").news)
    at = news.index(told[0])
    assert news[at : at + 2] == told
    last = kept_tables(tmp_path).last
    assert last == FIRST_GAME
    assert (last.wishes.quick, last.players, last.opponents) == (True, 2, ("casual",))
    again = start(language=language, save="no")
    assert not again.heard[0][1].focus.startswith(say("menu-newcomer"))
    assert again.press("2").focus.startswith(upper_first(say("menu-more-opponents")))
    assert again.press("3").focus.startswith(say("menu-book", book="hasbro"))
    assert not set(told) & set(again.press("2", "2").news)
    assert kept_tables(tmp_path).last == NEXT_GAME


@pytest.mark.parametrize("language", SPOKEN)
def test_a_first_hand_comes_with_its_keys(start: Start, language: str) -> None:
    """Promise of docs/listening.md: the first game of Dog tells the keys of a hand, the next does
    not, nor one that follows the lessons."""
    evening = start("a", language=language, save="no")
    say = evening.session.listener().say
    stopped = evening.session.listener().stopped
    told = [stopped(upper_first(say(f"menu-newcomer-{what}"))) for what in ("choose", "hand")]
    news = list(evening.press("2", "2").news)
    at = news.index(told[0])
    assert news[at : at + 2] == told
    again = start("a", language=language, save="no")
    assert not set(told) & set(again.press("1", "enter").news)
    taught = start("b", language=language, save="no")
    taught.press("7", "7", "2", "2")
    begun = taught.session.inner
    assert isinstance(begun, Lessons)
    assert begun._begin_game
    assert not set(told) & set(begun._begin_game().news)


def test_how_turns_without_a_choice_wait_is_told_once(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/listening.md: the first turn that plays itself is followed by the key that
    has such turns wait; once for each folder of settings, at no keyboard that is shared, and in no
    game with a seed, which is the same game line for line."""
    monkeypatch.setattr("sorry_a11y.ui.menus.game_maker.new_chance", lambda **_: Chance(27))
    plain, shared = TablePlan(), TablePlan(people=("Bob",))
    offered = "A turn without a choice plays itself, minus makes it wait."
    for plan, seed, forced, times in (
        (shared, None, "play", 0),
        (plain, 27, "play", 0),
        (plain, None, "ask", 0),
        (plain, None, "play", 1),
        (plain, None, "play", 0),
    ):
        evening = start(seed=seed, save="no", forced=forced)
        replies = [evening.session.enter(evening.games.begin(plan))]
        replies += [evening.press("enter") for _ in range(30)]
        told = [line for reply in replies for line in reply.news]
        assert told.count(offered) == times
        assert forced == "ask" or any(map(PASSED.fullmatch, told))
    assert kept_tables(tmp_path).offered


def test_a_newcomer_moves_soon(start: Start) -> None:
    """Issue promise: in the first game, which follows the lessons too, at most two passes come
    before the first own move."""
    for seed in range(16):
        evening = start(seed=seed, save="no")
        screen = evening.games.begin(FIRST_GAME)
        reply, passes = evening.session.enter(screen), 0
        stood = screen.view().position[0]
        while screen.view().position[0] == stood:
            passes += sum(bool(PASSED.fullmatch(line)) for line in reply.news)
            reply = evening.press("enter")
        assert passes <= 2


def test_no_row_of_the_start_menu_is_lost(start: Start) -> None:
    """Promise of docs/listening.md: with a game to go on with there are more rows than digits, and
    the last one leads to the others, Quit among them, and back."""
    first = start()
    first.press("enter", "enter", "q", "q")
    evening = start()
    *rows, again = sentences(evening.press("l"))
    assert len(rows) == 9
    assert again == rows[0].rstrip(".")
    assert rows[0].startswith("Continue Sorry!")
    assert rows[-1] == "More, with settings and quit, 9 of 9."
    evening.press("9", "9")
    assert evening.press("escape").focus == again
    evening.press("9", "9")
    rest = [row.rpartition(", ")[0] for row in sentences(evening.press("l"))[:-1]]
    assert [row.partition(",")[0] for row in rest] == [
        "Season",
        "Learn to play",
        "Language",
        "Settings",
        "Quit",
        "Back to the games",
    ]
    assert evening.press("p", "enter").focus.startswith("Continue Sorry!")
    evening.press("9", "9")
    assert evening.press("5", "5").status == 0


def test_digits_of_cards_come_back_with_a_game(start: Start) -> None:
    """Promise of the explanation of a card's key: a game that goes on another day, after a card
    was taken back too, has its cards under the digits that they had."""
    keys, anew = wanderer(8), 0
    known: dict[object, object] = {}
    for begin in (("2", "2"), *[("enter",)] * 12):
        evening = start(forced="ask")
        evening.press(*begin)
        game = evening.game
        for key in ("r", "u", *islice(keys, 9), "u"):
            evening.press(key)
            while not isinstance(evening.session.inner, DecisionScreen):
                evening.press("enter")
            seen, digits = game.view(), dict(game.who.feed.card_keys(game.who.seat))
            assert known.setdefault((seen.position, seen.hand), digits) == digits
            anew += key == "r" and digits != card_keys(seen)
        evening.close()
    assert anew > 2, "cards whose digits follow from what was held before"


@pytest.mark.parametrize("row", ["saved games", "statistics"])
def test_a_file_that_is_none_of_games_is_told_in_the_menu(
    start: Start, tmp_path: Path, row: str
) -> None:
    """Promise of docs/records.md: where the file of games belongs to another program, the menus say
    so, and the row that was taken stands again."""
    another_program_has(tmp_path)
    evening = start()
    evening.session.visit(archive_menu(evening.games))
    evening.press(row)
    told = evening.press(row)
    assert "a file of another program" in " ".join(sentences(told))
    assert told.focus.casefold().startswith(row)
