"""People who answer whatever the bot asks them, by what they see."""

import random
from collections.abc import Callable, Container, Iterable, Sequence
from typing import NamedTuple, Protocol

import engine
from bot import texts
from bot.messages.ids import LONE, read
from bot.messages.layout import ANY
from bot.sandbox import Button, Interaction, Message, Person, Sandbox, Select
from engine.players import PLAYERS, chance_for
from tests.bot.bot_on_sandbox import HALL, Court, silent
from tests.matches import play_by_chance, seed_of

OFTEN, SELDOM = 0.5, 0.1
A_TURN = 15.0
"""Seconds within which somebody must be asked."""
NEWEST = 6
"""Among so many of somebody's newest messages the present question is."""
COURSES = 200
"""So many ways of going on are tried to come to a point of a match."""
SAY = texts.speaker("en")


def slash(game: str, word: str) -> str:
    """Return the command of a game with a word of its own, as people type it."""
    return f"{SAY(f'{game}-command')} {SAY(f'{game}-command-{word}')}"


OPTIONS = {
    slash(game.key, word): SAY(f"{game.key}-command-{word}.answer")
    for game in engine.games().values()
    for word in game.commands.values()
}
"""The name of the single option of each command that answers a question."""


def command_for(match: engine.Match, kind: str) -> str:
    """The command that answers a kind of question, as people type it."""
    return slash(match.game.key, match.game.commands[kind])


class Playground(Protocol):
    """A place where people play: a court, or anything else that has a sandbox with the bot on it."""

    @property
    def sandbox(self) -> Sandbox: ...


class Question(NamedTuple):
    """A question to a person, and the message in which they see it."""

    person: Person
    message: Message

    @property
    def step(self) -> str:
        """Person, table and number of the question, as its buttons tell."""
        return _step(self.person, self.message)


def asked(court: Playground, but: Container[str] = ()) -> Question | None:
    """The question that waits in somebody's direct messages, if its step is not among ``but``."""
    return next((one for one in questions(court) if one.step not in but), None)


def present(court: Playground) -> Question:
    """The question that waits in somebody's direct messages; there has to be one."""
    question = asked(court)
    assert question is not None
    return question


def questions(court: Playground) -> list[Question]:
    """All questions that wait in people's direct messages."""
    return questions_of(court.sandbox.people.values())


def questions_of(people: Iterable[Person]) -> list[Question]:
    """All questions that wait in these people's direct messages."""
    found = (Question(one, message) for one in people for message in reversed(one.dms[-NEWEST:]))
    return [one for one in found if one.step]


def ids(message: Message) -> list[str]:
    """The ids of the buttons and menus under a message."""
    return [*(one.custom_id or "" for one in message.buttons), *(one.custom_id for one in message.selects)]


def _step(person: Person, message: Message) -> str:
    for custom_id in ids(message):
        action, arguments = read(custom_id)
        if action in ("answer", "picks", "menu", "through", "confirm"):
            return ":".join([person.key, *arguments[:2]])
    return ""


async def answer(court: Court, question: Question, chance: random.Random) -> Interaction:
    """Answer a question by chance with what is under it, as ``clicks``; the last click is returned."""
    return (await clicks(question, chance))[-1]


async def clicks(question: Question, chance: random.Random) -> list[Interaction]:
    """Answer a question by chance with what is under it; people turn pages, pick again, and now and then go back."""
    person, message = question
    done: list[Interaction] = []
    while True:
        answers = [one for one in message.buttons if _action(one) in ("answer", "confirm") and not one.disabled]
        several = any(_action(one) == "confirm" for one in message.buttons)
        menus, toggles = menus_of(message), [one for one in message.buttons if _action(one) == "picks"]
        if answers and (not (menus or toggles) or chance.random() < (OFTEN if several else SELDOM)):
            return [*done, await silent(person.click(message, chance.choice(answers).custom_id or ""))]
        if toggles:
            open_still = [one for one in toggles if not one.disabled]
            done.append(await silent(person.click(message, chance.choice(open_still).custom_id or "")))
            continue
        menu = chance.choice(menus)
        taken = chance.sample([one.value for one in menu.options], chance.randint(menu.least, menu.most))
        done.append(await silent(person.choose(message, menu.custom_id, taken)))
        if _action(menu) in ("menu", "through") and not several:
            return done
        assert {one.value for one in _same(menu, message).options if one.default} == set(taken)


def labels(message: Message) -> list[str]:
    """The words on the buttons under a message."""
    return [one.label or "" for one in message.buttons]


def menus_of(message: Message) -> list[Select]:
    """The menus with which a question is answered, the one with its pages first."""
    return [one for one in message.selects if _action(one) in ("page", "menu", "through")]


def _action(part: Button | Select) -> str:
    """Return the action of a button or a menu, at a table or in a match played alone."""
    return read(part.custom_id or "")[0].removeprefix(LONE)


def _same(menu: Select, message: Message) -> Select:
    """The menu as it is now."""
    return next(one for one in message.selects if _action(one) == _action(menu))


async def next_question(court: Playground, but: Container[str] = ()) -> Question | None:
    """Wait for the next question; ``None`` when the match is over."""
    await court.sandbox.until(lambda: asked(court, but) or is_over(court), within=A_TURN)
    return asked(court, but)


def is_over(court: Playground) -> bool:
    """Return whether the hall shows the end of a match."""
    last = court.sandbox.channel(HALL).messages[-1]
    return any(one.custom_id and one.custom_id.startswith("tc:rematch:") for one in last.buttons)


async def hand_of(court: Court, person: Person, under: Message | None = None) -> list[Message]:
    """Return the messages that *My hand* under a message, or the command, shows to one person alone."""
    asked_for = person.command(HALL, "hand") if under is None else person.click(under, SAY("button-hand"))
    shown = (await court.told(asked_for)).messages
    assert shown
    assert all(one.only_for is person for one in shown)
    return shown


async def take(question: Question, key: str) -> Interaction:
    """Answer a question with one of its choices: by its button, or in a menu, on whatever page of that it is.

    Chance takes one of those that are alike, if it is among them. Of a group the first choice is taken.
    """
    person, message = question
    keys = (key, f"{ANY}{key.partition('.')[0]}")
    for button in message.buttons:
        action, arguments = read(button.custom_id or "")
        if action == "answer" and arguments[-1] in keys:
            return await silent(person.click(message, button.custom_id or ""))
    for group in message.selects:
        if key in group.custom_id.rpartition(":")[2].split(".") and _action(group) == "through":
            first = next(one.value for one in group.options if one.value.startswith(key))
            return await silent(person.choose(message, group.custom_id, [first]))
    pages = [one for one in menus_of(message) if _action(one) == "page"]
    turned = iter([option.value for one in pages for option in one.options])
    while not (found := [one for one in menus_of(message) if key in [option.value for option in one.options]]):
        await silent(person.choose(message, pages[0].custom_id, [next(turned)]))
    return await silent(person.choose(message, found[-1].custom_id, [key]))


async def play_by_thumb(court: Court, people: Sequence[Person], answers: int | None = None) -> int:
    """Let people answer in their direct messages as computer players would: so often, or to the end.

    ``people`` by their seats. The number of answers is returned.
    """
    done: set[str] = set()
    while len(done) != answers and (question := await next_question(court, done)):
        done.add(question.step)
        match = await court.match()
        seat = people.index(question.person)
        chance = chance_for(bytes(32), seat, match.length)
        (key,) = PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], chance)
        await take(question, key)
    return len(done)


async def play_on(court: Court, chance: random.Random, answers: int | None = None) -> int:
    """Let everybody answer in their direct messages: so many answers, or to the end. Their number is returned."""
    done: set[str] = set()
    while len(done) != answers and (question := await next_question(court, done)):
        done.add(question.step)
        await answer(court, question, chance)
    return len(done)


async def shown_on(court: Court, chance: random.Random, answers: int) -> None:
    """Let everybody give so many answers, and wait until all that follows is shown."""
    await play_on(court, chance, answers)
    await court.quiet()


async def finished(court: Court) -> None:
    """Let the match of the hall's table, of people only, be over: they answer by chance, and only the end is shown."""
    user, keys = await almost_finished(court)
    await court.bot.tables.answers.give((await court.bot.tables.table_in(court.hall.id)).id, user, keys)
    await court.quiet()


async def reach(court: Court, fits: Callable[[engine.Match], object]) -> engine.Match:
    """Bring the match of the hall's table, of people only, to a point, and return the match.

    Answers of chance lead there. Everything is shown at that point, but not on the way.
    """
    match = await court.bot.tables.matches.of(await court.bot.tables.table_in(court.hall.id))
    await catch_up(court, way_to(match, fits))
    return match


def way_to(match: engine.Match, fits: Callable[[engine.Match], object]) -> Sequence[engine.Answer]:
    """Return answers of chance that bring a match to a point, while it goes on, after those that it has."""
    for number in range(COURSES):
        plan = engine.replay(match.record)
        while plan.result is None and not fits(plan):
            play_by_chance(plan, seed_of(f"course {number}"), 1)
        if plan.result is None:
            return plan.record.answers
    raise AssertionError(f"not reached in any of {COURSES} courses of the match")


async def catch_up(court: Court, answers: Sequence[engine.Answer], channel: str = HALL) -> None:
    """Let the match of a channel's table, of people only, be where it has these answers; only that is shown."""
    table = await court.bot.tables.table_in(court.sandbox.channel(channel).id)
    match = await court.bot.tables.matches.of(table)
    listeners, court.bot.tables.listeners = court.bot.tables.listeners, []
    for answered in answers[match.length :]:
        await court.bot.tables.answers.give(table.id, table.sitters[answered.seat].user or 0, answered.keys)
    court.bot.tables.listeners = listeners
    court.bot.delivery.refresh(table.id)
    await court.quiet()


async def almost_finished(court: Court, channel: str = HALL) -> tuple[int, tuple[str, ...]]:
    """Let the match of a channel's table, of people only, be at its last answer: who gives it, and what it is."""
    table = await court.bot.tables.table_in(court.sandbox.channel(channel).id)
    plan = engine.replay((await court.bot.tables.matches.of(table)).record)
    *answers, last = play_by_chance(plan, table.secret).record.answers
    await catch_up(court, answers, channel)
    return table.sitters[last.seat].user or 0, tuple(last.keys)
