"""Reasons for an answer in Traitor, as far as the view shows them: for advice."""

from engine.decision import Decision, Fact, Keys, Reason
from engine.kinds import known
from engine.traitor.components import face
from engine.traitor.suspicion import Suspicion, beats
from engine.traitor.view import ArmyView, OwnArmy, TraitorView

KINDS = ("size", "red", "strength", "beats", "sure", "joker", "proved", "eliminates", "reward", "hides")
LIKELY = 10
"""So many in 100 make it worth saying that a card may be the Joker."""


def reason(view: TraitorView, decision: Decision, keys: Keys) -> Reason | None:
    """Return what the answer keeps, gains or prevents; ``None`` if there is nothing to say."""
    if decision.kind == "muster":
        return _muster(decision, keys)
    if decision.kind == "accuse":
        return _accuse(view, keys)
    if decision.kind == "target" and keys != ("back",):
        return _target(view, keys)
    if decision.kind == "look":
        return _joker(view, {int(key.split(".")[0]) for key in keys})
    if decision.kind == "hide" and keys == ("yes",) and view.options["rehide"] == "mix":
        army = view.armies[_army(view).number]
        return Reason("hides", {"cards": len(army.face_down) + 1}) if army.face_down else None
    return None


def _army(view: TraitorView) -> OwnArmy:
    """Return the seat's army that is in turn."""
    return next(one for one in view.armies_own if one.number == view.turn)


def _percent(share: float) -> int:
    return round(100 * share)


def _muster(decision: Decision, keys: Keys) -> Reason:
    """Return how large the army will be, and whether its red cards may give a traitor away (J-1.2)."""
    taken = [choice for choice in decision.choices if choice.key in keys]
    if not decision.facts["traitor"]:
        return Reason("size", {"cards": sum(_length(choice.facts["cards"]) for choice in taken)})
    return Reason("red", {"cards": _length(decision.facts["kept"]) + len(taken), "red": len(taken)})


def _length(fact: object) -> int:
    return len(fact) if isinstance(fact, tuple) else 0


def _accuse(view: TraitorView, keys: Keys) -> Reason | None:
    """Return which share of the cards that may lie face down the card beats (J-2.2)."""
    suspicion = Suspicion(view)
    others = [army for army in view.armies if army.face_down and army.seat != view.seat]
    if not others:
        return None
    power = face(_card(view, int(keys[0]))).power
    return Reason("strength", {"percent": _percent(max(suspicion.wins(power, one.number) for one in others))})


def _card(view: TraitorView, slot: int) -> str:
    return next(one.card for one in _army(view).cards if one.slot == slot)


def _target(view: TraitorView, keys: Keys) -> Reason | None:
    """Return what dies, and what that death brings (J-2.2 to J-2.4)."""
    number, slot = map(int, keys[0].split("."))
    army, suspicion = view.armies[number], Suspicion(view)
    card = face(_card(view, known(view.accusing, "which card accuses"))).card
    there = suspicion.known[number].get(slot)
    traitor = any(one.traitor for one in view.armies_own)
    if there is None:
        hunted = None if traitor else _joker(view, {number})
        return hunted or Reason("beats", {"percent": _percent(suspicion.wins(face(card).power, number))})
    if there == "joker" or not beats(card, there):
        return None
    return _death(view, army)


def _death(view: TraitorView, army: ArmyView) -> Reason:
    """Return what a card's sure death brings.

    This is the end of the card's army (J-4.1), a reward (J-3.1), or a point.
    """
    if len(army.slots) == 1:
        return Reason("eliminates", {"target_seat": army.seat})
    own = view.armies[_army(view).number]
    if own.next_kind == "draw" and own.points + 1 == own.next_points:
        return Reason("reward", {"points": own.next_points, "cards": own.next_number})
    return Reason("sure", {"points": own.points + 1})


def _joker(view: TraitorView, numbers: set[int]) -> Reason | None:
    """Return how likely an unknown card of these armies is the Joker, and the suits that speak for it.

    Return ``None`` if this is less likely than ``LIKELY``.
    """
    suspicion = Suspicion(view)
    army = view.armies[max(sorted(numbers), key=lambda number: suspicion.joker[number])]
    percent = _percent(suspicion.joker[army.number])
    if percent < LIKELY:
        return None
    facts: dict[str, Fact] = {"target_seat": army.seat, "suit": tuple(suit for suit, _ in army.suits)}
    if army.proved and not army.exposed:
        return Reason("proved", {**facts, "cards": len(army.face_down)})
    return Reason("joker", {**facts, "percent": percent})
