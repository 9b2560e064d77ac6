"""The pictures of The Traitors: the right colours, and nothing that must be read is covered."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image

from bot import pictures, texts
from bot.games.the_traitors.pictures import draw_board, draw_hand
from bot.games.the_traitors.pictures.cards import draw_card
from bot.games.the_traitors.pictures.colours import MOODS, ROLES
from bot.games.the_traitors.pictures.layout import (
    CAPTION,
    CENTRE,
    DECK,
    DISCARDS,
    FUND,
    HEADER,
    LEGEND,
    NEWS,
    PLACES,
    TRACK,
)
from bot.games.the_traitors.pictures.panels import FRAME
from bot.games.the_traitors.pictures.rows import Row, draw_rows
from bot.pictures import colours
from bot.pictures.canvas import Box, Canvas
from bot.pictures.landscape import HEIGHT, LEGIBLE, WIDTH
from bot.pictures.lettering import width
from engine.the_traitors.components import HELD
from engine.the_traitors.view import TheTraitorsView
from tests.games.the_traitors.pictures.boards import (
    LONG_NAMES,
    NAMES,
    crowded,
    crowded_end,
    crowded_out,
    crowded_rejection,
    crowded_vote,
    every_stage,
    knowing,
)
from tests.games.the_traitors.script import begin, say
from tests.pictures.looking import by_turns, check_words, inside, near, opened


@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("stage", ["turn", "vote", "murder"])
def test_seats_are_framed_in_white_while_they_are_awaited(seats: int, stage: str) -> None:
    view = every_stage(seats)[stage][0]
    board = opened(pictures.draw_board(view, NAMES[:seats], "en"))
    plates = [place.plate for place in PLACES[seats]]
    framed = [near(board, (plate.middle[0], plate.top - 4), colours.WHITE) for plate in plates]
    assert framed == [seat in view.asked for seat in range(seats)]


def test_winners_are_framed_in_gold_put_out_or_not() -> None:
    view = every_stage(8)["over"][0]
    assert view.result is not None
    for winners in ((0, 1, 2, 3), (4, 5, 6, 7)):
        won = replace(view, result=replace(view.result, winners=winners))
        board = opened(pictures.draw_board(won, NAMES, "en"))
        boxes = [place.plate if one.living else place.stone for place, one in zip(PLACES[8], view.table, strict=True)]
        framed = [near(board, (box.middle[0], box.top - 4), colours.GOLD) for box in boxes]
        assert framed == [seat in winners for seat in range(8)]


@pytest.mark.parametrize("seats", [4, 8])
def test_an_eliminated_player_leaves_the_circle_and_lies_as_a_dark_stone(seats: int) -> None:
    view = every_stage(seats)["over"][0]
    board = opened(pictures.draw_board(view, NAMES[:seats], "en"))
    stones = [place.stone for place in PLACES[seats]]
    dark = [near(board, (stone.left + 63, stone.middle[1] + 10), colours.INK) for stone in stones]
    assert dark == [not seat.living for seat in view.table]
    assert any(dark)
    assert not all(dark)


@pytest.mark.parametrize(("stage", "mood"), [("turn", "day"), ("vote", "dusk"), ("end", "dusk"), ("murder", "night")])
def test_each_stage_has_its_light_and_the_living_have_their_candles(stage: str, mood: str) -> None:
    view = every_stage(8)[stage][0]
    board = opened(pictures.draw_board(view, NAMES, "en"))
    assert near(board, (2, 888), MOODS[mood].ground)
    wax = [place.candle for place in PLACES[8]]
    burning = [near(board, (candle.middle[0], candle.bottom - 12), MOODS[mood].candle) for candle in wax]
    badges = {view.named, view.turn if view.played else None}
    assert burning == [seat.living and number not in badges for number, seat in enumerate(view.table)]


def test_a_hand_has_the_colour_of_its_role() -> None:
    for view in every_stage(8)["turn"][1:]:
        assert view.role is not None
        hand = opened(pictures.draw_hand(view, NAMES, "en"))
        role = "traitor" if view.recruited else view.role
        assert near(hand, (hand.width // 2, 4), ROLES[role])


def test_each_open_card_has_a_face_of_its_own() -> None:
    faces = set()
    for card in (*HELD, None):
        canvas = Canvas(Image.new("RGB", (96, 136)))
        draw_card(canvas, Box(0, 0, 96, 136), card)
        faces.add(canvas.image.tobytes())
    assert len(faces) == len({*HELD, None})


MIDDLE = (FUND, NEWS, TRACK, CAPTION)
CORNERS = (DECK, DISCARDS)


@pytest.mark.parametrize("seats", range(4, 9))
def test_players_header_and_middle_lie_apart_even_when_framed(seats: int) -> None:
    boxes = [*(place.plate.grown(FRAME) for place in PLACES[seats]), HEADER, *MIDDLE, *CORNERS]
    assert [pair for pair in combinations(boxes, 2) if pair[0].meets(pair[1])] == []
    assert [box for box in boxes if not inside(box, Box(0, 0, WIDTH, HEIGHT))] == []


@pytest.mark.parametrize("seats", range(4, 9))
def test_things_on_the_table_cover_nothing(seats: int) -> None:
    """A candle, or at the end the cards of players who are out, lie apart from plates, stones and the middle."""
    boxes = [box for place in PLACES[seats] for box in (place.plate, place.stone)]
    boxes += [FUND, NEWS, TRACK, *CORNERS, HEADER]
    candles = [place.candle.grown(-5) for place in PLACES[seats]]
    assert not any(box.meets(other) for box in candles for other in (*boxes, CAPTION))
    assert not any(box.meets(other) for place in PLACES[seats] for box in place.shown for other in boxes)
    lying = [*((candle,) for candle in candles), *(place.shown for place in PLACES[seats])]
    for one, other in combinations(range(seats), 2):
        for mine in (lying[one], lying[one + seats]):
            for theirs in (lying[other], lying[other + seats]):
                assert not any(box.meets(another) for box in mine for another in theirs)


@pytest.mark.parametrize("seats", range(4, 9))
def test_seats_sit_clockwise_from_the_top(seats: int) -> None:
    """The next turn is to the left (T-2.4): clockwise, as seen from above."""
    plates = [place.plate for place in PLACES[seats]]
    assert len(plates) == seats
    assert plates[0] == min(plates, key=lambda plate: (plate.top, plate.left))
    ring = [(plate.middle[0] - CENTRE[0], plate.middle[1] - CENTRE[1]) for plate in plates]
    for (x, y), (right, down) in zip(ring, [*ring[1:], ring[0]], strict=True):
        assert x * down - y * right > 0


def views_to_draw(language: str) -> list[TheTraitorsView]:
    """The fullest boards, and those of matches; every third of these in a language."""
    views = [views[0] for seats in range(4, 9) for views in every_stage(seats).values()]
    ends = [crowded_end(role=role, result=result) for role in ("faithful", "traitor") for result in (False, True)]
    return [
        *by_turns(views, language),
        crowded(),
        crowded_vote(),
        crowded_rejection(),
        crowded_out("murdered"),
        crowded_out("banished"),
        *ends,
    ]


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])
def test_words_on_the_board_lie_apart_and_in_their_places(names: tuple[str, ...], language: str) -> None:
    say = texts.speaker(language)
    views = views_to_draw(language)
    for view in views if names == LONG_NAMES else by_turns(views, language):
        canvas = draw_board(view, names[: view.seats], say)
        check_words(canvas, names)
        middle = Box(NEWS.left, FUND.top, NEWS.right, TRACK.bottom)
        seats = [box for place in PLACES[view.seats] for box in (place.plate, place.stone)]
        places = [*seats, HEADER, *MIDDLE, *CORNERS, LEGEND, middle]
        assert [words for words, box in canvas.words if not any(inside(box, place) for place in places)] == []
        assert "…" not in [words for words, _ in canvas.words]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_words_on_a_hand_lie_apart(language: str) -> None:
    say = texts.speaker(language)
    for stage, views in every_stage(8).items():
        for seat, view in by_turns(list(enumerate(views[1:])), language):
            check_words(draw_hand(view, seat, LONG_NAMES, say))
            check_words(draw_hand(view, seat, NAMES, say), NAMES)
            if stage in ("turn", "vote") and view.table[seat].living:
                check_words(draw_hand(knowing(view), seat, LONG_NAMES, say))
                check_words(draw_hand(knowing(view), seat, NAMES, say), NAMES)


def test_nothing_is_written_too_small_for_a_phone() -> None:
    say = texts.speaker("de")
    canvases = [draw_board(view, LONG_NAMES[: view.seats], say) for view in views_to_draw("de")]
    canvases.append(draw_hand(knowing(every_stage(8)["turn"][1]), 0, LONG_NAMES, say))
    letters = [box.height for canvas in canvases for words, box in canvas.words if words[0].isupper()]
    assert min(letters) >= 20  # the height of capitals in letters of 28 pixels


def test_names_points_and_the_fund_are_read_without_opening_the_picture() -> None:
    """Their letters have at least the size at which Discord's small picture shows capitals of 9 pixels."""
    say = texts.speaker("de")
    least = width("0", "SemiBold", LEGIBLE)
    for view in views_to_draw("de"):
        words = draw_board(view, LONG_NAMES[: view.seats], say).words
        names = [box for text, box in words if text[:3] in ("WWW", "Max", "MMM", "mmm", "QQQ", "Spi")]
        figures = [box for text, box in words if text.isdecimal() and box.width < least * len(text) * 3 // 4]
        assert min(box.height for box in names) >= 17  # small letters in letters of 32 pixels
        assert figures == []


def test_a_single_winner_is_called_by_name_however_long() -> None:
    view = every_stage(8)["over"][0]
    assert view.result is not None
    won = replace(view, result=replace(view.result, winners=(1,)))
    canvas = draw_board(won, LONG_NAMES, texts.speaker("de"))
    assert [words for words, box in canvas.words if words.startswith("Maximilian von und") and inside(box, NEWS)]


def test_words_of_a_row_are_as_large_as_they_fit() -> None:
    heights = []
    for box in (Box(0, 0, 900, 70), Box(0, 0, 250, 70)):
        canvas = Canvas(Image.new("RGB", (box.width, box.height)))
        draw_rows(canvas, box, [Row(0, ("188",))], ["Anna"])
        heights += [words.height for text, words in canvas.words if text == "188"]
    assert heights[0] > 1.2 * heights[1]


def test_the_card_that_was_just_drawn_is_marked_until_the_turn_goes_on() -> None:
    match = begin("ggg ggg ggg ggg", "ds")
    orders = [pictures.hand_of(match.view(0), NAMES[:4], "en", match.seat(0).events)]
    plain = pictures.draw_hand(match.view(0), NAMES[:4], "en")
    say(match, "none", match.decisions[0].keys[-1] if match.decisions.get(0) else "none")
    orders.append(pictures.hand_of(match.view(0), NAMES[:4], "en", match.seat(0).events))
    assert [one.part for one in orders] == ["dagger", ""]
    drawn = pictures.draw(orders[0])
    assert drawn is not None and drawn.png != plain.png
    assert pictures.hand_of(match.view(1), NAMES[:4], "en", match.seat(1).events).part == "shield"
