"""Verdicts on the notes that people show of a match that is over, compared: pure functions."""

from collections.abc import Mapping, Sequence

from bot.store import Table, Verdict


def still_known(table: Table, verdicts: Sequence[Verdict]) -> tuple[Verdict, ...]:
    """Return the verdicts on people whom the table still knows; none before its match is over."""
    return tuple(one for one in verdicts if table.state == "finished" and table.has_sat_here(one.user))


def ahead(verdicts: Sequence[Verdict]) -> tuple[tuple[Verdict, ...], tuple[Verdict, ...]]:
    """Return those who knew earliest, and the best detectives."""
    return first_to_know(verdicts), best(verdicts)


def first_to_know(verdicts: Sequence[Verdict]) -> tuple[Verdict, ...]:
    """Return those who knew earliest; nobody if nobody knew.

    >>> [one.user for one in first_to_know([Verdict(11, 0, 3, 4, 2), Verdict(12, 1, 3, 4, 3)])]
    [11]
    """
    earliest = min((one.knew for one in verdicts if one.knew is not None), default=None)
    return tuple(one for one in verdicts if one.knew is not None and one.knew == earliest)


def best(verdicts: Sequence[Verdict]) -> tuple[Verdict, ...]:
    """Return those whose marks were right more often than wrong, by most; of those the ones with fewer marks.

    >>> [one.user for one in best([Verdict(11, 0, 3, 4, None), Verdict(12, 1, 3, 6, None)])]
    [11]
    """
    found = [one for one in verdicts if 2 * one.right > one.marked]
    most = max((_merit(one) for one in found), default=None)
    return tuple(one for one in found if _merit(one) == most)


def _merit(one: Verdict) -> tuple[int, int]:
    return 2 * one.right - one.marked, -one.marked


def name_of(table: Table, user: int, seat: int) -> str:
    """Return the name of a person who sat in a seat, also if somebody else sits there now."""
    if table.sitters[seat].user == user:
        return table.names[seat]
    former: Mapping[int | None, str] = {one.user: one.name for one in table.tenures if one.seat == seat}
    return former.get(user, table.names[seat])
