"""Results of everybody in a match that is over, from which statistics and ratings are made.

All results follow from the table and the record, so they can be made again at any time.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime

import engine
from bot.store import FORMER, PLAYER, Lapse, Placing, Table, Tenure

FOR_GOOD = ("start", "left", "taken")
"""Why somebody else answers for a seat from then on, and not just until its person is back."""

PEOPLE = 2
"""So few people at least make a match count, and they are half of the seats."""


def placings(table: Table, match: engine.Match) -> tuple[Placing, ...]:
    """Return how everybody came out, seat by seat; nothing if the match was broken off.

    A person who left ranks after all seats. A person who took a seat over has the rank of the seat, which does not
    count for them.
    """
    if match.result is None:
        return ()
    ranks, revealed = ranking(match.result), match.reveal()
    betrayed = _betrayed(table, revealed.betrayals)
    why_not = why_uncounted(table)
    found: list[Placing] = []
    for seat in range(len(table.sitters)):
        holders = list(_holders(table, seat))
        for one in holders:
            stayed = one is holders[-1]
            if one.user is None and not stayed:
                continue
            why = "computer" if one.user is None else "taken" if one.why == "taken" else why_not
            found.append(
                Placing(
                    table=table.id,
                    number=len(found),
                    guild=table.guild,
                    game=table.game,
                    season=season(table.ended),
                    ended=table.ended,
                    seat=seat,
                    user=one.user or None,
                    player=_player(table, one),
                    rank=ranks[seat] if stayed else len(ranks) + 1,
                    points=match.result.scores[seat] if stayed else 0,
                    side=revealed.sides[seat],
                    why=why,
                    lapse=_lapse(table, seat, one, stayed=stayed),
                    betrayed=" ".join(map(str, betrayed.get(seat, ()))) if stayed else "",
                )
            )
    return tuple(found)


def _betrayed(table: Table, betrayals: Sequence[engine.Betrayal]) -> Mapping[int, list[int]]:
    """Return whom each seat has betrayed, if in both seats a person answered from the start to the end."""
    whole = {
        seat
        for seat in range(len(table.sitters))
        if (tenures := table.tenures_of(seat)) and len(tenures) == 1 and tenures[0].user is not None
    }
    found: dict[int, set[int]] = {}
    for one in betrayals:
        if one.seat in whole and one.of_seat in whole:
            found.setdefault(one.seat, set()).add(one.of_seat)
    return {seat: sorted(others) for seat, others in found.items()}


def _player(table: Table, one: Tenure) -> str:
    """Return the computer player of a seat, or who is a former player; nobody for a person."""
    if one.user is None:
        return table.sitters[one.seat].player or ""
    return PLAYER if one.user == FORMER else ""


def _lapse(table: Table, seat: int, holder: Tenure, *, stayed: bool) -> Lapse:
    """Return whether the permanent holder of a seat left it, or else was late.

    Nothing is known of computers and former players.
    """
    if holder.user in (None, FORMER):
        return ""
    if not stayed:
        return "left"
    return "time" if table.sitters[seat].timeouts else ""


def why_uncounted(table: Table) -> str:
    """Return why the match of a table counts for no rating, or in a lobby would not; ``""`` if it does."""
    people = len(table.people) if table.state == "lobby" else _began(table)
    promised = bool(table.started) and table.advice_counts
    return uncounted(people, len(table.sitters), advised=table.advice == "on" and not promised)


def uncounted(people: int, seats: int, *, advised: bool = False) -> str:
    """Return why a match with people in so many of the seats counts for no rating; ``""`` if it counts.

    ``advised``: everybody can ask a computer player for advice.

    >>> uncounted(2, 4), uncounted(1, 2), uncounted(3, 8), uncounted(4, 4, advised=True)
    ('', 'alone', 'computers', 'advice')
    """
    if people < PEOPLE:
        return "alone"
    if advised:
        return "advice"
    return "computers" if people < seats / 2 else ""


def _began(table: Table) -> int:
    """Return in how many seats a person sat when a match began; none if all of them have left.

    So nobody keeps a match from counting by leaving it. Being away does not matter.
    """
    holders = [list(_holders(table, seat)) for seat in range(len(table.sitters))]
    people = [those for those in holders if those[0].user is not None]
    return len(people) if any(len(those) == 1 for those in people) else 0


def _holders(table: Table, seat: int) -> Iterator[Tenure]:
    """Yield the permanent holders of a seat, one after the other.

    Tables of older programs know only the last holder.
    """
    tenures = table.tenures_of(seat)
    if tenures:
        yield from (one for one in tenures if one.why in FOR_GOOD)
    else:
        one = table.sitters[seat]
        yield Tenure(seat, 0, 0, "start", one.name, one.user)


def ranking(result: engine.Result) -> tuple[int, ...]:
    """Return the rank of each seat, from 1.

    Winners share the first one, which nobody has if nobody wins. If points decided, the others follow by theirs; if
    not, all of them share the next.

    >>> ranking(engine.Result((9, 7, 7, 3), (0,), ({}, {}, {}, {})))
    (1, 2, 2, 4)
    >>> ranking(engine.Result((2, 8, 5), (0,), ({}, {}, {})))
    (1, 2, 2)
    >>> ranking(engine.Result((4, 6, 4), (), ({}, {}, {})))
    (3, 2, 3)
    """
    best = max(result.scores)
    by_points = all(result.scores[seat] == best for seat in result.winners)
    first = max(1, len(result.winners)) + 1
    losers = [score for seat, score in enumerate(result.scores) if seat not in result.winners]
    return tuple(
        1 if seat in result.winners else first + (sum(other > score for other in losers) if by_points else 0)
        for seat, score in enumerate(result.scores)
    )


def season(at: float) -> str:
    """Return the quarter of a time in seconds since 1970.

    >>> season(0), season(1_700_000_000)
    ('1970-1', '2023-4')
    """
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"
