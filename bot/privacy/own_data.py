"""All that is stored of somebody, for themselves: a zip of JSON, without anybody else's id.

About a running match the zip has only the view of the person's seat, and their own answers. These are without a number
that would tell how often others have answered.
"""

import asyncio
import io
import re
import zipfile
from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec.structs import asdict

from bot.fair_deal.ingredients import person
from bot.store import DatedAnswer, Direct, Store, Table, TakenNotes, Verdict
from bot.tables.people import mention
from bot.tables.refusal import Refusal
from bot.tables.slots import of_person
from bot.tables.tables import Tables

Data = dict[str, object]
"""The entries of a file of the zip about one thing."""

_MENTION = re.compile(r"<@\d+>")
_ID = re.compile(r"\d{15,20}")
"""An id of Discord's, in what people have typed."""


class OwnData:
    """Gathers it."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store

    async def zipped(self, user: int) -> bytes:
        """Return the zip."""
        files = await self.files(user)
        return await asyncio.to_thread(_zipped, files)

    async def files(self, user: int) -> dict[str, object]:
        """Return the contents of each file, by the file's name."""
        store = self._store
        tables = [
            table
            for one in await store.deletions.tables_with(user)
            if (table := await store.tables.get(one)) is not None
        ]
        own = [one for one in tables if one.started and one.has_sat_here(user)]
        return {
            "profile.json": {
                "id": user,
                "wishes": asdict(await store.people.wishes(user)),
                **_direct(await store.direct.get(user)),
            },
            "tables.json": [_table(one, user) for one in tables],
            "answers.json": [
                {"table": one.id, "answers": _answers(one, user, await store.answers.dated(one.id))} for one in own
            ],
            "running.json": [await self._running(one, user) for one in own if one.state == "running"],
            "results.json": [asdict(one) for one in await store.results.of_person(user)],
            "ratings.json": [
                {"server": guild, "game": game, **asdict(one)}
                for guild, game, one in await store.ratings.of_person(user)
            ],
            "alone.json": await self._alone(user),
            "played.json": [{"table": table, "game": game} for table, game in await store.people.played(user)],
            "notes.json": [_notes(one) for one in await store.notes.of_person(user)],
            "consents.json": [
                {"server": one.guild, "table": one.table or "all", "your notes may be shown": one.shows}
                for one in await store.notes.consents_of(user)
            ],
            "looked.json": [
                {"table": table, "events told when you looked": events}
                for table, events in await store.people.looked_at(user)
            ],
            "wishes.json": [
                {"server": one.guild, "call me to": one.game or "all", "from": one.since, "to": one.until}
                for one in await store.calls.wishes(user)
            ],
            "calls.json": [
                {"table": one.table, "at": one.at, "called": "you" if one.user == user else "somebody, as you wished"}
                for one in await store.calls.of_person(user)
            ],
            "blocks.json": [{"at": at} for at in await store.people.blocked_at(user)],
            "actions.json": [
                {
                    "at": one.at,
                    "server": one.guild,
                    "table": one.table,
                    "by": "you" if one.who == user else "somebody else",
                    "what": one.what,
                    "about": _without_others(one.about, user),
                    "reason": _ID.sub("…", one.reason),
                }
                for one in await store.actions.with_person(user)
            ],
            "messages.json": [
                {"table": one.table, "slot": one.slot.partition(":")[0], "message": one.message}
                for one in await store.messages.sent_to(user, of_person(user))
            ],
        }

    async def _running(self, table: Table, user: int) -> Data:
        """Return what somebody sees of a running match.

        The view is ``None`` if they do not sit there any more, or if the match cannot be played.
        """
        try:
            seat = await self._tables.matches.seat(table, user) if table.seat_of(user) is not None else None
        except Refusal:
            seat = None
        return {"table": table.id, "view": msgspec.to_builtins(seat.view, str_keys=True) if seat is not None else None}

    async def _alone(self, user: int) -> list[Data]:
        """Return what somebody sees of the match that they play alone, and their own answers; never its seed."""
        play = await self._tables.alone.of(user)
        if play is None:
            return []
        own = [list(one.keys) for one in play.lone.record.answers if one.seat == play.seat.seat]
        view = msgspec.to_builtins(play.seat.view, str_keys=True)
        about = {"match": play.lone.number, "game": play.lone.record.game, "names": list(play.lone.names)}
        ended = {"begun lately at": list(play.lone.begun), "you have ended it": play.lone.given_up}
        return [{**about, **ended, "answers": own, "view": view}]


def _direct(direct: Direct) -> Data:
    """Say how somebody is reached by direct messages."""
    return {
        "direct messages": None if direct.channel is None else str(direct.channel),
        "direct messages are taken to be closed until": f"{direct.closed:.0f}" if direct.closed else None,
        "you have used direct messages": "yes" if direct.used else None,
        "you were called to your first question at": direct.called or None,
    }


def _table(table: Table, user: int) -> Data:
    """Return a table, as far as it is about somebody, with the names that were at the table."""
    return {
        "table": table.id,
        "server": table.guild,
        "server name": table.guild_name,
        "channel": table.channel,
        "game": table.game,
        "options": table.options,
        "language": table.language,
        "pace": table.pace,
        "state": table.state,
        "opened": table.opened,
        "started": table.started,
        "ended": table.ended,
        "names": table.names,
        "you opened it": table.opener == user,
        "you are its host": table.host == user,
        "you were invited": user in (*table.guests, *table.invited),
        "you were called": table.summons is not None and user in table.summons.people,
        "you were removed": any(one.user == user for one in table.removed),
        "your words for the cut": [one.word for one in table.cuts if one.user == user],
        "you in the deal": [one for one in table.ingredients if _is_about(table, user, one)],
        "your seats": [_seat(table, seat, user) for seat in _seats(table, user)],
        "the verdict on your notes": [_verdict(one) for one in table.verdicts if one.user == user],
        "planned for": table.plan.at if table.plan is not None else 0,
        "you were there at the time": table.plan is not None and user in table.plan.here,
        "a seat is offered to you": any(one.offered_to == user for one in table.sitters),
    }


def _notes(taken: TakenNotes) -> Data:
    """Return somebody's notes of other seats, after so many things that their own seat had noticed."""
    notes: Data = msgspec.to_builtins(taken.notes)
    return {"table": taken.table, "seat": taken.seat, "change": taken.number, "after": taken.moment, **notes}


def _verdict(one: Verdict) -> Data:
    """Return how right somebody's marks were, as the end of the match tells."""
    return {"seat": one.seat, "right": one.right, "of": one.marked, "knew from round": one.knew}


def _is_about(table: Table, user: int, ingredient: str) -> bool:
    """Return whether a part of the deal was somebody's.

    The part is their seat by name, or in older formats their id or its hash.
    """
    seats = tuple(f"seat {one.seat + 1} person " for one in table.tenures if one.user == user and one.why == "start")
    return ingredient.startswith(seats) or person(table.commitment, user) in ingredient or ingredient == str(user)


def _seats(table: Table, user: int) -> list[int]:
    found = {one.seat for one in table.tenures if one.user == user}
    seat = table.seat_of(user)
    return sorted(found | ({seat} if seat is not None else set()))


def _seat(table: Table, seat: int, user: int) -> Data:
    """Return a seat in which somebody sits or sat."""
    one = table.sitters[seat]
    now: Mapping[str, object] = (
        {
            "name": one.name,
            "language": one.language,
            "away": one.away,
            "times your time was up": one.timeouts,
            "offered": one.offered,
            "standing answer since question": one.standing,
            "tips since question": one.tips,
            "large pictures": one.large,
            "reading": one.reading,
            "you agree to reveal it": seat in table.agreed,
        }
        if one.user == user
        else {}
    )
    was = [{"name": one.name, "round": one.round, "why": one.why} for one in table.tenures_of(seat) if one.user == user]
    return {"seat": seat, **now, "you answered for it": was}


def _answers(table: Table, user: int, given: Sequence[DatedAnswer]) -> list[Data]:
    """Return the answers that somebody gave themselves.

    The answers of people who sat there before, stood in, or came after are left out.
    """
    return [
        {"keys": one.keys.split(), "at": one.at, **({"taken back": True} if one.undone else {})}
        for one in given
        if _answered(table, one) == user
    ]


def _answered(table: Table, given: DatedAnswer) -> int | None:
    """Return the person who gave an answer; tables of older programs know only who sat there last."""
    tenures = [one for one in table.tenures_of(given.seat) if one.step <= given.step]
    return tenures[-1].user if tenures else table.sitters[given.seat].user


def _without_others(about: str, user: int) -> str:
    """Return to whom something was done, without the ids of others."""
    return _MENTION.sub(lambda found: "you" if found[0] == mention(user) else "somebody else", about)


def _zipped(files: Mapping[str, object]) -> bytes:
    """Return the zip. No date is in it, so the same data make the same bytes."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in _written(files):
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return whole.getvalue()


def _written(files: Mapping[str, object]) -> Iterator[tuple[str, bytes]]:
    for name, content in files.items():
        yield name, msgspec.json.format(msgspec.json.encode(content), indent=1)
