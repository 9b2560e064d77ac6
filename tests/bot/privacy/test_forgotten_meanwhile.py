"""Deletions of a person's data while messages and openings are on their way: nothing of the person comes back."""

from pathlib import Path

import pytest

from bot import texts
from bot.sandbox import Person
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


@pytest.mark.parametrize(("calls", "open_to_all"), [(POSTS, True), (OPENINGS, True), (POSTS, False)])
async def test_their_first_question_is_on_its_way(
    court: Court, tmp_path: Path, calls: tuple[str, str], open_to_all: bool
) -> None:
    """Or their direct messages are being opened, or found closed: a computer player has their seat then."""
    people = court.people(3)
    for one in people:
        one.dm_open = open_to_all
    lobby = await court.seat(people)
    holds = {one: court.sandbox.hold(*calls, person=one) for one in people}
    await fine(people[0].click(lobby, SAY("button-start")))
    await court.sandbox.until(lambda: any(one.met for one in holds.values()))
    person = next(one for one, hold in holds.items() if hold.met)
    for one in people:
        if one is not person:
            holds[one].release()
    channel = (await court.bot.store.direct.get(person.id)).channel
    await court.bot.deletions.delete(person.id)
    holds[person].release()
    await court.quiet()
    assert bool(channel) == (calls == POSTS)
    assert not channel or str(channel) not in dump(court, tmp_path / "channel.db"), "nor their channel"
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
