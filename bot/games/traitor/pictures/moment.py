"""The moments of Traitor that have a picture of their own: a Joker or an army falls, a suit gives a traitor away."""

from collections.abc import Sequence

from msgspec.structs import asdict

from bot.games.traitor.pictures.cards import playing_card
from bot.pictures.moment import Moment
from bot.texts import Speaker
from engine import Event
from engine.traitor.components import aim
from engine.traitor.events import (
    ArmyEliminated,
    ArmyMustered,
    CardAccused,
    CardsDrawn,
    CardsNeeded,
    MatchEnded,
    PointScored,
    TraitorExposed,
    TraitorRevealed,
)

_TELLING = (MatchEnded, TraitorExposed, CardAccused, ArmyEliminated)
"""The most telling first; an accusation only if it shows a suit too many, the end only if an accusation brought it."""


def moment(events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the most telling moment from ``start`` on; among equals, the last."""
    for kind in _TELLING:
        for place in range(len(events) - 1, start - 1, -1):
            event, before, after = events[place], events[:place], events[place + 1 :]
            fought = isinstance(event, kind) and any(isinstance(one, CardAccused) for one in (*before, event))
            if fought and (told := _moment(event, before, after, names, say)):
                return told
    return None


def newest_turn(events: Sequence[Event]) -> int:
    """Return the place of the last accusation, with which a turn is told."""
    return max((place for place, event in enumerate(events) if isinstance(event, CardAccused)), default=len(events))


def _moment(
    event: Event, before: Sequence[Event], after: Sequence[Event], names: Sequence[str], say: Speaker
) -> Moment | None:
    match event:
        case TraitorExposed():
            fight = _last_fight(before)
            dead = playing_card(fight.target_rank, fight.target_suit, say, dead=True)
            told = Moment(
                tone="red",
                symbol="joker",
                heading=say("traitor-moment-heading", key=event.kind),
                deed=say("traitor-moment-exposed"),
                seat=event.seat,
                name=_army(event, names, say),
                lines=(fight_words(before, names, say),),
                facts=_progress(event, before, after, names, say),
                cards=(playing_card(fight.rank, fight.suit, say), dead),
            )
            if (event.seat, event.army) not in found_out(before):
                return told
            whose = say("traitor-moment-whose", rank=fight.rank, suit=fight.suit, name=told.name)
            kills, killer = say("traitor-moment-kills"), _army(fight, names, say)
            return told._replace(deed=kills, seat=fight.seat, name=killer, lines=(whose,))
        case CardAccused() if _finds_out(event, before):
            return _suit_too_many(event, [*before, event], after, names, say)
        case MatchEnded():
            return _last_blow(event, before, after, names, say)
        case ArmyEliminated():
            out, needed = sum(isinstance(one, ArmyEliminated) for one in (*before, event)), aim(len(names))
            return Moment(
                tone="dusk",
                symbol="dead",
                heading=say("traitor-moment-heading", key=event.kind),
                deed=say("traitor-moment-eliminated"),
                seat=event.seat,
                name=_army(event, names, say),
                lines=(
                    say(
                        "traitor-moment-why",
                        reason=event.reason,
                        number=event.number,
                        out=out,
                        aim=needed,
                        left=needed - out,
                    ),
                    fight_words(before, names, say),
                ),
                facts=(_points(before, after, names, say),),
            )
    return None


def _progress(
    event: TraitorExposed, before: Sequence[Event], after: Sequence[Event], names: Sequence[str], say: Speaker
) -> tuple[tuple[str, str], ...]:
    """Tell who has the point and, after the fall of the last Joker, how many cards are still needed.

    The newest kill that counted, and how many cards its army has left, stand in the place of the point.
    """
    places = [place for place, one in enumerate(after) if isinstance(one, CardsNeeded)]
    if not places:
        return (_points(before, after, names, say),)
    number = asdict(after[places[-1]])["number"]
    if len(places) == 1:
        return _points(before, after, names, say), ("shield", say("traitor-moment-needed", number=number))
    fight = _last_fight(after[: places[-1]])
    rows = (fight.seat, fight.rank, fight.suit), (fight.target_seat, fight.target_rank, fight.target_suit)
    (winner, *_), (_, rank, suit) = rows if fight.dead == "target" else rows[::-1]
    card = say("traitor-moment-card", rank=rank, suit=suit)
    count = _cards_left(event.seat, event.army, [*before, *after])
    left = say("traitor-moment-left", name=_army(event, names, say), count=count)
    return ("dead", left), ("shield", say("traitor-moment-newest", name=names[winner], card=card, number=number))


def _last_blow(
    event: MatchEnded, before: Sequence[Event], after: Sequence[Event], names: Sequence[str], say: Speaker
) -> Moment:
    """Return the accusation that ended the match: who struck whom, which army fell by it, and who has won (J-5.2)."""
    fight = _last_fight(before)
    fallen = [one for one in before[before.index(fight) :] if isinstance(one, ArmyEliminated)]
    lines = (say("traitor-votes-fallen", how="eliminated", seat=names[one.seat], army=one.army) for one in fallen)
    accuser = (fight.seat, fight.army, fight.rank, fight.suit)
    target = (fight.target_seat, fight.target_army, fight.target_rank, fight.target_suit)
    (seat, army, rank, suit), (loser, which, lost, of) = (
        (accuser, target) if fight.dead == "target" else (target, accuser)
    )
    told = say("traitor-army", name=names[loser], which=which)
    traitors = [one for one in after if isinstance(one, TraitorRevealed)]
    return Moment(
        tone="red" if event.side == "traitors" else "blue",
        symbol="conflict",
        heading=say("traitor-moment-heading", key=event.kind),
        deed=say("traitor-moment-kills") if fight.reason == "joker" else say("traitor-moment-strikes", name=told),
        seat=seat,
        name=say("traitor-army", name=names[seat], which=army),
        lines=(fight_words(before, names, say), *(line.removesuffix(".") for line in lines)),
        facts=(
            ("laurels", say("traitor-picture-won", side=event.side, count=event.traitors)),
            *(("joker", say("traitor-fold-traitor_revealed", seat=names[one.seat], army=one.army)) for one in traitors),
        ),
        cards=(playing_card(rank, suit, say), playing_card(lost, of, say, dead=True)),
    )


def _suit_too_many(
    event: CardAccused, told: Sequence[Event], after: Sequence[Event], names: Sequence[str], say: Speaker
) -> Moment:
    """Return the moment in which suits give a traitor away (J-1.2); of both at once, the accused."""
    seat, which = found_out([event])[0]
    name, number = say("traitor-army", name=names[seat], which=which), _cards_left(seat, which, [*told, *after])
    suits = _suits(seat, which, told)
    return Moment(
        tone="red",
        symbol="traitor",
        heading=say("traitor-moment-heading", key="suits"),
        deed=say("traitor-moment-proved"),
        seat=seat,
        name=name,
        lines=(fight_words(told, names, say),),
        facts=(("joker", say("traitor-moment-still", name=name, number=number)),),
        cards=tuple(playing_card("2", suit, say)._replace(rank="", plain=suit != suits[-1]) for suit in suits),
        told=say("traitor-moment-suits", suits=suits),
    )


def _cards_left(seat: int, which: int, told: Sequence[Event]) -> int:
    """Return how many cards an army has after these events."""
    owner, number = (seat, which), 0
    for one in told:
        if isinstance(one, ArmyMustered | CardsDrawn) and (one.seat, one.army) == owner:
            number += one.number
        elif isinstance(one, CardAccused):
            lost = (one.seat, one.army) if one.dead == "accuser" else (one.target_seat, one.target_army)
            number -= lost == owner
    return number


def _suits(seat: int, which: int, told: Sequence[Event]) -> tuple[str, ...]:
    """Return the suits that an army has shown, in the order in which they were seen."""
    fights = [one for one in told if isinstance(one, CardAccused)]
    shown = [
        row
        for one in fights
        for row in ((one.seat, one.army, one.suit), (one.target_seat, one.target_army, one.target_suit))
    ]
    return tuple(dict.fromkeys(suit for *owner, suit in shown if suit and owner == [seat, which]))


def _finds_out(event: CardAccused, before: Sequence[Event]) -> bool:
    """Return whether a suit gives an army away that was no known traitor's before (J-1.2)."""
    exposed = {(one.seat, one.army) for one in before if isinstance(one, TraitorExposed)}
    return bool(event.proved) and found_out([event])[0] not in exposed


def found_out(told: Sequence[Event]) -> list[tuple[int, int]]:
    """Return the armies, by seat and number, that a suit gave away (J-1.2); of both at once, the accused first."""
    found = []
    for one in told:
        if isinstance(one, CardAccused) and one.proved:
            both = [(one.target_seat, one.target_army), (one.seat, one.army)]
            found += both if one.proved == "both" else both[one.proved == "accuser" :][:1]
    return found


def _army(event: ArmyEliminated | CardAccused | TraitorExposed, names: Sequence[str], say: Speaker) -> str:
    return say("traitor-army", name=names[event.seat], which=event.army)


def fight_words(before: Sequence[Event], names: Sequence[str], say: Speaker) -> str:
    """Tell the last accusation: whose card killed which."""
    fight = _last_fight(before)
    accuser = {"name": names[fight.seat], "suit": fight.suit, "rank": fight.rank}
    target = {"name": names[fight.target_seat], "suit": fight.target_suit, "rank": fight.target_rank}
    killer, dead = (accuser, target) if fight.dead == "target" else (target, accuser)
    card = say("traitor-moment-card", rank=dead["rank"], suit=dead["suit"])
    return say("traitor-moment-fight", **killer, dead=card, tie=int(fight.tie))


def _last_fight(before: Sequence[Event]) -> CardAccused:
    return next(event for event in reversed(before) if isinstance(event, CardAccused))


def _points(before: Sequence[Event], after: Sequence[Event], names: Sequence[str], say: Speaker) -> tuple[str, str]:
    """Tell who got the point of the moment, and how many points the army has by now."""
    first, *others = [event for event in (*reversed(before), *after) if isinstance(event, PointScored)]
    now = max(one.points for one in (first, *others) if (one.seat, one.army) == (first.seat, first.army))
    return "conflict", say("traitor-moment-points", name=names[first.seat], count=now)
