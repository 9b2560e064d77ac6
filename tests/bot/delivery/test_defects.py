"""A table that a defect of its game keeps from being shown: its people are told, no answer is lost, /abort works."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bot import games, texts
from bot.delivery import lanes, looks
from engine import View
from tests.bot.court import fine, silent
from tests.bot.play.test_votes import answers, begun, newest
from tests.vote import TEXTS, Pictures, State, Vote

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.sandbox import Person
    from tests.bot.court import Court

SAY = texts.speaker("en")


class Torn(Pictures):
    """Boards of the second ballot cannot be shown, while ``torn``."""

    torn = True

    def board_alt(self, view: View, names: Sequence[str], say: texts.Speaker) -> str:
        if self.torn and view.round == 2:
            raise LookupError("no words")
        return super().board_alt(view, names, say)


class Blind(Vote):
    """Nobody can see the second ballot, while ``blind``."""

    blind = False

    def view(self, state: State, seat: int | None) -> View:
        if self.blind and state.round == 2:
            raise LookupError("no light")
        return super().view(state, seat)


@pytest.fixture
def torn(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Torn]]:
    monkeypatch.setattr(lanes, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(looks, "RETRY", 0.01)
    games.register(Blind(), Torn(), {"en": TEXTS})
    yield Torn
    games.unregister("vote")


async def told(court: Court) -> str:
    """The reference in the channel, once it stands there."""
    await court.sandbox.until(lambda: notices(court) != [], within=20)
    (reference,) = notices(court)
    return reference


def notices(court: Court) -> list[str]:
    """The references in the channel."""
    told = re.escape(SAY("cannot-be-shown", reference="REFERENCE")).replace("REFERENCE", "([0-9a-f]{6})")
    return [match[1] for one in court.hall.messages if (match := re.fullmatch(told, one.content))]


async def voted(court: Court, number: int = 3) -> list[Person]:
    """Three people, of whom so many have voted."""
    anna, ben, chloe = people = await begun(court)
    for one, other in [*zip(people, (ben, chloe, anna), strict=True)][:number]:
        await silent(one.click(newest(one), other.name))
    return people


async def test_a_board_that_cannot_be_drawn_is_told_and_play_goes_on(
    torn: type[Torn], court: Court, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, chloe = await voted(court)
    reference = await told(court)
    assert f"defect {reference}" in caplog.text
    caplog.clear()
    await fine(anna.command("the-hall", "status"))
    await court.sandbox.until(lambda: "ballot 2" in newest(anna).content, within=20)
    await silent(anna.click(newest(anna), chloe.name))
    assert (await court.match()).length == 4
    monkeypatch.setattr(torn, "torn", False)
    await court.sandbox.until(lambda: notices(court) == [], within=20)
    await court.quiet()
    assert answers(newest(anna)) == [f"✓ You vote for {chloe.name}."]


async def test_a_match_that_nobody_can_see_can_be_aborted(
    torn: type[Torn], court: Court, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, *_ = await voted(court)
    await court.quiet()
    monkeypatch.setattr(Blind, "blind", True)
    await court.restart_bot()
    assert f"defect {await told(court)}" in caplog.text
    unshown = SAY("status-unshown", game="Vote", where=f"<#{court.hall.id}>")
    assert (await fine(anna.command("the-hall", "status"))).text.startswith(unshown)
    sure = (await fine(anna.command("the-hall", "abort"))).messages[0]
    await fine(anna.click(sure, SAY("button-abort")))
    await court.sandbox.until(lambda: notices(court) == [], within=20)
    await court.quiet()
    assert (await court.table()).state == "aborted"
    assert "this table was closed by Anna" in court.hall.messages[-1].content
    caplog.clear()


@pytest.mark.usefixtures("torn")
async def test_an_answer_after_which_nobody_could_see_the_match_is_refused(
    court: Court, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, chloe = await voted(court, 2)
    monkeypatch.setattr(Blind, "blind", True)
    assert (await chloe.click(newest(chloe), anna.name)).messages
    assert (await court.match()).length == 2
    caplog.clear()
