"""Hidden facts that the story of a match of Traitor tells."""

from pathlib import Path

from engine.traitor.disclosure import CardsStanding, HandSorted, JokerFate
from engine.traitor.view import TraitorView
from tests.kit.stories import kinds, of, replayed


@of("traitor")
def test_j_5_the_fate_of_every_joker_is_said_and_what_stood_at_the_end(path: Path) -> None:
    match = replayed(path)
    view = match.view(None)
    assert isinstance(view, TraitorView)
    told = match.reveal()
    jokers = [event for event in told.decided if isinstance(event, JokerFate)]
    hands = [event for event in told.story if isinstance(event, HandSorted)]
    standing = [event for event in told.story if isinstance(event, CardsStanding)]
    armies = {(one.seat, one.which): len(one.slots) for one in view.armies if not one.eliminated}
    assert len(jokers) == sum(rank == "joker" for event in hands for rank in event.ranks)
    assert sum(event.fate == "accused" for event in jokers) == kinds(told)["traitor_exposed"]
    assert {(event.seat, event.army): len(event.ranks) for event in standing} == armies
