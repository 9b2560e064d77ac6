"""Taking seats, giving them back, choosing options, cutting the cards, and starting."""

import asyncio
import re

from discord import Permissions
from msgspec.structs import replace

import engine
from bot import texts
from bot.fair_deal.verify import sentences, verify
from bot.pictures import lobby_of
from bot.sandbox import Interaction, Message, Person
from tests.bot.bot_on_sandbox import Court, fine, silent
from tests.bot.playing import finished, labels, present

SAY = texts.speaker("en")


async def test_the_first_to_join_opens_a_table_and_reads_what_the_game_is(court: Court, ben: Person) -> None:
    anna = court.person("anna")
    joined = await court.told(anna.command("the-hall", "join"))
    assert joined.text == SAY("join-opened", game="Verräter")
    assert joined.messages[0].only_for is anna
    lobby = court.lobby
    for told in ("**Anna** (host)", "**2 more needed.**", f"`{(await court.table()).fingerprint}`"):
        assert told in lobby.content
    controls = ["Join", "Start with 2 computers", "Call players", "+ Computer", "Options", "Learn", "More…"]
    assert labels(lobby) == controls
    assert not any(button.disabled for button in lobby.buttons)
    (own,) = (await fine(anna.click(lobby, "More…"))).messages
    lines = own.content.splitlines()
    assert lines[1:3] == [SAY("verraeter-pitch"), "-# 3–4 players · 45 to 60 minutes · medium"]
    assert lines[3].startswith("Rules: Online · Pace: live")
    assert labels(own) == ["Rules", "Fair deal?", "Cut the cards", "Leave"]
    (other,) = (await fine(ben.click(lobby, "More…"))).messages
    assert labels(other) == ["Rules", "Fair deal?"]
    assert [one.only_for for one in (own, other)] == [anna, ben]


async def test_a_picture_shows_who_sits_there_and_is_drawn_again_for_nothing_else(court: Court) -> None:
    anna, ben = court.people(2)
    lobby = await court.seat([anna])
    (picture,) = lobby.attachments
    assert (picture.filename, picture.description) == ("lobby.png", lobby_of("verraeter", ["Anna"], (3, 4), "en").alt)
    await court.bot.tables.lobby.choose(1, anna.id, "preset", "classic")
    court.bot.delivery.refresh(1)
    await court.quiet()
    assert "Classic" in lobby.content
    assert lobby.attachments == [picture], "only words have changed"
    await court.after(ben.click(lobby, "Join"))
    assert "Anna, Ben, 1 × free. " in (lobby.attachments[0].description or "")


async def test_a_person_alone_starts_with_computer_players_by_a_click(court: Court, anna: Person, ben: Person) -> None:
    lobby = await court.seat([anna])
    await court.refuses(ben.click(lobby, "Start with 2 computers"), "stranger")
    await court.after(anna.click(lobby, "Start with 2 computers"))
    assert ((await court.table()).state, (await court.table()).names) == ("running", ("Anna", "Bram ◇", "Inés ◇"))
    assert anna.dms[-1].buttons or anna.dms[-1].selects, "the first question is there, two deeds after nothing"


async def test_nobody_starts_alone_who_waits_for_somebody_or_has_cut(court: Court, anna: Person, ben: Person) -> None:
    lobby = await court.seat([anna])
    await court.told(anna.command("the-hall", "join", guest=ben))
    assert [one.label for one in lobby.buttons if one.disabled] == ["Start"]
    await court.refuses(court.forge(anna, lobby, "tc:fill:1:0"), "roster")
    table = await court.table()
    await court.bot.tables.lobby.cut(1, anna.id, "banana", table.fingerprint)
    await court.refuses(court.forge(anna, lobby, f"tc:fill:1:{table.version + 1}"), "cuts-unseen")


async def test_seats_are_taken_by_command_and_button_and_given_back(court: Court) -> None:
    anna, ben, chloe, dirk = court.people(4)
    lobby = await court.seat([anna, ben])
    joined = await fine(chloe.command("the-hall", "join"))
    assert joined.text == SAY("join-seated", seat=3, game="Verräter", missing=0)
    assert (await fine(chloe.command("the-hall", "join"))).text == SAY("join-again", seat=3)
    await court.after(dirk.click(lobby, "Join"))
    assert (await court.table()).names == ("Anna", "Ben", "Chloé", "Dirk")
    assert "**Ready:**" in lobby.content
    assert court.hall.messages == [lobby]
    assert [one.label for one in lobby.buttons if one.disabled] == ["Join", "+ Computer"]
    emil = court.sandbox.add_person("Emil")
    await court.refuses(emil.command("the-hall", "join"), "full", number=4)
    for one in (chloe, dirk):
        await court.leaves(one, lobby)
    assert (await fine(anna.command("the-hall", "leave"))).text == SAY("left")
    await court.quiet()
    assert lobby.content.splitlines()[1] == "**Ben** (host)"
    await court.refuses(anna.command("the-hall", "leave"), "stranger")
    assert (await fine(ben.command("the-hall", "leave"))).text == SAY("left-closed")
    await court.quiet()
    assert SAY("lobby-aborted") in lobby.content
    assert not lobby.buttons
    await fine(ben.command("the-hall", "join"))
    assert (await court.table(2)).names == ("Ben",)


async def test_computer_players_of_any_level_come_and_go(court: Court) -> None:
    anna, ben, chloe = court.people(3)
    lobby = await court.seat([anna, ben], computers=2)
    assert "**Ben** · Bram ◇ · Inés ◇\n" in lobby.content
    (panel,) = (await fine(ben.click(lobby, "Options"))).messages
    for names in (("Anna", "Ben", "Bram ◇"), ("Anna", "Ben")):
        await court.after(ben.click(panel, "Remove a computer player"))
        assert (await court.table()).names == names
    await court.refuses(chloe.click(lobby, "+ Computer"), "stranger")
    assert "Remove a computer player" not in labels(panel)
    for seats, level in ((2, "strong"), (3, "easy")):
        await court.after(ben.choose(panel, f"tm:level:1:{seats}", [level]))
        assert f" · {(await court.table()).names[-1]} ({level})" in lobby.content
    assert not any(one.custom_id.startswith("tm:level:") for one in panel.selects), "all seats are taken"
    await court.after(anna.click(lobby, "Start"))
    status = (await fine(anna.command("the-hall", "status"))).text
    assert "Computer players: Inés ◇ (easy), Bram ◇ (strong)" in status


async def test_the_host_chooses_options_and_the_game(court: Court, anna: Person, ben: Person) -> None:
    lobby = await court.seat([anna])
    await court.refuses(ben.click(lobby, "Options"), "stranger")
    (panel,) = (await fine(anna.click(lobby, "Options"))).messages
    assert panel.only_for is anna
    for name, value, terms, own in (
        ("preset", "classic", "-# Classic", "Rules: **Classic**"),
        ("income_limit", "3", "-# Classic, Cards per round: at most 3", "Cards per round: **at most 3**"),
        ("game", "the_traitors", "## The Traitors", "Remarks: **on**"),
        ("remarks", "off", "## The Traitors", "Remarks: **off**"),
    ):
        await silent(anna.choose(panel, "tm:option:1", [name]))
        await court.after(anna.choose(panel, f"tm:value:1:{name}", [value]))
        assert terms in lobby.content
        assert own in panel.content
    assert not (await court.table()).remarks
    await silent(anna.choose(panel, "tm:option:1", ["talk"]))
    assert SAY("talk-length", minutes=3) in [one.label for one in panel.selects[1].options]
    # discord.py would wait for clicks, which are read from their ids, in a task for each message.
    assert [one for one in map(repr, asyncio.all_tasks()) if "View" in one] == []
    # Lobbies of older programs had a menu for the game.
    await silent(ben.click(lobby, "Join"))
    await court.after(court.forge(anna, lobby, "tm:game:1", ["traitor"]))
    assert lobby.content.splitlines()[0] == "## Traitor"


async def test_a_table_opens_with_a_preset(court: Court, anna: Person) -> None:
    completions = await anna.autocomplete("the-hall", "join", focused="preset", game="verraeter")
    assert completions == [("Online", "online"), ("Classic", "classic")]
    offered = await anna.autocomplete("the-hall", "join", focused="game", game="verrä")
    assert offered == [("Verräter (3–4 players)", "verraeter")]
    assert await anna.autocomplete("the-hall", "join", focused="game", game="chess") == []
    games = ", ".join(texts.game_name(SAY, game) for game in engine.games())
    await court.refuses(anna.command("the-hall", "join", game="chess"), "unknown-game", games=games)
    await court.refuses(anna.command("the-hall", "join", game="verraeter", preset="short"), "option")
    await fine(anna.command("the-hall", "join", game="verraeter", preset="classic"))
    assert (await court.table()).options["preset"] == "classic"


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
    assert present(court).person is people[next(iter((await court.match()).decisions))]
    assert labels(court.boards[-1]) == ["My hand", "Rules", "Log"]


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
    for start in (anna.click(lobby, "Start"), anna.command("the-hall", "start")):
        await court.refuses(start, "permissions", missing="Attach Files")
    court.sandbox.set_permissions("the-hall")
    await silent(anna.click(lobby, "Start"))


CHANGED = SAY("lobby-cut-again")


def noted(court: Court) -> str:
    """The fingerprint that stands in the lobby."""
    (found,) = re.findall(r"`([0-9a-f]{32})`", court.lobby.content)
    return str(found)


async def proof(court: Court, who: Person) -> Message:
    """The private answer that proves the deal of the match that has just ended, to anybody who asks."""
    return (await fine(who.click(court.hall.messages[-1], SAY("button-fair")))).messages[-1]


async def cut(person: Person, court: Court, word: str) -> Interaction:
    """Press the button, and send the field with that word."""
    sent = await person.submit(await court.more(person, court.lobby, "button-cut"), {"word": word})
    await court.quiet()
    return sent


async def test_the_last_cutter_who_noted_the_fingerprint_is_told_that_nobody_chose_the_deal(court: Court) -> None:
    """As somebody does it who has nothing but Discord, a pencil, and the program that checks."""
    anna, ben, chloe = court.people(3)
    await court.seat([anna, ben, chloe])
    first = noted(court)
    opened = await court.more(ben, court.lobby, "button-cut")
    assert first in str(opened.modal), "it stands above the field, too"
    await court.restart_bot()
    await court.after(ben.submit(opened, {"word": "rose"}))
    second = noted(court)
    await silent(cut(anna, court, "*eagle* <@1>"))
    answered = noted(court)
    assert len({first, second, answered}) == 3
    assert "Ben *rose*, Anna *" in court.lobby.content
    assert "<@1>" not in court.lobby.content
    assert CHANGED not in court.lobby.content
    assert not court.lobby.pings
    court.bot.settings = replace(court.settings, source="https://example.org/turncoat")
    told = await fine(court.more(chloe, court.lobby, "button-fair"))
    assert "Ben *rose*" in told.text
    assert SAY("fair-program", source="<https://example.org/turncoat>") in told.text
    await silent(anna.click(court.lobby, SAY("button-start")))
    await finished(court)
    assert noted(court) == answered
    end = await proof(court, court.person("dirk"))
    assert SAY("fair-end-cut") in end.content
    checked = verify(end.attachments[0].data)
    assert (checked.cuts, checked.fingerprints) == (("rose", "*eagle* <@1>"), (first, second, answered))
    assert "So nobody chose the deal, if you noted" in "\n".join(sentences(checked, second, "*eagle* <@1>"))
    assert "So nobody chose" not in "\n".join(sentences(checked, first, "rose"))


async def test_a_change_after_a_cut_is_told_before_the_start(court: Court) -> None:
    anna, ben, chloe, dirk = court.people(4)
    await court.seat([anna, ben, chloe])
    await silent(cut(ben, court, "rose"))
    opened = await court.more(ben, court.lobby, "button-cut")
    await court.after(dirk.click(court.lobby, "Join"))
    await court.refuses(ben.submit(opened, {"word": "eagle"}), "cut-late")
    shown = await fine(anna.command("the-hall", "start"))
    assert all(told in shown.text for told in ("Ben *rose*", CHANGED, noted(court)))
    assert CHANGED in court.lobby.content
    await silent(cut(ben, court, "eagle"))
    assert CHANGED not in court.lobby.content
    await court.refuses(anna.click(shown.messages[0], SAY("button-start")), "roster")
    await court.leaves(dirk, court.lobby)
    again = await fine(anna.command("the-hall", "start"))
    await court.after(anna.click(again.messages[0], SAY("button-start")))
    assert SAY("lobby-cut-before") in court.lobby.content
