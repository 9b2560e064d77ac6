"""Matches that people play alone with computer players: one a person, with no table, clock, rating or onlooker.

A table belongs to a channel that the bot can see, and its messages are kept in line there. Here is no such channel. So
the match is a record with a name for each seat. Each answer brings it to the person's next question.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

import engine
from bot.fair_deal import names
from bot.store import LoneMatch, Sitter, Store, Table
from bot.tables.limits import HOUR, OPENED
from bot.tables.players.automatic import USUAL
from bot.tables.refusal import Refusal
from engine import Event, IllegalAnswer, Match, Record, Seat
from engine.kinds import BACK
from engine.players import PLAYERS, chance_for

_log = logging.getLogger(__name__)

OWN = 0
"""The seat of the person, as of somebody who opens a table."""


class LonePlay(NamedTuple):
    """A match that somebody plays alone, as their seat sees it; ``decided`` and ``sides`` are known once it is over."""

    lone: LoneMatch
    seat: Seat
    decided: tuple[Event, ...] = ()
    sides: tuple[str, ...] = ()

    @property
    def is_over(self) -> bool:
        """Tell whether nothing can be answered any more."""
        return self.lone.given_up or self.seat.view.result is not None


class Alone:
    """The matches played alone. Each that is returned is on disk. ``data`` holds replaced data files, by game."""

    def __init__(self, store: Store, now: Callable[[], float], data: Mapping[str, Mapping[str, object]]) -> None:
        self._store = store
        self._now = now
        self._data = data

    async def of(self, user: int) -> LonePlay | None:
        """Return the match that somebody plays, or played last; one that cannot be replayed is not there."""
        lone = await self._store.people.lone(user)
        match = await _replayed(lone) if lone is not None else None
        return _seen(lone, match) if lone is not None and match is not None else None

    async def past(self, user: int, number: int) -> tuple[Table, Match]:
        """Return a match that was played to its end, in the form of a table that has ended.

        Stories and replays know no other form. The table is on no server, and its id is the match's number.
        """
        lone = await self._store.people.lone(user)
        match = await _replayed(lone) if lone is not None and lone.number == number else None
        if lone is None or match is None or match.result is None:
            raise Refusal("alone-gone")
        return _ended(user, lone), match

    async def begin(self, user: int, name: str, game: str) -> LonePlay:
        """Begin a match of the game with as few computer players as it takes, or return the present match.

        Refuse somebody who has begun too many within an hour.
        """
        last, now = await self._store.people.lone(user), self._now()
        going_on = await self.of(user)
        if going_on is not None and not going_on.is_over:
            return going_on
        begun = tuple(at for at in (last.begun if last is not None else ()) if at > now - HOUR)
        if len(begun) >= OPENED:
            raise Refusal("alone-most", number=OPENED)
        number = last.number + 1 if last is not None else 1
        match = engine.start(
            game, seats=engine.game(game).seats[0], seed=secrets.token_bytes(32), data=self._data.get(game, {})
        )
        lone = LoneMatch(number, _named(name, match.seats, number), match.record, (*begun, now))
        return await self._written(user, lone, match)

    async def answer(self, user: int, number: int, question: int, answers: Sequence[Sequence[str]]) -> LonePlay:
        """Give a person's answers to the question of that number, and to the questions that it opens.

        The computer players answer until the person is asked again, or the match is over.
        """
        lone, match = await self._going_on(user, number)
        if question != match.question(OWN) or OWN not in match.decisions:
            raise Refusal("alone-stale")
        for keys in match.seat(OWN).with_only(answers):
            _play(match, keys)
        while [*answers[-1]] == [BACK.key] and match.decisions[OWN].keys[1:] == (BACK.key,):
            _play(match, answers[-1])
        return await self._written(user, lone, match, len(lone.record.answers))

    async def give_up(self, user: int, number: int) -> LonePlay:
        """End a match before its end, as its person wishes."""
        lone, match = await self._going_on(user, number)
        return await self._saved(user, replace(lone, given_up=True), match, len(lone.record.answers))

    async def _going_on(self, user: int, number: int) -> tuple[LoneMatch, Match]:
        """Return the person's match if it has that number and is not over; otherwise refuse."""
        lone = await self._store.people.lone(user)
        match = await _replayed(lone) if lone is not None else None
        if lone is None or match is None or lone.number != number or _seen(lone, match).is_over:
            raise Refusal("alone-over")
        return lone, match

    async def _written(self, user: int, lone: LoneMatch, match: Match, before: int | None = None) -> LonePlay:
        await asyncio.to_thread(_answer_for_computers, match, lone.record)
        begun = lone.begun[:-1] if match.result is not None else lone.begun
        return await self._saved(user, replace(lone, record=match.record, begun=begun), match, before)

    async def _saved(self, user: int, lone: LoneMatch, match: Match, before: int | None) -> LonePlay:
        """Write a match; refuse if another click was quicker."""
        if not await self._store.people.save_lone(user, lone, self._now(), before):
            raise Refusal("answered")
        return _seen(lone, match)


def _named(name: str, seats: int, number: int) -> tuple[str, ...]:
    """Return the names of the seats: the person's, and those of computer players, which differ from match to match."""
    found = [name]
    while len(found) < seats:
        found.append(names.computer(found, number))
    return names.apart(tuple(found))


async def _replayed(lone: LoneMatch) -> Match | None:
    """Return the match as it stands; ``None`` if its game or its rules are not here, or its record fits them not."""
    if lone.record.game not in engine.games():
        return None
    try:
        return await asyncio.to_thread(engine.replay, lone.record)  # a long one would keep everybody waiting
    except engine.BadRecord as error:
        _log.warning("a match of %s that somebody plays alone cannot be replayed: %s", lone.record.game, error)
        return None


def _ended(user: int, lone: LoneMatch) -> Table:
    record, (name, *others) = lone.record, lone.names
    return Table(
        id=lone.number,
        state="finished",
        guild=0,
        guild_name="",
        channel=0,
        language="en",
        host=user,
        game=record.game,
        options=dict(record.options),
        rules=record.rules,
        sitters=(Sitter(name, user), *(Sitter(other, player=USUAL) for other in others)),
        secret=b"",
        opened=0,
    )


def _seen(lone: LoneMatch, match: Match) -> LonePlay:
    if match.result is None:
        return LonePlay(lone, match.seat(OWN))
    revealed = match.reveal()
    return LonePlay(lone, match.seat(OWN), revealed.decided, revealed.sides)


def _play(match: Match, keys: Sequence[str]) -> None:
    """Give an answer of the person's; refuse a choice that is not offered."""
    if OWN not in match.decisions:
        raise Refusal("alone-stale")
    try:
        match.rehearse(OWN, keys)
        match.play(OWN, keys)
    except IllegalAnswer:
        raise Refusal("forged") from None


def _answer_for_computers(match: Match, record: Record) -> None:
    """Let usual computer players answer until the person is awaited, or nobody is; one that fails answers by chance."""
    while match.result is None and OWN not in match.awaited:
        seat = match.awaited[0]
        view, decision = match.view(seat), match.decisions[seat]
        chance = chance_for(record.seed or b"", seat, match.length)
        try:
            keys = decision.answer(PLAYERS[USUAL].answer(view, decision, chance))
            match.rehearse(seat, keys)
        except Exception:  # whatever goes wrong in a computer player costs its move, never the match
            _log.exception("a computer player failed in a match of %s that somebody plays alone", record.game)
            keys = decision.answer(PLAYERS["chance"].answer(view, decision, chance))
        match.play(seat, keys)
