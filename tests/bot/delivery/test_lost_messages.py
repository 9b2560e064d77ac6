"""Channels that take no messages; messages, people and permissions that go away in mid-game, and come back."""

import asyncio
import random

from discord import Permissions

from bot import texts
from bot.sandbox import Person
from tests.bot.bot_on_sandbox import Court, fine
from tests.bot.playing import OPTIONS, Question, answer, asked, command_for, hand_of, play_on, present, shown_on

SAY = texts.speaker("en")


async def test_a_message_of_which_nobody_knows_what_it_shows_gets_its_picture_anew(court: Court) -> None:
    """Two have edited it at once: what is noted of its picture is no more sure than its text."""
    await court.match_of(3)
    question = present(court)
    (hand,), store = question.message.attachments, court.bot.store
    await store.messages.spoil(1, question.message.id)
    court.bot.delivery.refresh(1)
    await court.quiet()
    (again,) = question.message.attachments
    assert again.id != hand.id
    assert court.standing() == await court.known()


async def test_a_lobby_deleted_under_a_click(court: Court, anna: Person, ben: Person) -> None:
    """The click counts, and tells in private what it would have shown."""
    lobby = await court.seat([anna])
    click = ben.send_component(lobby, "tc:join:1")
    court.sandbox.delete_message(lobby)
    await ben.settled(click)
    await court.quiet()
    assert not click.failed
    assert "· **Ben**" in click.text
    assert click.messages[0].only_for is ben
    await court.told(court.person("chloe").command("the-hall", "join"))
    (again,) = court.hall.messages
    assert "· **Chloé**" in again.content


async def test_a_deleted_board_comes_back_with_the_next_answer(court: Court, chance: random.Random) -> None:
    await court.match_of(3)
    court.sandbox.delete_message(court.boards[0])
    await shown_on(court, chance, 1)
    (board,) = court.boards
    assert board.attachments
    assert board.pings == ()
    await hand_of(court, present(court).person, board)


async def test_deleted_questions_can_be_answered_and_the_next_one_comes(court: Court, anna: Person) -> None:
    await court.begin([anna], computers=2)
    prompt = anna.dms[-1]
    click = anna.send_component(prompt, prompt.selects[0].custom_id, [prompt.selects[0].options[0].value])
    court.sandbox.delete_message(prompt)
    await anna.settled(click)
    await court.quiet()
    assert not click.failed
    assert "✓" in click.messages[0].content
    court.sandbox.delete_message(present(court).message)
    assert asked(court) is None
    *_, hand = await hand_of(court, anna)
    match = await court.match()
    command, before = command_for(match, match.decisions[0].kind), match.question(0)
    choices = await anna.autocomplete("dm", command, focused=OPTIONS[command])
    await court.told(anna.command("dm", command, **{OPTIONS[command]: choices[0][1]}))
    assert not hand.deleted
    assert asked(court)
    assert (await court.match()).question(0) > before


async def test_permissions_lost_and_given_back(court: Court, chance: random.Random) -> None:
    _, ben, _ = await court.match_of(3)
    for number, permission in enumerate(("view_channel", "send_messages", "attach_files")):
        court.sandbox.set_permissions("the-hall", deny=Permissions(**{permission: True}))
        before = court.boards[-1].content
        await shown_on(court, chance, 2)
        assert (await court.match()).length == 3 * number + 2
        if permission == "view_channel":
            assert court.boards[-1].content == before
        told = await court.told(ben.command("the-hall", "board"))
        assert "I am missing the permission" in told.text
        court.sandbox.set_permissions("the-hall")
        await shown_on(court, chance, 1)
        assert court.bot.delivery.backlog.troubles == {}
        assert court.boards[-1].content != before


async def test_somebody_who_left_the_server(court: Court, chance: random.Random) -> None:
    """Their questions cannot reach them; the others are told nothing secret, and back again they play on."""
    people = await court.match_of(3)
    gone = next(one for one in people[1:] if one is not present(court).person)
    court.sandbox.remove_member(gone)
    while question := asked(court):
        await court.told(answer(court, question, chance))
    assert court.hall.messages[-1].content == SAY("nudge", names=f"<@{gone.id}>", button="My hand")
    assert court.hall.messages[-1].pings == ()
    managing = await fine(people[0].command("the-hall", "status"))
    assert f"waiting for {gone.name}" in managing.text

    court.sandbox.add_member(gone)
    *_, hand = await hand_of(court, gone)
    before = (await court.match()).length
    await answer(court, Question(gone, hand), chance)
    assert (await court.match()).length == before + 1


async def test_a_channel_deleted_under_the_start(court: Court, anna: Person) -> None:
    lobby = await court.seat([anna], computers=2)
    start = anna.send_component(lobby, next(one.custom_id or "" for one in lobby.buttons if one.label == "Start"))
    court.sandbox.delete_channel("the-hall")
    answer_to_it = f"/interactions/{start.id}/"
    await court.sandbox.until(lambda: any(one.path.startswith(answer_to_it) for one in court.sandbox.requests))
    await court.quiet()
    assert (await court.table()).state == "running"
    assert asked(court) is not None


async def status(person: Person, channel: str) -> str:
    return (await fine(person.command(channel, "status"))).text


async def test_automatic_moderation(court: Court, anna: Person, chance: random.Random) -> None:
    await court.match_of(3)
    court.sandbox.block_words("verräter")
    await shown_on(court, chance, 2)
    assert court.bot.delivery.backlog.troubles == {1: "blocked"}
    assert SAY("trouble-blocked") in await status(anna, "the-hall")
    court.sandbox.block_words()
    await shown_on(court, chance, 1)
    assert SAY("trouble-blocked") not in await status(anna, "the-hall")


async def test_a_board_edited_too_often_is_posted_anew(court: Court, chance: random.Random) -> None:
    """30046: it was edited again every 30 seconds, for ever."""
    await court.match_of(3)
    old = court.boards[-1]
    before = old.content
    fault = court.sandbox.fail("PATCH", f"/channels/*/messages/{old.id}", 400, code=30046)
    await shown_on(court, chance, 1)
    assert fault.met
    assert old.deleted
    (board,) = court.boards
    assert board.content != before
    assert asked(court) is not None
    assert court.standing() == await court.known()


async def test_a_message_that_discord_says_is_gone_is_not_posted_for_ever(court: Court, chance: random.Random) -> None:
    """It was never there, so it cannot be gone: it is tried again, and the channel is not to blame."""
    await court.match_of(3)
    court.sandbox.delete_message(court.boards[-1])
    fault = court.sandbox.fail("POST", "/channels/*/messages", 404, code=10008, channel="the-hall")
    await play_on(court, chance, 1)
    async with asyncio.timeout(5):
        await court.quiet()
    assert 0 < fault.met < 5
    assert court.bot.delivery.backlog.troubles == {}, "the bot may still post there"
    fault.lift()
    await court.sandbox.until(lambda: len(court.boards) == 1)
    assert court.bot.delivery.backlog.troubles == {}


async def test_voice_channels_are_for_who_may_connect(court: Court, anna: Person, chance: random.Random) -> None:
    anna.say("the-hall", "We are upstairs")
    court.sandbox.world.add_channel("the-gallery", voice=True)
    await court.begin(court.people(3), channel="the-gallery")
    court.sandbox.set_permissions("the-gallery", deny=Permissions(connect=True))
    await shown_on(court, chance, 2)
    assert court.bot.delivery.backlog.troubles == {1: "no-connect"}
    assert SAY("permission", key="connect") in await status(anna, "the-gallery")
    assert (await court.bot.delivery.backlog.late(1)).trouble == "no-connect"
    court.sandbox.set_permissions("the-gallery")
    await court.sandbox.until(lambda: court.bot.delivery.backlog.troubles == {})
    court.sandbox.world.add_channel("the-attic", voice=True)
    court.sandbox.set_permissions("the-attic", deny=Permissions(connect=True))
    missing = ", ".join(SAY("permission", key=one) for one in ("send_messages", "attach_files", "connect"))
    refused = (await court.person("dirk").command("the-attic", "join")).text
    assert refused == SAY("refusal-permissions", missing=missing)
