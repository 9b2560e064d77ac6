"""The command person: what it asks and says, and that it does what /privacy does, with and without a bot."""

import argparse
import asyncio
import io
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot import texts
from bot.client import chores
from bot.config import Settings
from bot.operating import person
from bot.privacy.deletions import Deletions
from bot.sandbox import Person
from bot.store import ORDERED, Store, StoreError
from bot.store.location import DATABASE
from tests.bot.bot_on_sandbox import Court, fine
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


Command = Callable[..., int]


@pytest.fixture
def command(tmp_path: Path) -> Command:
    """Return what carries out the command with its arguments, on a database that has nothing."""

    def carry_out(*arguments: object) -> int:
        parser = argparse.ArgumentParser()
        person.add_arguments(parser)
        given = parser.parse_args([str(one) for one in arguments])
        return person.command(Settings("t", data=tmp_path / "data"), given)

    return carry_out


@pytest.fixture
def made(tmp_path: Path) -> None:
    async def make(file: Path) -> None:
        await (await Store.open(file)).close()

    (tmp_path / "data").mkdir()
    asyncio.run(make(tmp_path / "data" / DATABASE))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("Anna", "--delete"), "an id is the number that Discord copies with Copy User ID, not 'Anna'"),
        (("0", "--delete"), "an id is the number that Discord copies"),
        (("9223372036854775808", "--delete"), "an id is the number that Discord copies"),
        (("²", "--delete"), "an id is the number that Discord copies"),
        (("7",), "one of the arguments --export --delete is required"),
        (("7", "--delete", "--export", "a.zip"), "not allowed with argument"),
    ],
)
def test_refusals(arguments: tuple[str, ...], said: str, command: Command, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        command(*arguments)
    assert end.value.code == 2
    assert said in capsys.readouterr().err


@pytest.mark.usefixtures("made")
@pytest.mark.parametrize(("typed", "code"), [("7\n", 0), ("8\n", 2), ("", 2)])
def test_a_deletion_asks_for_the_id_again(
    typed: str, code: int, command: Command, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert command("7", "--delete") == code
    told = capsys.readouterr()
    assert "All data of 7 will be deleted for good." in told.out
    assert ("Only this entry is left" in told.out) == (code == 0)
    assert told.err == ("" if code == 0 else "That is not the same id. Nothing was deleted.\n")
    assert command("7", "--delete", "--yes") == 0


@pytest.mark.usefixtures("made")
def test_an_export_is_a_file_of_its_owner(command: Command, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "person.zip"
    assert command("7", "--export", file) == 0
    content = file.read_bytes()
    assert file.stat().st_mode & 0o777 == 0o600
    for to, said in ((file, "is there already. Name a new file."), (tmp_path / "none" / "a", "cannot be written: ")):
        assert command("7", "--export", to) == 2
        assert said in capsys.readouterr().err
    assert file.read_bytes() == content


def test_a_database_that_is_not_there_is_not_made(command: Command, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="There is no database"):
        command("7", "--delete", "--yes")
    assert list(tmp_path.iterdir()) == []
