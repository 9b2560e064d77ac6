"""Tables of the seats that may be told each kind of event, compared with whole matches."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations

from msgspec.structs import asdict, replace

import engine
from bot.games import declared
from bot.games.kit.matches import any_options, seed_of
from engine import Disclosed, Event, Match
from engine.simulate import play_on


class SecretLearned(AssertionError):
    """Somebody can learn a secret: by which difference, and at which moment."""


Told = Callable[[Event], tuple[int, ...] | None]
"""The seats that an event may be told, in ascending order; ``None``: everybody."""


def everybody(event: Event) -> tuple[int, ...] | None:
    """Everybody may know it, onlookers too."""
    return None


def only(*fields: str) -> Told:
    """Only the seats in these fields may know it."""

    def told(event: Event) -> tuple[int, ...]:
        facts = asdict(event)
        rows = [facts[field] for field in fields]
        return tuple(sorted({seat for row in rows for seat in (row if isinstance(row, tuple) else (row,))}))

    return told


its_seat = only("seat")
"""Only its seat may know it."""


def kinds(game: str) -> set[str]:
    """Return all kinds of events that answers of a game can bring."""
    return {kind for kind, one in declared.events(engine.game(game)).items() if not issubclass(one, Disclosed)}


def events(match: Match) -> list[Event]:
    """Return all events of a match, those of its set-up first."""
    return [*match.setup_events, *(event for step in match.steps for event in step.events)]


def check(match: Match, table: Mapping[str, Told]) -> None:
    """Fails at the first event of the match so far that was told to others than may know it."""
    check_events(events(match), table)


def check_events(happened: Iterable[Event], table: Mapping[str, Told]) -> None:
    """Fails at the first of the events that was told to others than may know it."""
    for event in happened:
        seats = None if event.seats is None else tuple(sorted(event.seats))
        if event.kind not in table:
            raise SecretLearned(f"the hooks do not say who may be told {event.kind}")
        if seats != table[event.kind](event):
            raise SecretLearned(f"{event.kind} is told to {seats}")


@cache
def sample(game: str, seats: int, number: int) -> Match:
    """Play a whole match by rule of thumb, with any options."""
    text, rules = f"told {game} {seats} {number}", engine.game(game)
    match = engine.start(game, seats=seats, options=any_options(rules, seats, text), seed=seed_of(text))
    return play_on(match, ["thumb"] * seats, seed_of(text))


def sent_wrongly(event: Event, seats: int) -> Iterator[Event]:
    """Yield the event sent to somebody who may not know it, or not to somebody who may."""
    if event.seats is None:
        return
    yield replace(event, seats=None)
    yield replace(event, seats=tuple((seat + 1) % seats for seat in event.seats))
    yield replace(event, seats=(*event.seats, *(seat for seat in range(seats) if seat not in event.seats))[:-1])


def unexplained(matches: Iterable[Match]) -> Iterator[str]:
    """Yield a sentence for each kind of event of a game about which nothing says who may be told.

    All events of a kind are told to everybody, or none is. Those that are not are told to the seats in the same fields
    of each, or to the same seats throughout a match.
    """
    found: dict[str, list[tuple[int, Event]]] = {}
    for number, match in enumerate(matches):
        for event in events(match):
            found.setdefault(event.kind, []).append((number, event))
    for kind, told in found.items():
        if len({event.seats is None for _, event in told}) > 1:
            yield f"{kind} is told to everybody, and another time to {next(one.seats for _, one in told if one.seats)}"
        elif told[0][1].seats is not None and not _explained(told):
            seats = next(event.seats for _, event in told)
            where = "name them in a field …_seats, or in told of the hooks"
            yield f"{kind} is told to {seats}, which its fields do not name; {where}"


def _explained(told: Sequence[tuple[int, Event]]) -> bool:
    """Return whether fields of the events name the seats that were told them, or all of a match tell the same seats."""
    fields = [name for name in asdict(told[0][1]) if name == "seat" or name.endswith(("_seat", "_seats"))]
    ways = [only(*names) for number in (1, 2) for names in combinations(fields, number)]
    seats = [(number, event, tuple(sorted(event.seats or ()))) for number, event in told]
    groups = {(number, one) for number, _, one in seats}
    return any(all(way(event) == one for _, event, one in seats) for way in ways) or len(groups) == len(dict(groups))
