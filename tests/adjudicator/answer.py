"""The answer to a query, and the differences between two answers."""

from collections import Counter
from collections.abc import Iterable

from .dog import IN_KENNEL, Ring, Standing, Track, card_boards
from .options import Rules, rules_of
from .places import Answer, Query, read_board, read_place, write_board, write_place
from .sorry import Outcome, Table, card_plays

Play = Answer
Key = tuple[object, ...]


def adjudicate(query: Query) -> Answer:
    """The answer that ``plays --json`` owes to a legal query, without the sentences.

    Each pawn keeps its number. In a hand of five, ``may_pass`` says the same as ``discard``:
    that the hand may be treated as dead.
    """
    if query["game"] == "dog":
        return dog_answer(query)
    return hand_answer(query) if "hand" in query else card_answer(query)


def table_of(query: Query) -> Table:
    """The position of a query of Sorry!."""
    board = read_board(query["pawns"])
    return Table(board, rules_of(query), bool(query.get("teams", False)), query["turn"])


def may_decline(only_swaps: bool, rules: Rules) -> bool:
    """Whether an 11 that nothing can walk may be left unplayed."""
    return only_swaps and rules["eleven"] == "decline"


def card_answer(query: Query) -> Answer:
    """One drawn card: it may be passed when it allows nothing, or when an 11 is declined."""
    table = table_of(query)
    card = query["card"]
    found = card_plays(table, card)
    may_pass = not found.outcomes or may_decline(found.only_swaps, table.rules)
    plays = distinct(sorry_play(card, outcome) for outcome in found.outcomes)
    return {"plays": plays, "may_pass": may_pass, "again": may_pass and card == "2"}


def hand_answer(query: Query) -> Answer:
    """A hand: dead unless a card in it obliges. A penalty is not a play of a hand's card."""
    table = table_of(query)
    plays: list[Play] = []
    dead = True
    for card in sorted(set(query["hand"])):
        found = card_plays(table, card)
        if not found.outcomes or found.penalty:
            continue
        plays += [sorry_play(card, outcome) for outcome in found.outcomes]
        dead = dead and may_decline(found.only_swaps, table.rules)
    return {"plays": distinct(plays), "may_pass": dead, "again": False, "discard": dead}


def sorry_play(card: str, outcome: Outcome) -> Play:
    """A play of Sorry! as the answer tells it."""
    board, again = outcome
    return {"card": card, "pawns": write_board(board), "again": again}


def dog_answer(query: Query) -> Answer:
    """A card or a hand of Dog: whoever has a play must make one."""
    track = Track(rules_of(query))
    board = read_ring(query)
    cards = sorted(set(query["hand"])) if "hand" in query else [query["card"]]
    plays = distinct(
        dog_play(card, after)
        for card in cards
        for after in card_boards(track, board, query["turn"], card)
    )
    return {"plays": plays, "may_pass": not plays, "again": False}


def read_ring(query: Query) -> Ring:
    """The position of a query of Dog; "red 2" in its "fresh" is red's second pawn."""
    fresh = set(query.get("fresh", []))

    def standing(colour: str, number: int, text: str) -> Standing:
        kind, square = read_place(text)
        return (kind, square, f"{colour} {number + 1}" in fresh)

    return {
        colour: [standing(colour, number, text) for number, text in enumerate(texts)]
        for colour, texts in query["pawns"].items()
    }


def dog_play(card: str, board: Ring) -> Play:
    """A play of Dog as the answer tells it."""
    pawns = {
        colour: [write_place((kind, number)) for kind, number, _ in row]
        for colour, row in board.items()
    }
    fresh = [
        f"{colour} {number + 1}"
        for colour, row in board.items()
        for number, pawn in enumerate(row)
        if pawn[2] and pawn != IN_KENNEL
    ]
    return {"card": card, "pawns": pawns, "again": False, "fresh": fresh}


def play_key(play: Play) -> Key:
    """What makes two plays the same: card, drawing again, places and freshness by colour."""
    pawns = play["pawns"]
    rows = tuple((colour, tuple(sorted(pawns[colour]))) for colour in sorted(pawns))
    fresh = (name.split() for name in play.get("fresh", ()))
    places = tuple(sorted((colour, pawns[colour][int(number) - 1]) for colour, number in fresh))
    return (str(play["card"]), bool(play.get("again", False)), rows, places)


def distinct(plays: Iterable[Play]) -> list[Play]:
    """The plays without repetitions, the first of each kept."""
    kept: dict[Key, Play] = {}
    for play in plays:
        kept.setdefault(play_key(play), play)
    return list(kept.values())


def tell(play: Play) -> str:
    """A play in one line, pawns in no order."""
    fresh = f", fresh {', '.join(play['fresh'])}" if play.get("fresh") else ""
    again = ", draws again" if play.get("again") else ""
    rows = "; ".join(f"{c}: {', '.join(sorted(row))}" for c, row in sorted(play["pawns"].items()))
    return f"card {play['card']}: {rows}{fresh}{again}"


def compare(answer_a: Answer, answer_b: Answer) -> list[str]:
    """The differences between two answers as sentences; empty when they agree.

    Plays are compared as multisets, so that a play listed twice is a difference. The outer
    ``again`` speaks of passing, and is compared only where both answers allow a pass.
    """
    sentences = error_differences(answer_a, answer_b)
    if sentences or "error" in answer_a:
        return sentences
    count_a = Counter(play_key(play) for play in answer_a["plays"])
    count_b = Counter(play_key(play) for play in answer_b["plays"])
    if count_a != count_b:
        words = {play_key(play): tell(play) for play in answer_a["plays"] + answer_b["plays"]}
        for name, extra in (("first", count_a - count_b), ("second", count_b - count_a)):
            sentences += [
                f"Only the {name} answer has, {number} more: {words[key]}."
                for key, number in extra.items()
            ]
    flags = ["may_pass", "discard"]
    if answer_a.get("may_pass") and answer_b.get("may_pass"):
        flags.append("again")
    for flag in flags:
        said = [bool(answer.get(flag, False)) for answer in (answer_a, answer_b)]
        if said[0] != said[1]:
            sentences.append(f"{flag} is {said[0]} in the first answer, {said[1]} in the second.")
    return sentences


def error_differences(answer_a: Answer, answer_b: Answer) -> list[str]:
    """A sentence if exactly one of the answers is a refusal."""
    if ("error" in answer_a) == ("error" in answer_b):
        return []
    name, answer = ("first", answer_a) if "error" in answer_a else ("second", answer_b)
    return [f"Only the {name} answer is a refusal: {answer['error']}."]
