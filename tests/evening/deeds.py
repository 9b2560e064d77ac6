"""Deeds of people beside answers: they talk, look, forge, write notes, take back, leave, have their data deleted."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from bot import texts
from bot.messages.ids import read
from bot.sandbox import Interaction, Message
from tests.bot.bot_on_sandbox import Court
from tests.evening.clocks import CLOCK
from tests.prove.one_match import AT_ONCE
from tests.prove.row import require

if TYPE_CHECKING:
    from tests.evening.guests import Guest

SAY = texts.speaker("en")
WORDS = ("It was you.", "No.", "Farmer? Never.", "<@1> is the traitor", "I have to go soon.")
FORGERIES = 5
NOTES = {"note": "write", "last words": "lastwords"}
"""Deeds that write notes, each with the action of its button."""
PLAIN = {"hand": "hand", "status": "status", "away": "seat away", "back": "seat back"}
"""Deeds that are commands."""


def is_done(one: Interaction) -> bool:
    """Return whether the bot has done what somebody wanted, as far as they see, and not only put them off."""
    return not one.failed and not one.messages and (one.acknowledged_after or 0) < AT_ONCE


async def done(guest: "Guest") -> None:
    """Do everything that somebody is to do, each at its time."""
    for at, deed in guest.deeds:
        await asyncio.sleep(max(0.0, at - CLOCK.passed))
        await _do(guest, deed)


async def _do(guest: "Guest", deed: str) -> None:
    if deed == "talk":
        guest.person.say(guest.meeting.party.place, guest.dice.choice(WORDS))
    elif deed in ("forge", "foreign"):
        for _ in range(FORGERIES):
            await _forge(guest, foreign=deed == "foreign")
            await asyncio.sleep(guest.dice.uniform(0.5, 4))
    elif deed == "leave":
        await _leave(guest)
    elif deed == "delete":
        await _delete(guest)
    elif deed == "take back":
        await _take_back(guest)
    elif deed in NOTES:
        await _write(guest, NOTES[deed])
    else:
        await guest.command(PLAIN[deed])


async def _forge(guest: "Guest", *, foreign: bool) -> None:
    """Press a button of somebody else, or one of their own with another number: each is answered in private."""
    others = [one.person for one in guest.meeting.guests if (one is not guest) == foreign]
    found = [str(part.custom_id) for other in others for message in other.dms for part in message.buttons]
    table = guest.meeting.table
    found = [one for one in found if table is not None and one.startswith(f"tc:answer:{table.id}:")]
    carriers = [one for one in guest.meeting.channel.messages if one.only_for is None and one.author.bot]
    if not found or not carriers:
        return
    custom_id = guest.dice.choice(found)
    if not foreign:
        parts = custom_id.split(":")
        parts[3] = str(max(0, int(parts[3]) + guest.dice.choice((-2, -1, 1, 2))))
        custom_id = ":".join(parts)
    court = Court(guest.meeting.sandbox, Path())
    guest.meeting.forging.add(guest.person.key)
    one = await guest.person.settled(court.send_forged(guest.person, carriers[-1], custom_id))
    guest.meeting.forging.discard(guest.person.key)
    open_to_all = [message for message in one.messages if message.only_for is None and message.channel.guild]
    require(not open_to_all, f"{custom_id} of {guest.person.name} is answered in public")


async def _leave(guest: "Guest") -> None:
    """Leave the match for good; who is not told so stays."""
    asked = await guest.command("leave")
    one = await _next(guest, asked, "tc:handover:")
    guest.gone = one is not None and not one.failed
    guest.left = one is not None and one.source is not None and one.source.content == SAY("handed-over")


async def cut(guest: "Guest") -> None:
    """Cut the cards with a word of their own."""
    for message, custom_id in guest.meeting.buttons("tc:terms:"):
        field = await _next(guest, await guest.send(message, custom_id), "tc:cut:")
        if field is not None and not field.failed and field.modal is not None:
            await guest.person.submit(field, {"word": f"{guest.person.key}{guest.dice.randrange(1000)}"})
        return


async def _delete(guest: "Guest") -> None:
    """Have all data deleted, and do nothing any more."""
    meetings = guest.meeting.meetings
    if not all(one.started for one in meetings):
        return  # who is only about to sit down would sit down again
    asked = await guest.command("privacy")
    sure = await _next(guest, asked, "tc:forget")
    field = await _next(guest, sure, "tc:forgetnow")
    if field is None or field.failed or field.modal is None:
        return
    for other in (one for meeting in meetings for one in meeting.guests if one.person is guest.person):
        other.gone = True
    last = await guest.person.submit(field, {"word": SAY("forget-word")})
    for meeting in meetings if not last.failed else ():
        meeting.forgotten.add(guest.person.key)


async def _take_back(guest: "Guest") -> None:
    """Take the last answer back, if it is offered; who does not see whether that was done knows nothing of it."""
    for message, custom_id in guest.offered("takeback"):
        asked = guest.person.key, int(read(custom_id)[1][1])
        taken = guest.meeting.taken
        known = {asked: taken.pop(asked)} if asked in taken else {}
        one = await guest.send(message, custom_id)
        if one is not None and is_done(one):
            guest.meeting.withdrawn.add(asked)
        elif one is not None and one.messages:
            taken.update(known)
        return


async def _write(guest: "Guest", word: str) -> None:
    field = await _next(guest, await guest.command("notes"), f"tc:{word}:")
    if field is None or field.failed or field.modal is None:
        return
    text = f"I, {guest.person.key}, think {guest.dice.randrange(10**9)}."
    guest.meeting.written[text] = guest.person.key, word
    guest.meeting.noted.pop((guest.person.key, word), None)
    if is_done(await guest.person.submit(field, {"word": text})):
        guest.meeting.noted[guest.person.key, word] = text


async def _next(guest: "Guest", before: Interaction | None, prefix: str) -> Interaction | None:
    """Press the button of an answer whose id begins so; nothing if there is none."""
    messages: list[Message] = [] if before is None or before.failed else before.messages
    for message in messages:
        for button in message.buttons:
            if str(button.custom_id).startswith(prefix):
                await asyncio.sleep(guest.dice.uniform(0.5, 3))
                return await guest.send(message, str(button.custom_id))
    return None
