"""The contents of a picture that reveals a vote, made of public events alone."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.pictures.reveals.cards import PlayingCard
from bot.pictures.sentences import sentence, shortened
from bot.texts import Speaker

_ENDS = ".!?"


class Option(NamedTuple):
    """Something to vote for: a seat with its name, or words with a pictogram."""

    words: str
    seat: int | None = None
    symbol: str = ""


class Upshot(NamedTuple):
    """The result of a vote: the headline, and the places of the options that it fell on; several in a tie."""

    headline: str
    fell_on: tuple[int, ...]
    votes: str
    """The number of votes in words: "5 of 8 votes"."""
    role: str = ""
    """The role that is shown, if any."""
    symbol: str = ""
    """The role's pictogram."""
    side: str = ""
    """The colour of the role's side: ``red`` or ``blue``."""
    cards: tuple[PlayingCard, ...] = ()
    """The hand that is shown at the end, in place of the slates, if ``news`` tells of any."""
    news: tuple[str, ...] = ()
    """The words above and below these cards."""


class Reveal(NamedTuple):
    """The contents of a vote's picture; a game makes them by ``revealed``."""

    heading: str
    symbol: str
    """The pictogram on the back of the card."""
    turning: str
    """The words that stand while slates are turned, and for good where nothing moves."""
    number: str
    """The number of all votes, in words."""
    names: tuple[str, ...]
    options: tuple[Option, ...]
    votes: tuple[tuple[int, int], ...]
    """Voters and places of ``options``, in the order of showing."""
    upshot: Upshot
    told: tuple[int, int]
    """The places of the first and the last event that the picture tells."""
    tied: Upshot | None = None
    """The tie that stood before lots were drawn, if any were."""


def revealed(
    say: Speaker,
    heading: str,
    symbol: str,
    names: Sequence[str],
    options: Sequence[Option],
    votes: Sequence[tuple[int, int]],
    upshot: Upshot,
    told: tuple[int, int],
    tied: Upshot | None = None,
) -> Reveal:
    """Return the contents, with the words that every vote has."""
    words = say("reveal-turning"), say("reveal-number", count=len(votes))
    return Reveal(heading, symbol, *words, tuple(names), tuple(options), tuple(votes), upshot, told, tied)


def tally(say: Speaker, votes: Sequence[tuple[int, int]], place: int) -> str:
    """Return the share of the votes that an option has, in words."""
    return say("reveal-count", count=sum(voted == place for _, voted in votes), number=len(votes))


def tie(say: Speaker, options: Sequence[Option], votes: Sequence[tuple[int, int]], places: Sequence[int]) -> Upshot:
    """Return the result of a tied vote."""
    names = ", ".join(options[place].words for place in places)
    each = sum(voted == places[0] for _, voted in votes)
    return Upshot(say("reveal-tie", count=len(places), names=names), tuple(places), say("reveal-each", count=each))


def reveal_alt(reveal: Reveal, say: Speaker) -> str:
    """Tell the vote in words, the result first."""
    heading, headline = reveal.heading, reveal.upshot.headline
    told = [heading if heading[-1] in _ENDS else f"{heading}:", *map(sentence, (headline, *reveal.upshot.news))]
    voters: list[list[str]] = [[] for _ in reveal.options]
    for voter, voted in reveal.votes:
        voters[voted].append(reveal.names[voter])
    for place in sorted(range(len(voters)), key=lambda place: -len(voters[place])):
        if names := voters[place]:
            words = reveal.options[place].words
            told.append(say("reveal-votes", option=words, count=len(names), names=", ".join(names)))
    return shortened(" ".join(told))
