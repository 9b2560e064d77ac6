"""/rules word: what a word means, suggested while it is typed, in the language of the asker."""

import pytest

import engine
from bot import texts
from bot.learning import glossary
from bot.sandbox import Person
from tests.bot.court import HALL, TAVERN, Court, fine

SAY = texts.speaker("en")


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
