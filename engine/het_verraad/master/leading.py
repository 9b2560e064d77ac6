"""Phase 4: a seat leads the Black Master, who moves and then attacks (H-6)."""

from functools import lru_cache

from engine.decision import Choice, Keys, Objection
from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board.facts import BY_RING, area_name
from engine.het_verraad.influence.playing import play_choice
from engine.het_verraad.master.attacking import against_attack, attack, attack_choice
from engine.het_verraad.master.reach import reach
from engine.het_verraad.phases.acting import DONE
from engine.het_verraad.rounds import end_turn
from engine.het_verraad.state import State
from engine.kinds import Facts


def master_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices of phase 4 (H-6.1, H-6.3, H-6.5): first move, then attack.

    Our readings: ``roll`` and ``count`` are possible even if he can go nowhere; to stay is a move too.
    """
    choices: list[Choice] = []
    if not _no_move(state):
        choices += [_roll(state.box.supplies.die_sides, len(state.black[seat])), _count(state, seat)]
    return [*choices, *attack_choice(state, seat), *play_choice(state, seat), DONE]


def _no_move(state: State) -> Objection | None:
    """Return the rule against a move (H-6.1): he attacks last."""
    return _ATTACKED if state.course.attacked else _MOVED if state.course.moved else None


_ATTACKED, _MOVED = Objection("attacked"), Objection("moved")


def master_objection(state: State, seat: int, key: str) -> Objection | None:
    """Return the rule against a deed (H-6.1, H-6.3, H-6.5)."""
    if key == "play":
        return Objection("no_play")
    if key in ("roll", "count"):
        return _no_move(state)
    return against_attack(state) if key == "attack" else None


@lru_cache(maxsize=256)
def _roll(sides: int, steps: int) -> Choice:
    """Return ``roll``; ``steps`` are those of ``count``."""
    return Choice("roll", {"sides": sides, "steps": steps})


def _count(state: State, seat: int) -> Choice:
    """Return ``count``, which opens the choice of a destination."""
    steps = len(state.black[seat])
    number = len(reach(state, steps)) + 2  # and to stay, and back
    return Choice("count", {"steps": steps}, opens=BY_RING.name("master_to", number))


def master_facts(state: State, seat: int) -> Facts:
    """Return where the Black Master is, what the seat has done with him, and whether nothing but ``done`` is left."""
    attackable = not against_attack(state)
    return {
        "area": area_name(state, state.master),
        "chips": len(state.black[seat]),
        "moved": int(state.course.moved),
        "attacked": int(state.course.attacked),
        "attackable": int(attackable),
        "ends": int(not attackable and bool(_no_move(state)) and not play_choice(state, seat)),
    }


def is_rolled(keys: Keys) -> bool:
    """Return whether dice are rolled for an answer (H-6.1, H-6.3), which then stands."""
    return keys[0] in ("roll", "attack")


def master(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Carry out what the seat does with the Black Master."""
    key, course = keys[0], state.course
    if key == DONE.key:
        return end_turn(state)
    if key == "attack":
        return attack(state, seat)
    if key == "play":
        course.open("play")
        return []
    if key == "count":
        course.open("master_to")
        course.steps, course.counted = len(state.black[seat]), True
        return []
    number = state.chance.roll(state.box.supplies.die_sides)
    course.ask("master_to")
    course.steps, course.counted, course.announced = number, False, True
    return [happened.MasterRolled(round=state.round, seat=seat, number=number)]
