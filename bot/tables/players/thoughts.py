"""Thoughts of a table's strong computer players while everybody waits the same time for every computer player."""

import asyncio
import logging
from typing import Protocol

import engine
from bot.store import Table
from bot.tables.players.automatic import STRONG
from engine import Chance, Decision, View
from engine.players import chance_for
from engine.players.by_search import Thought

_log = logging.getLogger(__name__)


class Thinker(Protocol):
    """The thinker about questions (``bot.tables.players.thinking``)."""

    async def think(self, view: View, decision: Decision, chance: Chance) -> Thought | None:
        """Return the thought of an answer; ``None`` if nobody has the time."""


class Thoughts:
    """The answers that the strong seats of one table have thought of, to be fetched when their time has come.

    Nobody may see how long a seat thinks, or how often. A seat may answer several questions in a row, of which nobody
    else notices any but the last. It has the same time for all of them. So it thinks ahead, on a copy of the match,
    until others would notice its answer.
    """

    def __init__(self, thinker: Thinker | None) -> None:
        self._thinker = thinker
        self._answers: dict[tuple[int, int], tuple[Decision, tuple[str, ...]]] = {}
        self._tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._epoch = 0

    def begin(self, table: Table, match: engine.Match) -> None:
        """Let all strong seats that are awaited think at once of their questions, if they do not yet.

        If there was no time, but others answer first, there may be time by now. Thoughts of a course that was taken
        back are dropped.
        """
        if self._thinker is None:
            return
        if match.epoch != self._epoch:
            self.stop()
            self._epoch = match.epoch
        asked = {seat: match.question(seat) for seat in match.awaited if table.sitters[seat].player == STRONG}
        for seat, (question, task) in list(self._tasks.items()):
            thought_of = (seat, asked.get(seat)) in self._answers
            if not thought_of and (asked.get(seat) != question or task.done()):
                self._stop(seat)
        for seat, question in asked.items():
            if seat not in self._tasks:
                seed = table.dealt_from
                self._tasks[seat] = question, asyncio.create_task(self._think(self._thinker, match.copy(), seat, seed))

    def answer(self, match: engine.Match, seat: int) -> tuple[str, ...] | None:
        """Return the answer that the seat has thought of for its present question.

        Return ``None`` if it has thought of nothing, or of another question.
        """
        decision, keys = self._answers.get((seat, match.question(seat)), (None, ()))
        return keys if decision == match.decisions[seat] else None

    def stop(self) -> None:
        """Stop the thinking, for which nobody has any use any more."""
        for seat in list(self._tasks):
            self._stop(seat)

    def _stop(self, seat: int) -> None:
        _, task = self._tasks.pop(seat)
        task.cancel()
        self._answers = {of: answer for of, answer in self._answers.items() if of[0] != seat}

    async def _think(self, thinker: Thinker, match: engine.Match, seat: int, seed: bytes) -> None:
        """Think of the seat's questions, one after the other, until somebody else notices; ``match`` is a copy."""
        try:
            before = match.view(None).asked
            while seat in match.awaited and match.view(None).asked == before:
                decision, question = match.decisions[seat], match.question(seat)
                chance = chance_for(seed, seat, match.length)
                thought = await thinker.think(match.view(seat), decision, chance)
                if thought is None:
                    return
                self._answers[seat, question] = decision, thought.keys
                events = match.play(seat, thought.keys)
                if any(event.seats is None for event in events):
                    return
        except Exception:  # it costs this seat its thought, not its answer
            _log.exception("a computer player's thought failed")
