"""Options: what is agreed on before a match starts."""

from collections.abc import Mapping, Sequence

import msgspec

from engine.errors import BadOption


class Option(msgspec.Struct, frozen=True):
    """A declared choice of rules made before the start.

    ``defaults`` has the value for every value of the option ``preset``, or under ``""`` the value for all of them. If
    the number of seats matters, ``by_seats`` has the values allowed for each number instead, its default first.
    ``since`` is the first version of the rules that has the option. An option of the same name takes its place from
    that option's own ``since`` on. ``advised`` are the values that the source of the game advises for a number of
    seats. People see them beside the option, and nothing follows from them.

    >>> rounds = Option("rounds", ("1", "2", "3"), by_seats={4: ("3", "1", "2")}, advised={4: ("2", "3")})
    >>> rounds.allowed(4), rounds.default("", 4), rounds.advice(4), rounds.advice(5)
    (('1', '2', '3'), '3', ('2', '3'), ())
    """

    name: str
    values: tuple[str, ...]
    defaults: Mapping[str, str] = {}
    by_seats: Mapping[int, tuple[str, ...]] = {}
    since: int = 1
    advised: Mapping[int, tuple[str, ...]] = {}

    def allowed(self, seats: int) -> tuple[str, ...]:
        """Return the values for that number of seats, in their order."""
        return tuple(one for one in self.values if one in self.by_seats[seats]) if self.by_seats else self.values

    def default(self, preset: str, seats: int) -> str:
        """Return the value of the option if none is chosen."""
        return self.by_seats[seats][0] if self.by_seats else self.defaults.get("") or self.defaults[preset]

    def advice(self, seats: int) -> tuple[str, ...]:
        """Return the values that the source advises for that number of seats; none if it says nothing."""
        return self.advised.get(seats, ())


def written(value: object) -> str:
    """Return an option's value as it is written: ``True`` is ``on``, ``None`` is ``none``, ``3`` is ``3``."""
    words: dict[object, str] = {True: "on", False: "off", None: "none"}
    return words[value] if value is None or isinstance(value, bool) else str(value)


def all_chosen(options: Sequence[Option], given: Mapping[str, object], seats: int) -> dict[str, str]:
    """Return the value of each option, the given one or else its default; raise ``BadOption`` for any other value."""
    chosen: dict[str, str] = {}
    for option in options:
        default = option.default(chosen.get("preset", ""), seats)
        value = written(given[option.name]) if option.name in given else default
        if value not in (allowed := option.allowed(seats)):
            where = f" with {seats} seats" if option.by_seats else ""
            raise BadOption(f"{option.name} is one of {', '.join(allowed)}{where}, not {value!r}")
        chosen[option.name] = value
    return chosen
