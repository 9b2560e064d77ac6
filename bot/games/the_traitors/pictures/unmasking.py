"""The end of a round as its picture tells it: closed roles are turned one by one, then the fund is shared."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

from msgspec.structs import asdict

from bot.games.the_traitors.pictures.cards import ROLE_PICTOGRAMS, SIDES
from bot.games.the_traitors.pictures.vote import vote
from bot.pictures.reveals import Masked, Unmasking, lasts
from bot.texts import Speaker
from engine import Event
from engine.the_traitors.events import FundShared, GoldScored, RoundEnded, RoundStarted, SeatBanished, SeatMurdered

_FATES = {"seat_murdered": "dead", "seat_banished": "banishment"}


def unmasking(events: Sequence[Event], names: Sequence[str], say: Speaker) -> Unmasking | None:
    """Return the end of the round that the last of the public events ends; ``None`` while it goes on."""
    begun = max((place for place, event in enumerate(events) if isinstance(event, RoundStarted)), default=0)
    of_round = events[begun:]
    shared = next((event for event in of_round if isinstance(event, FundShared)), None)
    if shared is None:
        return None
    shown = [asdict(event) for event in of_round if event.kind == "role_shown"]
    gains = {event.seat: event for event in of_round if isinstance(event, GoldScored)}
    out = [event for event in of_round if isinstance(event, SeatMurdered | SeatBanished)]
    people = [_person(asdict(event), names, say)._replace(fate=_FATES[event.kind]) for event in out]
    people += [_gaining(_person(one, names, say), gains[one["seat"]], shared) for one in shown]
    waits = _waits(of_round, names, say)
    survivors = [one["seat"] for one in sorted(shown, key=_traitors_last)]
    banished = _just_banished(of_round)
    return Unmasking(
        heading=say("the_traitors-masks-heading", round=shared.round),
        turning=say("the_traitors-masks-turning"),
        headline=say(
            "the_traitors-masks-shared",
            role=shared.role,
            count=len(shared.sharing_seats),
            name=names[shared.sharing_seats[0]],
            fund=shared.fund,
            share=shared.share,
        ),
        back="hood",
        coin="gold",
        pot="chest",
        content=str(shared.fund),
        sums=say("the_traitors-masks-sums", count=shared.rest),
        people=tuple(sorted(people)),
        closed=(*banished, *survivors) if waits else (*survivors, *banished),
        waits=waits,
    )


def _traitors_last(shown: Mapping[str, Any]) -> tuple[bool, int]:
    """Return the key by which survivors are sorted."""
    return shown["role"] == "traitor", shown["seat"]


def _person(shown: Mapping[str, Any], names: Sequence[str], say: Speaker) -> Masked:
    """Return a seat and the role that it has shown."""
    seat, role = shown["seat"], shown["role"]
    return Masked(seat, names[seat], ROLE_PICTOGRAMS[role], say("the_traitors-role", key=role), SIDES[role])


def _gaining(one: Masked, gained: GoldScored, shared: FundShared) -> Masked:
    """Return a survivor with its Gold: that of its own hand, and with its part of the fund."""
    return one._replace(
        own=str(gained.hand), part=str(gained.fund), gain=f"+{gained.gold}", shares=one.seat in shared.sharing_seats
    )


def _just_banished(of_round: Sequence[Event]) -> list[int]:
    """Return the seat whose banishment ended the round, also if all agreed to end it right after."""
    told = takewhile(lambda event: not isinstance(event, RoundEnded), of_round)
    *_, last = (event for event in told if event.kind not in ("end_opened", "end_answered"))
    return [last.seat] if isinstance(last, SeatBanished) else []


def _waits(of_round: Sequence[Event], names: Sequence[str], say: Speaker) -> int:
    """Return how long the picture of the vote plays that has just ended the round; 0 if no vote has."""
    ended = next(place for place, event in enumerate(of_round) if isinstance(event, RoundEnded))
    found = vote(of_round[:ended], 0, names, say)
    return lasts(found) if found is not None and found.told[1] == ended - 1 else 0
