"""Starting a match, and what must be there for it."""

from discord import Permissions

from bot import texts
from bot.sandbox import Person
from tests.bot.court import Court, fine, silent
from tests.bot.playing import present

SAY = texts.speaker("en")


async def test_the_start_asks_the_first_seat_and_shows_the_board(court: Court) -> None:
    anna, ben, chloe = people = court.people(3)
    for command, refused in (("start", "no-table"), ("leave", "no-table"), ("hand", "no-hand"), ("board", "no-board")):
        await court.refuses(anna.command("the-hall", command), refused)
    lobby = await court.seat([anna, ben])
    await court.refuses(anna.command("the-hall", "start"), "missing", number=1)
    await court.refuses(chloe.command("the-hall", "start"), "stranger")
    await silent(chloe.click(lobby, "Join"))
    assert (await fine(ben.command("the-hall", "start"))).text == SAY("started")
    await court.quiet()
    assert SAY("lobby-started") in lobby.content
    assert not lobby.buttons
    await court.refuses(ben.command("the-hall", "start"), "running")
    await court.refuses(court.forge(anna, lobby, "tc:options:1"), "running")
    (board,) = court.boards
    assert present(court).person is people[next(iter((await court.match()).decisions))]
    assert [button.label for button in board.buttons] == ["My hand", "Rules", "Log"]


async def test_a_missing_permission_is_named_and_stops_the_start(court: Court, anna: Person) -> None:
    missing = {"view_channel": "View Channel", "send_messages": "Send Messages", "attach_files": "Attach Files"}
    for permission, name in missing.items():
        court.sandbox.set_permissions("the-hall", deny=Permissions(**{permission: True}))
        joined = await fine(anna.command("the-hall", "join"))
        assert joined.messages[0].only_for is anna
        assert joined.text.startswith("I cannot play here: I am missing the permission ")
        assert name in joined.text
        assert await court.kept() == []
    court.sandbox.set_permissions("the-hall")
    lobby = await court.seat([anna], computers=2)
    court.sandbox.set_permissions("the-hall", deny=Permissions(attach_files=True))
    await court.refuses(anna.click(lobby, "Start"), "permissions", missing="Attach Files")
    await court.refuses(anna.command("the-hall", "start"), "permissions", missing="Attach Files")
    court.sandbox.set_permissions("the-hall")
    await silent(anna.click(lobby, "Start"))
    assert (await court.table()).state == "running"
