"""Votes of The Traitors, as pictures reveal them: whom to banish, and whether to end the round."""

from collections.abc import Sequence

from bot.games.the_traitors.pictures.cards import EVENT_PICTOGRAMS, ROLE_PICTOGRAMS, SIDES
from bot.pictures.reveals import Option, Reveal, Upshot, revealed, tally, tie
from bot.pictures.reveals.cards import PlayingCard
from bot.pictures.votes import Ballot, ballot_of
from bot.texts import Speaker
from engine import Event
from engine.the_traitors.components import TRAITOR
from engine.the_traitors.events import EndAnswered, LotsDrawn, SeatBanished, VoteOpened, VoteShown, VoteTied

_ANSWERS = (("no", "banishment"), ("yes", "chest"))
"""The answers to whether the round should end, with their pictograms."""


def vote(events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Reveal | None:
    """Return the last vote on a banishment among the public events from ``start`` on, or else that on the end."""
    votes = [place for place in range(start, len(events)) if isinstance(events[place], VoteShown)]
    if votes:
        return _banishment(events, votes[-1], names, say)
    ends = ((place, event) for place, event in enumerate(events) if isinstance(event, EndAnswered) and place >= start)
    return next((_end(event, place, names, say) for place, event in ends), None)


def ballots(events: Sequence[Event], names: Sequence[str], say: Speaker) -> list[Ballot]:
    """Return all votes among the public events: on banishments, and on whether the round should end."""
    found = []
    for place, (event, after) in enumerate(zip(events, [*events[1:], None], strict=True)):
        if isinstance(event, VoteShown) and not isinstance(after, VoteShown):
            found.append(ballot_of(_banishment(events, place, names, say), event.round))
        elif isinstance(event, EndAnswered):
            found.append(ballot_of(_end(event, place, names, say), event.round))
    return found


def _banishment(events: Sequence[Event], last: int, names: Sequence[str], say: Speaker) -> Reveal:
    """Return the ballot whose last vote has that place, and its result."""
    opened = [event for event in events[:last] if isinstance(event, VoteOpened)][-1]
    first = last + 1 - len(opened.living_seats)
    shown = [event for event in events[first : last + 1] if isinstance(event, VoteShown)]
    votes = [(event.seat, event.for_seat) for event in shown]
    options = [Option(name, seat) for seat, name in enumerate(names)]
    upshot, end, tied = Upshot("", (), ""), last, None
    for place, event in enumerate(events[last + 1 : last + 4], last + 1):
        match event:
            case VoteTied():
                upshot, end = tie(say, options, votes, event.tied_seats), place
            case LotsDrawn():
                tied, end = upshot, place
            case SeatBanished():
                upshot, end = _banished(event, tally(say, votes, event.seat), names, say, lots=place > last + 1), place
    key = "final_banishment" if opened.final else "banishment"
    ballot = say("the_traitors-reveal-ballot", number=opened.ballot)
    heading = say("the_traitors-event", key=key) if opened.ballot == 1 else ballot
    return revealed(say, heading, EVENT_PICTOGRAMS[key], names, options, votes, upshot, (first, end), tied)


def _banished(event: SeatBanished, votes: str, names: Sequence[str], say: Speaker, *, lots: bool) -> Upshot:
    """Return the result for a seat that is banished, by ``lots`` after a tie."""
    return Upshot(
        headline=say("the_traitors-reveal-banished", name=names[event.seat], role=event.role, lots=int(lots)),
        fell_on=(event.seat,),
        votes=votes,
        role=say("the_traitors-role", key=event.role),
        symbol=ROLE_PICTOGRAMS[event.role],
        side=SIDES[event.role],
        cards=tuple(PlayingCard("", card, red=card == TRAITOR) for card in event.cards),
        news=(
            say("the_traitors-moment-hand", cards=event.cards),
            say("the_traitors-moment-fund", fund=event.fund, gold=event.gold),
        ),
    )


def _end(event: EndAnswered, place: int, names: Sequence[str], say: Speaker) -> Reveal:
    """Return the answers to whether the round should end, in the order of seats."""
    votes = sorted([*((seat, 1) for seat in event.yes_seats), *((seat, 0) for seat in event.no_seats)])
    options = [Option(say("the_traitors-reveal-answer", key=key), symbol=symbol) for key, symbol in _ANSWERS]
    headline = say("the_traitors-reveal-end", agreed=event.agreed)
    upshot = Upshot(headline, (event.agreed,), tally(say, votes, event.agreed))
    return revealed(say, say("the_traitors-phase", key="end"), "vote", names, options, votes, upshot, (place, place))
