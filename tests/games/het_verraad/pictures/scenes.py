"""Scenes of Het Verraad whose alt texts stand in golden files."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.het_verraad.pictures.part import CASTLES
from bot.games.het_verraad.pictures.quarter import QUARTERS
from engine.het_verraad.components import MASTER, RINGS
from engine.het_verraad.view import Chip, HetVerraadView, Holdings, InfluenceCard
from engine.view import Result
from tests.games.het_verraad.pictures.boards import made_up, moments, the_box
from tests.games.het_verraad.script import now, situation
from tests.kit.alts import Scene, of_moments


def scenes() -> Iterator[Scene]:
    """All moments, and as much as there can be."""
    yield from of_moments(moments(3))
    yield Scene("as much as can be", made_up(5))
    yield Scene("as much as can be", made_up(5, seat=1), "hand")
    for part in (*RINGS, *QUARTERS):
        yield Scene("as much as can be", made_up(5), part)
    yield Scene("half of it", made_up(5, 0.5))
    yield Scene("all of it (H-3.3)", made_up(2, 0.5), CASTLES)
    yield Scene("owners, and what can be chosen", an_outer_ring(), "O")
    yield Scene("points beyond the end (H-10.1)", beyond())
    yield Scene("the last round, and a reaction", replace(moments(3)["block"][0], ending="seat"))
    for points, winners in ((30, (2,)), (30, ()), (2, (0, 1))):
        yield Scene(f"won by {len(winners)} (H-10.2, H-10.3)", won(points, winners))
    for part in ("board", CASTLES):
        yield Scene("the cards that were held", held(), part)
    yield from hands()


def an_outer_ring() -> HetVerraadView:
    """A ring of neutral areas but for one with all that there may be, and one of the Black Master."""
    view = made_up(2, 0.0)
    areas = {area.area: area for area in view.areas}
    tolhuis = next(one for one in the_box().buildings if one.card == "tolhuis")
    areas["O17"] = replace(areas["O17"], owner=1, building=tolhuis, tower=True)
    areas["O18"] = replace(areas["O18"], owner=MASTER)
    return replace(view, areas=tuple(areas.values()), possible=("M7", "O2", "O3"))


def beyond() -> HetVerraadView:
    """All seats have many more points than end the match."""
    view = made_up(5)
    return replace(view, castles=tuple(replace(castle, points=99) for castle in view.castles), attack=None)


def won(points: int, winners: tuple[int, ...]) -> HetVerraadView:
    """The end, with such a black marker, while all others stand at 17."""
    view = moments(3)["over"][0]
    castles = tuple(replace(castle, points=17) for castle in view.castles)
    result = Result((17, 17, 17), winners, ({}, {}, {}))
    return replace(view, result=result, castles=castles, master=replace(view.master, points=points))


def held() -> HetVerraadView:
    """The end, at which one seat held a card of each kind and two black chips."""
    view = moments(3)["over"][0]
    opera = next(one for one in the_box().buildings if one.card == "opera")
    cards = Holdings((opera,), (InfluenceCard("brand.2", "brand"),), (Chip("3.1", 3), Chip("4.1", 4)))
    castles = tuple(replace(one, black=2 * (one.seat == 0)) for one in view.castles)
    return replace(view, holdings=(cards, Holdings((), (), ()), Holdings((), (), ())), castles=castles)


def hands() -> Iterator[Scene]:
    """A hand with a little of everything, an empty one, and what tovenaar shows (H-8.3)."""
    full = made_up(3, seat=2)
    influence, chips = (
        (InfluenceCard("brand.2", "brand"), InfluenceCard("gif.1", "gif")),
        (Chip("1.4", 1), Chip("3.2", 3)),
    )
    some = replace(full, hand=the_box().buildings[:2], influence=influence, chips=chips, seen=(), possible=("I3", "O7"))
    yield Scene("some cards and chips", some, "hand")
    yield Scene("nothing", replace(some, hand=(), influence=(), chips=(), possible=()), "hand")
    yield Scene("cards that tovenaar shows", replace(some, seen=the_box().buildings[:2]), "hand")
    longest = sorted(full.box.buildings, key=lambda one: -len(one.name))[:6]
    yield Scene("long names of cards", replace(some, hand=tuple(longest)), "hand")
    yield Scene("the price of what may be chosen alone", replace(some, priced=True), "hand")
    match = situation("M14 O13", "M8", hands={0: "tolhuis smidse"}, bricks={0: 6})
    yield Scene("a card without room (H-4.2)", now(match, 0), "hand")
