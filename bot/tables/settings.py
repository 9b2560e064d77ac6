"""The settings of servers: how tables begin there, and who administers them."""

import asyncio
from collections.abc import Sequence
from typing import get_args

import msgspec

import engine
from bot.store import PaceName, Questions, Seasons, ServerSettings, Store, Substitutes
from bot.tables.actions import Actions
from bot.tables.refusal import Refusal
from bot.texts import LANGUAGES

USUAL = "usual"
"""Stands for no choice: the language of Discord, the first game, no channel, no role."""
SWITCHES = ("threads", "ratings")
"""The settings that are on or off."""
NUMBERS = ("1", "2", "3", "5", "10", "20", "50", "100")
"""How many tables may be open at once on a server."""


class SettingsOfServers:
    """What each server has chosen; every change is among the actions."""

    def __init__(self, store: Store, actions: Actions) -> None:
        self._store = store
        self._actions = actions
        self._choosing = asyncio.Lock()

    async def of(self, guild: int) -> ServerSettings:
        """The settings of a server."""
        return await self._store.servers.settings(guild)

    async def choose(self, guild: int, who: int, name: str, values: Sequence[str]) -> ServerSettings:
        """Somebody chooses a setting; whether they may is not decided here. Refuses what cannot be chosen."""
        async with self._choosing:  # of two who choose at once, both have what they chose
            settings = await self.of(guild)
            changed = choose(settings, name, values)
            if changed != settings:
                action = self._actions.on_server(guild, who, f"{name}={' '.join(values)}")
                await self._store.servers.save_settings(guild, changed, action)
                self._actions.added()
        return changed


def offered(settings: ServerSettings) -> tuple[str, ...]:
    """The games that are offered on a server: those chosen, as far as they are here; without any, all.

    >>> offered(ServerSettings(games=("traitor", "chess")))
    ('traitor',)
    >>> offered(ServerSettings(games=("chess",))) == tuple(engine.games())
    True
    """
    return tuple(key for key in engine.games() if key in settings.games) or tuple(engine.games())


def usual_game(settings: ServerSettings) -> str:
    """The game of a new table for which none is named."""
    games = offered(settings)
    return settings.game if settings.game in games else games[0]


def possible(settings: ServerSettings, name: str) -> tuple[str, ...]:
    """What can be chosen for a setting from a list; of a channel or role that is none."""
    return {
        "language": (USUAL, *LANGUAGES),
        "game": (USUAL, *offered(settings)),
        "pace": get_args(PaceName),
        "substitutes": get_args(Substitutes),
        **dict.fromkeys(SWITCHES, ("off", "on")),
        "season": get_args(Seasons),
        "questions": get_args(Questions),
        "games": tuple(engine.games()),
        "tables": NUMBERS,
        "log": (USUAL,),
        "role": (USUAL,),
    }.get(name, ())


def chosen(settings: ServerSettings, name: str) -> tuple[str, ...]:
    """What is chosen for a setting, as ``choose`` takes it.

    >>> chosen(ServerSettings(threads=True), "threads"), chosen(ServerSettings(), "role")
    (('on',), ('usual',))
    """
    value = getattr(settings, name)
    if name == "games":
        return offered(settings)
    if name in SWITCHES:
        return ("on" if value else "off",)
    return (str(value or USUAL),)


def choose(settings: ServerSettings, name: str, values: Sequence[str]) -> ServerSettings:
    """The settings with another choice: ids of channels and roles, else what is ``possible``.

    >>> choose(ServerSettings(), "threads", ["on"]).threads
    True
    """
    identified = name in ("log", "role") and len(values) == 1 and values[0].isdecimal()
    fits = len(values) == 1 or (name == "games" and values)
    if not fits or not (identified or set(values) <= set(possible(settings, name))):
        raise Refusal("option")
    (first, *_) = values
    if name == "games":
        games = tuple(values) if set(values) != set(engine.games()) else ()
        return msgspec.structs.replace(settings, games=games)
    if name in SWITCHES:
        return msgspec.structs.replace(settings, **{name: first == "on"})
    if name in ("log", "role", "tables"):
        return msgspec.structs.replace(settings, **{name: int(first) if first != USUAL else None})
    return msgspec.structs.replace(settings, **{name: "" if first == USUAL else first})


__all__ = ["USUAL", "SettingsOfServers", "choose", "chosen", "offered", "possible", "usual_game"]
