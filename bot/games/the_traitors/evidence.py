"""Evidence of this round: what everybody has seen of each suspect of a vote, or by night of those who are in."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import dropwhile, takewhile
from typing import cast

from bot import texts
from bot.texts import Speaker
from engine import Event
from engine.the_traitors import events as happened


def fold_evidence(say: Speaker, events: Sequence[Event], names: Sequence[str], reader: int | None) -> Iterator[str]:
    """Yield a line on each suspect of the vote that the last of the public events opened, or on each possible victim.

    The reader has a line only beside a single rival, for whom it must vote.
    """
    opened = events[-1] if events else None
    told = tuple(one for one in events if opened and one.round == opened.round)
    safe = tuple(texts.safe(name) for name in names)
    dead = [one.seat for one in told if isinstance(one, happened.SeatMurdered)]
    if isinstance(opened, happened.VoteOpened):
        suspects = opened.suspect_seats
    elif isinstance(opened, happened.EventDrawn) and opened.event == "murder":
        out = {*dead, *(one.seat for one in told if isinstance(one, happened.SeatBanished))}
        suspects = tuple(seat for seat in range(len(names)) if seat not in out)
    else:
        return
    shown = [seat for seat in suspects if seat != reader or len(suspects) == 2]
    found = _found(say, told, safe)
    facts = {seat: found[seat] for seat in shown}
    yield from (
        say("the_traitors-evidence", seat=safe[seat], parts=" · ".join(parts)) for seat, parts in facts.items() if parts
    )
    if silent := tuple(safe[seat] for seat, parts in facts.items() if not parts):
        yield say("the_traitors-evidence-none", names=silent)
    if dead:
        yield say("the_traitors-evidence-murdered", parts=" · ".join(_dead(say, told, seat, safe) for seat in dead))


def _dead(say: Speaker, told: Sequence[Event], seat: int, names: Sequence[str]) -> str:
    """Return a victim with its votes, with a Traitor's role, and with those who took a card of it."""
    robbers = dict.fromkeys(one.seat for one in told if isinstance(one, happened.CardTaken) and one.named_seat == seat)
    fact = partial(say, "the_traitors-evidence-fact")
    victims = [one for one in told if isinstance(one, happened.SeatMurdered) and one.seat == seat]
    facts = [fact(key="traitor") for one in victims if one.role == "traitor"]
    facts += _votes(say, told, seat, names)
    if robbers:
        facts.append(fact(key="robbed", names=tuple(names[one] for one in robbers)))
    return f"{names[seat]} ({'; '.join(facts)})" if facts else names[seat]


def last_votes(told: Sequence[Event]) -> list[happened.VoteShown]:
    """Return the votes of the last ballot that was shown."""
    since = dropwhile(lambda one: not isinstance(one, happened.VoteShown), reversed(told))
    ballot = [*takewhile(lambda one: isinstance(one, happened.VoteShown), since)]
    return cast(list[happened.VoteShown], ballot[::-1])


def tally(say: Speaker, row: Sequence[happened.VoteShown], names: Sequence[str]) -> Iterator[str]:
    """Yield who has votes, and whose, the most votes first."""
    voters: dict[int, list[str]] = {}
    for event in row:
        voters.setdefault(event.for_seat, []).append(names[event.seat])
    for seat, found in sorted(voters.items(), key=lambda one: -len(one[1])):
        yield say("the_traitors-fold-vote", seat=names[seat], count=len(found), voters=tuple(found))


def decider(row: Sequence[happened.VoteShown]) -> int | None:
    """Return the last voter for whoever has most votes by a single one; ``None`` if one vote less makes no tie."""
    counts = [count for _, count in Counter(event.for_seat for event in row).most_common(2)]
    first = Counter(event.for_seat for event in row).most_common(1)[0][0]
    return [event.seat for event in row if event.for_seat == first][-1] if counts[0] - sum(counts[1:]) == 1 else None


@lru_cache(maxsize=16)
def _found(say: Speaker, told: tuple[Event, ...], names: tuple[str, ...]) -> list[list[str]]:
    """Return the facts on all seats: those who vote together are told the same of each other."""
    return [[*_facts(say, told, seat, names)] for seat in range(len(names))]


def _facts(say: Speaker, told: Sequence[Event], seat: int, names: Sequence[str]) -> Iterator[str]:
    """Yield what a seat has done in a round so far: Gold, other cards discarded, Daggers, other deeds, its votes."""
    fact = partial(say, "the_traitors-evidence-fact")
    if turns := _golds(told, seat):
        yield fact(key="gold", count=sum(turns), turns=len(turns))
    laid = (one.card for one in told if isinstance(one, happened.CardDiscarded) and one.seat == seat)
    if cards := [card for card in laid if card != "gold"]:
        yield fact(key="discarded", names=tuple(say("the_traitors-card-a", key=card) for card in cards))
    named = [one.named_seat for one in told if isinstance(one, happened.DaggerUsed) and one.seat == seat]
    if named:
        yield fact(key="dagger", names=tuple(names[one] for one in dict.fromkeys(named)))
    for one in told:
        if getattr(one, "seat", None) == seat and one.kind in ("traitor_card_rejected", "shield_used"):
            yield fact(key=one.kind)
    if ends := sum(isinstance(one, happened.EndAnswered) and seat in one.yes_seats for one in told):
        yield fact(key="end", count=ends)
    yield from _votes(say, told, seat, names)


def _votes(say: Speaker, told: Sequence[Event], seat: int, names: Sequence[str]) -> Iterator[str]:
    """Yield for whom a seat voted in banishments, with the role of those that are out, and for which Traitor not."""
    fact = partial(say, "the_traitors-evidence-fact")
    ended = max((place for place, one in enumerate(told) if isinstance(one, happened.SeatBanished)), default=0)
    shown = [one for one in told[:ended] if isinstance(one, happened.VoteShown) and one.seat == seat]
    out = {one.seat: one.role for one in told if isinstance(one, happened.SeatBanished | happened.SeatMurdered)}
    voted = dict.fromkeys(one.for_seat for one in shown)
    roles = {one: say("the_traitors-banished", seat=names[one], role=out[one]) for one in out}
    if voted:
        yield fact(key="for", names=tuple(roles.get(one, names[one]) for one in voted))
    for place, one in enumerate(told):
        if isinstance(one, happened.SeatBanished) and one.role == "traitor":
            ballot = next((vote for vote in reversed(told[:place]) if vote in shown), None)
            if isinstance(ballot, happened.VoteShown) and ballot.for_seat != one.seat:
                yield fact(key="not", names=(roles[one.seat],))


def _golds(told: Sequence[Event], seat: int) -> list[int]:
    """Return the Gold that a seat gave in each of its turns; a turn that goes on counts only once it has given any."""
    begun = [place for place, event in enumerate(told) if isinstance(event, happened.TurnStarted)]
    golds = []
    for start, stop in zip(begun, [*begun[1:], len(told)], strict=False):
        given = sum(one.kind == "gold_played" or getattr(one, "card", "") == "gold" for one in told[start:stop])
        if getattr(told[start], "seat", None) == seat and (given or start != begun[-1]):
            golds.append(given)
    return golds
