import asyncio
from typing import Any

import discord
import pytest

from bot.sandbox import NotPossible, Person, Sandbox
from tests.sandbox.clock import Clock
from tests.sandbox.court import ACT, Court, code_of, view

Interaction = discord.Interaction[Any]


async def test_subcommands_of_two_depths(court: Court, sandbox: Sandbox, anna: Person, ben: Person) -> None:
    assert await anna.autocomplete("the-hall", "court name", focused="role", role="so") == [("Soldier", "soldier")]
    assert (await anna.command("dm", "court name", role="baron")).text == "The baron"
    hall = sandbox.channel("the-hall")
    reply = await anna.command("the-hall", "court deed look", who=ben, where=hall, count=3, part=0.5, sure=True)
    assert reply.text == "Ben the-hall 3 0.5 True"


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("court", {}, "/court has subcommands and cannot be used by itself"),
        ("court deed", {}, "/court deed has subcommands and cannot be used by itself"),
        ("court dance", {}, "/court has no subcommand dance"),
        ("name role", {"role": "baron"}, "/name has no subcommand role"),
        ("court name", {}, "/court name needs role"),
        ("court name", {"role": "baron", "who": "x"}, "/name has no option who"),
    ],
)
async def test_a_command_that_is_no_subcommand_cannot_be_used(
    court: Court, anna: Person, name: str, options: dict[str, str], said: str
) -> None:
    with pytest.raises(NotPossible, match=said):
        await anna.command("the-hall", name, **options)


async def test_a_menu_gives_what_was_chosen(court: Court, anna: Person) -> None:
    options = [discord.SelectOption(label=f"Card {n}", value=str(n)) for n in range(5)]
    menu: discord.ui.Select[Any] = discord.ui.Select(custom_id="cards", options=options, min_values=2, max_values=3)

    @court.act
    async def ask(interaction: Interaction) -> None:
        await interaction.response.send_message("Which?", view=view(menu), ephemeral=True)

    @court.act
    async def cards(interaction: Interaction) -> None:
        await interaction.response.edit_message(content="+".join(menu.values))

    reply = await anna.command("the-hall", "act", name="ask")
    await anna.choose(reply.messages[0], None, ["1", "4"])
    assert reply.text == "1+4"
    with pytest.raises(NotPossible):
        await anna.choose(reply.messages[0], None, ["1"])


async def test_a_modal_is_filled_in(court: Court, anna: Person) -> None:
    class Form(discord.ui.Modal, title="Your answer"):
        answer: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Which card?", custom_id="card", max_length=5)
        why = discord.ui.Label[Any](
            text="Why?", component=discord.ui.TextInput(custom_id="why", required=False, default="so")
        )

        async def on_submit(self, interaction: Interaction) -> None:
            assert isinstance(self.why.component, discord.ui.TextInput)
            await interaction.response.send_message(f"{self.answer.value} {self.why.component.value}")

    @court.act
    async def form(interaction: Interaction) -> None:
        await interaction.response.send_modal(Form())

    opened = await anna.command("the-hall", "act", name="form")
    assert opened.modal is not None
    assert opened.modal["title"] == "Your answer"
    assert (await anna.submit(opened, {"card": "5.2"})).text == "5.2 so"
    with pytest.raises(NotPossible):
        await anna.submit(opened, {"card": "too long"})


async def test_a_deferred_answer_is_completed_later(court: Court, sandbox: Sandbox, anna: Person) -> None:
    @court.act
    async def slow(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        assert (await interaction.original_response()).flags.loading
        await interaction.followup.send("first")
        await interaction.followup.send("second", ephemeral=True)

    reply = await anna.command("the-hall", "act", name="slow")
    await sandbox.until(lambda: [message.content for message in reply.messages] == ["first", "second"])
    assert all(message.ephemeral and not message.loading for message in reply.messages)


async def test_the_original_can_be_fetched_edited_and_deleted(court: Court, sandbox: Sandbox, anna: Person) -> None:
    @court.act
    async def change(interaction: Interaction) -> None:
        await interaction.response.send_message("one")
        assert (await interaction.original_response()).content == "one"
        await interaction.edit_original_response(content="two")
        extra = await interaction.followup.send("extra", wait=True)
        await extra.edit(content="extra 2")
        await extra.delete()
        await interaction.delete_original_response()
        with pytest.raises(discord.NotFound) as gone:
            await interaction.edit_original_response(content="three")
        assert gone.value.code == 10008
        await interaction.followup.send("done", ephemeral=True)

    reply = await anna.command("the-hall", "act", name="change")
    await sandbox.until(lambda: [message.content for message in reply.messages] == ["done"])
    assert "done" not in [message.content for message in sandbox.channel("the-hall").messages]


async def test_each_reader_brings_language_and_rights(court: Court, sandbox: Sandbox, ben: Person) -> None:
    sandbox.set_community("nl")
    ben.locale = "de"

    @court.act
    async def tell(interaction: Interaction) -> None:
        rights = interaction.permissions.manage_guild, interaction.app_permissions.send_messages
        await interaction.response.send_message(f"{interaction.locale} {interaction.guild_locale} {rights}")

    assert (await ben.command("the-hall", "act", name="tell")).text == "de nl (False, True)"
    assert "(True, True)" in (await sandbox.people["anna"].command("the-hall", "act", name="tell")).text


async def test_an_interaction_not_acknowledged_within_3_seconds_fails(court: Court, anna: Person, clock: Clock) -> None:
    refused_with: asyncio.Future[int] = asyncio.Future()

    @court.act
    async def late(interaction: Interaction) -> None:
        clock.skip(3.1)
        refused_with.set_result(await code_of(interaction.response.send_message("too late")))

    reply = await anna.command("the-hall", "act", name="late")
    assert reply.failed
    assert await asyncio.wait_for(refused_with, 30) == 10062
    assert reply.messages == []


async def test_an_interaction_fails_while_the_bot_is_away(sandbox: Sandbox, anna: Person, clock: Clock) -> None:
    sandbox.world.commands = ACT
    waiting = asyncio.create_task(anna.command("the-hall", "act"))
    await asyncio.sleep(0)
    clock.skip(3)
    assert (await waiting).failed


async def test_an_interaction_is_answered_only_once(court: Court, sandbox: Sandbox, anna: Person) -> None:
    @court.act
    async def twice(interaction: Interaction) -> None:
        await interaction.response.send_message("once")
        interaction.response._response_type = None  # discord.py would refuse by itself
        code = await code_of(interaction.response.send_message("twice"))
        await interaction.followup.send(f"refused with {code}")

    reply = await anna.command("the-hall", "act", name="twice")
    await sandbox.until(lambda: len(reply.messages) == 2)
    assert [message.content for message in reply.messages] == ["once", "refused with 40060"]


async def test_the_token_lives_15_minutes(court: Court, anna: Person, clock: Clock) -> None:
    codes: list[int] = []
    done = asyncio.Event()

    @court.act
    async def long(interaction: Interaction) -> None:
        await interaction.response.send_message("now", ephemeral=True)
        clock.skip(14 * 60)
        codes.append(await code_of(interaction.edit_original_response(content="after 14 minutes")))
        clock.skip(61)
        codes.append(await code_of(interaction.edit_original_response(content="after 15 minutes")))
        codes.append(await code_of(interaction.followup.send("after 15 minutes")))
        done.set()

    reply = await anna.command("the-hall", "act", name="long")
    await asyncio.wait_for(done.wait(), 30)
    assert codes == [0, 50027, 50027]
    assert reply.text == "after 14 minutes"


async def test_before_the_first_answer_there_is_no_webhook(court: Court, sandbox: Sandbox, anna: Person) -> None:
    @court.act
    async def early(interaction: Interaction) -> None:
        code = await code_of(interaction.edit_original_response(content="too early"))
        await interaction.response.send_message(f"refused with {code}")

    assert (await anna.command("the-hall", "act", name="early")).text == "refused with 10015"
