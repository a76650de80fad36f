"""A card is data: a name and the abilities that it gives."""

from __future__ import annotations

from sorry_a11y.rules.abilities.ability import Ability
from sorry_a11y.rules.value import Value


class Card(Value):
    """A kind of card. ``again``: the same player draws (plays) again after it (11)."""

    name: str
    abilities: tuple[Ability, ...]
    again: bool = False
