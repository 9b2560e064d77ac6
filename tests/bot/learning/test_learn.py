"""Lessons on the sandbox: private, without a table, and nothing of them is kept anywhere but in their buttons."""

import re

import pytest

import engine
from bot import texts
from bot.messages.ids import read
from bot.sandbox import Message, Person
from tests.bot.court import HALL, Court, fine
from tests.bot.playing import labels
from tests.lessons import lesson_of

SAY = texts.speaker("en")
LESSON = "verraeter-lesson-1"
TITLE = SAY(LESSON)


async def begin(court: Court, person: Person, where: str = HALL) -> Message:
    """A person's private message with the first task."""
    offered = await fine(person.command(where, "learn", game="verraeter"))
    (message,) = offered.messages
    assert message.only_for is person
    await press(court, person, message, TITLE)
    return message


async def press(court: Court, person: Person, message: Message, button: str) -> None:
    await court.after(person.click(message, button))


def at(message: Message) -> str:
    """The path to the task that a message shows."""
    found = [read(one.custom_id or "") for one in message.buttons]
    return next(arguments[3] for action, arguments in found if action == "lesson-stop")


@pytest.mark.parametrize("where", [HALL, "dm"])
async def test_a_whole_lesson_by_clicks(court: Court, anna: Person, where: str) -> None:
    """It stays in one private message, also in direct messages, and leaves nothing behind; then a click plays."""
    before = await court.kept()
    message = await begin(court, anna, where)
    lesson = lesson_of("verraeter", "1")
    for number, task in enumerate(lesson.tasks):
        assert at(message) == "0" * number
        assert SAY(f"{LESSON}-{task.name}") in message.content
        assert len(message.attachments) == 1
        await press(court, anna, message, "Show me")
    assert SAY("lesson-over", game="Verräter") in message.content
    table = ["Play now: 2 computers"] if where == HALL else []
    assert labels(message) == [*table, "Play alone: 2 computers", "Rules"]
    assert await court.kept() == before
    if where == "dm":
        told = await fine(court.forge(anna, message, "tc:play:verraeter"))
        assert told.text == SAY("play-elsewhere", game="Verräter")
        await court.told(anna.click(message, "Play alone: 2 computers"))
        assert SAY("alone-where", game="Verräter", number=2) in message.content
        assert await court.kept() == []
        return
    told = await court.told(anna.click(message, "Play now: 2 computers"))
    assert told.text == SAY("play-began", where=f"<#{court.hall.id}>")
    assert ((await court.table()).state, (await court.table()).names) == ("running", ("Anna", "Bram ◇", "Inés ◇"))
    await court.refuses(anna.click(message, "Play now: 2 computers"), "channel-taken")
    await court.told(court.forge(anna, message, f"tc:lesson-show:verraeter:1:{lesson.mark}:{'0' * number}"))
    link = f"https://discord.com/channels/{court.sandbox.world.home.id}/{court.hall.id}/{court.boards[0].id}"
    assert SAY("lesson-back", game="Verräter", link=link) in message.content
    assert labels(message) == ["Rules"]


async def test_a_wrong_answer_gets_the_hint_and_who_stops_can_go_on_there(court: Court, anna: Person) -> None:
    message = await begin(court, anna)
    picture = message.attachments[0].id
    await court.after(anna.choose(message, None, ["0"]))
    assert SAY("lesson-wrong", hint=SAY(f"{LESSON}-estate.hint")) in message.content
    assert (at(message), message.attachments[0].id) == ("", picture)
    await court.after(anna.choose(message, None, ["7"]))
    assert at(message) == "1"
    assert "Not quite" not in message.content
    await press(court, anna, message, "Stop")
    assert SAY("lesson-stopped") in message.content
    assert message.attachments == []
    await press(court, anna, message, "Go on")
    assert at(message) == "1"


async def test_a_picked_answer_stays_picked_until_it_is_confirmed(court: Court, anna: Person) -> None:
    message = await begin(court, anna)
    await press(court, anna, message, "Show me")
    assert "✓ You place an estate under the town (Eagle, 10 o’clock)." in message.content
    await court.restart_bot()
    for _ in range(2):
        await press(court, anna, message, "Show me")
    await press(court, anna, message, "Card 3")
    await press(court, anna, message, "Card 4")
    assert [one for one in labels(message) if one.startswith("✓")] == ["✓ Card 3", "✓ Card 4"]
    await press(court, anna, message, "Play 3 + 4 (+5): Eagle 22")
    assert SAY(f"{LESSON}-cards.hint") in message.content
    await press(court, anna, message, "Card 3")
    await press(court, anna, message, "Play 3 (+5): Eagle 18")
    assert at(message) == "0000"


async def test_any_card_of_those_that_are_alike_is_right_if_one_of_them_is(court: Court, anna: Person) -> None:
    (message,) = (await fine(anna.command(HALL, "learn", game="traitor"))).messages
    await press(court, anna, message, SAY("traitor-lesson-1"))
    for _ in range(2):
        await press(court, anna, message, "Show me")
    for army, after in (("Bram", "00"), ("Aiko", "000")):
        (label,) = [one for one in labels(message) if re.match(rf"{army} · \d+ face down", one)]
        await press(court, anna, message, label)
        assert at(message) == after


async def test_the_lobby_offers_it_to_whoever_asks_and_tells_nobody(court: Court, anna: Person, ben: Person) -> None:
    """Without a game, /learn is about that of the channel's table."""
    lobby = await court.seat([anna], game="traitor")
    before, say = lobby.content, texts.speaker("nl")
    ben.locale = "nl"
    for deed in (ben.click(lobby, SAY("lobby-learn")), ben.command(HALL, "learn")):
        (message,) = (await fine(deed)).messages
        assert message.only_for is ben
        assert say("traitor-lessons") in message.content
    await court.after(ben.choose(message, "tm:lessons", ["verraeter"]))
    await press(court, ben, message, say(LESSON))
    assert say(f"{LESSON}-estate") in message.content
    assert ((await court.table()).seat_of(ben.id), lobby.content) == (None, before)


async def test_a_game_without_lessons_says_so(court: Court, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(engine.game("verraeter")), "lessons", {})
    lobby = await court.seat([anna])
    assert SAY("lobby-learn") not in labels(lobby)
    await court.refuses(anna.command(HALL, "learn", game="verraeter"), "no-lesson")
