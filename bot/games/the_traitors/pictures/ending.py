"""The end in pictures: each seat's role and fate, round by round."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import asdict

from bot.games.the_traitors.pictures.cards import ROLE_PICTOGRAMS
from bot.games.the_traitors.pictures.titles import NO_GOLDS, titles
from bot.pictures.ending import Cell, EndFacts
from bot.texts import Speaker
from engine.event import Event
from engine.the_traitors.view import TheTraitorsView


def end_facts(view: TheTraitorsView, decided: Sequence[Event], say: Speaker) -> EndFacts:
    """Return titles, Gold, and a cell for each seat and round: a hood for a Traitor, in the corner how it went out."""
    told = [asdict(one) for one in decided if one.kind == "round_told"]
    cells = {seat: tuple(_cells(seat, told)) for seat in range(view.seats)} if told else {}
    columns = tuple(str(one["round"]) for one in told) if len(told) > 1 else ()
    return EndFacts(
        heading=say("the_traitors-end-roles") if columns else "",
        columns=columns,
        cells=cells,
        notes=titles(decided, say, _golds(view) if columns else NO_GOLDS),
        sky="night",
        symbol=ROLE_PICTOGRAMS["traitor" if _a_traitor_won(view, told) else "faithful"],
    )


def _golds(view: TheTraitorsView) -> dict[int, str]:
    """Return the Gold of each seat, round by round."""
    return {seat: " + ".join(str(gain.hand + gain.fund) for gain in one.gains) for seat, one in enumerate(view.table)}


def _a_traitor_won(view: TheTraitorsView, told: Sequence[Mapping[str, Any]]) -> bool:
    """Return whether somebody who has won was a Traitor in the last round."""
    winners = view.result.winners if view.result is not None else ()
    return any(seat in (told[-1]["traitor_seat"], *told[-1]["recruit_seats"]) for seat in winners) if told else False


def _cells(seat: int, told: Sequence[Mapping[str, Any]]) -> Iterator[Cell]:
    for one in told:
        traitor = seat == one["traitor_seat"] or seat in one["recruit_seats"]
        victims = [victim for victim, fate in zip(one["victim_seats"], one["fates"], strict=True) if fate == "murdered"]
        mark = "dagger" if seat in victims else "banishment" if seat in one["banished_seats"] else ""
        yield Cell(ROLE_PICTOGRAMS["traitor" if traitor else "faithful"], tone="red" if traitor else "blue", mark=mark)
