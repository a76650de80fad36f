"""Learning anew: the same seed gives the same weights, also after a break."""

from __future__ import annotations

import io
import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from sorry_a11y.bots.learned_net import FAMILIES, from_text
from sorry_a11y.bots.opponents import make_bot
from tests.training import self_play, train
from tests.training.train import AGAINST, FamilyRun, Wanted, settings_for, shape_of, train_family


@pytest.fixture(autouse=True, scope="module")
def short() -> Iterator[None]:
    """Lessons of one game, saved after each."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(self_play, "GAMES", 1)
        patch.setattr(train, "SAVED_EVERY", 1)
        yield


SELF_PLAY = Wanted("open-2", lessons=3, members=2)


def learn(to: Path, wanted: Wanted = SELF_PLAY) -> tuple[int, str]:
    """Learn in short runs; the exit status and what was told."""
    out, err = io.StringIO(), io.StringIO()
    status = train_family(out, err, wanted, to.with_suffix(".run"), to)
    return status, out.getvalue() + err.getvalue()


@pytest.fixture(scope="module")
def whole(short: None, tmp_path_factory: pytest.TempPathFactory) -> Path:  # noqa: ARG001 lasts as long
    """The weights of a run that was never stopped; the run is beside them."""
    file = tmp_path_factory.mktemp("whole") / "weights.json"
    assert learn(file)[0] == 0
    return file


def test_the_same_seed_gives_the_same_weights(tmp_path: Path, whole: Path) -> None:
    """Two runs with one seed write the same file to the byte, another seed another one."""
    files = [tmp_path / name for name in ("b.json", "c.json")]
    for file, seed in zip(files, (1, 2), strict=True):
        status, told = learn(file, SELF_PLAY._replace(seed=seed))
        assert status == 0
        assert len(told.splitlines()) == 7
    first, again, other = (file.read_bytes() for file in (whole, *files))
    assert first == again != other
    assert len(from_text(first.decode()).net.weights.out) == 24


def test_a_break_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: Path
) -> None:
    """A run that is stopped after its first, third or fifth lesson and started again ends with the
    same weights."""
    for stop in range(1, 6, 2):
        broken = tmp_path / f"broken{stop}.json"
        left = iter(range(stop))

        def lesson(self: FamilyRun, left: Iterator[int] = left) -> float:
            if next(left, None) is None:
                raise KeyboardInterrupt
            return self.current.one_lesson()

        with monkeypatch.context() as patch:
            patch.setattr(FamilyRun, "one_lesson", lesson)
            with pytest.raises(KeyboardInterrupt):
                learn(broken)
        status, told = learn(broken)
        assert status == 0
        assert "goes on with member" in told.splitlines()[0]
        assert broken.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("family", [FAMILIES[0], FAMILIES[-1]])
def test_lessons_against_others(tmp_path: Path, family: str) -> None:
    """A family can go on learning against runners and champions, from what is shipped or
    from a file; the same seed gives the same weights, and they are not those it began with."""
    wanted = Wanted(family, ("runner", "champion"), lessons=1)
    first, again, on = (tmp_path / name for name in ("a.json", "b.json", "c.json"))
    assert learn(first, wanted)[0] == learn(again, wanted)[0] == 0
    assert first.read_bytes() == again.read_bytes()
    assert learn(on, wanted._replace(start=first))[0] == 0
    assert on.read_bytes() != first.read_bytes()
    plan = AGAINST[family]
    assert from_text(on.read_text()).shape == shape_of(family, plan)


def test_rivals_that_are_none(tmp_path: Path) -> None:
    """An unknown rival and a file without weights are told in one line; nothing is written."""
    to, other = tmp_path / "x.json", tmp_path / "other"
    other.write_text("weights")
    status, told = learn(to, Wanted("open-2", ("runner", "chess")))
    assert (status, len(told.splitlines())) == (2, 1)
    assert "chess" in told
    status, told = learn(to, Wanted("open-2", ("runner",), other))
    assert (status, len(told.splitlines())) == (2, 1)
    assert "does not hold weights" in told
    assert not to.exists()


def test_a_learner_meets_each_seat() -> None:
    """Against others the learner's side moves on from game to game, and the rivals have the
    other seats."""
    learner = make_bot("chance")
    four, teams = settings_for("open-4", ["runner"])[0], settings_for("teams", ["runner"])[0]
    for number in range(8):
        players = four.players(learner, number)
        assert [seat for seat in players if players[seat] is learner] == [number % 4]
        players = teams.players(learner, number)
        assert [seat % 2 for seat in players if players[seat] is learner] == [number % 2] * 2


@pytest.mark.parametrize("text", ["", "{", "[]", '{"run": 1}', '{"run": ["open-2", 1]}'])
def test_a_file_that_holds_another_run(tmp_path: Path, text: str) -> None:
    """It is told in one line what is wrong; the file is left as it is."""
    to = tmp_path / "weights.json"
    to.with_suffix(".run").write_text(text, "utf-8")
    status, told = learn(to)
    assert status == 2
    assert told.endswith("does not hold such a run. Name another file, or delete it.\n")
    assert len(told.splitlines()) == 1
    assert to.with_suffix(".run").read_text("utf-8") == text


def test_a_run_of_another_seed_is_not_gone_on_with(tmp_path: Path, whole: Path) -> None:
    """The seed, the lessons and the members must be the same."""
    to = tmp_path / "weights.json"
    for ending in (".json", ".run"):
        shutil.copy(whole.with_suffix(ending), to.with_suffix(ending))
    assert json.loads(to.with_suffix(".run").read_text("utf-8"))["run"][1] == 1
    assert learn(to, SELF_PLAY._replace(seed=2))[0] == 2


def test_an_unknown_family_and_a_folder_that_is_not_there(tmp_path: Path) -> None:
    """One line each, no traceback."""
    status, told = learn(tmp_path / "x.json", Wanted("chess"))
    assert (status, len(told.splitlines())) == (2, 1)
    assert "chess" in told
    status, told = learn(tmp_path / "nowhere" / "x.json")
    assert status == 1
    assert "No such file" in told.splitlines()[-1]
