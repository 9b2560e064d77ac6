"""/my pictures: large pictures for a person alone, and nobody else notices."""

from bot import texts
from tests.bot.court import HALL, Court, fine
from tests.bot.playing import next_question

SAY = texts.speaker("en")


async def test_large_pictures_come_to_who_wishes_them_alone(court: Court) -> None:
    """Also at the table at which they play; the wish lasts, and can be taken back."""
    people = court.people(3)
    await court.begin(people, game="traitor")
    question = await next_question(court)
    assert question is not None
    person, message = question
    usual = message.attachments[0].data
    before = len(court.sandbox.requests)
    said = await fine(person.command(HALL, "my pictures", size="large"))
    assert said.text == SAY("pictures-are-large")
    await court.quiet()
    edits = [one for one in court.sandbox.requests[before:] if not one.is_interaction_answer]
    assert len(edits) <= 1
    assert message.attachments[0].data != usual
    assert (await fine(person.command(HALL, "my pictures"))).text == SAY("pictures-are-large")
    await fine(person.command(HALL, "my pictures", size="usual"))
    await court.quiet()
    assert message.attachments[0].data == usual
