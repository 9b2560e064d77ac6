"""The Black Master attacks (H-6.3, H-6.4, H-6.6)."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from engine.decision import Choice, Objection
from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board.areas import archers, names, surrounds
from engine.het_verraad.board.facts import area_facts, area_name, building_facts
from engine.het_verraad.board.objections import Rules, against_area, allowed
from engine.het_verraad.board.takeover import isolate, remove_knight, take_over
from engine.het_verraad.components import odds
from engine.het_verraad.rounds import ask_again
from engine.het_verraad.scoring import settle
from engine.het_verraad.state import OUTSIDE, State
from engine.het_verraad.view import Attack
from engine.kinds import Facts

_ATTACKED = Objection("attacked")
_OUTSIDE = Objection("master_outside")


def _no_attack(state: State) -> Objection | None:
    """Return the rule against an attack, for any place of the Black Master (H-6.3)."""
    return _ATTACKED if state.course.attacked else _OUTSIDE if state.master == OUTSIDE else None


def _foes(state: State) -> Rules:
    """Return the areas where the Black Master may attack."""
    harmless = state.neutral | state.owned[state.active] | state.owned[state.seats]
    return {"tower_there": ~state.towers, "nobody_to_attack": ~harmless}


def attack_choice(state: State, seat: int) -> list[Choice]:
    """Return ``attack`` with all that is known beforehand."""
    if _no_attack(state) or not allowed(_foes(state)) >> state.master & 1:
        return []
    target = state.holder[state.master]
    facts: Facts = {
        **area_facts(state, state.master),
        "target_seat": target,
        "black_chips": len(state.black[seat]),
        "white_chips": state.white[target],
        "knights": state.knights(state.seats),
        "moved": int(state.course.moved),
        **attack_odds(state, seat)(state.master),
    }
    return [Choice("attack", facts)]


def attack_odds(state: State, seat: int) -> Callable[[int], Mapping[str, int]]:
    """Return what tells of an area how many of 100 attacks win or tie, and how many towers help it (H-6.3, H-6.6)."""
    sides, chips, conquers = state.box.supplies.die_sides, len(state.black[seat]), state.knights(state.seats) > 0
    near, holder, towers = state.box.near, tuple(state.holder), state.towers
    owned, white = tuple(state.owned), tuple(state.white)

    def odds_there(area: int) -> Mapping[str, int]:
        target = holder[area]
        return _odds(sides, chips - white[target], (near[area] & owned[target] & towers).bit_count(), conquers)

    return odds_there


@lru_cache(maxsize=256)
def _odds(sides: int, ahead: int, helping: int, conquers: bool) -> Mapping[str, int]:
    wins, ties = odds(sides, ahead - helping, conquers=conquers)
    return {"wins": round(100 * wins), "ties": round(100 * ties), "towers": helping}


def against_attack(state: State) -> Objection | None:
    """Return the rule against an attack now (H-6.3)."""
    return _no_attack(state) or against_area(state, state.master, _foes(state))


def attack(state: State, seat: int) -> list[Event]:
    """Attack (H-6.3, H-6.4, H-6.6), and isolate areas by the attack (H-7)."""
    area, box = state.master, state.box
    target = state.holder[area]
    black_die = state.chance.roll(box.supplies.die_sides)
    white_die = state.chance.roll(box.supplies.die_sides)
    towers = archers(state, area, target)
    knights = state.knights(state.seats)
    black = black_die + len(state.black[seat])
    white = white_die + state.white[target] + towers.bit_count()
    upshot = _upshot(black, white, knights)
    state.attack = fought = Attack(
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
            area=fought.area,
            target_seat=target,
            black_die=black_die,
            black_chips=fought.black_chips,
            black_total=fought.black_total,
            white_die=white_die,
            white_chips=fought.white_chips,
            towers=fought.towers,
            tower_areas=names(box, towers),
            white_total=fought.white_total,
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
    """Return the outcome of an attack (H-6.4, H-6.6)."""
    if black < white:
        return "held"
    return "conquered" if black > white and knights else "tied"
