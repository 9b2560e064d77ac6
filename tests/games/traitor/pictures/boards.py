"""Views to draw: one of every phase from real matches, and some in which all is as long and full as it can be."""

from functools import cache

from msgspec.structs import replace

from engine.traitor.components import PLAIN
from engine.traitor.view import ArmyView, Fight, OwnArmy, OwnCard, Peek, SlotView, TraitorView
from engine.view import Result
from tests.kit import moments

PHASES = ("gift", "muster", "turn", "look", "over")
SEATS = range(2, 9)
NAMES = ("Anna", "Benjamin K.", "Cléo-Marie", "Dirk", "Eva", "Frédérique", "Gü", "Henk-Jan")
LONG_NAMES = ("W" * 32, "Maximilian von und zu Hohenberg I", "Ẁ" * 32, "M" * 32, "m" * 32, "Ŵ" * 32, "@" * 32, "Q" * 32)
MOST_CARDS = 30
REASONS = {"power": "10c", "special": "As", "two": "2h", "joker": "joker"}


@cache
def every_phase(seats: int) -> dict[str, tuple[TraitorView, ...]]:
    """Phase -> views. ``gift`` only where there are two Jokers; in the first round of turns there is little to see."""
    phases, options = (PHASES, {"jokers": "2"}) if seats >= 6 else (PHASES[1:], {})
    return moments.every_phase(
        "traitor", phases, lambda view: view.phase != "turn" or view.round > 1, seats, 2, **options
    )


def with_armies(view: TraitorView, **changes: object) -> TraitorView:
    """The view with all armies changed alike."""
    armies: list[ArmyView] = [replace(army, **changes) for army in view.armies]
    return replace(view, armies=tuple(armies))


def row(first: int, up: int, cards: int = MOST_CARDS) -> tuple[SlotView, ...]:
    """Cards in slots that begin with ``first``, one in ``up`` of them face up."""
    return tuple(SlotView(first + number, "" if number % up else PLAIN[8]) for number in range(cards))


def crowded(seats: int, reason: str = "power", up: int = 3) -> TraitorView:
    """A board as full as it can be: many cards, big numbers, all marks, a fight between cards that are still there."""
    view = every_phase(seats)["turn"][0]
    last = len(view.armies) - 1
    fight = Fight(0, 15, "8d", last, 15, REASONS[reason], "accuser" if reason == "two" else "target", reason, 28)
    view = with_armies(
        view,
        slots=row(15, up),
        eliminated="",
        exposed=True,
        points=24,
        title="inanimate_object",
        next_points=25,
        next_kind="draw",
        next_number=3,
    )
    view = replace(view, round=28, turn=last, asked=(view.armies[last].seat,), pile=105, needed=3, fights=(fight,))
    return replace(view, eliminated=2)


def crowded_end(seats: int, traitors: int) -> TraitorView:
    """The end of a match that so many traitors and everybody else have won, which makes the words longest."""
    view = crowded(seats)
    armies = tuple(replace(army, traitor=army.number < traitors, eliminated="points") for army in view.armies)
    parts: tuple[dict[str, int], ...] = ({"army": 35},) * seats
    result = Result((35,) * seats, tuple(range(seats)), parts)
    return replace(view, armies=armies, phase="over", turn=None, asked=(), result=result)


def knowing(view: TraitorView, seat: int) -> TraitorView:
    """The view of a seat that holds and knows as much as can be."""
    others = [army.number for army in view.armies if army.seat != seat]
    cards = MOST_CARDS // (len(view.armies) // view.seats)  # of each of its armies
    peeked = tuple(Peek(army, 44, "10c.2") for army in (*others, *others)[:4])
    own = tuple(
        OwnArmy(
            number=army.number,
            hand=(),
            answer=None,
            cards=tuple(OwnCard(15 + number, "10h.2", face_up=number % 3 == 0) for number in range(cards)),
            buried=(),
            traitor=True,
        )
        for army in view.armies
        if army.seat == seat
    )
    return replace(
        view,
        seat=seat,
        armies_own=own,
        fellow=others[0],
        received=others[-1],
        gift=str(others[0]),
        peeked=peeked,
        accusing=18,
    )
