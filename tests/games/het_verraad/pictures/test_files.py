"""The files of Het Verraad: real PNGs of the right size, small, and in the right colours."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PIL import Image

import engine
from bot import pictures, texts
from bot.games.het_verraad.pictures import draw_board, draw_hand
from bot.games.het_verraad.pictures.colours import (
    CATEGORIES,
    GROUND,
    INFLUENCE,
    RED,
    RIVER,
    ROAD,
    STONE,
)
from bot.games.het_verraad.pictures.hand import CITY as HAND
from bot.games.het_verraad.pictures.layout import CITY, RIM, places
from bot.games.het_verraad.pictures.part import CASTLES
from bot.games.het_verraad.pictures.rings import sector_of
from bot.games.het_verraad.pictures.wall import gate_in
from bot.pictures import colours
from bot.pictures.canvas import Canvas, square
from bot.pictures.pictograms import pictogram
from engine.het_verraad.box.loading import shipped_data
from engine.het_verraad.components import CATEGORIES as CATEGORY_NAMES
from engine.het_verraad.components import INFLUENCE as INFLUENCE_NAMES
from engine.het_verraad.components import MASTER
from engine.het_verraad.view import AreaView, HetVerraadView
from tests.games.het_verraad.pictures.boards import NAMES, made_up, moments
from tests.pictures.looking import near, opened

MOST = 250 * 1024


def test_every_category_and_influence_card_has_a_pictogram_of_its_own() -> None:
    names = [*INFLUENCE.values(), *(name for _, name in CATEGORIES.values())]
    assert (*CATEGORIES,) == CATEGORY_NAMES
    assert (*INFLUENCE,) == INFLUENCE_NAMES
    assert len({pictogram(name, 40).tobytes() for name in names}) == len(names) == 14


def edged(board: Image.Image, area: str, colour: colours.Colour) -> bool:
    """Return whether an area has a colour near one of its two outer corners.

    Both points lie beside all things that stand in the area or lead through the area.
    """
    sector = sector_of(area)
    turns = (sector.start + (sector.end - sector.start) * share for share in (0.08, 0.92))
    return any(near(board, CITY.at(sector.outer - 11, turn), colour) for turn in turns)


def with_areas(view: HetVerraadView, **changes: object) -> HetVerraadView:
    """The view with all areas changed alike."""
    areas: tuple[AreaView, ...] = tuple(replace(area, **changes) for area in view.areas)
    return replace(view, areas=areas, changed=())


@pytest.mark.parametrize("owner", [0, 4, MASTER, None])
def test_an_area_has_its_owner_s_colour_and_a_quiet_one_of_its_ring_without(owner: int | None) -> None:
    view = with_areas(made_up(5), owner=owner)
    board = opened(pictures.draw_board(view, NAMES, "en"))
    for area in view.areas:
        colour = GROUND[area.ring] if owner is None else RED if owner == MASTER else colours.SEATS[owner]
        assert edged(board, area.area, colour)


def test_a_replaced_city_is_drawn() -> None:
    """H-0.1: with roads for rivers and rivers for roads."""
    areas = [
        {**area, "road": area["river"], "river": area["road"], "gate": area["id"] == "O5", "value": 3}
        for area in shipped_data()["city"]["areas"]
    ]
    match = engine.start("het_verraad", seats=2, seed=bytes(32), data={"city": {"areas": areas}})
    ours, theirs = moments(2)["claim"][0], match.view(None)
    our_board, their_board = (opened(pictures.draw_board(view, NAMES[:2], "en")) for view in (ours, theirs))
    assert near(our_board, CITY.at(400, 81), RIVER)  # from M3 to O5
    assert near(their_board, CITY.at(400, 79.6), ROAD)
    across, down = gate_in(CITY, RIM, "O5")
    assert near(their_board, (across, down - 10), STONE)
    for part in ("M", "ne"):
        assert pictures.draw_part(theirs, part, NAMES[:2], "en") != pictures.draw_part(ours, part, NAMES[:2], "en")


def framed_on_hand(view: HetVerraadView) -> tuple[str, ...]:
    """The areas with a white frame on the hand of the view's seat, beside all things that stand there."""
    hand, found = opened(pictures.draw_hand(replace(view, changed=()), NAMES, "en")), []
    for area in view.areas:
        sector = sector_of(area.area)
        ends = [HAND.at(sector.outer - 6.5, angle) for angle in (sector.start + 2, sector.end - 2)]
        found += [area.area] * any(near(hand, at, colours.WHITE) for at in ends)
    return tuple(found)


def test_on_its_hand_a_seat_sees_where_it_may_choose() -> None:
    """H-6.2: where the Black Master may go, areas to attack stand out."""
    view = made_up(5, 0.5, seat=1)
    some = replace(view, possible=view.possible[:20])
    assert framed_on_hand(some) == some.possible
    aims = tuple(area.area for area in view.areas if area.owner not in (None, MASTER, 1))
    assert framed_on_hand(replace(view, priced=False, possible=tuple(area.area for area in view.areas))) == aims


def test_on_its_hand_a_seat_sees_the_towers() -> None:
    """H-6.2: they stop the Black Master."""
    for view in (made_up(5, seat=1), made_up(5, 0.5, seat=1)):
        assert {area.area for area in view.areas if area.tower} == towers_seen(view) != set()


def towers_seen(view: HetVerraadView) -> set[str]:
    """The areas that look otherwise on the hand of the view's seat when no tower stands anywhere."""
    assert view.seat is not None
    without = replace(view, areas=tuple(replace(area, tower=False) for area in view.areas))
    hands = [draw_hand(one, view.seat, NAMES, texts.speaker("en")).image for one in (view, without)]
    around = {area.area: square(HAND.middle(area.area), 32) for area in view.areas}
    return {area for area, box in around.items() if hands[0].crop(box).tobytes() != hands[1].crop(box).tobytes()}


@pytest.mark.parametrize("draw", [draw_board, lambda view, *named: draw_hand(view, 1, *named)], ids=["board", "hand"])
def test_a_building_that_its_owner_lost_to_nobody_is_to_be_seen(draw: Callable[..., Canvas]) -> None:
    """H-6.4."""
    view = made_up(4, seat=1)
    free = replace(view, priced=True, areas=tuple(replace(area, owner=None) for area in view.areas))
    without = replace(free, areas=tuple(replace(area, building=None) for area in free.areas))
    pictures_of = [draw(one, NAMES[:4], texts.speaker("en")).image for one in (free, without)]
    left = {area.area for area in free.areas if area.building is not None and area.area != free.master.area}
    spots = {area: square((HAND if draw is not draw_board else CITY).middle(area), 90) for area in left}
    assert {area for area, box in spots.items() if len({one.crop(box).tobytes() for one in pictures_of}) > 1} == left


def framed(view: HetVerraadView, colour: colours.Colour) -> list[str]:
    """The areas that have a frame of a colour on the board."""
    board = opened(pictures.draw_board(view, NAMES[: view.seats], "en"))
    return [area.area for area in view.areas if edged(board, area.area, colour)]


def test_the_last_change_is_framed_in_gold() -> None:
    assert framed(replace(made_up(4), changed=("I3", "M7", "O23")), colours.GOLD) == ["I3", "M7", "O23"]


def test_an_area_to_which_somebody_may_react_is_framed_in_white() -> None:
    view = moments(5)["block"][0]
    assert view.window is not None
    assert framed(view, colours.WHITE) == [view.window.area]


@pytest.mark.parametrize("seats", [2, 5])
def test_the_panels_of_the_awaited_are_framed_in_white(seats: int) -> None:
    for moment in ("actions", "block"):
        view = moments(seats)[moment][0]
        board = opened(pictures.draw_board(view, NAMES[:seats], "en"))
        white = [near(board, (box.left - 3, box.middle[1]), colours.WHITE) for box in places(seats).panels]
        assert white == [seat in view.asked for seat in range(seats)]


@pytest.mark.parametrize("moment", ["actions", "protect", "block"])
def test_boards_and_castle_cards_are_the_same_whatever_a_seat_knows_and_has_answered(moment: str) -> None:
    """H-8.5: a seat that has answered is missing in its own view."""
    (public, *own), most = moments(3)[moment], made_up(3, seat=1)
    known = {name: getattr(most, name) for name in ("hand", "influence", "chips", "seen", "possible")}
    answered = replace(public, seat=public.asked[0], asked=public.asked[1:]) if public.window else public
    shown = (public, *own, replace(public, seat=1, **known), answered)
    assert len({pictures.draw_board(view, NAMES[:3], "en") for view in shown}) == 1
    assert len({pictures.draw_part(view, CASTLES, NAMES[:3], "en") for view in shown[:-1]}) == 1
    choosing = replace(public, seat=1, possible=most.possible)
    assert pictures.draw_part(shown[-2], "M", NAMES[:3], "en") == pictures.draw_part(choosing, "M", NAMES[:3], "en")
