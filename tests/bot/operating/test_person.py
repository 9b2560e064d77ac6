"""``python -m bot person``: what it asks, says and returns. ``tests/bot/privacy/test_person.py`` has what it does."""

import argparse
import asyncio
import io
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.config import Settings
from bot.operating import person
from bot.store import Store, StoreError
from bot.store.location import DATABASE

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
