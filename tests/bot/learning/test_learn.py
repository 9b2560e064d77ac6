"""Lessons on the sandbox, private and without a table; and words that the rules explain, suggested while typed."""

import re

import pytest

import engine
from bot import texts
from bot.learning import glossary
from bot.messages.ids import read
from bot.sandbox import Message, Person
from tests.bot.bot_on_sandbox import HALL, TAVERN, Court, fine
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
        (label,) = [one for one in labels(message) if re.match(rf"{army} · (\d+%|sure) · ", one)]
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


async def suggested(person: Person, typed: str, **options: str) -> list[tuple[str, str | int | float]]:
    return await person.autocomplete(HALL, "rules", focused="word", word=typed, **options)


async def test_words_of_a_game_and_of_the_bot(court: Court, anna: Person) -> None:
    assert ("Estate", "verraeter/estate") in await suggested(anna, "est", game="verraeter")
    said = await fine(anna.command(HALL, "rules", word="verraeter/estate", game="verraeter"))
    (message,) = said.messages
    assert message.only_for is anna
    assert message.content == f"### Estate · Verräter\n{SAY('verraeter-word-estate')}"
    (button,) = message.buttons
    assert button.label == SAY("word-more", topic=SAY("verraeter-rules-buildings.title"))
    shown = await fine(anna.click(message, button.label))
    assert shown.messages[0].content.startswith(f"### Verräter · {SAY('verraeter-rules-buildings.title')}\n")
    assert shown.messages[0].only_for is anna
    assert ("Seat", "bot/seat") in await suggested(anna, "seat")
    (message,) = (await fine(anna.command("dm", "rules", word="seat"))).messages
    assert (message.content, message.buttons) == (f"### Seat\n{SAY('bot-word-seat')}", [])


async def test_the_numbers_of_an_own_box_are_told(court: Court, anna: Person) -> None:
    """A table has the box with which it was opened; everywhere else the help tells of the box of new tables."""
    await court.seat([anna], game="het_verraad")
    await court.stop_bot()
    court.replace_data("het_verraad", supplies={"wealth_limit": 9, "towers": 7})
    await court.start_bot()
    for place, limit, towers in ((HALL, 5, 12), (TAVERN, 9, 7)):
        tax = await fine(anna.command(place, "rules", word="tax", game="het_verraad"))
        assert f"over {limit} bricks" in tax.text
        help_page = await fine(anna.command(place, "rules", topic="towers", game="het_verraad"))
        assert f"There are {towers} in all" in help_page.text


async def test_words_of_all_games_are_suggested_that_of_the_table_first(court: Court, anna: Person) -> None:
    await court.seat([anna], game="the_traitors")
    found = await suggested(anna, "traitor")
    games = [str(value).partition("/")[0] for _, value in found]
    assert games[0] == "the_traitors"
    assert {game for game in engine.games() if SAY.knows(f"{game}-word-traitor")} <= set(games)
    assert all(" · " in name for name, _ in found)
    said = await fine(anna.command(HALL, "rules", word="Traitor"))
    titles = [line for line in said.text.splitlines() if line.startswith("### ")]
    assert titles == ["### Traitor · The Traitors", "### Traitor · Verräter", "### Traitor · Traitor"]
    assert len({one.custom_id for one in said.messages[0].buttons}) == 3
    only = await fine(anna.command(HALL, "rules", word="traitor", game="verraeter"))
    assert only.text == f"### Traitor · Verräter\n{SAY('verraeter-word-traitor')}"


async def test_typed_letters_may_lack_accents_and_stand_anywhere_in_a_word(court: Court, anna: Person) -> None:
    anna.locale = "de"
    say = texts.speaker("de")
    for typed in ("UBERF", "berfa", "  überf "):
        assert await suggested(anna, typed, game="het_verraad") == [("Überfall", "het_verraad/overval")]
    assert (await fine(anna.command(HALL, "rules", word="uberfall"))).text.endswith(say("het_verraad-word-overval"))
    names = [name for name, _ in await suggested(anna, "karte", game="verraeter")]
    assert names == ["Strategiekarte", "Versorgungskarte"]


async def test_at_most_25_are_suggested_and_none_is_lost_to_who_types_on(court: Court, anna: Person) -> None:
    assert len(await suggested(anna, "")) == 25
    words = [one for game in (*engine.games(), glossary.OWN) for one in glossary.glossary(SAY, game)]
    for one in words[::7]:
        assert f"{one.game}/{one.key}" in [value for _, value in await suggested(anna, one.word)]


async def test_a_word_that_there_is_not(court: Court, anna: Person) -> None:
    of_game = {"game": "verraeter"}
    for typed, near in (("Ofice", "*Office*"), ("supply cart", "*Supply card*"), ("xyzzy", "none")):
        await court.refuses(anna.command(HALL, "rules", word=typed, **of_game), "no-word", word=typed, near=near)
    await court.refuses(anna.command(HALL, "rules", word="*" * 100), "no-word", word="\\*" * 60, near="none")


PRINTED = {
    **{"farm": "verraeter/estate", "town hall": "verraeter/office", "resource card": "verraeter/supply_card"},
    **{"action card": "verraeter/role", "architect": "verraeter/builder", "pandjeshuis": "het_verraad/pawnshop"},
    **{"grootmacht": "het_verraad/great_power", "wachttoren": "het_verraad/tower"},
    **{"boogschutters": "het_verraad/tower", "isolement": "het_verraad/isolation", "bouwstenen": "het_verraad/brick"},
    **{"duistere kracht": "het_verraad/black_chip", "goede kracht": "het_verraad/white_chip"},
    **{"vermogensbelasting": "het_verraad/tax"},
}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_words_of_the_printed_rules_are_found_in_every_language(language: str) -> None:
    words = [word for game in engine.games() for word in glossary.glossary(texts.speaker(language), game)]
    found = {typed: [f"{word.game}/{word.key}" for word in glossary.called(words, typed)] for typed in PRINTED}
    assert found == {typed: [key] for typed, key in PRINTED.items()}
