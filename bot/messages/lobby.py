"""The lobby of a table, and the invitations to it."""

from collections.abc import Mapping

import msgspec

import engine
from bot import texts
from bot.messages import absence
from bot.messages.content import Button, Content, Entry, Menu
from bot.messages.deal import deal_lines
from bot.messages.ids import make, make_menu
from bot.tables import Table
from bot.tables.players.automatic import LEVELS, level_of
from bot.tables.results import why_uncounted
from bot.tables.time import pace
from bot.texts import Speaker, limits


def lobby(table: Table) -> Content:
    """Return the lobby while people take seats; afterwards who sat down, without buttons."""
    say = texts.speaker(table.language)
    seats = engine.game(table.game).seats
    game = texts.game_name(say, table.game)
    lines = [
        f"## {game}",
        *texts.pitch(say, table.game, seats),
        say("lobby-seats", number=len(table.sitters)),
        *(_sitter(say, table, seat) for seat in range(len(table.sitters))),
    ]
    if table.state != "lobby":
        lines.append(say("lobby-aborted" if table.state == "aborted" and not table.started else "lobby-started"))
        lines += _agreed(say, table)
        return Content("\n".join([*lines, *deal_lines(say, table, "\n".join(lines))]))
    if table.missing:
        lines.append(say("lobby-missing", number=table.missing))
    elif not table.unsuitable:
        lines.append(say("lobby-ready"))
    if table.rated and not table.missing:
        lines.append(counts(say, table))
    invited = tuple(user for user in table.invited if table.seat_of(user) is None)
    if invited:
        lines.append(say("lobby-invited", names=", ".join(f"<@{user}>" for user in invited), number=len(invited)))
    lines += _agreed(say, table)
    lines += deal_lines(say, table, "\n".join(lines))
    full = len(table.sitters) >= seats[-1]
    fair = Button(say("button-fair"), make("fair", table.id))
    cut = Button(say("button-cut"), make("cut", table.id))
    buttons = (
        Button(say("button-join"), make("join", table.id), "primary", disabled=full),
        Button(say("button-leave"), make("leave", table.id)),
        Button(say("button-computer"), make("computer", table.id), disabled=full),
        Button(say("button-options"), make("options", table.id)),
        Button(say("button-start"), make("start", table.id, table.version), "success", disabled=bool(table.missing)),
    )
    levels = () if full else (_levels(say, table),)
    learn = (Button(say("lobby-learn"), make("learn", table.game)),) if engine.game(table.game).lessons else ()
    rows = (_games(say, table), buttons, *levels, (rules_button(say, table), fair, cut, *learn))
    return Content("\n".join(lines), rows, ping=invited)


def _agreed(say: Speaker, table: Table) -> list[str]:
    """Return the agreements by which people play here, in small print.

    An agreement that cannot stay as it is comes in large print.
    """
    terms = say(
        "lobby-terms",
        options=_options(say, table),
        pace=absence.pace_name(say, table, table.pace),
        language=texts.language_name(table.language),
    )
    return [
        terms if table.unsuitable else f"-# {terms}",
        *([f"-# {say('lobby-talk', length=say('talk-length', minutes=table.talk))}"] if pace.talks(table) else []),
        *([f"-# {say('lobby-advice')}"] if table.advises else []),
        *([say("lobby-only-invited")] if table.only_invited else []),
        *([say("lobby-removed", names=_removed(table))] if table.removed else []),
    ]


def counts(say: Speaker, table: Table) -> str:
    """Tell whether the match counts or, before its start, would count with the people who sit there.

    If the match does not count, the line says why.
    """
    why = why_uncounted(table)
    return f"-# {say(f'lobby-uncounted-{why}') if why else say('lobby-counted')}"


def _games(say: Speaker, table: Table) -> Menu:
    """Return the menu of games to choose from, for the host, with the game of the table chosen."""
    entries = (
        Entry(texts.game_with_seats(say, key, engine.game(key).seats), key, chosen=key == table.game)
        for key in table.offered
    )
    return Menu(make_menu("game", table.id), say("options-game"), tuple(entries)[: limits.LINES])


def _levels(say: Speaker, table: Table) -> Menu:
    """Return the menu of computer players to add.

    It is another menu after each addition, so that Discord shows none of it as chosen.
    """
    entries = (Entry(level_name(say, one), one, say(f"level-note-{one}")) for one in LEVELS)
    return Menu(make_menu("level", table.id, len(table.sitters)), say("level-hint"), tuple(entries))


def _sitter(say: Speaker, table: Table, seat: int) -> str:
    one = table.sitters[seat]
    line = f"{seat + 1}. {texts.safe(table.names[seat])}"
    if one.player:
        return line + " · " + say("lobby-computer", level=level_name(say, level_of(one.player)))
    return line + (" · " + say("lobby-host") if one.user == table.host else "")


def _removed(table: Table) -> str:
    return ", ".join(texts.safe(one.name) for one in table.removed)


def invitation(table: Table) -> Content:
    """Return the direct message that a guest gets while they may sit down."""
    where = {"server": texts.safe(table.guild_name), "where": f"<#{table.channel}>"}
    return _invitation(table, "invitation", where)


def invitation_here(table: Table, user: int, *, ping: bool) -> Content:
    """Return the message in the channel about a guest who is invited; with ``ping`` they are notified."""
    content = _invitation(table, "invitation-here", {"name": f"<@{user}>"})
    return msgspec.structs.replace(content, ping=(user,) if ping else ())


def _invitation(table: Table, key: str, facts: Mapping[str, str]) -> Content:
    say = texts.speaker(table.language)
    host = next((name for name, one in zip(table.names, table.sitters, strict=True) if one.user == table.host), "")
    game, button = texts.game_name(say, table.game), say("button-join")
    buttons = (Button(button, make("join", table.id), "primary"), rules_button(say, table))
    return Content(say(key, host=texts.safe(host), game=game, button=button, **facts), (buttons,))


def invitation_over(table: Table, user: int) -> Content:
    """Return the content that replaces an invitation by direct message once the invitation is over."""
    say = texts.speaker(table.language)
    key = "invitation-taken" if table.seat_of(user) is not None else "invitation-over"
    return Content(say(key, game=texts.game_name(say, table.game), where=f"<#{table.channel}>"))


def _options(say: Speaker, table: Table) -> str:
    """Return the preset and some options.

    An option is told if it has advice, or if it differs from the preset. It is also told if it differs from what is
    usual for so many seats.
    """
    values, advised = table.values, table.advised
    shown = [texts.option_value(say, table.game, "preset", values["preset"])] if "preset" in values else []
    depends = [one.name for one in table.declared if one.by_seats]
    for name, value in values.items():
        if name in table.unusual or name in depends or name in advised:
            named = f"{texts.option_name(say, table.game, name)}: {texts.option_value(say, table.game, name, value)}"
            if name in table.unsuitable:
                named = say("lobby-unsuitable", option=named, number=table.expected)
            elif name in advised and table.state == "lobby":
                advice = texts.option_values(say, table.game, name, advised[name])
                named = say("lobby-advised", option=named, number=table.expected, values=advice)
            shown.append(named)
    return ", ".join(shown) or say("lobby-usual")


def rules_button(say: Speaker, table: Table) -> Button:
    """Return the button that shows the rules of the table's game."""
    return Button(say("button-rules"), make("rules", table.game))


def level_name(say: Speaker, level: str) -> str:
    """Return the name of a level."""
    return say(f"level-name-{level}")


def computers(say: Speaker, table: Table) -> list[str]:
    """Return the computer players of a table and their levels, in a line.

    For example: ``Computer players: Bram ◇, Inés ◇ (strong)``. The list is empty if there are no computer players. A
    computer player that stands in for somebody is not among them.
    """
    seats = [(level_of(one.player), name) for name, one in zip(table.names, table.sitters, strict=True) if one.player]
    groups = [(level, [texts.safe(name) for of, name in seats if of == level]) for level in LEVELS]
    said = [f"{', '.join(names)} ({level_name(say, level)})" for level, names in groups if names]
    return [say("level-line", computers=", ".join(said))] if said else []
