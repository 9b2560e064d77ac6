"""People who answer whatever the bot asks them, by what they see."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import engine
from bot.messages.ids import read
from engine.players import PLAYERS, chance_for
from tests.bot.court import silent

if TYPE_CHECKING:
    import random
    from collections.abc import Container

    from bot.sandbox import Interaction, Message, Person
    from tests.bot.court import Court

A_TURN = 15.0
"""Seconds within which somebody must be asked."""
OPTIONS = {
    "place": "landscape",
    "conflict": "border",
    "role": "role",
    "play": "cards",
    "build": "choice",
    "discard": "cards",
}
"""What the one option of each command that answers a question is called."""


class Question(NamedTuple):
    """What somebody is asked, and where they see it."""

    person: Person
    message: Message

    @property
    def step(self) -> str:
        """Table and number of the question, as its buttons tell."""
        return _step(self.message)


def asked(court: Court, but: Container[str] = ()) -> Question | None:
    """The question that waits in somebody's direct messages, if its step is not among ``but``."""
    for person in court.sandbox.people.values():
        for message in reversed(person.dms):
            if (step := _step(message)) and step not in but:
                return Question(person, message)
    return None


def _step(message: Message) -> str:
    ids = [one.custom_id or "" for one in message.buttons] + [one.custom_id for one in message.selects]
    for custom_id in ids:
        action, arguments = read(custom_id)
        if action in ("answer", "menu"):
            return ":".join(arguments[:2])
    return ""


async def answer(court: Court, question: Question, chance: random.Random) -> Interaction:
    """Answer a question by chance with what is under it: a button, a menu, or a menu and its confirmation."""
    person, message = question
    if not message.selects:
        return await silent(person.click(message, chance.choice(message.buttons).custom_id or ""))
    menu = message.selects[0]
    values = [option.value for option in menu.options]
    if menu.least == 1:
        return await silent(person.choose(message, menu.custom_id, [chance.choice(values)]))
    taken = chance.sample(values, chance.randint(0, min(2, menu.most)))
    if taken:
        await silent(person.choose(message, menu.custom_id, taken))
        assert [option.value for option in message.selects[0].options if option.default] == sorted(taken)
    confirm = next(one for one in message.buttons if one.label.startswith(CONFIRM))
    return await silent(person.click(message, confirm.custom_id or ""))


CONFIRM = ("Confirm", "Bestätigen", "Bevestigen")


async def next_question(court: Court, but: Container[str] = ()) -> Question | None:
    """Wait for the next question; ``None`` when the match is over."""
    await court.sandbox.until(lambda: asked(court, but) or is_over(court), within=A_TURN)
    return asked(court, but)


def is_over(court: Court) -> bool:
    """Whether the hall shows the end of a match."""
    last = court.hall.messages[-1]
    return any(one.custom_id and one.custom_id.startswith("tc:rematch:") for one in last.buttons)


async def play_on(court: Court, chance: random.Random, answers: int | None = None) -> int:
    """Let everybody answer in their direct messages: so many answers, or to the end. Their number is returned."""
    done: set[str] = set()
    while len(done) != answers and (question := await next_question(court, done)):
        done.add(question.step)
        await answer(court, question, chance)
    return len(done)


async def finished(court: Court) -> None:
    """Let the match of the hall's table be over, without showing every step: people answer by chance."""
    table = await court.bot.tables.table_in(court.hall.id)
    while table.state == "running":
        match = await court.bot.tables.match(table)
        seat, decision = next(iter(match.decisions.items()))
        user = table.sitters[seat].user
        if user is None:
            await court.quiet()
        else:
            keys = PLAYERS["chance"].answer(match.view(seat), decision, chance_for(table.secret, seat, match.length))
            await court.bot.tables.answer(table.id, user, keys)
        table = await court.table(table.id)
    await court.quiet()


async def almost_finished(court: Court) -> tuple[int, tuple[str, ...]]:
    """Let the match of the hall's table, of people only, be at its last answer: who gives it, and what it is."""
    table = await court.bot.tables.table_in(court.hall.id)
    plan = engine.replay((await court.bot.tables.match(table)).record)
    answers: list[tuple[int, tuple[str, ...]]] = []
    while plan.result is None:
        seat, decision = next(iter(plan.decisions.items()))
        keys = PLAYERS["chance"].answer(plan.view(seat), decision, chance_for(table.secret, seat, plan.length))
        plan.play(seat, keys)
        answers.append((table.sitters[seat].user or 0, tuple(keys)))
    for user, keys in answers[:-1]:
        await court.bot.tables.answer(table.id, user, keys)
    await court.quiet()
    return answers[-1]
