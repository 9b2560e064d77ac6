"""A table that is planned for a time: people say if they come, and it opens by itself."""

from collections.abc import AsyncIterator, Sequence

import pytest

from bot import texts
from bot.sandbox import Message, Person
from tests.bot.court import HALL, Court, Wall, fine, silent

SAY = texts.speaker("en")
HOUR, MINUTE = 3600.0, 60.0


@pytest.fixture
async def court(empty_court: Court) -> AsyncIterator[Court]:
    """The court, with a clock on the wall."""
    empty_court.wall = Wall()
    await empty_court.start_bot()
    yield empty_court


async def plan(court: Court, *coming: Person, when: str = "in 2 hours") -> Message:
    """Anna plans a table, and these people say that they come; the plan is returned."""
    await fine(court.person("anna").command(HALL, "plan", when=when, game="verraeter"))
    await court.quiet()
    message = court.hall.messages[-1]
    for one in coming:
        await silent(one.click(message, "I’m in"))
        await court.quiet()
    return message


def calls(court: Court) -> list[str]:
    """The texts of the messages in the hall that mention somebody."""
    return [one.content for one in court.hall.messages if one.content.startswith("<@")]


def mentioned(people: Sequence[Person]) -> str:
    return ", ".join(f"<@{one.id}>" for one in people)


class TestEvening:
    """A plan from its announcement to the first board."""

    async def test_all_come_and_nobody_types_a_word(
        self, court: Court, anna: Person, ben: Person, chloe: Person
    ) -> None:
        message = await plan(court, ben, chloe)
        assert "**Anna** (host) · **Ben** · **Chloé**" in message.content
        assert [one.label for one in message.buttons] == ["I’m in", "Not this time", "Cancel"]
        await court.passes(2 * HOUR - 16 * MINUTE)
        assert calls(court) == []
        await court.passes(2 * MINUTE)
        (reminder,) = calls(court)
        assert reminder == SAY("plan-reminder", names=mentioned([anna, ben, chloe]), game="Verräter")
        for one in (anna, ben, chloe):
            said = await fine(one.click(court.hall.messages[-1], "I’m here"))
            assert said.text == SAY("plan-you-are-here")
        await court.quiet()
        assert message.content.count("✅") == 3
        await court.passes(14 * MINUTE + 1)
        (call,) = calls(court)
        assert "it is time" in call, "the reminder is gone"
        assert (await court.table()).state == "lobby"
        await court.passes(30)
        assert (await court.table()).state == "running"
        assert (await court.table()).names == ("Anna", "Ben", "Chloé")
        assert calls(court)[:1] != [call], "nobody is called to what has begun"
        assert message.content.endswith(SAY("plan-opened"))
        assert not message.buttons
