"""How well computer players play, as people choose it: easy, usual or strong."""

from collections.abc import Mapping

LEVELS: Mapping[str, str] = {"easy": "easy", "usual": "thumb", "strong": "search"}
"""The player of each level (``engine.players``)."""
USUAL, STRONG = LEVELS["usual"], LEVELS["strong"]


def level_of(player: str) -> str:
    """The level of a player, as people know it; also of those that older programs seated.

    >>> level_of("search"), level_of("chance"), level_of("of a newer program")
    ('strong', 'easy', 'usual')
    """
    if player == "chance":
        return "easy"
    return next((level for level, one in LEVELS.items() if one == player), "usual")
