"""The end in pictures: each seat's side and title, the traitors on red."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import asdict

from bot.pictures.ending import Cell, EndFacts
from bot.texts import Speaker
from engine.event import Event
from engine.traitor.view import TraitorView


def end_facts(view: TraitorView, decided: Sequence[Event], say: Speaker) -> EndFacts:
    """Return each seat's side and title, and a cell: the Joker, a shield, or a skull if its armies are eliminated."""
    told = [asdict(one) for one in decided if one.kind == "side_told"]
    traitors = {one["seat"] for one in told if one["traitor"]}
    return EndFacts(
        cells={one["seat"]: (_cell(one["seat"] in traitors, one["seat"] in view.out),) for one in told},
        notes={one["seat"]: _note(say, one) for one in told},
        tones=dict.fromkeys(traitors, "red"),
    )


def _cell(traitor: bool, out: bool) -> Cell:
    return Cell("joker" if traitor else "shield", tone="red" if traitor else "dark", mark="dead" if out else "")


def _note(say: Speaker, told: Mapping[str, Any]) -> str:
    side = say("traitor-placing-side", key="traitor" if told["traitor"] else "loyal")
    return f"{side}, {say('traitor-title', key=told['title'])}"
