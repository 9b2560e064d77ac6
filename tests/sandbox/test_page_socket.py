"""Frames that the web page gets and sends."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox import Person, Sandbox
from bot.sandbox.page_powers import BOT_MAY
from bot.sandbox.world.messages import Channel
from bot.sandbox.world.permissions import permissions
from tests.sandbox.clock import Clock
from tests.sandbox.court import ACT, Court, button, view

Json = dict[str, Any]
Interaction = discord.Interaction[Any]


class Page:
    """A page's connection in the hands of a test."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket

    async def get(self, kind: str) -> Json:
        """Return the next frame of this type, passing over others."""
        while True:
            frame: Json = await self._socket.receive_json(timeout=5)
            if frame["type"] == kind:
                return frame

    async def send(self, **frame: Any) -> None:
        await self._socket.send_json(frame)


@asynccontextmanager
async def page_of(sandbox: Sandbox, person: str) -> AsyncIterator[Page]:
    address = f"{sandbox.address}/page-socket?as={person}"
    async with aiohttp.ClientSession() as client, client.ws_connect(address) as socket:
        yield Page(socket)


@pytest.fixture
async def page(sandbox: Sandbox) -> AsyncIterator[Page]:
    """Anna's page."""
    async with page_of(sandbox, "anna") as page:
        yield page


@pytest.fixture
def hall(sandbox: Sandbox) -> str:
    return str(sandbox.channel("the-hall").id)


async def test_hello_tells_everything(court: Court, sandbox: Sandbox, anna: Person, hall: str) -> None:
    anna.say("the-hall", "Shall we play?")
    async with page_of(sandbox, "ben") as page:
        hello = await page.get("hello")
    assert hello["you"] == "ben"
    names = ["Anna", "Ben", "Chloé", "Dirk", "Emma", "Finn", "Greta", "Hugo"]
    assert [one["name"] for one in hello["people"]] == names
    assert [(one["name"], one["kind"]) for one in hello["channels"]] == [("the-hall", "text"), ("the-tavern", "text")]
    assert [one["content"] for one in hello["messages"][hall]] == ["Shall we play?"]
    assert sorted(one["name"] for one in hello["commands"]) == ["act", "court", "look", "name"]
    assert hello["bot"]["online"] is True
    assert hello["settings"] == {
        "dm_open": True,
        "installed": False,
        "locale": "en-US",
        "slow": False,
        "limits": False,
    }
    assert hello["can_restart_bot"] is False
    (guild,) = hello["guilds"]
    assert (guild["name"], guild["community"], guild["bot_here"]) == ("The Court of Turncoats", False, True)


async def test_a_command_thinks_and_is_done(court: Court, page: Page, hall: str) -> None:
    await page.send(type="command", nonce="n1", channel_id=hall, name="act", options={"name": "hello"})
    assert await page.get("interaction") == {"type": "interaction", "nonce": "n1", "state": "thinking"}
    shown = await page.get("message")
    assert (shown["message"]["content"], shown["message"]["flags"], shown["created"]) == ("hello", 64, True)
    assert shown["message"]["interaction_metadata"]["name"] == "act"
    assert shown["message"]["interaction_metadata"]["user"]["username"] == "anna"
    assert (await page.get("interaction"))["state"] == "done"


async def test_an_ephemeral_message_reaches_no_other_page(
    court: Court, sandbox: Sandbox, page: Page, hall: str
) -> None:
    async with page_of(sandbox, "ben") as other:
        await page.send(type="command", nonce="n1", channel_id=hall, name="act", options={"name": "hello"})
        shown = await page.get("message")
        sandbox.people["anna"].say("the-hall", "after it")
        assert (await other.get("message"))["message"]["content"] == "after it"
    await page.send(type="dismiss", channel_id=hall, message_id=shown["message"]["id"])
    assert (await page.get("delete"))["message_id"] == shown["message"]["id"]


async def test_a_click_edits_the_message(court: Court, anna: Person, page: Page, hall: str) -> None:
    @court.act
    async def ask(interaction: Interaction) -> None:
        menu: discord.ui.Select[Any] = discord.ui.Select(
            custom_id="pick", options=[discord.SelectOption(label="Farmer", value="farmer")]
        )
        await interaction.response.send_message(f"<@{anna.id}>, well?", view=view(button("yes"), menu))

    @court.act
    async def yes(interaction: Interaction) -> None:
        await interaction.response.edit_message(content="Yes.")

    @court.act
    async def pick(interaction: Interaction) -> None:
        data: Any = interaction.data
        await interaction.response.edit_message(content=data["values"][0])

    message = (await anna.command("the-hall", "act", name="ask")).messages[0]
    here = {"channel_id": hall, "message_id": str(message.id)}
    shown = await page.get("message")
    assert (shown["created"], shown["ping"]) == (True, True)
    await page.send(type="click", nonce="n1", custom_id="yes", **here)
    shown = await page.get("message")
    assert (shown["message"]["content"], shown["created"], shown["ping"]) == ("Yes.", False, False)
    await page.send(type="choose", nonce="n2", custom_id="pick", values=["farmer"], **here)
    assert (await page.get("message"))["message"]["content"] == "farmer"
    await page.send(type="click", nonce="n3", custom_id="no", **here)
    await page.get("interaction")
    refused = await page.get("interaction")
    while refused["nonce"] != "n3":
        refused = await page.get("interaction")
    assert refused["state"] == "failed"


async def test_a_subcommand_is_completed_and_used(court: Court, page: Page, hall: str) -> None:
    wanted = {"channel_id": hall, "name": "court name", "options": {"role": "so"}}
    await page.send(type="autocomplete", nonce="n1", focused="role", **wanted)
    assert (await page.get("autocomplete"))["choices"] == [{"name": "Soldier", "value": "soldier"}]
    await page.send(type="command", nonce="n2", **wanted)
    shown = await page.get("message")
    assert (shown["message"]["content"], shown["message"]["interaction_metadata"]["name"]) == ("The so", "court name")


async def test_a_modal_is_shown_and_submitted(court: Court, page: Page, hall: str) -> None:
    class Form(discord.ui.Modal, title="Your answer"):
        answer: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Which card?", custom_id="card")

        async def on_submit(self, interaction: Interaction) -> None:
            await interaction.response.send_message(self.answer.value)

    @court.act
    async def form(interaction: Interaction) -> None:
        await interaction.response.send_modal(Form())

    await page.send(type="command", nonce="n1", channel_id=hall, name="act", options={"name": "form"})
    shown = await page.get("modal")
    assert shown["modal"]["title"] == "Your answer"
    await page.send(type="modal_submit", nonce="n2", interaction_id=shown["interaction_id"], values={"card": "5.2"})
    assert (await page.get("message"))["message"]["content"] == "5.2"


async def test_no_answer_within_3_seconds(sandbox: Sandbox, page: Page, hall: str, clock: Clock) -> None:
    sandbox.world.commands = ACT
    await page.send(type="command", nonce="n1", channel_id=hall, name="act", options={})
    await page.get("interaction")
    clock.skip(3)
    assert await page.get("interaction") == {
        "type": "interaction",
        "nonce": "n1",
        "state": "failed",
        "message": "The application did not respond",
    }


async def test_problems_and_the_bots_state_are_shown(sandbox: Sandbox, page: Page) -> None:
    sandbox.world.problem("POST /nowhere: 404")
    assert (await page.get("problem"))["text"] == "POST /nowhere: 404"
    sandbox.delete_channel("the-tavern")
    await page.get("channel_gone")


async def test_nonsense_from_the_page_is_answered(page: Page, hall: str) -> None:
    await page.send(type="dance")
    assert "dance" in (await page.get("problem"))["text"]
    await page.send(type="command", nonce="n1", channel_id=hall, name="nothing", options={})
    assert "nothing" in (await page.get("interaction"))["message"]
    await page.send(type="click", nonce="n2", channel_id="x", message_id="1", custom_id="a")
    assert (await page.get("interaction"))["state"] == "failed"


async def test_the_bot_can_be_restarted_where_that_is_offered() -> None:
    restarts: list[str] = []

    async def restart() -> None:
        restarts.append("restarted")
        sandbox.world.problem("seen")

    async with Sandbox(restart_bot=restart) as sandbox, page_of(sandbox, "anna") as page:
        assert (await page.get("hello"))["can_restart_bot"] is True
        await page.send(type="restart_bot")
        await page.get("problem")
    assert restarts == ["restarted"]


async def test_time_goes_forward_where_the_bot_goes_by_it() -> None:
    told: list[float] = []
    async with Sandbox(lead_bot=told.append) as sandbox, page_of(sandbox, "anna") as page:
        hello = await page.get("hello")
        assert (hello["can_pass_time"], hello["ahead"]) == (True, 0)
        await page.send(type="pass_time", seconds=30)
        await page.send(type="pass_time", seconds=3600)
        assert [(await page.get("time"))["ahead"] for _ in range(2)] == [30, 3630]
        for wrong in (0, -60, 1e12, float("nan")):
            await page.send(type="pass_time", seconds=wrong)
            assert "forward only" in (await page.get("problem"))["text"]
    assert told == [30, 3630]


async def test_time_cannot_be_moved_if_the_bot_has_its_own_clock(sandbox: Sandbox, page: Page) -> None:
    assert (await page.get("hello"))["can_pass_time"] is False
    await page.send(type="pass_time", seconds=30)
    assert "does not know" in (await page.get("problem"))["text"]
    assert sandbox.world.ahead == 0


async def test_nobody_else_has_a_page(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as client:
        for path in ("/page-socket?as=mallory", "/as/mallory"):
            async with client.get(sandbox.address + path) as answer:
                assert answer.status == 404
        for path in ("/", "/as/ben", "/page/index.html"):
            async with client.get(sandbox.address + path) as answer:
                assert answer.status == 200
                assert answer.headers["Cache-Control"] == "no-cache"  # an older page would not fit


async def test_servers_are_founded_and_changed(sandbox: Sandbox, page: Page) -> None:
    await page.send(type="found_server")
    guild = (await page.get("guild"))["guild"]
    assert (await page.get("channel"))["channel"]["guild_id"] == guild["id"]
    for wanted, locale in (({"community": True, "language": "de"}, "de"), ({"community": False}, "en-US")):
        await page.send(type="set_server", guild_id=guild["id"], **wanted)
        await page.get("guild")
        assert sandbox.world.guilds[int(guild["id"])].locale == locale
    await page.send(type="set_server", guild_id=guild["id"], bot_here=False, timed_out=True)
    changed = [(await page.get("guild"))["guild"] for _ in range(2)]
    assert [(one["bot_here"], one["timed_out"]) for one in changed] == [(False, False), (False, True)]
    await page.send(type="set_server", guild_id=guild["id"], language="tlh")
    assert "the locale is one of" in (await page.get("problem"))["text"]


async def test_permissions_of_the_bot_in_a_channel_are_chosen(sandbox: Sandbox, page: Page, hall: str) -> None:
    bot, channel = sandbox.world.bot, sandbox.channel("the-hall")
    for may, left in ((False, [one for one in BOT_MAY if one != "send_messages"]), (True, list(BOT_MAY))):
        await page.send(type="set_bot_may", channel_id=hall, permission="send_messages", may=may)
        assert (await page.get("channel"))["channel"]["bot_may"] == left
        assert permissions(bot, channel).send_messages is may
    await page.send(type="set_bot_may", channel_id=hall, permission="administrator", may=True)
    assert (await page.get("problem"))["text"] == "this cannot be switched here"


async def test_threads_are_opened_archived_and_locked(sandbox: Sandbox, page: Page, hall: str) -> None:
    await page.get("hello")
    await page.send(type="open_thread", channel_id=hall, private=True)
    thread = (await page.get("channel"))["channel"]
    assert (thread["kind"], thread["parent_id"]) == ("thread", hall)
    async with page_of(sandbox, "ben") as other:
        assert thread["id"] not in [one["id"] for one in (await other.get("hello"))["channels"]]
        await page.send(type="say", channel_id=thread["id"], content=f"<@{sandbox.people['ben'].id}>")
        assert (await other.get("channel"))["channel"]["id"] == thread["id"]
    await page.get("channel")  # Ben has come in
    for wanted in ({"locked": True}, {"archived": True}):
        await page.send(type="set_thread", channel_id=thread["id"], **wanted)
        assert (await page.get("channel"))["channel"]["thread"].items() >= wanted.items()
    assert standing(sandbox.channel("thread-1")) == {"locked", "archived"}


def standing(channel: Channel) -> set[str]:
    """Return the names of the states that hold of a thread."""
    assert channel.thread is not None
    return {name for name in ("locked", "archived") if getattr(channel.thread, name)}
