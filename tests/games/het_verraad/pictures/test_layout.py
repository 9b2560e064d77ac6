"""Nothing that must be read is covered on the pictures of Het Verraad, and the city lies as the rules say."""

import math
from functools import cache
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image

from bot import texts
from bot.games.het_verraad.pictures import draw_board, draw_hand, draw_part
from bot.games.het_verraad.pictures.castles import castle_boxes
from bot.games.het_verraad.pictures.centre import leaders, victors
from bot.games.het_verraad.pictures.colours import RED
from bot.games.het_verraad.pictures.hand import CITY as HAND
from bot.games.het_verraad.pictures.layout import CITY, RIM, SIDE, places
from bot.games.het_verraad.pictures.panels import FRAME
from bot.games.het_verraad.pictures.part import PARTS
from bot.games.het_verraad.pictures.quarter import QUARTERS, areas_of
from bot.games.het_verraad.pictures.race import HEIGHT as BAR
from bot.games.het_verraad.pictures.race import draw_race, red_spaces, space
from bot.games.het_verraad.pictures.rings import COUNTS, RADII, sector_of, sector_shape
from bot.games.het_verraad.pictures.wall import draw_wall
from bot.pictures import parts_asked
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, Colour
from bot.pictures.colours import SEATS as COLOURS
from bot.pictures.landscape import HEADER_HEIGHT, HEIGHT, WIDTH, empty_table
from engine.het_verraad.components import AREAS, MASTER, RINGS, SIZES
from engine.het_verraad.view import Chip, HetVerraadView, OpenCard
from tests.games.het_verraad.pictures.boards import LONG_NAMES, MOMENTS, NAMES, SEATS, made_up, moments, the_box
from tests.games.het_verraad.pictures.scenes import won
from tests.games.het_verraad.script import now, situation
from tests.pictures.looking import by_turns, check_words, inside

SAY = texts.speaker("en")
every_language = pytest.mark.parametrize("language", texts.LANGUAGES)
any_names = pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])


def touch(one: str, other: str) -> bool:
    """Return whether the shapes of two areas have more than a point in common."""
    here, there = sector_of(one), sector_of(other)
    if here.inner == there.inner:
        return math.isclose((here.end - there.start) % 360, 0) or math.isclose((there.end - here.start) % 360, 0)
    apart = here.inner not in (there.outer,) and there.inner not in (here.outer,)
    return not apart and min(here.end, there.end) - max(here.start, there.start) > 0.01


def test_areas_touch_exactly_where_they_border_each_other() -> None:
    """H-0.1."""
    assert COUNTS == SIZES
    assert (*RADII,) == RINGS
    for area in the_box().areas:
        assert {other for other in AREAS if other != area.area and touch(area.area, other)} == {*area.neighbours}


@pytest.mark.parametrize("scale", [HAND.scale, CITY.scale, 1.0, 1.9])
def test_the_shapes_of_areas_do_not_overlap(scale: float) -> None:
    size = math.ceil(RADII["O"][1] * scale) * 2 + 4
    covered = [0.0] * 2
    for area in AREAS:
        shape = sector_shape(area, scale, 1.5)
        assert -size // 2 <= shape.left <= shape.left + shape.mask.width <= size // 2
        covered[0] += sum(level * count for level, count in enumerate(shape.mask.histogram())) / 255
    ring = math.pi * (RADII["O"][1] ** 2 - RADII["I"][0] ** 2) * scale**2
    assert 0.9 * ring < covered[0] < ring


@pytest.mark.parametrize("seats", SEATS)
def test_cards_city_and_panels_lie_apart(seats: int) -> None:
    where = places(seats)
    panels = [*where.panels, where.master]
    city = square((CITY.x, CITY.y), 2 * RIM)
    boxes = [Box(0, 0, WIDTH, HEADER_HEIGHT), where.open, where.powers, city]
    assert [pair for pair in combinations([*boxes, *panels], 2) if pair[0].meets(pair[1])] == []
    assert [box for box in boxes for panel in panels if panel.grown(FRAME).meets(box)] == []
    picture = Box(0, 0, WIDTH, HEIGHT)
    assert [box for box in (*boxes, *(panel.grown(FRAME) for panel in panels)) if not inside(box, picture)] == []
    assert [panel.top for panel in panels] == sorted(panel.top for panel in panels)


@pytest.mark.parametrize("count", [seats + 1 for seats in SEATS])
def test_castle_cards_lie_apart_and_have_room_for_five_lines(count: int) -> None:
    boxes = castle_boxes(count)
    assert len(boxes) == count
    assert min(box.height for box in boxes) >= 5 * 52
    assert [pair for pair in combinations(boxes, 2) if pair[0].grown(FRAME).meets(pair[1])] == []
    assert [box for box in boxes if not inside(box.grown(FRAME), Box(0, HEADER_HEIGHT, WIDTH, HEIGHT))] == []


def bar(view: HetVerraadView, points: int, height: int = BAR // 2) -> list[Colour]:
    """The colours of the spaces on a bar at such a height, the first one first."""
    canvas = Canvas(Image.new("RGB", (500, BAR)))
    draw_race(canvas, view, 2, points, Box(0, 0, 500, BAR))
    row = canvas.image.crop((0, height, 500, height + 1)).tobytes()
    middles = [sum(space(500, view.end_points, number)) // 2 - 1 for number in range(1, view.end_points + 1)]
    return [(row[3 * middle], row[3 * middle + 1], row[3 * middle + 2]) for middle in middles]


@pytest.mark.parametrize("points", [-1, 0, 4, 17, 24, 25, 99])
def test_a_bar_shows_how_far_somebody_has_come_the_red_spaces_left_and_where_the_match_ends(points: int) -> None:
    """H-0.8, H-10.1: a seat with more than that has passed all spaces; red spaces are higher, too."""
    view = made_up(5)
    *spaces, end = bar(view, points)
    assert (view.end_points, end, red_spaces(view)) == (25, GOLD, (5, 10, 15, 20))
    passed = [number for number, colour in enumerate(spaces, start=1) if colour == COLOURS[2]]
    assert passed == [*range(1, min(points, 24) + 1)]
    red = [number for number, colour in enumerate(spaces, start=1) if colour == RED]
    assert red == [number for number in red_spaces(view) if number > points]
    high = [number for number, colour in enumerate(bar(view, points, 2)[:-1], start=1) if colour != INK]
    assert tuple(high) == red_spaces(view)
    own = replace(made_up(3, owned=0), end_points=35, red=(1, 2, 17, 30))
    assert [number for number, colour in enumerate(bar(own, 0), start=1) if colour == RED] == [1, 2, 17, 30]


@cache
def boards() -> list[HetVerraadView]:
    """Boards full and empty, with all powers in one hand, and with black chips revealed."""
    full, keys = made_up(5), tuple(power.power for power in made_up(5).powers)
    castles = tuple(replace(castle, powers=keys) for castle in full.castles)
    chips = tuple(Chip(f"4.{number}", 4) for number in range(6))
    over = replace(moments(2)["over"][0], castles=castles[:2], revealed=(chips,) * 2)
    held = replace(full, castles=castles, master=replace(full.master, powers=keys, points=0))
    return [made_up(2), made_up(3), made_up(4, 0.5), full, held, over]


@every_language
@any_names
def test_no_words_cover_others_on_a_board_nor_are_less_than_9_pixels_high(
    names: tuple[str, ...], language: str
) -> None:
    """In the small box, on a desktop."""
    shown = [*boards(), *(found[0] for found in moments(3).values()), replace(made_up(5), ending="seat")]
    for view in by_turns(shown, language):
        canvas = draw_board(view, names[: view.seats], texts.speaker(language))
        check_words(canvas)
        assert {words for words, height in in_the_box(canvas).items() if height < 9} == set()


def names_drawn(canvas: Canvas) -> list[str]:
    """The areas of both inner rings whose names are whole: nothing is drawn on them later, and each lies at home."""
    found = []
    for words, box in canvas.words:
        if words in AREAS and words[0] != "O" and box.right < SIDE.left:
            on_it = [Box(*stroke[1]) for stroke in canvas.strokes if Box(*stroke[1]).meets(box)]
            near = min(AREAS, key=lambda area: math.dist(CITY.middle(area), box.middle))
            found += [words] * (inside(box, on_it[-1]) and near == words)
    return sorted(found)


@pytest.mark.parametrize("seats", SEATS)
def test_the_name_of_every_area_is_drawn_whole_whatever_stands_there_and_beside(seats: int) -> None:
    shown = [made_up(seats, share, built) for share in (1.0, 0.6, 0.2) for built in (1.0, 0.5)]
    shown += [replace(one, areas=tuple(replace(area, tower=True) for area in one.areas)) for one in shown]
    shown += [replace(one, master=replace(one.master, area=area)) for one in shown for area in ("I5", "M2", "M14")]
    shown += [found[0] for moment, found in moments(seats).items() if moment != "over"]
    shown.append(replace(shown[0], areas=tuple(replace(area, owner=None) for area in shown[0].areas)))
    inner = sorted(area for area in AREAS if area[0] != "O")
    for view in shown:
        assert names_drawn(draw_board(view, NAMES[:seats], SAY)) == inner


@pytest.mark.parametrize(("end", "red_every"), [(1, 1), (7, 3), (99, 1), (99, 99)])
def test_any_track_can_be_drawn(end: int, red_every: int) -> None:
    """H-0.8: a host may replace it."""
    view = replace(made_up(5), end_points=end, red=tuple(range(0, 200, red_every)))
    castles = tuple(replace(castle, points=0) for castle in view.castles)
    canvas = draw_board(replace(view, castles=castles), NAMES, SAY)
    check_words(canvas)
    assert str(end) in [words for words, _ in canvas.words]


def capitals(canvas: Canvas, words: str) -> list[float]:
    """Return the heights of the letters or figures of these words in the box on a desktop, the least first."""
    return sorted(box.height * 550 / WIDTH for written, box in canvas.words if written.startswith(words))


@pytest.mark.parametrize("seats", SEATS)
@any_names
def test_decisive_numbers_are_read_without_opening_the_board(names: tuple[str, ...], seats: int) -> None:
    """Names, points, the last attack, and what ends the match."""
    view = made_up(seats)
    canvas = draw_board(view, names[:seats], texts.speaker("de"))
    wanted = [name[:8] for name in names[:seats] if name[0] != "@"] + ["Schwarzer Meister", "6+6=12", "Runde"]
    wanted += [str(points) for points in (view.end_points, *(castle.points for castle in view.castles))]
    assert [words for words in wanted if capitals(canvas, words)[0] < 8.5] == []
    assert "6+6=12 : 6+6+4=16" in [words for words, _ in canvas.words], "every summand of an attack (H-6.3)"
    assert capitals(canvas, "M7")[-1] >= 8.5


@pytest.mark.parametrize("seats", SEATS)
def test_figures_that_decide_a_turn_are_read_on_a_phone(seats: int) -> None:
    """Figures where a phone shows the board 304 pixels wide: points, bricks, buildings in the city, who is awaited."""
    view = made_up(seats)
    canvas = draw_board(view, NAMES[:seats], SAY)

    def highest(words: str) -> float:
        return max(box.height * 304 / WIDTH for written, box in canvas.words if written == words)

    assert min(highest(str(castle.points)) for castle in view.castles) >= 7
    assert min(highest(str(castle.bricks)) for castle in view.castles) >= (6.8 if seats <= 3 else 6)
    city = square((CITY.x, CITY.y), 640)
    heights = sorted(box.height for words, box in canvas.words if words.isdigit() and inside(box, city))
    numbers = sum(area.ring != "O" and area.area != view.master.area for area in view.areas)
    assert heights[numbers] * 304 / WIDTH >= 6.5, "smaller are only the numbers of areas"
    assert min(highest(NAMES[seat]) for seat in view.asked) >= 6


@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_number_of_cards_can_lie_open(count: int) -> None:
    view = made_up(5)
    cards = tuple(OpenCard(place, view.box.buildings[place + 8], 20 * (place % 2)) for place in range(count))
    check_words(draw_board(replace(view, open=cards), NAMES, SAY))
    gaps = tuple(OpenCard(place, None, 0) for place in range(count))
    canvas = draw_board(replace(view, open=gaps), NAMES, SAY)
    assert {card.building.name for card in cards if card.building} & {words for words, _ in canvas.words} == set()


def test_a_board_shows_all_prices_while_areas_are_claimed_and_a_hand_only_those_to_choose() -> None:
    view = moments(3)["claim"][0]
    inner = square((CITY.x, CITY.y), 640)
    prices = [words for words, box in draw_board(view, NAMES[:3], SAY).words if words.isdigit() and inside(box, inner)]
    assert sorted(prices) == sorted(str(area.price) for area in view.areas if area.owner is None)
    buys = now(situation("M0", "O20", bricks={0: 9}, said="buy"), 0)
    names = {words for words, _ in draw_hand(buys, 0, NAMES[:2], SAY).words if words[0] in "IM" and words[1:].isdigit()}
    assert names == {"M0"} | {area for area in buys.possible if area[0] != "O"}


@every_language
def test_no_words_cover_others_on_a_hand(language: str) -> None:
    moment = moments(3)[MOMENTS[texts.LANGUAGES.index(language) + 2]]
    for view in (moment[1], made_up(2, seat=0), made_up(5, 0.5, seat=0)):
        check_words(draw_hand(view, 0, LONG_NAMES[: view.seats], texts.speaker(language)))


def test_before_the_first_round_a_hand_marks_the_three_areas_that_are_suggested() -> None:
    """H-1.3: the newcomer chooses the first area on this picture."""
    claim = moments(3)["claim"]
    seat = claim[0].asked[0]
    view = replace(claim[1 + seat], possible=AREAS)
    canvas = draw_hand(view, seat, NAMES[:3], SAY)
    check_words(canvas, NAMES)
    gold = []
    for area in view.areas:
        x, y = HAND.middle(area.area)
        ground = canvas.image.crop((x - 24, y - 20, x + 24, y + 36)).getcolors() or ()
        gold += [area.area] * (sum(number for number, colour in ground if colour == GOLD) > 600)
    assert {*gold} == {*view.suggested}
    assert len(gold) == 3


@every_language
def test_no_letter_on_a_hand_is_less_than_9_pixels_high_in_the_small_box(language: str) -> None:
    for number, moment in enumerate(moments(3).values()):
        seat = number % 3
        view = moment[1 + seat]
        canvas = draw_hand(view, seat, NAMES[:3], texts.speaker(language))
        assert canvas.height == HEIGHT
        check_words(canvas, (*NAMES, *(building.name for building in view.hand)))
        assert {words for words, height in in_the_box(canvas).items() if height < 9} == set()


def in_the_box(canvas: Canvas) -> dict[str, float]:
    """Return words that begin with a capital letter or a figure, and their heights in the box on a desktop."""
    return {words: box.height * 550 / WIDTH for words, box in canvas.words if words[0].isupper() or words[0].isdigit()}


@pytest.mark.parametrize("part", PARTS)
def test_no_words_cover_others_on_a_part(part: str) -> None:
    for language, view, names in (("de", made_up(5, seat=1), LONG_NAMES), ("en", made_up(3, 0.6, seat=1), NAMES[:3])):
        check_words(draw_part(view, part, names, texts.speaker(language)))


@pytest.mark.parametrize(("said", "where"), [("build herberg", "herberg"), ("build kapel", "kapel")])
def test_the_first_part_to_look_at_has_most_of_what_can_be_chosen(said: str, where: str) -> None:
    match = situation("M0 M1 I1 O7 O8 M9", "O20", hands={0: where}, bricks={0: 9}, said=said)
    view = now(match, 0)
    quarters = [part for part in parts_asked(view) if part in QUARTERS]
    numbers = [len([one for one in areas_of(view, part) if one.area in view.possible]) for part in quarters]
    assert numbers == sorted(numbers, reverse=True)
    assert len(numbers) > 1 and 0 not in numbers


def test_areas_of_the_outer_ring_have_their_numbers_on_the_wall() -> None:
    wall = Canvas(empty_table())
    draw_wall(wall, CITY, RIM, the_box().areas)
    check_words(wall)
    assert [words for words, _ in wall.words] == [f"O{number}" for number in range(COUNTS["O"])]


def test_those_who_lead_are_all_that_are_level() -> None:
    full = made_up(3)
    castles = tuple(replace(castle, points=20 + castle.seat) for castle in full.castles)
    assert leaders(replace(full, castles=castles, master=replace(full.master, points=3))) == ((2,), 22)
    assert leaders(replace(full, castles=castles, master=replace(full.master, points=22))) == ((2, MASTER), 22)


def test_the_last_city_lights_the_winners_and_with_evil_the_black_master() -> None:
    """H-10.2."""
    assert victors(won(30, (2,))) == {2, MASTER}
    assert victors(won(2, (0, 1))) == {0, 1}
