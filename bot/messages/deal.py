"""The messages about the deal: the fingerprint, the words with which the cards were cut, and the proof at the end."""

from bot import texts
from bot.fair_deal.ingredients import FORMAT
from bot.store import Table
from bot.texts import Speaker, limits

SHOWN = 8
"""The lobby shows so many cuts."""

ROOM = 900
"""The most characters of cuts that are told: any eight have room, and a text takes no more than 1,000."""

LITTLE_ROOM = 400
"""The same where the deal is explained beside them."""

LONGEST = limits.MESSAGE - 10
"""The most characters of a lobby; some room is left for line breaks."""


def deal_lines(say: Speaker, table: Table, above: str) -> list[str]:
    """Return the lines of the lobby below all others.

    If something has changed since the last cut, they contain an invitation to cut again. If there is little room left,
    fewer cuts are told, the newest.
    """
    opened = table.state == "lobby"
    fingerprint, changed = say(f"lobby-fingerprint{'-open' * opened}", fingerprint=_fingerprint(table)), ""
    if table.is_cut_before_a_change:
        changed = say("lobby-cut-again" if opened else "lobby-cut-before")
    more = max(0, len(table.cuts) - SHOWN)
    taken = "\n".join([above, fingerprint, say("lobby-cuts", cuts="", more=more), changed])
    told = cuts(table, SHOWN, min(ROOM, LONGEST - len(taken)))
    return [fingerprint, *([say("lobby-cuts", cuts=told, more=more)] if told else []), *([changed] if changed else [])]


def cuts(table: Table, last: int, room: int = ROOM) -> str:
    """Return who cut the cards, each with their word.

    Only the ``last`` cuts are told, as far as there is room.
    """
    told: list[str] = []
    for one in reversed(table.cuts[-last:]):
        told.insert(0, f"{texts.safe(one.name)} *{texts.safe(one.word)}*")
        if len(", ".join(told)) > room:
            return ", ".join(["…", *told[1:]])
    return ", ".join(told)


def start_cuts(say: Speaker, table: Table) -> str:
    """Return the cuts and the fingerprint for somebody who starts a match by a command.

    Such a person may not have seen the lobby.
    """
    told = say("start-cuts", cuts=cuts(table, len(table.cuts)), fingerprint=_fingerprint(table))
    return "\n".join([told, *([say("lobby-cut-again")] if table.is_cut_before_a_change else [])])


def fair(say: Speaker, table: Table, source: str) -> str:
    """Explain what the fingerprint is for, and how to be sure of the deal.

    ``source`` is the address of the program.
    """
    told = cuts(table, len(table.cuts), LITTLE_ROOM) or say("fair-uncut")
    key = "fair" if table.deal_format == FORMAT else "fair-older"
    lines = [say(key, fingerprint=_fingerprint(table), cuts=told)]
    return "\n".join([*lines, *_program(say, source)])


def fair_end(say: Speaker, table: Table, source: str) -> str:
    """Return all that the deal of a match was made of, once nothing of the match is secret any more.

    ``source`` is the address of the program that checks it.
    """
    if not table.has_proof:
        return say("end-unproven")
    told = cuts(table, len(table.cuts), LITTLE_ROOM) or say("fair-uncut")
    cut = "yes" if table.cuts else "no"
    lines = [say("fair-end", fingerprint=_fingerprint(table), secret=f"`{table.secret.hex()}`", cuts=told, cut=cut)]
    if table.is_cut_last:
        lines.append(say("fair-end-cut"))
    return "\n".join([*lines, *_program(say, source)])


def record(say: Speaker, source: str) -> str:
    """Return the text that goes with the record of a match."""
    return "\n".join([say("record"), *_program(say, source)])


def _program(say: Speaker, source: str) -> list[str]:
    return [say("fair-program", source=f"<{source}>")] if source else []


def _fingerprint(table: Table) -> str:
    return f"`{table.fingerprint}`"
