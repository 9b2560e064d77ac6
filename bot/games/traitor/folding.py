"""Traitor in few lines: a headline, a line for each accusation with all that it brought, and the standings.

Numbers of the standings follow from the view alone, so they are true whenever the lines are told.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import cast

from msgspec.structs import asdict, replace

from bot import texts
from bot.games.traitor.headline import decisive_words, headline, is_decisive, suit_of, suspects, trail_words, unseen
from bot.games.traitor.suspected import beats, chance
from bot.texts import Line, Speaker, StoryLine
from engine import Choice, Decision, Event, View
from engine.traitor import events as happened
from engine.traitor.components import STILL_NEEDED, SUITS, face
from engine.traitor.view import ArmyView, OwnArmy, TraitorView, is_known, suspected

GAME = "traitor"
SILENT = frozenset(
    {"dealer_picked", "round_started", "army_mustered", "middle_pile_made", "army_mixed", "title_earned", "match_won"}
    | {"traitor_exposed", "card_hidden", "card_left_open", "point_scored", "cards_needed"}
)
SORTS = {"match_ended": "end", "traitor_revealed": "end"}
OF_A_TURN = frozenset({"card_accused", "army_eliminated", "cards_drawn", "look_earned", "card_looked_at"})
"""Kinds that share a line with the accusation that they follow."""

_UNTOLD = frozenset({"round_started", "point_scored", "card_hidden", "traitor_exposed", "match_won"})
_BROUGHT = OF_A_TURN - {"card_accused"} | {"cards_needed", "cards_taken", "card_seen", "card_left_open"}
_PROOF = 2  # from this round on, the proof is explained once an army shows two suits
_NEWS = happened.ArmyEliminated | happened.TraitorExposed | happened.CardsNeeded
"""A seat is told the standings after these."""
_SURE = 3  # so many cards that are sure to fall are named
_JOKERS = {"joker", "joker.2"}
_PREY = 2  # so many of the smallest armies are named to a traitor
_FIRST = -3  # the order of cards that are sure to fall: before those of a known traitor
FAR = 9
"""From this difference in power on, a fight is no match."""


def fold(say: Speaker, events: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Line]:
    """Yield the headline, rules when they first matter, a line for each turn, and the standings.

    Seats get no headline, no goals and nothing that stands on their hand, but what helps to aim last if they choose
    whom to accuse. Their buttons tell the chances.
    """
    seen, end = cast(TraitorView, view), range(len(events), len(events))
    if view.seat is None and (words := headline(say, events, seen, names)):
        yield range(_ends(events, seen)), f"**{words}**"
    if view.seat is None and seen.result is None and (told := "\n".join(_goals(say, events, seen))):
        yield range(0), told
    for _, places, _ in texts.sorted_rows(events, SORTS | dict.fromkeys(OF_A_TURN, "turn"), SILENT):
        yield from _turns(say, events, places, names, seen)
    news = happened.CardAccused if view.seat is None else _NEWS
    if view.result is None and any(isinstance(event, news) for event in events):
        yield from ((end, line) for line in _standings(say, seen, names))
    if seen.seat in seen.asked and seen.phase == "turn" and not seen.accused:
        yield from ((end, line) for line in _aims(say, seen, names))


def fold_story(say: Speaker, events: Sequence[Event], names: Sequence[str]) -> Iterator[StoryLine]:
    """Yield a line for each accusation with all that it brought, and one for each other event."""
    told = [event for event in events if event.kind not in _UNTOLD]
    starts = [place for place, event in enumerate(told) if event.kind not in _BROUGHT]
    suits = defaultdict[tuple[int, int], list[str]](list)
    for start, stop in pairwise([*starts, len(told)]):
        lines = (line for event in told[start:stop] for line in _in_story(say, event, names, suits) if line)
        yield told[start].round, " · ".join(lines)


def _in_story(
    say: Speaker, event: Event, names: Sequence[str], suits: defaultdict[tuple[int, int], list[str]]
) -> Iterator[str]:
    """Yield the words for an event, and which ``suits`` an army has shown by it, if these are several."""
    if isinstance(event, happened.CardsNeeded):
        yield say("traitor-moment-needed", number=event.number)
    elif not isinstance(event, happened.CardAccused):
        yield (texts.story_line(say, GAME, event, names) or "").removesuffix(".")
    else:
        yield texts.event_as(say, f"traitor-fight-{_manner(event)}", event, names)
        yield say("traitor-fold-strays") if event.proved else ""
        yield from _newly_shown(say, event, suits, names)


def _newly_shown(
    say: Speaker,
    fight: happened.CardAccused,
    suits: Mapping[tuple[int, int], list[str]],
    names: Sequence[str],
    reader: int | None = None,
) -> Iterator[str]:
    """Yield which ``suits`` an army has shown by an accusation, if the accusation adds a suit to others; note it."""
    owner, target = (fight.seat, fight.army), (fight.target_seat, fight.target_army)
    for (seat, which), suit in ((owner, fight.suit), (target, fight.target_suit)):
        shown = suits[seat, which]
        if suit not in {*shown, ""}:
            shown.append(suit)
            who, told = say("traitor-army", name=texts.safe(names[seat]), which=which), sorted(shown, key=SUITS.index)
            if shown[1:]:
                yield say("traitor-fold-shows", own=int(seat == reader), who=who, suits=tuple(told))


def _ends(events: Sequence[Event], view: TraitorView) -> bool:
    """Return whether the last turn of the match is among the events: its headline stands to the end."""
    fights = [event for event in events if isinstance(event, happened.CardAccused)]
    return view.result is not None and any(_is_newest(event, view) for event in fights[-1:])


def _aims(say: Speaker, view: TraitorView, names: Sequence[str]) -> Iterator[str]:
    """Yield what helps the seat to aim: for a traitor the smallest armies, for others what decides or is new.

    Then what its cards, or the chosen card, would beat.
    """
    own = next(one for one in view.armies_own if one.number == view.turn)
    targets = [army for army in view.armies if army.seat != view.seat and army.slots]
    decides = [army for army in targets if is_decisive(view, army)]
    if own.traitor:
        yield _prey(say, view, view.armies[own.number], names)
    elif decides:
        advice = f" · {say('traitor-fold-elsewhere')}" if targets[1:] else ""
        yield f"**{decisive_words(say, decides[0], view, names)}**{advice}"
    elif others := [army for army in suspects(view, view.round - 1) if army.seat != view.seat]:
        first, strike = others[0], "traitor-fold-strike"
        strike = say(strike, who=_name(say, first, names), unseen=unseen(first)) if first.proved else ""
        yield f"**{strike or trail_words(say, others, view, names)}**"
    if view.accusing is None:
        yield from _sure(say, view, own, names)


def fold_choices(decision: Decision, view: View) -> Decision:
    """Return the question of whom to accuse with the chances of the card, and with the suspicion for the loyal.

    Cards that are sure to fall come first. The reader sees more cards than the engine's question tells.
    """
    if decision.kind != "target":
        return decision
    seen, choices = cast(TraitorView, view), list[Choice]()
    card, doubts = face(str(decision.facts["card"])), suspected(seen)
    hunts = not any(one.traitor for one in seen.armies_own)
    for choice in decision.choices:
        facts, order = dict(choice.facts), choice.order
        if known := facts.get("target_card"):
            dies = facts["dies"] or ("target" if beats(seen, card, face(str(known))) else "accuser")
            facts, order = {**facts, "dies": dies}, _FIRST if dies == "target" else order
        elif facts:
            army = seen.armies[int(choice.group)]
            doubt = doubts[army.number] if hunts and doubts and not is_known(army) else 0
            left, share = len(army.slots), _percent(chance(seen, army, card))
            facts, order = {**facts, "seen": left, "share": share, "doubt": doubt}, order - 1
        choices.append(replace(choice, facts=facts, order=order))
    return replace(decision, choices=tuple(choices))


def _sure(say: Speaker, view: TraitorView, own: OwnArmy, names: Sequence[str]) -> Iterator[str]:
    """Yield which face-up cards are sure to fall, and the weakest of the seat's cards that beats each."""
    cards = [face(one.card) for one in own.cards if one.card not in _JOKERS]
    others = [army for army in view.armies if army.slots and army.seat != view.seat]
    sure = []
    for army, there in {(one, face(slot.card)) for one in others for slot in one.slots if slot.card}:
        if winning := [card for card in cards if beats(view, card, there)]:
            least = min(winning, key=lambda card: (card.power, card.order))
            told = say("traitor-fold-card", **asdict(there))
            by = say("traitor-fold-sure-by", fallen=told, who=_name(say, army, names), **asdict(least))
            sure.append((-there.power, army.number, there.order, by))
    if sure:
        yield say("traitor-fold-sure", rows=" · ".join(by for *_, by in sorted(sure)[:_SURE]))


def _percent(share: float) -> int:
    """Return a chance of a hundred, in steps of 5 from 10 to 90; 0 and 100 are certain."""
    exact = round(100 * share)
    return exact if share in (0, 1) else 5 * round(20 * share) if 10 <= exact <= 90 else min(99, max(1, exact))


def _prey(say: Speaker, view: TraitorView, own: ArmyView, names: Sequence[str]) -> str:
    """Tell a traitor who is found out how it stands, and any which armies are the smallest (J-4.2, J-5.1)."""
    doubts = suspected(view)
    share = doubts[own.number] if doubts else 0
    top = share and doubts.count(share) == 1 and share == max(doubts)
    hidden = "alone" if view.seats == 2 else "top" if top else "hidden"
    key = "exposed" if view.needed else "known" if is_known(own) else hidden
    prey = [army for army in view.armies if army.slots and army.seat != view.seat and army.number != view.fellow]
    rows = [
        say("traitor-fold-prey-army", name=_name(say, army, names), number=len(army.slots))
        for army in sorted(prey, key=lambda one: len(one.slots))[:_PREY]
    ]
    facts = {"needed": view.needed or 0, "left": view.aim - view.eliminated, "share": share}
    return say("traitor-fold-prey", key=key, rows=" · ".join(rows), **facts)


def _goals(say: Speaker, events: Sequence[Event], view: TraitorView) -> Iterator[str]:
    """Yield how a turn goes and each side wins, before the first accusation; then rules as they matter first."""
    begun = any(number for number, _ in view.accusations)
    for key in _newly_ruled(events, view) if begun else ("turn", "traitor", "loyal"):
        yield say(f"traitor-fold-goal-{key}", jokers=view.jokers, aim=view.aim, seats=view.seats)


def _newly_ruled(events: Sequence[Event], view: TraitorView) -> Iterator[str]:
    """Yield the rules that all need to know by what has happened for the first time in this round (J-1 to J-5)."""
    if any(event.round != view.round for event in events if event.round):
        return
    seconds = [army.seen[place][-1] for army in view.armies if (place := _second(army))]
    if suspected(view) and view.round == 1:
        yield "suspicion"
    elif suspected(view) and seconds and max(_PROOF, min(seconds)) == view.round:
        yield "proof"
    drawn = sum(event.number for event in events if isinstance(event, happened.CardsDrawn))
    if drawn and drawn == sum(army.drawn for army in view.armies):
        yield "points"
    out = sum(isinstance(event, happened.ArmyEliminated) for event in events)
    if out and out == sum(bool(army.eliminated) for army in view.armies):
        yield "out"
    exposed = any(isinstance(event, happened.TraitorExposed) for event in events)
    if exposed and view.jokers_dead == 1 and view.needed in (None, STILL_NEEDED):
        yield "joker"


def _second(army: ArmyView) -> int:
    """Return the place at which an army was first seen to have a second suit; 0 if it was not."""
    return next((place for place, one in enumerate(army.seen) if one[0] != army.seen[0][0]), 0)


def _turns(
    say: Speaker, events: Sequence[Event], places: range, names: Sequence[str], view: TraitorView
) -> Iterator[Line]:
    """Yield a line for each accusation in a row of events, or for all if there is none."""
    heard = [place for place in places if events[place].kind not in SILENT]
    starts = [place for place in heard if isinstance(events[place], happened.CardAccused)]
    starts = starts if starts[:1] == heard[:1] else [heard[0], *starts]
    for start, stop in zip(starts, [*starts, places.stop][1:], strict=True):
        turn = [events[place] for place in heard if start <= place < stop]
        told = [_told(say, event, names, view) for event in turn]
        told[1:1] = _shows(say, events, start, view, names)
        if view.seat is None and view.asked and view.phase == "turn" and view.accused and _is_newest(turn[0], view):
            told.append(texts.event_as(say, "traitor-fold-decides", turn[0], names))
        yield range(start, stop), " · ".join(told)
        if view.seat is not None and isinstance(turn[0], happened.CardAccused) and turn[0].proved:
            yield range(start, stop), texts.event_as(say, "traitor-fold-proved", turn[0], names, jokers=view.jokers)


def _shows(say: Speaker, events: Sequence[Event], place: int, view: TraitorView, names: Sequence[str]) -> Iterator[str]:
    """Yield which suits an army has shown, if the accusation at that place adds a suit to others (J-1.2).

    That is known only if all accusations of the round are among the events.
    """
    fight = events[place]
    rounds = [one.round for one in events[:place] if isinstance(one, happened.RoundStarted)]
    if not isinstance(fight, happened.CardAccused) or fight.proved or fight.round not in rounds:
        return
    fought = [one for one in events[:place] if isinstance(one, happened.CardAccused) and one.round == fight.round]
    suits = {
        (army.seat, army.which): [*SUITS]
        if is_known(army)
        else [*({suit for suit, _, round in army.seen if round < fight.round} | {suit_of(one, army) for one in fought})]
        for army in view.armies
    }
    yield from _newly_shown(say, fight, {owner: [*filter(None, one)] for owner, one in suits.items()}, names, view.seat)


def _is_newest(event: Event, view: TraitorView) -> bool:
    """Return whether an event is the accusation whose card may now be turned down again (J-2.5)."""
    if not isinstance(event, happened.CardAccused) or view.fight is None:
        return False
    fight, owner = view.fight, view.armies[view.fight.army]
    here = (event.seat, event.army, event.slot, event.card, event.target_card)
    return here == (owner.seat, owner.which, fight.slot, fight.card, fight.target_card)


def _told(say: Speaker, event: Event, names: Sequence[str], view: TraitorView) -> str:
    if isinstance(event, happened.CardAccused):
        own = view.seat is not None and {event.seat: "mine", event.target_seat: "yours"}.get(view.seat)
        words = texts.event_as(say, f"traitor-fight-{own or _manner(event)}", event, names)
        return f"{words} · {say('traitor-fold-strays')}" if event.proved and view.seat is None else words
    if event.kind in OF_A_TURN or event.kind == "traitor_revealed":
        return texts.event_as(say, f"traitor-fold-{event.kind}", event, names)
    return texts.sentences(say, GAME, [event], names)


def _manner(fight: happened.CardAccused) -> str:
    """Return how an accusation went: by the card that decided it, or by the difference in power."""
    if fight.reason != "power":
        return fight.reason
    ahead = fight.power - fight.target_power
    if ahead >= 0:
        return "tie" if fight.tie else "narrow" if ahead == 1 else "easy" if ahead >= FAR else "clear"
    return "short" if ahead == -1 else "wasted" if ahead <= -FAR else "failed"


def _standings(say: Speaker, view: TraitorView, names: Sequence[str]) -> Iterator[str]:
    """Yield how far both sides are; for all also whom to suspect, and the points of seats, who may have two armies."""
    points = [0] * view.seats
    for army in view.armies:
        points[army.seat] += army.points
    facts = {"out": view.eliminated, "aim": view.aim, "jokers": view.jokers, "dead": view.jokers_dead}
    yield say("traitor-fold-race", **facts, needed=view.needed or 0)
    if view.seat is None:
        yield from _suspicion(say, view, names)
        level = say("traitor-fold-each", key="points", number=points[0]) if len(set(points)) == 1 else ""
        yield say("traitor-fold-standings", rows=level or texts.ranking(points, names))


def _suspicion(say: Speaker, view: TraitorView, names: Sequence[str]) -> Iterator[str]:
    """Yield how likely each army hides a Joker, the likeliest first; nothing if none hides."""
    doubts = suspected(view)
    living = [army for army in view.armies if doubts and army.slots and not is_known(army)]
    if living:
        yield say("traitor-fold-suspicion", rows=_ranked(say, living, doubts, names))


def _ranked(say: Speaker, armies: Sequence[ArmyView], shares: Sequence[int], names: Sequence[str]) -> str:
    """Tell the share of each army, the largest first and in bold; once if all have the same."""
    found = {army: shares[army.number] for army in armies}
    most = max(found.values())
    if len(found) > 1 and set(found.values()) == {most}:
        return say("traitor-fold-each", key="share", number=most)
    told = (
        (say("traitor-fold-suspected", name=_name(say, army, names), share=share), share == most)
        for army, share in sorted(found.items(), key=lambda one: -one[1])
    )
    return " · ".join(f"**{row}**" if bold else row for row, bold in told)


def _name(say: Speaker, army: ArmyView, names: Sequence[str]) -> str:
    return say("traitor-army", name=texts.safe(names[army.seat]), which=army.which)
