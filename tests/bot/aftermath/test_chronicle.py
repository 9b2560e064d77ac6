"""The end of a match tells of an old betrayal, in the channel, as long as both people wish to be shown."""

import pytest
from msgspec.structs import replace

import engine
from bot.store import Wishes
from engine import Betrayal, Course
from tests.bot.aftermath.test_page import SAY
from tests.bot.court import Court
from tests.bot.playing import finished


@pytest.fixture(autouse=True)
def anna_betrays_ben(monkeypatch: pytest.MonkeyPatch) -> None:
    """In every match the first seat betrays the second, whatever happens there."""

    def betrayals(self: object, course: Course) -> list[Betrayal]:
        return [Betrayal(0, 1)]

    monkeypatch.setattr(type(engine.game("verraeter")), "betrayals", betrayals)


async def test_the_third_betrayal_is_told_at_the_end(court: Court) -> None:
    people = court.people(3)
    await court.begin(people)
    await finished(court)
    store = court.bot.store
    placings = await store.results.of_table(1)
    assert [one.user for one in placings] == [one.id for one in people]
    assert [one.betrayed for one in placings] == ["1", "", ""]
    line = SAY("chronicle-again", who="Anna", whom="Ben", number=3)
    assert line not in court.hall.messages[-1].content
    for table in (101, 102):
        await store.results.replace(table, [replace(one, table=table, ended=one.ended - table) for one in placings])

    async def shown_again() -> str:
        await store._db.execute("UPDATE posted SET state = 'stale' WHERE slot = 'end'")
        await court.bot.delivery.bring_in_line(1)
        await court.quiet()
        return court.hall.messages[-1].content

    assert line in await shown_again()
    await store.people.save_wishes(people[1].id, Wishes(statistics=False))
    assert line not in await shown_again()
    await store.people.save_wishes(people[1].id, Wishes())
    assert line in await shown_again()
    await court.bot.deletions.delete(people[1].id)
    await court.quiet()
    assert "betrayed" not in court.hall.messages[-1].content
