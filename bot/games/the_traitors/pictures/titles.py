"""A title for each seat at the end, by what it did and what befell it; none is given twice."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import asdict

from bot.texts import Speaker
from engine.event import Event

_GOOD, _MANY = 0.6, 3
"""The share of right votes of a good nose; votes that are all wrong are remarkable from so many on."""


def titles(decided: Sequence[Event], say: Speaker) -> dict[int, str]:
    """Return the titles by seats, of those who have deserved any, each with its record of votes."""
    told = [asdict(one) for one in decided if one.kind == "round_told"]
    seats = {one["seat"]: one for one in map(asdict, decided) if one.get("votes") is not None}
    found: dict[int, str] = {}
    for key, deserving in _deserving(told, list(seats.values())):
        free = {seat: number for seat, number in deserving.items() if seat not in found}
        if free:
            seat = max(free, key=lambda one: (free[one], -one))
            found[seat] = say("the_traitors-end-title", key=key)
    return {
        seat: "".join(f"{part}. " for part in (title, _votes(seats[seat], say)) if part).strip()
        for seat, title in found.items()
        if seat in seats
    }


def _votes(seat: Mapping[str, Any], say: Speaker) -> str:
    return say("the_traitors-end-votes", right=seat["right"], votes=seat["votes"]) if seat["votes"] else ""


def _deserving(
    rounds: Sequence[Mapping[str, Any]], seats: Sequence[Mapping[str, Any]]
) -> Iterator[tuple[str, Mapping[int, float]]]:
    """Yield titles, the rarest first, each with the seats that deserve it and how much."""
    got_away, friends, saved, turned, caught = (Counter[int]() for _ in range(5))
    scapegoats, breakfasts, early, stayed = (Counter[int]() for _ in range(4))
    for one in rounds:
        traitors = {one["traitor_seat"], *one["recruit_seats"]}
        attempts = list(zip(one["killer_seats"], one["victim_seats"], one["fates"], strict=True))
        victims = {victim for _, victim, fate in attempts if fate == "murdered"}
        banished = zip(one["banished_seats"], one["banished_roles"], strict=True)
        got_away.update(killer for killer, _, fate in attempts if fate == "murdered" and killer in one["sharing_seats"])
        friends.update(killer for killer, victim, fate in attempts if fate == "murdered" and victim in traitors)
        saved.update(victim for _, victim, fate in attempts if fate == "shield")
        turned.update(one["recruit_seats"])
        breakfasts.update(victims)
        early.update(() if victims else one["banished_seats"][:1])
        stayed.update(set(one["survivor_seats"]) - traitors)
        for seat, role in banished:
            (caught if role == "traitor" else scapegoats)[seat] += 1
    share = {one["seat"]: one["right"] / one["votes"] for one in seats if one["votes"] > 1}
    votes = {one["seat"]: one["votes"] for one in seats}
    yield "got_away", got_away
    yield "friend", friends
    yield "saved", saved
    yield "witness", {one["seat"]: one["witnessed"] for one in seats if one["witnessed"]}
    yield "nose", {seat: right for seat, right in share.items() if right >= _GOOD}
    yield "blind", {seat: votes[seat] for seat, right in share.items() if not right and votes[seat] >= _MANY}
    yield "turned", turned
    yield "took", {one["sharing_seats"][0]: one["share"] for one in rounds if len(one["sharing_seats"]) == 1}
    yield "caught", caught
    first = [("scapegoat", scapegoats), ("early", early)]
    yield from first if max(scapegoats.values(), default=0) > 1 else reversed(first)
    yield "breakfast", breakfasts
    yield "stayed", stayed
