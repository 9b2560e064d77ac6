"""Folding of events: a game tells a row of its events in fewer and shorter lines than their sentences.

The lines are for the channel and for what a question repeats. A log has every sentence, and so has a story, unless the
game tells it in chapters of its own.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import groupby
from types import MappingProxyType, ModuleType

from bot.texts.games import event_as
from bot.texts.safety import safe
from bot.texts.speech import Speaker
from engine.decision import Decision
from engine.event import Event
from engine.view import View

Line = tuple[range, str]
"""A line, and the places of the events that it tells."""

StoryLine = tuple[int, str]
"""A line of a story, with its round before it."""

Fold = Callable[[Speaker, Sequence[Event], Sequence[str]], str]
"""A function that tells events of a sort in one line."""


class GameFolding:
    """The functions of the module ``folding`` in the package of a game, and what stands for those that it lacks.

    A module has at least ``fold``. A game without a module tells each event in its own sentence, and nothing else.
    """

    def __init__(self, game: str, module: ModuleType | None) -> None:
        """Take the functions that the module has; they stand before those of the class."""
        self.game = game
        if module is not None:
            vars(self).update({name: one for name, one in vars(module).items() if name.startswith("fold")})

    def fold(self, say: Speaker, events: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Line]:
        """Yield the lines that tell the events, in their order. ``view`` is what is known after the last of them."""
        for _, places, row in sorted_rows(events, {}, frozenset()):
            yield places, sentences(say, self.game, row, names)

    def fold_newest(self, say: Speaker, events: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Line]:
        """Yield the lines as ``fold`` does, except that the newest turn is told in sentences, if there is room."""
        return self.fold(say, events, view, names)

    def fold_aloud(self, say: Speaker, events: Sequence[Event], names: Sequence[str]) -> Iterator[Line]:
        """Yield the lines of a message that tells these events to the whole channel; usually a sentence for each."""
        for place, event in enumerate(events):
            yield range(place, place + 1), sentences(say, self.game, (event,), names)

    def fold_story(self, say: Speaker, events: Sequence[Event], names: Sequence[str]) -> Iterator[StoryLine] | None:
        """Return the lines of a story once nothing of it is secret, in chapters of its own, a round each.

        ``None``: the game has no chapters of its own.
        """
        return None

    def fold_greatest_deeds(self, say: Speaker, events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
        """Yield the few deeds that moved most in the whole match, by what everybody saw, in their order."""
        return iter(())

    def fold_upshot(self, say: Speaker, story: Sequence[Event], place: int, seat: int, names: Sequence[str]) -> str:
        """Tell what came of the event at that place of a story; ``seat`` is the one whose chance to win it changed."""
        return ""

    def fold_race(self, say: Speaker, rounds: Sequence[View], names: Sequence[str]) -> Iterator[str]:
        """Yield how the scores stood after each round, in a game in which they say more than who knew."""
        return iter(())

    def fold_losses(self, say: Speaker, events: Sequence[Event], seat: int, names: Sequence[str]) -> str:
        """Tell what these events, since its last answer, took from the seat; empty if they took nothing."""
        return ""

    def fold_match(self, say: Speaker, events: Sequence[Event], seat: int, names: Sequence[str]) -> str:
        """Tell in a line how the whole match went for a seat, by what everybody saw."""
        return ""

    def fold_turn(self, say: Speaker, turn: Sequence[Event], seat: int, names: Sequence[str], room: int) -> str:
        """Tell in a short sentence what a turn did for or against a seat, if possible in so many characters.

        The sentence is empty if the turn did nothing.
        """
        return ""

    def fold_evidence(
        self, say: Speaker, events: Sequence[Event], names: Sequence[str], reader: int | None
    ) -> Iterator[str]:
        """Yield the public facts of those that may be named, if the last public event asks for a name.

        Each of them has a line, except the reader.
        """
        return iter(())

    def fold_choices(self, decision: Decision, view: View) -> Decision:
        """Return a question whose choices have more facts by the reader's own view, in the order of buttons.

        They are for the labels; the keys stay.
        """
        return decision


_FOLDING: dict[str, GameFolding] = {}
_MODULES: dict[str, str] = {}
"""The modules that are imported when a game is told first."""


def add_folding(game: str, module: str) -> None:
    """Let the module of that name fold the events of a game."""
    drop_folding(game)
    _MODULES[game] = module


def drop_folding(game: str) -> None:
    """Fold the events of a game no more."""
    _FOLDING.pop(game, None)
    _MODULES.pop(game, None)


def folding_of(game: str) -> GameFolding:
    """Return the functions that tell the events of a game in fewer lines."""
    if game not in _FOLDING:
        _FOLDING[game] = GameFolding(game, import_module(_MODULES[game]) if is_folded(game) else None)
    return _FOLDING[game]


def is_folded(game: str) -> bool:
    """Return whether a game tells its events in lines of its own; otherwise each event has its own sentence."""
    return game in _MODULES


def folded_lines(
    say: Speaker, game: str, events: Sequence[Event], view: View, names: Sequence[str], *, newest: bool = False
) -> list[Line]:
    """Return the lines that tell the events; the ``newest`` turn in full, if the game has a way."""
    folding = folding_of(game)
    fold = folding.fold_newest if newest else folding.fold
    return [(places, line) for places, line in fold(say, events, view, names) if line]


def aloud_lines(say: Speaker, game: str, events: Sequence[Event], names: Sequence[str]) -> list[Line]:
    """Return the lines of a message that tells the whole channel these events."""
    return [(places, line) for places, line in folding_of(game).fold_aloud(say, events, names) if line]


def folded_story(say: Speaker, game: str, events: Sequence[Event], names: Sequence[str]) -> list[StoryLine] | None:
    """Return the lines of a story in its game's own chapters; ``None`` if the game has none."""
    told = folding_of(game).fold_story(say, events, names)
    return None if told is None else [(number, line) for number, line in told if line]


def sorted_rows(
    events: Sequence[Event], sorts: Mapping[str, str], silent: frozenset[str]
) -> Iterator[tuple[str, range, list[Event]]]:
    """Yield rows of events of the same sort, with the sort and the places of the row.

    ``sorts`` has the sort of each kind; a kind that is not there is a sort of its own. ``silent`` kinds are left out.
    """
    heard = [(place, event) for place, event in enumerate(events) if event.kind not in silent]
    for sort, found in groupby(heard, key=lambda one: sorts.get(one[1].kind, one[1].kind)):
        row = list(found)
        yield sort, range(row[0][0], row[-1][0] + 1), [event for _, event in row]


def sentences(say: Speaker, game: str, events: Sequence[Event], names: Sequence[str]) -> str:
    """Return the sentences of some events as one line."""
    return " ".join(line for one in events if (line := event_as(say, f"{game}-event-{one.kind}", one, names)))


def ranking(scores: Sequence[int], names: Sequence[str], notes: Mapping[int, str] = MappingProxyType({})) -> str:
    """Return who stands how, the best first and in bold, with notes on seats in brackets.

    >>> ranking([3, 14, 3], ["Anna", "Ben", "Cleo"], {1: "+9"})
    '**Ben 14** (+9) · Anna 3 · Cleo 3'
    """
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    told = [f"{safe(names[seat])} {scores[seat]}" for seat in order]
    return " · ".join(
        (f"**{one}**" if scores[seat] == max(scores) else one) + (f" ({notes[seat]})" if seat in notes else "")
        for seat, one in zip(order, told, strict=True)
    )
