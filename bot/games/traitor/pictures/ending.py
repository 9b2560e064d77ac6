"""The end in pictures: each seat's side, the traitors on red."""

from collections.abc import Sequence

from msgspec.structs import asdict

from bot.games.traitor.pictures.cards import playing_card
from bot.pictures.ending import Cell, EndFacts
from bot.pictures.reveals.cards import PlayingCard
from bot.texts import Speaker
from engine.event import Event
from engine.traitor.view import TraitorView


def end_facts(view: TraitorView, decided: Sequence[Event], say: Speaker) -> EndFacts:
    """Return who won, by which cards, and a cell of each seat: the Joker, a shield, or a skull if it is out."""
    told = [asdict(one) for one in decided if one.kind == "side_told"]
    traitors = {one["seat"] for one in told if one["traitor"]}
    won = view.result is not None and not traitors.isdisjoint(view.result.winners)
    return EndFacts(
        cells={one["seat"]: (_cell(one["seat"] in traitors, one["seat"] in view.out),) for one in told},
        tones=dict.fromkeys(traitors, "red"),
        symbol="joker" if won else "shield",
        duel=tuple(card for one in decided if one.kind == "last_blow" for card in _duel(one, say)),
    )


def _duel(blow: Event, say: Speaker) -> tuple[PlayingCard, PlayingCard]:
    """Return the card that lived and the card that died in the last accusation."""
    facts = asdict(blow)
    lost = playing_card(facts["target_rank"], facts["target_suit"], say, dead=True)
    return playing_card(facts["rank"], facts["suit"], say), lost


def _cell(traitor: bool, out: bool) -> Cell:
    return Cell("joker" if traitor else "shield", tone="red" if traitor else "dark", mark="dead" if out else "")
