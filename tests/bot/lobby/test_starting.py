"""Starting a match, and what must be there for it."""

import asyncio

from discord import Permissions

from bot import texts
from bot.sandbox import Person
from tests.bot.court import Court, fine, silent
from tests.bot.playing import present

SAY = texts.speaker("en")


async def test_the_start_asks_the_first_seat_and_shows_the_board(court: Court) -> None:
    lobby = await court.begin(court.people(3))
    assert SAY("lobby-started") in lobby.content
    assert not lobby.buttons
    assert len(court.boards) == 1
    question = present(court)
    match = await court.match()
    assert question.person is court.people(3)[next(iter(match.decisions))]
    assert [button.label for button in court.boards[0].buttons] == ["My hand", "Rules", "Log"]


async def test_start_by_command(court: Court, anna: Person, ben: Person, chloe: Person) -> None:
    await court.refuses(anna.command("the-hall", "start"), "no-table")
    await court.seat([anna, ben])
    await court.refuses(anna.command("the-hall", "start"), "missing", number=1)
    await court.refuses(chloe.command("the-hall", "start"), "stranger")
    await silent(chloe.click(court.lobby, "Join"))
    assert (await fine(ben.command("the-hall", "start"))).text == SAY("started")
    await court.quiet()
    assert (await court.table()).state == "running"
    assert SAY("lobby-started") in court.lobby.content
    await court.refuses(ben.command("the-hall", "start"), "running")


async def test_nobody_starts_with_too_few_by_an_old_button(court: Court, anna: Person, ben: Person) -> None:
    lobby = await court.seat([anna, ben], computers=1)
    old = next(button.custom_id for button in lobby.buttons if button.label == "Start")
    await silent(ben.click(lobby, "Leave"))
    await court.refuses(court.forge(anna, lobby, old or ""), "missing", number=1)


async def test_a_start_button_older_than_the_roster(court: Court) -> None:
    anna, ben, chloe, dirk = court.people(4)
    lobby = await court.seat([anna, ben, chloe])
    seen = next(button.custom_id for button in lobby.buttons if button.label == "Start")
    await silent(dirk.click(lobby, "Join"))
    await court.refuses(court.forge(anna, lobby, seen or ""), "roster")
    await silent(anna.click(lobby, "Start"))
    assert (await court.table()).state == "running"


async def test_two_people_press_start_at_once(court: Court, anna: Person, ben: Person) -> None:
    lobby = await court.seat([anna, ben], computers=1)
    clicks = await asyncio.gather(anna.click(lobby, "Start"), ben.click(lobby, "Start"))
    await court.quiet()
    assert not any(click.failed for click in clicks)
    assert [click.text for click in clicks if click.messages] == [SAY("refusal-running")]
    assert len(court.boards) == 1


async def test_a_running_table_changes_no_more(court: Court) -> None:
    anna, ben, chloe, dirk = court.people(4)
    lobby = await court.seat([anna, ben, chloe])
    panel = (await fine(anna.click(lobby, "Options"))).messages[0]
    await silent(anna.choose(panel, "tm:option:1", ["preset"]))
    ids = {button.label: button.custom_id or "" for button in lobby.buttons}
    await court.after(anna.click(lobby, "Start"))
    await court.refuses(dirk.command("the-hall", "join"), "running-join")
    await court.refuses(court.forge(dirk, lobby, ids["Join"]), "running-join")
    await court.refuses(court.forge(anna, lobby, ids["Leave"]), "running-leave")
    await court.refuses(court.forge(anna, lobby, ids["Add computer player"]), "running")
    await court.refuses(court.forge(anna, lobby, ids["Options"]), "running")
    await court.refuses(court.forge(anna, lobby, ids["Start"]), "running")
    await court.refuses(anna.choose(panel, "tm:value:1:preset", ["classic"]), "running")


NEEDED = {"view_channel": "View Channel", "send_messages": "Send Messages", "attach_files": "Attach Files"}


async def test_a_missing_permission_is_named(court: Court, anna: Person) -> None:
    for permission, name in NEEDED.items():
        court.sandbox.set_permissions("the-hall", deny=Permissions(**{permission: True}))
        joined = await fine(anna.command("the-hall", "join"))
        assert joined.messages[0].only_for is anna
        assert joined.text.startswith("I cannot play here: I am missing the permission ")
        assert name in joined.text
        assert await court.kept() == []


async def test_a_permission_lost_in_the_lobby_stops_the_start(court: Court, anna: Person) -> None:
    lobby = await court.seat([anna], computers=2)
    court.sandbox.set_permissions("the-hall", deny=Permissions(attach_files=True))
    await court.refuses(anna.click(lobby, "Start"), "permissions", missing="Attach Files")
    await court.refuses(anna.command("the-hall", "start"), "permissions", missing="Attach Files")
    court.sandbox.set_permissions("the-hall")
    await silent(anna.click(lobby, "Start"))
    assert (await court.table()).state == "running"


async def test_without_a_table_there_is_nothing_to_start_or_leave(court: Court, anna: Person) -> None:
    await court.refuses(anna.command("the-hall", "start"), "no-table")
    await court.refuses(anna.command("the-hall", "leave"), "no-table")
    await court.refuses(anna.command("the-hall", "hand"), "no-hand")
    await court.refuses(anna.command("the-hall", "board"), "no-board")
