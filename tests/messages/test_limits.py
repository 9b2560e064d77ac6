"""Every message of whole matches keeps Discord's limits, in every language and with the longest names there are."""

from collections.abc import Iterator
from typing import get_args

import pytest
from msgspec.structs import replace

import engine
from bot import messages, texts
from bot.commands.options import GAME, panel
from bot.fair_deal.ingredients import FORMAT, Cut
from bot.fair_deal.names import LENGTH as NAME_LENGTH
from bot.learning.advice import advice_page
from bot.learning.advisor import Advice
from bot.messages import Content, lobby
from bot.messages.ending import aborted
from bot.messages.layout import pages
from bot.messages.reach import Call, nudge
from bot.store import Reading, Sitter, Table
from bot.tables.lobby_rules import CUTS
from bot.texts import LANGUAGES
from engine import Match
from tests.bot.reader import signs_in
from tests.delivery.posting import Shown
from tests.games.het_verraad.situations import CITY
from tests.games.traitor.situations import DUEL
from tests.kit.cases import Case
from tests.matches import change_by_chance, play_by_chance
from tests.messages.limits import check
from tests.samples import samples
from tests.tables.people import match_of

NAMES = ("*" * NAME_LENGTH, "W" * NAME_LENGTH, "@everyone " * 3, "_~|`" * (NAME_LENGTH // 4)) * 2
SNOWFLAKE = 2**63 - 1
HUGE_TABLE = 10**9


LONG = [Case(game, one.seats[-1], "long") for game, one in engine.games().items()]


def online(seats: int) -> Case:
    return Case("verraeter", seats, f"{seats} online", {"preset": "online"})


def classic(seats: int) -> Case:
    return Case("verraeter", seats, f"{seats} classic", {"preset": "classic"})


def long_table(case: Case, language: str, reading: Reading = "pictures") -> Table:
    """A table whose names, ids and numbers are as long as they can be."""
    sitters = tuple(
        Sitter(NAMES[seat], SNOWFLAKE - seat, language, tips=0, reading=reading) for seat in range(case.seats)
    )
    return replace(
        case.table,
        id=HUGE_TABLE,
        language=language,
        sitters=sitters,
        guild=SNOWFLAKE,
        channel=SNOWFLAKE,
        guild_name="*" * 100,
        host=SNOWFLAKE,
        advice="on",
    )


def contents(table: Table, match: Match, shown: Shown) -> Iterator[Content]:
    """Yield all contents that anybody can be shown of a table now."""
    yield from (one.content for one in shown.bring_in_line(table, match))
    yield from (nudge(table, {one.user or 0: why for one in table.sitters}) for why in get_args(Call))
    yield from own(table, match)
    for seat, decision in match.decisions.items():
        most = decision.keys[: decision.most]
        advice = Advice(most, 100, ((decision.keys[-decision.most :], 100),))
        yield Content(advice_page(table, match.seat(seat), advice, table.language))


def own(table: Table, match: Match) -> Iterator[Content]:
    """Yield all contents that people at a table ask for by themselves now."""
    for seat in range(match.seats):
        yield messages.prompt(table, match.seat(seat), table.language)
        yield messages.answered(table, match.seat(seat), 1, table.language)


def labels(content: Content) -> Iterator[str]:
    """The labels of all buttons and menus of a content."""
    for row in content.rows:
        yield from (one.label for one in (row.entries if isinstance(row, messages.Menu) else row))


@pytest.mark.parametrize(
    ("case", "every"),
    [
        *((case, samples(3, 1)) for case in (online(4), classic(4), classic(3))),
        *((case, {"traitor": 16, "het_verraad": 80}.get(case.game, 8)) for case in LONG),
        (Case("traitor", 8, "long", {"jokers": "2"}), samples(24, 8)),
        (DUEL, 4),
        (CITY, samples(20, 10)),
    ],
    ids=str,
)
def test_whole_matches(case: Case, every: int) -> None:
    """In all languages and ways to read by turns, after so many answers each; every page of every question.

    Whoever reads words alone is told nothing by a sign.
    """
    ways = [(language, reading) for reading in get_args(Reading) for language in LANGUAGES]
    shown = [(long_table(case, language, reading), Shown()) for language, reading in ways]
    match, checked = match_of(case.table), 0
    while match.result is None:
        if match.length % every == 0:
            table, there = shown[checked % len(shown)]
            for content in contents(table, match, there):
                check(content)
            private = [one.content for one in Shown().bring_in_line(table, match) if one.user is not None]
            for content in (*private, *own(table, match)) if table.sitters[0].reading == "words" else ():
                assert signs_in([content.text, *labels(content)]) == []
            for seat in match.awaited:
                for page in range(1, len(pages(match.decisions[seat]))):
                    check(messages.prompt(table, match.seat(seat), table.language, page))
            checked += 1
        if not change_by_chance(match, case.table.secret):
            play_by_chance(match, case.table.secret, 1)
    for table, there in shown:
        for content in contents(replace(table, state="finished"), match, there):
            check(content)
    assert checked > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deal_format", [1, FORMAT])
@pytest.mark.parametrize("case", [online(4), *LONG], ids=str)
def test_lobbies_with_many_cuts_options_and_aborted_tables(case: Case, deal_format: int, language: str) -> None:
    """Discord takes 45 characters of a title or label of the field for a cut, and 100 of what stands below it."""
    running, say, rules = long_table(case, language), texts.speaker(language), engine.game(case.game)
    table = replace(
        running,
        **{"state": "lobby", "started": 0.0, "version": 10**6, "ingredients": (), "deal_format": deal_format},
        **{"invited": tuple(range(SNOWFLAKE - 3, SNOWFLAKE)), "only_invited": True},
        cuts=tuple(Cut(SNOWFLAKE, "*" * 32, f"{number:*>20}", "0" * 32) for number in range(CUTS)),
    )
    for people in range(1, case.seats + 1):
        check(lobby(replace(table, sitters=table.sitters[:people])))
    for pick in (0, -1):
        options = {option.name: option.values[pick] for option in rules.options_of(rules.rules_version)}
        check(lobby(replace(table, options=options)))
    assert (say("lobby-cut-again") in lobby(table).text) == (deal_format == FORMAT)
    for told in (messages.fair(say, table, f"https://example.org/{'x' * 100}"), messages.start_cuts(say, table)):
        check(Content(told))
        assert texts.safe(table.cuts[-1].word) in told, "the newest cuts are told"
    check(lobby(running))
    with_computer = replace(table, sitters=(*table.sitters[:3], Sitter("Computer 1", player="thumb")))
    for option in ("", GAME, *table.options):
        check(panel(with_computer, language, option))
    for one in (running, table):
        check(aborted(replace(one, state="aborted", ended_by=NAMES[0]), language))
    assert len(say("cut-title")) <= 45 >= len(say("cut-field"))
    assert len(say("cut-note", fingerprint="0" * 32)) <= 100
