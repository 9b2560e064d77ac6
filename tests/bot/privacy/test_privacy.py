"""/privacy: what is stored of somebody is told, handed over, hidden and deleted, also what is on its way to Discord."""

import io
import json
import random
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot import texts
from bot.privacy.privacy import NOT_SHOWN
from bot.sandbox import Interaction, Message, Person
from bot.store import backup
from tests.bot.bot_on_sandbox import HALL, TAVERN, Court, fine, silent
from tests.bot.lobby.test_settings import chosen
from tests.bot.playing import almost_finished, finished, play_on
from tests.store.in_file import in_file

SAY = texts.speaker("en")
POSTS = ("POST", "/channels/*/messages")
OPENINGS = ("POST", "/users/@me/channels")


async def panel(person: Person) -> Message:
    """Return the private answer to /privacy."""
    (message,) = (await fine(person.command(HALL, "privacy"))).messages
    assert message.only_for is person
    return message


async def delete(person: Person, word: str = "delete") -> Interaction:
    """Have everything deleted."""
    warned = await fine(person.click(await panel(person), SAY("button-forget")))
    opened = await person.click(warned.messages[0], SAY("button-forget-now"))
    assert opened.modal is not None
    return await fine(person.submit(opened, {"word": word}))


async def told(court: Court, one: Interaction) -> str:
    """Return the final answer to an interaction: until then Discord shows that it is being worked on."""
    await court.sandbox.until(lambda: one.text)
    await court.quiet()
    return one.text


def shown_by(message: Message) -> str:
    """Return all words that a message shows, its files and their descriptions included."""
    files = [f"{one.filename} {one.description} {one.data!r}" for one in message.attachments]
    labels = [str(one.label) for one in message.buttons]
    return "\n".join([message.content, *labels, *files])


def in_channels(court: Court) -> list[Message]:
    """Return all messages that the bot has standing in channels, for everybody."""
    found = [court.sandbox.channel(one) for one in (HALL, TAVERN)]
    return [one for channel in found for one in channel.messages if one.only_for is None]


def dump(court: Court, to: Path) -> str:
    backup(in_file(court.bot.store).path, to)
    with closing(sqlite3.connect(to)) as database:
        return "\n".join(database.iterdump())


@pytest.mark.deal("an evening that is forgotten")
async def test_after_deletion_nobody_finds_who_it_was(
    court: Court, tmp_path: Path, chance: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In no table of the database, and in no message that stands in a channel, pictures included."""
    films: list[int] = []
    monkeypatch.setattr(court.bot.films, "forget", films.append)
    anna, ben, chloe = court.people(3)
    lobby = await court.seat([anna, ben, chloe])
    opened = await court.more(anna, lobby, "button-cut")
    await court.after(anna.submit(opened, {"word": "rose"}))
    await court.after(ben.click(lobby, SAY("button-start")))
    await play_on(court, chance, 12)
    await finished(court)
    await court.begin([ben, anna, chloe], channel=TAVERN)
    before = in_channels(court)
    assert sum("Anna" in shown_by(one) for one in before) > 4
    for_others = [one.content for person in (ben, chloe) for one in person.dms]

    done = await told(court, await delete(anna))

    left = dump(court, tmp_path / "after.db")
    assert done.split("`")[1] in left, "the entry"
    assert {1, 2} <= set(films), "those with the name are not kept"
    assert str(anna.id) not in left
    assert "Anna" not in left
    after = in_channels(court)
    (new,) = (one for one in after if one.id not in {one.id for one in before})
    assert new.content == SAY("absence-offered", name=texts.safe((await court.table(2)).names[1])), "else nothing"
    assert [one.content for one in after if "Anna" in shown_by(one) or str(anna.id) in shown_by(one)] == []
    (ending,) = (one for one in after if one.attachments and one.attachments[0].filename == "end.png")
    assert SAY("end-unproven") in (await fine(ben.click(ending, SAY("button-fair")))).messages[-1].content
    assert (await court.table(2)).names[1] == SAY("hand-over-name", name=SAY("former-player"))
    ended = [one.content for person in (ben, chloe) for one in person.dms][: len(for_others)]
    assert [one for one in for_others if "wins" in one] == [one for one in ended if "wins" in one], "sent before"

    for page in ("story", "replay"):
        read = await fine(ben.click(ending, SAY(f"button-{page}")))
        assert "Anna" not in "".join(map(shown_by, read.messages))
    await fine(anna.command(HALL, "join"))
    assert (await court.bot.tables.table_in(court.hall.id)).names == ("Anna",)


@pytest.mark.deal("an evening of long ago")
async def test_buttons_of_a_cleared_match_say_that_it_is_cleared(court: Court) -> None:
    _, ben = await court.match_of(2, "traitor")
    await finished(court)
    ending = court.hall.messages[-1]
    await court.bot.store.retention.drop_messages([1])
    await court.bot.store.retention.drop_answers([1])
    for action in ("story:1", "replay:1", "record:1", "fair:1", "frame:1:0:o", "leaf:1:0", "log:1"):
        await court.refuses(court.forge(ben, ending, f"tc:{action}"), "cleared")
    await court.refuses(court.forge(ben, ending, "tm:past:1", ["1"]), "cleared")
    listed = await fine(ben.command(HALL, "history"))
    assert "with Anna" in listed.text
    opened = await fine(ben.click(ending, SAY("button-rematch")))
    assert opened.text.startswith("A new table is open")


async def test_a_thread_is_called_after_nobody_and_put_away_again(court: Court) -> None:
    anna, ben = court.people(2)
    await chosen(anna, "threads", "on")
    await fine(anna.command(HALL, "join"))
    (thread,) = (one for one in court.sandbox.world.channels.values() if one.thread)
    await silent(ben.click(thread.messages[0], SAY("button-join")))
    await court.close_table()
    assert thread.name == "Verräter · Anna"
    await told(court, await delete(anna))
    assert thread.name == "Verräter"
    assert thread.thread is not None
    assert thread.thread.archived
    assert not any("Anna" in shown_by(one) for one in thread.messages)


async def test_the_panel_the_file_and_statistics(court: Court) -> None:
    anna, ben, chloe = court.people(3)
    pages = {"policy_url": "https://a.b/c", "terms_url": "https://a.b/d"}
    court.bot.settings = replace(court.settings, operator="Ada", contact="ada@example.org", **pages)
    await court.begin([anna, ben, chloe])
    message = await panel(anna)
    linked = (SAY("privacy-policy", url="https://a.b/c"), "Terms of use: <https://a.b/d>")
    run_by = (SAY("privacy-operator", operator="Ada"), "Contact: ada@example.org", *linked)
    assert message.content.endswith("\n".join(run_by))
    sent = await fine(anna.click(message, SAY("button-my-data")))
    assert await told(court, sent) == SAY("my-data")
    (file,) = sent.messages[-1].attachments
    with zipfile.ZipFile(io.BytesIO(file.data)) as archive:
        (running,) = json.loads(archive.read("running.json"))
        (table,) = json.loads(archive.read("tables.json"))
    assert (running["table"], running["view"]["seat"], table["names"]) == (1, 0, ["Anna", "Ben", "Chloé"])
    assert str(ben.id) not in json.dumps([running, table])
    await silent(anna.click(message, SAY("button-no-statistics")))
    assert not (await court.bot.tables.wishes.of(anna.id)).statistics
    assert SAY("privacy-not-shown") in message.content
    await silent(anna.click(message, SAY("button-statistics")))
    assert (await court.bot.tables.wishes.of(anna.id)).statistics
    await court.refuses(court.forge(anna, message, "tc:statistics:x"), "forged")
    assert NOT_SHOWN == "off"


async def test_another_word_deletes_nothing_and_it_works_after_a_restart_and_in_direct_messages(court: Court) -> None:
    anna, ben, chloe = court.people(3)
    await court.seat([anna, ben, chloe])
    await court.refuses(delete(anna, "perhaps"), "not-confirmed", word="delete")
    warned = await fine(anna.click(await panel(anna), SAY("button-forget")))
    opened = await anna.click(warned.messages[0], SAY("button-forget-now"))
    await court.restart_bot()
    done = await told(court, await fine(anna.submit(opened, {"word": " LÖSCHEN "})))
    assert done.startswith("Everything that I kept about you is deleted")
    assert (await court.table(1)).names == ("Ben", "Chloé")
    assert "Anna" not in court.lobby.content


@pytest.fixture
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


@pytest.mark.usefixtures("nobody_waits_long")
async def test_the_message_of_the_end_is_on_its_way(court: Court, tmp_path: Path) -> None:
    """Its post returns when the table has forgotten them: it names them, and so does the record below it."""
    anna, *_ = court.people(3)
    await court.match_of(3)
    who, keys = await almost_finished(court)
    hold = court.sandbox.hold(*POSTS, channel="the-hall")
    await court.bot.tables.answers.give(1, who, keys)
    await court.sandbox.until(lambda: hold.met)
    await court.bot.deletions.delete(anna.id)
    hold.release()
    await court.quiet()
    assert court.hall.messages[-1].attachments, "the end stands"
    await nothing_is_left(court, anna, tmp_path)


@pytest.mark.usefixtures("nobody_waits_long")
@pytest.mark.parametrize(("calls", "opened"), [(POSTS, True), (OPENINGS, True), (POSTS, False)])
async def test_their_question_is_on_its_way(court: Court, tmp_path: Path, calls: tuple[str, str], opened: bool) -> None:
    """Or their direct messages are being opened, or found closed: a computer player has their seat then."""
    people = court.people(3)
    for one in people:
        one.dm_open = opened
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


@pytest.mark.usefixtures("nobody_waits_long")
async def test_an_invitation_is_on_its_way(court: Court, tmp_path: Path) -> None:
    anna, ben, chloe = court.people(3)
    await court.seat([ben, chloe])
    hold = court.sandbox.hold(*POSTS)
    await fine(ben.command("the-hall", "join", guest=anna))
    await court.sandbox.until(lambda: hold.met)
    await court.bot.deletions.delete(anna.id)
    hold.release()
    await nothing_is_left(court, anna, tmp_path)
