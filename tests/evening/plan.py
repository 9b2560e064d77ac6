"""The plan of an evening: everything that a seed brings, so that a part of it can be left out."""

import random
from collections.abc import Iterator, Sequence

import msgspec

import engine

HOUR = 3600.0
HALL, TAVERN, CAMP = "the-hall", "the-tavern", "the-camp"
"""Channels; the camp is on a server of its own."""
PEOPLE = (("anna", "ben", "chloe", "dirk"), ("emma", "finn", "greta", "hugo"))
MANNERS = ("quick", "quick", "usual", "usual", "usual", "late", "absent")
DEEDS = (
    *("talk", "forge", "forge", "foreign", "hand", "status", "away", "back"),
    *("note", "last words", "take back", "take back", "take back"),
)
PARTING = ("leave", "delete")
"""Deeds after which somebody does nothing any more."""
TROUBLES = {
    "death": (5.0, 40.0),
    "frozen": (1.0, 20.0),
    "limited": (1.0, 4.0),
    "limited everywhere": (1.0, 4.0),
    "fails": (5.0, 60.0),
    "cut": (1.0, 3.0),
    "lost": (1.0, 3.0),
    "lost in death": (5.0, 20.0),
    "closed": (60.0, 600.0),
    "unseen": (60.0, 600.0),
    "burnt": (1.0, 1.0),
    "dropped": (1.0, 1.0),
    "forgotten": (1.0, 1.0),
    "reconnect": (1.0, 1.0),
    "invalid": (1.0, 1.0),
    "deaf": (1.0, 1.0),
    "slow": (20.0, 120.0),
    "slow disk": (10.0, 90.0),
    "failing disk": (3.0, 40.0),
}
"""All that goes wrong, each with the seconds that it lasts."""
MOST_TROUBLES = 7


class Sitting(msgspec.Struct, frozen=True):
    """A person at a table: the manner of their play, and what else they do, each with its time."""

    key: str
    manner: str
    deeds: tuple[tuple[float, str], ...] = ()


class Party(msgspec.Struct, frozen=True):
    """People who meet in a channel to play a game, with some computer players."""

    place: str
    game: str
    people: tuple[Sitting, ...]
    computers: int


class Trouble(msgspec.Struct, frozen=True):
    """A trouble: its kind, when it begins and how long it lasts; chance makes the rest of it."""

    at: float
    kind: str
    lasts: float
    chance: int

    @property
    def over(self) -> float:
        return self.at + self.lasts


class Plan(msgspec.Struct, frozen=True):
    """An evening: a seed, the parties, the troubles, and for how long people take their time; then they all hurry."""

    seed: str
    parties: tuple[Party, ...]
    troubles: tuple[Trouble, ...] = ()
    length: float = HOUR


def drawn(seed: str) -> Plan:
    dice = random.Random(f"an evening {seed}")
    parties = tuple(_parties(dice))
    return Plan(seed, parties, (*_troubles(dice), *_deaths(dice, parties)))


def _deaths(dice: random.Random, parties: Sequence[Party]) -> Iterator[Trouble]:
    """Yield deaths that come while somebody has their data deleted."""
    for at, deed in (deed for party in parties for one in party.people for deed in one.deeds):
        if deed == "delete" and dice.random() < 0.5:
            yield Trouble(at + dice.uniform(3, 11), "death", dice.uniform(*TROUBLES["death"]), dice.randrange(1000))


def _parties(dice: random.Random) -> Iterator[Party]:
    """Yield two parties; perhaps somebody of the first is the last of the second, too, and often has to leave."""
    both: list[str] = []
    for place, keys in zip((HALL, dice.choice((TAVERN, CAMP))), PEOPLE, strict=True):
        game = dice.choice(sorted(engine.games()))
        seats = dice.choice(list(engine.game(game).seats)[:3])
        people = dice.randint(2, min(seats, len(keys)))
        here = (*keys[: people - len(both)], *both)
        sitting = tuple(Sitting(key, dice.choice(MANNERS), tuple(_deeds(dice, often=key in both))) for key in here)
        yield Party(place, game, sitting, seats - people)
        both = dice.sample(here, dice.randint(0, 1))


def _deeds(dice: random.Random, *, often: bool) -> Iterator[tuple[float, str]]:
    """Yield some deeds; the last one may be a parting, or is so ``often``."""
    times = sorted(dice.uniform(20, 0.6 * HOUR) for _ in range(dice.randint(0, 5)))
    for at in times:
        parts = at == times[-1] and dice.random() < (0.5 if often else 0.2)
        yield at, dice.choice(PARTING if parts else DEEDS)


def _troubles(dice: random.Random) -> Iterator[Trouble]:
    for at in sorted(dice.uniform(5, 0.6 * HOUR) for _ in range(dice.randint(0, MOST_TROUBLES))):
        kind = dice.choice(sorted(TROUBLES))
        yield Trouble(at, kind, dice.uniform(*TROUBLES[kind]), dice.randrange(1000))
