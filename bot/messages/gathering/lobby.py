"""The lobby of a table: a picture and four lines, and all that is agreed there."""

import engine
from bot import pictures, texts
from bot.messages import absence
from bot.messages.content import Button, Content, Entry, Menu, Row
from bot.messages.deal import deal_lines
from bot.messages.ids import make, make_menu
from bot.store import Sitter
from bot.tables import Chronicle, Table
from bot.tables.players.automatic import LEVELS, level_of
from bot.tables.results import why_uncounted
from bot.tables.time import pace
from bot.texts import Speaker

GUESTS = 7
"""The lobby names so many people who are invited: as many as a rematch has."""


def lobby(table: Table) -> Content:
    """Return the lobby while people take seats; afterwards who sat down, without buttons."""
    say = texts.speaker(table.language)
    lines = [f"## {texts.game_name(say, table.game)}", *sitting(say, table), _state(say, table), _terms(say, table)]
    text = "\n".join([*lines, *deal_lines(say, table, "\n".join(lines))])
    started, seats = table.state != "lobby", engine.game(table.game).seats
    shown = pictures.lobby_of(table.game, table.names, seats, table.language, started=started)
    if started:
        return Content(text, picture=shown)
    called = tuple(user for user in table.invited if user in table.absent_guests)
    return Content(text, _rows(say, table), shown, ping=called)


def _rows(say: Speaker, table: Table) -> tuple[Row, ...]:
    """Return the buttons: to take part above, to prepare below."""
    full = len(table.sitters) >= engine.game(table.game).seats[-1]
    learn = (Button(say("lobby-learn"), make("learn", table.game)),) if engine.game(table.game).lessons else ()
    call = (Button(say("button-call"), make("call", table.id)),) if table.may_call_players else ()
    return (
        (Button(say("button-join"), make("join", table.id), "primary", disabled=full), _start(say, table), *call),
        (
            Button(say("button-computer"), make("computer", table.id), disabled=full),
            Button(say("button-options"), make("options", table.id)),
            *learn,
            Button(say("button-more"), make("terms", table.id)),
        ),
    )


def _start(say: Speaker, table: Table) -> Button:
    """Return the button that starts; for somebody who is alone and waits for nobody, with computer players."""
    if table.missing and table.may_be_filled:
        label = say("lobby-fill", number=table.missing)
        return Button(label, make("fill", table.id, table.version), "success")
    return Button(say("button-start"), make("start", table.id, table.version), "success", disabled=bool(table.missing))


def sitting(say: Speaker, table: Table) -> list[str]:
    """Return who sits there, in a line in the order of seats; empty if nobody does."""
    seated = " · ".join(_sitter(say, table, name, one) for name, one in zip(table.names, table.sitters, strict=True))
    return [seated] if seated else []


def _sitter(say: Speaker, table: Table, name: str, one: Sitter) -> str:
    """Return a name, with the level of an unusual computer player, or that the person is the host."""
    if one.player:
        level = level_of(one.player)
        return texts.safe(name) + ("" if level == "usual" else f" ({level_name(say, level)})")
    return f"**{texts.safe(name)}**" + (f" ({say('lobby-host')})" if one.user == table.host else "")


def _state(say: Speaker, table: Table) -> str:
    """Return how far the table is: who is missing or invited, or that the game has begun."""
    if table.state != "lobby":
        return say("lobby-aborted" if table.state == "aborted" and not table.started else "lobby-started")
    told = []
    if table.missing:
        told.append(say("lobby-missing", number=table.missing))
    elif not table.unsuitable:
        told.append(say("lobby-ready"))
    return " ".join([*told, *awaited(say, table)])


def awaited(say: Speaker, table: Table) -> list[str]:
    """Return who is invited or said that they would come, and does not sit there; empty if nobody is."""
    full = len(table.sitters) >= engine.game(table.game).seats[-1]
    more = table.absent_guests[GUESTS:]
    names = ", ".join([*(f"<@{user}>" for user in table.absent_guests[:GUESTS]), *([f"+ {len(more)}"] if more else [])])
    invited = [say("lobby-invited", names=names)] if names and not full else []
    coming = ", ".join(texts.safe(one.name) for one in table.still_coming)
    return [*invited, *([say("lobby-coming", names=coming)] if coming and not full else [])]


def _terms(say: Speaker, table: Table) -> str:
    """Return the agreements by which people play here, in small print.

    An agreement that cannot stay as it is comes in large print.
    """
    facts = [_options(say, table), absence.short_pace_name(say, table), texts.language_name(table.language)]
    if table.rated and not table.missing and table.state == "lobby":
        facts.append(say("lobby-counts" if not why_uncounted(table) else "lobby-counts-not"))
    if table.only_invited:
        facts.append(say("lobby-only"))
    line = " · ".join(facts)
    return line if table.unsuitable else f"-# {line}"


def terms(table: Table, user: int, language: str, chronicle: Chronicle | None = None) -> Content:
    """Return all that is agreed at a table, in somebody's language, with what else they can do there."""
    say = texts.speaker(language)
    lines = [
        f"### {texts.game_name(say, table.game)}",
        *texts.pitch(say, table.game, engine.game(table.game).seats),
        say(
            "lobby-terms",
            options=_options(say, table, advice=True),
            pace=absence.pace_name(say, table, table.pace),
            language=texts.language_name(table.language),
        ),
        *([say("lobby-talk", length=say("talk-length", minutes=table.talk))] if pace.talks(table) else []),
        *([say("lobby-advice")] if table.advises else []),
        *([counts(say, table)] if table.rated and not table.missing else []),
        *([say("lobby-only-invited")] if table.only_invited else []),
        *([chronicle_line(say, table, chronicle)] if chronicle is not None else []),
    ]
    own = (Button(say("button-cut"), make("cut", table.id)), Button(say("button-leave"), make("leave", table.id)))
    buttons = (
        Button(say("button-rules"), make("rules", table.game)),
        Button(say("button-fair"), make("fair", table.id)),
    )
    return Content("\n".join(lines), ((*buttons, *(own if table.seat_of(user) is not None else ())),))


def chronicle_line(say: Speaker, table: Table, line: Chronicle) -> str:
    """Return who has betrayed whom, and how often."""
    who, whom = (texts.safe(table.names[seat]) for seat in (line.seat, line.of_seat))
    return f"*{say(f'chronicle-{line.kind}', who=who, whom=whom, number=line.number)}*"


def counts(say: Speaker, table: Table) -> str:
    """Tell whether the match counts or, before its start, would count with the people who sit there.

    If the match does not count, the line says why.
    """
    why = why_uncounted(table)
    return f"-# {say(f'lobby-uncounted-{why}') if why else say('lobby-counted')}"


def levels(say: Speaker, table: Table) -> Menu:
    """Return the menu of computer players to add.

    It is another menu after each addition, so that Discord shows none of it as chosen.
    """
    entries = (Entry(level_name(say, one), one, say(f"level-note-{one}")) for one in LEVELS)
    return Menu(make_menu("level", table.id, len(table.sitters)), say("level-hint"), tuple(entries))


def _options(say: Speaker, table: Table, *, advice: bool = False) -> str:
    """Return the preset and some options, with ``advice`` also the values that are advised.

    An option is told if it has advice, or if it differs from the preset. It is also told if it differs from what is
    usual for so many seats. In the lobby an option that follows the number of people says so, unless guests need
    the room.
    """
    values, advised = table.values, table.advised
    shown = [texts.option_value(say, table.game, "preset", values["preset"])] if "preset" in values else []
    depends = [one.name for one in table.declared if one.by_seats]
    open_to_all = table.state == "lobby" and not table.absent_guests
    by_people = [name for name in depends if open_to_all and name not in table.unusual]
    for name, value in values.items():
        if name in table.unusual or name in depends or name in advised:
            named = f"{texts.option_name(say, table.game, name)}: {texts.option_value(say, table.game, name, value)}"
            if name in table.unsuitable:
                named = say("lobby-unsuitable", option=named, number=table.expected)
            elif name in advised and advice:
                listed = texts.option_values(say, table.game, name, advised[name])
                named = say("lobby-advised", option=named, number=table.expected, values=listed)
            elif name in by_people:
                named = say("lobby-by-seats", option=named, number=table.expected)
            shown.append(named)
    return ", ".join(shown) or say("lobby-usual")


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
