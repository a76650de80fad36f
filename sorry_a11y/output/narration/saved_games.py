"""Saved games in sentences: the list, errors, statistics, the game of the day, the season."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime

from sorry_a11y.core.analysis.rating import LEVEL_RATINGS, Rating
from sorry_a11y.core.bots.opponents import LEVELS
from sorry_a11y.output.narration.catalog import FALLBACK, Words, upper_first
from sorry_a11y.store.errors import StorageError, Trouble
from sorry_a11y.store.library import Entry
from sorry_a11y.store.statistics import Played, Season, Statistics
from sorry_a11y.store.summary import Summary


def tell_error(error: StorageError, language: str = FALLBACK) -> str:
    """Return the sentence about an error of a record or a saved game."""
    text = Words(language).say(f"saved-error-{error.code}", **error.values)
    file = str(error.values.get("file", ""))
    return text if file and text.startswith(file) else upper_first(text)


def tell_trouble(trouble: Trouble, language: str = FALLBACK) -> str:
    """Return the sentence why the game is not saved, or saved under a new number."""
    return Words(language).say(f"saved-trouble-{trouble.code}", number=trouble.number)


def tell_saved(entry: Entry, language: str = FALLBACK) -> str:
    """Return the clause about an unfinished game: its rules, its players and its progress."""
    words = Words(language)
    summary = entry.summary
    assert summary is not None, "only a game that can be read is offered"
    clauses = [words.say("menu-book", book=summary.book)]
    if summary.others:
        clauses.append(words.say("menu-with", names=words.every(list(summary.others))))
    return words.join([*clauses, words.say("saved-turns", count=summary.all_turns)])


def tell_taken_back(counts: Mapping[str, int], words: Words) -> list[str]:
    """Return the sentences how many games of a file were added, known or damaged."""
    return [
        words.say(f"page-site-{what}", count=counts.get(what, 0))
        for what in ("added", "known", "damaged")
        if counts.get(what) or what == "added"
    ]


def tell_entry(entry: Entry, now: datetime, language: str = FALLBACK) -> str:
    """Return the sentence about a game in the list."""
    words = Words(language)
    clauses = [words.say("saved-game", number=entry.number)]
    if entry.summary is None:
        assert entry.error is not None, "an entry has a summary or an error"
        return f"{words.stopped(words.sentence(clauses))} {tell_error(entry.error, language)}"
    summary = entry.summary
    clauses.append(words.say("menu-book", book=summary.book))
    if friends := _friends(summary):
        clauses.append(words.say("menu-with", names=words.every(friends)))
    clauses += [_when(summary, now, words), *_progress(summary, words)]
    clauses.append(_state(entry, summary, words))
    if summary.is_imported:
        clauses.append(words.say("saved-theirs"))
    if summary.undone:
        clauses.append(words.say("saved-undone", count=summary.undone))
    return words.stopped(words.sentence(clauses))


def tell_statistics(figures: Statistics, now: datetime, language: str = FALLBACK) -> list[str]:
    """Return the statistics, one sentence for each fact."""
    words = Words(language)
    imported = [words.say("statistics-imported", count=figures.imported)]
    if not figures.games:
        return imported if figures.imported else [words.say("saved-no-games")]
    told = [
        words.say(
            "statistics-games", games=figures.games, finished=figures.finished, won=figures.won
        )
    ]
    told += [
        words.say(
            "statistics-wins",
            book=row.book,
            opponent=_opponent(row.opponent, words),
            won=row.won,
            games=row.games,
        )
        for row in figures.wins
    ]
    for name, game in (("best", figures.best), ("worst", figures.worst)):
        if game:
            told.append(_notable(name, game, now, words))
    told.append(words.say("statistics-bumps", given=figures.given, taken=figures.taken))
    if figures.longest:
        longest, current = figures.longest, figures.current
        told.append(words.say("statistics-streak", longest=longest, current=current))
    for family, found in figures.ratings:
        told += _rated(family, found, words)
    if figures.season.number:
        told.append(words.stopped(tell_season(words, figures.season)))
    if figures.undone:
        told.append(words.say("statistics-undone", count=figures.undone))
    told += imported if figures.imported else []
    return [upper_first(sentence) for sentence in told]


def _rated(family: str, found: Rating, words: Words) -> list[str]:
    """Return the rating of a family of game, and its trend."""
    levels = LEVEL_RATINGS[family]
    told = [
        words.say("statistics-rating", game=family, cost=round(found.cost), games=found.games),
        words.say(
            "statistics-rating-value",
            rating=round(found.value),
            error=round(found.error),
            casual=levels["casual"],
            strong=levels["strong"],
        ),
    ]
    if trend := found.trend:
        told.append(
            words.say(
                "statistics-rating-trend",
                games=trend.games,
                direction=trend.direction,
                before=round(trend.before),
                lately=round(trend.lately),
            )
        )
    return told


def tell_date(day: date, today: date, language: str = FALLBACK) -> str:
    """Return a day in words: "today", "yesterday", "3 days ago" up to six, else the date."""
    words = Words(language)
    days = (today - day).days
    if 0 <= days < 7:
        return words.say("terms-days-ago", days=days)
    return tell_day(words, day)


def _when(game: Summary | Played, now: datetime, words: Words) -> str:
    return tell_date(game.started.astimezone(now.tzinfo).date(), now.date(), words.language)


def _progress(summary: Summary, words: Words) -> list[str]:
    """Return the clauses about a game's turns and the player's pawns home.

    If all people have names, the pawns home of each are told.
    """
    clauses = [words.say("saved-turns", count=summary.all_turns)]
    people = summary.people()[: 1 if _friends(summary) else None]
    for occupant, seats in people:
        home = sum(summary.home[seat] for seat in seats)
        if len(people) == 1 or not occupant.name:
            clauses.append(words.say("saved-home", count=home))
        else:
            clauses.append(words.say("saved-home-of", name=occupant.name, count=home))
    return clauses


def _friends(summary: Summary) -> list[str]:
    """Return the names of the people with whom somebody without a name, "you", played."""
    people = [occupant.name for occupant, _ in summary.people()]
    return [name for name in people[1:] if name] if people and not people[0] else []


def _state(entry: Entry, summary: Summary, words: Words) -> str:
    if not summary.finished:
        return words.say("saved-playing" if entry.in_use else "saved-unfinished")
    occupants = [occupant for occupant in summary.occupants if occupant.seat in summary.winners]
    names = list(dict.fromkeys(occupant.name for occupant in occupants if occupant.name))
    who = "other" if all(one.name for one in occupants) else "together" if names else "you"
    return words.say("saved-won", who=who, names=words.every(names), count=len(names))


def _notable(name: str, game: Played, now: datetime, words: Words) -> str:
    return words.say(
        f"statistics-{name}",
        number=game.number,
        book=game.book,
        turns=game.turns,
        home=game.home,
        when=_when(game, now, words),
    )


def _opponent(kind: str, words: Words) -> str:
    return words.say("statistics-people") if kind == "person" else kind


# -- the day -----------------------------------------------------------------------------------


def tell_day(words: Words, day: date) -> str:
    """Return a date in words."""
    return words.say("terms-date", day=day.day, month=day.month, year=day.year)


def tell_result(words: Words, played: Played) -> str:
    """Return the result of a finished game, in a clause."""
    won = "yes" if played.won else "no"
    return words.say("today-result", won=won, turns=played.turns, home=played.home)


def tell_known(words: Words, day: date, played: Played, kind: str) -> str:
    """Return the sentence before the game of the day of another player is told.

    Args:
        words: The words of the language.
        day: The day.
        played: The game.
        kind: A kind of bot, or "person".
    """
    return words.sentence(
        [
            words.say("today-known-open", date=tell_day(words, day), kind=kind),
            words.say(
                "today-known-result",
                won="yes" if played.won else "no",
                turns=played.turns,
                home=played.home,
            ),
        ]
    )


def tell_line(words: Words, day: date, played: Played, luck: int, cost: int) -> str:
    """Return the line about a game of the day that a player can send to others.

    Args:
        words: The words of the language.
        day: The day.
        played: The game.
        luck: The luck in points of winning chance, games in 100.
        cost: The cost of choices in the same points.
    """
    return words.sentence(
        [
            words.say("today-line", date=tell_day(words, day)),
            tell_result(words, played),
            words.say("today-line-luck", sign="minus" if luck < 0 else "plus", luck=abs(luck)),
            words.say("today-line-cost", cost=cost),
        ]
    )


# -- the season --------------------------------------------------------------------------------


def tell_season(words: Words, season: Season) -> str:
    """Return the clause about the state of a season."""
    if not season.number:
        return words.say("season-none")
    if season.is_won:
        return words.say("season-won")
    return words.join(
        [
            words.say("season-level", level=season.level + 1, levels=len(LEVELS)),
            words.say(
                "season-lead",
                lead=_lead(season),
                more=max(season.won, season.lost),
                less=min(season.won, season.lost),
            ),
        ]
    )


def tell_opponent(words: Words, season: Season) -> str:
    """Return the opponent of a level, with the kind."""
    return words.say("greeting-kind", name=season.name, kind=season.kind)


def tell_after(words: Words, before: Season, season: Season) -> str:
    """Return the sentence how a game changed the season, from the state ``before``."""
    if season.is_won:
        return words.say("season-all-won")
    if season.level > before.level:
        return words.say("season-opens", level=season.level + 1, name=tell_opponent(words, season))
    if season.game == 1:
        return words.say("season-lost", level=season.level + 1, name=before.name)
    return tell_season(words, season)


def _lead(season: Season) -> str:
    if season.won == season.lost:
        return "level" if season.won else "none"
    return "you" if season.won > season.lost else "other"
