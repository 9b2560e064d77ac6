"""Deletions of a person's data while messages and openings are on their way: nothing of the person comes back."""

from pathlib import Path

import pytest

from bot import texts
from bot.sandbox import Person
from bot.sandbox.faults import Hold
from tests.bot.court import Court, fine
from tests.bot.playing import almost_finished
from tests.bot.privacy.test_privacy import dump, in_channels, shown_by

POSTS = ("POST", "/channels/*/messages")
OPENINGS = ("POST", "/users/@me/channels")
SAY = texts.speaker("en")


@pytest.fixture(autouse=True)
def nobody_waits_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deletion goes on without what is held back."""
    monkeypatch.setattr("bot.delivery.delivery.TO_SHOW", 0.2)


async def nothing_is_left(court: Court, person: Person, folder: Path) -> None:
    """Neither in the database nor in any channel, now and after a restart."""
    for when in ("now", "restarted"):
        await court.quiet()
        left = dump(court, folder / f"{when}.db")
        assert str(person.id) not in left, when
        assert person.name not in left, when
        shown = [shown_by(one) for one in in_channels(court)]
        assert [one for one in shown if person.name in one or str(person.id) in one] == [], when
        await court.restart_bot()


async def test_the_message_of_the_end_is_on_its_way(court: Court, tmp_path: Path) -> None:
    """Its post returns when the table has forgotten them: it names them, and so does the record below it."""
    anna, *_ = court.people(3)
    await court.begin(court.people(3))
    who, keys = await almost_finished(court)
    hold = court.sandbox.hold(*POSTS, channel="the-hall")
    await court.bot.tables.answers.give(1, who, keys)
    await court.sandbox.until(lambda: hold.met)
    await court.bot.deletions.delete(anna.id)
    hold.release()
    await court.quiet()
    assert court.hall.messages[-1].attachments, "the end stands"
    await nothing_is_left(court, anna, tmp_path)


async def asked_first(court: Court, calls: tuple[str, str] = POSTS) -> tuple[Person, Hold]:
    """Three people begin a match, and such a call to the one asked first is held back: whose it is, and by what."""
    people = court.people(3)
    lobby = await court.seat(people)
    holds = [court.sandbox.hold(*calls, person=one) for one in people]
    await fine(people[0].click(lobby, SAY("button-start")))
    await court.sandbox.until(lambda: any(one.met for one in holds))
    found = next(person for person, hold in zip(people, holds, strict=True) if hold.met)
    for one in holds:
        if not one.met:
            one.release()
    return found, next(one for one in holds if one.met)


async def test_their_own_question_is_on_its_way(court: Court, tmp_path: Path) -> None:
    """It comes to nobody any more: a computer player has their seat."""
    person, hold = await asked_first(court)
    channel = (await court.bot.store.direct.get(person.id)).channel
    await court.bot.deletions.delete(person.id)
    hold.release()
    await court.quiet()
    assert channel
    assert str(channel) not in dump(court, tmp_path / "channel.db"), "nor the channel of their direct messages"
    assert not any(one.buttons or one.selects for one in person.dms)
    await nothing_is_left(court, person, tmp_path)


async def test_an_invitation_is_on_its_way(court: Court, tmp_path: Path) -> None:
    anna, ben, chloe = court.people(3)
    await court.seat([ben, chloe])
    hold = court.sandbox.hold(*POSTS)
    await fine(ben.command("the-hall", "join", guest=anna))
    await court.sandbox.until(lambda: hold.met)
    await court.bot.deletions.delete(anna.id)
    hold.release()
    await nothing_is_left(court, anna, tmp_path)


async def test_their_direct_messages_are_being_opened(court: Court, tmp_path: Path) -> None:
    person, hold = await asked_first(court, OPENINGS)
    await court.bot.deletions.delete(person.id)
    hold.release()
    await nothing_is_left(court, person, tmp_path)


async def test_their_direct_messages_are_found_closed(court: Court, tmp_path: Path) -> None:
    for one in court.people(3):
        one.dm_open = False
    person, hold = await asked_first(court)
    await court.bot.deletions.delete(person.id)
    hold.release()
    await nothing_is_left(court, person, tmp_path)
