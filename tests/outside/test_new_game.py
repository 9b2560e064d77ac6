"""``new-game`` writes a project that plays at once: it passes ``try``, and people play it to its end."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

import engine
from bot.__main__ import main
from bot.games import take
from bot.operating.new_game import NewGameError, write
from engine import outside
from tests.bot.playing import is_over, play_on
from tests.outside.installed import forget

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator
    from pathlib import Path

    from tests.bot.bot_on_sandbox import Court

KEY = "fifth_column"


@pytest.fixture(autouse=True)
def _apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder to write to, and no trace of the game afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield
    forget(KEY)


def test_the_game_passes_its_trial(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", KEY, "--seats", "5-7"]) == 0
    assert main(["try", "turncoat-fifth-column", "--matches", "6"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[1:3] == ["ok    texts and commands", "ok    6 matches, with pictures and words of every moment"]
    assert engine.game(KEY).seats == range(5, 8)
    assert {line.split()[0] for line in said[6:8]} == {"loyal", "spies"}


def test_a_key_that_is_taken_is_refused_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "traitor"]) == 1
    assert capsys.readouterr().err.startswith("'traitor' is no key for a new game: ")


async def test_the_game_is_played_at_once(tmp_path: Path, court: Court, chance: random.Random) -> None:
    outside.load_entry(outside.entry_in(write(KEY, range(5, 8), tmp_path)), take)
    people = court.people(2)
    await court.begin(people, computers=3, game=KEY)
    assert await play_on(court, chance) == 2
    await court.quiet()
    assert is_over(court)
    assert any("is unmasked: " in message.content for message in court.hall.messages)
    headline = court.hall.messages[-1].content.splitlines()[0]
    assert headline.startswith(("## ||Victory for Spies: ", "## ||Victory for Loyal: "))


@pytest.mark.parametrize(
    ("key", "seats", "said"),
    [
        ("Spies!", range(5, 8), "is no key for a new game"),
        ("spies", range(2, 8), "a new game has 3 to 16 seats"),
        ("spies", range(5, 18), "a new game has 3 to 16 seats"),
        ("spies", range(5, 5), "a new game has 3 to 16 seats"),
        ("there", range(5, 8), "is there already"),
    ],
)
def test_a_game_that_cannot_be_written_is_refused(key: str, seats: range, said: str, tmp_path: Path) -> None:
    write("there", range(5, 8), tmp_path)
    with pytest.raises(NewGameError, match=said):
        write(key, seats, tmp_path)
    assert [folder.name for folder in tmp_path.iterdir()] == ["turncoat-there"]
