"""How soon four people who play are answered, and how many calls that takes."""

import asyncio
import random

from bot.sandbox import Interaction, Message, Person, Sandbox
from bot.sandbox.world import Channel
from tests.bench.bot_process import running

GAMES = 3
PATIENCE = 15.0


def rows() -> list[tuple[str, str, str]]:
    """What is measured, what is to be reached, and what was."""
    waits, calls = asyncio.run(_measure())
    waits.sort()
    slowest = waits[int(len(waits) * 0.99)] * 1000
    return [
        (f"click to acknowledgement, durable, 4 people, {len(waits)} clicks, p99", "60 ms", f"{slowest:.0f} ms"),
        ("calls outside interaction answers, per answer", "2.0", f"{calls:.2f}"),
    ]


async def _measure() -> tuple[list[float], float]:
    """Seconds until each click was acknowledged; calls per answer."""
    waits: list[float] = []
    chance = random.Random(1)
    async with running() as bot:
        people = [bot.sandbox.people[key] for key in ("anna", "ben", "chloe", "dirk")]
        hall = bot.sandbox.channel("the-hall")
        calls = answers = 0
        for _ in range(GAMES):
            await people[0].command("the-hall", "join", game="verraeter")
            await bot.sandbox.until(lambda: _shows(hall, "Join"))
            lobby = hall.messages[-1]
            for one in people[1:]:
                waits.append(_wait(await one.click(lobby, "Join")))
            before = len(bot.sandbox.requests)
            waits.append(_wait(await people[0].click(lobby, "Start")))
            answers += await play(bot.sandbox, people, chance, waits)
            await bot.sandbox.until(lambda: _shows(hall, "Rematch"))
            calls += sum(not one.is_interaction_answer for one in bot.sandbox.requests[before:])
    return waits, calls / answers


async def play(sandbox: Sandbox, people: list[Person], chance: random.Random, waits: list[float]) -> int:
    """Everybody answers until the match is over; how many answers that were."""
    answers = 0
    hall = sandbox.channel("the-hall")
    done: set[str] = set()

    def asked() -> tuple[Person, Message] | None:
        found = ((one, message) for one in people for message in one.dms[-2:] if _ids(message) - done)
        return next(found, None)

    while True:
        await sandbox.until(lambda: _shows(hall, "Rematch") or asked(), within=PATIENCE)
        question = asked()
        if _shows(hall, "Rematch") or question is None:
            return answers
        person, message = question
        ids = _ids(message)
        waits.append(_wait(await _answer(person, message, chance)))
        done |= ids
        answers += not message.selects or message.selects[0].least == 1


def _shows(hall: Channel, button: str) -> bool:
    """Whether the newest message of the channel has that button."""
    return any(one.label == button for message in hall.messages[-1:] for one in message.buttons)


def _ids(message: Message) -> set[str]:
    """The ids of everything on a message that can be used."""
    return {one.custom_id or "" for one in message.buttons if not one.disabled} | {
        one.custom_id for one in message.selects
    }


async def _answer(person: Person, message: Message, chance: random.Random) -> Interaction:
    confirm = next((one for one in message.buttons if one.label.startswith("Confirm") and not one.disabled), None)
    if confirm is not None:
        return await person.click(message, confirm.custom_id or "")
    if message.selects:
        return await person.choose(message, None, [chance.choice(message.selects[0].options).value])
    return await person.click(message, chance.choice(message.buttons).custom_id or "")


def _wait(interaction: Interaction) -> float:
    if interaction.acknowledged_after is None:
        raise RuntimeError("a click was not acknowledged")
    return interaction.acknowledged_after
