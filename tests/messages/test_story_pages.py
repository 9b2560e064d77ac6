"""A story is read page by page: whole, in every language, within Discord's limits."""

from functools import cache

import pytest
from msgspec.structs import replace

import engine
from bot import messages, texts
from bot.aftermath.story_command import story_file, story_page
from bot.aftermath.truth import story_of
from bot.messages import Button, Content, Menu
from bot.messages.ids import read
from bot.messages.telling import tell
from bot.store import Act, Table
from engine import Event, Match, Record
from tests.games import game_of
from tests.kit.stories import ENDED
from tests.messages.limits import check
from tests.messages.test_limits import NAMES
from tests.tables.people import a_table

SAY = texts.speaker("en")
every_story = pytest.mark.parametrize("game", engine.games())
every_language = pytest.mark.parametrize("language", texts.LANGUAGES)


@cache
def ended(game: str) -> tuple[Table, Match]:
    """The finished match of the records with most seats and answers, at a table of people with short names."""
    found = [Record.from_json(path.read_bytes()) for path in ENDED if game_of(path) == game]
    match = engine.replay(max(found, key=lambda one: (one.seats, len(one.answers))))
    table = a_table("story", game=game, seats=match.seats, options=match.options)
    return replace(table, state="finished", ended=1.0), match


def all_pages(table: Table, told: tuple[Event, ...], language: str) -> list[Content]:
    """Page after page, as the buttons lead on."""
    found = [story_page(table, told, language, 0)]
    while not (onward := turns(found[-1])[2]).disabled:
        action, arguments = read(onward.custom_id)
        assert action == "leaf"
        found.append(story_page(table, told, language, int(arguments[1])))
    return found


def turns(page: Content) -> tuple[Button, ...]:
    """The buttons that turn to the first page, back, on, and to the last one."""
    buttons = page.rows[0]
    assert not isinstance(buttons, Menu)
    return buttons


@every_story
@every_language
def test_all_pages_together_are_the_file_have_every_round_and_fit(game: str, language: str) -> None:
    """Also with the longest names."""
    table, match = ended(game)
    say, told = texts.speaker(language), story_of(table, match)
    pages = all_pages(table, told, language)
    file = story_file(table, told, language)
    assert file.name == f"story-{table.id}.md"
    lines = [line for page in pages for line in page.text.splitlines()[1:-1]]
    assert [line for line in file.content.decode().splitlines() if line.startswith("- ")] == lines
    titles = {page.text.splitlines()[0].rsplit(" · ")[-1] for page in pages}
    assert titles >= {say("round", round=number, rounds=0) for number in range(1, match.view(None).round + 1)}
    assert all("{" not in line for line in lines)
    names = tuple(replace(one, name=NAMES[seat]) for seat, one in enumerate(table.sitters))
    for page in (*pages, *all_pages(replace(table, sitters=names, id=10**9), told, language)):
        check(page)


@every_story
@every_language
def test_every_event_of_a_story_is_told_in_the_third_person(game: str, language: str) -> None:
    table, match = ended(game)
    say, told = texts.speaker(language), story_of(table, match)
    silent = {event.kind for event in told if texts.story_line(say, game, event, table.names) is None}
    assert silent <= {"turn_started", "bricks_added"}
    own = [event for event in told if event.seats is not None]
    for event in own:
        line = texts.story_line(say, game, event, table.names) or ""
        assert any(table.names[seat] in line for seat in event.seats or ())


def test_a_page_that_there_is_not_is_the_nearest() -> None:
    table, match = ended("verraeter")
    told = story_of(table, match)
    pages = all_pages(table, told, "en")
    assert story_page(table, told, "en", -1) == pages[0]
    assert story_page(table, told, "en", 10**9) == pages[-1]


def test_very_many_rounds_offer_those_around_the_page() -> None:
    table, match = ended("verraeter")
    told = tuple(replace(event, round=number) for number in range(70) for event in story_of(table, match)[:1])
    for number in (0, 35, 69):
        menu = story_page(table, told, "en", number).rows[1]
        assert isinstance(menu, Menu)
        check(story_page(table, told, "en", number))
        assert [entry.value for entry in menu.entries if entry.chosen] == [str(number)]
        assert len(menu.entries) == 25


def test_a_game_without_words_for_it_says_whom_it_told() -> None:
    table, match = ended("verraeter")
    handed = next(event for event in match.events(1) if event.kind == "roles_handed")
    say = texts.speaker("en")
    told = texts.event_line(say, "verraeter", handed, table.names) or ""
    assert told.startswith("You ")
    assert texts.story_line(say, "verraeter", handed, table.names) == f"To Ben: {told}"


@every_story
def test_a_log_begins_with_the_first_event_also_after_an_answer_taken_back(game: str) -> None:
    table, match = ended(game)
    whole = tell(SAY, game, match.onlooker.events, table.names)
    assert messages.log(SAY, table, match.onlooker) == whole
    back = Act(0, 0, "taken_back", "Anna")
    assert messages.log(SAY, replace(table, acts=(back,)), match.onlooker) == [messages.act_line(SAY, back), *whole]
