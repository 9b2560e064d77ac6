"""The end in pictures: each seat's role and fate, round by round."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import asdict

from bot.games.the_traitors.pictures.cards import ROLE_PICTOGRAMS
from bot.games.the_traitors.pictures.titles import titles
from bot.pictures.ending import Cell, EndFacts
from bot.texts import Speaker
from engine.event import Event
from engine.the_traitors.view import Gain, TheTraitorsView


def end_facts(view: TheTraitorsView, decided: Sequence[Event], say: Speaker) -> EndFacts:
    """Return titles, and a cell for each seat and round: a hood for a Traitor, its gain, or how it went out."""
    told = [asdict(one) for one in decided if one.kind == "round_told"]
    cells = {seat: tuple(_cells(seat, told, view.table[seat].gains, say)) for seat in range(view.seats)} if told else {}
    columns = tuple(str(one["round"]) for one in told) if len(told) > 1 else ()
    return EndFacts(
        heading=say("the_traitors-end-roles") if columns else "",
        columns=columns,
        cells=cells,
        notes=titles(decided, say),
        sky="night",
        symbol=ROLE_PICTOGRAMS["traitor" if _a_traitor_won(view, told) else "faithful"],
    )


def _a_traitor_won(view: TheTraitorsView, told: Sequence[Mapping[str, Any]]) -> bool:
    """Return whether somebody who has won took a fund as a Traitor."""
    winners = view.result.winners if view.result is not None else ()
    taken = [(one["traitor_seat"], *one["recruit_seats"]) for one in told if set(winners) & set(one["sharing_seats"])]
    return any(seat in traitors for traitors in taken for seat in winners)


def _cells(seat: int, told: Sequence[Mapping[str, Any]], gains: Sequence[Gain], say: Speaker) -> Iterator[Cell]:
    for one, gain in zip(told, gains, strict=True):
        traitor = seat == one["traitor_seat"] or seat in one["recruit_seats"]
        victims = [victim for victim, fate in zip(one["victim_seats"], one["fates"], strict=True) if fate == "murdered"]
        out = "murdered" if seat in victims else "banished" if seat in one["banished_seats"] else ""
        words = say("the_traitors-end-fate", key=out) if out else f"+{gain.hand + gain.fund}"
        yield Cell(ROLE_PICTOGRAMS["traitor" if traitor else "faithful"], words, "red" if traitor else "blue")
