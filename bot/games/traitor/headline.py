"""The headline of a round in the channel: the most telling of its public events in a few words."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from bot import texts
from bot.texts import Speaker
from engine import Event
from engine.traitor.components import SUITS_KEPT
from engine.traitor.events import (
    ArmyEliminated,
    ArmyMustered,
    CardAccused,
    CardsDrawn,
    RoundStarted,
    TraitorExposed,
)
from engine.traitor.view import ArmyView, TraitorView, is_known, suspected

_HUNT = 3  # so many accusations of an army in a round are a hunt
_SMALL = 4  # an army of so few cards, without which the traitors win, is told
_FEW = 2  # an army of so few cards is near its end
_ACES = (("A", "clubs"), ("A", "spades"))
_MUST_KEEP = {"clubs", "spades"}
_STRONG, _AHEAD = 40, 10  # a suspicion so large, and so far above all others, is told
_CHANGE = 15  # a suspicion that rises or falls by so much in a round is told
_SUSPECTS = 2  # more armies than this are no trail
_OFTEN = 5  # so many accusations in all have worn an army


def headline(say: Speaker, events: Sequence[Event], view: TraitorView, names: Sequence[str]) -> str:
    """Return the headline; empty while nothing is worth it. ``view`` is what is known after the last event.

    The newest turn that brought something great is told. Suspicion is told only if no turn did, and the numbers of the
    round if it was quiet. Odd and even rounds have other words for all that may come again.
    """
    fights = [place for place, event in enumerate(events) if isinstance(event, CardAccused)]
    for start, stop in reversed([*pairwise((0, *fights, len(events)))]):
        if words := _great(say, events[start:stop], view, names, events):
            return words
    if fights:
        accused = [one for one in events if isinstance(one, CardAccused)]
        hit = {_losing_army(one, view) for one in accused}
        if decides := [army for army in view.armies if army.number in hit and is_decisive(view, army)]:
            return decisive_words(say, decides[0], view, names)
        told = _of_change(say, accused, view, names) or _of_losses(say, events, view, names)
        return told or _of_fights(say, accused, view, names) or _of_numbers(say, accused, view, names)
    if any(isinstance(event, ArmyMustered) for event in events):
        return say("traitor-head-mustered", jokers=view.jokers)
    return _search(say, view, names) if _last(events, RoundStarted) else ""


def _fallen(events: Sequence[Event], view: TraitorView) -> int:
    """Return how many Jokers are dead if the last of them fell by these events, otherwise 0."""
    return view.jokers if view.needed is not None and _last(events, TraitorExposed) else 0


def _great(
    say: Speaker, turn: Sequence[Event], view: TraitorView, names: Sequence[str], events: Sequence[Event]
) -> str:
    """Tell the end, a Joker or an army that fell in a turn, a suit too many, or a hit on a known traitor.

    ``events`` are those of all turns.
    """
    fight = turn[0] if turn and isinstance(turn[0], CardAccused) else None
    lost = view.armies[_losing_army(fight, view)] if fight is not None else None
    exposed, eliminated = _last(turn, TraitorExposed), _last(turn, ArmyEliminated)
    traitors = {army.seat for army in view.armies if army.traitor}
    if view.result is not None and traitors.isdisjoint(view.result.winners):
        return say("traitor-head-match_ended", hit=int(lost is not None and lost.exposed and exposed is None))
    if exposed:
        return texts.event_as(say, "traitor-head-traitor_exposed", exposed, names)
    if fight is not None and fight.proved and view.result is None:
        return texts.event_as(say, "traitor-head-proved", fight, names, jokers=view.jokers)
    if eliminated:
        last = int(view.seats > 2 and view.jokers == 1 and view.aim - view.eliminated == 1)
        return texts.event_as(say, "traitor-head-army_eliminated", eliminated, names, last=last)
    if lost is not None and lost.exposed and view.needed is not None:
        return _needed(say, view, view.needed, names, _fallen(events, view))
    return _hunted(say, lost, events, view, names) if lost is not None and lost.proved and not lost.exposed else ""


def _hunted(say: Speaker, traitor: ArmyView, events: Sequence[Event], view: TraitorView, names: Sequence[str]) -> str:
    """Tell who is found out; in later odd rounds how many cards the hunt has killed, in even ones where it is."""
    fights = [one for one in events if isinstance(one, CardAccused)]
    if proofs := [one for one in fights if one.proved]:
        return texts.event_as(say, "traitor-head-proved", proofs[-1], names, jokers=view.jokers)
    hits = [_losing_army(one, view) for one in fights].count(traitor.number)
    return trail_words(say, [traitor], view, names, hits * (view.round % 2))


def _last(events: Sequence[Event], kind: type[Event]) -> Event | None:
    return next((event for event in reversed(events) if isinstance(event, kind)), None)


def _of_change(say: Speaker, fights: Sequence[CardAccused], view: TraitorView, names: Sequence[str]) -> str:
    """Tell the largest change of a suspicion since the round began, and the new suit.

    It has risen to the top, or in an even round fallen from far up.
    """
    since = fights[0].round
    before, now, may_fall = suspected(view, since), suspected(view), not view.round % 2
    steps = [
        (abs(share - old), army)
        for army, old, share in zip(view.armies, before, now, strict=False)
        if (share >= old + _CHANGE and share == max(now)) or (may_fall and old - _CHANGE >= share and old >= _STRONG)
    ]
    if not steps:
        return ""
    _, army = max(steps, key=lambda one: one[0])
    share, old = now[army.number], before[army.number]
    suits = {suit for suit, _, round in army.seen if round < since}
    new = [one for one in fights if suit_of(one, army) not in {*suits, ""}] if len(army.suits) > SUITS_KEPT else []
    key, by = "falls" if share < old else "rises" if view.round % 2 else "gathers", "nobody"
    if new and share > old:
        shown = new[-1].seat, new[-1].army
        key = "shown" if shown == (army.seat, army.which) else "exposed"
        by = texts.event_as(say, "traitor-who", new[-1], names)
    who, number = _army(say, army, names), len(army.suits)
    return say("traitor-head-change", key=key, by=by, who=who, number=number, before=old, share=share)


def suit_of(fight: CardAccused, army: ArmyView) -> str:
    """Return the suit that an army showed in a fight, empty if it has not fought there."""
    rows = ((fight.seat, fight.army, fight.suit), (fight.target_seat, fight.target_army, fight.target_suit))
    return next((suit for *owner, suit in rows if owner == [army.seat, army.which]), "")


def _of_fights(say: Speaker, fights: Sequence[CardAccused], view: TraitorView, names: Sequence[str]) -> str:
    """Tell a hunt in odd rounds, or a trail."""
    accused = Counter((one.target_seat, one.target_army) for one in fights)
    (hunted, number), *others = accused.most_common()
    army = next(one for one in view.armies if (one.seat, one.which) == hunted)
    is_hunt = number >= _HUNT and all(less < number for _, less in others)
    if view.round % 2 and is_hunt and suspected(view) and not is_known(army):
        again, left = int(view.suffered[army.number] > number), len(army.slots)
        return say("traitor-head-hunted", who=_army(say, army, names), number=number, again=again, left=left)
    return _search(say, view, names, fights)


def _of_losses(say: Speaker, events: Sequence[Event], view: TraitorView, names: Sequence[str]) -> str:
    """Tell the newest army that dwindled or drew when it was small, the last black ace that fell, or proof's end."""
    left, aces = [len(army.slots) for army in view.armies], []
    for event in reversed(events):
        if isinstance(event, CardsDrawn):
            number = _number(view, event.seat, event.army)
            left[number] -= event.number
            if event.number and left[number] <= _FEW:
                return texts.event_as(say, "traitor-head-saved", event, names, left=left[number])
        elif isinstance(event, CardAccused):
            number = _losing_army(event, view)
            if left[number] <= _FEW:
                return say("traitor-head-down", who=_loser(say, event, names), number=left[number])
            left[number] += 1
            aces += [event] * _is_ace(event)
    if aces:
        return texts.event_as(say, "traitor-head-ace", aces[0], names)
    draws = [(event.number, event.seat, event.army) for event in events if isinstance(event, CardsDrawn)]
    living = [army for army in view.armies if army.slots]
    all_drew = all(army.drawn for army in living) and any((one.drawn, one.seat, one.which) in draws for one in living)
    return say("traitor-head-drawn") if all_drew and suspected(view) else ""


def _is_ace(fight: CardAccused) -> bool:
    """Return whether a black ace fell."""
    rank, suit = (fight.target_rank, fight.target_suit) if fight.dead == "target" else (fight.rank, fight.suit)
    return (rank, suit) in _ACES


def _loser(say: Speaker, fight: CardAccused, names: Sequence[str]) -> str:
    """Name who lost a card."""
    return texts.event_as(say, "traitor-target-who" if fight.dead == "target" else "traitor-who", fight, names)


def _losing_army(fight: CardAccused, view: TraitorView) -> int:
    """Return the number of the army that lost a card."""
    owner = (fight.target_seat, fight.target_army) if fight.dead == "target" else (fight.seat, fight.army)
    return _number(view, *owner)


def _number(view: TraitorView, seat: int, which: int) -> int:
    return next(army.number for army in view.armies if (army.seat, army.which) == (seat, which))


def _needed(say: Speaker, view: TraitorView, needed: int, names: Sequence[str], fallen: int = 0) -> str:
    """Tell how many more cards of the exposed traitors the loyal need (J-5.1), and how many Jokers have just fallen."""
    exposed = [_army(say, army, names) for army in view.armies if army.exposed]
    return say("traitor-head-needed", needed=needed, who=exposed[0] if len(exposed) == 1 else "none", fallen=fallen)


def _army(say: Speaker, army: ArmyView, names: Sequence[str]) -> str:
    return say("traitor-army", name=texts.safe(names[army.seat]), which=army.which)


def _search(say: Speaker, view: TraitorView, names: Sequence[str], fights: Sequence[CardAccused] = ()) -> str:
    """Tell how many of the traitors' cards are needed, who shows their suits, or who is suspected most; else nothing.

    Suits are told in the round in which they were seen first.
    """
    if view.needed is not None:
        return _needed(say, view, view.needed, names) if fights and view.round % 2 else ""
    since = fights[0].round if fights else view.round
    trail = suspects(view, since)
    if trail and not (trail[0].proved and view.round % 2):
        return trail_words(say, trail, view, names)
    first, second, *_ = sorted(suspected(view), reverse=True) or (0, 0)
    top = next((army for army in view.armies if first > second and suspected(view)[army.number] == first), None)
    largest = top is not None and view.round == 1 and all(top.mustered > a.mustered for a in view.armies if a != top)
    stands_out = first >= _STRONG and first - second >= _AHEAD and not (fights and view.round % 2)
    if top is not None and (largest or stands_out):
        why = "largest" if largest else "other"
        return say("traitor-head-suspicion", who=_army(say, top, names), share=first, why=why)
    return _of_wear(say, view, names, fights)


def _of_numbers(say: Speaker, fights: Sequence[CardAccused], view: TraitorView, names: Sequence[str]) -> str:
    """Tell who gained most in an odd round, and who lost most in an even round; at its end also that nobody did."""
    dead = Counter(_losing_army(one, view) for one in fights)
    hits = [(one.seat, one.army) if one.dead == "target" else (one.target_seat, one.target_army) for one in fights]
    key, told = ("gained", Counter(_number(view, *one) for one in hits)) if view.round % 2 else ("lost", dead)
    (number, most), *others = told.most_common()
    if most == 1 or any(less == most for _, less in others):
        if len(fights) < sum(bool(army.slots) for army in view.armies):
            return ""
        key = {"gained": "level", "lost": "all"}[key]
    who, left = _army(say, view.armies[number], names), len(view.armies[number].slots)
    return say("traitor-head-quiet", key=key, who=who, number=most, left=left)


def _of_wear(say: Speaker, view: TraitorView, names: Sequence[str], fights: Sequence[CardAccused]) -> str:
    """Tell in even rounds which army has suffered most in all, if it is accused again."""
    most, less, *_ = sorted(view.suffered, reverse=True)
    army = view.armies[view.suffered.index(most)]
    again = (army.seat, army.which) in [(one.target_seat, one.target_army) for one in fights]
    if view.round % 2 or most < _OFTEN or most == less or not again or is_known(army):
        return ""
    return say("traitor-head-worn", who=_army(say, army, names), number=most, left=len(army.slots))


def _is_new(army: ArmyView, since: int) -> bool:
    """Return whether a suit that a traitor must keep was first seen in an army from a round on."""
    return not {suit for suit, _, round in army.seen if round < since} >= _MUST_KEEP


def suspects(view: TraitorView, since: int) -> list[ArmyView]:
    """Return the armies that suits give away, or the most suspected if they show both suits of a traitor (J-1.2).

    Both suits count if the second was first seen from a round on.
    """
    hidden = [army for army in view.armies if army.slots and not army.exposed and view.needed is None]
    proved = [army for army in hidden if army.proved]
    doubts = suspected(view)
    likeliest = [army for army in hidden if doubts and doubts[army.number] == max(doubts)]
    found = proved or [army for army in likeliest if _shows_both(army)]
    return [army for army in found if army.proved or _is_new(army, since)] if len(found) <= _SUSPECTS else []


def is_decisive(view: TraitorView, army: ArmyView) -> bool:
    """Return whether the traitors lack but an army, and this may be the last: it is small, and none is smaller (J-4.2).

    With 2 seats, both armies of the other seat must fall.
    """
    small = min([_SMALL, *(len(one.slots) for one in view.armies if one.slots)])
    lacks = view.seats > 2 and view.needed is None and view.aim - view.eliminated == 1
    return lacks and view.result is None and 0 < len(army.slots) <= small and not is_known(army)


def decisive_words(say: Speaker, army: ArmyView, view: TraitorView, names: Sequence[str]) -> str:
    """Tell that the match may end with an army, and how many cards it has left."""
    return say("traitor-head-decides", who=_army(say, army, names), number=len(army.slots), jokers=view.jokers)


def trail_words(say: Speaker, trail: Sequence[ArmyView], view: TraitorView, names: Sequence[str], hits: int = 0) -> str:
    """Tell that the Joker is among so many cards of an army, or who shows what a traitor must keep.

    After a round with ``hits`` on a traitor who was known before, tell these.
    """
    first, who = trail[0], tuple(_army(say, army, names) for army in trail)
    if first.proved:
        return say("traitor-head-known", who=who[0], unseen=unseen(first), hits=hits, left=len(first.slots))
    return say("traitor-head-suspect", who=who, number=len(who), jokers=view.jokers)


def unseen(army: ArmyView) -> int:
    """Return how many cards of an army nobody has seen."""
    return len(army.face_down) - len(army.hidden) - sum(bool(one.remembered) for one in army.face_down)


def _shows_both(army: ArmyView) -> bool:
    """Return whether everybody has seen both suits in the army that a traitor must keep (J-1.2)."""
    return {suit for suit, _ in army.suits} >= _MUST_KEEP
