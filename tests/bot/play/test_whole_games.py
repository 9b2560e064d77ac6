"""Whole games of Verräter, what is at hand there, and what follows: a rematch, and the record."""

import random
import re

from bot import texts
from bot.fair_deal.verify import verify
from tests.bot.court import Court, fine, silent
from tests.bot.playing import asked, finished, is_over, shown_on

SAY = texts.speaker("en")


async def test_a_rematch_has_the_same_rules_and_invites_the_others(court: Court, chance: random.Random) -> None:
    anna, ben, chloe = court.people(3)
    lobby = await court.seat([anna, ben, chloe])
    options = (await fine(anna.click(lobby, "Options"))).messages[0]
    await silent(anna.choose(options, "tm:option:1", ["make_room"]))
    await court.after(anna.choose(options, "tm:value:1:make_room", ["on"]))
    await silent(anna.click(lobby, "Start"))
    await finished(court)

    end = court.hall.messages[-1]
    await court.refuses(court.person("dirk").click(end, "Rematch"), "stranger")
    rematch = await court.told(ben.click(end, "Rematch"))
    assert rematch.text == SAY("rematch-opened", where=f"<#{court.hall.id}>")
    old, new = await court.table(1), await court.table(2)
    assert new.values == old.options
    assert new.names == ("Ben",)
    assert new.host == ben.id
    assert "Make room: discard first" in court.lobby.content
    assert sorted(court.lobby.pings) == sorted([anna.id, chloe.id])
    await court.refuses(chloe.click(end, "Rematch"), "channel-taken")
    await silent(anna.click(court.lobby, "Join"))
    assert f"<@{anna.id}>" not in court.lobby.content
    assert f"<@{chloe.id}>" in court.lobby.content


async def test_log_and_rules_are_at_hand(court: Court, chance: random.Random) -> None:
    people = court.people(3)
    await court.begin(people)
    await shown_on(court, chance, 8)
    board = court.boards[-1]
    log = await fine(people[0].click(board, "Log"))
    assert log.messages[0].only_for is people[0]
    assert "Anna places an estate" in log.text
    assert "You are handed" in log.text
    stranger = await fine(court.person("dirk").click(board, "Log"))
    assert "Anna places an estate" in stranger.text
    assert "You are handed" not in stranger.text
    rules = await fine(court.person("dirk").click(board, "Rules"))
    assert rules.text.startswith("### Verräter · Aim")
    await silent(court.person("dirk").choose(rules.messages[0], None, ["income"]))
    assert rules.text.startswith("### Verräter · Income")
    await finished(court)
    assert "Log" not in [one.label for one in court.hall.messages[-1].buttons], "the story tells it then"
    assert is_over(court)
    assert asked(court) is None


REMATCH = SAY("button-rematch")


async def test_a_rematch_opens_in_the_channel_of_the_old_table(court: Court) -> None:
    anna, ben, chloe = court.people(3)
    await court.begin([anna, ben, chloe])
    await finished(court)
    record = await fine(anna.click(anna.dms[-1], SAY("button-record")))
    match = verify(record.messages[-1].attachments[0].data).match
    assert match.result is not None

    end = ben.dms[-1]
    done = await court.told(ben.click(end, REMATCH))
    assert done.text == SAY("rematch-opened", where=f"<#{court.hall.id}>")
    table = await court.table(2)
    assert (table.guild, table.channel, table.host) == (court.sandbox.world.home.id, court.hall.id, ben.id)
    assert sorted(court.lobby.pings) == sorted([anna.id, chloe.id])
    await court.refuses(chloe.click(chloe.dms[-1], REMATCH), "channel-taken")


async def test_a_person_who_left_the_server_opens_no_table_there(court: Court) -> None:
    people = court.people(3)
    await court.begin(people)
    await finished(court)
    anna, _, chloe = people
    court.sandbox.remove_member(chloe)
    await court.refuses(chloe.click(chloe.dms[-1], REMATCH), "not-a-member", server=court.sandbox.world.home.name)
    court.sandbox.remove_bot()
    await court.quiet()
    await court.refuses(anna.click(anna.dms[-1], REMATCH), "server-gone", server=court.sandbox.world.home.name)


HAND = re.compile(r"</hand:\d+> shows who, and since when\.$")


async def test_the_hand_says_for_whom_and_since_when_at_every_table(court: Court, chance: random.Random) -> None:
    """In direct messages, of somebody who is not asked."""
    people = court.people(3)
    await court.begin(people)
    await shown_on(court, chance, 1)
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
