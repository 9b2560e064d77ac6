"""/plan: a table for a time, typed as people type it."""

from datetime import datetime, timedelta
from typing import Any

from babel.dates import format_datetime
from discord import app_commands

from bot import texts
from bot.commands.asker import check_permissions, language, person, place
from bot.commands.host import Interaction
from bot.commands.lobby import game_named, offered_games, unseen
from bot.commands.my import suggest_zones
from bot.commands.replies import reply
from bot.commands.slash import named, suggesting, worded
from bot.gathering import when as times
from bot.gathering.when import Unclear
from bot.tables import Refusal
from bot.tables.plans import rules
from bot.tables.settings import usual_game
from bot.tables.wishes import zone_named
from bot.texts import Speaker, limits

NOWHERE = "UTC"
"""The time zone of people who have said none: nothing but a time from now can be told there."""
ZONE = texts.speaker("en")("command-plan.zone")
"""The option for the time zone, as Discord calls it."""
EVENING = 20
"""The hour that is suggested first."""


@app_commands.command(name=named("command-plan"), description=named("command-plan.description"))
@worded("plan", "when", "game", "seats", "zone")
@app_commands.guild_only()
async def plan(
    interaction: Interaction,
    when: app_commands.Range[str, 1, 100],
    game: str | None = None,
    seats: app_commands.Range[int, 2, 20] | None = None,
    zone: str | None = None,
) -> None:
    """Plan a table, with the person who asks as host."""
    tables, where, who = interaction.client.tables, place(interaction), person(interaction)
    check_permissions(interaction)
    key = game_named(interaction, game) or usual_game(await tables.settings.of(where.guild))
    known = await _zone(interaction, zone)
    at = _understood(interaction, when, known)
    table = await tables.plans.make(where, who, key, at, known or NOWHERE, seats or 0)
    await interaction.client.delivery.bring_in_line(table.id)
    event = await tables.plans.event_of(table.id)
    say = texts.speaker(who.language)
    first = next((one.deed for one in rules.dues(table)), "call")
    told = [say("plan-made", game=texts.game_name(say, key), when=f"<t:{at:.0f}:F>", first=first)]
    if event is not None and event.refused:
        told.append(say("event-none", why=event.refused))
    await reply(interaction, await unseen(interaction, table) or "\n".join(told))


async def _zone(interaction: Interaction, typed: str | None) -> str:
    """Return the time zone of the person, which is remembered when they name it; empty if they never did."""
    wishes = interaction.client.tables.wishes
    if typed is not None:
        return (await wishes.choose(interaction.user.id, types_in=typed)).types_in
    known = await wishes.of(interaction.user.id)
    return known.types_in or known.zone


def _understood(interaction: Interaction, typed: str, zone: str) -> float:
    """Return the time that was typed; refuse what is none, with the reason and examples."""
    say, now = texts.speaker(language(interaction)), interaction.client.tables.now()
    try:
        return times.checked(_readings(typed, now, zone, str(interaction.locale))[0], now, zone or NOWHERE)
    except Unclear as unclear:
        at = _said(say, unclear.at) if unclear.at is not None else ""
        raise Refusal(f"when-{unclear.key}", when=at, minutes=times.NEAREST, days=times.FARTHEST) from None


def _readings(typed: str, now: float, zone: str, locale: str) -> list[float]:
    """Return the times that may be meant; a time of the clock is unclear while no time zone is known."""
    found = times.readings(typed, now, zone or NOWHERE, locale)
    if not zone and not times.is_from_now(typed):
        raise Unclear("zone")
    return found


def _said(say: Speaker, at: datetime) -> str:
    """Return a time in words: *Friday 27 November, 20:30*."""
    return format_datetime(at, say("plan-time-pattern"), locale=say.language)


# Suggestions


@plan.autocomplete("when")
@suggesting
async def _suggest_times(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the times that may be meant, as they are understood; or say why none is."""
    say, now = texts.speaker(language(interaction)), interaction.client.tables.now()
    named_zone = getattr(interaction.namespace, ZONE, None)
    known = await interaction.client.tables.wishes.of(interaction.user.id)
    zone = _if_known(named_zone) or known.types_in or known.zone
    try:
        found = _possible(typed, now, zone, str(interaction.locale)) if typed.strip() else _evenings(now, zone)
    except Unclear as unclear:
        told = say("plan-not-yet", why=unclear.key)
        return [app_commands.Choice(name=told[: limits.SUGGESTION], value=typed or "?")]
    from_now = typed if times.is_from_now(typed) else ""
    return [_choice(say, at, zone or NOWHERE, from_now) for at in found]


def _if_known(zone: str | None) -> str:
    try:
        return zone_named(zone) if zone else ""
    except Refusal:
        return ""


def _possible(typed: str, now: float, zone: str, locale: str) -> list[float]:
    """Return the times that may be meant and can be planned; for a day without an hour, its evening."""
    try:
        found = _readings(typed, now, zone, locale)
    except Unclear as unclear:
        if unclear.key != "hour":
            raise
        found = [_readings(f"{typed} {hour}:00", now, zone, locale)[0] for hour in (EVENING, 19, 21, 18)]
    first = times.checked(found[0], now, zone or NOWHERE)
    return [first, *(at for at in found[1:] if now < at < now + times.FARTHEST * 24 * 3600)]


def _evenings(now: float, zone: str) -> list[float]:
    """Return the next evenings; none while no time zone is known."""
    if not zone:
        raise Unclear("zone")
    today = times.local(now, zone).replace(hour=EVENING, minute=0, second=0, microsecond=0)
    found = [(today + timedelta(days=day)).timestamp() for day in range(8)]
    return [at for at in found if at > now + times.NEAREST * 60]


def _choice(say: Speaker, at: float, zone: str, from_now: str) -> app_commands.Choice[str]:
    """Return a time as a suggestion: in words, and as a form that is always understood the same.

    A time ``from_now`` stays as it was typed. It needs no time zone, and stays as far away during typing.
    """
    local = times.local(at, zone)
    name = f"{_said(say, local)}, {zone}"
    return app_commands.Choice(name=name[: limits.SUGGESTION], value=from_now or f"{local:%Y-%m-%d %H:%M}")


plan.autocomplete("game")(offered_games)
plan.autocomplete("zone")(suggest_zones)

COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (plan,)
