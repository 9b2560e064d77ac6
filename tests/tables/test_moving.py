"""A match that has begun goes on in the other database, in both directions, and ends as if it had stayed."""

from itertools import pairwise
from pathlib import Path

from msgspec.structs import replace

from bot.store import Store, move
from bot.tables import Place
from tests.tables.conftest import Clock
from tests.tables.evening import Evening
from tests.tables.people import ANNA, BEN, TAVERN, a_table, match_of

CELLAR = Place(1, "The Court", 300, "en")


async def test_matches_go_on_wherever_they_are(store: Store, clock: Clock, postgres: str, tmp_path: Path) -> None:
    evening = Evening(store, clock)
    await evening.sit_down((ANNA, BEN), computers=2)
    played = await store.tables.open(replace(a_table(channel=TAVERN.channel), id=0))
    ended = match_of(played, None)
    for step, answer in enumerate(ended.record.answers):
        await store.answers.append(played.id, step, answer, clock())
    places: list[Path | str] = [tmp_path / "turncoat.db", postgres, tmp_path / "back.db"]
    for source, target in pairwise(places):
        for _ in range(10):
            await evening.answer()
        known = (await evening.match).record
        await evening.store.close()
        await move(source, target, lambda _: None)
        evening = Evening(await Store.open(target), clock)
        assert (await evening.match).record == known
        assert (await evening.tables.matches.of(await evening.tables.stored(played.id))).record == ended.record
    while (await evening.table).state == "running":
        await evening.answer()
    assert (await evening.match).result is not None
    assert len(await evening.store.results.of_table(1)) == 4
    assert (await evening.tables.lobby.open(CELLAR, ANNA, "verraeter", {})).id == 3
    await evening.store.close()
