"""The end in pictures: the black chips of each seat, which nobody saw until then."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import asdict

from bot.pictures.ending import Cell, EndFacts
from bot.texts import Speaker
from engine.event import Event
from engine.het_verraad.view import HetVerraadView


def end_facts(view: HetVerraadView, decided: Sequence[Event], say: Speaker) -> EndFacts:
    """Return a cell for each black chip with its value, and how many chips of either colour a seat had."""
    told = [asdict(one) for one in decided if one.kind == "service_told"]
    evil = any(one.kind == "match_won" for one in decided)
    winners = view.result.winners if evil and view.result is not None else ()
    return EndFacts(
        heading=say("het_verraad-end-chips"),
        cells={one["seat"]: tuple(Cell(words=str(value), tone="black") for value in one["values"]) for one in told},
        notes={
            one["seat"]: say("het_verraad-end-service", black=len(one["values"]), white=one["white"]) for one in told
        },
        tones=dict.fromkeys(winners, "red"),
    )


def _service(say: Speaker, told: Mapping[str, Any]) -> str:
    return say("het_verraad-end-service", black=len(told["values"]), white=told["white"])
