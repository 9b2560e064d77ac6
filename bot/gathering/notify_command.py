"""/my notify, and the buttons with which people are called no more."""

from discord import app_commands

import engine
from bot import texts
from bot.commands.asker import language, place
from bot.commands.lobby import game_named, suggest_games
from bot.commands.my import my
from bot.commands.replies import reply, update
from bot.commands.router import on
from bot.commands.slash import named, worded
from bot.gathering.host import Interaction
from bot.messages import Button, Content
from bot.messages.ids import make
from bot.store import ALL, CallWish
from bot.tables import Refusal
from bot.tables.wishes import zones

ON, OFF = "on", "off"
FIRST, LAST = 0, 24
"""The hours of a day."""


@my.command(name=named("command-my-notify"), description=named("command-my-notify.description"))
@worded("my-notify", "wish", "game", "since", "until")
@app_commands.choices(wish=[app_commands.Choice(name=named(f"notify-wish-{one}"), value=one) for one in (ON, OFF)])
async def notify(
    interaction: Interaction,
    wish: str | None = None,
    game: str | None = None,
    since: app_commands.Range[int, FIRST, LAST] | None = None,
    until: app_commands.Range[int, FIRST, LAST] | None = None,
) -> None:
    """Choose when to be called to tables that lack people; tells what is chosen."""
    where, user, calls = place(interaction).guild, interaction.user.id, interaction.client.calls
    key = game_named(interaction, game)
    if wish == OFF:
        await calls.end(user, where, key)
    elif wish == ON or key is not None or since is not None or until is not None:
        hours = await _hours(interaction, since, until)
        await calls.wish(CallWish(user, where, key or ALL, *hours))
    await reply(interaction, await _told(interaction))


notify.autocomplete("game")(suggest_games)


async def _hours(interaction: Interaction, since: int | None, until: int | None) -> tuple[int | None, int | None]:
    """Return the hours that were chosen; refuse hours that say nothing, or whose time zone is not known."""
    if since is None and until is None:
        return None, None
    first, last = since or FIRST, LAST if until is None else until
    if first == last:
        raise Refusal("call-hours")
    if (await interaction.client.tables.wishes.of(interaction.user.id)).zone not in zones():
        raise Refusal("call-zone")
    return first, last


@on("notify")
async def pick(interaction: Interaction, wish: str) -> None:
    """Choose by a button whether to be called, to tables of all games."""
    where, user, calls = place(interaction).guild, interaction.user.id, interaction.client.calls
    if wish == ON:
        await calls.wish(CallWish(user, where))
    elif wish == OFF:
        await calls.end(user, where)
    else:
        raise Refusal("forged")
    await update(interaction, await _told(interaction))


@on("uncall")
async def end(interaction: Interaction, table_id: int) -> None:
    """Call the person no more on the server of the table to which they were called."""
    table = await interaction.client.tables.stored(table_id)
    await interaction.client.calls.end(interaction.user.id, table.guild)
    await reply(interaction, texts.speaker(language(interaction))("notify-ended"))


async def _told(interaction: Interaction) -> Content:
    """Return what somebody has chosen on a server, with a button for the other choice."""
    say, user = texts.speaker(language(interaction)), interaction.user.id
    wishes = await interaction.client.calls.wishes(user, place(interaction).guild)
    zone = (await interaction.client.tables.wishes.of(user)).zone
    lines = [say("notify-on" if wishes else "notify-off"), *(_line(say, one, zone) for one in wishes)]
    if wishes:
        lines.append(say("notify-terms", quiet="yes" if zone in zones() else "no"))
    choice = OFF if wishes else ON
    button = Button(say(f"button-notify-{choice}"), make("notify", choice))
    return Content("\n".join(lines), ((button,),), keep_picture=True)


def _line(say: texts.Speaker, wish: CallWish, zone: str) -> str:
    """Return a wish in words: to which tables, and when."""
    known = wish.game in engine.games()
    game = texts.game_name(say, wish.game) if known else say("notify-all" if wish.game == ALL else "notify-gone")
    if wish.since is None or wish.until is None:
        return say("notify-line", game=game)
    if zone not in zones():
        return say("notify-line-lost", game=game)
    return say("notify-line-hours", game=game, since=f"{wish.since}:00", until=f"{wish.until}:00", zone=zone)
