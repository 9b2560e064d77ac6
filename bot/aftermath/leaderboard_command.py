"""/leaderboard: the best ratings in a game on this server.

The reader sees them privately, and can show them to the whole channel. Game, season and page stand in the ids;
everything is looked up when it is asked for.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from discord import app_commands

from bot import texts
from bot.aftermath.host import Interaction
from bot.aftermath.reckoning import FOR_EVER, START, by_side
from bot.aftermath.standings import IDLE, MATCHES, Leaderboard, Rank
from bot.commands.asker import language, place, shown_language
from bot.commands.lobby import game_named, suggest_games
from bot.commands.replies import reply, show, update
from bot.commands.rights import may_write
from bot.commands.router import on
from bot.commands.slash import named, suggesting, worded
from bot.messages.content import Button, Content, Entry, Menu, Row
from bot.messages.ids import make, make_menu
from bot.tables import Refusal
from bot.texts import Speaker, limits


@app_commands.command(name=named("command-leaderboard"), description=named("command-leaderboard.description"))
@worded("leaderboard", "game", "season")
@app_commands.guild_only()
async def leaderboard(interaction: Interaction, game: str | None = None, season: str | None = None) -> None:
    """Show the leaderboard."""
    await reply(interaction, await _page(interaction, await _look(interaction, game, season), 0))


leaderboard.autocomplete("game")(suggest_games)


@leaderboard.autocomplete("season")
@suggesting
async def _suggest_seasons(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the seasons of the game that has been chosen, narrowed by what has been typed."""
    board, say = await _look(interaction, interaction.namespace.game), texts.speaker(language(interaction))
    shown = {key: season_name(say, key) for key in board.seasons}
    found = [app_commands.Choice(name=name, value=key) for key, name in shown.items() if typed.lower() in name.lower()]
    return found[: limits.SUGGESTIONS]


@on("leaders")
async def turn(interaction: Interaction, game: str, season: str, page: int) -> None:
    """Turn to another page, in the private message that shows one."""
    await update(interaction, await _page(interaction, await _look(interaction, game, season), page))


@on("season")
async def pick_season(interaction: Interaction, game: str, *, value: str) -> None:
    """Turn to the season that was picked."""
    await update(interaction, await _page(interaction, await _look(interaction, game, value), 0))


@on("leadershere")
async def show_here(interaction: Interaction, game: str, season: str, page: int) -> None:
    """Show a page to the whole channel, in its language; only who may write there does."""
    if not may_write(interaction):
        raise Refusal("show-here")
    board = await _look(interaction, game, season)
    names = await _names(interaction, board, page)
    say = texts.speaker(await shown_language(interaction))
    await show(interaction, shown_leaderboard(say, board, names, page))


async def _look(interaction: Interaction, game: str | None, season: str | None = None) -> Leaderboard:
    """Return the leaderboard of the server; refuse a game that does not exist."""
    game = game_named(interaction, game)
    return await interaction.client.standings.leaderboard(place(interaction).guild, game, season)


async def _page(interaction: Interaction, board: Leaderboard, page: int) -> Content:
    names, say = await _names(interaction, board, page), texts.speaker(language(interaction))
    return leaderboard_page(say, board, names, interaction.user.id, page, here=may_write(interaction))


async def _names(interaction: Interaction, board: Leaderboard, page: int) -> dict[int, str]:
    users = [one.user for one in on_page(board, page)]
    return await interaction.client.standings.names(place(interaction).guild, users)


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (leaderboard,)


PAGE = 12
"""So many people are listed on a page."""

MINUS = "\N{MINUS SIGN}"


def on_page(board: Leaderboard, page: int) -> tuple[Rank, ...]:
    """Return the people listed on a page; pages count from 0.

    ``page`` may be any number (``page_of``).
    """
    start = PAGE * page_of(board, page)
    return board.listed[start : start + PAGE]


def page_of(board: Leaderboard, page: int) -> int:
    """Return the existing page that is nearest to that number."""
    return max(0, min(page, _pages(board) - 1))


def _pages(board: Leaderboard) -> int:
    return max(1, -(-len(board.listed) // PAGE))


def leaderboard_page(
    say: Speaker, board: Leaderboard, names: Mapping[int, str], me: int, page: int, *, here: bool
) -> Content:
    """Return a page as one person sees it, with all that turns to other pages.

    ``here``: the page can also be shown in the channel. ``names`` has the names of the people listed there, as far as
    they are known.
    """
    page = page_of(board, page)
    lines = [*_lines(say, board, names, page, me), *_own(say, board, me, page), *_note(say, board)]
    return Content("\n".join(lines), tuple(_rows(say, board, page, here=here)), keep_picture=True)


def shown_leaderboard(say: Speaker, board: Leaderboard, names: Mapping[int, str], page: int) -> Content:
    """Return a page as everybody sees it."""
    return Content("\n".join([*_lines(say, board, names, page_of(board, page)), *_note(say, board)]))


def season_name(say: Speaker, season: str) -> str:
    """Return the name of a season.

    >>> [season_name(texts.speaker("en"), one) for one in ("2026-4", "2026", "all")]
    ['4th quarter of 2026', '2026', 'all years']
    """
    if season == FOR_EVER:
        return say("season-all")
    year, _, quarter = season.partition("-")
    return say("season-quarter", year=year, quarter=int(quarter)) if quarter else year


def _lines(
    say: Speaker, board: Leaderboard, names: Mapping[int, str], page: int, me: int | None = None
) -> Iterator[str]:
    title = say("leaderboard-title", game=texts.game_name(say, board.game))
    yield f"### {title} · {season_name(say, board.season)}"
    if not board.listed:
        yield say("leaderboard-nobody" if board.season == board.seasons[0] else "leaderboard-nobody-then", **_FACTS)
    for one in on_page(board, page):
        name = texts.safe(names[one.user]) if one.user in names else say("leaderboard-somebody")
        line = f"**{one.rank}.** {name} · {_standing(say, board, one)}"
        yield f"{line} · **{say('leaderboard-you')}**" if one.user == me else line
    if _pages(board) > 1:
        yield "-# " + say("leaderboard-page", page=page + 1, pages=_pages(board), number=len(board.listed))


def _own(say: Speaker, board: Leaderboard, me: int, page: int) -> list[str]:
    """Return how the person themselves stands, unless the page shows this already."""
    own = board.of(me)
    if own is None:
        return [say("leaderboard-own-none")] if board.season == board.seasons[0] else []
    if own in on_page(board, page):
        return []
    key = f"leaderboard-own-{own.hidden or 'listed'}"
    return [say(key, standing=_standing(say, board, own), matches=own.matches, rank=str(own.rank), **_FACTS)]


def _standing(say: Speaker, board: Leaderboard, one: Rank) -> str:
    number = f"{one.number:+d}" if by_side(board.game) and one.number else str(one.number)
    return say("leaderboard-standing", number=number.replace("-", MINUS), matches=one.matches)


def _note(say: Speaker, board: Leaderboard) -> list[str]:
    """Return the line that explains what the numbers mean, if there are any."""
    key = "leaderboard-note-sides" if by_side(board.game) else "leaderboard-note"
    return [f"-# {say(key, **_FACTS)}"] if board.listed else []


_FACTS: Mapping[str, str | int] = {"needed": MATCHES, "days": IDLE, "start": str(START)}


def _rows(say: Speaker, board: Leaderboard, page: int, *, here: bool) -> Iterator[Row]:
    def to(action: str, number: int) -> str:
        return make(action, board.game, board.season, number)

    buttons: list[Button] = []
    if _pages(board) > 1:
        buttons += [
            Button(say("button-back"), to("leaders", page - 1), disabled=page == 0),
            Button(say("button-next"), to("leaders", page + 1), disabled=page == _pages(board) - 1),
        ]
    if here and board.listed:
        buttons.append(Button(say("button-show-here"), to("leadershere", page)))
    if buttons:
        yield tuple(buttons)
    if len(board.seasons) > 1:
        entries = (Entry(season_name(say, one), one, chosen=one == board.season) for one in board.seasons)
        yield Menu(make_menu("season", board.game), say("leaderboard-season-hint"), tuple(entries)[: limits.LINES])
