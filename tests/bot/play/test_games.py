"""Games that come in by one door with pictures and texts, are for as many as can be shown, and are typed by name."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import engine
from bot import games, pictures, texts
from bot.pictures.canvas import Canvas
from bot.pictures.colours import SEATS, palette
from bot.pictures.encoding import png
from bot.pictures.hands import HAND_HEADER_HEIGHT, draw_hand_header
from bot.pictures.landscape import empty_table
from bot.pictures.shapes import MARKS
from bot.sandbox import Person
from bot.texts import LANGUAGES
from engine import BadGame, UnknownGame
from tests.bot.bot_on_sandbox import HALL, Court, fine
from tests.bot.playing import is_over, play_on
from tests.sample_games.vote import TEXTS, Pictures, Vote, voting

SAY = texts.speaker("en")
DUTCH = TEXTS.replace("= Vote\n", "= Stemming\n")
WORDS = {"en": TEXTS, "nl": DUTCH}
OPTIONS = (("rules", "topic"), ("join", "preset"), ("rules", "word"))
"""Commands with an option that follows that of the game."""


def test_speakers_that_are_in_use_say_its_texts_and_no_longer_than_it_is_there() -> None:
    speakers = {language: texts.speaker(language) for language in LANGUAGES}
    before = {language: say.keys for language, say in speakers.items()}
    games.register(Vote(), Pictures(), WORDS)
    try:
        said = {language: texts.game_name(say, "vote") for language, say in speakers.items()}
        topics = texts.rules_topics(speakers["nl"], "vote")
    finally:
        games.unregister("vote")
    assert said == {"en": "Vote", "de": "Vote", "nl": "Stemming"}  # English serves where a language is missing
    assert topics == [("aim", "Aim")]
    assert not any(say.knows("vote-game") for say in speakers.values())
    assert {language: say.keys for language, say in speakers.items()} == before
    assert speakers["de"]("verraeter-landscape", key="river") == "Fluss"


def test_a_game_taken_away_is_gone_and_nobody_else_changes_the_list() -> None:
    games.register(Vote(), Pictures(), WORDS)
    games.unregister("vote")
    all_games: Any = engine.games()
    assert "vote" not in all_games
    with pytest.raises(UnknownGame):
        games.unregister("vote")
    with pytest.raises(KeyError):
        pictures.parts("vote")
    with pytest.raises(TypeError):
        all_games["vote"] = Vote()


@pytest.mark.usefixtures("vote")
@pytest.mark.parametrize("key", ["vote", "verraeter", "", "Vote", "vote-2", "2vote", "v" * 33])
def test_a_key_is_a_word_in_small_letters_that_no_other_game_has(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = dict(engine.games())
    monkeypatch.setattr(Vote, "key", key)
    said = f"there is a game {key} already" if key in before else "no key of a game"
    with pytest.raises(BadGame, match=said):
        games.register(Vote(), Pictures(), WORDS)
    assert dict(engine.games()) == before


class Parted(Pictures):
    """Pictures with parts that cannot be drawn."""

    PARTS = ("1",)


@pytest.mark.parametrize(
    ("drawing", "words", "said"),
    [
        (Parted(), WORDS, "its pictures lack draw_part"),
        (Pictures(), {"nl": DUTCH}, "its texts are not there in English"),
        (Pictures(), {**WORDS, "de": "vote-game = {\n"}, "its text 'vote-game = {' in de cannot be read"),
        (Pictures(), {"en": f"{TEXTS}verraeter-game = Mine\n"}, "its text verraeter-game is there already"),
    ],
)
def test_an_unusable_game_is_refused_and_leaves_nothing(drawing: Any, words: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        games.register(Vote(), drawing, words)
    assert "vote" not in engine.games()
    assert not texts.speaker("en").knows("vote-phase")
    games.register(Vote(), Pictures(), WORDS)
    games.unregister("vote")


class Village(Vote):
    """Votes among up to sixteen people."""

    seats = range(12, len(MARKS) + 1)


@pytest.fixture
def _village() -> Iterator[None]:
    games.register(Village(), Pictures(), {"en": TEXTS})
    yield
    games.unregister("vote")


@pytest.mark.usefixtures("_village")
async def test_a_match_of_many_is_played_to_its_end(court: Court, chance: random.Random) -> None:
    people, seats = court.people(3), len(MARKS)
    await court.begin(people, computers=seats - len(people), game="vote")
    assert (await court.match()).seats == seats
    assert await play_on(court, chance) == 2 * len(people)
    await court.quiet()
    assert is_over(court)
    assert all(name in court.hall.messages[-1].content for name in (await court.table()).names)


@pytest.mark.usefixtures("_village")
def test_each_seat_has_a_mark_and_a_colour_in_the_header_of_a_hand() -> None:
    view, seen = voting().view(0), set[bytes]()
    for seat, colour in enumerate(SEATS):
        canvas = Canvas(empty_table(900, 200 + HAND_HEADER_HEIGHT))
        draw_hand_header(canvas, view, seat, "Anna", texts.speaker("en"))
        assert canvas.image.convert("RGB").getpixel((2, HAND_HEADER_HEIGHT // 2)) == colour
        seen.add(png(canvas, palette(len(MARKS))))
    assert len(seen) == len(MARKS)


def commands_with_a_game(court: Court) -> list[str]:
    """The commands, as they are registered, that suggest games and need nothing else."""

    def asks(one: dict[str, Any]) -> bool:
        options = one.get("options", [])
        suggests = any(option["name"] == "game" and option.get("autocomplete") for option in options)
        return suggests and not any(option.get("required") for option in options)

    return [str(one["name"]) for one in court.sandbox.world.commands if asks(one)]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_first_game_that_fits_is_the_game_that_is_called_so(language: str) -> None:
    """By its name as it is, carelessly typed, and as it stands in the list."""
    say, seats = texts.speaker(language), {key: game.seats for key, game in engine.games().items()}
    for game, some in seats.items():
        name = texts.game_name(say, game)
        for typed in (name, f" {name.upper()} ", name.replace("ä", "a"), texts.game_with_seats(say, game, some)):
            assert texts.games_fitting(say, seats, typed)[0] == game, typed
            assert texts.game_called(seats, typed) == game, typed


async def test_every_command_suggests_it_first_and_takes_what_was_only_typed(court: Court, anna: Person) -> None:
    """Discord sends what was typed if nobody waits for the suggestions."""
    commands = commands_with_a_game(court)
    assert {"join", "learn", "rules", "stats", "history", "leaderboard"} <= set(commands)
    for command, game in product(commands, engine.games()):
        typed = texts.game_name(SAY, game).upper()
        assert (await anna.autocomplete(HALL, command, focused="game", game=typed))[0][1] == game, f"/{command} {typed}"
        if command != "join":
            picked, told = [await fine(anna.command(HALL, command, game=one)) for one in (game, typed)]
            assert told.text == picked.text, f"/{command} {typed}"
    for game, (command, option) in product(engine.games(), OPTIONS):
        first, second = [
            await anna.autocomplete(HALL, command, focused=option, game=one, **{option: ""})
            for one in (game, texts.game_name(SAY, game))
        ]
        assert first == second, "options that follow know the game that was typed"
    await court.told(anna.command(HALL, "join", game="TRAITOR"))
    assert (await court.table()).game == "traitor"
