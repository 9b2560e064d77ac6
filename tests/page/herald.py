"""A small bot with one command for each thing the page has to show."""

import asyncio
import contextlib
import io
from typing import Any

import discord
from discord import app_commands
from PIL import Image, ImageDraw

CARDS = ("farmer", "knight", "traitor", "builder")
Few = app_commands.Range[int, 1, 3]
GERMAN = {"greet": "gruessen", "play": "spielen", "card": "karte", "game": "spiel", "vote": "wahl"}


class German(app_commands.Translator):
    """Names of some commands in German."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, _: app_commands.TranslationContextTypes
    ) -> str | None:
        return GERMAN.get(string.message) if locale is discord.Locale.german else None


class Counter(discord.ui.View):
    """Buttons of every style, one of which counts its presses on the message."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.presses = 0
        self.add_item(discord.ui.Button(label="Elsewhere", url="https://example.org/"))
        self.add_item(discord.ui.Button(label="Not now", custom_id="not-now", disabled=True))

    @discord.ui.button(label="Count", custom_id="count", style=discord.ButtonStyle.primary)
    async def count(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
        self.presses += 1
        await interaction.response.edit_message(content=f"Pressed {self.presses} times", view=self)

    @discord.ui.button(label="Yes", custom_id="yes", style=discord.ButtonStyle.success)
    async def yes(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
        await interaction.response.edit_message(content="**Done**", view=None)

    @discord.ui.button(label="Silent", custom_id="silent", style=discord.ButtonStyle.danger)
    async def silent(self, _: discord.Interaction, __: discord.ui.Button[Any]) -> None:
        """Never answers."""


class Menus(discord.ui.View):
    """A menu for one choice and one for two to three."""

    @discord.ui.select(
        custom_id="one",
        placeholder="Your role",
        options=[discord.SelectOption(label=card.title(), value=card, description=f"Be the {card}") for card in CARDS],
    )
    async def one(self, interaction: discord.Interaction, select: discord.ui.Select[Any]) -> None:
        await interaction.response.send_message(f"One: {select.values}")

    @discord.ui.select(
        custom_id="many",
        placeholder="Your cards",
        min_values=2,
        max_values=3,
        options=[discord.SelectOption(label=card.title(), value=card, default=card == "knight") for card in CARDS],
    )
    async def many(self, interaction: discord.Interaction, select: discord.ui.Select[Any]) -> None:
        await interaction.response.send_message(f"Many: {sorted(select.values)}")


class Oath(discord.ui.Modal, title="Your oath"):
    """A modal with a required line and a longer text that may be left out."""

    words = discord.ui.TextInput[Any](label="Words", custom_id="words", min_length=3)
    reason = discord.ui.TextInput[Any](
        label="Reason", custom_id="reason", style=discord.TextStyle.paragraph, required=False
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Sworn: {self.words.value} / {self.reason.value}")


class Herald(discord.AutoShardedClient):
    """The bot; ``focused`` lists what it was asked to suggest choices for, ``may_think`` lets /think end."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.focused: list[str] = []
        self.may_think = asyncio.Event()
        self.tree = app_commands.CommandTree(self)
        self.ids: dict[str, int] = {}
        answering: list[Any] = [greet, whisper, play, buttons, menus, oath, silent, think, deal, picture, game]
        for command in (*answering, welcome, quote):
            self.tree.add_command(command)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Not wait five seconds between two connections."""

    async def setup_hook(self) -> None:
        await self.tree.set_translator(German())
        self.ids = {command.name: command.id for command in await self.tree.sync()}


def _herald(interaction: discord.Interaction) -> Herald:
    assert isinstance(interaction.client, Herald)
    return interaction.client


def board(width: int = 840, height: int = 420) -> bytes:
    image = Image.new("RGB", (width, height), "#2b3a55")
    ImageDraw.Draw(image).ellipse((width // 4, 40, width // 2, height - 40), fill="#d9b36c")
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    return buffer.getvalue()


@app_commands.command(description="Says hello to somebody")
async def greet(interaction: discord.Interaction, name: str | None = None) -> None:
    await interaction.response.send_message(f"Hello **{name or interaction.user.display_name}**")


@app_commands.context_menu(name="Greet")
async def welcome(interaction: discord.Interaction, person: discord.User) -> None:
    await interaction.response.send_message(f"Greetings, {person.display_name}", ephemeral=True)


@app_commands.context_menu(name="Quote")
async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"{message.author.display_name}: {message.content}", ephemeral=True)


@app_commands.command(description="Tells you alone a secret")
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def whisper(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("You are the traitor", ephemeral=True)


@app_commands.command(description="Plays a card")
@app_commands.choices(place=[app_commands.Choice(name="The castle", value="castle")])
async def play(interaction: discord.Interaction, card: str, place: str | None = None, times: Few | None = None) -> None:
    await interaction.response.send_message(f"Played {card} at {place}, {times} times")


@play.autocomplete("card")
async def cards(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    _herald(interaction).focused.append(typed)
    return [app_commands.Choice(name=f"The {card}", value=card) for card in CARDS if typed.lower() in f"the {card}"]


game = app_commands.Group(name="game", description="Plays a game")


@game.command(description="Votes for a card")
async def vote(interaction: discord.Interaction, card: str) -> None:
    await interaction.response.send_message(f"Voted for {card}")


vote.autocomplete("card")(cards)


@game.command(description="Names commands")
async def hint(interaction: discord.Interaction) -> None:
    ids = _herald(interaction).ids
    told = f"</game vote:{ids['game']}> votes, </greet:{ids['greet']}> greets, "
    told += f"</game dance:{ids['game']}> is gone, </join:1> was another’s"
    await interaction.response.send_message(told)


@app_commands.command(description="Shows buttons")
async def buttons(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Pressed 0 times", view=Counter())


@app_commands.command(description="Shows menus")
async def menus(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Choose", view=Menus())


@app_commands.command(description="Lets you swear an oath")
async def oath(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Oath())


@app_commands.command(description="Never answers")
async def silent(_: discord.Interaction) -> None:
    pass


@app_commands.command(description="Thinks before it answers")
async def think(interaction: discord.Interaction) -> None:
    await interaction.response.defer(thinking=True)
    await _herald(interaction).may_think.wait()
    await interaction.followup.send("Thought about it")


@app_commands.command(description="Sends you your hand")
async def deal(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    with contextlib.suppress(discord.Forbidden):
        await interaction.user.send("Your hand: farmer, knight")
        await interaction.followup.send("Look at your direct messages")
        return
    await interaction.followup.send("Your direct messages are closed")


@app_commands.command(description="Shows the board")
async def picture(interaction: discord.Interaction) -> None:
    file = discord.File(io.BytesIO(board()), "board.png", description="A golden circle on blue")
    await interaction.response.send_message("The board", file=file)
