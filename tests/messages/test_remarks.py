"""Remarks of computer players: below what was told aloud, in the same message, and they can be turned off."""

from collections.abc import Iterator

from msgspec.structs import replace

import engine
from bot.messages.aloud import remarks
from bot.store import Sitter, Table
from bot.tables import tenures
from bot.tables.tenures import Progress
from engine import Match, QuickChance
from engine.players import PLAYERS
from tests.delivery.posting import Shown
from tests.tables.people import a_table


def with_computers(*, people: int = 1, text: str = "remarks", language: str = "en") -> Table:
    """A table of The Traitors at which computer players sit in all seats but the first."""
    table = a_table(text, seats=5, game="the_traitors", language=language)
    computers = [Sitter(name, player="thumb") for name in ("Grimbart", "Isengrim", "Lynx", "Nobel", "Tibert")]
    return replace(table, sitters=(*table.sitters[:people], *computers[people:]))


def after_votes(table: Table, number: int = 1) -> Match:
    """The table's match after so many ballots, if there are so many."""
    match = engine.replay(table.record(()))
    while (
        match.result is None
        and sum(event.kind in ("vote_tied", "seat_banished") for event in match.events(None)) < number
    ):
        seat = match.awaited[0]
        match.play(seat, PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], QuickChance(match.length)))
    return match


def said(table: Table, match: Match) -> list[str]:
    """The lines that computer players say in the messages of the table, in their order."""
    rows = [one.content.text for one in Shown().bring_in_line(table, match) if one.slot.startswith("aloud")]
    return [line for text in rows for line in text.split("\n") if line.startswith("> ")]


def ballots(match: Match) -> Iterator[range]:
    """Yield the places of the events of each ballot."""
    events = match.events(None)
    opened = [place for place, event in enumerate(events) if event.kind == "vote_opened"]
    return (range(start, stop) for start, stop in zip(opened, [*opened[1:], len(events)], strict=True))


def spoken(table: Table, match: Match) -> list[tuple[int, str]]:
    """Return the place of each remark in the course of the match, and the remark, each ballot for itself."""
    return [one for row in ballots(match) for one in remarks(table, match.events(None), row)]


def test_nothing_is_said_where_it_is_turned_off_or_people_sit_everywhere() -> None:
    table = with_computers()
    match = after_votes(table)
    assert said(table, match)
    assert said(replace(table, remarks=False), match) == []
    assert said(a_table("remarks", seats=5, game="the_traitors"), match) == []
    away = replace(
        table, sitters=tuple(Sitter(one.name, 50 + seat, away=True) for seat, one in enumerate(table.sitters))
    )
    assert said(away, match) == [], "nobody speaks for people who are away"


def test_a_computer_player_gives_no_reasons_for_answers_of_the_former_person() -> None:
    table = with_computers(people=3)
    match = after_votes(table)
    events = match.events(None)
    row = range(len(events))
    progress = Progress(match.length, len(events))
    for one in table.sitters[:3]:
        assert one.user is not None
        left = tenures.leave(table, progress, one.user, "Reinhart")
        assert list(remarks(left, events, row)) == list(remarks(table, events, row))


def test_a_remark_costs_no_message_and_depends_on_the_table() -> None:
    """It is the same after a restart. The same course is spoken of in other words at a fellow table."""
    table = with_computers()
    match = after_votes(table, 2)
    slots = [one.slot for one in Shown().bring_in_line(table, match)]
    assert slots == [one.slot for one in Shown().bring_in_line(replace(table, remarks=False), match)]
    assert spoken(table, match) == spoken(table, engine.replay(match.record))
    table = with_computers(people=0)
    match = after_votes(table, 6)
    told, other = (spoken(one, match) for one in (table, replace(table, secret=bytes(32))))
    assert [line for _, line in told] != [line for _, line in other]


def test_nothing_is_said_before_the_last_vote_is_in() -> None:
    """T-3.7: a reason would tell that somebody has voted, and for whom."""
    table = with_computers()
    match = engine.replay(table.record(()))
    while match.view(None).phase != "vote":
        seat = match.awaited[0]
        match.play(seat, PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], QuickChance(match.length)))
    for seat in match.awaited[:-1]:
        match.play(seat, match.decisions[seat].keys[:1])
        assert said(table, match) == []


def test_each_says_one_thing_at_most_about_a_ballot() -> None:
    table = with_computers(people=0)
    match = after_votes(table, 8)
    for row in ballots(match):
        lines = [line.split(":", 1) for _, line in remarks(table, match.events(None), row)]
        assert len({name for name, _ in lines}) == len(lines)
        assert len({sentence for _, sentence in lines}) == len(lines)
