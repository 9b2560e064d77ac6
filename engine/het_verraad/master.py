"""Phase 4: the Black Master moves (H-6.1, H-6.2) and attacks (H-6.3, H-6.4, H-6.6)."""

from functools import lru_cache

from engine.decision import Choice
from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board import archers, names, surrounds
from engine.het_verraad.facts import Facts, area_choice, area_facts, area_name, building_facts, opened
from engine.het_verraad.playing import play_choice
from engine.het_verraad.reach import reach
from engine.het_verraad.scoring import owner_words, settle
from engine.het_verraad.state import NOBODY, OUTSIDE, State
from engine.het_verraad.takeover import isolate, remove_knight, take_over
from engine.het_verraad.turns import ask_again, end_turn
from engine.het_verraad.view import Attack
from engine.het_verraad.windows import blockers, open_window

DONE = Choice("done")
STAY = "stay"


def master_choices(state: State) -> list[Choice]:
    """H-6.1, H-6.3, H-6.5. First move, then attack.

    Our readings: ``roll`` and ``count`` are possible even if he can go nowhere; to stay is a move too.
    """
    choices: list[Choice] = []
    if not state.course.moved and not state.course.attacked:
        choices += [_roll(state.box.supplies.die_sides), _count(state)]
    return [*choices, *_attack_choice(state), *play_choice(state), DONE]


@lru_cache(maxsize=32)
def _roll(sides: int) -> Choice:
    return Choice("roll", {"sides": sides})


def _count(state: State) -> Choice:
    """``count``, which opens the choice of a destination."""
    steps = len(state.black[state.active])
    state.course.steps, before = steps, state.course.steps
    number = len(reach(state)) + 2
    state.course.steps = before
    return Choice("count", {"steps": steps}, opens=opened("master_to", number, "ring"))


def victim(state: State, area: int) -> int:
    """The seat that could be attacked on an area, or ``NOBODY`` (H-6.3)."""
    if area == OUTSIDE or state.towers >> area & 1:
        return NOBODY
    holder = state.holder[area]
    return NOBODY if holder in (state.active, state.seats) else holder


def _attack_choice(state: State) -> list[Choice]:
    """``attack`` with all that is known beforehand."""
    target = victim(state, state.master)
    if target == NOBODY or state.course.attacked:
        return []
    facts: Facts = {
        **area_facts(state, state.master),
        "target_seat": target,
        "black_chips": len(state.black[state.active]),
        "white_chips": state.white[target],
        "towers": archers(state, state.master, target).bit_count(),
        "knights": state.knights(state.seats),
    }
    return [Choice("attack", facts)]


def master_facts(state: State) -> Facts:
    """Where he is, and what has been done."""
    return {
        "area": area_name(state, state.master),
        "chips": len(state.black[state.active]),
        "moved": int(state.course.moved),
        "attacked": int(state.course.attacked),
    }


def master(state: State, key: str) -> list[Event]:
    """What the seat does with him."""
    if key == "done":
        return end_turn(state)
    if key == "attack":
        return _attack(state)
    if key == "play":
        state.course.open("play")
        return []
    if key == "count":
        state.course.open("master_to")
        state.course.steps, state.course.counted = len(state.black[state.active]), True
        return []
    number = state.chance.roll(state.box.supplies.die_sides)
    state.course.ask("master_to")
    state.course.steps, state.course.counted, state.course.announced = number, False, True
    return [happened.MasterRolled(round=state.round, seat=state.active, number=number)]


def master_to_choices(state: State) -> list[Choice]:
    """H-6.1, H-6.2: the destination, or to stay."""
    askable = blockers(state)
    foes = state.box.everywhere & ~(state.neutral | state.owned[state.active] | state.owned[state.seats])
    choices = [
        area_choice(
            state,
            area,
            distance=steps,
            attackable=foes >> area & 1,
            block_seats=tuple(seat for seat in askable if closes(state, seat, area)),
        )
        for area, steps in reach(state).items()
    ]
    return [*choices, Choice(STAY, {"area": area_name(state, state.master)})]


def closes(state: State, seat: int, area: int) -> bool:
    """Whether ``blokkade`` of a seat could close the area: it is its own or borders one (H-8.4)."""
    return bool((state.owned[seat] | state.border[seat]) >> area & 1)


def master_to_facts(state: State) -> Facts:
    """How many steps he has."""
    area = area_name(state, state.master)
    return {"area": area, "from_area": area, "steps": state.course.steps, "how": _how(state)}


def _how(state: State) -> str:
    return "counted" if state.course.counted else "rolled"


def master_to(state: State, key: str) -> list[Event]:
    """The destination is named; others may block it (H-8.4)."""
    if key == STAY:
        stayed = happened.MasterStayed(
            round=state.round,
            seat=state.active,
            area=area_name(state, state.master),
            number=state.course.steps,
            how=_how(state),
        )
        _moved(state)
        return [stayed]
    area = state.box.place[key]
    asked = tuple(seat for seat in blockers(state) if closes(state, seat, area))
    if asked:
        state.course.announced = True
        return [open_window(state, "block", "master", area, asked, steps=state.course.steps)]
    return move(state, area)


def move(state: State, area: int) -> list[Event]:
    """He goes there."""
    owner, owner_seats = owner_words(state.seats, state.holder[area])
    event = happened.MasterMoved(
        round=state.round,
        seat=state.active,
        area=area_name(state, area),
        from_area=area_name(state, state.master),
        steps=reach(state)[area],
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


def _attack(state: State) -> list[Event]:
    """H-6.3, H-6.4, H-6.6, and what is isolated by it (H-7)."""
    seat, area, box = state.active, state.master, state.box
    target = state.holder[area]
    black_die = state.chance.roll(box.supplies.die_sides)
    white_die = state.chance.roll(box.supplies.die_sides)
    towers = archers(state, area, target)
    knights = state.knights(state.seats)
    black = black_die + len(state.black[seat])
    white = white_die + state.white[target] + towers.bit_count()
    upshot = _upshot(black, white, knights)
    state.attack = attack = Attack(
        seat=seat,
        area=area_name(state, area),
        target_seat=target,
        black_die=black_die,
        black_chips=len(state.black[seat]),
        black_total=black,
        white_die=white_die,
        white_chips=state.white[target],
        towers=towers.bit_count(),
        white_total=white,
        upshot=upshot,
    )
    state.course.attacked = True
    state.changed |= 1 << area
    events: list[Event] = [
        happened.MasterAttacked(
            round=state.round,
            seat=seat,
            area=attack.area,
            target_seat=target,
            black_die=black_die,
            black_chips=attack.black_chips,
            black_total=attack.black_total,
            white_die=white_die,
            white_chips=attack.white_chips,
            towers=attack.towers,
            tower_areas=names(box, towers),
            white_total=attack.white_total,
            **building_facts(box, state.standing[area]),
            knights=knights,
            upshot=upshot,
        )
    ]
    if upshot == "conquered":
        isolated = surrounds(state, area, state.seats)
        events.append(take_over(state, area, state.seats, "attack"))
        events += isolate(state, area, isolated, state.seats)
    elif upshot == "tied":
        events.append(remove_knight(state, area, "attack"))
    ask_again(state)
    return events + settle(state)


def _upshot(black: int, white: int, knights: int) -> str:
    """H-6.4, H-6.6."""
    if black < white:
        return "held"
    return "conquered" if black > white and knights else "tied"
