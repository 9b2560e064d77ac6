"""Words on the pictures of Traitor, and alt texts for people who cannot see the pictures."""

import pytest
from msgspec.structs import replace

from bot import pictures, texts
from bot.games.traitor.pictures import draw_board, draw_hand, role_card
from bot.pictures.role_card import RoleCard, draw_role_card
from engine.traitor.view import Fight, OwnArmy
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


@pytest.mark.parametrize("phase", ["turn", "look"])
@pytest.mark.parametrize("seats", [2, 8])
def test_a_seat_asked_for_cards_sees_the_others_above_its_own(seats: int, phase: str) -> None:
    for view in every_phase(seats)[phase][1:]:
        assert view.seat is not None
        hand = "\n".join(pictures.hand_words(view, NAMES[:seats], "en")[1:])
        asked = view.seat in view.asked
        shown = {view.seat, *(view.armies[one.army].seat for one in view.peeked)}
        written = [words for words, _ in draw_hand(view, view.seat, NAMES[:seats], texts.speaker("en")).words]
        names = {words.rstrip("…") for words in written if words[1:]}  # one letter is a card
        assert [any(name.startswith(one) for one in names) for name in NAMES[:seats]] == [
            asked or seat in shown for seat in range(seats)
        ]
        others = [NAMES[seat] for seat in range(seats) if seat != view.seat]
        told = [any(f"{name}{end}" in hand for end in (": ", " (army ")) for name in others]
        assert told == [asked] * len(others)


def test_a_closer_look_shows_what_its_seat_has_looked_at() -> None:
    views = [one.view for one in scenes() if one.part == "seen"][:2]
    before, after = (pictures.draw_part(view, "seen", NAMES[:3], "en") for view in views)
    assert before.png != after.png


def test_even_the_fullest_closer_look_is_told() -> None:
    view = with_armies(crowded(8, up=1), fallen=("10c",) * MOST_CARDS, pile=("10h",) * MOST_CARDS)
    for language in texts.LANGUAGES:
        assert len(pictures.part_alt(view, "seen", LONG_NAMES, language)) <= 1024


def role_cards(seats: int, names: tuple[str, ...] = NAMES) -> list[RoleCard]:
    """The cards of all seats while they muster."""
    say = texts.speaker("en")
    cards = [role_card(view, seat, names, say) for seat, view in enumerate(every_phase(seats)["muster"][1:])]
    return [card for card in cards if card is not None]


@pytest.mark.parametrize("seats", SEATS)
def test_the_holder_of_the_joker_is_told_so_with_a_card(seats: int) -> None:
    """J-1.2, J-4.2, J-5.1."""
    views = every_phase(seats)["muster"]
    cards = role_cards(seats)
    assert [card.side == "red" for card in cards] == [any(own.traitor for own in view.armies_own) for view in views[1:]]
    for card in cards:
        first, _, _ = (words for _, words in card.aims)
        assert first.startswith("Win when" if card.side == "red" else "Find")


def test_two_traitors_are_told_of_each_other_and_nobody_is_told_before_gifts_are_settled() -> None:
    """J-8.1, J-8.2."""
    views = every_phase(8)
    view = replace(views["turn"][1], fellow=5, armies_own=(OwnArmy(0, (), None, (), (), traitor=True),))
    card = role_card(view, 0, NAMES, texts.speaker("en"))
    assert card is not None
    assert ("traitor", "With you: Frédérique") in card.aims
    assert all(pictures.draw_role(one, NAMES, "en") is None for one in views["gift"][1:])
    assert pictures.draw_role(replace(view, armies_own=()), NAMES, "en") is None


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


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_tie_is_explained_in_the_picture_and_in_words(language: str) -> None:
    """J-2.2."""
    view = replace(crowded(4), fight=Fight(0, 15, "Qs", 1, 15, "Qc", "target", "power"))
    reason = texts.speaker(language)("traitor-picture-power", equal=1, dead="target")
    assert reason in pictures.board_alt(view, NAMES, language)
    written = [words for words, _ in draw_board(view, NAMES[:4], texts.speaker(language)).words]
    assert set(reason.split()) <= set(" ".join(written).split())
