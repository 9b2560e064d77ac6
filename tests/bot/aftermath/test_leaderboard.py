"""/leaderboard, from the first match to the tenth and beyond, as people use it."""

import pytest
from discord import Permissions
from msgspec.structs import replace

import engine
from bot import texts
from bot.sandbox import Message, Person
from bot.store import Placing, Sitter, Wishes
from tests.bot.bot_on_sandbox import HALL, Court, fine, silent
from tests.bot.lobby.test_settings import chosen
from tests.tables.people import a_table
from tests.tables.results.some_results import a_match, keep, keep_all

SAY = texts.speaker("en")
OTHERS = range(1000, 1020)
"""People who are long gone, each of whom has lost ten matches against Anna."""
DAY = 24 * 3600.0
NOW = 1_800_000_000.0
"""The 15th of January 2027."""


async def begin(court: Court) -> None:
    """Start the bot; for its ratings it is always the same day."""
    await court.start_bot()
    court.bot.standings._clock = lambda: NOW


@pytest.fixture
async def court(empty_court: Court) -> Court:
    """A court in which Anna has won ten matches against Ben this quarter, and one before; Chloé has lost one."""
    court = empty_court
    await begin(court)
    store = court.bot.store
    anna, ben, chloe = court.people(3)
    table = replace(a_table(), sitters=tuple(Sitter(one.name, one.id) for one in (anna, ben, chloe)))
    await keep(store, at_home(court, 1, [anna.id, ben.id], NOW - 30 * DAY), table)
    for number in range(2, 12):
        third = [chloe.id] if number == 11 else []
        await keep(store, at_home(court, number, [anna.id, ben.id, *third], NOW - DAY + number), table)
    return court


def at_home(court: Court, number: int, users: list[int], ended: float) -> tuple[Placing, ...]:
    """A match on the court's server, which the first of these people has won before the others."""
    ranks: list[tuple[int | None, int]] = [(user, place) for place, user in enumerate(users, 1)]
    return tuple(replace(one, guild=court.sandbox.world.home.id) for one in a_match(number, ranks, ended=ended))


async def shown(person: Person, **options: str) -> Message:
    """Return the answer to /leaderboard, which only that person sees."""
    (page,) = (await fine(person.command(HALL, "leaderboard", **options))).messages
    assert page.only_for is person
    return page


async def test_everybody_sees_the_list_and_themselves_in_it(court: Court, anna: Person, chloe: Person) -> None:
    """Seasons that are over are a menu away, and need no memory."""
    dirk, page = court.person("dirk"), await shown(anna)
    first, second = page.content.splitlines()[1:3]
    assert first.startswith("**1.** Anna · ")
    assert first.endswith(" · 10 matches · **you**")
    assert second.startswith("**2.** Ben · ")
    assert "Chloé" not in page.content
    assert SAY("leaderboard-own-few", matches=1, needed=10) in (await shown(chloe)).content
    assert SAY("leaderboard-own-none") in (await shown(dirk)).content
    await court.bot.store.people.save_wishes(anna.id, Wishes(statistics=False))
    assert "Anna" not in (await shown(dirk)).content
    assert "Only you see this" in (await shown(anna)).content
    empty = await shown(dirk, game="traitor")
    assert "</join:" in empty.content, "how to get there"
    await court.bot.store.people.save_wishes(anna.id, Wishes())
    page = await shown(anna)
    assert [(one.label, one.default) for one in page.selects[0].options] == [
        ("1st quarter of 2027", True),
        ("4th quarter of 2026", False),
    ]
    await court.stop_bot()
    await begin(court)
    await silent(anna.choose(page, "tm:season:verraeter", ["2026-4"]))
    assert "4th quarter of 2026" in page.content.splitlines()[0]
    assert SAY("leaderboard-own-few", matches=1, needed=10) in page.content
    assert await anna.autocomplete(HALL, "leaderboard", focused="season", season="4th") == [
        ("4th quarter of 2026", "2026-4")
    ]
    assert page.content == (await shown(anna, season="2026-4")).content


async def test_a_page_is_shown_to_all_without_calling_anybody(court: Court, anna: Person, ben: Person) -> None:
    lost = [[anna.id, *OTHERS]] * 10
    await keep_all(court.bot.store, [at_home(court, 20 + one, who, NOW - DAY + 60) for one, who in enumerate(lost)])
    page = await shown(anna)
    assert SAY("leaderboard-page", page=1, pages=2, number=22) in page.content
    await silent(anna.click(page, SAY("button-next")))
    assert SAY("leaderboard-page", page=2, pages=2, number=22) in page.content
    assert "You: place 1 · " in page.content
    assert SAY("leaderboard-somebody") in page.content, "whose table is gone"
    page = await shown(ben)
    await silent(ben.click(page, SAY("button-next")))
    assert "**you**" in page.content
    await court.told(ben.click(page, SAY("button-show-here")))
    public = court.hall.messages[-1]
    assert public.only_for is None
    assert public.pings == ()
    assert SAY("leaderboard-page", page=2, pages=2, number=22) in public.content
    assert "you" not in public.content
    assert not public.components
    await chosen(anna, "language", "nl")
    await court.told(ben.click(page, SAY("button-show-here")))
    assert "Pagina 2" in court.hall.messages[-1].content, "the language that the server has chosen"
    court.sandbox.set_permissions(HALL, person=ben, deny=Permissions(send_messages=True))
    assert SAY("button-show-here") not in [one.label for one in (await shown(ben)).buttons]
    await court.refuses(ben.click(page, SAY("button-show-here")), "show-here")


async def test_unknown_games_and_seasons_are_refused_and_a_server_may_have_none(court: Court, anna: Person) -> None:
    games = ", ".join(texts.game_name(SAY, key) for key in engine.games())
    page = await shown(anna)
    await court.refuses(anna.command(HALL, "leaderboard", game="chess"), "unknown-game", games=games)
    await court.refuses(anna.command(HALL, "leaderboard", season="1999-1"), "no-season")
    await court.refuses(court.forge(anna, page, "tc:leaders:chess:2027-1:0"), "unknown-game", games=games)
    told = page.content
    for number in ("-1", "99999999999999999999", "x"):
        await silent(court.forge(anna, page, f"tc:leaders:verraeter:2027-1:{number}"))
        assert page.content == told
    await chosen(anna, "season", "off")
    assert "11 matches" in (await shown(anna)).content
    await court.refuses(anna.choose(page, "tm:season:verraeter", ["2026-4"]), "no-season")
    await chosen(anna, "ratings", "off")
    await court.refuses(anna.command(HALL, "leaderboard"), "ratings-off")
    assert await anna.autocomplete(HALL, "leaderboard", focused="season") == []
