"""/stats: what somebody's matches on this server come to, privately; who asks about themselves may show it to all.

Outside of servers that have added the bot it tells people their own matches alone, on all servers.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

import discord
from discord import app_commands
from msgspec.structs import replace

from bot import texts
from bot.aftermath.host import Interaction
from bot.aftermath.statistics import OfGame, Outcome, Rival, Statistics, Tally
from bot.commands.asker import is_here, language, place, shown_language
from bot.commands.lobby import game_named, suggest_games
from bot.commands.registration import link_for_servers
from bot.commands.replies import reply, show
from bot.commands.rights import check_people, check_shows, may_write
from bot.commands.router import on
from bot.commands.slash import everywhere, named, worded
from bot.messages.content import Button, Content
from bot.messages.ids import make
from bot.pictures import ChartOf
from bot.pictures.chart import MOST_DOTS, MOST_ROWS, Bar, Bars, Chart, Dot, Figure
from bot.tables import Refusal
from bot.texts import Speaker

RIVALS = 3
"""With so many people somebody is compared."""


@app_commands.command(name=named("command-stats"), description=named("command-stats.description"))
@worded("stats", "person", "game")
async def stats(interaction: Interaction, person: discord.User | None = None, game: str | None = None) -> None:
    """Show what somebody's matches come to."""
    await _tell(interaction, person, game)


async def _stats_of(interaction: Interaction, person: discord.User) -> None:
    """Show what the matches come to of the person on whom the menu was opened."""
    await _tell(interaction, person, None)


async def _tell(interaction: Interaction, person: discord.User | None, game: str | None) -> None:
    check_people([person] if person is not None else [])
    of = person or interaction.user
    if of.id != interaction.user.id and not is_here(interaction):
        raise Refusal("stats-elsewhere")
    own, say = of.id == interaction.user.id, texts.speaker(language(interaction))
    await check_shows(interaction, of)
    game = game_named(interaction, game)
    found = await _look(interaction, of.id, game)
    if not found.total.matches:
        await reply(interaction, _nothing(interaction, of.display_name, game, own=own))
        return
    listed = (await interaction.client.tables.wishes.of(of.id)).statistics
    rivals = await _rivals(interaction, found) if listed else {}
    if own:
        here = may_write(interaction)
        told = own_statistics(say, of.display_name, game, found, rivals, listed=listed, here=here)
        if not is_here(interaction):
            told = replace(told, text=f"{told.text}\n{say('stats-everywhere')}")
    else:
        told = statistics_page(say, of.display_name, found, rivals)
    await reply(interaction, told)


stats.autocomplete("game")(suggest_games)


@on("statshere")
async def show_here(interaction: Interaction, game_key: str) -> None:
    """Show one's own statistics to the whole channel, in its language.

    Only somebody who may write there may do this. The people with whom somebody has played are left out: they have not
    asked to be compared in public.
    """
    if not may_write(interaction):
        raise Refusal("show-here")
    game, name = game_named(interaction, game_key or None), interaction.user.display_name
    found = await _look(interaction, interaction.user.id, game)
    if not found.total.matches:
        await reply(interaction, _nothing(interaction, name, game, own=True))
        return
    say = texts.speaker(await shown_language(interaction))
    await show(interaction, with_invitation(interaction, say, statistics_page(say, name, found, {})))


def with_invitation(interaction: Interaction, say: Speaker, content: Content) -> Content:
    """Return what is shown, outside of the bot's servers with a link that adds it, if the operator wants that."""
    application = interaction.client.application_id
    if is_here(interaction) or not interaction.client.settings.invites or application is None:
        return content
    return replace(content, text=f"{content.text}\n{say('play-here', link=link_for_servers(application))}")


def _nothing(interaction: Interaction, name: str, game: str | None, *, own: bool) -> str:
    say = texts.speaker(language(interaction))
    if is_here(interaction):
        return no_statistics(say, name, game, own=own)
    if game is None:
        return say("stats-none-everywhere")
    return say("stats-none-everywhere-game", game=texts.game_name(say, game))


async def _look(interaction: Interaction, user: int, game: str | None) -> Statistics:
    guild = place(interaction).guild if is_here(interaction) else None
    return await interaction.client.results.statistics(guild, user, game)


async def _rivals(interaction: Interaction, found: Statistics) -> dict[Rival, str]:
    """Return the rivals most often played with who show statistics, each with their last name.

    Outside of servers that have added the bot there are none: people are compared on the server where they met.
    """
    if not is_here(interaction):
        return {}
    tables, rivals = interaction.client.tables, list[Rival]()
    for one in found.rivals:
        if (await tables.wishes.of(one.user)).statistics:
            rivals.append(one)
        if len(rivals) == RIVALS:
            break
    names = await interaction.client.standings.names(place(interaction).guild, [one.user for one in rivals])
    return {one: names.get(one.user, "") for one in rivals}


on_person = app_commands.ContextMenu(
    name=named("menu-stats"), callback=_stats_of, allowed_contexts=app_commands.AppCommandContext(guild=True)
)

COMMANDS: tuple[app_commands.Command[Any, ..., Any] | app_commands.ContextMenu, ...] = (everywhere(stats), on_person)


LISTED = 8
"""So many games are told one by one."""


def own_statistics(
    say: Speaker,
    name: str,
    game: str | None,
    found: Statistics,
    rivals: Mapping[Rival, str],
    *,
    listed: bool,
    here: bool,
) -> Content:
    """Return the statistics that somebody is told of themselves.

    ``listed``: others are told them, too. ``here``: they can be shown in the channel.
    """
    told = statistics_page(say, name, found, rivals)
    text = told.text if listed else f"{told.text}\n{say('stats-private')}"
    button = Button(say("button-show-here"), make("statshere", game or ""))
    return Content(text, ((button,),) if here else (), chart=told.chart)


def statistics_page(say: Speaker, name: str, found: Statistics, rivals: Mapping[Rival, str]) -> Content:
    """Return the page with the statistics of somebody's matches, of one game or of several.

    ``name`` is the name as it is. ``rivals`` come with their names.
    """
    title = texts.game_name(say, next(iter(found.games))) if len(found.games) == 1 else say("stats-all")
    lines = [f"### {say('stats-title', name=texts.safe(name), game=title)}", *_lines(say, found)]
    if rivals:
        lines.append(say("stats-rivals"))
        lines += [f"- {_rival(say, one, called)}" for one, called in rivals.items()]
    return Content("\n".join(lines), chart=ChartOf(_chart(say, texts.plain(name), title, found), say.language))


def no_statistics(say: Speaker, name: str, game: str | None, *, own: bool) -> str:
    """Return the text about somebody without matches, with what to do about that."""
    whose = "own" if own else "other"
    if game is None:
        return say("stats-none", whose=whose, name=texts.safe(name))
    return say("stats-none-game", whose=whose, name=texts.safe(name), game=texts.game_name(say, game))


def _lines(say: Speaker, found: Statistics) -> Iterator[str]:
    """Yield the total, what it consists of, and each game."""
    total, alone = found.total, found.alone
    percent = round(100 * total.wins / total.matches)
    yield f"- **{say('stats-total', tally=_tally(say, total), percent=percent)}**"
    if alone.matches:
        people = Tally(*(one - other for one, other in zip(total, alone, strict=True)))
        yield f"- {say('stats-people', tally=_tally(say, people))}"
        yield f"- {say('stats-alone', tally=_tally(say, alone))}"
    if found.longest:
        yield f"- {say('stats-streak', longest=found.longest, now=found.streak)}"
    yield f"- {say('stats-reliable', part=found.reliable, whole=total.matches)}"
    for game, one in list(found.games.items())[:LISTED]:
        name = f"{texts.game_name(say, game)}: {_tally(say, one.tally)}" if len(found.games) > 1 else ""
        parts = [part for part in (name, *_of_game(say, game, one)) if part]
        if parts:
            yield f"- {' · '.join(parts)}"


def _of_game(say: Speaker, game: str, one: OfGame) -> Iterator[str]:
    if one.points is not None:
        yield say("stats-points", points=texts.decimal(say, one.points))
    for side, tally in one.sides.items():
        share = say("stats-share", part=tally.wins, whole=tally.matches)
        yield say("stats-side", side=texts.side_name(say, game, side), share=share)


def _tally(say: Speaker, tally: Tally) -> str:
    return say("stats-tally", matches=tally.matches, wins=tally.wins, shared=tally.shared)


def _rival(say: Speaker, one: Rival, name: str) -> str:
    named = texts.safe(name) if name else say("stats-somebody")
    return say("stats-rival", name=named, matches=one.matches, better=one.better, worse=one.worse)


def _chart(say: Speaker, name: str, title: str, found: Statistics) -> Chart:
    """Return the chart of somebody's matches.

    For one game the chart shows its points. For several games it shows how each match came out, row by row.
    """
    last, several = found.scores[-MOST_DOTS:], len(found.games) > 1
    games = list(found.games)
    every = "true" if len(last) == found.total.matches else "false"
    points = next(iter(found.games.values())).points if not several else None
    return Chart(
        name=name,
        title=title,
        figures=_figures(say, found),
        heading=say("stats-course-rows" if several else "stats-course-points", all=every, number=len(last)),
        dots=tuple(Dot(one.outcome, one.points, min(games.index(one.game), MOST_ROWS - 1)) for one in last),
        matches=found.total.matches,
        rows=_rows(say, games) if several else (),
        average=points,
        average_words=say("stats-average", all=every, points=texts.decimal(say, points)) if points is not None else "",
        groups=tuple(_groups(say, found)),
    )


def _rows(say: Speaker, games: Sequence[str]) -> tuple[str, ...]:
    """Return a row for each game; if there are too many, the games seldom played share the last row."""
    names = [texts.game_name(say, game) for game in games]
    return tuple(names if len(names) <= MOST_ROWS else [*names[: MOST_ROWS - 1], say("stats-others")])


def _figures(say: Speaker, found: Statistics) -> tuple[Figure, ...]:
    total = found.total
    return (
        Figure(str(total.matches), say("stats-figure-matches", number=total.matches)),
        Figure(str(total.wins), say("stats-figure-wins", shared=total.shared)),
        Figure(str(found.longest), say("stats-figure-streak", number=found.longest, now=found.streak)),
        Figure(f"{found.reliable}/{total.matches}", say("stats-figure-reliable")),
    )


def _groups(say: Speaker, found: Statistics) -> Iterator[Bars]:
    """Yield wins by game.

    If there is only one game, yield wins by side, if it has sides, and how often each outcome came.
    """
    if len(found.games) > 1:
        by_game = [(texts.game_name(say, game), one.tally) for game, one in found.games.items()]
        yield Bars(say("stats-bars-games"), _wins(by_game))
        return
    (game, one), *_ = found.games.items()
    if one.sides:
        by_side = [(texts.side_name(say, game, side), tally) for side, tally in one.sides.items()]
        yield Bars(say("stats-bars-sides"), _wins(by_side))
    came = [score.outcome for score in found.scores]
    outcomes = [key for key in get_args(Outcome) if key in came]
    bars = [Bar(say("stats-outcome", key=key), came.count(key), len(came), key) for key in outcomes]
    yield Bars(say("stats-bars-outcomes"), tuple(bars))


def _wins(tallies: Sequence[tuple[str, Tally]]) -> tuple[Bar, ...]:
    return tuple(Bar(name, tally.wins, tally.matches) for name, tally in tallies[:MOST_ROWS])
