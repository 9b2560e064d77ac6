"""/my reading and /my pictures: words or large pictures for a person alone, and nobody else notices."""

from bot import texts
from tests.bot.court import HALL, Court, fine
from tests.bot.playing import present

SAY = texts.speaker("en")


def told(*chosen: str) -> str:
    """The answer that tells what is chosen."""
    return "\n".join(SAY(f"pictures-are-{one}") for one in chosen)


async def test_words_or_large_pictures_come_to_who_wishes_them(court: Court) -> None:
    """Also at the table at which they play; the wish lasts, and can be taken back."""
    await court.match_of(3, "traitor")
    person, message = present(court)
    (usual,), text = message.attachments, message.content
    before = len(court.sandbox.requests)
    assert (await court.told(person.command(HALL, "my reading", how="words"))).text == SAY("reading-is-words")
    assert not message.attachments
    assert "Your hand, with power: " in message.content
    assert (await fine(person.command(HALL, "my reading"))).text == SAY("reading-is-words")
    await court.told(person.command(HALL, "my reading", how="pictures"))
    assert (message.content, message.attachments[0].description) == (text, usual.description)
    assert (await court.told(person.command(HALL, "my pictures", size="large"))).text == told("large", "moving")
    assert sum(not one.is_interaction_answer for one in court.sandbox.requests[before:]) <= 3, "an edit for each wish"
    assert message.attachments[0].data != usual.data
    still = await fine(person.command(HALL, "my pictures", motion="still"))
    assert still.text == (await fine(person.command(HALL, "my pictures"))).text == told("large", "still")
    both = await court.told(person.command(HALL, "my pictures", size="usual", motion="moving"))
    assert both.text == told("usual", "moving")
    assert message.attachments[0].data == usual.data


async def test_a_board_in_words_says_whose_turn_it_is_and_what_is_new(court: Court) -> None:
    people = await court.match_of(3, "traitor")
    reader = people[0]
    await fine(reader.command(HALL, "my reading", how="words"))
    first = await fine(reader.command(HALL, "board"))
    assert not first.messages[0].attachments
    assert SAY("reading-now") not in first.text
    assert SAY("reading-nothing-new") in (await fine(reader.command(HALL, "board"))).text
    assert (await court.told(people[1].command(HALL, "board"))).messages[0].attachments
    await fine(reader.command(HALL, "my reading", how="both"))
    board, hand = [(await court.told(reader.command(HALL, what))).messages[0] for what in ("board", "hand")]
    assert board.attachments
    assert hand.attachments
    assert "Your hand, with power: " in hand.content
