"""Which votes are worth showing."""

from collections import Counter

from engine.the_traitors.view import Ballot, EventView, TheTraitorsView


def last_event(view: TheTraitorsView) -> EventView | None:
    """The Event that is going on, else the last one of this round."""
    return view.events[-1] if view.events else None


def last_ballot(view: TheTraitorsView) -> Ballot | None:
    """The last ballot of this round that has been shown, but none of an earlier Event while a vote is open."""
    events = view.events[-1:] if view.ballot else view.events
    ballots = [ballot for event in events for ballot in event.ballots]
    return ballots[-1] if ballots else None


def tally(ballot: Ballot) -> list[tuple[int, int]]:
    """Who got how many votes, the most first."""
    votes = Counter(voted for _, voted in ballot.votes)
    return sorted(votes.items(), key=lambda row: (-row[1], row[0]))


def refused(view: TheTraitorsView) -> tuple[int, ...]:
    """Who did not agree to end the round after the last Event."""
    event = last_event(view)
    return event.refused if event else ()
