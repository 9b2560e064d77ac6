"""The functions that buttons, menus and fields call.

The function's signature says what its ``custom_id`` says. The arguments of the id follow the interaction. Arguments
with a default may be missing. The function's other parameters make the difference. A menu brings ``values``, all
choices that were picked, or ``value``, the first of them. A field brings its ``word``. A button brings nothing.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from inspect import Parameter, signature
from typing import Any, TypeVar, cast

import discord

from bot.commands import fields
from bot.commands.failures import explain
from bot.commands.host import Interaction
from bot.commands.replies import begin, note_use
from bot.messages.ids import BUTTON, MENU, Mask, User, mask, number, read, snowflake
from bot.tables import Refusal

Act = TypeVar("Act", bound=Callable[..., Awaitable[None]])

_READERS: Mapping[object, Callable[[str], int | str]] = {int: number, str: str, Mask: mask, User: snowflake}
"""Readers of arguments, by type. Anything but a number becomes -1, which nothing has."""


class Route:
    """A function, and how what an id says becomes its arguments."""

    def __init__(self, act: Callable[..., Awaitable[None]]) -> None:
        said = list(signature(act).parameters.values())[1:]
        arguments = [one for one in said if one.kind is not Parameter.KEYWORD_ONLY]
        self.act = act
        self.needed = sum(one.default is Parameter.empty for one in arguments)
        self.brings = {one.name: one.annotation for one in said if one.kind is Parameter.KEYWORD_ONLY}
        self._readers = [_READERS[one.annotation] for one in arguments]

    def arguments(self, said: Sequence[str]) -> list[int | str]:
        """Return the arguments that an id says; arguments that the function does not take are left out."""
        return [reader(one) for reader, one in zip(self._readers, said, strict=False)]

    def picked(self, values: Sequence[str]) -> dict[str, object]:
        """Return what was picked in a menu, as the function takes it."""
        if "value" not in self.brings:
            return {"values": values}
        return {"value": _READERS[self.brings["value"]](values[0] if values else "")}


BUTTONS: dict[str, Route] = {}
MENUS: dict[str, Route] = {}
FIELDS: dict[str, Route] = {}


def on(action: str) -> Callable[[Act], Act]:
    """Return a decorator that has the function called for the buttons, the menus or the fields of that ``action``."""

    def known(act: Act) -> Act:
        route = Route(act)
        routes = FIELDS if "word" in route.brings else MENUS if route.brings else BUTTONS
        if action in routes:
            raise ValueError(f"two functions for {action}")
        routes[action] = route
        return act

    return known


async def clicked(interaction: Interaction) -> None:
    """Do what the id of a button says, or of a menu, also with what was picked there.

    No view waits for the click: the id alone says what it means.
    """
    await _guarded(interaction, _clicked(interaction))


async def _clicked(interaction: Interaction) -> None:
    data = cast(Mapping[str, Any], interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    if data.get("component_type") == discord.ComponentType.button.value:
        route, arguments = routed(BUTTONS, BUTTON, custom_id)
        await route.act(interaction, *arguments)
    else:
        route, arguments = routed(MENUS, MENU, custom_id)
        await route.act(interaction, *arguments, **route.picked([str(value) for value in data.get("values", ())]))


async def submitted(interaction: Interaction) -> None:
    """Do what a field is for that somebody has filled in."""
    await _guarded(interaction, _submitted(interaction))


async def _submitted(interaction: Interaction) -> None:
    custom_id, word = fields.typed(interaction)
    route, arguments = routed(FIELDS, BUTTON, custom_id)
    await route.act(interaction, *arguments, word=word)


def routed(routes: Mapping[str, Route], prefix: str, custom_id: str) -> tuple[Route, list[int | str]]:
    """Return the function that an id names, and its arguments; refuse an id that nobody was shown."""
    action, said = read(custom_id)
    route = routes.get(action)
    if route is None or len(said) < route.needed or not custom_id.startswith(prefix):
        raise Refusal("forged")
    return route, route.arguments(said)


async def _guarded(interaction: Interaction, work: Awaitable[None]) -> None:
    """Do the work of a button, a menu or a field, every failure told privately in a sentence."""
    begin(interaction)
    try:
        await work
        await note_use(interaction)
    except Exception as error:  # the last net: whatever it is, the person is told, and the log has it
        await explain(interaction, error)
