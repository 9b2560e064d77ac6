import io
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import Route
from PIL import Image

from bot.sandbox import Person, Sandbox
from bot.sandbox.people import NotPossible
from bot.sandbox.realm import PEOPLE
from tests.sandbox.clock import Clock
from tests.sandbox.court import Court, button, code_of, hall, view


def picture(name: str = "board.png", description: str | None = "The board") -> discord.File:
    file = io.BytesIO()
    Image.new("RGB", (40, 30), "navy").save(file, "PNG")
    file.seek(0)
    return discord.File(file, name, description=description)


async def test_messages_are_listed_newest_first(court: Court, sandbox: Sandbox, anna: Person) -> None:
    anna.say("the-hall", "Mine")
    await anna.command("the-hall", "act", name="hello")  # private answers stand in no history
    for number in range(4):
        await hall(court, sandbox).send(f"Round {number}")
    whose = [(message.author.name, message.author.bot) async for message in hall(court, sandbox).history()]
    assert whose == [*[("Turncoat", True)] * 4, ("anna", False)]
    listed = [message async for message in hall(court, sandbox).history(limit=2)]
    assert [message.content for message in listed] == ["Round 3", "Round 2"]
    earlier = [message.content async for message in hall(court, sandbox).history(before=listed[-1])]
    assert earlier == ["Round 1", "Round 0", "Mine"]
    later = [message.content async for message in hall(court, sandbox).history(after=listed[-1])]
    assert later == ["Round 3"]


async def test_a_picture_that_was_just_replaced_can_still_be_fetched(court: Court, sandbox: Sandbox) -> None:
    """A page may be on its way to it when its message is edited."""
    message = await hall(court, sandbox).send(file=picture())
    (given,) = message.attachments
    await message.edit(attachments=[picture("newer.png")])
    async with aiohttp.ClientSession() as client, client.get(given.url) as answer:
        assert answer.status == 200


async def test_an_edit_keeps_replaces_or_removes_files(court: Court, sandbox: Sandbox) -> None:
    message = await hall(court, sandbox).send("Board", files=[picture("one.png"), picture("two.png")])

    def names() -> list[str]:
        return [file.filename for file in sandbox.channel("the-hall").messages[0].attachments]

    await message.edit(content="The same board")
    assert names() == ["one.png", "two.png"]
    message = await message.edit(attachments=[message.attachments[1], picture("three.png")])
    assert names() == ["two.png", "three.png"]
    await message.add_files(picture("four.png"))
    assert names() == ["two.png", "three.png", "four.png"]
    await message.edit(attachments=[])
    assert names() == []


@pytest.mark.parametrize(("label", "problems"), [("x" * 38, 0), ("x" * 39, 1), ("x" * 80, 1)])
async def test_a_label_cut_by_a_phone_is_a_problem(court: Court, sandbox: Sandbox, label: str, problems: int) -> None:
    """Discord takes up to 80 characters, so it is sent all the same."""
    await hall(court, sandbox).send("Your turn", view=view(button("long", label)))
    assert sandbox.channel("the-hall").messages[-1].buttons[0].label == label
    assert len(sandbox.problems) == problems
    sandbox.problems.clear()


@pytest.mark.parametrize(
    ("allowed", "notified"),
    [
        (None, {key for key, _, _ in PEOPLE}),
        (discord.AllowedMentions(users=True, everyone=False), {"anna", "ben"}),
        (discord.AllowedMentions.none(), set()),
        (discord.AllowedMentions(users=[discord.Object(0)], everyone=False, roles=False), set()),
    ],
)
async def test_only_allowed_mentions_notify(
    court: Court,
    sandbox: Sandbox,
    anna: Person,
    ben: Person,
    allowed: discord.AllowedMentions | None,
    notified: set[str],
) -> None:
    text = f"<@{anna.id}> and <@!{ben.id}>, @everyone"
    await hall(court, sandbox).send(text, allowed_mentions=allowed or discord.utils.MISSING)
    (seen,) = sandbox.channel("the-hall").messages
    assert {sandbox.world.users[one].key for one in seen.pings} == notified


async def test_a_listed_person_is_notified_only_once(court: Court, sandbox: Sandbox, anna: Person, ben: Person) -> None:
    only_ben = discord.AllowedMentions(users=[discord.Object(ben.id)], everyone=False, roles=False)
    message = await hall(court, sandbox).send(f"<@{anna.id}> waits for <@{ben.id}>", allowed_mentions=only_ben)
    (seen,) = sandbox.channel("the-hall").messages
    assert seen.pings == (ben.id,)
    await message.edit(content=f"<@{anna.id}>")
    assert seen.pings == (ben.id,)
    await hall(court, sandbox).send(f"<@{anna.id}>", silent=True)
    assert sandbox.channel("the-hall").messages[1].pings == ()


async def test_a_person_writes_and_dismisses(court: Court, sandbox: Sandbox, anna: Person) -> None:
    anna.say("the-hall", "Shall we play?")

    @court.act
    async def whisper(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("Your hand", ephemeral=True)
        anna.dismiss(anna.sees("the-hall")[-1])
        await interaction.edit_original_response(content="Your new hand")

    reply = await anna.command("the-hall", "act", name="whisper")
    await sandbox.until(lambda: reply.text == "Your new hand")
    assert [message.content for message in anna.sees("the-hall")] == ["hello", "Shall we play?"]


async def test_a_nonce_is_known_for_minutes_only(court: Court, sandbox: Sandbox, clock: Clock) -> None:
    first = await hall(court, sandbox).send("Round 1", nonce="table-1-board-1")
    clock.skip(2 * 60)
    assert (await hall(court, sandbox).send("Round 1", nonce="table-1-board-1")).id == first.id
    clock.skip(2 * 60)
    assert (await hall(court, sandbox).send("Round 1", nonce="table-1-board-1")).id != first.id
    assert len(sandbox.channel("the-hall").messages) == 2


@pytest.mark.parametrize("enforce", [None, False])
async def test_a_nonce_alone_hinders_nothing(court: Court, sandbox: Sandbox, enforce: bool | None) -> None:
    path = Route("POST", "/channels/{id}/messages", id=sandbox.channel("the-hall").id)
    body = {"content": "Round 1", "nonce": "1"} | ({} if enforce is None else {"enforce_nonce": enforce})
    for _ in range(2):
        assert (await court.http.request(path, json=body))["nonce"] == "1"
    assert len(sandbox.channel("the-hall").messages) == 2


@pytest.mark.parametrize("way", ["cdn/attachments", "pages"])
async def test_an_id_longer_than_any_is_not_found(sandbox: Sandbox, caplog: pytest.LogCaptureFixture, way: str) -> None:
    async with aiohttp.ClientSession() as client:
        for address in (f"{way}/{'9' * 5000}/1/board.png", f"{way}/1/{'9' * 5000}/board.png"):
            async with client.get(f"{sandbox.address}/{address}") as answer:
                assert answer.status == 404
    assert [one for one in caplog.records if one.exc_info] == []


async def sent(court: Court, person: Person) -> discord.Message:
    return await (await court.create_dm(discord.Object(person.id))).send("Your hand")


async def test_only_so_many_are_opened(court: Court, sandbox: Sandbox) -> None:
    anna, ben, chloe, *_ = sandbox.people.values()
    sandbox.world.openings.most = 2
    await sent(court, anna)
    await sent(court, ben)
    assert await code_of(sent(court, chloe)) == 40003
    await sent(court, anna)


async def test_a_bot_taken_for_spam_writes_to_nobody_new(court: Court, sandbox: Sandbox) -> None:
    anna, ben, chloe, *_ = sandbox.people.values()
    await sent(court, anna)
    await court.create_dm(discord.Object(ben.id))
    sandbox.world.openings.quarantine = True
    await sent(court, anna)
    assert await code_of(sent(court, ben)) == 20026
    assert await code_of(sent(court, chloe)) == 20026


async def test_closed_ones_and_those_of_strangers(court: Court, sandbox: Sandbox, anna: Person, ben: Person) -> None:
    anna.dm_open = False
    assert await code_of(sent(court, anna)) == 50007
    assert anna.dms == []
    assert sandbox.problems == []
    sandbox.remove_member(ben)
    assert await code_of(sent(court, ben)) == 50278


async def test_a_message_request_is_found_when_it_is_accepted(court: Court, anna: Person) -> None:
    anna.screens = True
    await sent(court, anna)
    assert (anna.dms, [one.content for one in anna.requests]) == ([], ["Your hand"])
    with pytest.raises(NotPossible):
        await anna.click(anna.requests[0], "Join")
    anna.accept_request()
    assert ([one.content for one in anna.dms], anna.requests) == (["Your hand"], [])
