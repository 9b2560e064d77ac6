"""Whole games of Verräter, from /join to the final score."""

import random

from bot import texts
from bot.fair_deal.verify import FairDeal, verify
from bot.sandbox import Message, Person
from tests.bot.court import Court, fine, silent
from tests.bot.playing import asked, finished, is_over, play_on

SAY = texts.speaker("en")


def tells_the_result(end: Message, checked: FairDeal) -> None:
    """The final message has the winners, all scores, a rematch, and a picture of how the scores came about."""
    result = checked.match.result
    assert result is not None
    headline, *lines = end.content.splitlines()
    standings = next(line for line in lines if "🏆" in line)
    told = str(end.attachments[0].description)
    for seat, (name, score, parts) in enumerate(zip(checked.names, result.scores, result.parts, strict=True)):
        assert (name in headline) == (seat in result.winners)
        assert f"{name} {score}" in standings
        spoken = name.replace("◇", "(computer)")
        assert f"{spoken}: {score} ({texts.sum_of(SAY, checked.match.game.key, result, seat)}" in told
        assert sum(parts.values()) == score
    rows = ["Rematch", "What happened", "Who knew", "Fair deal?", "Replay", "Film", "Page", "Rules"]
    assert [button.label for button in end.buttons] == rows


async def test_a_person_plays_with_three_computer_players(court: Court, anna: Person, chance: random.Random) -> None:
    await court.begin([anna], computers=3)
    answers = await play_on(court, chance)
    await court.quiet()

    checked = verify(await court.proof())
    match = checked.match
    assert checked.names == ("Anna", "Bram ◇", "Inés ◇", "Pilar ◇")
    assert answers == sum(1 for step in match.steps if step.seat == 0)
    tells_the_result(court.hall.messages[-1], checked)


async def test_a_rematch_has_the_same_rules_and_invites_the_others(court: Court, chance: random.Random) -> None:
    anna, ben, chloe = court.people(3)
    lobby = await court.seat([anna, ben, chloe])
    options = (await fine(anna.click(lobby, "Options"))).messages[0]
    await silent(anna.choose(options, "tm:option:1", ["make_room"]))
    await court.after(anna.choose(options, "tm:value:1:make_room", ["on"]))
    await silent(anna.click(lobby, "Start"))
    await finished(court)

    rematch = await court.told(ben.click(court.hall.messages[-1], "Rematch"))
    assert rematch.text == SAY("rematch-opened", where=f"<#{court.hall.id}>")
    old, new = await court.table(1), await court.table(2)
    assert new.values == old.options
    assert new.names == ("Ben",)
    assert new.host == ben.id
    assert "Make room: discard first" in court.lobby.content
    assert sorted(court.lobby.pings) == sorted([anna.id, chloe.id])
    await silent(anna.click(court.lobby, "Join"))
    assert f"<@{anna.id}>" not in court.lobby.content
    assert f"<@{chloe.id}>" in court.lobby.content


async def test_only_those_who_sat_there_ask_for_a_rematch(court: Court, dirk: Person) -> None:
    people = court.people(3)
    await court.begin(people)
    await finished(court)
    end = court.hall.messages[-1]
    await court.refuses(dirk.click(end, "Rematch"), "stranger")
    await fine(people[0].click(end, "Rematch"))
    await court.refuses(people[1].click(end, "Rematch"), "channel-taken")


async def test_log_and_rules_are_at_hand(court: Court, chance: random.Random) -> None:
    people = court.people(3)
    await court.begin(people)
    await play_on(court, chance, 8)
    await court.quiet()
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
