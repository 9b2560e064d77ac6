"""Insight into a match that is over: who belonged to its hidden side, and what each seat could know and infer.

A match is played again from its record. Computer players' suspicions are made of each seat's own view alone.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

import engine
from engine.hidden_side import HiddenSide
from engine.match import Match
from engine.record import Record
from engine.view import View


class Glance(msgspec.Struct, frozen=True):
    """The seats that are ``unknown`` to a seat after a ``step``, once it has noticed so many ``moments``."""

    step: int
    moments: int
    round: int
    unknown: tuple[int, ...]


Suspicions = dict[int, float]
"""The chance of each unknown seat to belong to the hidden side, by seat."""


class Insight(msgspec.Struct, frozen=True):
    """The knowledge of hidden sides in a match; ``by_round``: sides change with each round.

    ``members`` are the seats of the hidden side in each round. ``glances`` has for each seat a glance for every change
    of its moments. ``suspicions`` has for each round what a seat outside the hidden side could infer of each other
    seat last, before that seat's side was shown.
    """

    by_round: bool
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

    def could_doubt(self, seat: int, other: int, number: int) -> bool:
        """Return whether another seat's side was unknown to a seat at any time of a round."""
        return any(one.round == number and other in one.unknown for one in self.glances[seat])


def insight(record: Record) -> Insight | None:
    """Return the insight into a match that is over; ``None`` if its game has no hidden side."""
    side = engine.game(record.game).hidden_side
    if side is None:
        return None
    walk = _Walk(side, record.seats)
    match = None
    for match in _positions(record):
        walk.look(match)
    members = walk.members
    if side.lasts == "match" and match is not None:
        members = {number: set(side.seats(match.true_state())) for number in members}
    return Insight(
        by_round=side.lasts == "round",
        members={number: tuple(sorted(seats)) for number, seats in members.items()},
        glances=tuple(map(tuple, walk.glances)),
        suspicions=tuple(
            {number: _suspected(side, last) for number, last in rounds.items() if seat not in members[number]}
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
    """The findings on the way through a match: members by round, glances by seat, and the last views of unknown seats.

    Nobody forgets: a seat that was known to another stays known for as long as sides last.
    """

    def __init__(self, side: HiddenSide[Any, Any], seats: int) -> None:
        self.members: dict[int, set[int]] = {}
        self.glances: list[list[Glance]] = [[] for _ in range(seats)]
        self.last: list[dict[int, dict[int, View]]] = [{} for _ in range(seats)]
        self._side = side
        self._known: list[set[int]] = [set() for _ in range(seats)]
        self._round = 0

    def look(self, match: Match) -> None:
        """Note what is new in the match."""
        number = max(1, match.view(None).round)
        if number != self._round and self._side.lasts == "round":
            self._known = [set() for _ in self._known]
        self._round = number
        self.members.setdefault(number, set()).update(self._side.seats(match.true_state()))
        for seat, glances in enumerate(self.glances):
            moments = len(match.seat(seat).moments)
            if not glances or glances[-1].moments != moments:
                glances.append(self._glance(match, seat, moments))

    def _glance(self, match: Match, seat: int, moments: int) -> Glance:
        view, known = match.view(seat), self._known[seat]
        known |= set(range(match.seats)) - set(self._side.unknown(view))
        unknown = set(range(match.seats)) - known
        self.last[seat].setdefault(self._round, {}).update(dict.fromkeys(unknown, view))
        return Glance(match.length, moments, self._round, tuple(sorted(unknown)))


def _suspected(side: HiddenSide[Any, Any], last: Mapping[int, View]) -> Suspicions:
    """Return how likely each seat belonged to the hidden side by the last view to which the seat was unknown."""
    if side.suspicions is None:
        return {}
    views = {id(view): view for view in last.values()}
    found = {key: side.suspicions(view) for key, view in views.items()}
    return {seat: round(found[id(view)][seat], 3) for seat, view in sorted(last.items()) if seat in found[id(view)]}
