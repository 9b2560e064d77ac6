"""Results of matches that nobody played: who came out how is chance."""

import random
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from bot.store import Placing, Store, Table
from bot.store.results import insertion
from bot.tables.results import season
from tests.tables.people import HALL, a_table

NOW = 1_700_000_000.0
"""In the middle of the last quarter of 2023."""
HOUR = 3600.0
SIDES = ("traitor", "faithful")


def a_match(
    number: int, ranks: Sequence[tuple[int | None, int]], *, game: str = "verraeter", ended: float = NOW
) -> tuple[Placing, ...]:
    """The results of a match of these people, with their ranks; nobody stands for one who was deleted."""
    return tuple(
        Placing(
            table=number,
            number=place,
            guild=HALL.guild,
            game=game,
            season=season(ended),
            ended=ended,
            seat=place,
            user=user,
            player="" if user is not None else "former",
            rank=rank,
            points=0,
            side=SIDES[place > 0] if game == "the_traitors" else "",
            why="",
        )
        for place, (user, rank) in enumerate(ranks)
    )


def some_matches(
    number: int, people: int = 12, *, game: str = "verraeter", every: float = HOUR, begin: float = NOW
) -> Iterator[tuple[Placing, ...]]:
    """So many matches of two to five of these people, some share a rank or are deleted; and computer players."""
    chance = random.Random(f"{number} {game}")
    for one in range(1, number + 1):
        seats = chance.sample(range(100, 100 + people), chance.randint(2, 5))
        ranks = [(None if chance.random() < 0.05 else user, chance.randint(1, len(seats))) for user in seats]
        match = a_match(one, ranks, game=game, ended=begin + every * one)
        computer = replace(match[-1], number=len(match), user=None, player="thumb", rank=1, why="computer")
        yield (*match, computer)


async def keep(store: Store, match: Sequence[Placing], table: Table | None = None) -> None:
    """Store the results of a match, of any table if not of this one, as it is done in the moment when it ends."""
    over = replace(table or a_table(), id=0, version=0, state="finished", channel=match[0].table)
    assert await store.tables.save(await store.tables.open(over), results=match)


async def keep_all(store: Store, matches: Iterable[Sequence[Placing]]) -> None:
    """Store the results of many matches at once."""
    await store._db.together(*(insertion(one) for match in matches for one in match), always=True)
