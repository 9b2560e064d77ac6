"""Words on the pictures of Traitor, and alt texts for people who cannot see the pictures."""

import pytest
from msgspec.structs import replace

from bot import pictures, texts
from bot.games.traitor.pictures import moment, role_card
from bot.pictures.role_card import draw_role_card
from engine.traitor.events import CardAccused, TraitorExposed
from engine.traitor.view import OwnArmy
from tests.games.traitor.pictures.boards import (
    LONG_NAMES,
    MOST_CARDS,
    NAMES,
    SEATS,
    crowded,
    every_phase,
    knowing,
    with_armies,
)
from tests.games.traitor.pictures.scenes import scenes
from tests.games.traitor.script import fight, stand, told
from tests.pictures.looking import check_words


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])
def test_even_of_the_fullest_board_every_army_is_told(names: tuple[str, ...], language: str) -> None:
    for view in (crowded(8), crowded(8, "joker", up=1), with_armies(crowded(8), hand=21, slots=())):
        words = pictures.board_alt(view, names, language)
        assert not words.endswith("…")
        assert all(f"{name[:32].rstrip()}: " in words for name in names)


def test_even_the_fullest_hand_is_told_from_the_most_important_on() -> None:
    words = pictures.hand_alt(knowing(crowded(2), 1), LONG_NAMES[:2], "de")
    assert len(words) <= 1024
    assert "Deine Armee 1 ist der Verräter." in words.partition("10♥")[0]


def test_a_closer_look_shows_what_its_seat_has_looked_at() -> None:
    views = [one.view for one in scenes() if one.part == "seen"][:2]
    before, after = (pictures.draw_part(view, "seen", NAMES[:3], "en") for view in views)
    assert before.png != after.png


def test_even_the_fullest_closer_look_is_told() -> None:
    view = with_armies(crowded(8, up=1), fallen=("10c",) * MOST_CARDS, pile=("10h",) * MOST_CARDS)
    for language in texts.LANGUAGES:
        assert len(pictures.part_alt(view, "seen", LONG_NAMES, language)) <= 1024


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_words_on_a_role_s_card_are_never_cut_but_for_names(language: str) -> None:
    say = texts.speaker(language)
    for seats in SEATS:
        view = every_phase(seats)["muster"][1]
        for traitor, fellow in ((False, None), (True, None), (True, 1)):
            own = OwnArmy(0, (), None, (), (), traitor=traitor)
            card = role_card(replace(view, armies_own=(own,), fellow=fellow), 0, NAMES, say)
            assert card is not None
            canvas = draw_role_card(card, say)
            check_words(canvas)
            assert [words for words, _ in canvas.words if words.endswith("…")] == []


SAY = texts.speaker("en")


def test_a_suit_too_many_unmasks_the_traitor_in_a_picture() -> None:
    """J-1.2: the hood is shown, and that the Joker is still to be killed."""
    match = stand("Ah Kh", "2c 3s 4d joker", "9h 8h")
    found = [*fight(match, 0, "1.0", "no"), *fight(match, 1, "0.1"), *fight(match, 0, "1.2", "no")]
    shown = moment(found, 0, NAMES, SAY)
    assert shown is not None
    assert (shown.seat, shown.name, shown.symbol, shown.tone) == (1, NAMES[1], "traitor", "red")
    assert shown.alt.startswith("A suit too many: Benjamin K. is found out!")
    assert shown.facts == (("joker", "The Joker stands here: kill it"),)


def test_an_unmasked_traitor_is_not_found_out_again() -> None:
    """J-1.2, J-2.4: if the Joker died before, a suit too many is no news."""
    match = stand("Ah Kh", "2c 3s 4d 5d", "9h 8h", dead={1: "joker"})
    found = [*fight(match, 0, "1.0", "no"), *fight(match, 1, "0.1"), *fight(match, 0, "1.2")]
    before = TraitorExposed(round=1, seat=1, army=told(found, CardAccused)[0].target_army)
    assert moment(found, 0, NAMES, SAY) is not None
    assert moment([before, *found], 1, NAMES, SAY) is None
