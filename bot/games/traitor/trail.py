"""The suspicion that lay on each seat along a match that is over: its story tells what everybody saw at that time."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import asdict, replace

from engine import Event
from engine.traitor.components import face
from engine.traitor.events import ArmyEliminated, ArmyPassed, CardAccused, CardHidden, TraitorExposed
from engine.traitor.view import ArmyView, SlotView, is_known, shares

_NEW = ArmyView(
    0, 0, 0, 0, 0, 0, (), (), (), (), 0, "", 0, "", 0, "", False, None, False, (), False
)  # nothing is known of it


def suspicions(told: Sequence[Event]) -> Iterator[tuple[int, Mapping[int, int]]]:
    """Yield the suspicion on each seat before each accusation, with its place, as long as a Joker hides.

    Every seat has one army.
    """
    armies, jokers, dead = defaultdict[int, ArmyView](lambda: _NEW), 0, 0
    for place, event in enumerate(told):
        if event.kind in ("hand_sorted", "cards_taken"):
            facts = asdict(event)
            kept, army = facts["ranks"], armies[facts["seat"]]
            number = {"mustered": len(kept)} if event.kind == "hand_sorted" else {"drawn": army.drawn + len(kept)}
            armies[facts["seat"]] = replace(army, **number)
            jokers += kept.count("joker")
        match event:
            case CardAccused():
                if (hidden := jokers - max(dead, sum(map(is_known, armies.values())))) > 0:
                    yield place, dict(zip(armies, shares([*armies.values()], hidden), strict=True))
                by, to = (event.seat, event.slot, event.card), (event.target_seat, event.target_slot, event.target_card)
                for (seat, slot, card), side in ((by, "accuser"), (to, "target")):
                    army = _open(armies[seat], slot, card, event.round, dead=event.dead == side)
                    armies[seat] = replace(army, proved=army.proved or event.proved in (side, "both"))
            case CardHidden():
                army = armies[event.seat]
                slots = tuple(one for one in army.slots if one.slot != event.slot)
                armies[event.seat] = replace(army, slots=slots, hidden=(*army.hidden, event.card))
            case ArmyPassed() | TraitorExposed():
                dead += isinstance(event, TraitorExposed)
                armies[event.seat] = replace(armies[event.seat], exposed=True)
            case ArmyEliminated():
                armies[event.seat] = replace(armies[event.seat], eliminated=event.reason)


def _open(army: ArmyView, slot: int, card: str, round: int, *, dead: bool) -> ArmyView:
    """Return the army with a card face up, or dead. A card that all knew among those face down is no new one."""
    slots = [one for one in army.slots if one.slot != slot]
    hidden, seen = list(army.hidden), army.seen
    if len(slots) == len(army.slots):
        if card in hidden:
            hidden.remove(card)
        elif suit := face(card).suit:
            seen = (*seen, (suit, army.drawn, round))
    slots += [] if dead else [SlotView(slot, card)]
    return replace(army, slots=tuple(slots), hidden=tuple(hidden), seen=seen)
