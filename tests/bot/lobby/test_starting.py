"""Starting a match, and what must be there for it."""

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
    await court.refuses(court.forge(court.person("anna"), lobby, "tc:options:1"), "running")
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
