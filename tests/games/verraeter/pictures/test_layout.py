"""The pictures of Verräter: colours, words for people who cannot see them, and nothing that must be read is covered."""

from itertools import combinations, product
from math import hypot
from statistics import fmean

import pytest
from msgspec.structs import replace

from bot import pictures, texts
from bot.games.verraeter.pictures import draw_board, draw_hand
from bot.games.verraeter.pictures.borders import BADGE, FRAME
from bot.games.verraeter.pictures.colours import HOUSES
from bot.games.verraeter.pictures.ground import ground
from bot.games.verraeter.pictures.landscapes import POINTS, VALUE
from bot.games.verraeter.pictures.layout import BARS, BORDERS, CARDS, CENTRE, HEADER, HOURS, MIDDLE, PANELS
from bot.pictures import colours
from bot.pictures.canvas import Box, square
from bot.pictures.landscape import HEIGHT, WIDTH
from engine.verraeter.components import ROLES, Side
from engine.verraeter.view import Building, VerraeterView
from tests.games.verraeter.pictures.boards import LONG_NAMES, NAMES, crowded, every_phase, with_seat
from tests.pictures.looking import by_turns, check_words, inside, near, opened


def test_landscapes_players_and_who_is_asked_stand_out() -> None:
    """Landscapes and players have their house's colour; the place of conflict and who is asked are framed in white."""
    view = with_seat(every_phase(4)["supply"][0], 1, allegiance="rose")
    board = opened(pictures.draw_board(view, NAMES, "en"))
    for place, (card, landscape) in enumerate(zip(CARDS, view.ring, strict=True)):
        assert near(board, (card.left + 4, card.top + 24), HOUSES[landscape.house])
        assert near(board, (card.left - 5, card.top + 100), colours.WHITE) == (place in (view.conflict or ()))
    for seat, (panel, player) in enumerate(zip(PANELS, view.table, strict=True)):
        assert near(board, (panel.right - 4, panel.bottom - 40), HOUSES[player.allegiance])
        assert near(board, (panel.middle[0], panel.top - 4), colours.WHITE) == (seat in view.asked)


def test_after_a_conflict_the_winner_s_coat_of_arms_is_in_the_middle() -> None:
    view = every_phase(4)["income"][0]
    assert view.outcome is not None
    assert view.outcome.winner
    board = opened(pictures.draw_board(view, NAMES, "en"))
    assert near(board, (CENTRE[0], CENTRE[1] - 128), HOUSES[view.outcome.winner])


def test_rounds_are_counted_under_the_header() -> None:
    view = every_phase(3)["supply"][0]
    board = opened(pictures.draw_board(view, NAMES[:3], "en"))
    step = board.width / view.rounds
    lit = [near(board, (round(step * (index + 0.5)), HEADER.bottom - 3), colours.GOLD) for index in range(view.rounds)]
    assert lit == [index < view.round for index in range(view.rounds)]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_ring_goes_first_of_too_many_words_and_no_word_is_cut(language: str) -> None:
    view = crowded()
    whole = pictures.board_alt(view, NAMES, language)
    short = pictures.board_alt(view, LONG_NAMES, language)
    assert all(name[:32].strip() in short for name in LONG_NAMES)
    kept = short.removesuffix(texts.speaker(language)("reading-more", whole="board")).split()
    for name, long in zip(NAMES, LONG_NAMES, strict=True):
        whole = whole.replace(name, long[:32].strip())
    assert len(short) <= 1024
    assert {word.strip(".,;()") for word in kept} <= {word.strip(".,;()") for word in whole.split()}


@pytest.mark.parametrize("phase", ["farm", "conflict", "building"])
def test_a_seat_asked_for_a_place_sees_the_board_around_the_hand(phase: str) -> None:
    for view in every_phase(4)[phase][1:]:
        asked = view.seat in view.asked
        hand = opened(pictures.draw_hand(view, NAMES, "en"))
        ring = zip(CARDS, view.ring, strict=True)
        shown = [near(hand, (card.left + 4, card.top + 24), HOUSES[landscape.house]) for card, landscape in ring]
        assert all(shown) == asked
        assert ("Clockwise from 12 o’clock" in pictures.hand_alt(view, NAMES, "en")) == asked


every_language = pytest.mark.parametrize("language", texts.LANGUAGES)
FRAMED = [*(card.grown(FRAME) for card in CARDS), *(panel.grown(FRAME) for panel in PANELS), HEADER]
NUMBERS = [
    Box(*map(sum, zip(box, (card.left, card.top) * 2, strict=True))) for card in CARDS for box in (VALUE, *POINTS)
]


def outside_the_oval(box: Box) -> bool:
    """Return whether no point of a box lies in the oval in the middle of the board."""
    (x, y), right, down = MIDDLE.middle, MIDDLE.width / 2, MIDDLE.height / 2
    aside = max(box.left - x, x - box.right, 0) / right
    away = max(box.top - y, y - box.bottom, 0) / down
    return hypot(aside, away) > 1


def test_all_lies_apart_in_the_picture_and_outside_the_middle() -> None:
    """Landscapes, players and the header even when framed; buildings cover nothing but their own landscape."""
    assert [pair for pair in combinations(FRAMED, 2) if pair[0].meets(pair[1])] == []
    for place, bar in enumerate(BARS):
        assert [box for index, box in enumerate(FRAMED) if index != place and box.meets(bar)] == []
    for box in (*FRAMED, *BARS):
        assert inside(box, Box(0, 0, WIDTH, HEIGHT))
        assert outside_the_oval(box)
    assert not any(hour.meets(box) for hour, box in product(HOURS, (*CARDS, *BARS, *PANELS)))


def test_a_border_lies_between_its_two_landscapes_and_its_swords_cover_no_number_and_no_building() -> None:
    lands = [card._replace(bottom=bar.bottom) for card, bar in zip(CARDS, BARS, strict=True)]
    for first, point in enumerate(BORDERS):
        badge = square(point, BADGE + 30)
        assert [place for place, land in enumerate(lands) if land.meets(badge)] == sorted([first, (first + 1) % 12])
        for box in (*NUMBERS, *PANELS, *(bar.grown(-6) for bar in BARS)):
            assert not square(point, BADGE).meets(box)


@pytest.mark.parametrize("phase", ["farm", "conflict", "role", "supply", "building"])
def test_nothing_covers_the_hours(phase: str) -> None:
    """A hand of five cards (V-8.4) that stands in the middle of the board does not, either."""
    say, (board, *hands) = texts.speaker("en"), every_phase(4)[phase]
    asked = next(view for view in hands if view.seat in view.asked)
    eagles = replace(board, table=tuple(replace(seat, allegiance="eagle") for seat in board.table))
    drawn = [draw_board(view, NAMES, say) for view in (board, eagles)]
    if phase not in ("role", "supply"):
        drawn.append(draw_hand(replace(asked, hand=(2, 3, 4, 5, 8)), asked.seat or 0, NAMES, say))
    numbers = [[canvas.image.crop(hour.grown(-11)).tobytes() for hour in HOURS] for canvas in drawn]
    assert numbers == [[ground("none").crop(hour.grown(-11)).tobytes() for hour in HOURS]] * len(drawn)


def test_seats_are_clockwise_in_the_corners_and_landscapes_clockwise_from_twelve() -> None:
    """V-1.6: top left, top right, bottom right, bottom left, so that the turn goes round the clock."""
    corners = [(box.left > CENTRE[0], box.top > CENTRE[1]) for box in PANELS]
    assert corners == [(False, False), (True, False), (True, True), (False, True)]
    across, down = zip(*(card.middle for card in CARDS), strict=True)
    assert (down[0], across[3], down[6], across[9]) == (min(down), max(across), max(down), min(across))


def views_to_draw() -> list[VerraeterView]:
    views = [views[0] for seats in (3, 4) for views in every_phase(seats).values()]
    return [*views, crowded(), crowded(winner=False)]


@every_language
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])
def test_words_on_the_board_lie_apart(names: tuple[str, ...], language: str) -> None:
    places = [*PANELS, *CARDS, HEADER, MIDDLE, *(square(point, 3 * BADGE) for point in BORDERS)]
    places += [square(bar.middle, 2 * BADGE) for bar in BARS]
    views = views_to_draw()
    for view in views if names == LONG_NAMES else by_turns(views, language):
        canvas = draw_board(view, names[: view.seats], texts.speaker(language))
        check_words(canvas, names)
        assert [words for words, box in canvas.words if not any(inside(box, place) for place in places)] == []


@every_language
def test_words_on_a_hand_lie_apart(language: str) -> None:
    for views in every_phase(4).values():
        for seat, view in by_turns(list(enumerate(views[1:])), language):
            check_words(draw_hand(view, seat, LONG_NAMES, texts.speaker(language)), LONG_NAMES)


@every_language
def test_decisive_numbers_are_read_where_discord_shows_the_board(language: str) -> None:
    """In a box of 550 pixels capitals and figures are at least 9 pixels high."""
    strips = [panel._replace(right=panel.left + 66) for panel in PANELS]
    for view in views_to_draw():
        drawn = draw_board(view, NAMES[: view.seats], texts.speaker(language)).words
        large = [(words, box) for words, box in drawn if not any(inside(box, strip) for strip in strips)]
        assert [words for words, box in large if box.height * 550 / WIDTH < 8.5] == []


@every_language
@pytest.mark.parametrize("hand", [(), (2, 3, 4, 5, 8)], ids=["no cards", "five cards"])
def test_any_five_roles_and_any_hand_lie_apart_and_are_read_whole(language: str, hand: tuple[int, ...]) -> None:
    """V-0.3, V-3: six roles of which one is put aside; V-8.4: five cards at most."""
    asked = next(view for view in every_phase(4)["role"][1:] if view.seat in view.asked)
    assert asked.seat is not None
    for aside in range(len(ROLES)):
        view = replace(asked, hand=hand, handed=(*ROLES[:aside], *ROLES[aside + 1 :]))
        canvas = draw_hand(view, asked.seat, NAMES, texts.speaker(language))
        check_words(canvas)
        assert [words for words, _ in canvas.words if words.endswith("…")] == []


def test_an_estate_is_light_and_an_office_dark_without_colours_too() -> None:
    board, say = every_phase(4)["conflict"][0], texts.speaker("en")
    sides: tuple[Side, ...] = ("estate", "office")
    for seat in range(4):
        rings = [(replace(board.ring[0], building=Building(seat=seat, side=side)), *board.ring[1:]) for side in sides]
        images = [draw_board(replace(board, ring=ring), NAMES, say).image.crop(BARS[0].grown(-4)) for ring in rings]
        estate, office = (fmean(image.convert("L").tobytes()) for image in images)
        assert estate > office + 40
