"""The accusations of Traitor for the record of votes: round by round who accused whom, and whose card died."""

from collections.abc import Sequence

from bot.pictures.reveals import Option
from bot.pictures.votes import Ballot, Vote
from bot.texts import Speaker
from engine import Event
from engine.traitor.events import CardAccused

_OUTCOMES = {"joker": "joker", "target": "dead", "accuser": "shield"}
"""The card that died, and its pictogram."""


def ballots(events: Sequence[Event], names: Sequence[str], say: Speaker) -> list[Ballot]:
    """Return all accusations among the public events; with two seats each round has a ballot for each army."""
    found: dict[tuple[int, int], list[Vote]] = {}
    for event in events:
        if isinstance(event, CardAccused):
            found.setdefault((event.round, event.army), []).append(_vote(event, names, say))
    return [Ballot(number, tuple(votes)) for (number, _), votes in found.items()]


def _vote(event: CardAccused, names: Sequence[str], say: Speaker) -> Vote:
    """Return an accusation, with its outcome as a pictogram and in words."""
    accuser, accused = names[event.seat], names[event.target_seat]
    how = event.reason if event.reason == "joker" else event.dead
    words = say("traitor-votes-told", how=how, accuser=accuser, accused=accused)
    outcome = say("traitor-votes-outcome", how=how)
    return Vote(event.seat, Option(accused, event.target_seat), _OUTCOMES[how], outcome, words)
