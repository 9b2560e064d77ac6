"""``python -m bot person``: what /privacy does, for whoever cannot use it, beside a bot that runs and without one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot import texts
from bot.client import chores
from bot.operating import person
from bot.privacy.deletions import Deletions
from bot.sandbox import Person
from bot.store import ORDERED, StoreError
from tests.bot.court import Court, fine
from tests.bot.playing import finished
from tests.bot.privacy.test_privacy import in_channels, panel, shown_by, told

SAY = texts.speaker("en")


BOTH = pytest.mark.parametrize("where", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def where(request: pytest.FixtureRequest, empty_court: Court) -> Path | str:
    """Return the place of the bot's database."""
    if getattr(request, "param", "") == "postgresql":
        empty_court.settings = replace(empty_court.settings, database=request.getfixturevalue("postgres"))
    return empty_court.settings.where


@pytest.fixture
async def court(where: Path | str, empty_court: Court, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Court]:
    """A court where Anna and Ben have played a match, and play another one; orders are soon found."""
    monkeypatch.setattr(chores, "ORDERS_EVERY", 0.1)
    await empty_court.start_bot()
    anna, ben = empty_court.people(2)
    await empty_court.begin([anna, ben], game="traitor")
    await finished(empty_court)
    await empty_court.begin([anna, ben], game="traitor")
    yield empty_court
    await empty_court.stop_bot()


def named(court: Court, who: Person) -> list[str]:
    """The messages in channels that show somebody's name."""
    return [one.content for one in in_channels(court) if who.name in shown_by(one)]


async def test_the_file_is_byte_for_byte_that_of_privacy(court: Court, where: Path | str, anna: Person) -> None:
    """While the bot runs, and without it."""
    sent = await fine(anna.click(await panel(anna), SAY("button-my-data")))
    assert await told(court, sent) == SAY("my-data")
    (file,) = sent.messages[-1].attachments
    assert await person.export(where, anna.id) == file.data
    await court.stop_bot()
    assert await person.export(where, anna.id) == file.data


async def test_a_bot_that_runs_deletes_and_changes_what_stands(
    court: Court, where: Path | str, anna: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    assert named(court, anna)
    done = await person.delete(where, anna.id)
    await court.quiet()
    assert "Waiting for it." in capsys.readouterr().err
    assert (done.user, done.at > ORDERED) == (None, True)
    assert (await court.table(2)).names == (SAY("hand-over-name", name=SAY("former-player")), "Ben")
    await court.sandbox.until(lambda: not named(court, anna))


async def test_without_a_bot_the_next_start_changes_what_stands(court: Court, where: Path | str, anna: Person) -> None:
    """Also of a match that has ended days ago."""
    table = await court.table(1)
    assert await court.bot.store.tables.save(replace(table, ended=table.ended - 5 * 24 * 3600))
    await court.stop_bot()
    done = await person.delete(where, anna.id)
    assert done.user is None
    assert named(court, anna)
    await court.start_bot()
    await court.sandbox.until(lambda: not named(court, anna))
    assert (await court.table(1)).names == (SAY("former-player"), "Ben")
    await court.quiet()
    assert 1 not in [one.table for one in await court.bot.tables.ledger.in_question()]


@BOTH
async def test_an_order_outlives_everybody_and_is_carried_out_once(
    court: Court, where: Path | str, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command gives up, is called again, and the bot dies: the first order is the only one."""

    async def hangs(_: Deletions) -> None:
        """Do nothing, as in a bot that is about to die."""

    monkeypatch.setattr(person, "LONGEST", 0)
    with monkeypatch.context() as patched:
        patched.setattr(Deletions, "take_orders", hangs)
        await court.restart_bot()
    for _ in range(2):
        with pytest.raises(StoreError, match="The order stays"):
            await person.delete(where, anna.id)
    (ordered,) = await court.bot.store.deletions.begun()
    await court.restart_bot()
    await court.sandbox.until(lambda: not named(court, anna))
    assert await court.bot.store.deletions.begun() == []
    done = await court.bot.store.deletions.get(ordered.id)
    assert done is not None
    assert (done.user, done.at > ORDERED) == (None, True)
