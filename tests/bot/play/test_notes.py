"""/notes: a private message with a menu for each mark and a text, from anywhere, at any time."""

import asyncio

from bot import texts
from bot.sandbox import Message, Person
from bot.store import Mark, TakenNotes
from tests.bot.bot_on_sandbox import HALL, Court, fine
from tests.bot.playing import finished, hand_of, present, reach

SAY = texts.speaker("en")


async def opened(court: Court, person: Person, where: str = HALL) -> Message:
    """Return the private message with a person's notes."""
    (message,) = (await fine(person.command(where, "notes"))).messages
    assert where == "dm" or message.only_for is person
    return message


def chosen(message: Message) -> list[list[str]]:
    return [[one.label for one in menu.options if one.default] for menu in message.selects]


async def newest(court: Court, person: Person) -> TakenNotes:
    found = await court.bot.store.notes.newest(1, person.id)
    assert found is not None
    return found


async def pick(person: Person, message: Message, mark: int, *seats: int) -> None:
    await fine(person.choose(message, message.selects[mark].custom_id, [str(seat) for seat in seats]))


async def write(person: Person, message: Message, text: str) -> None:
    field = await fine(person.click(message, SAY("button-write")))
    await fine(person.submit(field, {"word": text}))


async def test_marks_and_a_text_are_there_again_after_a_restart(court: Court) -> None:
    people = await court.match_of(4, "the_traitors")
    message = await opened(court, people[0])
    assert chosen(message) == [[], [], []]
    await pick(people[0], message, 2, 1, 3)
    await pick(people[0], message, 0, 2)
    await write(people[0], message, "Ben\nlooked *away*")
    await court.restart_bot()
    await pick(people[0], message, 1, 3)
    assert chosen(message) == [["Trust · Chloé"], ["Unsure · Dirk"], ["Suspect · Ben"]]
    assert "> Ben\n> looked \\*away\\*\n" in message.content
    assert chosen(await opened(court, people[0], "dm")) == chosen(message)
    assert chosen(await opened(court, people[1])) == [[], [], []], "they are nobody else's"


async def test_clicks_at_once_all_count(court: Court) -> None:
    people = await court.match_of(4, "the_traitors")
    message = await opened(court, people[0])
    other = await opened(court, people[0])
    await asyncio.gather(
        pick(people[0], message, 0, 1), pick(people[0], other, 2, 2), write(people[0], message, "quick")
    )
    kept = await newest(court, people[0])
    assert (kept.number, kept.notes.text) == (3, "quick")
    assert kept.notes.marks == (Mark(1, "trust", 1), Mark(2, "suspect", 1))


async def test_strangers_have_no_notes_and_a_match_that_is_over_takes_none(court: Court) -> None:
    people = await court.match_of(3)
    message = await opened(court, people[0])
    await pick(people[0], message, 0, 1)
    (refused,) = (await fine(court.person("hugo").command(HALL, "notes"))).messages
    assert refused.content.startswith("You do not sit at a running table here.")
    await finished(court)
    late = await fine(people[0].choose(message, message.selects[0].custom_id, ["2"]))
    assert late.text == SAY("refusal-over")
    message = await opened(court, people[0])
    assert (message.buttons, message.selects) == ([], []), "they can be read alone"
    assert SAY("notes-title") in message.content
    kept = await newest(court, people[0])
    assert kept.notes.marks == (Mark(1, "suspect", 1),)


async def test_a_button_under_a_vote_and_ones_own_hand(court: Court) -> None:
    """It opens a message of its own, also for who is out, and the question above stays as it is."""
    people = await court.match_of(5, "the_traitors")
    await reach(court, lambda match: any(one.talks for one in match.decisions.values()))
    question = present(court)
    before = question.message.content
    message = (await fine(question.person.click(question.message, SAY("button-notes")))).messages[-1]
    assert [len(menu.options) for menu in message.selects] == [4, 4, 4]
    assert question.message.content == before
    match = await reach(court, lambda match: match.view(None).out)
    (seat, *_) = match.view(None).out
    *_, hand = await hand_of(court, people[seat])
    message = (await fine(people[seat].click(hand, SAY("button-notes")))).messages[-1]
    await pick(people[seat], message, 2, (seat + 1) % 5)
    kept = await newest(court, people[seat])
    assert kept.moment == len((await court.match()).seat(seat).moments)


async def test_armies_are_marked_one_by_one_if_a_seat_has_two(court: Court) -> None:
    """J-0.4. A menu of an older program offers the seat, and such a mark goes on until another is given."""
    people = await court.match_of(2, "traitor")
    message = await opened(court, people[0])
    armies = ["Ben (army 1)", "Ben (army 2)"]
    assert [one.label for one in message.selects[0].options] == [f"Traitor? · {army}" for army in armies]
    await fine(court.forge(people[0], message, message.selects[0].custom_id, ["1"]))
    assert "· Ben\n" in message.content
    await fine(people[0].choose(message, message.selects[0].custom_id, ["1.2"]))
    assert chosen(message) == [["Traitor? · Ben (army 2)"]]
    assert "· Ben (army 2)\n" in message.content
    kept = await newest(court, people[0])
    assert kept.notes.marks == (Mark(1, "suspect", None, 2),)
    await court.refuses(court.forge(people[0], message, message.selects[0].custom_id, ["1.3"]), "forged")


async def test_a_ghost_marks_suspects_on_a_slate_until_the_round_is_over(court: Court) -> None:
    """Each click is one answer, names those who are in, and is a mark of one's own notes of that round."""
    people = await court.match_of(5, "the_traitors")
    match = await reach(court, lambda match: match.view(None).out)
    (seat, *_) = match.view(None).out
    ghost = people[seat]
    message = next(one for one in reversed(ghost.dms) if one.buttons and "slate" in str(one.buttons[0].custom_id))
    picture = message.attachments[:]
    if len(message.buttons) == 1:
        await fine(ghost.click(message, SAY("button-slate")))
    names = [people[one].name for one in range(5) if one not in match.view(None).out]
    assert [one.label for one in message.buttons] == names
    marks = [one.custom_id or "" for one in message.buttons]
    since = len(court.sandbox.requests)
    await fine(ghost.click(message, names[1]))
    assert len(court.sandbox.requests) == since + 1
    assert ([one.label for one in message.buttons][1], message.attachments) == (f"✓ {names[1]}", picture)
    await fine(court.forge(ghost, message, marks[2]))
    await fine(ghost.click(message, f"✓ {names[1]}"))
    kept = (await newest(court, ghost)).notes
    assert ([one.what for one in kept.marks], kept.told) == (["suspect"], 1)
    living = people[next(one for one in range(5) if one not in match.view(None).out)]
    await court.refuses(court.forge(living, message, marks[0]), "forged")
    await reach(court, lambda match: match.onlooker.rounds)
    await court.refuses(court.forge(ghost, message, marks[0]), "notes-round")
