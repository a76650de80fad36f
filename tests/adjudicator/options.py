"""The rule books as tables of options, every value a text."""

from .places import Query

Rules = dict[str, str]

SORRY_VALUES = {
    "home": ("exact", "bounce"),
    "seven": ("forward", "cards"),
    "eleven": ("decline", "forced"),
    "slide": ("others", "optional", "own"),
    "team-sorry": ("team", "partner", "penalty"),
    "team-seven": ("any", "two"),
}
"""The options of Sorry! that change what may be played; the hasbro value stands first."""

DOG_VALUES = {"board": ("40", "64"), "protect": ("start", "fresh"), "jack": ("any", "foreign")}
"""The options of Dog that change what may be played; the default stands first."""

PRESETS: dict[str, Rules] = {
    "hasbro": {},
    "parker": {
        "seven": "cards",
        "eleven": "forced",
        "slide": "optional",
        "team-sorry": "partner",
        "team-seven": "two",
    },
    "bounce-home": {"home": "bounce", "team-sorry": "penalty", "team-seven": "two"},
    "hobby": {"team-sorry": "partner", "team-seven": "two"},
    "dog": {},
}
"""Where a rule book departs from the first values."""


def rules_of(query: Query) -> Rules:
    """Every option in force for a query: first values, then the rule book, then its own."""
    game = query["game"]
    values = DOG_VALUES if game == "dog" else SORRY_VALUES
    rules = {name: choices[0] for name, choices in values.items()}
    rules.update(PRESETS[game])
    rules.update({name: str(value) for name, value in query.get("rules", {}).items()})
    return rules
