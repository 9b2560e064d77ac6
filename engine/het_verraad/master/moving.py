"""The Black Master moves (H-6.1, H-6.2)."""

from engine.decision import NO_FACTS, Choice, Later, Objection
from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board.areas import free_of_master
from engine.het_verraad.board.facts import area_choice, area_name, building_facts
from engine.het_verraad.board.objections import against_area
from engine.het_verraad.influence.windows import blockers, open_window
from engine.het_verraad.master.attacking import attack_odds
from engine.het_verraad.master.reach import reach
from engine.het_verraad.rounds import ask_again
from engine.het_verraad.scoring import owner_words
from engine.het_verraad.state import NOTHING, OUTSIDE, State
from engine.kinds import Facts

STAY = "stay"
TOP, HOPE = 4, 25
"""So many targets are named first, whose owners lose them in at least so many of 100 attacks."""


def master_to_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices of a destination, or to stay (H-6.1, H-6.2)."""
    closing = [(other, state.owned[other] | state.border[other]) for other in blockers(state)]
    foes, odds = _foes(state, seat), attack_odds(state, seat)
    choices = [
        area_choice(
            state,
            area,
            distance=steps,
            attackable=foes >> area & 1,
            **(odds(area) if foes >> area & 1 else NO_FACTS),
            block_seats=tuple([other for other, near in closing if near >> area & 1]),
        )
        for area, steps in reach(state, state.course.steps).items()
    ]
    return [*choices, Choice(STAY, {"area": area_name(state, state.master)}, quiet=True, order=2)]


def _foes(state: State, seat: int) -> int:
    """Return the areas of other seats, which may be attacked."""
    return state.box.everywhere & ~(state.neutral | state.owned[seat] | state.owned[state.seats])


def against_destination(state: State, seat: int, area: int) -> Objection | None:
    """Return the rule against an area (H-6.1, H-6.2, H-8.4)."""
    course, key = state.course, state.box.areas[area].area
    if course.moved:
        return Objection("moved")
    found = against_area(
        state,
        area,
        {
            "already_there": free_of_master(state),
            "tower_there": ~state.towers,
            "master_blocked": ~course.master_blocked,
        },
    )
    if found or course.kind != "master_to":
        return found or Objection("steps_first")
    return Objection("not_reachable", {"area": key, "steps": course.steps})


def closes(state: State, seat: int, area: int) -> bool:
    """Return whether ``blokkade`` of a seat could close the area (H-8.4).

    The area must be the seat's own or border an area of the seat.
    """
    return bool((state.owned[seat] | state.border[seat]) >> area & 1)


def master_to_facts(state: State, seat: int) -> Facts:
    """Return where the Black Master is, how many steps he has and why, and how many areas there may be attacked.

    The ``top_areas`` are those of them with most to lose, as everybody can see.
    """
    area, foes, odds_there = area_name(state, state.master), _foes(state, seat), attack_odds(state, seat)
    box, holder, cards = state.box, tuple(state.holder), tuple(state.standing)
    ways, steps, how = reach(state, state.course.steps), state.course.steps, _how(state)

    def made() -> Facts:
        targets = [place for place in ways if foes >> place & 1]
        odds = {place: odds_there(place) for place in targets}
        falls = {place: one["wins"] + one["ties"] for place, one in odds.items()}
        values = {place: 0 if cards[place] == NOTHING else box.values[cards[place]] for place in targets}
        able = [place for place in targets if falls[place] >= HOPE]
        top = sorted(able, key=lambda place: -(values[place] + 1) * falls[place])[:TOP]
        return {
            "area": area,
            "from_area": area,
            "steps": steps,
            "how": how,
            "attackable": len(targets),
            "top_areas": tuple([box.areas[place].area for place in top]),
            "top_seats": tuple([holder[place] for place in top]),
            "top_values": tuple([values[place] for place in top]),
            "top_wins": tuple([odds[place]["wins"] for place in top]),
        }

    return Later(made)


def _how(state: State) -> str:
    return "counted" if state.course.counted else "rolled"


def master_to(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Name the destination; others may block it (H-8.4)."""
    if keys[0] == STAY:
        stayed = happened.MasterStayed(
            round=state.round,
            seat=seat,
            area=area_name(state, state.master),
            number=state.course.steps,
            how=_how(state),
        )
        _moved(state)
        return [stayed]
    area = state.box.place[keys[0]]
    asked = tuple(other for other in blockers(state) if closes(state, other, area))
    if asked:
        state.course.announced = True
        return [open_window(state, "block", "master", area, asked, steps=state.course.steps)]
    return move(state, area)


def move(state: State, area: int) -> list[Event]:
    """Move the Black Master to an area."""
    owner, owner_seats = owner_words(state.seats, state.holder[area])
    event = happened.MasterMoved(
        round=state.round,
        seat=state.active,
        area=area_name(state, area),
        from_area=area_name(state, state.master),
        steps=reach(state, state.course.steps)[area],
        number=state.course.steps,
        how=_how(state),
        owner=owner,
        owner_seats=owner_seats,
        **building_facts(state.box, state.standing[area]),
    )
    if state.master != OUTSIDE:
        state.changed |= 1 << state.master
    state.master = area
    state.changed |= 1 << area
    _moved(state)
    return [event]


def _moved(state: State) -> None:
    state.course.moved, state.course.steps, state.course.announced = True, 0, False
    ask_again(state)
