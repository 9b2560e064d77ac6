"""Whole games of Verräter: log and rules at hand, an answer taken back, the record, and a rematch."""

import random

from bot import texts
from bot.fair_deal.verify import verify
from bot.sandbox import Person
from tests.bot.bot_on_sandbox import Court, fine, silent
from tests.bot.playing import Question, asked, finished, hand_of, is_over, labels, present, shown_on, take

SAY = texts.speaker("en")
REMATCH = SAY("button-rematch")


async def test_a_rematch_has_the_same_rules_and_invites_the_others(court: Court) -> None:
    """By the end in the channel, and by that in direct messages, in the channel of the old table."""
    anna, ben, chloe = await court.match_of(3, options={"make_room": "on"})
    await finished(court)
    hers = anna.dms[-1]
    record = await fine(anna.click(hers, SAY("button-record")))
    assert verify(record.messages[-1].attachments[0].data).match.result is not None
    end = court.hall.messages[-1]
    await court.refuses(court.person("dirk").click(end, REMATCH), "stranger")
    rematch = await court.told(ben.click(ben.dms[-1], REMATCH))
    assert rematch.text == SAY("rematch-opened", where=f"<#{court.hall.id}>")
    old, new = await court.table(1), await court.table(2)
    assert (new.values, new.names, new.host) == (old.options, ("Ben",), ben.id)
    assert (new.guild, new.channel) == (court.sandbox.world.home.id, court.hall.id)
    assert "Make room: discard first" in court.lobby.content
    assert sorted(court.lobby.pings) == sorted([anna.id, chloe.id])
    await court.refuses(chloe.click(end, REMATCH), "channel-taken")
    await silent(anna.click(court.lobby, "Join"))
    assert f"<@{anna.id}>" not in court.lobby.content
    assert f"<@{chloe.id}>" in court.lobby.content
    court.sandbox.remove_member(chloe)
    await court.refuses(chloe.click(chloe.dms[-1], REMATCH), "not-a-member", server=court.sandbox.world.home.name)
    court.sandbox.remove_bot()
    await court.quiet()
    await court.refuses(anna.click(hers, REMATCH), "server-gone", server=court.sandbox.world.home.name)


async def test_log_and_rules_are_at_hand(court: Court, chance: random.Random, dirk: Person) -> None:
    anna, *_ = await court.match_of(3)
    await shown_on(court, chance, 8)
    board = court.boards[-1]
    for person, told in ((anna, True), (dirk, False)):
        (log,) = (await fine(person.click(board, "Log"))).messages
        assert log.only_for is person
        assert "Anna places an estate" in log.content
        assert ("You are handed" in log.content) == told
    rules = await fine(dirk.click(board, "Rules"))
    assert rules.text.startswith("### Verräter · Aim")
    await silent(dirk.choose(rules.messages[0], None, ["income"]))
    assert rules.text.startswith("### Verräter · Income")
    await finished(court)
    assert "Log" not in labels(court.hall.messages[-1]), "the story tells it then"
    assert is_over(court)
    assert asked(court) is None


async def test_the_hand_says_for_whom_and_since_when_at_every_table(court: Court, chance: random.Random) -> None:
    people = await court.match_of(3)
    await shown_on(court, chance, 1)
    match = await court.match()
    waits = next(one for seat, one in enumerate(people) if seat not in match.decisions)
    awaited = people[match.awaited[0]].name
    moment = await court.bot.tables.matches.waiting_since(await court.table())
    since = SAY("awaited-since", since=f"<t:{int(moment)}:R>")
    told = f"{SAY('awaited', names=awaited)} {since}"
    (hand,) = (await court.told(waits.command("dm", "hand"))).messages
    assert told in hand.content
    own = (await court.told(people[match.awaited[0]].command("dm", "hand"))).messages[-1]
    assert f"{SAY('awaited-you', others=())} {since}" in own.content

    await court.begin([waits], computers=2, channel="the-tavern", game="traitor")
    first, second = (await court.told(waits.command("dm", "hand"))).messages
    assert told in first.content
    assert "<t:" in second.content
    assert "Traitor" in second.content
    assert all(not one.pings for one in (first, second))


BUTTON = SAY("button-take-back")


async def keys(court: Court) -> tuple[str, ...]:
    match = await court.match()
    return match.decisions[match.awaited[0]].keys


async def answered(court: Court) -> Question:
    """Answer the present question with its first choice; return who was asked, and where."""
    question = present(court)
    await court.told(take(question, (await keys(court))[0]))
    return question


async def test_from_the_first_farm_to_the_end(court: Court) -> None:
    """The person takes back, the bot starts again, they answer otherwise; the deal is proven of what stands."""
    await court.match_of(3)
    who, receipt = await answered(court)
    other = present(court)
    late = next(iter(other.message.selects)).custom_id
    value = (await keys(court))[0]
    assert labels(receipt) == [BUTTON]

    await court.after(who.click(receipt, BUTTON))
    assert present(court) == Question(who, receipt), "the question stands where its receipt stood"
    assert other.message.content.endswith(SAY("prompt-withdrawn"))
    assert not other.message.selects
    assert SAY("act", what="taken_back", who=who.name, about="") in court.boards[-1].content
    log = await fine(who.click(court.boards[-1], SAY("button-log")))
    assert log.messages[0].content.endswith(SAY("act", what="taken_back", who=who.name, about=""))
    await court.refuses(court.forge(other.person, other.message, late, [value]), "withdrawn")

    await court.restart_bot()
    await court.quiet()
    await court.told(take(present(court), (await keys(court))[-1]))
    again = present(court)
    assert again.person is other.person
    assert again.message is not other.message, "the player asked again is notified"
    await court.refuses(court.forge(other.person, other.message, late, [value]), "stale")
    await court.refuses(who.click(receipt, BUTTON), "taking-back-once")

    await answered(court)
    assert labels(receipt) == [], "what has been noticed since takes the button away"
    await finished(court)
    assert (await court.match()).epoch == 1
    end = court.hall.messages[-1]
    assert verify(await court.proof()).match.record == (await court.match()).record
    assert not [one for person in court.people(3) for one in person.dms if BUTTON in labels(one)]

    page = (await court.told(who.click(end, SAY("button-replay")))).messages[-1]
    await court.after(who.choose(page, "tm:seen:1:0", ["a"]))
    await court.after(who.click(page, SAY("button-next")))
    assert f"{who.name} had answered before and took it back: “You" in page.content


async def test_in_a_private_answer_and_with_closed_direct_messages(court: Court) -> None:
    people = court.people(3)
    for one in people:
        one.dm_open = False
    await court.begin(people)
    who = people[(await court.match()).awaited[0]]
    *_, hand = await hand_of(court, who, court.boards[-1])
    await court.told(take(Question(who, hand), (await keys(court))[0]))
    assert labels(hand) == [BUTTON]
    await court.after(who.click(hand, BUTTON))
    assert (await court.match()).length == 0
    await take(Question(who, hand), (await keys(court))[-1])
    assert (await court.match()).length == 1
