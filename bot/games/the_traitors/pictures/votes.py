"""Which votes are worth showing."""

from collections.abc import Sequence

from bot.games.the_traitors.pictures.rows import Row
from engine.the_traitors.view import Ballot, EventView, TheTraitorsView


def last_event(view: TheTraitorsView) -> EventView | None:
    """The Event that is going on, else the last one of this round."""
    return view.events[-1] if view.events else None


def last_ballot(view: TheTraitorsView) -> Ballot | None:
    """The last ballot of this round that has been shown, but none of an earlier Event while a vote is open."""
    events = view.events[-1:] if view.ballot else view.events
    ballots = [ballot for event in events for ballot in event.ballots]
    return ballots[-1] if ballots else None


def rows_of(ballot: Ballot | None, suspects: Sequence[int] | None = None) -> list[Row]:
    """Seats with those who voted for them: the suspects in their order, else who got votes, the most first."""
    voters: dict[int, list[int]] = {}
    for voter, voted in ballot.votes if ballot else ():
        voters.setdefault(voted, []).append(voter)
    if suspects is None:
        suspects = sorted(voters, key=lambda seat: (-len(voters[seat]), seat))
    return [
        Row(seat, (str(len(voters[seat])),), tuple(voters[seat])) if seat in voters else Row(seat) for seat in suspects
    ]


def others(ballot: Ballot | None, suspects: Sequence[int]) -> list[tuple[int, int]]:
    """The votes, as pairs of who voted and for whom, for others than the suspects."""
    return [vote for vote in ballot.votes if vote[1] not in suspects] if ballot else []


def refused(view: TheTraitorsView) -> tuple[int, ...]:
    """Who did not agree to end the round after the last Event; nobody while all are asked again."""
    event = last_event(view)
    return event.refused if event and view.phase != "end" else ()
