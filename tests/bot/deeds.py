"""Deeds that anybody can do to the bot, made of everything that the bot has registered."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.commands.router import BUTTONS, FIELDS, MENUS
from bot.messages.ids import make, make_menu
from bot.sandbox import Person
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT
from bot.sandbox.rest.command_bodies import CHAT_INPUT
from bot.sandbox.world.messages import Channel
from tests.bot.bot_on_sandbox import Court
from tests.bot.comparison import Deed, field

SUBCOMMAND, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE = 1, 3, 4, 5, 6, 7, 8
GROUP = 2
IN_DIRECT_MESSAGES = 1
OF_PEOPLE = ("offer",)
"""The actions whose ids name a person, whom there has to be."""
SAMPLE = 2
"""So many ids of an action that people have seen are pressed, at most, and so many that nobody has."""


def registered(court: Court) -> set[str]:
    """The names of all deeds."""
    return {
        *(f"/{way[-1]}" for way, _ in _commands(court)),
        *(f"/{way[-1]} {one['name']}?" for way, said in _commands(court) for one in said if one.get("autocomplete")),
        *(f"press {action}" for action in (*BUTTONS, *MENUS)),
        *(f"fill in {action}" for action in FIELDS),
    }


Way = tuple[dict[str, Any], str]


def _commands(court: Court) -> Iterator[tuple[Way, list[dict[str, Any]]]]:
    """Each command with its whole name, and its options."""
    for command in court.sandbox.world.commands:
        if command["type"] == CHAT_INPUT:
            yield from _below(command, command, command["name"])


def _below(command: dict[str, Any], part: dict[str, Any], name: str) -> Iterator[tuple[Way, list[dict[str, Any]]]]:
    options = part.get("options", [])
    inner = [one for one in options if one["type"] in (SUBCOMMAND, GROUP)]
    for one in inner:
        yield from _below(command, one, f"{name} {one['name']}")
    if not inner:
        yield (command, name), options


class Deeds:
    """Makes deeds of somebody who is in that ``place``.

    ``others`` are whom a command may name, ``numbers`` what an id may say, ``words`` what is typed.
    """

    def __init__(
        self,
        court: Court,
        ids: Mapping[str, Mapping[str, tuple[str, ...] | None]],
        dice: random.Random,
        place: Channel,
        others: Sequence[Person],
        numbers: Sequence[int],
        words: Sequence[str],
    ) -> None:
        self._court = court
        self._ids = ids
        self._dice = dice
        self._place = place
        self._others = others
        self._numbers = numbers
        self._words = words

    def all(self) -> Iterator[Deed]:
        """Every deed that is registered, in some ways."""
        for way, said in _commands(self._court):
            yield from self._of_command(way, said)
        for action in (*sorted(BUTTONS), *sorted(MENUS)):
            yield from self.pressed(action)
        for action in FIELDS:
            yield Deed(f"fill in {action}", MODAL_SUBMIT, field(make(action, 1), self._dice.choice(self._words)))

    def naming(self) -> Iterator[Deed]:
        """Every command that may name somebody, with nothing else that need not be said."""
        for way, said in _commands(self._court):
            people = [one for one in said if one["type"] == USER][:1]
            if people:
                short = [one for one in said if one.get("required") or one in people]
                yield Deed(f"/{way[-1]}", COMMAND, self._data(way, short))

    def _of_command(self, way: Way, said: list[dict[str, Any]]) -> Iterator[Deed]:
        command, name = way
        directly = [False, *([True] if IN_DIRECT_MESSAGES in (command.get("contexts") or ()) else [])]
        for here in directly:
            yield Deed(f"/{name}", COMMAND, self._data(way, [one for one in said if one.get("required")]), here)
        if any(not one.get("required") for one in said):
            yield Deed(f"/{name}", COMMAND, self._data(way, said))
        for one in said:
            if one.get("autocomplete"):
                where = self._dice.choice(directly)
                yield Deed(f"/{name} {one['name']}?", AUTOCOMPLETE, self._data(way, said, one["name"]), where)

    def _data(self, way: Way, said: Sequence[dict[str, Any]], focused: str = "") -> dict[str, Any]:
        command, name = way
        resolved: dict[str, dict[str, Any]] = {}
        values = [self._value(one, resolved) for one in said]
        for one in values:
            if one["name"] == focused:
                one["focused"], one["value"] = True, ""
        for part in reversed(name.split()[1:]):
            values = [{"name": part, "type": SUBCOMMAND, "options": values}]
        data = {"id": command["id"], "name": command["name"], "type": 1, "options": values}
        return data | ({"resolved": resolved} if resolved else {})

    def _value(self, one: dict[str, Any], resolved: dict[str, dict[str, Any]]) -> dict[str, Any]:
        person, value = self._dice.choice(self._others), None
        if choices := one.get("choices"):
            value = self._dice.choice(choices)["value"]
        elif one["type"] == INTEGER:
            value = 1 if one["name"] == "table" else self._dice.choice(self._numbers)
        elif one["type"] == BOOLEAN:
            value = True
        elif one["type"] == STRING:
            value = self._dice.choice(self._words)
        if value is None:
            guild = self._place.guild
            assert guild is not None
            role = next(iter(guild.roles.values()))
            found = {USER: person, CHANNEL: self._place, ROLE: role}.get(one["type"])
            assert found is not None, f"nobody knows what to say for {one}"
            kinds = {"type": one["type"], "name": one["name"], "required": True}
            made = person._values({"options": [kinds]}, {one["name"]: found})
            for kind, parts in made.resolved.items():
                resolved.setdefault(kind, {}).update(parts)
            value = made.options[0]["value"]
        return {"name": one["name"], "type": one["type"], "value": value}

    def pressed(self, action: str) -> Iterator[Deed]:
        """A button or a menu with some ids that people have seen, and with some that nobody has.

        An id that names the table alone, such as that of a log, is pressed in both places.
        """
        known = self._ids.get(action, {})
        seen = self._dice.sample(sorted(known), min(SAMPLE, len(known)))
        is_menu = action in MENUS
        more = (MENUS if is_menu else BUTTONS)[action].needed - 1
        numbers = [one.id for one in self._others] if action in OF_PEOPLE else self._numbers
        maker = make_menu if is_menu else make
        made = [maker(action, 1, *(self._dice.choice(numbers) for _ in range(more))) for _ in range(SAMPLE)]
        for custom_id in dict.fromkeys((*seen, *made)):
            data: dict[str, Any] = {"custom_id": custom_id}
            if is_menu:
                values = known.get(custom_id) or tuple(self._words)
                data["values"] = [self._dice.choice(values)]
            for directly in (self._dice.random() < 0.5,) if more else (False, True):
                yield Deed(f"press {action}", COMPONENT, data, directly)
