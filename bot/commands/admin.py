"""/status and /abort."""

import logging
import math
import platform
from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot import VERSION, texts
from bot.commands.asker import language, person
from bot.commands.board import troubles
from bot.commands.host import Host, Interaction
from bot.commands.replies import reply, update
from bot.commands.rights import administers, may_see
from bot.commands.router import on
from bot.commands.settings import may_create_events, may_mention
from bot.commands.slash import named, suggesting, worded
from bot.delivery.server_log import action_line
from bot.messages import LEFT_OUT, Button, Content, computers, pace_name, time_left
from bot.messages.ids import LONE, make
from bot.tables import Refusal, Table, is_away
from bot.texts import limits
from bot.watching.metrics import rounded

_log = logging.getLogger(__name__)

LISTED = 15
"""/status lists at most so many tables, fewer if their lines are long."""

ACTIONS = 800
"""So many of them are for what was done to the server's tables."""

PLANS = 600
"""So many are for the server's plans."""

REASON = 100
"""So many characters a reason may have."""

QUOTED = "\n> "
"""The sign before a reason, in the question whether to close a table."""


@app_commands.command(name=named("command-status"), description=named("command-status.description"))
@app_commands.guild_only()
async def status(interaction: Interaction) -> None:
    """Tell how the table here stands; to those who manage the server, all tables and the bot's health."""
    say = texts.speaker(language(interaction))
    table = await interaction.client.tables.latest_in(interaction.channel_id or 0)
    lines: list[str] = []
    if table is not None and table.is_open:
        lines += await _standing(interaction, say, table)
        lines += await troubles(interaction, table)
    else:
        lines.append(say("status-no-table"))
    lines += await _plans(interaction, say)
    if await administers(interaction):
        health = await _health(interaction, say) if interaction.permissions.manage_guild else []
        actions = await _actions(interaction, say)
        room = limits.MESSAGE - sum(len(line) + 1 for line in (*lines, *actions, *health))
        lines += [*await _server(interaction, say, table, room), *actions, *health]
    await reply(interaction, "\n".join(lines))


async def _plans(interaction: Interaction, say: texts.Speaker) -> list[str]:
    """Return the server's plans in channels that the person sees; all of them to those who administer tables."""
    everywhere, plans = await administers(interaction), interaction.client.tables.plans
    seen = [one for one in await plans.on(interaction.guild_id or 0) if everywhere or may_see(interaction, one)]
    lines = [f"`{one.id}` {await _line(interaction, say, one)}" for one in seen]
    return _fitting(say("status-plans"), lines, PLANS)


async def _standing(interaction: Interaction, say: texts.Speaker, table: Table) -> list[str]:
    """Return how a table stands, and the line about time; or that a defect of its game hides it."""
    try:
        return [await _line(interaction, say, table), *await _time(interaction, say, table)]
    except Exception as error:
        if is_away(error):
            raise
        _log.warning("the people of table %d cannot be told: %r", table.id, error)
        return [say("status-unshown", game=texts.game_name(say, table.game), where=f"<#{table.channel}>")]


async def _line(interaction: Interaction, say: texts.Speaker, table: Table) -> str:
    """Return game, round, who is awaited, and since when; or why that cannot be told."""
    if not table.has_game:
        return say("refusal-game-missing", game=texts.safe(table.game))
    game, where = texts.game_name(say, table.game), f"<#{table.channel}>"
    if table.plan is not None and table.state == "planned":
        when = f"<t:{table.plan.at:.0f}:F>"
        return say("plan-in-line", game=game, where=where, when=when, number=len(table.sitters))
    if table.state == "lobby":
        return say("status-lobby", game=game, where=where, number=len(table.sitters), since=_when(table.opened))
    try:
        onlooker = await interaction.client.tables.matches.seat(table)
        since = await interaction.client.tables.matches.waiting_since(table)
    except Refusal as refusal:
        return say(f"refusal-{refusal.key}")
    view = onlooker.view
    return say(
        "status-running",
        game=game,
        where=where,
        round=view.round,
        counted=texts.round_within(say, table.game, view.round, view.rounds),
        phase=texts.phase(say, table.game, view.phase),
        awaited=len(view.asked),
        names=", ".join(texts.safe(table.names[seat]) for seat in view.asked),
        since=_when(since),
    )


async def _server(interaction: Interaction, say: texts.Speaker, here: Table | None, room: int) -> list[str]:
    """Return the server's open tables, as many as fit into so many characters; the table ``here`` is told already."""
    tables = await interaction.client.tables.open_tables(interaction.guild_id or 0)
    lines = ["", say("status-server", number=len(tables))]
    room -= sum(len(line) + 1 for line in (*lines, LEFT_OUT))
    for table in tables[:LISTED]:
        told = here is not None and table.id == here.id
        standing = [say("status-here")] if told else await _standing(interaction, say, table)
        line = f"`{table.id}` " + "\n".join(standing)
        room -= len(line) + 1
        if room < 0:
            break
        lines.append(line)
    return lines if len(lines) == len(tables) + 2 else [*lines, LEFT_OUT]


async def _time(interaction: Interaction, say: texts.Speaker, table: Table) -> list[str]:
    """Return the line about time at a running match.

    The line has the pace, until when there is time, and who is away. The line also tells how well computer players
    play, and which seats are offered.
    """
    if table.state != "running" or not table.has_game:
        return []
    parts = [
        pace_name(say, table, table.pace),
        *time_left(say, table, await interaction.client.tables.clocks.of(table)),
    ]
    sitters = list(zip(table.names, table.sitters, strict=True))
    if away := [texts.safe(name) for name, one in sitters if one.away]:
        parts.append(say("status-away", names=", ".join(away)))
    parts += computers(say, table)
    if free := [texts.safe(name) for name, one in sitters if one.offered]:
        parts.append(say("status-offered", names=", ".join(free)))
    return [f"-# {' · '.join(parts)}"]


async def _actions(interaction: Interaction, say: texts.Speaker) -> list[str]:
    """Return lines about what was done to the server's tables and settings lately, the newest first."""
    actions = await interaction.client.tables.actions.of(interaction.guild_id or 0)
    return _fitting(say("status-actions"), [f"-# {action_line(say, one)}" for one in actions], ACTIONS)


def _fitting(title: str, lines: Sequence[str], room: int) -> list[str]:
    """Return a title and the lines below it for which there is room; nothing without any line."""
    found = ["", title]
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            return [*found, LEFT_OUT]
        found.append(line)
    return found if lines else []


async def _health(interaction: Interaction, say: texts.Speaker) -> list[str]:
    client = interaction.client
    latency = client.latency
    everywhere, paused = await client.tables.servers.count_open()
    return [
        "",
        say(
            "status-health",
            version=VERSION,
            python=platform.python_version(),
            since=_when(client.since),
            latency=round(latency * 1000) if math.isfinite(latency) else 0,
            shards=client.shard_count or 1,
            tables=everywhere,
            invalid=rounded(client.delivery.limiter.refused),
        )
        + _shards(client, say),
        *await _lacking(interaction, say),
        *([say("status-paused", number=paused)] if paused else []),
        *([say("openings-waiting", number=waiting)] if (waiting := client.delivery.backlog.openings_waiting) else []),
        *(
            say("status-restarted", work=work, times=one.times, since=_when(one.at), table=one.table)
            for work, one in client.supervisor.failures.items()
        ),
    ]


async def _lacking(interaction: Interaction, say: texts.Speaker) -> list[str]:
    """Return the settings for which the bot lacks a permission."""
    settings = await interaction.client.tables.settings.of(interaction.guild_id or 0)
    no_events = settings.events and not may_create_events(interaction)
    return [*_call_role(interaction, say, settings.call), *([say("refusal-events")] if no_events else [])]


def _call_role(interaction: Interaction, say: texts.Speaker, number: int | None) -> list[str]:
    """Return that the bot may not mention the role that *Call players* mentions, if that is so."""
    guild = interaction.guild
    if number is None or guild is None:
        return []
    role = guild.get_role(number)
    return [] if role is not None and may_mention(role) else [say("refusal-call-role", role=f"<@&{number}>")]


def _shards(client: Host, say: texts.Speaker) -> str:
    """Return how many shards are connected here.

    The text is empty if all are connected, and no others exist.
    """
    gateway, count = client.gateway, client.shard_count or 1
    connected, own = len(gateway.connected), len(gateway.own_shards)
    if connected == own == count:
        return ""
    return f" {say('status-shards', connected=connected, own=own, shards=count)}"


def _when(seconds: float) -> str:
    return f"<t:{int(seconds)}:R>"


@app_commands.command(name=named("command-abort"), description=named("command-abort.description"))
@worded("abort", "table")
@worded("table", "reason")
@app_commands.allowed_contexts(guilds=True, dms=True)
async def abort(
    interaction: Interaction, table: int | None = None, reason: app_commands.Range[str, 1, REASON] = ""
) -> None:
    """Close a table, after a confirmation; in direct messages a match played alone."""
    if interaction.guild_id is None and table is None:
        await _ask_to_end_alone(interaction)
        return
    tables = interaction.client.tables
    found = await (tables.table_in(interaction.channel_id or 0) if table is None else tables.stored(table))
    await ask_to_close(interaction, found, reason)


async def _ask_to_end_alone(interaction: Interaction) -> None:
    """Ask whether the match that somebody plays alone is to be ended."""
    play, say = await interaction.client.tables.alone.of(interaction.user.id), texts.speaker(language(interaction))
    if play is None or play.is_over:
        raise Refusal("alone-none")
    name, number = texts.game_name(say, play.lone.record.game), len(play.lone.names) - 1
    end = Button(say("alone-end-now"), make(f"{LONE}end", play.lone.number), "danger")
    where = say("alone-where", game=name, number=number)
    await reply(interaction, Content(f"{where}\n{say('alone-sure')}", ((end,),)))


async def ask_to_close(interaction: Interaction, table: Table, reason: str) -> None:
    """Ask whether a table is to be closed; the reason stands in the question, made safe to be shown."""
    await _check_may_abort(interaction, table)
    say = texts.speaker(language(interaction))
    because = f"{QUOTED}{texts.safe(reason)}" if reason else ""
    planned = table.state == "planned"
    sure = say("plan-cancel-sure" if planned else "abort-sure")
    line = f"{(await _standing(interaction, say, table))[0]}\n{sure}{because}"
    label = say("button-plan-cancel" if planned else "button-abort")
    button = Button(label, make("abort", table.id), "danger")
    await reply(interaction, Content(line, ((button,),)))


@suggesting
async def suggest_tables(interaction: Interaction, typed: int | str) -> list[app_commands.Choice[int]]:
    """Suggest the server's open tables to those who may administer them."""
    if not await administers(interaction):
        return []
    say = texts.speaker(language(interaction))
    guild = interaction.guild_id or 0
    tables = [*await interaction.client.tables.open_tables(guild), *await interaction.client.tables.plans.on(guild)]
    names = [
        (f"{table.id}: {texts.game_name(say, table.game)}, {', '.join(table.names)}"[: limits.SUGGESTION], table)
        for table in tables
    ]
    return [app_commands.Choice(name=name, value=table.id) for name, table in names if str(typed or "") in name][
        : limits.SUGGESTIONS
    ]


abort.autocomplete("table")(suggest_tables)


@on("abort")
async def confirm_abort(interaction: Interaction, table_id: int) -> None:
    """Close the table now, for the reason in the question."""
    table = await interaction.client.tables.stored(table_id)
    await _check_may_abort(interaction, table)
    question = interaction.message.content if interaction.message is not None else ""
    table = await interaction.client.tables.ending.abort(table.id, person(interaction), question.partition(QUOTED)[2])
    say = texts.speaker(language(interaction))
    await update(interaction, Content(say("abort-done"), keep_picture=True))


async def _check_may_abort(interaction: Interaction, table: Table) -> None:
    """Refuse anybody except the host before the start, and those who administer the server's tables at any time."""
    if table.guild != interaction.guild_id:
        raise Refusal("no-such-table")
    if not table.is_open:
        raise Refusal("over")
    if (table.state in ("planned", "lobby") and interaction.user.id == table.host) or await administers(interaction):
        return
    raise Refusal("abort-running" if table.state == "running" else "abort-lobby")


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (status, abort)
