"""/my reading and /my pictures: words or large pictures for a person alone, and nobody else notices."""

from bot import texts
from tests.bot.court import HALL, Court, fine
from tests.bot.playing import next_question

SAY = texts.speaker("en")


async def test_words_come_to_who_wishes_them_in_place_of_pictures(court: Court) -> None:
    """Also at the table at which they play; the wish lasts, and can be taken back."""
    people = court.people(3)
    await court.begin(people, game="traitor")
    question = await next_question(court)
    assert question is not None
    person, message = question
    shown, text = message.attachments[0].description, message.content
    before = len(court.sandbox.requests)
    said = await fine(person.command(HALL, "my reading", how="words"))
    assert said.text == SAY("reading-is-words")
    await court.quiet()
    assert sum(not one.is_interaction_answer for one in court.sandbox.requests[before:]) <= 1
    assert not message.attachments
    assert "Your hand, with power: 3 of clubs (4), " in message.content
    assert (await fine(person.command(HALL, "my reading"))).text == SAY("reading-is-words")
    await fine(person.command(HALL, "my reading", how="pictures"))
    await court.quiet()
    assert (message.content, message.attachments[0].description) == (text, shown)


async def test_a_board_in_words_says_whose_turn_it_is_and_what_is_new(court: Court) -> None:
    people = court.people(3)
    await court.begin(people, game="traitor")
    reader = people[0]
    await fine(reader.command(HALL, "my reading", how="words"))
    first = await fine(reader.command(HALL, "board"))
    assert not first.messages[0].attachments
    assert SAY("reading-now") not in first.text
    assert SAY("reading-nothing-new") in (await fine(reader.command(HALL, "board"))).text
    other = await fine(people[1].command(HALL, "board"))
    await court.quiet()
    assert other.messages[0].attachments
    await fine(reader.command(HALL, "my reading", how="both"))
    shown = [await fine(reader.command(HALL, what)) for what in ("board", "hand")]
    await court.quiet()
    board, hand = (one.messages[0] for one in shown)
    assert board.attachments
    assert hand.attachments
    assert "Your hand, with power: " in hand.content


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
