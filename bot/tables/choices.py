"""Choices of a host for a table, and of a server's managers for all tables there: each is declared once.

A choice is stored by its name in ``Table`` or ``ServerSettings``. The default there is the value that nobody has
chosen. The host makes a choice in a lobby, and anybody who manages a server makes it there.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, TypeVar, get_args

import msgspec

import engine
from bot.store import Advice, PaceName, Questions, Reveals, Seasons, ServerSettings, Substitutes, Table
from bot.tables.refusal import Refusal
from bot.tables.time.talk_rules import MINUTES
from bot.texts import LANGUAGES

Scope = Literal["table", "server", "both"]
Kind = Literal["word", "number", "switch", "several", "id"]
"""The form in which a choice is stored: its word, a number, on or off, several words, a Discord id."""
Chosen = TypeVar("Chosen", Table, ServerSettings)

USUAL = "usual"
"""Stands for no choice of a server: the language of Discord, the first game, no channel, no role."""
SWITCH = ("off", "on")
NUMBERS = ("1", "2", "3", "5", "10", "20", "50", "100")
"""Possible limits of tables that are open at once on a server."""


def _always(game: str) -> bool:
    return True


def _has_ballots(game: str) -> bool:
    return bool(engine.game(game).ballots)


def _has_last_words(game: str) -> bool:
    return engine.game(game).last_words


class Choice(msgspec.Struct, frozen=True):
    """A choice: where it is made, what can be chosen, how that is stored, in which games it is ``used``.

    ``field`` is the name in which it is stored, if that is another one. ``usual``: a server need not choose.
    ``words`` is the text that names each value at a table, by its ``key``.
    """

    name: str
    scope: Scope
    values: tuple[str, ...] = ()
    kind: Kind = "word"
    field: str = ""
    usual: bool = False
    words: str = ""
    used: Callable[[str], bool] = _always

    @property
    def stored_as(self) -> str:
        """The name of its field."""
        return self.field or self.name


CHOICES: Mapping[str, Choice] = {
    one.name: one
    for one in (
        Choice("game", "both", usual=True),
        Choice("games", "server", kind="several"),
        Choice("language", "both", LANGUAGES, usual=True),
        Choice("pace", "both", get_args(PaceName)),
        Choice("talk", "table", MINUTES, "number", used=lambda game: bool(engine.game(game).talks)),
        Choice(
            "remarks",
            "table",
            SWITCH,
            "switch",
            words="remarks-value",
            used=lambda game: bool(engine.game(game).remarks or engine.game(game).voices),
        ),
        Choice("substitutes", "both", get_args(Substitutes), words="substitutes"),
        Choice("reveals", "both", get_args(Reveals), words="reveals-value"),
        Choice("votes", "table", SWITCH, "switch", words="votes-value", used=_has_ballots),
        Choice("last_words", "table", SWITCH, "switch", words="last_words-value", used=_has_last_words),
        Choice("advice", "table", get_args(Advice), words="advice-value"),
        Choice("only", "table", SWITCH, "switch", field="only_invited"),
        Choice("questions", "server", get_args(Questions)),
        Choice("threads", "server", SWITCH, "switch"),
        Choice("events", "server", SWITCH, "switch"),
        Choice("tables", "server", NUMBERS, "number"),
        Choice("ratings", "server", SWITCH, "switch"),
        Choice("season", "server", get_args(Seasons)),
        Choice("role", "server", kind="id", usual=True),
        Choice("call", "server", kind="id", usual=True),
        Choice("log", "server", kind="id", usual=True),
    )
}
"""Every choice by its name."""


_OF_SERVERS = tuple(one for one in CHOICES.values() if one.scope != "table")


def of_tables(game: str) -> tuple[Choice, ...]:
    """Return the choices of a table at which that game is played."""
    found = (one for one in CHOICES.values() if one.scope != "server")
    return tuple(one for one in found if one.used(game))


def offered(settings: ServerSettings) -> tuple[str, ...]:
    """Return the games that are offered on a server: those chosen, as far as they are here; without any, all.

    >>> offered(ServerSettings(games=("traitor", "chess")))
    ('traitor',)
    >>> offered(ServerSettings(games=("chess",))) == tuple(engine.games())
    True
    """
    return tuple(key for key in engine.games() if key in settings.games) or tuple(engine.games())


def possible(now: Table | ServerSettings, name: str) -> tuple[str, ...]:
    """Return the values that can be chosen from a list; nothing if there is no such choice."""
    choice = _made(now, name)
    if choice is None:
        return ()
    if isinstance(now, Table):
        return now.offered if name == "game" else choice.values
    games = {"game": offered(now), "games": tuple(engine.games())}
    values = games.get(name, choice.values)
    return (USUAL, *values) if choice.usual else values


def _made(now: Table | ServerSettings, name: str) -> Choice | None:
    """Return the choice of that name, if it is made for tables of such a game, or for servers."""
    found = of_tables(now.game) if isinstance(now, Table) else _OF_SERVERS
    return next((one for one in found if one.name == name), None)


def chosen(now: Table | ServerSettings, name: str) -> tuple[str, ...]:
    """Return what is chosen, as ``choose`` takes it.

    >>> chosen(ServerSettings(threads=True), "threads"), chosen(ServerSettings(), "role")
    (('on',), ('usual',))
    """
    choice = CHOICES[name]
    value = getattr(now, choice.stored_as)
    if choice.kind == "several":
        return offered(now) if isinstance(now, ServerSettings) else value
    if choice.kind == "switch":
        return (SWITCH[bool(value)],)
    return (USUAL if choice.usual and not value else str(value),)


def choose(now: Chosen, name: str, values: Sequence[str]) -> Chosen:
    """Return a table or settings with another choice: ids of channels and roles, else a ``possible`` value.

    The caller decides whether the person may choose.

    >>> choose(ServerSettings(), "threads", ["on"]).threads
    True
    """
    choice, listed = _made(now, name), possible(now, name)
    if choice is None:
        raise Refusal("option")
    fits = len(values) == 1 or (choice.kind == "several" and values)
    identified = choice.kind == "id" and len(values) == 1 and values[0].isdecimal()
    if not fits or not (identified or set(values) <= set(listed)):
        raise Refusal("option")
    return msgspec.structs.replace(now, **{choice.stored_as: _stored(choice, values)})


def _stored(choice: Choice, values: Sequence[str]) -> object:
    """Return a choice as it is stored."""
    (first, *_) = values
    if choice.kind == "several":
        return tuple(values) if set(values) != set(engine.games()) else ()
    if choice.kind == "switch":
        return first == "on"
    if choice.kind in ("number", "id"):
        return int(first) if first != USUAL else None
    return "" if choice.usual and first == USUAL else first


def kept(table: Table) -> dict[str, str]:
    """Return what was chosen for a table, as it is ``given`` to another like it; not who may join.

    Game and language are not among it.
    """
    found = (one.name for one in of_tables(table.game) if not one.usual and one.name != "only")
    return {name: value for name in found for value in chosen(table, name)}


def begun(table: Table, settings: ServerSettings, given: Mapping[str, str]) -> Table:
    """Return a new table with its server's choices for all tables, and the choices ``given`` for it, by name.

    Game and language are the table's own already. Choices for which the game has no use are not made.
    """
    for choice in of_tables(table.game):
        if choice.name in given:
            table = choose(table, choice.name, [given[choice.name]])
        elif choice.scope == "both" and not choice.usual:
            table = choose(table, choice.name, chosen(settings, choice.name))
    return table
