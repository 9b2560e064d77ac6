"""Every message of whole matches keeps Discord's limits, in every language and with the longest names there are."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot import messages, texts
from bot.commands.options import GAME, panel
from bot.messages import Content, lobby
from bot.messages.channel import aborted, nudge
from bot.store import Sitter, Table
from bot.tables.lobby import NAME_LENGTH
from bot.texts import LANGUAGES
from engine import Match
from tests.matches import play_by_chance
from tests.messages.limits import alt, check
from tests.messages.posting import Shown
from tests.tables.people import PEOPLE, a_table, match_of

NAMES = ("*" * NAME_LENGTH, "W" * NAME_LENGTH, "@everyone " * 3, "_~|`" * (NAME_LENGTH // 4))
SNOWFLAKE = 2**63 - 1
HUGE_TABLE = 10**9
LINK = f"https://discord.com/channels/{SNOWFLAKE}/{SNOWFLAKE}/{SNOWFLAKE}"


def long_table(text: str, language: str, *, seats: int, preset: str) -> Table:
    """A table whose names, ids and numbers are as long as they can be."""
    table = a_table(text, seats=seats, preset=preset, language=language, reader=language)
    sitters = tuple(Sitter(NAMES[seat], SNOWFLAKE - seat, language) for seat, _ in enumerate(PEOPLE[:seats]))
    return replace(
        table, id=HUGE_TABLE, sitters=sitters, guild=SNOWFLAKE, channel=SNOWFLAKE, guild_name="*" * 100, host=SNOWFLAKE
    )


def contents(table: Table, match: Match, shown: Shown) -> Iterator[Content]:
    """Everything anybody can be shown of a table now."""
    yield from (one.content for one in shown.bring_in_line(table, match))
    yield nudge(table, [one.user or 0 for one in table.sitters])
    for seat in range(match.seats):
        yield messages.prompt(table, match, seat, table.language, LINK)
        yield messages.answered(table, match, seat, 0, table.language, LINK)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "preset"), [(4, "online"), (4, "classic"), (3, "classic")])
def test_whole_matches(language: str, seats: int, preset: str) -> None:
    table = long_table(f"{seats} {preset}", language, seats=seats, preset=preset)
    match, shown = match_of(table), Shown()
    while match.result is None:
        for content in contents(table, match, shown):
            check(content)
        play_by_chance(match, table.secret, 1)
    for content in contents(replace(table, state="finished"), match, shown):
        check(content)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lobby_options_and_aborted_tables(language: str) -> None:
    running = long_table("lobby", language, seats=4, preset="online")
    table = replace(running, state="lobby", started=0.0, version=10**6, invited=tuple(range(SNOWFLAKE - 3, SNOWFLAKE)))
    for people in range(1, 5):
        check(lobby(replace(table, sitters=table.sitters[:people])))
    classic = long_table("lobby", language, seats=4, preset="classic").options
    check(lobby(replace(table, options={**classic, "preset": "online"})))
    with_computer = replace(table, sitters=(*table.sitters[:3], Sitter("Computer 1", player="thumb")))
    for option in ("", GAME, *table.options):
        check(panel(with_computer, language, option))
    check(aborted(replace(running, state="aborted", ended_by=NAMES[0]), language))
    check(aborted(replace(table, state="aborted", ended_by=NAMES[0]), language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_help(language: str) -> None:
    say = texts.speaker(language)
    for topic, title in texts.rules_topics(say, "verraeter"):
        assert 1 <= len(title) <= 100
        check(Content(f"### {title}\n{texts.rules(say, 'verraeter', topic)}"))


def test_a_content_that_breaks_a_limit_is_found() -> None:
    table = long_table("broken", "en", seats=4, preset="online")
    prompt = messages.prompt(table, match_of(table), 0, "en", LINK)
    button = messages.Button("Press", "tc:hand:1")
    assert prompt.picture is not None
    assert alt(prompt.picture)
    for broken in (
        replace(prompt, text="x" * 2001),
        replace(prompt, text=""),
        replace(prompt, rows=((button,) * 2,)),
        replace(prompt, rows=((),)),
        replace(prompt, rows=((replace(button, label="x" * 81),),)),
        replace(prompt, rows=((replace(button, custom_id="x" * 101),),)),
        replace(prompt, rows=(messages.Menu("tm:menu:1", "x" * 151, (messages.Entry("a", "a"),)),)),
        replace(prompt, rows=(messages.Menu("tm:menu:1", "pick", ()),)),
    ):
        with pytest.raises(AssertionError):
            check(broken)
