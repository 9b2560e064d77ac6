"""The contents of the record of votes, made of public events alone: who voted for whom, ballot by ballot."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.pictures.reveals import Option, Reveal, every_vote
from bot.texts import Speaker
from engine.event import Event

NAMED = 700
"""The most characters of a ballot in words, without its result."""


class Vote(NamedTuple):
    """A vote or an accusation: a voter, and the option voted for."""

    voter: int
    option: Option
    symbol: str = ""
    """The pictogram of an accusation's outcome."""
    outcome: str = ""
    """The meaning of the pictogram."""
    words: str = ""
    """The whole accusation in words."""


class Ballot(NamedTuple):
    """Votes that were counted together, or accusations of a round; a voter has at most one."""

    round: int
    votes: tuple[Vote, ...]
    heading: str = ""
    symbol: str = ""
    """The pictogram of the heading."""
    result: str = ""
    """The result in words, if there is one."""
    fell_on: tuple[Option, ...] = ()
    """The options that it fell on; several in a tie."""
    side: str = ""
    """The side of whoever it fell on, if it was shown: ``red`` or ``blue``."""
    role: str = ""
    """The pictogram of the role that was shown."""


class Sheet(NamedTuple):
    """A page of the record of votes: the names of all seats, and ballots in their order."""

    title: str
    round: str
    """The word for a round."""
    result: str
    """The word for a result."""
    names: tuple[str, ...]
    ballots: tuple[Ballot, ...]


def ballot_of(reveal: Reveal, number: int) -> Ballot:
    """Return a vote of a round as the record has it."""
    options, upshot = reveal.options, reveal.upshot
    votes = tuple(Vote(voter, options[place]) for voter, place in reveal.votes)
    role = upshot.symbol if upshot.role else ""
    fell_on = tuple(options[place] for place in upshot.fell_on)
    return Ballot(number, votes, reveal.heading, reveal.symbol, upshot.headline, fell_on, upshot.side, role)


def ballots(game: str, events: Sequence[Event], names: Sequence[str], say: Speaker) -> list[Ballot]:
    """Return all votes among the public events of any game of hidden roles."""
    return [ballot_of(one, events[one.told[0]].round) for one in every_vote(game, events, names, say)]


def headed(ballot: Ballot, title: str) -> str:
    """Return the words above a ballot: a title, perhaps the heading, and perhaps the result.

    >>> headed(Ballot(2, (), "Vote", result="Ben is out"), "Round 2"), headed(Ballot(2, ()), "Round 2")
    ('Round 2, Vote: Ben is out.', 'Round 2:')
    """
    stop = "." if ballot.result and not ballot.result.endswith((".", "!", "?")) else ""
    return f"{', '.join(filter(None, (title, ballot.heading)))}: {ballot.result}{stop}".rstrip()


def told(ballot: Ballot, names: Sequence[str], say: Speaker) -> str:
    """Tell who voted for whom in words, the option with the most votes first; accusations in their order."""
    voters: dict[str, list[str]] = {}
    for vote in ballot.votes:
        voters.setdefault(vote.option.words, []).append(names[vote.voter])
    rows = sorted(voters.items(), key=lambda row: -len(row[1]))
    parts = [say("votes-for", option=option, count=len(row), names=", ".join(row)) for option, row in rows]
    return _fitting([vote.words for vote in ballot.votes if vote.words] or parts)


def _fitting(parts: Sequence[str]) -> str:
    """Return as many of the first parts as have room."""
    kept: list[str] = []
    for part in parts:
        if sum(map(len, kept)) + len(part) > NAMED:
            return " · ".join([*kept, "…"])
        kept.append(part)
    return " · ".join(kept)
