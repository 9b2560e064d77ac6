"""Pictures of a lobby and of a moment: every game's look alike, and words lie apart, whatever people are called."""

from itertools import product

import pytest

import engine
from bot import pictures, texts
from bot.pictures import MomentOf, draw
from bot.pictures.camps import SIDES, Camp
from bot.pictures.camps.company import Guest
from bot.pictures.colours import GOLD
from bot.pictures.heavens import HEIGHT, TONES, TOWERS, heavens
from bot.pictures.landscape import WIDTH
from bot.pictures.lobby import draw_lobby
from bot.pictures.moment import Course, Mask, Moment, animate_company, draw_moment, moment_palette
from tests.pictures.looking import check_letters, check_seats, check_words, opened
from tests.pictures.test_colours import BLINDNESS, check_contrast

FULL = Moment("night", "dead", "x" * 60, "y" * 60, 3, "W" * 32, ("z " * 40, "v " * 60), (("chest", "w " * 30),) * 3)
SHORT = Moment("day", "dead", "Breakfast", "is missing", 0, "Anna", ("Murdered in the night",), (("shield", "Fund 9"),))
GUESTS = (Guest(0, "Anna", here=False, symbol="hearts", side="blue"), *(Guest(seat, "W" * 32) for seat in range(1, 8)))
TABLES = [one._replace(company=GUESTS) for one in (FULL, SHORT)]


@pytest.mark.parametrize("moment", [FULL, SHORT, SHORT._replace(seat=None, name=""), FULL._replace(facts=()), *TABLES])
def test_words_lie_apart_in_the_picture_and_are_legible(moment: Moment) -> None:
    canvas = draw_moment(moment)
    assert (canvas.width, canvas.height) == (WIDTH, HEIGHT)
    check_words(canvas)
    check_letters(canvas)


@pytest.mark.parametrize("names", [("Anna", "Ben", "Chloé", "Dirk"), ("W" * 32,) * 4])
@pytest.mark.parametrize("over", range(5))
def test_camps_show_their_people_and_the_one_who_crosses(names: tuple[str, ...], over: int) -> None:
    people = tuple(enumerate(names))
    eagle = Camp("blue", "eagle", "Eagle", 188, people[:over], lost=True)
    rose = Camp("red", "rose", "Rose", 7, people[over:], lost=False)
    for moment in (FULL, SHORT):
        canvas = draw_moment(moment._replace(tone="red", camps=(eagle, rose), crossing=2))
        check_words(canvas)
        check_letters(canvas)
    assert SHORT._replace(camps=(eagle,)).alt.count("Eagle 188") == 1
    image = canvas.image
    assert (image.getpixel((500, 322)) == GOLD) == (over > 2), "the arrow points to the new camp"


def test_a_moment_is_a_small_file_and_told_in_words_with_the_deed_first() -> None:
    picture = draw(MomentOf(SHORT, SHORT.alt))
    assert picture is not None
    assert opened(picture).size == (picture.width, picture.height) == (1400, 600)
    assert len(picture.png) <= 60 * 1024
    assert picture.alt == "Breakfast: Anna is missing. Murdered in the night. Fund 9."
    assert len(FULL._replace(lines=("y " * 900,)).alt) <= 1024


def test_a_company_at_table_is_a_small_file_and_an_empty_chair_shows_its_side() -> None:
    picture = draw(MomentOf(TABLES[0], TABLES[0].alt))
    assert picture is not None
    assert len(picture.png) <= 60 * 1024
    canvas = draw_moment(TABLES[1])
    image = canvas.image
    assert image.getpixel((700 - 7 * 165 // 2 - 50, 400)) == SIDES["blue"]
    assert image.getpixel((2, 470)) != image.getpixel((2, HEIGHT - 2)) == image.getpixel((WIDTH - 2, 500))


def test_a_company_comes_in_one_by_one_and_nobody_is_told_before() -> None:
    animation = animate_company(TABLES[1])
    assert len(animation.frames) == len(GUESTS), "everybody but Anna, and the moment"
    assert [words for words, _ in animation.first.words if "missing" in words or "Fund" in words] == []
    assert animation.frames[-1].change.strokes == draw_moment(TABLES[1]).strokes
    picture = draw(MomentOf(TABLES[0], TABLES[0].alt, moving=True))
    assert picture is not None
    assert 0 < len(picture.gif) <= 200 * 1024


@pytest.mark.parametrize("tone", TONES)
def test_every_sky_has_a_palette_with_the_colours_of_all_seats(tone: str) -> None:
    check_seats(moment_palette(tone))


@pytest.mark.parametrize(("tone", "kind"), list(product(TONES, BLINDNESS)))
def test_words_stand_out_from_every_sky(tone: str, kind: str) -> None:
    check_contrast(heavens(tone), (700, 60), (700, 240), (590, 376), (400, 526), (268, 110), kind=kind)


@pytest.mark.parametrize("moment", [FULL, SHORT, SHORT._replace(deed="y" * 60, lines=("v " * 60,))])
def test_no_words_run_into_the_roofs(moment: Moment) -> None:
    roofs = min(top - wide * 3 // 5 for _, wide, top in TOWERS)
    beside = [box.bottom for _, box in draw_moment(moment).words if box.top < roofs]
    assert max(beside) <= roofs


def test_fates_have_their_words_below_the_masks() -> None:
    masks = (Mask(0, "Anna", "hearts", "Faithful", "blue"), Mask(1, "Ben", "traitor", "Traitor", "red"))
    befell = Course("dead", "Murdered", (0, 1))
    moment = Moment("dusk", "", "Masks off", "A Traitor takes 9 Gold", masks=masks, course=(befell,))
    assert "Murdered" in [words for words, _ in draw_moment(moment).words]
    assert moment.alt.endswith("Murdered: Anna, Ben.")


NAMES = ("Anna", "W" * 32, "Ben", "Bram ◇", "m" * 32, "Chloé", "i" * 32, "Dirk")


@pytest.mark.parametrize("game", engine.games())
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_words_on_a_lobby_lie_apart_and_are_legible(game: str, language: str) -> None:
    seats = engine.game(game).seats
    for taken in range(seats[-1] + 1):
        canvas = draw_lobby(pictures.lobby_of(game, NAMES[:taken], seats, language).card)
        check_words(canvas)
        check_letters(canvas)


def test_the_alt_text_of_a_lobby_begins_with_the_people_who_sit_and_lack() -> None:
    of = pictures.lobby_of("verraeter", ("Anna", "Bram ◇"), (3, 4), "en")
    picture = draw(of)
    assert picture is not None
    assert picture.alt.startswith("Anna, Bram (computer), 1 × free. Verräter. Two houses fight")
    assert opened(picture).size == (1400, 600)
    assert len(picture.png) <= 60 * 1024


def test_a_table_that_may_start_shows_a_free_seat_until_it_is_full() -> None:
    seats = [pictures.lobby_of("traitor", NAMES[:taken], range(2, 9), "en").card.seats for taken in (0, 2, 7, 8)]
    assert [one.count("") for one in seats] == [2, 1, 1, 0]
