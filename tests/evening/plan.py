"""The plan of an evening: everything that a seed brings, so that a part of it can be left out."""

import random
from collections.abc import Iterator

import msgspec

import engine

HOUR = 3600.0
PLACES = ("the-hall", "the-tavern")
PEOPLE = (("anna", "ben", "chloe", "dirk"), ("emma", "finn", "greta", "hugo"))
MANNERS = ("quick", "quick", "usual", "usual", "usual", "late", "absent")


class Sitting(msgspec.Struct, frozen=True):
    """A person at a table, and the manner of their play."""

    key: str
    manner: str


class Party(msgspec.Struct, frozen=True):
    """People who meet in a channel to play a game, with some computer players."""

    place: str
    game: str
    people: tuple[Sitting, ...]
    computers: int


class Plan(msgspec.Struct, frozen=True):
    """An evening: a seed, the parties, and for how long people take their time. After that they all hurry."""

    seed: str
    parties: tuple[Party, ...]
    length: float = HOUR


def drawn(seed: str) -> Plan:
    """Return the evening of a seed."""
    dice = random.Random(f"an evening {seed}")
    return Plan(seed, tuple(_parties(dice)))


def _parties(dice: random.Random) -> Iterator[Party]:
    for place, keys in zip(PLACES, PEOPLE, strict=True):
        game = dice.choice(sorted(engine.games()))
        seats = dice.choice(list(engine.game(game).seats)[:3])
        people = dice.randint(2, min(seats, len(keys)))
        sitting = tuple(Sitting(key, dice.choice(MANNERS)) for key in keys[:people])
        yield Party(place, game, sitting, seats - people)
