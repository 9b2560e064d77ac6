"""The card that tells a role: every game's looks alike, and says what the seat knows and nothing more."""

from itertools import product

import pytest
from msgspec.structs import replace

from bot import pictures, texts
from bot.games.verraeter.pictures import role_card
from bot.pictures import PictureOf, colours
from bot.pictures.role_card import RoleCard, draw_role_card, role_card_alt, role_palette
from engine.verraeter.components import HOUSES, ROLES
from engine.verraeter.view import VerraeterView
from tests.games.verraeter.pictures.boards import LONG_NAMES, NAMES, every_phase, with_seat
from tests.games.verraeter.script import now, stand
from tests.matches import a_match
from tests.pictures.looking import by_turns, check_words, near, opened
from tests.pictures.test_colours import BLINDNESS, check_contrast

SIDES = ("red", "blue")
COLOURS = (*SIDES, "000000", "2e7d4f", "f0e442", "ffffff", "9a8cf0", "ff0000", "00ff00", "0000ff", "5a6270")
FULL = RoleCard(3, "W" * 32, "red", "traitor", "dagger", "x" * 60, "y" * 40, (("chest", "z" * 90),) * 3)


def with_role(role: str | None, house: str = "eagle") -> VerraeterView:
    view = next(view for view in every_phase(4)["supply"][1:] if view.role)
    assert view.seat is not None
    return with_seat(replace(view, role=role), view.seat, allegiance=house)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_role_and_house_of_verraeter_fits_on_its_card(language: str) -> None:
    for role, house in by_turns(list(product((*ROLES, None), HOUSES)), language):
        view, say = with_role(role, house), texts.speaker(language)
        for names in (NAMES, LONG_NAMES):
            card = role_card(view, view.seat or 0, names, say)
            assert card is not None
            canvas = draw_role_card(card, say)
            check_words(canvas)
            cut = [words for words, _ in canvas.words if words.endswith("…")]
            assert all(card.name.startswith(words[:-1]) for words in cut)


def test_words_of_any_game_lie_apart_and_in_the_picture() -> None:
    check_words(draw_role_card(FULL, texts.speaker("de")))
    assert len(role_card_alt(FULL._replace(role="y " * 900), texts.speaker("de"))) <= 1024


def test_once_revealed_the_traitor_fights_where_it_went() -> None:
    """V-5: the Traitor changes sides at the reveal."""
    view = with_role("traitor", "rose")
    assert view.seat is not None
    told = role_card(with_seat(view, view.seat, role="traitor"), view.seat, NAMES, texts.speaker("en"))
    assert told is not None
    assert (told.side, told.lead, told.role) == ("red", "You fight for the", "Rose")


def test_a_traitor_sees_beside_whom_it_stands_and_what_it_has_scored() -> None:
    match = stand("2:0o 4:1o", then=(["diplomat_5"], []), said="0-1 strategist traitor farmer builder - 5.1 - -")
    told = role_card(now(match, 1), 1, NAMES, texts.speaker("en"))
    assert told and [words for _, words in told.aims] == ["With Anna and Cléo-Marie", "Against Dirk", "+5 this round"]


def test_a_card_is_a_small_file_and_told_in_words_with_the_role_first() -> None:
    view = with_role("traitor")
    picture = pictures.draw_role(view, NAMES, "en")
    assert picture is not None
    assert opened(picture).size == (picture.width, picture.height) == (1400, 890)
    assert len(picture.png) <= 100 * 1024
    assert picture.alt.startswith("You are the Traitor, ")
    assert pictures.draw(PictureOf("role", view, NAMES, "en")) == picture


def test_a_seat_without_a_role_has_no_card() -> None:
    assert pictures.draw_role(a_match("none", game="het_verraad", seats=2).view(0), NAMES[:2], "en") is None


def test_an_onlooker_has_no_role() -> None:
    with pytest.raises(ValueError, match="onlooker"):
        pictures.draw_role(every_phase(4)["supply"][0], NAMES, "en")


@pytest.mark.parametrize("side", SIDES)
def test_a_card_keeps_its_side_s_colours(side: str) -> None:
    house = "eagle" if side == "blue" else "rose"
    picture = pictures.draw_role(with_role("builder", house), NAMES, "nl")
    assert picture is not None
    deep = colours.colour("173d6f" if side == "blue" else "6a192c")
    assert near(opened(picture), (373, 600), deep)


@pytest.mark.parametrize("kind", BLINDNESS)
@pytest.mark.parametrize("side", COLOURS)
def test_words_on_a_card_stand_out(side: str, kind: str) -> None:
    image = draw_role_card(FULL._replace(side=side, name="", lead="", role=" ", aims=()), texts.speaker("en")).image
    moon, land, sky, card = (1152, 300), (1000, 820), (720, 330), (373, 600)
    check_contrast(image, moon, land, sky, card, kind=kind)
    check_contrast(image, land, words=colours.QUIET, kind=kind)


@pytest.mark.parametrize("seat", [0, 15])
@pytest.mark.parametrize("side", COLOURS)
def test_a_card_of_any_colour_has_a_palette(side: str, seat: int) -> None:
    found = role_palette(FULL._replace(side=side, seat=seat))
    assert len(set(found)) == len(found) <= colours.MOST_COLOURS
    assert colours.SEATS[seat] in found


def test_cards_of_two_colours_differ() -> None:
    say = texts.speaker("en")
    cards = [draw_role_card(FULL._replace(side=side), say).image for side in COLOURS]
    assert len({card.getpixel((373, 600)) for card in cards}) == len(COLOURS)


LONG = "You win if two missions fail, or if nobody finds you before the last of the five missions ends"


@pytest.mark.parametrize(
    ("aims", "cut"), [((LONG,), 0), ((LONG[:59], "Short"), 0), ((LONG, LONG), 1), ((LONG,) * 3, 3)]
)
def test_an_aim_takes_more_than_a_row_if_there_is_room(aims: tuple[str, ...], cut: int) -> None:
    canvas = draw_role_card(FULL._replace(role="Spy", aims=tuple(("chest", aim) for aim in aims)), texts.speaker("en"))
    check_words(canvas)
    told = [words for words, box in canvas.words if box.left > 700 and box.top > 500]
    assert sum(words.endswith("…") for words in told) == cut
    assert cut or " ".join(told).startswith(" ".join(aims))
