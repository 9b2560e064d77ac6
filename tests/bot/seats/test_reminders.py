"""Wishes about reminders, words and pictures: told to nobody else, and kept."""

import pytest

from bot import texts
from bot.sandbox import Person
from bot.tables.time import clock_rules
from tests.bot.bot_on_sandbox import HALL, Court, fine
from tests.bot.playing import present

SAY = texts.speaker("en")
NOON = 1_700_000_000 // 86400 * 86400 + 43200.0


def told(often: str, zone: str = "", now: str = "") -> str:
    quiet = SAY("quiet-hours", zone=zone, now=now) if zone else SAY("quiet-none")
    return SAY("reminders-now", often=SAY(f"reminders-{often}"), quiet=quiet)


@pytest.mark.parametrize("where", [HALL, "dm"])
async def test_chosen_reminders_are_told_and_kept(court: Court, anna: Person, ben: Person, where: str) -> None:
    court.bot.tables.now = lambda: NOON
    said = await fine(anna.command(where, "my reminders"))
    assert said.text == told("usual")
    assert where == "dm" or said.messages[0].only_for is anna
    choice = {"how-often": "off", "quiet-hours": "Asia/Tokyo"}
    assert (await fine(anna.command(where, "my reminders", **choice))).text == told("off", "Asia/Tokyo", "21:00")
    await court.restart_bot()
    court.bot.tables.now = lambda: NOON
    assert (await fine(anna.command(where, "my reminders"))).text == told("off", "Asia/Tokyo", "21:00")
    assert (await fine(ben.command(where, "my reminders"))).text == told("usual")
    (shown,) = (await fine(anna.command(where, "my reminders"))).messages
    assert [one.label for one in shown.buttons] == [SAY("reminders-usual"), SAY("reminders-often")]
    await fine(anna.click(shown, SAY("reminders-often")))
    assert shown.content == told("often", "Asia/Tokyo", "21:00")
    assert [one.label for one in shown.buttons] == [SAY("reminders-usual"), SAY("reminders-off")]
    assert (await fine(anna.command(where, "my reminders", **{"quiet-hours": "none"}))).text == told("often")
    (shown,) = (await fine(anna.command(where, "my tips"))).messages
    for button, now in (("No more tips", "tips-not-given"), ("Give me tips", "tips-given")):
        await fine(anna.click(shown, button))
        assert shown.content == SAY(now)


async def test_time_zones_are_suggested_with_the_time_there(court: Court, anna: Person) -> None:
    court.bot.tables.now = lambda: NOON
    choices = await anna.autocomplete(HALL, "my reminders", focused="quiet-hours", **{"quiet-hours": ""})
    assert choices[0] == ("none", "none")
    assert len(choices) == 25
    choices = await anna.autocomplete(HALL, "my reminders", focused="quiet-hours", **{"quiet-hours": "new york"})
    assert choices == [("America/New_York (07:00)", "America/New_York")]
    assert await anna.autocomplete(HALL, "my reminders", focused="quiet-hours", **{"quiet-hours": "Atlantis"}) == []
    await court.refuses(anna.command(HALL, "my reminders", **{"quiet-hours": "Atlantis"}), "no-zone")


async def test_a_reminder_is_a_direct_message_and_one_that_nobody_wants_is_no_call_at_all(court: Court) -> None:
    people = court.people(3)
    await court.begin(people)
    (seat,) = (await court.match()).awaited
    person, before = people[seat], len(court.sandbox.requests)
    await court.bot.tables.ledger.set_clock(1, lambda clock, _: clock_rules.reminded(clock, seat, sent=False))
    await court.quiet()
    assert len(court.sandbox.requests) == before
    await court.bot.tables.ledger.set_clock(1, lambda clock, _: clock_rules.reminded(clock, seat, sent=True))
    await court.quiet()
    assert [request.method for request in court.sandbox.requests[before:]] == ["POST"]
    ends = await court.deadlines()
    reminder = SAY("reminder", window="false", when=f"<t:{int(ends[seat])}:R>")
    assert person.dms[-1].content.endswith(reminder)


def chosen(*wishes: str) -> str:
    """The answer that tells what is chosen."""
    return "\n".join(SAY(f"pictures-are-{one}") for one in wishes)


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
    assert (await court.told(person.command(HALL, "my pictures", size="large"))).text == chosen("large", "moving")
    assert sum(not one.is_interaction_answer for one in court.sandbox.requests[before:]) <= 3, "an edit for each wish"
    assert message.attachments[0].data != usual.data
    still = await fine(person.command(HALL, "my pictures", motion="still"))
    assert still.text == (await fine(person.command(HALL, "my pictures"))).text == chosen("large", "still")
    both = await court.told(person.command(HALL, "my pictures", size="usual", motion="moving"))
    assert both.text == chosen("usual", "moving")
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
