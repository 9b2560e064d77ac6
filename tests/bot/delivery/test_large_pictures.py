"""/my pictures: large pictures for a person alone, and nobody else notices."""

from bot import texts
from tests.bot.court import HALL, Court, fine
from tests.bot.playing import next_question

SAY = texts.speaker("en")


def told(*chosen: str) -> str:
    """The answer that tells what is chosen."""
    return "\n".join(SAY(f"pictures-are-{one}") for one in chosen)


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
    assert said.text == told("large", "moving")
    await court.quiet()
    edits = [one for one in court.sandbox.requests[before:] if not one.is_interaction_answer]
    assert len(edits) <= 1
    assert message.attachments[0].data != usual
    still = await fine(person.command(HALL, "my pictures", motion="still"))
    assert still.text == (await fine(person.command(HALL, "my pictures"))).text == told("large", "still")
    both = await fine(person.command(HALL, "my pictures", size="usual", motion="moving"))
    assert both.text == told("usual", "moving")
    await court.quiet()
    assert message.attachments[0].data == usual
