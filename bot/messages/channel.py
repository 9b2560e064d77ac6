"""What a table shows in its channel: lobby, boards, what is told aloud, and that it was closed."""

from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

import msgspec

import engine
from bot import texts
from bot.messages import absence
from bot.messages.content import Button, Content, Entry, Menu
from bot.messages.cutting import deal_lines
from bot.messages.ids import make, make_menu
from bot.messages.levels import level_name
from bot.messages.prompt import awaited
from bot.messages.reach import Call
from bot.messages.remarks import remarks
from bot.messages.telling import newest, tell, tell_backwards
from bot.pictures import PictureOf
from bot.store import FORMER, Clock
from bot.tables import Table
from bot.tables.levels import LEVELS, level_of
from bot.tables.results import why_uncounted
from bot.tables.time import pace
from bot.texts import Speaker
from engine import Event, Seat, View

HAPPENED = 1500
"""How many characters of what has happened a board message shows."""

MOST_GAMES = 25
"""How many lines a menu of Discord has."""

ALOUD = 1950
"""How many characters a message has that is told aloud."""


def lobby(table: Table) -> Content:
    """The lobby while people take seats; afterwards who sat down, without buttons."""
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
    rows = (_games(say, table), buttons, *levels, (_rules_button(say, table), fair, cut, *learn))
    return Content("\n".join(lines), rows, ping=invited)


def _agreed(say: Speaker, table: Table) -> list[str]:
    """By what they play here, in small print; what cannot stay as it is, in large."""
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
    """Whether the match counts, or would count, begun with those who sit there; or why not."""
    why = why_uncounted(table)
    return f"-# {say(f'lobby-uncounted-{why}') if why else say('lobby-counted')}"


def _games(say: Speaker, table: Table) -> Menu:
    """The games to choose from, for the host; that of the table is chosen."""
    entries = (
        Entry(texts.game_with_seats(say, key, engine.game(key).seats), key, chosen=key == table.game)
        for key in table.offered
    )
    return Menu(make_menu("game", table.id), say("options-game"), tuple(entries)[:MOST_GAMES])


def _levels(say: Speaker, table: Table) -> Menu:
    """Computer players to add. It is another menu after each of them, so that Discord shows none of it as chosen."""
    entries = (Entry(level_name(say, one), one, say(f"level-note-{one}")) for one in LEVELS)
    return Menu(make_menu("level", table.id, len(table.sitters)), say("level-hint"), tuple(entries))


def board(
    table: Table,
    onlooker: Seat,
    number: int,
    told: range | None = None,
    *,
    goes_on: bool = False,
    clock: Clock | None = None,
) -> Content:
    """The board of round ``number`` (from 1): as it is, or for a round that is over, as it was at its end.

    ``told`` are the places of the events that it tells, if not those of the whole round; ``goes_on``: the round goes on
    in a newer message, and only the words of this one stay, for other messages link to it. ``clock`` is the table's, if
    one runs.
    """
    say = texts.speaker(table.language)
    over = number <= len(onlooker.rounds)
    view: View = onlooker.rounds[number - 1] if over else onlooker.view
    title = say("board-round", round=number, rounds=view.rounds)
    several = not over and onlooker.put_to > 1
    if several:  # who has not answered is told in words: for every answer the picture would have to be drawn anew
        view = msgspec.structs.replace(view, asked=())
    if goes_on:
        title += " · " + say("board-goes-on")
    elif not over:
        title += " · " + texts.phase(say, table.game, view.phase)
    lines = [
        f"**{texts.game_name(say, table.game)}** · {title}",
        *newest(happened(say, table, onlooker, number, told), HAPPENED),
    ]
    if goes_on:
        return Content("\n".join(lines))
    picture = PictureOf("board", view, absence.names(say, table), table.language)
    if over or table.state != "running":
        return Content("\n".join(lines), picture=picture)
    people = [one.user for seat in view.asked if (one := table.sitters[seat]).answers]
    if people and not several:
        lines.append(say("board-awaited", names=", ".join(f"<@{user}>" for user in people)))
    else:
        lines.append(awaited(say, table, onlooker))
    lines += absence.time_left(say, table, clock)
    buttons = (
        Button(say("button-hand"), make("hand", table.id), "primary"),
        _rules_button(say, table),
        Button(say("button-log"), make("log", table.id)),
    )
    return Content("\n".join(lines), (buttons,), picture)


def happened(say: Speaker, table: Table, onlooker: Seat, number: int, told: range | None = None) -> Iterator[str]:
    """What everybody knows of a round but what has been told aloud, the last line first; set-up belongs to round 1.

    Where somebody else answers for a seat since then, or somebody with power did something, it is told, too. ``told``
    are the places of the events to tell, if not all.
    """
    start, stop = (told.start, told.stop) if told is not None else (0, len(onlooker.events))
    end = stop
    for at, line in reversed(_beside(say, table)):
        if (start < at <= stop or at == start == 0) and number == _round_at(onlooker, at):
            yield from _told(say, table, onlooker.events[at:end], number, _names_at(table, at))
            yield line
            end = at
    yield from _told(say, table, onlooker.events[start:end], number, _names_at(table, start))


def _names_at(table: Table, events: int) -> tuple[str, ...]:
    """How everybody was called when everybody knew of so many events."""
    names = list(table.names)
    for one in reversed(table.tenures):
        if one.events > events and one.why in ("left", "taken"):
            names[one.seat] = one.before
    return tuple(names)


def _beside(say: Speaker, table: Table) -> list[tuple[int, str]]:
    """What happened beside the match, each with how much was known of the match then: acts, and who answers now."""
    told = [(one.events, one.tenures, absence.act_line(say, one)) for one in table.acts]
    told += [
        (one.events, number, absence.tenure_line(say, one))
        for number, one in enumerate(table.tenures)
        if one.why != "start"
    ]
    return [(events, line) for events, _, line in sorted(told, key=lambda one: one[:2])]


def _round_at(onlooker: Seat, events: int) -> int:
    """The round after so many events."""
    return max(1, onlooker.events[events - 1].round) if events else 1


def _told(say: Speaker, table: Table, events: Sequence[Event], number: int, names: Sequence[str]) -> Iterator[str]:
    found = [event for event in events if max(1, event.round) == number and not event.aloud]
    return tell_backwards(say, table.game, found, names)


def log(say: Speaker, table: Table, seat: Seat) -> list[str]:
    """All that happened, as the seat may know it, and where somebody took an answer back, as everybody could notice."""
    public = [place for place, event in enumerate(seat.events, start=1) if event.seats is None]
    lines: list[str] = []
    begun = 0
    for act in table.acts:
        if act.what == "taken_back":
            stop = public[act.events - 1] if act.events else 0
            lines += [*tell(say, table.game, seat.events[begun:stop], table.names), absence.act_line(say, act)]
            begun = stop
    return lines + tell(say, table.game, seat.events[begun:], table.names)


def aloud(table: Table, events: Sequence[Event], row: Sequence[int], *, over: bool) -> Content:
    """What is told to the whole channel in a message of its own: a ``row`` of the events, and what is said to it.

    ``over``: nothing more will follow in it.
    """
    say = texts.speaker(table.language)
    told = [(place, texts.event_line(say, table.game, events[place], table.names)) for place in row]
    lines = sorted([*told, *remarks(table, events, row)], key=lambda one: one[0])
    text = "\n".join(newest((line for _, line in reversed(lines) if line), ALOUD))
    return Content(text, () if over else ((Button(say("button-hand"), make("hand", table.id), "primary"),),))


def restored(table: Table, to: float) -> Content:
    """The database was put back to what it was then, so newer messages do not count."""
    return Content(texts.speaker(table.language)("restored", when=f"<t:{to:.0f}:f>"))


def nudge(table: Table, calls: Mapping[int, Call]) -> Content:
    """A call in the channel for people whose question no direct message brings, each with why. It tells no secret."""
    say = texts.speaker(table.language)
    button = say("button-hand")
    lines = []
    for key in get_args(Call):
        some = [user for user, why in calls.items() if why == key]
        if some:
            lines.append(say(key, names=", ".join(f"<@{user}>" for user in some), button=button))
    return Content("\n".join(lines), ((Button(button, make("hand", table.id), "primary"),),), ping=tuple(calls))


def aborted(table: Table, language: str) -> Content:
    """That the table was closed, for everybody in it: by somebody, or because its server has removed the bot.

    Nobody is called to a lobby that had no news.
    """
    say = texts.speaker(language)
    people = tuple(one.user for one in table.sitters if one.user)
    names = ", ".join(f"<@{user}>" for user in people)
    if table.quiet and not table.started:
        return Content(say("aborted-quiet", game=texts.game_name(say, table.game)))
    if table.quiet:
        lines = [say("aborted-silence", names=names)]
    elif table.ended_by:
        lines = [say("aborted", by=texts.safe(table.ended_by), names=names)]
        if table.ended_for:
            lines.append(say("aborted-reason", reason=table.ended_for))
    else:
        lines = [say("aborted-forsaken", server=texts.safe(table.guild_name), game=texts.game_name(say, table.game))]
    rows: tuple[tuple[Button, ...], ...] = ()
    if table.is_revealed:
        lines.append(say("aborted-revealed"))
        rows = (after_the_end(say, table),)
    elif table.may_be_revealed:
        lines.append(say("aborted-hidden", agreed=len(table.agreed), number=len(table.people)))
        rows = ((Button(say("button-reveal"), make("reveal", table.id)),),)
    return Content("\n".join(lines), rows, ping=people)


def new_thread_name(table: Table) -> str:
    """What the thread of a table is called once whoever opened it, after whom it was called, is not known any more.

    Empty as long as they are.
    """
    return texts.game_name(texts.speaker(table.language), table.game) if table.opener == FORMER else ""


def _sitter(say: Speaker, table: Table, seat: int) -> str:
    one = table.sitters[seat]
    line = f"{seat + 1}. {texts.safe(table.names[seat])}"
    if one.player:
        return line + " · " + say("lobby-computer", level=level_name(say, level_of(one.player)))
    return line + (" · " + say("lobby-host") if one.user == table.host else "")


def _removed(table: Table) -> str:
    return ", ".join(texts.safe(one.name) for one in table.removed)


def invitation(table: Table) -> Content:
    """What a guest is told in direct messages while they may sit down."""
    where = {"server": texts.safe(table.guild_name), "where": f"<#{table.channel}>"}
    return _invitation(table, "invitation", where)


def invitation_here(table: Table, user: int, *, ping: bool) -> Content:
    """What the channel says of a guest meanwhile; with ``ping`` they are notified."""
    content = _invitation(table, "invitation-here", {"name": f"<@{user}>"})
    return msgspec.structs.replace(content, ping=(user,) if ping else ())


def _invitation(table: Table, key: str, facts: Mapping[str, str]) -> Content:
    say = texts.speaker(table.language)
    host = next((name for name, one in zip(table.names, table.sitters, strict=True) if one.user == table.host), "")
    game, button = texts.game_name(say, table.game), say("button-join")
    buttons = (Button(button, make("join", table.id), "primary"), _rules_button(say, table))
    return Content(say(key, host=texts.safe(host), game=game, button=button, **facts), (buttons,))


def invitation_over(table: Table, user: int) -> Content:
    """What becomes of an invitation by direct message."""
    say = texts.speaker(table.language)
    key = "invitation-taken" if table.seat_of(user) is not None else "invitation-over"
    return Content(say(key, game=texts.game_name(say, table.game), where=f"<#{table.channel}>"))


def _options(say: Speaker, table: Table) -> str:
    """The preset, and every option that differs from it or from what is usual for so many seats, or has advice."""
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


def _rules_button(say: Speaker, table: Table) -> Button:
    return Button(say("button-rules"), make("rules", table.game))


def after_the_end(say: Speaker, table: Table) -> tuple[Button, ...]:
    """The buttons of a match that nothing is secret of any more."""
    return (
        Button(say("button-story"), make("story", table.id)),
        Button(say("button-replay"), make("replay", table.id)),
        Button(say("button-film"), make("film", table.id)),
        Button(say("button-record"), make("record", table.id)),
    )
