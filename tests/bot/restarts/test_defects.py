"""A game with a defect: a player who meets it is told a reference that is in the log, and answers something else."""

import re
from collections.abc import Iterator

import pytest

from bot import games, texts
from bot.store import Wishes
from tests.bot.court import Court
from tests.bot.play.test_votes import answers, begun, newest
from tests.tables.test_defects import Broken
from tests.vote import TEXTS, Pictures

DEFECT = texts.speaker("en")("refusal-defect", reference="REFERENCE")


@pytest.fixture(autouse=True)
def _broken() -> Iterator[None]:
    games.register(Broken(), Pictures(), {"en": TEXTS})
    yield
    games.unregister("vote")


async def test_a_defect_has_a_reference_and_other_answers_count(court: Court, caplog: pytest.LogCaptureFixture) -> None:
    anna, ben, chloe = await begun(court)
    met = await anna.click(newest(anna), ben.name)
    told = re.fullmatch(re.escape(DEFECT).replace("REFERENCE", "([0-9a-f]{6})"), met.text)
    assert told is not None
    assert f"defect {told[1]}" in caplog.text
    caplog.clear()  # nothing else may be logged as an error
    assert (await court.match()).length == 0
    await court.quiet()
    assert answers(newest(anna)) == []
    await court.after(anna.click(newest(anna), chloe.name))
    assert answers(newest(anna)) == [f"✓ You vote for {chloe.name}."]
    await court.restart_bot()
    assert (await court.match()).length == 1


async def test_a_command_with_a_defect_is_told_by_reference(
    court: Court, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log has the defect itself, and the line in which it is."""

    async def broken(user: int) -> Wishes:
        raise ValueError(f"no wishes of {user}")

    (anna,) = court.people(1)
    monkeypatch.setattr(court.bot.tables.wishes, "of", broken)
    met = await anna.command("the-hall", "privacy")
    told = re.fullmatch(re.escape(DEFECT).replace("REFERENCE", "([0-9a-f]{6})"), met.text)
    assert told is not None
    (line,) = [one for one in caplog.records if one.getMessage() == f"defect {told[1]}"]
    assert line.exc_info is not None
    assert line.exc_info[0] is ValueError
    caplog.clear()  # nothing else may be logged as an error


async def test_a_command_of_another_version_is_no_defect(court: Court) -> None:
    """Two processes of different versions hear each other's commands during an upgrade."""
    anna, *_ = court.people(1)
    court.bot.tree.remove_command("stats")
    await court.refuses(anna.command("the-hall", "stats"), "other-command")
