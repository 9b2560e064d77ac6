"""Words to the channel and to everybody else.

They depend neither on what a table keeps of a person, nor on who is what. Fields of a sitter, a clock and a table
are public or not. Each field that is not declared to be public is a secret.
"""

import dataclasses
from collections.abc import Callable, Mapping
from itertools import islice
from typing import NamedTuple

import pytest
from msgspec.structs import fields, replace

import engine
from bot.delivery.plan import Edit
from bot.messages.truth import Eyes, eyes
from bot.store import Clock, Sitter, Table
from bot.tables.time import clock_rules
from bot.tables.time.pace import SLOW
from tests.delivery.posting import Called, told
from tests.games.het_verraad.situations import CITY
from tests.games.the_traitors.situations import TRAITORS
from tests.kit.cases import Case
from tests.matches import seed_of
from tests.messages import leaks
from tests.messages.leaks import World
from tests.messages.situations import CASES
from tests.messages.test_time_leaks import moments
from tests.samples import samples

OFTEN = samples(8, 200)
"""So many answers of a match are looked at."""
EVERY = samples(7, 2)

PUBLIC = "name user player away offered offered_to"
"""Fields of a sitter that everybody may see. All others are that person's alone."""
SITTERS: Mapping[str, object] = {
    "language": "nl",
    "standing": 0,
    "timeouts": 2,
    "quietly": True,
    "tips": None,
    "large": True,
    "reading": "words",
}
"""Another value for each of the others."""

PUBLIC_TIME = "stage since reserve up more heard paused until paused_by talk"
TIMES: Mapping[str, object] = {
    "reminded": {0: 1, 2: 2},
    "sent": {0: 1, 2: 1},
    "reminders": 3,
    "before": Clock(stage="1 before"),
}
"""The same of a clock: how often who was to be reminded is their wish; what was before is over."""

HIDDEN: Mapping[str, Callable[[Table], Table]] = {
    "version": lambda table: replace(table, version=table.version + 8),
    "secret": lambda table: replace(table, shown=table.fingerprint, secret=seed_of("another"), seed=table.dealt_from),
    "seed": lambda table: replace(table, seed=table.dealt_from),
    "ingredients": lambda table: replace(table, seed=table.dealt_from, ingredients=()),
    "uncalled": lambda table: replace(table, uncalled=tuple(one.user for one in table.sitters if one.user)),
}
"""Fields of a running table that nobody sees, with another world of each."""

OPEN = """id state guild guild_name channel language host game options data rules sitters opened started ended invited
    ended_by ended_for quiet opener news guests waves only_invited removed games thread parent pace talk remarks rated
    substitutes reveals votes last_words advice advice_counts tenures acts agreed cuts deal_format shown put_away
    cleared restored turning_points verdicts plan summons"""
"""All other fields of a table: what stands there everybody at the table may know."""


NOBODY, EVERYBODY = -1, -2
OFFERED = 77
"""To whom a seat is offered by name; whether they are written to is theirs."""


def test_every_field_is_decided_upon() -> None:
    assert {one.name for one in fields(Sitter)} == {*PUBLIC.split(), *SITTERS}
    assert {one.name for one in fields(Clock)} == {*PUBLIC_TIME.split(), *TIMES}
    assert {one.name for one in fields(Table)} == {*OPEN.split(), *HIDDEN}


class Worlds(NamedTuple):
    """The same course at a table as it is, and at one that nobody but the person of a ``seat`` may tell from it."""

    change: Callable[[Table], Table]
    seat: int = NOBODY
    time: Callable[[Clock], Clock] = lambda clock: clock


def of_sitter(field: str, seat: int) -> Worlds:
    def change(table: Table) -> Table:
        sitters = list(table.sitters)
        sitters[seat] = replace(sitters[seat], **{field: SITTERS[field]})
        return replace(table, sitters=tuple(sitters))

    return Worlds(change, seat)


def of_clock(field: str) -> Worlds:
    return Worlds(lambda table: table, EVERYBODY, lambda clock: replace(clock, **{field: TIMES[field]}))


WORLDS = {
    **{f"sitter {one} {seat}": of_sitter(one, seat) for one in SITTERS for seat in (1, 2)},
    **{f"clock {one}": of_clock(one) for one in TIMES},
    **{f"table {one}": Worlds(change) for one, change in HIDDEN.items()},
}


@pytest.mark.parametrize("case", [CITY, TRAITORS], ids=str)
@pytest.mark.parametrize("closed", [False, True], ids=["direct", "closed"])
def test_data_of_a_person_are_told_to_nobody_else(case: Case, closed: bool) -> None:
    """Neither by a text, a call, a picture nor an order of messages. ``closed``: theirs are their direct messages."""
    users = [one.user or 0 for one in case.table.sitters]
    here, *there = (Called(users if closed else ()) for _ in range(1 + len(WORLDS)))
    for moment in islice(moments(case, "live"), OFTEN):
        table, match = offered(moment.table), moment.match
        clock = clock_rules.advanced(moment.before, SLOW, match.onlooker.view, moment.at)
        clock = replace(clock, up=tuple(clock.since)) if match.length % EVERY == 0 else clock
        made = here.bring_in_line(table, eyes(table, match, clock))
        for shown, (name, world) in zip(there, WORLDS.items(), strict=True):
            other = world.change(table)
            made_there = shown.bring_in_line(other, eyes(other, match, world.time(clock)))
            own = [OFFERED, *{NOBODY: [], EVERYBODY: users}.get(world.seat, [users[world.seat]])]
            assert public(made_there, own) == public(made, own), name


def public(calls: list[Edit], own: list[int]) -> list[object]:
    """Return everything that others than the people of these direct messages may notice of the calls."""
    return [told(one) for one in calls if one.place not in own]


def offered(table: Table) -> Table:
    """The same at which two more seats are offered: to everybody, and to somebody by name."""
    first, second, third, *others = table.sitters
    return replace(
        table, sitters=(first, replace(second, offered=True, offered_to=OFFERED), replace(third, offered=True), *others)
    )


# The roles of people


@pytest.mark.parametrize("game", engine.games())
def test_computer_players_say_and_show_nothing_that_depends_on_a_secret(game: str) -> None:
    """All seats but the first are theirs: whatever they hide, the whole channel is the same, with what they say."""
    spoken = sum(whole_channel_alike(case) for case in CASES if case.game == game)
    assert bool(spoken) == bool(engine.game(game).remarks)


def whole_channel_alike(case: Case) -> int:
    """Fails if it differs; in how many messages a computer player has said anything."""
    first, *others = case.table.sitters
    computers = tuple(Sitter(one.name, player="thumb") for one in others)
    spoken = 0
    for table in (
        replace(case.table, sitters=(first, *computers)),
        replace(case.table, sitters=(Sitter("Aiko", player="easy"), *computers)),
    ):
        heard = 0
        for match in case.played():
            aloud = sum(one.aloud for one in match.onlooker.events)
            if aloud == heard and match.length % (EVERY * 4):
                continue
            heard = aloud
            viewer = 0 if table.sitters[0].user else None
            worlds = leaks.true(match, viewer), leaks.possible(match, viewer)
            calls = [Called().bring_in_line(table, eyes_in(table, world, viewer)) for world in worlds]
            public = [[told(one) for one in some if one.place == table.channel] for some in calls]
            assert public[0] == public[1], "what the channel is told depends on a secret"
            spoken += sum("\n> " in one.content.text for one in calls[0] if one.slot.startswith("aloud"))
    return spoken


def eyes_in(table: Table, world: World, viewer: int | None) -> Eyes:
    """Return everybody's eyes in a world; the viewer and everybody have noticed the same in all worlds."""
    seen = eyes(table, world.match)
    seats = list(seen.seats)
    if viewer is not None and world.seat is not None:
        seats[viewer] = world.seat
    return dataclasses.replace(seen, onlooker=world.onlooker, seats=tuple(seats))
