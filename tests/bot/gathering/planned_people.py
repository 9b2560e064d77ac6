"""A planned evening of six people on the sandbox: two are late, one does not come, and nobody types a word."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from bot.sandbox import Message, Person
from tests.bot.bot_on_sandbox import HALL, Court, fine, silent

PEOPLE = ("anna", "ben", "chloe", "dirk", "emma", "finn")
GAMES = ("the_traitors", "traitor")
"""The games that six people can play."""
AHEAD, REMINDED = 2 * 3600.0, 15 * 60.0
HORIZON = 900.0
"""So long after the time of the plan the evening is watched."""
DELAY = 180.0
"""Seconds by which somebody is late, on average."""


class Arrival(NamedTuple):
    """Somebody presses *I'm here* so many seconds after the time of the plan, or before it."""

    at: float
    person: Person


async def play_plan(court: Court, seed: int) -> float:
    """Play an evening until the cards are dealt; return how many seconds after the time of the plan that was."""
    assert court.wall is not None
    chance = random.Random(f"evening {seed}")
    people = [court.person(name) for name in PEOPLE]
    chance.shuffle(people)
    await fine(people[0].command(HALL, "plan", when="in 2 hours", game=GAMES[seed % len(GAMES)]))
    hour = court.wall.now + AHEAD
    await court.quiet()
    for one in people[1:]:
        await silent(one.click(court.hall.messages[-1], "I’m in"))
        await court.quiet()
    called: set[Message] = set()
    for arrival in arrivals(people, chance):
        await court.passes(hour + arrival.at - court.wall.now)
        if (await court.table()).started:
            break
        called |= set(calls(court))
        await fine(arrival.person.click(calls(court)[-1], "I’m here"))
        await court.quiet()
    await court.passes(max(0.0, hour + HORIZON - court.wall.now))
    assert all(one.edited is None for one in called), "a call is edited, and so calls nobody"
    return (await court.table()).started - hour


def calls(court: Court) -> list[Message]:
    """The messages in the hall that mention those who are coming."""
    return [one for one in court.hall.messages if one.content.startswith("<@") and one.buttons]


def arrivals(people: list[Person], chance: random.Random) -> Iterator[Arrival]:
    """Yield when each person comes: three in time, two late, and one never."""
    some = list(people)
    chance.shuffle(some)
    late = [Arrival(60 + chance.expovariate(1 / DELAY), one) for one in some[1:3]]
    there = [Arrival(chance.uniform(-0.8 * REMINDED, 60), one) for one in some[3:]]
    yield from sorted((*late, *there), key=lambda one: one.at)
