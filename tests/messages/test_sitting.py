"""Once a match is over it is told who answered for which seat from when, where that was not always the same person."""

import msgspec
from msgspec.structs import replace

from bot import texts
from bot.fair_deal.verify import verify
from bot.messages.prompt import prompt_slot
from bot.messages.truth import Eyes, deal_file, eyes
from bot.messages.wanted import wanted
from bot.store import Sitter, Table
from bot.tables import tenures
from bot.tables.tenures import Progress
from tests.delivery.posting import Shown
from tests.tables.people import BEN, EVA, a_table, match_of

SAY = texts.speaker("en")


def left() -> Table:
    """Ben leaves."""
    table = a_table("sitting")
    table = tenures.dealt(replace(table, ingredients=table.made_of(), deal_format=2))
    return tenures.leave(table, Progress(30, 50, 3), BEN.user, "Stand-in")


def played() -> Table:
    """Ben leaves, and later Eva takes the seat."""
    return tenures.take(left(), Progress(60, 99, 5), 1, Sitter("Eva", EVA.user))


def over(table: Table) -> tuple[Table, Eyes]:
    table = replace(table, state="finished", ended=1.0)
    return table, eyes(table, match_of(table, None))


def test_the_published_deal_has_it_and_is_fair_as_before() -> None:
    table, _ = over(played())
    match = match_of(table, None)
    deal = deal_file(table, match).content
    verify(deal)
    sat = [(one["seat"], one["answer"], one["name"]) for one in msgspec.json.decode(deal)["sat"]]
    assert sat[4:] == [(1, 30, None), (1, 60, "Eva")]
    whole = replace(tenures.dealt(a_table("sitting")), state="finished")
    assert msgspec.json.decode(deal_file(whole, match_of(whole, None)).content)["sat"] == []


def test_messages_put_aside_for_a_change_that_never_came_are_not_somebody_else_s() -> None:
    """An older program could be cut off between the two: the seat is still theirs, and asked in a new message."""
    table = tenures.dealt(a_table("sitting"))
    match = match_of(table, 7)
    seat = match.awaited[0]
    owner = table.sitters[seat].user or 0
    shown = Shown()
    shown.bring_in_line(table, match)
    aside = f"former:{len(table.tenures)}:{prompt_slot(match.seat(seat))}"
    shown.posted[aside] = replace(shown.posted.pop(prompt_slot(match.seat(seat))), slot=aside)

    def said(now: Table) -> str:
        return next(one.content.text for one in wanted(now, eyes(now, match), shown.posted) if one.slot == aside)

    gone = SAY("no-longer-yours")
    assert gone not in said(table)
    another = table.sitters[seat - 1].user or 0
    progress = Progress(match.length, 1)
    assert gone not in said(tenures.leave(table, progress, another, "Stand-in")), "it was another seat"
    assert gone not in said(tenures.be_away(table, progress, owner)), "it is theirs still"
    assert gone in said(tenures.leave(table, progress, owner, "Stand-in"))
