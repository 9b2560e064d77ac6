"""People who are given tips: those people to whom a game is new, unless they wish for no tips."""

from bot.store import Store
from bot.tables import Tables, tenures
from tests.tables.people import ANNA, BEN, CLEO, DIRK, seated, started

PEOPLE = (ANNA, BEN, CLEO)


async def tips_at_next(tables: Tables, game: str = "verraeter") -> list[int | None]:
    """From which of their questions on people get tips in another match, which is closed then."""
    table = await started(tables, *PEOPLE, game=game)
    await tables.ending.abort(table.id, ANNA)
    return [one.tips for one in table.sitters]


async def test_in_the_first_two_matches_of_each_game(tables: Tables) -> None:
    assert [await tips_at_next(tables) for _ in range(3)] == [[0, 0, 0], [0, 0, 0], [None, None, None]]
    assert await tips_at_next(tables, "traitor") == [0, 0, 0], "another game is new"


async def test_computer_players_get_none(tables: Tables) -> None:
    table = await started(tables, ANNA, computers=2)
    assert [one.tips for one in table.sitters] == [0, None, None]


async def test_a_lobby_that_never_began_is_no_match(tables: Tables) -> None:
    for _ in range(3):
        table = await seated(tables, ANNA)
        await tables.ending.abort(table.id, ANNA)
    assert await tips_at_next(tables) == [0, 0, 0]


async def test_a_person_who_wishes_for_none_gets_none_and_nobody_else_is_concerned(tables: Tables) -> None:
    table = await started(tables, *PEOPLE)
    assert not (await tables.tips.choose(ANNA.user, given=False)).tips
    assert [one.tips for one in (await tables.table(table.id)).sitters] == [None, 0, 0]
    await tables.ending.abort(table.id, ANNA)
    assert await tips_at_next(tables) == [None, 0, 0]


async def test_a_person_who_wishes_for_them_again_gets_them_from_the_next_question_on(tables: Tables) -> None:
    table = await started(tables, *PEOPLE)
    match = await tables.matches.of(table)
    seat = match.awaited[0]
    user = table.sitters[seat].user or 0
    await tables.tips.choose(user, given=False)
    await tables.answers.give(table.id, user, match.decisions[seat].keys[:1])
    await tables.tips.choose(user, given=True)
    assert match.question(seat) == 1
    assert (await tables.table(table.id)).sitters[seat].tips == 2


async def test_to_wish_for_what_is_so_already_changes_nothing(tables: Tables) -> None:
    table = await started(tables, *PEOPLE)
    await tables.tips.choose(ANNA.user, given=True)
    assert await tables.table(table.id) == table


async def test_a_wish_brings_no_tips_to_those_who_know_the_game(tables: Tables) -> None:
    for _ in range(2):
        await tips_at_next(tables)
    table = await started(tables, *PEOPLE)
    await tables.tips.choose(ANNA.user, given=True)
    assert (await tables.table(table.id)).sitters[0].tips is None


async def test_a_person_who_takes_a_seat_gets_them_from_its_present_question_on(tables: Tables, store: Store) -> None:
    table = await started(tables, *PEOPLE)
    match = await tables.matches.of(table)
    for _ in range(4):
        seat = match.awaited[0]
        await tables.answers.give(table.id, table.sitters[seat].user or 0, match.decisions[seat].keys[:1])
    seat = match.awaited[0]
    leaving = table.sitters[seat].user or 0
    await tables.seats.change(table.id, lambda now, progress: tenures.leave(now, progress, leaving, "Stand-in"))
    taken = await tables.seats.take(table.id, seat, DIRK)
    assert taken.sitters[seat].tips == match.question(seat) > 1
    assert await store.people.first_matches(DIRK.user, "verraeter", 2) == (table.id,)
    assert await store.people.first_matches(leaving, "verraeter", 2) == (table.id,), "who has left has played it, too"
