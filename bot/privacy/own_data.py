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
            for table_id in await store.deletions.tables_with(user)
            if (table := await store.tables.get(table_id)) is not None
        ]
        played = [table for table in tables if table.started and table.has_sat_here(user)]
        return {
            "profile.json": {
                "id": user,
                "wishes": asdict(await store.people.wishes(user)),
                **_direct(await store.direct.get(user)),
            },
            "tables.json": [_table(table, user) for table in tables],
            "answers.json": [
                {"table": table.id, "answers": _answers(table, user, await store.answers.dated(table.id))}
                for table in played
            ],
            "running.json": [await self._running(table, user) for table in played if table.state == "running"],
            "results.json": [asdict(placing) for placing in await store.results.of_person(user)],
            "ratings.json": [
                {"server": guild, "game": game, **asdict(rating)}
                for guild, game, rating in await store.ratings.of_person(user)
            ],
            "alone.json": await self._alone(user),
            "played.json": [{"table": table, "game": game} for table, game in await store.people.played(user)],
            "notes.json": [_notes(taken) for taken in await store.notes.of_person(user)],
            "consents.json": [
                {"server": consent.guild, "table": consent.table or "all", "your notes may be shown": consent.shows}
                for consent in await store.notes.consents_of(user)
            ],
            "looked.json": [
                {"table": table, "events told when you looked": events}
                for table, events in await store.people.looked_at(user)
            ],
            "wishes.json": [
                {"server": wish.guild, "call me to": wish.game or "all", "from": wish.since, "to": wish.until}
                for wish in await store.calls.wishes(user)
            ],
            "calls.json": [
                {
                    "table": call.table,
                    "at": call.at,
                    "called": "you" if call.user == user else "somebody, as you wished",
                }
                for call in await store.calls.of_person(user)
            ],
            "blocks.json": [{"at": at} for at in await store.people.blocked_at(user)],
            "actions.json": [
                {
                    "at": action.at,
                    "server": action.guild,
                    "table": action.table,
                    "by": "you" if action.who == user else "somebody else",
                    "what": action.what,
                    "about": _without_others(action.about, user),
                    "reason": _ID.sub("…", action.reason),
                }
                for action in await store.actions.with_person(user)
            ],
            "messages.json": [
                {"table": posted.table, "slot": posted.slot.partition(":")[0], "message": posted.message}
                for posted in await store.messages.sent_to(user, of_person(user))
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
        own = [list(answer.keys) for answer in play.lone.record.answers if answer.seat == play.seat.seat]
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
        "you were removed": any(removal.user == user for removal in table.removed),
        "your words for the cut": [cut.word for cut in table.cuts if cut.user == user],
        "you in the deal": [part for part in table.ingredients if _is_about(table, user, part)],
        "your seats": [_seat(table, seat, user) for seat in _seats(table, user)],
        "the verdict on your notes": [_verdict(verdict) for verdict in table.verdicts if verdict.user == user],
        "planned for": table.plan.at if table.plan is not None else 0,
        "you were there at the time": table.plan is not None and user in table.plan.here,
        "a seat is offered to you": any(sitter.offered_to == user for sitter in table.sitters),
    }


def _notes(taken: TakenNotes) -> Data:
    """Return somebody's notes of other seats, after so many things that their own seat had noticed."""
    notes: Data = msgspec.to_builtins(taken.notes)
    return {"table": taken.table, "seat": taken.seat, "change": taken.number, "after": taken.moment, **notes}


def _verdict(verdict: Verdict) -> Data:
    """Return how right somebody's marks were, as the end of the match tells."""
    return {"seat": verdict.seat, "right": verdict.right, "of": verdict.marked, "knew from round": verdict.knew}


def _is_about(table: Table, user: int, ingredient: str) -> bool:
    """Return whether a part of the deal was somebody's.

    The part is their seat by name, or in older formats their id or its hash.
    """
    seats = tuple(
        f"seat {tenure.seat + 1} person " for tenure in table.tenures if tenure.user == user and tenure.why == "start"
    )
    return ingredient.startswith(seats) or person(table.commitment, user) in ingredient or ingredient == str(user)


def _seats(table: Table, user: int) -> list[int]:
    found = {tenure.seat for tenure in table.tenures if tenure.user == user}
    seat = table.seat_of(user)
    return sorted(found | ({seat} if seat is not None else set()))


def _seat(table: Table, seat: int, user: int) -> Data:
    """Return a seat in which somebody sits or sat."""
    sitter = table.sitters[seat]
    now: Mapping[str, object] = (
        {
            "name": sitter.name,
            "language": sitter.language,
            "away": sitter.away,
            "times your time was up": sitter.timeouts,
            "offered": sitter.offered,
            "standing answer since question": sitter.standing,
            "tips since question": sitter.tips,
            "large pictures": sitter.large,
            "reading": sitter.reading,
            "you agree to reveal it": seat in table.agreed,
        }
        if sitter.user == user
        else {}
    )
    was = [
        {"name": tenure.name, "round": tenure.round, "why": tenure.why}
        for tenure in table.tenures_of(seat)
        if tenure.user == user
    ]
    return {"seat": seat, **now, "you answered for it": was}


def _answers(table: Table, user: int, given: Sequence[DatedAnswer]) -> list[Data]:
    """Return the answers that somebody gave themselves.

    The answers of people who sat there before, stood in, or came after are left out.
    """
    return [
        {"keys": answer.keys.split(), "at": answer.at, **({"taken back": True} if answer.undone else {})}
        for answer in given
        if _answered(table, answer) == user
    ]


def _answered(table: Table, given: DatedAnswer) -> int | None:
    """Return the person who gave an answer; tables of older programs know only who sat there last."""
    tenures = [tenure for tenure in table.tenures_of(given.seat) if tenure.step <= given.step]
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
