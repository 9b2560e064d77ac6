"""The end of a match in words: its headline, and all scores in a line."""

from collections.abc import Sequence
from itertools import groupby

from msgspec.structs import asdict

from bot.texts.games import event_as, side_wins
from bot.texts.speech import Speaker
from engine import Event
from engine.view import Result

WON = "🏆"


def headline(
    say: Speaker,
    game: str,
    result: Result,
    rounds: int,
    sides: Sequence[str],
    decided: Sequence[Event],
    names: Sequence[str],
) -> str:
    """Tell in a line who has won, and whom they have beaten; a side's win is told as the side's.

    ``names`` are fit for their place. A game may bring words of its own (``<game>-headline``). They get the winning
    side as ``side_won``, and the ``side`` of which a deciding event tells. They also get the losers as ``beaten``, and
    the ``usual`` headline. ``part_<key>`` is how many points of a winner a part of the score brought.
    """
    side = side_that_won(result.winners, sides)
    usual = _usual(say, game, result, side, names)
    if not say.knows(f"{game}-headline"):
        return usual
    best = max((result.scores[seat] for seat in result.winners), default=0)
    beaten = [name for seat, name in enumerate(names) if seat not in result.winners]
    return say(
        f"{game}-headline",
        usual=usual,
        side_won=side or "none",
        side=side_told(decided),
        rounds=rounds,
        names=_listed(result, names),
        number=len(result.winners),
        score=best,
        second=_second(result),
        beaten=", ".join(beaten),
        beaten_number=len(beaten),
        **{f"part_{key}": points for seat in result.winners[:1] for key, points in result.parts[seat].items()},
    )


def side_told(decided: Sequence[Event]) -> str:
    """Return the side of which an event that decided the match tells."""
    return next((str(facts["side"]) for one in decided if "side" in (facts := asdict(one))), "none")


def _usual(say: Speaker, game: str, result: Result, side: str | None, names: Sequence[str]) -> str:
    """Return the headline of a game that has none of its own."""
    winners = _listed(result, names)
    told = side_wins(say, game, side) if side is not None else None
    if told is not None:
        return say("end-side", side=told, names=winners)
    score = result.scores[result.winners[0]] if len(result.winners) == 1 else 0
    if score > _second(result):
        return say("end-ahead", names=winners, score=score, second=_second(result))
    return say("end-winners", names=together(say, [names[seat] for seat in result.winners]), number=len(result.winners))


def own_win(say: Speaker, game: str, result: Result, seat: int, sides: Sequence[str], names: Sequence[str]) -> str:
    """Tell a winner that they have won, and with whom, if no side has won; ``names`` are fit for their place."""
    side = side_that_won(result.winners, sides)
    alone = side is not None and (say.knows(f"{game}-headline") or side_wins(say, game, side) is not None)
    others = () if alone else tuple(names[one] for one in result.winners if one != seat)
    return f"{WON} {say('end-own-win', others=others)}"


def _second(result: Result) -> int:
    """Return the best score of those who have not won, or 0."""
    return max((score for seat, score in enumerate(result.scores) if seat not in result.winners), default=0)


def _listed(result: Result, names: Sequence[str]) -> str:
    return ", ".join(names[seat] for seat in result.winners)


def side_that_won(winners: Sequence[int], sides: Sequence[str]) -> str | None:
    """Return the side whose seats have all won, if nobody else has.

    >>> side_that_won((1, 2), ("spy", "loyal", "loyal")), side_that_won((1,), ("spy", "loyal", "loyal"))
    ('loyal', None)
    """
    won = {sides[seat] for seat in winners} if sides else set()
    if len(won) != 1 or {seat for seat, side in enumerate(sides) if side in won} != set(winners):
        return None
    (side,) = won
    return side or None


def deciding(say: Speaker, game: str, decided: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Return short sentences on what decided the match: of the events for which the game has any (``<game>-end-``)."""
    kinds = [event for event in decided if say.knows(f"{game}-end-{event.kind}")]
    return [line for event in kinds if (line := event_as(say, f"{game}-end-{event.kind}", event, names))]


def opened(say: Speaker, game: str, decided: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Return sentences that tell nothing of who has won: of events for which the game has any (``<game>-open-``)."""
    kinds = [event for event in decided if say.knows(f"{game}-open-{event.kind}")]
    return [line for event in kinds if (line := event_as(say, f"{game}-open-{event.kind}", event, names))]


def sum_of(say: Speaker, game: str, result: Result, seat: int) -> str:
    """Tell the parts of a seat's score, which add up to it; otherwise the highest of them is the score."""
    parts = {key: points for key, points in result.parts[seat].items() if points}
    told = [say(f"{game}-part", key=key, points=points) for key, points in parts.items()]
    if sum(parts.values()) in (0, result.scores[seat]):
        return " + ".join(told)
    return say("end-best", parts=", ".join(told))


def together(say: Speaker, names: Sequence[str]) -> str:
    """Return names in a row, with a word before the last of them; nothing without names."""
    *others, last = names or ("",)
    return say("end-together", names=", ".join(others), last=last) if others else last


def placed(result: Result) -> list[int]:
    """Return the seats in the order in which the end tells them: winners first, then by score."""
    return sorted(range(len(result.scores)), key=lambda seat: (seat not in result.winners, -result.scores[seat]))


def standings(say: Speaker, result: Result, names: Sequence[str], game: str = "", sides: Sequence[str] = ()) -> str:
    """Return all scores in a line, the winners first. ``names`` are fit for their place.

    A game may name each of the ``sides`` before its scores (``<game>-standing-side``).
    """
    by_side, rows = bool(sides) and say.knows(f"{game}-standing-side"), []
    for won, seats in groupby(placed(result), key=lambda seat: seat in result.winners):
        told = [(seat, say("end-standing", name=names[seat], score=result.scores[seat])) for seat in seats]
        if by_side:
            side, number, row = sides[told[0][0]], len(told), " · ".join(one for _, one in told)
            told = [(told[0][0], say(f"{game}-standing-side", side=side, won=won, number=number, names=row))]
        rows += [f"**{one}**" if won else one for _, one in told]
    return f"{WON} {' · '.join(rows)}" if result.winners else " · ".join(rows)
