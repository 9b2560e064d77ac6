"""How well computer players play, for all to read."""

from bot import texts
from bot.tables import Table
from bot.tables.levels import LEVELS, level_of
from bot.texts import Speaker


def level_name(say: Speaker, level: str) -> str:
    """What a level is called."""
    return say(f"level-name-{level}")


def computers(say: Speaker, table: Table) -> list[str]:
    """The computer players of a table and their levels, in a line: ``Computer players: Bram ◇, Inés ◇ (strong)``.

    None where there are none. Who stands in for somebody is not among them.
    """
    seats = [(level_of(one.player), name) for name, one in zip(table.names, table.sitters, strict=True) if one.player]
    groups = [(level, [texts.safe(name) for of, name in seats if of == level]) for level in LEVELS]
    said = [f"{', '.join(names)} ({level_name(say, level)})" for level, names in groups if names]
    return [say("level-line", computers=", ".join(said))] if said else []
