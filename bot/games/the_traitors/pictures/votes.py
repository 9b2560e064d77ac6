"""The votes that are worth showing."""

from collections.abc import Sequence

from bot.games.the_traitors.pictures.rows import Row
from engine.the_traitors.view import Ballot, EventView, TheTraitorsView


def last_event(view: TheTraitorsView) -> EventView | None:
    """Return the present Event, else the last Event of this round."""
    return view.events[-1] if view.events else None


def last_ballot(view: TheTraitorsView) -> Ballot | None:
    """Return the last ballot of this round that has been shown.

    While a vote is open, ballots of earlier Events do not count.
    """
    events = view.events[-1:] if view.ballot else view.events
    ballots = [ballot for event in events for ballot in event.ballots]
    return ballots[-1] if ballots else None


def rows_of(ballot: Ballot | None, suspects: Sequence[int] | None = None) -> list[Row]:
    """Return rows of seats with their voters.

    The rows are the suspects in their order. Without suspects, the rows are the seats with votes, the most first.
    """
    voters: dict[int, list[int]] = {}
    for voter, voted in ballot.votes if ballot else ():
        voters.setdefault(voted, []).append(voter)
    if suspects is None:
        suspects = sorted(voters, key=lambda seat: (-len(voters[seat]), seat))
    return [
        Row(seat, (str(len(voters[seat])),), tuple(voters[seat])) if seat in voters else Row(seat) for seat in suspects
    ]


def former_ballot(view: TheTraitorsView) -> Ballot | None:
    """Return the last ballot of this round's earlier Events while the first ballot of an Event is open."""
    ballots = [ballot for event in view.events[:-1] for ballot in event.ballots]
    return ballots[-1] if ballots and view.ballot == 1 else None


def others(ballot: Ballot | None, suspects: Sequence[int]) -> list[tuple[int, int]]:
    """Return the votes for seats other than the suspects, as pairs of voter and voted seat."""
    return [vote for vote in ballot.votes if vote[1] not in suspects] if ballot else []


def refused(view: TheTraitorsView) -> tuple[int, ...]:
    """Return the seats that refused to end the round after the last Event; none while all are asked again."""
    event = last_event(view)
    return event.refused if event and view.phase != "end" else ()
