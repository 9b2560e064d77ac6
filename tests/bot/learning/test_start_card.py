"""The card that tells a newcomer the aim of the game, with the first question."""

import random

import pytest

from tests.bot.court import HALL, Court, fine
from tests.bot.playing import answer, next_question


@pytest.mark.parametrize("given", [True, False], ids=["newcomers", "no tips"])
async def test_the_start_card_is_no_call_more(court: Court, chance: random.Random, *, given: bool) -> None:
    """Check that it comes with the question, and is gone once the question is answered."""
    people = court.people(3)
    if not given:
        for person in people:
            await fine(person.command(HALL, "my tips", shown="off"))
    await court.begin(people, game="het_verraad")
    first = await next_question(court)
    assert first is not None
    assert [part.filename for part in first.message.attachments] == ["start.png" if given else "hand.png"]
    await court.quiet()
    before = len(court.sandbox.requests)
    await answer(court, first, chance)
    await court.quiet()
    assert "start.png" not in [part.filename for part in first.message.attachments]
    assert len(court.sandbox.requests) - before == CALLS


CALLS = 4
"""The click is acknowledged, its message and the board are edited, and somebody else is asked."""
