"""Troubles of an evening: at Discord, on the disk, and with the bot's process."""

import asyncio
import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.sandbox import Fault, Sandbox
from bot.sandbox.faults import Aim, Storm
from tests.bot.match_rules import is_end
from tests.evening.plan import Trouble

if TYPE_CHECKING:
    from tests.evening.evening import Evening

CALLS = (
    ("POST", "/interactions/*"),
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
    ("DELETE", "/channels/*/messages/*"),
    ("PATCH", "/webhooks/*"),
    ("POST", "/users/@me/channels"),
    ("*", "*"),
)
"""Kinds of calls of which some meet a fault."""
TO_DIE = 20.0
"""Seconds after which the bot dies anyway."""
MOST_STEPS = 400
LINGERS = 60.0
"""Seconds for which a fault waits for the calls that meet it."""


async def happen(scene: "Evening", one: Trouble) -> None:
    """Let a trouble begin at its time, and end."""
    await asyncio.sleep(one.at)
    dice = random.Random(f"{one.kind} {one.chance}")
    match one.kind:
        case "death" | "lost in death":
            await _die(scene, one, dice)
        case "frozen":
            if scene.life is not None:
                scene.life.thaws = scene.loop.time() + one.lasts
        case "slow" | "slow disk" | "failing disk":
            await _hinder(scene, one)
        case "closed" | "unseen":
            await _withdraw(scene, one, dice)
        case "burnt":
            _delete(scene, dice)
        case "limited" | "limited everywhere" | "fails" | "cut" | "lost":
            await _refuse(scene.sandbox, one, dice)
        case _:
            await _disturb(scene.sandbox, one.kind)


async def _die(scene: "Evening", one: Trouble, dice: random.Random) -> None:
    """End the present life between two steps, perhaps when a call is done of whose answer it never hears."""
    life = scene.life
    if life is None or life.dead:
        return
    if one.kind == "lost in death":
        call = Fault(Aim(*dice.choice(CALLS[:6])), 503, times=1, done=True)
        scene.sandbox.rest.faults.add(call)
        await _until(lambda: bool(call.met), TO_DIE)
        call.lift()
    else:
        life.last = life.steps + dice.randint(1, MOST_STEPS)
        await _until(lambda: life.steps >= (life.last or 0), TO_DIE)
    if life.dead:  # another trouble has ended it meanwhile, and begins the next one
        return
    scene.loop.end(life)
    scene.died()
    await asyncio.sleep(one.lasts)
    scene.live()


async def _until(condition: Callable[[], bool], within: float) -> None:
    """Wait until something holds, with a look whenever time has passed, but no longer than that."""
    for _ in range(int(within / 0.01)):
        if condition():
            return
        await asyncio.sleep(0.01)


async def _hinder(scene: "Evening", one: Trouble) -> None:
    """Let connections or the disk be slow, or the disk refuse to be written."""
    life = scene.life
    if one.kind == "slow":
        scene.loop.slowness = 8.0
    elif one.kind == "slow disk":
        scene.loop.disk = 60.0
    elif life is not None:
        life.fails = True
    await asyncio.sleep(one.lasts)
    scene.loop.slowness = scene.loop.disk = 1.0
    if life is not None:
        life.fails = False


async def _withdraw(scene: "Evening", one: Trouble, dice: random.Random) -> None:
    """Somebody takes no direct messages, or does not see them, for a while."""
    person = dice.choice(list(scene.sandbox.people.values()))
    person.dm_open = one.kind != "closed"
    person.screens = one.kind == "unseen"
    await asyncio.sleep(one.lasts)
    person.dm_open, person.screens = True, False


def _delete(scene: "Evening", dice: random.Random) -> None:
    """Delete some of the bot's newest messages: their nonces can never be used again."""
    sandbox = scene.sandbox
    for meeting in scene.meetings:
        here = [one for one in meeting.channel.messages if one.only_for is None and not is_end(one)]
        bots = [one for one in here if one.author is sandbox.world.bot]
        for one in dice.sample(bots[-3:], min(len(bots[-3:]), 2)):
            scene.deleted.add(one.id)
            sandbox.delete_message(one)


async def _refuse(sandbox: Sandbox, one: Trouble, dice: random.Random) -> None:
    """Let calls fail, or let their answers be lost."""
    aim = Aim(*dice.choice(CALLS))
    if one.kind == "fails":
        storm = Storm(aim, dice.choice((0.3, 1.0)), dice, (500, 502, 503))
        sandbox.rest.faults.add(storm)
        await asyncio.sleep(one.lasts)
        storm.over = True
        return
    status = {"cut": 0, "lost": 503}.get(one.kind, 429)
    wait = one.lasts if status == 429 else None
    everywhere = one.kind.endswith("everywhere")
    times = dice.randint(1, 4)
    fault = Fault(aim, status, 0, wait, times, everywhere=everywhere, done=one.kind == "lost")
    sandbox.rest.faults.add(fault)
    await asyncio.sleep(LINGERS)
    fault.lift()


async def _disturb(sandbox: Sandbox, kind: str) -> None:
    """Close the gateway, or let it be deaf."""
    if kind in ("dropped", "forgotten"):
        await sandbox.drop_gateway(resumable=kind == "dropped")
    elif kind == "reconnect":
        await sandbox.reconnect_gateway()
    elif kind == "invalid":
        await sandbox.invalidate_sessions()
    else:
        sandbox.freeze_gateway()
