"""A host replaces a game's data by a folder of files: the tables opened from then on are played with them."""

import json
from pathlib import Path

import pytest

from bot.config import load
from tests.bot.court import Court
from tests.bot.play.test_typed import say
from tests.errand import ErrandView

PURSE, PRICES = {"coins": 3, "rounds": 1}, {"I": 7, "M": 8, "O": 9}


@pytest.fixture
def config(empty_court: Court, errand: None) -> Path:
    """The bot's configuration, with a folder that has nothing yet."""
    (empty_court.folder / "my-errand").mkdir()
    path = empty_court.folder / "config.toml"
    token = empty_court.sandbox.token
    path.write_text(f'token = "{token}"\ndata = "."\ndrawing = "threads"\n[errand]\nfolder = "my-errand"\n')
    return path


async def restarted(court: Court, config: Path, **files: object) -> None:
    """The bot starts again, with these files in the folder."""
    for name, content in files.items():
        (court.folder / "my-errand" / f"{name}.json").write_text(json.dumps(content))
    await court.stop_bot()
    court.settings = load(config, {})
    await court.start_bot()


async def seen(court: Court, number: int) -> tuple[int, tuple[int, ...], int]:
    """Coins of the first seat, prices, and rounds of a table's match."""
    view = (await court.match(number)).view(None)
    assert isinstance(view, ErrandView)
    return view.coins[0], view.prices, view.rounds


async def test_a_running_table_keeps_the_data_it_was_opened_with(empty_court: Court, config: Path) -> None:
    court, people = empty_court, empty_court.people(2)
    await restarted(court, config, purse=PURSE)
    await court.begin(people, game="errand")
    assert await seen(court, 1) == (3, (1, 2, 3), 1)
    await restarted(court, config, prices=PRICES, purse={"coins": 20, "rounds": 5})
    await court.begin(people, game="errand", channel="the-tavern")
    assert [await seen(court, number) for number in (1, 2)] == [(3, (1, 2, 3), 1), (20, (7, 8, 9), 5)]
    await say(court, people[0], "fetch", "O16")
    assert (await court.match(1)).record.data == {"purse": PURSE}
