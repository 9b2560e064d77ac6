"""Replies to all others, whatever they do: the same right before and right after a silent answer."""

import engine
from tests.bot.silence import tried
from tests.prove.playground import playground
from tests.prove.row import Row

MOST = 12
"""So many silent answers of a match are tried."""
SHARE = 0.02
"""So many of all deeds are tried by each person, and each by somebody."""


async def case(seed: int) -> int:
    """A match of people; how many silent answers were given, each with every deed before and after it."""
    game = list(engine.games())[seed % len(engine.games())]
    async with playground(seed) as court:
        return (await tried(court, game, f"replies {seed}", MOST, SHARE)).tried


LEAKS_IN_REPLIES = Row(
    "leaks-replies",
    "Right before and right after an answer that nobody may notice, other players, the host, admins, onlookers, a "
    "former player, somebody who is blocked and a stranger do everything that is registered: commands, suggestions, "
    "buttons, menus and fields, their own and forged ones.",
    "not a byte differs, nothing is sent in between",
    size=2_000,
    quick=10,
    case=case,
    limit=600.0,
)
