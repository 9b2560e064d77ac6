"""The reasons for an answer in The Traitors, as far as the view shows them: for advice."""

from collections.abc import Callable, Mapping

from engine.decision import Decision, Keys, Reason
from engine.the_traitors.components import GOLD, SHIELD, TRAITOR
from engine.the_traitors.suspicion import suspicion, traitor_living
from engine.the_traitors.view import TheTraitorsView

KINDS = (
    "holds_card",
    "suspicious",
    "accused_you",
    "no_shield",
    "disarms",
    "survives",
    "shares",
    "traitor_left",
    "keeps_gold",
    "fund_grows",
)


def reason(view: TheTraitorsView, decision: Decision, keys: Keys) -> Reason | None:
    """Return a reason for the answer: what the answer keeps, gains or prevents."""
    found = _REASONS.get(decision.kind)
    return None if found is None else found(view, keys[0])


def _percent(share: float) -> int:
    return round(100 * share)


def _is_traitor(view: TheTraitorsView) -> bool:
    return view.recruited or view.role == "traitor"


def _vote(view: TheTraitorsView, key: str) -> Reason | None:
    """T-3.7: how suspicious the seat is by what everybody has seen, or that it surely holds the Traitor card."""
    seat = int(key)
    if any(sight.seat == seat and TRAITOR in sight.cards for sight in view.sights):
        return Reason("holds_card", {"seat": seat})
    odds = suspicion(view)
    even = sum(odds.values()) / max(1, len(odds))
    return Reason("suspicious", {"seat": seat, "percent": _percent(odds.get(seat, 0.0)), "even": _percent(even)})


def _murder(view: TheTraitorsView, key: str) -> Reason | None:
    """T-3.4, T-3.6: why the victim."""
    if not key.isdecimal():
        return None
    seat = int(key)
    ballots = [ballot for event in view.events for ballot in event.ballots]
    if any((seat, view.seat) in ballot.votes for ballot in ballots):
        return Reason("accused_you", {"seat": seat})
    bare = [sight.seat for sight in view.sights if sight.complete and SHIELD not in sight.cards]
    return Reason("no_shield", {"seat": seat}) if seat in bare else None


def _take(view: TheTraitorsView, key: str) -> Reason | None:
    """T-5.1."""
    card = key.split(".", maxsplit=1)[0]
    if card == SHIELD and view.named is not None:
        sight = next(one for one in view.sights if one.seat == view.named)
        return Reason("disarms", {"seat": view.named}) if sight.cards.count(SHIELD) == 1 else None
    return _gold(view, card == GOLD)


def _gold(view: TheTraitorsView, more: bool) -> Reason | None:
    """T-7.2: what survivors hold counts."""
    gold = view.hand.count(GOLD) + more
    return Reason("keeps_gold", {"gold": gold}) if gold else None


def _play(view: TheTraitorsView, key: str) -> Reason | None:
    """T-2.2."""
    if key == "none":
        return _gold(view, more=False)
    return _fund(view) if key.split(".", maxsplit=1)[0] == GOLD else None


def _fund(view: TheTraitorsView) -> Reason:
    """T-7.3: whose the larger prize fund is."""
    return Reason("fund_grows", {"gold": view.fund + 1, "traitor": int(_is_traitor(view))})


def _discard(view: TheTraitorsView, key: str) -> Reason | None:
    """T-2.3: Gold goes into the prize fund."""
    if key.split(".", maxsplit=1)[0] == GOLD:
        return _fund(view)
    return _gold(view, more=False)


def _shield(view: TheTraitorsView, key: str) -> Reason | None:
    """T-3.6, T-7.2."""
    return Reason("survives", {"gold": view.hand.count(GOLD)}) if key == "yes" else None


def _recruit(view: TheTraitorsView, key: str) -> Reason | None:
    """T-7.3."""
    return Reason("shares", {"gold": view.fund}) if key == "accept" else None


def _end(view: TheTraitorsView, key: str) -> Reason | None:
    """T-7.3: whose the prize fund is."""
    if _is_traitor(view):
        return Reason("shares", {"gold": view.fund})
    return Reason("traitor_left", {"percent": _percent(traitor_living(view))})


_REASONS: Mapping[str, Callable[[TheTraitorsView, str], Reason | None]] = {
    "recruit": _recruit,
    "play": _play,
    "take": _take,
    "discard": _discard,
    "murder": _murder,
    "shield": _shield,
    "vote": _vote,
    "end": _end,
}
