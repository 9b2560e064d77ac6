from typing import Any

import discord
import pytest

from bot.sandbox import NotPossible, Person, Sandbox
from tests.sandbox.court import Court, button, view

Interaction = discord.Interaction[Any]


async def test_a_command_is_answered_in_the_channel(court: Court, anna: Person, ben: Person) -> None:
    @court.act
    async def greet(interaction: Interaction) -> None:
        await interaction.response.send_message(f"Good day, {interaction.user.display_name}.")

    reply = await anna.command("the-hall", "act", name="greet")
    assert reply.text == "Good day, Anna."
    assert ben.sees("the-hall")[-1].content == "Good day, Anna."


async def test_options_arrive_as_what_they_name(court: Court, sandbox: Sandbox, anna: Person, ben: Person) -> None:
    hall = sandbox.channel("the-hall")
    reply = await anna.command("the-hall", "look", who=ben, where=hall, count=3, part=0.5, sure=True)
    assert reply.text == "Ben the-hall 3 0.5 True"


async def test_an_ephemeral_answer_reaches_nobody_else(
    court: Court, sandbox: Sandbox, anna: Person, ben: Person
) -> None:
    @court.act
    async def whisper(interaction: Interaction) -> None:
        await interaction.response.send_message("Your hand: 3, 5, 7", ephemeral=True)

    reply = await anna.command("the-hall", "act", name="whisper")
    assert reply.messages[0].ephemeral
    assert reply.messages[0] in anna.sees("the-hall")
    assert reply.messages[0] not in ben.sees("the-hall")
    assert reply.messages[0] not in sandbox.channel("the-hall").messages


async def test_choices_are_completed(court: Court, anna: Person) -> None:
    assert await anna.autocomplete("the-hall", "name", focused="role", role="f") == [
        ("Farmer", "farmer"),
        ("Fisher", "fisher"),
    ]


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


async def test_a_button_edits_its_message(court: Court, anna: Person, ben: Person) -> None:
    @court.act
    async def open_table(interaction: Interaction) -> None:
        await interaction.response.send_message("0 seats", view=view(button("join", "Join")))

    @court.act
    async def join(interaction: Interaction) -> None:
        await interaction.response.edit_message(content=f"{interaction.user.display_name} sits", view=None)

    reply = await anna.command("the-hall", "act", name="open_table")
    pressed = await ben.click(reply.messages[0], "Join")
    assert not pressed.failed
    assert reply.text == "Ben sits"
    assert reply.messages[0].edited is not None
    assert reply.messages[0].buttons == []


async def test_a_menu_gives_what_was_chosen(court: Court, anna: Person) -> None:
    options = [discord.SelectOption(label=f"Card {n}", value=str(n), description="A card") for n in range(5)]
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id="cards", options=options, min_values=2, max_values=3, placeholder="Your cards"
    )

    @court.act
    async def ask(interaction: Interaction) -> None:
        await interaction.response.send_message("Which?", view=view(menu), ephemeral=True)

    @court.act
    async def cards(interaction: Interaction) -> None:
        await interaction.response.edit_message(content="+".join(menu.values))

    reply = await anna.command("the-hall", "act", name="ask")
    seen = reply.messages[0].selects[0]
    assert (seen.least, seen.most, seen.placeholder, seen.options[4].label) == (2, 3, "Your cards", "Card 4")
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


async def test_a_component_can_be_deferred(court: Court, sandbox: Sandbox, anna: Person) -> None:
    @court.act
    async def ask(interaction: Interaction) -> None:
        await interaction.response.send_message("Ready?", view=view(button("yes")))

    @court.act
    async def yes(interaction: Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="Ready.", view=None)

    reply = await anna.command("the-hall", "act", name="ask")
    await anna.click(reply.messages[0], "yes")
    await sandbox.until(lambda: reply.text == "Ready.")


async def test_each_reader_brings_language_and_rights(court: Court, sandbox: Sandbox, ben: Person) -> None:
    sandbox.set_community("nl")
    ben.locale = "de"

    @court.act
    async def tell(interaction: Interaction) -> None:
        rights = interaction.permissions.manage_guild, interaction.app_permissions.send_messages
        await interaction.response.send_message(f"{interaction.locale} {interaction.guild_locale} {rights}")

    assert (await ben.command("the-hall", "act", name="tell")).text == "de nl (False, True)"
    assert "(True, True)" in (await sandbox.people["anna"].command("the-hall", "act", name="tell")).text
