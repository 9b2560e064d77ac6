"""The vote of any game of hidden roles, as its picture reveals it, unless the game has words of its own.

``engine.hidden_roles`` brings the events: ``vote_shown`` for each vote, and perhaps ``role_shown``.
"""

from collections.abc import Sequence
from itertools import takewhile

import msgspec

from bot import texts
from bot.pictures.pictograms import has_pictogram
from bot.pictures.reveals.contents import Option, Reveal, Upshot, revealed, tally, tie
from bot.texts import Speaker
from engine.event import Event

VOTE, ROLE = "vote_shown", "role_shown"


def vote(game: str, events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Reveal | None:
    """Return the last vote that was shown among the public events from ``start`` on; ``None`` without any."""
    last = max((place for place in range(start, len(events)) if events[place].kind == VOTE), default=None)
    return None if last is None else _vote(game, events, last, names, say)


def every_vote(game: str, events: Sequence[Event], names: Sequence[str], say: Speaker) -> list[Reveal]:
    """Return all votes that were shown among the public events, in their order."""
    lasts = {_ballot(event): place for place, event in enumerate(events) if event.kind == VOTE}
    return [_vote(game, events, last, names, say) for last in lasts.values()]


def _vote(game: str, events: Sequence[Event], last: int, names: Sequence[str], say: Speaker) -> Reveal:
    """Return the vote whose last event has that place."""
    ballot = _ballot(events[last])
    places = [place for place in range(last + 1) if events[place].kind == VOTE and _ballot(events[place]) == ballot]
    facts = [msgspec.structs.asdict(events[place]) for place in places]
    votes = [(one["seat"], one["for_seat"]) for one in facts]
    options = [Option(name, seat) for seat, name in enumerate(names)]
    totals = [sum(voted == seat for _, voted in votes) for seat in range(len(names))]
    leaders = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(leaders) > 1:
        upshot, end = tie(say, options, votes, leaders), last
    else:
        upshot, end = _chosen(game, events, last, names, say, leaders[0])
        upshot = upshot._replace(votes=tally(say, votes, leaders[0]))
    return revealed(
        say, say("reveal-vote"), "look", names, options, votes, upshot, (places[0], max(end, _news(events, last)))
    )


def _ballot(event: Event) -> tuple[str, int, object]:
    """Return a key that the votes of a ballot share."""
    return event.kind, event.round, getattr(event, "ballot", None)


def _news(events: Sequence[Event], last: int) -> int:
    """Return the place of the last event that was told aloud of the same round, right after the vote at a place."""
    told = takewhile(
        lambda place: events[place].aloud and events[place].round == events[last].round, range(last, len(events))
    )
    return max(told, default=last)


def _chosen(
    game: str, events: Sequence[Event], last: int, names: Sequence[str], say: Speaker, seat: int
) -> tuple[Upshot, int]:
    """Return the result for the seat with the most votes, and the place of the event that shows its role, if any."""
    for place in range(last + 1, len(events)):
        facts = msgspec.structs.asdict(events[place])
        if events[place].kind == ROLE and facts["seat"] == seat:
            role = texts.side_name(say, game, facts["role"])
            symbol = facts["role"] if has_pictogram(facts["role"]) else "shield"
            headline = say("reveal-role", name=names[seat], role=role)
            return Upshot(headline, (seat,), "", role, symbol), place
    return Upshot(say("reveal-most", name=names[seat]), (seat,), ""), last
