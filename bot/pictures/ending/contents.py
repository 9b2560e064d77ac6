"""The contents of the picture of the end, in facts and words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import asdict

from bot import texts
from bot.pictures.moment import Patch
from bot.pictures.reveals.cards import PlayingCard
from bot.pictures.sentences import fitted, sentence
from bot.texts import Speaker
from engine.event import Disclosed, Event
from engine.view import Result, View


class Cell(NamedTuple):
    """A small card beside a seat: a pictogram or a few letters, in a tone, and a sign in its corner.

    Several letters stand below a pictogram. ``mark`` is a smaller pictogram in the corner.
    """

    symbol: str = ""
    words: str = ""
    tone: str = "dark"
    mark: str = ""


class EndFacts(NamedTuple):
    """The facts of a game beside the scores.

    ``heading`` tells what the ``cells`` show. ``columns`` are the words above them. ``notes`` replace the words on a
    seat. ``tones`` colour the plate of a seat. ``sky`` is the tone of the sky, ``symbol`` the emblem of those who have
    won; it stands small on ``land`` if there is any, a map of the end. ``duel`` are the cards that
    decided the match. ``moon`` is somebody without a seat, and a score.
    """

    heading: str = ""
    columns: tuple[str, ...] = ()
    cells: Mapping[int, tuple[Cell, ...]] = {}
    notes: Mapping[int, str] = {}
    tones: Mapping[int, str] = {}
    sky: str = "dusk"
    symbol: str = "laurels"
    duel: tuple[PlayingCard, ...] = ()
    land: tuple[Patch, ...] = ()
    moon: Cell | None = None


class EndWords(NamedTuple):
    """The words of the end: the headline, what decided the match, and for each seat the sum of its score and a note."""

    headline: str
    deciding: tuple[str, ...]
    sums: tuple[str, ...]
    notes: tuple[str, ...]


def result_of(view: View) -> Result:
    """Return the result of a match that is over; otherwise raise ``ValueError``."""
    if view.result is None:
        raise ValueError("the match is not over")
    return view.result


def end_words(
    view: View,
    headline: str,
    sides: Sequence[str],
    decided: Sequence[Event],
    names: Sequence[str],
    facts: EndFacts,
    say: Speaker,
) -> EndWords:
    """Return the words of the end; a seat's note is the game's, else what decided the match about it, or its side."""
    result, own = result_of(view), dict(_own_notes(view, decided, names, say))
    notes = []
    for seat in range(view.seats):
        side = texts.side_name(say, view.game, sides[seat]) if sides and sides[seat] else ""
        notes.append(facts.notes.get(seat, own.get(seat, side)))
    return EndWords(
        headline,
        tuple(map(texts.unmarked, texts.deciding(say, view.game, decided, names))),
        tuple(texts.sum_of(say, view.game, result, seat) for seat in range(view.seats)),
        tuple(notes),
    )


def _own_notes(view: View, decided: Sequence[Event], names: Sequence[str], say: Speaker) -> Iterator[tuple[int, str]]:
    """Yield seats, and what decided the match about each seat alone."""
    for one in decided:
        if isinstance(one, Disclosed) and one.of_seat and (line := texts.story_line(say, view.game, one, names)):
            yield asdict(one)["seat"], texts.unmarked(line)


def end_alt(view: View, names: Sequence[str], told: EndWords, decided: Sequence[Event], say: Speaker) -> str:
    """Describe the end in words: the headline, what decided the match, each seat with its score, sum and note.

    If there is no room for all, less is told.
    """
    result, own = result_of(view), dict(_own_notes(view, decided, names, say))
    seats = texts.placed(result)
    bare = [f"{names[seat]}: {result.scores[seat]}." for seat in seats]
    sums = [
        f"{one[:-1]} ({told.sums[seat]})." if told.sums[seat] else one for seat, one in zip(seats, bare, strict=True)
    ]
    noted = [f"{one} {sentence(own.get(seat, told.notes[seat]))}" for seat, one in zip(seats, sums, strict=True)]
    return fitted([sentence(told.headline)], [[*told.deciding, *noted], noted, [*told.deciding, *sums], sums, bare])
