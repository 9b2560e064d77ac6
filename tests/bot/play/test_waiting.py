"""Waiting people: they see in their direct messages for whom and since when they wait. Nobody is notified of that."""

import random
import re

from bot import texts
from tests.bot.court import Court, fine
from tests.bot.playing import play_on

SAY = texts.speaker("en")
HAND = re.compile(r"</hand:\d+> shows who, and since when\.$")


async def test_the_hand_says_for_whom_and_since_when_at_every_table(court: Court, chance: random.Random) -> None:
    """In direct messages, of somebody who is not asked."""
    people = court.people(3)
    await court.begin(people)
    await play_on(court, chance, 1)
    await court.quiet()
    match = await court.match()
    waits = next(one for seat, one in enumerate(people) if seat not in match.decisions)
    awaited = people[match.awaited[0]].name
    since = SAY(
        "awaited-since", since=f"<t:{int(await court.bot.tables.matches.waiting_since(await court.table()))}:R>"
    )
    (hand,) = (await fine(waits.command("dm", "hand"))).messages
    await court.quiet()
    assert f"{SAY('awaited', names=awaited)} {since}" in hand.content
    own = (await fine(people[match.awaited[0]].command("dm", "hand"))).messages[-1]
    await court.quiet()
    assert f"{SAY('awaited-you', others=())} {since}" in own.content

    await court.begin([waits], computers=2, channel="the-tavern", game="traitor")
    done = await court.told(waits.command("dm", "hand"))
    first, second = done.messages
    assert f"{SAY('awaited', names=awaited)} {since}" in first.content
    assert "<t:" in second.content
    assert "Traitor" in second.content
    assert all(not one.pings for one in (first, second))
