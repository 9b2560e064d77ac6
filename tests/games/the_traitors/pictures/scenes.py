"""Scenes of The Traitors whose alt texts stand in golden files."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.the_traitors.view import Sight
from tests.games.the_traitors.pictures.boards import crowded, crowded_end, crowded_rejection, crowded_vote, every_stage
from tests.kit.alts import Scene, of_moments


def scenes() -> Iterator[Scene]:
    """All stages, and what may stand on boards and hands there."""
    yield from of_moments(every_stage(8))
    yield Scene("the end was refused, and the Traitor card rejected", crowded())
    yield Scene("all are asked about the end again, and nobody has refused yet (T-9.1)", crowded_rejection())
    vote = crowded_vote()
    yield Scene("the votes of the last ballot (T-3.7)", vote)
    first = replace(vote, ballot=1, events=(*vote.events[:-1], replace(vote.events[-1], ballots=())))
    yield Scene("a new vote, without the votes of an earlier banishment (T-3.7)", first)
    for role, sharers in (("traitor", "the living Traitors"), ("faithful", "all survivors")):
        yield Scene(f"{sharers} share the prize fund (T-7.3)", crowded_end(role=role, result=False))
    yield Scene("all have won", crowded_end(role="traitor", result=True))
    own = every_stage(8)["turn"][1]
    recruited = replace(own, role="faithful", recruited=True, hand=("gold", "gold", "traitor"))
    yield Scene("recruited (T-4.1)", recruited, "hand")
    sights = (Sight(1, ("gold", "dagger", "traitor"), True), Sight(2, ("shield",), False))
    yield Scene("a whole hand and a card of another one were seen (T-5.1)", replace(own, sights=sights), "hand")
