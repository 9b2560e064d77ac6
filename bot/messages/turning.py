"""The turning points of a match that is over, in words."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from msgspec import structs

from bot import pictures, texts
from bot.messages.telling import LEFT_OUT
from bot.messages.truth import Turn
from bot.pictures import SecretDeed
from bot.tables import Table
from bot.texts import Speaker
from engine import BETRAYED, Disclosed, Event

DEED = 160
"""The most characters of the deed of a turning point."""

LOWEST, HIGHEST, LEAST = 10, 90, 15
"""The bounds of a chance that is told, in tens, and the least change of it, of 100."""


LED = 50
"""A seat with such a chance, of 100, has led."""


class Told(NamedTuple):
    """The deed of a turning point in words, and its place in the story.

    A ``slight`` deed impresses nobody. One of ``luck`` was decided by nobody, or explains a fall of whom it helped. One
    that was ``drawn`` is told as luck.
    """

    words: str
    place: int
    slight: bool = False
    luck: bool = False
    drawn: bool = False


def weightiest(turns: Sequence[Turn]) -> Turn | None:
    """Return the turning point that decided most, if there is any: a betrayal before luck, first of all a winner's.

    A betrayal must have moved a winner or somebody betrayed, and changed at least ``BETRAYED`` of the largest change.
    Otherwise a winner's rise goes first, then a winner's fall, and then a change of somebody who led.
    """
    least = BETRAYED * max((one.point.change for one in turns), default=0)

    def rank(one: Turn) -> tuple[int, int, int]:
        nearest = 2 + (one.point.after > one.point.before) if one.won else one.point.before >= LED
        return one.betrayal if one.point.change >= least else 0, nearest, one.point.change

    return max(turns, key=rank, default=None)


def believable(table: Table, turns: Sequence[Turn]) -> tuple[Turn, ...]:
    """Return the turning points that those who played will believe, at most one a round, in their order.

    Chances are estimates: they are told in tens, from ``LOWEST`` to ``HIGHEST``. A swing that its round takes back is
    none, nor is luck. Nor is a whole turn that helped somebody else or harmed only itself, or a gain of a seat that
    was put out. A slight deed is told only if there is nothing else. So is a card that was drawn, unless no decision
    changed half as much.
    """
    say, bounded = texts.speaker(table.language), map(_bounded, turns)
    found = [one for one in bounded if one.point.change >= LEAST and not (_explains_nothing(one) or _helps_victim(one))]
    deeds = {one.point.step: deed(say, table, one, table.names) for one in found}
    decided = max((one.point.change for one in found if not deeds[one.point.step].drawn), default=0)
    rounds: dict[int, list[Turn]] = {}
    for one in found:
        told = deeds[one.point.step]
        if not (told.luck or (told.drawn and decided >= BETRAYED * one.point.change)):
            rounds.setdefault(one.story[told.place].round, []).append(one)
    lasting = [[one for one in those if not _taken_back(one, those)] for those in rounds.values()]
    impressive = [[one for one in those if not deeds[one.point.step].slight] for those in lasting]
    if any(impressive):
        lasting = impressive
    chosen = [turn for those in lasting if (turn := weightiest(those)) is not None]
    return tuple(sorted(chosen, key=lambda one: one.point.step))


def _bounded(turn: Turn) -> Turn:
    point = turn.point
    before, after = (min(max(round(chance, -1), LOWEST), HIGHEST) for chance in (point.before, point.after))
    return replace(turn, point=structs.replace(point, before=before, after=after))


def _explains_nothing(turn: Turn) -> bool:
    """Return whether the chance rose in a whole turn of somebody else, or fell in one's own, which betrayed nobody."""
    seats = (seat for event in turn.events if (seat := getattr(event, "seat", None)) is not None)
    by = next(seats, turn.by)
    return turn.whole and not turn.betrayal and (by != turn.point.seat) == (turn.point.after > turn.point.before)


def _helps_victim(turn: Turn) -> bool:
    """Return whether the chance rose of a seat that is out by the answer."""
    out = any(event.ousts and getattr(event, "seat", None) == turn.point.seat for event in turn.events)
    return out and turn.point.after > turn.point.before


def _taken_back(turn: Turn, others: Sequence[Turn]) -> bool:
    """Return whether another turning point moved the chance of the same seat the other way."""
    rises = turn.point.after > turn.point.before
    same = (one.point for one in others if one.point.seat == turn.point.seat)
    return any((one.after > one.before) != rises for one in same)


def round_of(say: Speaker, table: Table, turn: Turn) -> int:
    """Return the round to which a turning point belongs: that of its deed."""
    return turn.story[deed(say, table, turn, table.names).place].round


def turn_line(say: Speaker, table: Table, turn: Turn, key: str = "turning-point") -> str:
    """Tell a turning point: the round, whose chance to win changed how, and the deed that changed it."""
    told = deed(say, table, turn, table.names)
    number, rises = turn.story[told.place].round, turn.point.after > turn.point.before
    return say(
        key,
        round=texts.round_name(say, table.game, number),
        wins=wins(say, table, turn),
        before=turn.point.before,
        after=turn.point.after,
        deed=told.words,
        change="settled" if settled(say, table.game, turn, number) else "up" if rises else "down",
    )


def settled(say: Speaker, game: str, turn: Turn, number: int) -> bool:
    """Return whether no chance is told of a deed in that round: the last, if people share a win that is no side's.

    The chance was of another win.
    """
    shared = turn.view.result is not None and len(turn.view.result.winners) > 1
    return shared and number == turn.story[-1].round and not say.knows(f"{game}-turning-wins")


def wins(say: Speaker, table: Table, turn: Turn) -> str:
    """Return what the chance is of: that somebody wins, or a side whose game has words for that."""
    own, seat = f"{table.game}-turning-wins", turn.point.seat
    if say.knows(own):
        return say(own, key=turn.sides[seat], number=turn.sides.count(turn.sides[seat]))
    return say("turning-wins", name=texts.safe(table.names[seat]))


def deed(say: Speaker, table: Table, turn: Turn, names: Sequence[str], *, alone: bool = False) -> Told:
    """Return what somebody did at a turning point, with these names: the deed that was secret, if there was any.

    Otherwise it is told as the game tells a turning point (``<game>-turn-``), or as its story does. A whole turn is
    told by what it did for or against the seat whose chance changed. If nothing of the answer was told, the choices
    are. A game may add what came of it, unless it is told ``alone``.
    """
    told = _deed(say, table, turn, names)
    if alone:
        return told
    tell = texts.folding_of(table.game).fold_upshot
    came = tell(say, turn.story, told.place, turn.point.seat, names).replace("**", "")
    return told._replace(words=f"{told.words} {came}") if came else told


def _deed(say: Speaker, table: Table, turn: Turn, names: Sequence[str]) -> Told:
    secret = secret_deed(table, turn, [texts.safe(name) for name in names], say.language)
    if secret is not None:
        against = turn.point.after < turn.point.before and turn.point.seat in secret.gained
        return Told(f"{secret.told.removesuffix('.')}.", secret.place, luck=secret.luck or against)
    if turn.whole:
        public = [one for one in turn.events if one.seats is None and not (one.ends or isinstance(one, Disclosed))]
        words = texts.folding_of(table.game).fold_turn(say, public, turn.point.seat, names, DEED)
        if words:
            return Told(words, _place(turn, public[-1]))
    return next(_noticed(say, table, turn, names), None) or _slight(say, table, turn, names)


def _noticed(say: Speaker, table: Table, turn: Turn, names: Sequence[str]) -> Iterator[Told]:
    """Yield what everybody noticed: with the game's words for turning points, then what its story tells in bold.

    The game keeps silent on a slight deed by an empty message.
    """
    bold = []
    for event in turn.events:
        key = f"{table.game}-turn-{event.kind}"
        if say.knows(key):
            if words := texts.event_as(say, key, event, names):
                told = say("turning-luck", deed=words) if event.drawn else words
                yield Told(told, _place(turn, event), drawn=event.drawn)
        elif (line := texts.story_line(say, table.game, event, names)) and line.startswith("**"):
            bold.append(Told(_first_line(line), _place(turn, event)))
    yield from bold


def _slight(say: Speaker, table: Table, turn: Turn, names: Sequence[str]) -> Told:
    """Return the first thing that the story tells of the answer, or the choices."""
    for event in turn.events:
        if line := texts.story_line(say, table.game, event, names):
            return Told(_first_line(line), _place(turn, event), slight=True)
    taken = [one for one in turn.decision.choices if one.key in turn.keys]
    labels = [texts.choice_label(say, table.game, turn.decision.kind, one, names) for one in taken]
    words = say("turning-answer", name=texts.safe(names[turn.by]), choices=tuple(texts.safe(one) for one in labels))
    return Told(words, _place(turn), slight=True)


def _place(turn: Turn, event: Event | None = None) -> int:
    """Return the place of an event in the story; if it has none, the last place of the turning point's round."""
    if event is not None and event in turn.story:
        return turn.story.index(event)
    return max(place for place, one in enumerate(turn.story) if one.round <= turn.round)


def _first_line(line: str) -> str:
    return shortened(line.replace("**", "").splitlines()[0])


def secret_deed(table: Table, turn: Turn, names: Sequence[str], language: str) -> SecretDeed | None:
    """Return the weightiest of the deeds that were secret and came with a turning point or out of it, if any did.

    A whole turn has more deeds than the secret ones: of these, only one of or against the seat whose chance changed is
    told for it. A deed that helped the other side explains no rise.
    """
    deeds = pictures.deeds_of(table.game, turn.story, names, language)
    places = [place for place, event in enumerate(turn.story) if event in turn.events]
    there = [
        one for one in deeds if any((one.place if one.since is None else one.since) <= at <= one.place for at in places)
    ]
    if turn.whole:
        there = [one for one in there if turn.point.seat in (mask.seat for mask in one.people)]
    rises = turn.point.after > turn.point.before
    there = [one for one in there if not one.helps or (one.helps == turn.sides[turn.point.seat]) == rises]
    return max(there, key=lambda one: one.weight, default=None)


def shortened(line: str) -> str:
    """Return a line, cut at its end if it is longer than a deed may be."""
    return line if len(line) <= DEED else f"{line[: DEED - 1].rpartition(' ')[0]} {LEFT_OUT}"


def turn_lines(say: Speaker, table: Table, turns: Sequence[Turn]) -> list[str]:
    """Return all turning points in lines, after a line that says how they were found; nothing without any."""
    return [say("turning-points"), *(turn_line(say, table, one) for one in turns)] if turns else []
