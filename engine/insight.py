"""Insight into a match that is over: who belonged to its hidden side, and what each seat could know and infer.

A match is played again from its record. Computer players' suspicions are made of each seat's own view alone.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

import engine
from engine.hidden_side import HiddenSide, Subject, subjects
from engine.match import Match
from engine.record import Record
from engine.view import View


class Glance(msgspec.Struct, frozen=True):
    """The subjects that are ``unknown`` to a seat after a ``step``, once it has noticed so many ``moments``."""

    step: int
    moments: int
    round: int
    unknown: tuple[int, ...]


Suspicions = dict[int, float]
"""The chance of each unknown subject to belong to the hidden side, by its number."""


class Insight(msgspec.Struct, frozen=True):
    """The knowledge of hidden sides in a match; ``by_round``: sides change with each round.

    ``subjects`` are the seats, or their parts if these are marked one by one; their places are their numbers.
    ``members`` are the subjects of the hidden side in each round. ``glances`` has for each seat a glance for every
    change of its moments. ``suspicions`` has for each round the last inference of a seat about each other subject. It
    is the last before the side of that subject, or the round's whole hidden side, was shown. Members of a hidden side
    that knows itself infer nothing.
    """

    by_round: bool
    subjects: tuple[Subject, ...]
    members: dict[int, tuple[int, ...]]
    glances: tuple[tuple[Glance, ...], ...]
    suspicions: tuple[dict[int, Suspicions], ...]

    @property
    def rounds(self) -> tuple[int, ...]:
        """The numbers of all rounds."""
        return tuple(self.members)

    def at(self, seat: int, moments: int) -> Glance:
        """Return the glance of a seat when it had noticed so many moments."""
        return next((one for one in reversed(self.glances[seat]) if one.moments <= moments), self.glances[seat][0])

    def is_member(self, seat: int, number: int) -> bool:
        """Return whether a seat, or a part of it, belonged to the hidden side in a round."""
        return any(self.subjects[one].seat == seat for one in self.members[number])

    def could_doubt(self, seat: int, other: int, number: int | None) -> bool:
        """Return whether a subject's side was unknown to a seat at any time of a round (``None``: of the match)."""
        return any(number in (None, one.round) and other in one.unknown for one in self.glances[seat])


def insight(record: Record) -> Insight | None:
    """Return the insight into a match that is over; ``None`` if its game has no hidden side."""
    game = engine.game(record.game)
    side = game.hidden_side
    if side is None:
        return None
    those = subjects(record.seats, game.marked_parts(record.seats))
    walk = _Walk(side, record.seats, len(those))
    match = None
    for match in _positions(record):
        walk.look(match)
    members = walk.members
    if side.lasts == "match" and match is not None:
        members = {number: set(side.members(match.true_state())) for number in members}
    seats = {number: {those[one].seat for one in found} for number, found in members.items()}
    return Insight(
        by_round=side.lasts == "round",
        subjects=those,
        members={number: tuple(sorted(found)) for number, found in members.items()},
        glances=tuple(map(tuple, walk.glances)),
        suspicions=tuple(
            {
                number: _suspected(side, last)
                for number, last in rounds.items()
                if seat not in seats[number] or not side.knows_itself
            }
            for seat, rounds in enumerate(walk.last)
        ),
    )


def _positions(record: Record) -> Iterator[Match]:
    """Yield the match before its first answer, and after each answer."""
    match = engine.replay(msgspec.structs.replace(record, answers=()))
    yield match
    for answer in record.answers:
        match.play(answer.seat, answer.keys)
        yield match


class _Walk:
    """The findings on the way through a match: members by round, glances by seat, and the last views of the unknown.

    Nobody forgets: a subject that was known to a seat stays known for as long as sides last.
    """

    def __init__(self, side: HiddenSide[Any, Any], seats: int, subjects: int) -> None:
        self.members: dict[int, set[int]] = {}
        self.glances: list[list[Glance]] = [[] for _ in range(seats)]
        self.last: list[dict[int, dict[int, View]]] = [{} for _ in range(seats)]
        self._side = side
        self._all = frozenset(range(subjects))
        self._known: list[set[int]] = [set() for _ in range(seats)]
        self._round = 0

    def look(self, match: Match) -> None:
        """Note what is new in the match."""
        number = max(1, match.view(None).round)
        if number != self._round and self._side.lasts == "round":
            self._known = [set() for _ in self._known]
        self._round = number
        self.members.setdefault(number, set()).update(self._side.members(match.true_state()))
        for seat, glances in enumerate(self.glances):
            moments = len(match.seat(seat).moments)
            if not glances or glances[-1].moments != moments:
                glances.append(self._glance(match, seat, moments))

    def _glance(self, match: Match, seat: int, moments: int) -> Glance:
        view, known = match.view(seat), self._known[seat]
        known |= self._all - set(self._side.unknown(view))
        unknown = self._all - known
        last, hidden = self.last[seat].setdefault(self._round, {}), self.members[self._round]
        if self._side.lasts == "match" or not hidden or hidden & unknown:
            last.update(dict.fromkeys(unknown, view))
        return Glance(match.length, moments, self._round, tuple(sorted(unknown)))


def _suspected(side: HiddenSide[Any, Any], last: Mapping[int, View]) -> Suspicions:
    """Return how likely each subject belonged to the hidden side by the last view to which it was unknown."""
    if side.suspicions is None:
        return {}
    views = {id(view): view for view in last.values()}
    found = {key: side.suspicions(view) for key, view in views.items()}
    return {one: round(found[id(view)][one], 3) for one, view in sorted(last.items()) if one in found[id(view)]}
