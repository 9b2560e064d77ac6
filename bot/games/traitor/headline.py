"""The headline of a round in the channel: the most telling of its public events in a few words."""

from collections import Counter
from collections.abc import Sequence

from bot import texts
from bot.texts import Speaker
from engine import Event
from engine.traitor.events import ArmyEliminated, ArmyMustered, CardAccused, MatchEnded, TraitorExposed
from engine.traitor.view import ArmyView, TraitorView

_TELLING = (MatchEnded, TraitorExposed)
"""The most telling first."""

_HUNT = 3  # so many accusations of an army in a round are a hunt
_FEW = 2  # an army of so few cards is near its end
_ACES = (("A", "clubs"), ("A", "spades"))


def headline(say: Speaker, events: Sequence[Event], view: TraitorView, names: Sequence[str]) -> str:
    """Return the headline; empty while nothing is worth it. ``view`` is what is known after the last event."""
    for kind in _TELLING:
        if found := _last(events, kind):
            return texts.event_as(say, f"traitor-head-{found.kind}", found, names)
    fights = [event for event in events if isinstance(event, CardAccused)]
    for fight in reversed(fights):
        if fight.proved:
            return texts.event_as(say, "traitor-head-proved", fight, names)
    if eliminated := _last(events, ArmyEliminated):
        return texts.event_as(say, f"traitor-head-{eliminated.kind}", eliminated, names)
    if fights:
        return _of_fights(say, fights, view, names)
    stands = any(isinstance(event, ArmyMustered) for event in events)
    return say("traitor-head-mustered", jokers=view.jokers) if stands else ""


def _last(events: Sequence[Event], kind: type[Event]) -> Event | None:
    return next((event for event in reversed(events) if isinstance(event, kind)), None)


def _of_fights(say: Speaker, fights: Sequence[CardAccused], view: TraitorView, names: Sequence[str]) -> str:
    """Tell a hunt, a black ace that falls, an army that dwindles, accusations in vain, or how far the search is."""
    accused = Counter(texts.event_as(say, "traitor-target-who", one, names) for one in fights)
    (who, number), *others = accused.most_common()
    if number >= _HUNT and all(less < number for _, less in others):
        return say("traitor-head-hunted", who=who, number=number)
    for fight in reversed(fights):
        if _is_ace(fight):
            return say("traitor-head-ace", who=_loser(say, fight, names))
    for fight in reversed(fights):
        left = len(view.armies[_losing_army(fight, view)].slots)
        if left <= _FEW:
            return say("traitor-head-down", who=_loser(say, fight, names), number=left)
    if len(fights) >= _HUNT and all(one.dead == "accuser" for one in fights):
        return say("traitor-head-missed", number=len(fights))
    return _search(say, view)


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
    return next(army.number for army in view.armies if (army.seat, army.which) == owner)


def _search(say: Speaker, view: TraitorView) -> str:
    """Tell how many cards nobody has seen, or how many of the traitors' cards are needed."""
    if view.needed is not None:
        return say("traitor-head-needed", needed=view.needed)
    unseen = sum(len(army.face_down) - len(army.hidden) - _remembered(army) for army in view.armies)
    message = "traitor-head-second" if view.jokers_dead else "traitor-head-joker"
    return say(message, unseen=unseen)


def _remembered(army: ArmyView) -> int:
    """Return how many face-down cards of an army everybody knows in their slots."""
    return sum(bool(one.remembered) for one in army.face_down)
