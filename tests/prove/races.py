"""races: people do what excludes each other at once; one thing happens, and everybody is answered."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence

import engine
from bot.messages.ids import make, make_menu
from bot.sandbox import Interaction
from bot.tables import Table
from bot.tables.notes.marks import mark_of, round_of
from bot.tables.time.pace import MINUTE
from engine import Subject
from tests.bot.bot_on_sandbox import refusal
from tests.bot.playing import finished, reach
from tests.kit.games import HOOKS
from tests.prove.playground import playground
from tests.prove.racing import Place
from tests.prove.row import Broken, Row, require

AT_ONE_PLACE = 24
"""So many races are run with one bot."""
LIVE = 2 * MINUTE + 5 * MINUTE
GAMES = {game: hooks.people for game, hooks in HOOKS.items()}
"""The number of people that play each game."""


def _refused(done: Sequence[Interaction]) -> int:
    """Return the number of people who were told something, instead of getting their wish."""
    return sum(bool(one.messages) for one in done)


# In the lobby


async def last_seat(place: Place) -> None:
    """Four people press *Join* where one seat is left."""
    people = place.court.people(8)
    number = 4 if place.dice.random() < 0.5 else 2
    table, lobby = await place.lobby(people[:3])
    done = await place.at_once(*(place.uses(one, lobby, make("join", table.id)) for one in people[3 : 4 + number]))
    seated = [one.user for one in (await place.table()).sitters]
    require(len(seated) == len(set(seated)) == 4, f"{len(seated)} sit there")
    require(_refused(done) == number, f"{_refused(done)} of {len(done)} were told that it is full")


async def opening(place: Place) -> None:
    """Several people open a table in the same channel."""
    people = place.court.people(place.dice.randint(2, 4))
    before = await _tables(place)
    done = await place.at_once(*(place.says(one, "join") for one in people))
    table = await place.table()
    require(await _tables(place) == before + 1, "more than one table, or none, was opened")
    for person, one in zip(people, done, strict=True):
        told = refusal("channel-taken") in one.text
        require(told == (table.seat_of(person.id) is None), f"{person.name} was told: {one.text}")


async def double_start(place: Place) -> None:
    """The host presses *Start* several times."""
    people = place.court.people(3)
    table, lobby = await place.lobby(people)
    start = place.uses(people[0], lobby, make("start", table.id, table.version))
    done = await place.at_once(*[start] * place.dice.randint(2, 5))
    now = await place.table()
    require(now.state == "running" and now.version == table.version + 1, f"it is {now.state}, changed more than once")
    require(_refused(done) == len(done) - 1, f"{_refused(done)} of {len(done)} were refused")


async def options_against_start(place: Place) -> None:
    """The host starts, and chooses other rules."""
    people = place.court.people(3)
    table, lobby = await place.lobby(people)
    await place.at_once(
        place.uses(people[0], lobby, make("start", table.id, table.version)),
        place.uses(people[0], lobby, make("value", table.id, "preset"), ["classic"]),
    )
    now = await place.table()
    chosen = now.options.get("preset") == "classic"
    require((now.state == "running") != chosen, f"{now.state} with other rules than were seen: {now.options}")


async def leave_against_start(place: Place) -> None:
    """The host starts, and somebody gets up."""
    people = place.court.people(3)
    table, lobby = await place.lobby(people)
    await place.at_once(
        place.uses(people[0], lobby, make("start", table.id, table.version)),
        place.uses(people[2], lobby, make("leave", table.id)),
    )
    now = await place.table()
    require((now.state, len(now.sitters)) in (("running", 3), ("lobby", 2)), f"{now.state} with {len(now.sitters)}")


# In a match


async def same_answer(place: Place) -> None:
    """Somebody presses the same button, or two of them, again and again."""
    table, match, seat = await _in_a_match(place)
    number = match.question(seat)
    deeds = [place.answers(table, match, seat) for _ in range(2)] * place.dice.randint(1, 3)
    await place.at_once(*deeds)
    given = await _given(place, seat, number)
    require(given == 1, f"the question was answered {given} times")


async def notes_against_answer(place: Place) -> None:
    """Somebody marks a seat, twice, while they answer: the mark and the answer count."""
    table, match, seat = await _in_a_match(place)
    number, person, other = match.question(seat), place.person(table, seat), (seat + 1) % match.seats
    what, of_round = match.game.marks[-1], round_of(match.view(seat))
    mark = make_menu("mark", table.id, what, of_round or 0)
    deed = place.uses(person, person.dms[-1], mark, [str(other)])
    marked, *_ = await place.at_once(deed, deed, place.answers(table, match, seat))
    require(await _given(place, seat, number) == 1 or (await place.table()).state != "running", "the answer is lost")
    taken = await place.court.bot.store.notes.newest(table.id, person.id)
    there = taken is not None and mark_of(taken.notes, Subject(other), of_round) == what
    require(there or marked.messages, f"the mark is lost, and nobody was told: {taken}")


async def last_words_against_their_event(place: Place) -> None:
    """Somebody writes last words while an answer puts their seat out: what was acknowledged is told, once."""
    game = place.dice.choice([key for key in GAMES if engine.game(key).last_words])
    table = await place.begun(place.court.people(GAMES[game]), game)
    match = await reach(place.court, _ousting)
    seat, key, out = _ousting(match)[0]
    victim, words = place.person(table, out), str(place.dice.randrange(10**9))
    field = await victim.settled(place.uses(victim, victim.dms[-1], make("lastwords", table.id))())
    person = place.person(table, seat)
    answer = place.uses(person, person.dms[-1], make("answer", table.id, match.question(seat), key))
    written, _ = await place.at_once(lambda: victim.send_modal(field, {"word": words}), answer)
    taken = await place.court.bot.store.notes.newest(table.id, victim.id)
    there = taken is not None and taken.notes.last is not None and taken.notes.last.text == words
    require(there or written.messages, f"last words are lost, and nobody was told: {taken}")
    told = sum(one.content.count(words) for one in place.court.hall.messages)
    require(told == there, f"the last words {taken} are told {told} times")


def _ousting(match: engine.Match) -> list[tuple[int, str, int]]:
    """Return the answers that put another seat out: who gives which, and whose seat it is."""
    found = []
    for seat, asked in match.decisions.items():
        for key in asked.keys if asked.most == asked.least == 1 else ():
            after = match.copy()
            after.play(seat, [key])
            out = {*after.view(None).out} - {*match.view(None).out, seat}
            found += [(seat, key, one) for one in sorted(out)]
    return found


async def abort_against_answer(place: Place) -> None:
    """An administrator closes the table while somebody answers."""
    table, match, seat = await _in_a_match(place)
    number, before = match.question(seat), match.length
    anna = place.court.person("anna")
    board = place.court.hall.messages[-1]
    answer, _ = await place.at_once(place.answers(table, match, seat), place.uses(anna, board, make("abort", table.id)))
    now = await place.table()
    given = len(await place.court.bot.store.answers.standing(table.id)) - before
    require(now.state == "aborted", f"it is {now.state}")
    require(given == (not answer.messages), f"{given} answers; {answer.text} was said to question {number}")


async def hand_over_against_answer(place: Place) -> None:
    """Somebody answers, and leaves their seat to a computer player."""
    table, match, seat = await _in_a_match(place)
    number, person = match.question(seat), place.person(table, seat)
    board = place.court.hall.messages[-1]
    await place.at_once(place.answers(table, match, seat), place.uses(person, board, make("handover", table.id)))
    now = await place.table()
    require(now.sitters[seat].user is None, "they still sit there")
    given = await _given(place, seat, number)
    require(given == 1 or now.state != "running", f"the question was answered {given} times")


async def free_seat(place: Place) -> None:
    """Several people take the same free seat."""
    table, _, seat = await _in_a_match(place)
    person, board = place.person(table, seat), place.court.hall.messages[-1]
    await place.at_once(place.uses(person, board, make("handover", table.id)))
    people = [one for one in place.court.people(8) if table.seat_of(one.id) is None]
    chosen = place.dice.sample(people, 3)
    board = place.court.hall.messages[-1]
    if (await place.table()).state != "running":
        return
    await place.at_once(*(place.uses(one, board, make("take", table.id, seat)) for one in chosen))
    now = await place.table()
    require(now.sitters[seat].user in {one.id for one in chosen}, "nobody has the seat")
    require(sum(now.seat_of(one.id) is not None for one in chosen) == 1, "more than one has a seat")


async def deadline_against_answer(place: Place) -> None:
    """Somebody answers in the moment in which their time is up."""
    table, match, seat = await _in_a_match(place)
    number = match.question(seat)
    deadlines = await place.court.deadlines(table.id)
    wall = place.court.wall
    if wall is None or seat not in deadlines:
        return
    wall.now = deadlines[seat] + place.dice.choice((-0.001, 0.0, 0.001, 1.0))
    looks = asyncio.create_task(place.court.bot.timekeeper.look())
    await place.at_once(place.answers(table, match, seat))
    await looks
    await place.court.quiet()
    given = await _given(place, seat, number)
    require(given <= 1, f"the question was answered {given} times")
    away = (await place.table()).sitters[seat].away
    require(given == 1 or away, "time went on, and the answer is lost")


async def taking_back_against_next(place: Place) -> None:
    """Somebody takes their answer back while the next seat answers."""
    table, match, seat = await _in_a_match(place)
    number, length = match.question(seat), match.length
    await place.at_once(place.answers(table, match, seat))
    match = await place.match()
    if match.result is not None or match.length != length + 1:
        return
    first = place.person(table, seat)
    taking_back = place.uses(first, first.dms[-1], make("takeback", table.id, number))
    await place.at_once(taking_back, place.answers(table, match, match.awaited[0]))
    now = await place.match()
    require(now.epoch + now.length >= length + 1, "an answer is lost")
    more = range(length + 2, length + 4)  # the usual answer to a question that follows may be given with the second
    stands = now.length == length if now.epoch == 1 else now.epoch == 0 and now.length in more
    require(stands, f"taken back {now.epoch}, {now.length} stand")


async def change_against_last(place: Place) -> None:
    """One of several who are asked at once changes their answer while the last one answers."""
    table = await place.begun(place.court.people(GAMES["the_traitors"]), "the_traitors")
    match = await place.match()
    while match.result is None and not _can_choose(match):
        await place.at_once(place.answers(table, match, match.awaited[0]))
        match = await place.match()
    if match.result is not None:
        return
    first = _can_choose(match)[0]
    last = max(seat for seat in match.awaited if seat != first)
    number, person = match.question(first), place.person(table, first)
    message = person.dms[-1]
    before, after = place.dice.sample(match.decisions[first].keys, 2)
    before, after = (make("answer", table.id, number, key) for key in (before, after))
    await place.at_once(place.uses(person, message, before))
    while len((match := await place.match()).awaited) > 1:
        await place.at_once(place.answers(table, match, match.awaited[0]))
    if match.awaited != (last,):  # an answer was enough for all of them
        return
    changed, _ = await place.at_once(place.uses(person, message, after), place.answers(table, match, last))
    moments = (await place.match()).seat(first).moments
    given = [one.answered.keys for one in moments if one.answered is not None and one.answered.question == number]
    wanted = (before if changed.messages else after).split(":")[-1]
    require(given[-1] == (wanted,), f"{given} is there, and {changed.text} was said of {after}")


def _can_choose(match: engine.Match) -> list[int]:
    """Return the seats that can take one of several choices, if several seats are asked at once."""
    decisions = [(seat, match.decisions[seat]) for seat in match.awaited]
    return [seat for seat, one in decisions if len(decisions) > 1 and one.least == one.most == 1 < len(one.keys)]


async def rematch(place: Place) -> None:
    """After the end several people open the next table."""
    table = await place.begun(place.court.people(3))
    await finished(place.court)
    before = await _tables(place)
    end = place.court.hall.messages[-1]
    people = place.court.people(place.dice.randint(2, 3))
    await place.at_once(*(place.uses(one, end, make("rematch", table.id)) for one in people))
    require(await _tables(place) == before + 1, "more than one table, or none, was opened")


async def _tables(place: Place) -> int:
    """Return the number of tables that there have ever been."""
    return len([one for one in await place.court.kept() if not isinstance(one, tuple)])


async def _in_a_match(place: Place) -> tuple[Table, engine.Match, int]:
    """A match in the hall, some answers after its start, with somebody who is asked."""
    game = place.dice.choice(list(GAMES))
    table = await place.begun(place.court.people(GAMES[game]), game)
    for _ in range(place.dice.randint(0, 5)):
        match = await place.match()
        await place.at_once(place.answers(table, match, place.dice.choice(match.awaited)))
    match = await place.match()
    return await place.table(), match, place.dice.choice(match.awaited)


async def _given(place: Place, seat: int, number: int) -> int:
    """Return the number of times that a seat's question was answered."""
    match = await place.match()
    return sum(one.answered is not None and one.answered.question == number for one in match.seat(seat).moments)


KINDS: tuple[Callable[[Place], Awaitable[None]], ...] = (
    last_seat,
    opening,
    double_start,
    options_against_start,
    leave_against_start,
    same_answer,
    notes_against_answer,
    last_words_against_their_event,
    abort_against_answer,
    hand_over_against_answer,
    free_seat,
    deadline_against_answer,
    taking_back_against_next,
    change_against_last,
    rematch,
)


async def case(seed: int) -> int:
    """Some races, one after the other; how many is returned."""
    dice = random.Random(f"races {seed}")
    async with playground(seed) as court:
        place = Place(court, dice)
        for number in range(AT_ONE_PLACE):
            kind = KINDS[(seed * AT_ONE_PLACE + number) % len(KINDS)]
            try:
                await kind(place)
            except Broken as broken:
                raise Broken(f"{kind.__doc__} (race {number} of this case)\n{broken}") from broken
            await place.clear()
    return AT_ONE_PLACE


RACES = Row(
    "races",
    "People do at once what excludes each other: the same button, the last seat, start, rematch, end, time, leaving.",
    "exactly one wins, and everybody is answered",
    size=10_000,
    quick=240,
    case=case,
)
