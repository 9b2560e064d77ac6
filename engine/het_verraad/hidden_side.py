"""The servants of the Black Master: who has served him most in the end, which nobody knows before."""

from engine.het_verraad.state import State
from engine.het_verraad.view import HetVerraadView
from engine.hidden_side import HiddenSide


def servants(state: State) -> list[int]:
    """Return the seats that have served the Black Master most (H-10.2); none if nobody has a black chip."""
    values = state.box.chip_values
    service = [(len(chips), sum(values[chip] for chip in chips)) for chips in state.black[: state.seats]]
    return [seat for seat, one in enumerate(service) if one[0] and one == max(service)]


def unknown(view: HetVerraadView) -> set[int]:
    """Return the other seats while the match goes on."""
    return set() if view.result is not None else set(range(view.seats)) - {view.seat}


HIDDEN_SIDE = HiddenSide[State, HetVerraadView]("match", servants, unknown)
