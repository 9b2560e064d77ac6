"""A computer player stands in for somebody who is away, and what their direct messages say of it."""

from bot import texts
from bot.tables import tenures
from tests.bot.court import Court, fine
from tests.bot.playing import asked, present

SAY = texts.speaker("en")


async def test_a_player_back_before_any_answer_has_the_question_again(court: Court) -> None:
    """While all are away nothing goes on, so the question still stands."""
    people = court.people(3)
    await court.begin(people)
    question = present(court)
    for one in people:
        if one is not question.person:
            await fine(one.command("the-hall", "seat away"))
    seat = (await court.match()).awaited[0]
    await court.bot.tables.seats.change(1, lambda now, progress: tenures.stand_in(now, progress, seat))
    await court.quiet()
    assert (await court.match()).length == 0
    assert not question.message.buttons + question.message.selects
    assert question.message.content.endswith(SAY("prompt-stand-in", answered=False))
    await court.told(question.person.command("the-hall", "seat back"))
    again = asked(court)
    assert again is not None
    assert again.person is question.person
    assert again.message.selects


async def test_a_player_who_was_away_is_told_the_answers_for_them(court: Court) -> None:
    people = court.people(3)
    await court.begin(people)
    question = present(court)
    await court.told(question.person.command("the-hall", "seat away"))
    assert (await court.match()).length == 1
    told = question.message.content.splitlines()
    assert told[-2].startswith("✓ ")
    assert told[-1] == SAY("prompt-stand-in", answered=True)


async def test_acts_before_a_seat_changed_hands_keep_the_name(court: Court) -> None:
    people = court.people(4)
    await court.begin(people[:3])
    question = present(court)
    await court.told(question.person.command("the-hall", "seat away"))
    seat = people.index(question.person)
    await court.bot.tables.seats.change(1, lambda now, _: tenures.offer_of(now, seat, late=False))
    await court.quiet()
    await court.told(people[3].click(court.hall.messages[-1], SAY("label-take", name=question.person.name)))
    told = court.boards[-1].content
    assert f"{question.person.name} under the " in told
    assert SAY("tenure", why="taken", name=people[3].name, before=question.person.name, seat=seat + 1, host="") in told
