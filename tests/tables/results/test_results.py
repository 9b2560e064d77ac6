"""Placings of everybody in a match.

They are kept in the moment in which the match ends, and made again from the record at any time. Placings of
leavers and others stand in ``tests/golden/tables/results.txt``.
"""

import logging
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

import engine
from bot.operating import database
from bot.store import FORMER, Advice, Placing, Sitter, Store, Table
from bot.tables import Tables, tenures
from bot.tables.results import placings
from bot.tables.tenures import Progress
from engine.simulate import play_on
from tests.kit.games import HOOKS
from tests.store.in_file import in_file
from tests.tables.people import ANNA, BEN, HALL, PEOPLE, a_table, started

MIDDLE = Progress(20, 30, 3)


def over(table: Table) -> tuple[Table, engine.Match]:
    """The same when its match has been played to its end, by rules of thumb."""
    table = replace(table, state="finished", ended=1_700_000_000.0)
    match = engine.replay(table.record(()))
    return table, play_on(match, ["thumb"] * match.seats, bytes(32))


def of(user: int, table: Table) -> Placing:
    """Return the placing of a person."""
    return next(one for one in placings(*over(table)) if one.user == user)


def computer(table: Table, *seats: int) -> Table:
    """The table with computer players in these seats, as it is dealt."""

    def sitter(seat: int, one: Sitter) -> Sitter:
        return replace(one, user=None, player="thumb") if seat in seats else one

    return tenures.dealt(replace(table, sitters=tuple(sitter(*one) for one in enumerate(table.sitters))))


def test_betrayals_count_between_people_who_sat_there_from_the_start_to_the_end() -> None:
    for number in range(20):
        table, match = over(tenures.dealt(a_table(f"betrayed {number}")))
        told = {(one.seat, int(of)) for one in placings(table, match) for of in (one.betrayed or "").split()}
        assert told == {(one.seat, one.of_seat) for one in match.reveal().betrayals}
        if told:
            break
    (traitor, victim), *_ = told
    for seat in (traitor, victim):
        running = tenures.leave(replace(table, state="running"), MIDDLE, PEOPLE[seat].user, "Computer")
        left = replace(running, state="finished")
        again = {(one.seat, int(of)) for one in placings(left, match) for of in (one.betrayed or "").split()}
        assert again == {pair for pair in told if seat not in pair}
    with_computer, match = over(computer(a_table(f"betrayed {number}"), victim))
    assert not any(str(victim) in (one.betrayed or "").split() for one in placings(with_computer, match))


@pytest.mark.parametrize("game", engine.games())
def test_the_side_is_the_game_s_own_word(game: str) -> None:
    found, sides = set[str](), {*HOOKS[game].sides}
    for number in range(3):
        found |= {one.side for one in placings(*over(tenures.dealt(a_table(f"{number}", game=game))))}
        assert found <= sides
        if found == sides:
            return
    raise AssertionError(f"nobody was on the other side: {found}")


def test_a_match_with_advice_for_everybody_does_not_count_but_where_that_was_promised() -> None:
    """An older program, which knew no ``advice_counts``, said in its lobby that such a match counts."""
    people = tenures.dealt(a_table("results"))
    found = {advice: of(ANNA.user, begun(people, advice)).why for advice in get_args(Advice)}
    assert found == {"off": "", "usual": "", "on": "advice"}
    older = msgspec.json.decode(msgspec.json.encode(begun(people, "on")))
    del older["advice_counts"]
    assert of(ANNA.user, msgspec.convert(older, Table, strict=False)).why == ""


def begun(table: Table, advice: Advice) -> Table:
    """The table with that advice, as this program starts it."""
    return replace(table, advice=advice, advice_counts=False)


def test_nobody_keeps_a_match_from_counting_by_having_their_data_deleted() -> None:
    table = tenures.leave(computer(a_table("results"), 2, 3), MIDDLE, BEN.user, "Stand-in")
    gone = tuple(replace(one, user=FORMER) if one.user == BEN.user else one for one in table.tenures)
    rows = [one for one in placings(*over(replace(table, tenures=gone))) if not one.why]
    assert [(one.user, one.rank) for one in rows if one.user != ANNA.user] == [(None, 5)]


def test_a_table_of_an_older_program_knows_who_sat_there_last() -> None:
    assert [one.user for one in placings(*over(a_table("results")))] == [one.user for one in PEOPLE]


async def played(tables: Tables, advice: Advice = "usual") -> Table:
    """A match of people in the store, from the lobby to its end."""
    table = await started(tables, *PEOPLE, advice=advice)
    match = await tables.matches.of(table)
    twin = play_on(engine.replay(match.record), ["thumb"] * 4, bytes(32))
    for answer in twin.record.answers:
        await tables.answers.give(table.id, table.sitters[answer.seat].user or 0, answer.keys)
    return await tables.table(table.id)


async def test_the_log_says_what_becomes_of_a_table_and_names_nobody(
    tables: Tables, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await played(tables)
    table = await tables.lobby.open(HALL, ANNA, "traitor", {})
    await tables.ending.abort(table.id, ANNA)
    assert [one.message for one in caplog.records if one.name == "bot.tables.ledger"] == [
        "table 1 (verraeter): lobby, 1 people in 1 seats",
        "table 1 (verraeter): running, 4 people in 4 seats",
        "table 1 (verraeter): finished, 4 people in 4 seats",
        "table 2 (traitor): lobby, 1 people in 1 seats",
        "table 2 (traitor): aborted, 1 people in 1 seats",
    ]


async def compared(store: Store, *, write: bool) -> tuple[int, list[Placing]]:
    """Return whether the results in a closed store are wrong, and those of its first table after that."""
    await store.close()
    wrong = await database.compare(in_file(store).path, write=write)
    again = await type(store).open(in_file(store).path)
    found = await again.results.of_table(1)
    await again.close()
    return wrong, found


async def test_promised_results_hold_when_results_are_made_again(tables: Tables, store: Store) -> None:
    """A table of an older program has results that count, and keeps them; those of this program do not count."""
    table = await played(tables, "on")
    older, match = replace(table, advice_counts=True), await tables.matches.of(table)
    counting = placings(older, match)
    assert {one.why for one in counting} == {""}
    await store.results.replace(table.id, counting)
    await store.tables.save(older)
    assert (await compared(store, write=False))[0] == 0
    again = await type(store).open(in_file(store).path)
    await again.tables.save(replace(table, version=table.version + 1))
    wrong, found = await compared(again, write=True)
    assert (wrong, {one.why for one in found}) == (0, {"advice"})


async def test_they_can_be_made_anew(tables: Tables, store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    table = await played(tables)
    kept = await store.results.of_table(table.id)
    await store.results.replace(table.id, kept[:2])
    assert await compared(store, write=False) == (1, kept[:2])
    assert "1 others have not" in capsys.readouterr().out
    assert await compared(store, write=True) == await compared(store, write=False) == (0, kept)


async def test_results_of_a_match_that_cannot_be_replayed_stay(
    tables: Tables, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    """An older program may have played it, by rules that this one does not know."""
    table = await played(tables)
    kept = await store.results.of_table(table.id)
    await store.tables.save(replace(table, rules=99))
    assert await compared(store, write=True) == (0, kept)
    assert "1 cannot be replayed by this program" in capsys.readouterr().out
