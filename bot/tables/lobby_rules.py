"""Rules of the lobby: who may sit down, invite, choose, cut and start.

Every function takes a table and returns the changed one, or raises ``Refusal``.
"""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

import engine
from bot.fair_deal import names
from bot.fair_deal.ingredients import FORMAT, Cut, spelled
from bot.store import Removal, Sitter, Table, Wishes
from bot.tables.players.automatic import LEVELS
from bot.tables.refusal import Refusal, check_lobby, check_sits

CUTS = 60
"""The cards of a table are cut at most so often."""

GUESTS = 10
"""So many people one table can invite."""


def check_host(table: Table, user: int) -> None:
    """Refuse everybody but the host, and after the start the host, too."""
    check_lobby(table)
    check_sits(table, user)
    if user != table.host:
        raise Refusal("host-only", host=_host_name(table))


def join(table: Table, sitter: Sitter, blockers: Collection[int] = (), around: Collection[str] = ()) -> Table:
    """Give a person the next seat. Asking twice is harmless.

    ``blockers`` are those who block that person. ``around`` are names that computer players do not take.
    """
    if sitter.user is not None and table.seat_of(sitter.user) is not None:
        return table
    if table.state == "running":
        raise Refusal("running-join")
    check_lobby(table)
    if sitter.user is not None:
        check_welcome(table, sitter.user, blockers)
    if len(table.sitters) >= engine.game(table.game).seats[-1]:
        computers = sum(1 for one in table.sitters if one.player)
        raise Refusal("full-computers" if computers else "full", number=len(table.sitters))
    return replace(table, sitters=(*_called_apart(table.sitters, sitter.name, table.id, around), sitter))


def check_welcome(table: Table, user: int, blockers: Collection[int]) -> None:
    """Refuse whom somebody at the table blocks, without a reason, whom the host has removed, and the uninvited."""
    if any(one.user in blockers for one in table.sitters):
        raise Refusal("not-open")
    if any(one.user == user for one in table.removed):
        raise Refusal("removed")
    if table.only_invited and user not in (*table.guests, *table.invited):
        raise Refusal("only-invited")


def leave(table: Table, user: int) -> Table:
    """Give a person's seat back. The last person to leave closes the table; a leaving host hands it on."""
    if table.state == "running":
        check_sits(table, user)
        raise Refusal("running-leave")
    check_lobby(table)
    seat = check_sits(table, user)
    sitters = table.sitters[:seat] + table.sitters[seat + 1 :]
    people = [one.user for one in sitters if one.user is not None]
    if not people:
        return replace(table, sitters=(), state="aborted")
    return replace(table, sitters=sitters, host=table.host if table.host in people else people[0])


def add_computer(table: Table, user: int, level: str, around: Collection[str] = ()) -> Table:
    """Give the next seat to a computer player of that level, by a name that nobody there or ``around`` has."""
    check_lobby(table)
    check_sits(table, user)
    if level not in LEVELS:
        raise Refusal("option")
    return join(table, Sitter(name=names.computer(table.names, table.id, around), player=LEVELS[level]))


def filled(table: Table, user: int, around: Collection[str]) -> Table:
    """Give computer players the seats that are missing, for a person who sits here.

    After a cut nobody adds anybody unseen: that would change the deal.
    """
    if table.cuts:
        raise Refusal("cuts-unseen")
    for _ in range(table.missing):
        table = add_computer(table, user, "usual", around)
    return table


def remove_computer(table: Table, user: int) -> Table:
    """Take away the last computer player."""
    check_lobby(table)
    check_sits(table, user)
    for seat in reversed(range(len(table.sitters))):
        if table.sitters[seat].player:
            return replace(table, sitters=table.sitters[:seat] + table.sitters[seat + 1 :])
    raise Refusal("no-computer")


def cut(table: Table, user: int, word: str, seen: str) -> Table:
    """Cut the cards with a word for a person who sits here, as often as they like.

    ``seen`` is the fingerprint that they were shown before they typed the word. Only what the fingerprint stands for
    was fixed by then. A word that is known already protects nobody from the person who chooses the rest.
    """
    check_lobby(table)
    seat = check_sits(table, user)
    word = spelled(word)
    if not word:
        raise Refusal("cut-empty")
    if len(table.cuts) >= CUTS:
        raise Refusal("cut-often", number=CUTS)
    if table.deal_format != FORMAT:
        seen = ""
    elif seen != table.fingerprint:
        raise Refusal("cut-late")
    elif any(names.alike(one.word) == names.alike(word) for one in table.cuts):
        raise Refusal("cut-known")
    return replace(table, cuts=(*table.cuts, Cut(user, table.names[seat], word, seen)))


def set_game(table: Table, key: str) -> Table:
    """Set another game, as the host chooses; its options are those of its first preset."""
    if key not in table.offered:
        raise Refusal("option")
    game = engine.game(key)
    if len(table.sitters) > game.seats[-1]:
        raise Refusal("too-many", number=game.seats[-1])
    return replace(table, game=key, options={}, rules=game.rules_version)


def set_option(table: Table, name: str, value: str) -> Table:
    """Set an option, as the host chooses, for as many seats as there may be. A preset takes all other choices back."""
    known = [one.name for one in table.declared]
    if name not in known or value not in engine.game(table.game).values(name, len(table.sitters)):
        raise Refusal("option")
    return replace(table, options={name: value} if name == "preset" else {**table.options, name: value})


def set_standing(table: Table, user: int, question: int | None) -> Table:
    """Store that a person has given the standing answer with their question of that number, or takes it back."""
    if table.state != "running":
        raise Refusal("over")
    seat = check_sits(table, user)
    sitter = replace(table.sitters[seat], standing=question)
    return replace(table, sitters=(*table.sitters[:seat], sitter, *table.sitters[seat + 1 :]))


def set_tips(table: Table, user: int, since: int | None) -> Table:
    """Give a person tips from their seat's question of that number on, or none any more."""
    seat = check_sits(table, user)
    sitter = replace(table.sitters[seat], tips=since)
    return replace(table, sitters=(*table.sitters[:seat], sitter, *table.sitters[seat + 1 :]))


def set_look(table: Table, user: int, wishes: Wishes) -> Table:
    """Give a person large pictures or words, as they wish."""
    seat = check_sits(table, user)
    sitter = replace(table.sitters[seat], large=wishes.large, reading=wishes.reading)
    return replace(table, sitters=(*table.sitters[:seat], sitter, *table.sitters[seat + 1 :]))


def check_start(table: Table, user: int, seen: int | None) -> None:
    """Refuse to start without enough people, or with others than the starter has seen.

    ``seen`` is the version of the table that was shown. Without ``seen`` only a table whose cards nobody cut is
    started.
    """
    check_lobby(table)
    check_sits(table, user)
    if table.missing:
        raise Refusal("missing", number=table.missing)
    if table.unsuitable:
        raise Refusal("unsuitable", number=len(table.sitters))
    if seen is None and table.cuts:
        raise Refusal("cuts-unseen")
    if seen is not None and seen != table.version:
        raise Refusal("roster")


def begun(table: Table, user: int, seen: int | None, now: float) -> Table:
    """Return the table as its match starts, by the newest version of the rules; refuses what ``check_start`` does."""
    table = replace(table, rules=engine.game(table.game).rules_version)
    check_start(table, user, seen)
    started = replace(table, state="running", started=now, options=table.values, advice_counts=False)
    return replace(started, ingredients=started.made_of(), deal_format=max(2, started.deal_format))


def invite(table: Table, people: Sequence[int], blockers: Collection[int]) -> Table:
    """Invite people for the host; the ``blockers`` among them, who block the host, are not called."""
    new = [one for one in people if one not in table.guests and table.seat_of(one) is None]
    guests = (*table.guests, *dict.fromkeys(new))
    uncalled = (*table.uncalled, *(one for one in dict.fromkeys(new) if one in blockers))
    if len(guests) > GUESTS:
        raise Refusal("most-guests", number=GUESTS)
    removed = tuple(one for one in table.removed if one.user not in people)
    waves = tuple(tuple(one for one in wave if one not in new) for wave in table.waves)
    waves = (*waves, tuple(dict.fromkeys(new))) if new else waves
    return replace(table, guests=guests, uncalled=uncalled, waves=waves, removed=removed)


def decline(table: Table, user: int) -> Table:
    """Take a person off the list of those who are invited, as they wish."""
    check_lobby(table)
    if user not in table.absent_guests:
        raise Refusal("not-invited")
    guests, invited = ([one for one in people if one != user] for people in (table.guests, table.invited))
    return replace(table, guests=tuple(guests), invited=tuple(invited))


def remove(table: Table, user: int) -> Table:
    """Take somebody's seat and invitation away, for the host."""
    seat = table.seat_of(user)
    if seat is None or user == table.host:
        raise Refusal("not-here")
    return replace(
        table,
        sitters=table.sitters[:seat] + table.sitters[seat + 1 :],
        guests=tuple(one for one in table.guests if one != user),
        invited=tuple(one for one in table.invited if one != user),
        removed=(*table.removed, Removal(user, table.sitters[seat].name)),
    )


def hand_on(table: Table, user: int) -> Table:
    """Make somebody else who sits there the host from now on."""
    if table.seat_of(user) is None or user == table.host:
        raise Refusal("not-here")
    return replace(table, host=user)


def _host_name(table: Table) -> str:
    return next((name for name, one in zip(table.names, table.sitters, strict=True) if one.user == table.host), "?")


def _called_apart(sitters: tuple[Sitter, ...], name: str, first: int, around: Collection[str]) -> tuple[Sitter, ...]:
    """Return the sitters, with another name for a computer player that is called like somebody who sits down."""
    other = names.computer([*(one.name for one in sitters), name], first, around)
    return tuple(
        replace(one, name=other) if one.player and names.same_person(one.name, name) else one for one in sitters
    )
