"""The same client on SimCord, an independent imitation of Discord: it drives whatever discord.py can run."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import discord
import pytest
import simcord

from bot import client, texts
from bot.config import Settings

pytestmark = pytest.mark.simcord(shard_count=1)
SAY = texts.speaker("en")
PLACE = "verraeter place"
LANDSCAPE = SAY("verraeter-command-place.answer")
NAMES = ("Anna", "Ben", "Cleo")


class Hall:
    def __init__(self, env: simcord.Env, server: str = "The Court", users: Sequence[simcord.UserHandle] = ()) -> None:
        self.env = env
        self.server = env.create_guild(server)
        self.channel = self.server.create_text_channel("hall")
        self.people = [self.server.add_member(user) for user in users or [env.create_user(name) for name in NAMES]]
        manager = self.server.create_role("Manager", permissions=discord.Permissions(manage_guild=True))
        self.manager = self.server.add_member(env.create_user("Mona"), roles=[manager])

    @property
    def messages(self) -> list[discord.Message]:
        """All but the calls of people to their first direct message."""
        return [one for one in self.channel.history() if "Message Requests" not in one.content]

    async def start(self) -> None:
        await self.people[0].slash(self.channel, "join")
        for one in self.people[1:]:
            await one.click(self.messages[-1], label=SAY("button-join"))
        await self.people[0].click(self.messages[-1], label=SAY("button-start"))

    def asked(self) -> Iterator[tuple[simcord.UserHandle, discord.Message]]:
        """The person who is asked something here, and the direct message that asks."""
        for one in self.people:
            for message in one.user.dm_channel.history():
                if parts(message) and self.channel.mention in message.content:
                    yield one.user, message

    async def answer(self) -> tuple[str, simcord.InteractionResult]:
        """Answer the present question with the first thing that can be taken; which control it was, and the result."""
        who, message = next(self.asked())
        menus = [part for part in parts(message) if isinstance(part, discord.SelectMenu)]
        if confirms(message):
            await who.click(message, custom_id=parts(message)[0].custom_id)
            message = next(message for one, message in self.asked() if one is who)
            return "confirm", await who.click(message, custom_id=confirms(message)[0])
        if menus:
            return "menu", await who.select(message, [menus[0].options[0].value], custom_id=menus[0].custom_id)
        return "button", await who.click(message, custom_id=parts(message)[0].custom_id)


def parts(message: discord.Message) -> list[discord.Button | discord.SelectMenu]:
    """The buttons and menus of a message, except the button that takes an answer back."""
    found = [part for row in message.components if isinstance(row, discord.ActionRow) for part in row.children]
    controls = [part for part in found if isinstance(part, discord.Button | discord.SelectMenu)]
    return [part for part in controls if not (part.custom_id or "").startswith("tc:takeback:")]


def confirms(message: discord.Message) -> list[str]:
    """The ids of the buttons that confirm what was picked."""
    return [part.custom_id for part in parts(message) if part.custom_id and part.custom_id.startswith("tc:confirm")]


def shown(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    assert result.response is not None
    return result.response


@pytest.fixture
def hall(simcord_env: simcord.Env) -> Hall:
    return Hall(simcord_env)


async def test_a_match_is_played_by_buttons_and_menus(hall: Hall) -> None:
    await hall.start()
    lobby, board = hall.messages
    assert not lobby.components
    assert board.attachments[0].description
    unused = {"button", "menu", "confirm"}
    while unused:
        control, result = await hall.answer()
        assert result.acknowledged
        assert result.followups == []
        unused.discard(control)
    assert len(list(hall.asked())) == 1


async def test_hand_status_and_autocompletion(hall: Hall) -> None:
    await hall.start()
    ((user, prompt),) = hall.asked()
    who = next(one for one in hall.people if one.id == user.id)
    hand = await who.slash(hall.channel, "hand")
    assert hand.ephemeral
    assert shown(hand).attachments
    ways = await who.autocomplete(hall.channel, PLACE, LANDSCAPE, "")
    free = {option.value for part in parts(prompt) if isinstance(part, discord.SelectMenu) for option in part.options}
    assert {way["value"].split("/")[1] for way in ways} == free
    placed = await who.slash(hall.channel, PLACE, **{LANDSCAPE: ways[0]["value"]})
    assert placed.ephemeral
    assert [one.id for one, _ in hall.asked()] != [who.id]
    status = await who.slash(hall.channel, "status")
    assert status.ephemeral
    assert "Verräter" in shown(status).content


async def test_buttons_outlive_the_process(hall: Hall, simcord_bot: client.Turncoat, tmp_path: Path) -> None:
    await hall.start()
    for _ in range(4):
        await hall.answer()
    before = len(hall.messages)
    await simcord_bot.close()
    await hall.env.restart_bot(client.create(Settings("simcord.fake.token", data=tmp_path, drawing="threads"), pace=0))
    for _ in range(4):
        _, result = await hall.answer()
        assert result.acknowledged
    assert len(hall.messages) == before
