"""The accusations of Traitor for the record of votes: round by round who accused whom, and what came of it."""

from collections.abc import Sequence

from bot.pictures.reveals import Option
from bot.pictures.votes import Ballot, Vote
from bot.texts import Speaker
from engine import Event
from engine.traitor.events import ArmyEliminated, CardAccused, TraitorExposed

_OUTCOMES = {"joker": "joker", "target": "dead", "accuser": "shield"}
"""The card that died, and its pictogram."""


def ballots(events: Sequence[Event], names: Sequence[str], say: Speaker) -> list[Ballot]:
    """Return all accusations among the public events; with two seats each round has a ballot for each army."""
    found: dict[tuple[int, int], Ballot] = {}
    place = 0, 0
    for event in events:
        if isinstance(event, CardAccused):
            place = event.round, event.army
            ballot = found.get(place, Ballot(event.round, ()))
            found[place] = ballot._replace(votes=(*ballot.votes, _vote(event, names, say)))
        elif isinstance(event, ArmyEliminated | TraitorExposed) and place in found:
            found[place] = _fallen(found[place], event, names, say)
    return list(found.values())


def _vote(event: CardAccused, names: Sequence[str], say: Speaker) -> Vote:
    """Return an accusation, with its outcome as a pictogram and in words."""
    accused = names[event.target_seat]
    how = event.reason if event.reason == "joker" else event.dead
    words = say(
        "traitor-votes-told",
        how=how,
        seat=names[event.seat],
        army=event.army,
        target_seat=accused,
        target_army=event.target_army,
    )
    outcome = say("traitor-votes-outcome", how=how)
    return Vote(event.seat, Option(accused, event.target_seat), _OUTCOMES[how], outcome, words)


def _fallen(ballot: Ballot, event: ArmyEliminated | TraitorExposed, names: Sequence[str], say: Speaker) -> Ballot:
    """Return the ballot with an army that is eliminated, or exposed as a traitor's, as its result."""
    exposed = isinstance(event, TraitorExposed)
    how = "exposed" if exposed else "eliminated"
    told = say("traitor-votes-fallen", how=how, seat=names[event.seat], army=event.army)
    return ballot._replace(
        result=f"{ballot.result} {told}".lstrip(),
        fell_on=tuple(dict.fromkeys((*ballot.fell_on, Option(names[event.seat], event.seat)))),
        side="red" if exposed else ballot.side,
        role="joker" if exposed else ballot.role,
    )
