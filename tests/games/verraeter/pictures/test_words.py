"""Alt texts of the pictures of Verräter, for people who cannot see the pictures."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bot import pictures, texts
from bot.games.verraeter.pictures import draw_board
from bot.games.verraeter.pictures.colours import HOUSES
from bot.games.verraeter.pictures.layout import CARDS, PANELS
from tests.games.verraeter.pictures.boards import LONG_NAMES, NAMES, crowded, every_phase
from tests.pictures.looking import inside, near, opened


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_of_too_many_words_the_ring_goes_first_and_none_is_cut_in_its_middle(language: str) -> None:
    view = crowded()
    whole = pictures.board_alt(view, NAMES, language)
    short = pictures.board_alt(view, LONG_NAMES, language)
    assert all(name[:32].strip() in short for name in LONG_NAMES)
    kept = short.removesuffix("…").split()
    for name, long in zip(NAMES, LONG_NAMES, strict=True):
        whole = whole.replace(name, long[:32].strip())
    assert len(short) <= 1024
    assert {word.strip(".,;()") for word in kept} <= {word.strip(".,;()") for word in whole.split()}


def test_the_points_of_the_landscapes_are_told_where_there_is_room() -> None:
    for phase in ("farm", "conflict"):
        view = next(view for view in every_phase(4)[phase][1:] if view.seat in view.asked)
        for words in (pictures.board_alt(view, NAMES, "en"), pictures.hand_alt(view, NAMES, "en")):
            assert "Points for 1/2/3/4 winners: Town 13/8/4/1; Village 10/6/3/1; Forest 8/5/2/1;" in words


def test_the_most_important_comes_first() -> None:
    view = every_phase(4)["supply"][0]
    words = pictures.board_alt(view, NAMES, "en")
    landmarks = [
        f"Waiting for {NAMES[view.asked[0]]} – Playing supply cards, Eagle {view.eagle} against Rose {view.rose}.",
        f"round {view.round} of {view.rounds}",
        "Place of conflict",
        *(f"{name}: " for name in NAMES),
        "Draw pile",
        "Clockwise from 12 o’clock",
    ]
    found = [words.find(landmark) for landmark in landmarks]
    assert -1 not in found
    assert found == sorted(found)
    assert words.startswith(landmarks[0])


def test_the_words_tell_who_has_what() -> None:
    view = every_phase(4)["building"][0]
    words = pictures.board_alt(view, NAMES, "en")
    for name, seat in zip(NAMES, view.table, strict=True):
        line = words.partition(f"{name}: ")[2].partition(".")[0]
        assert line.startswith(f"{seat.allegiance.title()}, {seat.points} point")
        assert f"{seat.hand_size} card" in line
        cards = " + ".join(str(card) for card in seat.played or ()) or "no cards"
        assert line.endswith(f"plays {cards}")
    assert words.count("start player") == 1
    assert words.count("strategy card") == 1


def test_the_words_of_a_finished_match_name_the_winners() -> None:
    view = every_phase(4)["over"][0]
    assert view.result is not None
    words = pictures.board_alt(view, NAMES, "de")
    first = words.split(". ")[0]
    assert [name in first for name in NAMES] == [seat in view.result.winners for seat in range(4)]


def test_a_hand_is_told_to_its_holder_alone() -> None:
    views = every_phase(4)["supply"]
    for seat, view in enumerate(views[1:]):
        words = pictures.hand_alt(view, NAMES, "en")
        assert (f"Your supply cards: {' + '.join(str(card) for card in view.hand)}." in words) == bool(view.hand)
        assert NAMES[seat] in words
        assert all(name not in words for other, name in enumerate(NAMES) if other != seat)


@pytest.mark.parametrize("phase", ["role", "supply"])
def test_a_hand_tells_what_the_conflict_is_about(phase: str) -> None:
    """Values, strengths, and what each house would get with the members it has (V-7.1, classic: the loser's card)."""
    asked = next(view for view in every_phase(4)[phase][1:] if view.seat in view.asked)
    view = replace(asked, role="farmer" if phase == "supply" else None)  # the Traitor counts elsewhere: test_stakes.py
    words = pictures.hand_alt(view, NAMES, "en")
    assert f"Eagle {view.eagle} against Rose {view.rose}." in words
    for house, members in Counter(seat.allegiance for seat in view.table).items():
        (loser,) = [view.ring[place] for place in view.conflict or () if view.ring[place].house != house]
        assert f"{house.title()} wins: {loser.points[members - 1]} point" in words


@pytest.mark.parametrize("phase", ["farm", "conflict", "building"])
def test_who_is_asked_for_a_place_sees_the_board_around_the_hand(phase: str) -> None:
    for view in every_phase(4)[phase][1:]:
        asked = view.seat in view.asked
        hand = opened(pictures.draw_hand(view, NAMES, "en"))
        ring = zip(CARDS, view.ring, strict=True)
        shown = [near(hand, (card.left + 4, card.top + 24), HOUSES[landscape.house]) for card, landscape in ring]
        assert all(shown) == asked
        assert ("Clockwise from 12 o’clock" in pictures.hand_alt(view, NAMES, "en")) == asked


def test_roles_to_choose_from_are_told() -> None:
    view = next(view for view in every_phase(4)["role"][1:] if view.seat in view.asked)
    words = pictures.hand_alt(view, NAMES, "nl")
    say = texts.speaker("nl")
    assert ", ".join(say("verraeter-role", key=role) for role in view.handed) in words


def test_the_last_role_and_the_cards_that_were_kept_are_told_and_drawn_at_the_end() -> None:
    view = every_phase(4)["over"][0]
    view = replace(view, kept=((8, 2), (), (3,), (4, 5, 6)))
    words = pictures.board_alt(view, NAMES, "en")
    say = texts.speaker("en")
    for seat, name in enumerate(NAMES):
        told = words.partition(f"{name}: ")[2].partition(".")[0]
        role = say("verraeter-role", key=view.table[seat].role or "")
        kept = [f"kept {' + '.join(map(str, view.kept[seat]))}"] if view.kept[seat] else []
        assert told.split(", ", 3)[3:] == [", ".join([role, *kept])]
    drawn = draw_board(view, NAMES, say).words
    panel = [words for words, box in drawn if inside(box, PANELS[3])]
    assert panel[-3:] == ["4", "5", "6"]
