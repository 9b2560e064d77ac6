"""Replay, /history and /stats: matches that are over, step by step and in numbers; nothing of a running one."""

import pytest
from discord import Permissions
from msgspec.structs import replace

import engine
from bot import messages, texts
from bot.aftermath.history_command import PastMatch, history_page
from bot.sandbox import Message, Person
from bot.store import Placing, Wishes
from bot.tables import Person as Player
from tests.bot.bot_on_sandbox import HALL, TAVERN, Court, fine, refusal
from tests.bot.lobby.test_settings import chosen
from tests.bot.playing import finished
from tests.tables.people import a_table

SAY = texts.speaker("en")
REPLAY = SAY("button-replay")


async def over(court: Court) -> Message:
    """The message that tells the end of a match of three people."""
    await court.begin(court.people(3))
    await finished(court)
    return court.hall.messages[-1]


async def begun(court: Court, person: Person, end: Message) -> Message:
    """The private message in which a person turns the steps."""
    told = await court.told(person.click(end, REPLAY))
    page = told.messages[-1]
    assert page.only_for is person
    return page


def step(page: Message) -> int:
    words = page.content.splitlines()[1].split()
    return int(words[words.index("Step") + 1])


async def test_anybody_in_the_channel_turns_the_steps_and_sees_them_through_all_eyes(court: Court) -> None:
    dirk = court.person("dirk")
    page = await begun(court, dirk, await over(court))
    assert step(page) == 0
    assert SAY("replay-onlooker") in page.content
    assert page.attachments[0].filename == "board.png"
    first = page.attachments[0].data
    await court.after(dirk.click(page, SAY("button-next")))
    assert step(page) > 0
    assert page.attachments[0].data != first
    await court.after(dirk.click(page, SAY("button-to-end")))
    last = step(page)
    assert f"Step {last} of {last}" in page.content
    await court.restart_bot()
    await court.after(dirk.click(page, SAY("button-back")))
    assert 0 < step(page) < last, "nothing waits in memory"
    await court.after(dirk.choose(page, "tm:since:1:o", [page.selects[0].options[2].value]))
    assert SAY("round", round=2, rounds=0) in page.content
    await court.after(dirk.click(page, SAY("button-to-start")))
    assert page.attachments[0].data == first
    for _ in range(3):
        await court.after(dirk.click(page, SAY("button-next")))
    here, told = step(page), page.content
    (menu,) = [one.custom_id for one in page.selects if one.custom_id.startswith("tm:seen")]
    await court.after(dirk.choose(page, menu, ["1"]))
    assert SAY("replay-seen", who="Ben") in page.content
    assert page.attachments[0].filename == "hand.png"
    assert step(page) <= here
    (menu,) = [one.custom_id for one in page.selects if one.custom_id.startswith("tm:seen")]
    await court.after(dirk.choose(page, menu, ["a"]))
    assert SAY("replay-everything") in page.content
    assert page.content != told


@pytest.mark.parametrize("status", [502, 503, 0])
async def test_a_page_is_shown_to_the_whole_channel_once(court: Court, status: int) -> None:
    """Also where Discord has taken it, and then fails to say so: discord.py sends it again.

    It is also shown if the bot may not post.
    """
    dirk = court.person("dirk")
    page = await begun(court, dirk, await over(court))
    before = len(court.hall.messages)
    if not status:
        court.sandbox.set_permissions(HALL, deny=Permissions(send_messages=True))
    else:
        court.sandbox.fail_next("POST", "/[cw]*/*", status, done=True)
    assert not (await dirk.click(page, SAY("button-show-here"))).failed
    await court.quiet()
    assert [one.status for one in court.sandbox.requests].count(status) == bool(status)
    assert len(court.hall.messages) == before + 1
    public = court.hall.messages[-1]
    assert (public.only_for, public.content, public.buttons, public.pings) == (None, page.content, [], ())
    assert public.attachments[0].filename == "board.png"


async def test_in_a_thread_a_step_is_shown_by_who_may_write_in_threads(court: Court) -> None:
    await over(court)
    anna, ben, dirk = court.person("anna"), court.person("ben"), court.person("dirk")
    await chosen(anna, "threads", "on")
    await court.told(ben.command(HALL, "join", game="traitor"))
    (thread,) = (one for one in court.sandbox.world.channels.values() if one.thread)
    for denied, shows in (("send_messages", True), ("send_messages_in_threads", False)):
        court.sandbox.set_permissions(HALL, person=dirk, deny=Permissions(**{denied: True}))
        told = await fine(dirk.command(thread.name, "history", person=str(anna.id)))
        page = (await fine(dirk.choose(told.messages[0], None, ["1"]))).messages[-1]
        await court.quiet()
        assert (SAY("button-show-here") in [one.label for one in page.buttons]) is shows
    await court.refuses(court.forge(dirk, page, "tc:here:1:1:o"), "show-here")


async def test_somebody_s_last_matches_are_listed_and_replayed(court: Court) -> None:
    end = await over(court)
    anna, dirk = court.person("anna"), court.person("dirk")
    assert (await fine(dirk.command("the-hall", "history"))).text == SAY("history-none", name="Dirk")
    told = await fine(dirk.command("the-hall", "history", person=str(anna.id)))
    (page,) = told.messages
    assert page.only_for is dirk
    assert f"/{end.id})" in page.content
    assert "Ben, Chloé" in page.content
    again = await court.told(dirk.choose(page, None, ["1"]))
    assert step(again.messages[-1]) == 0
    other = await fine(dirk.command("the-hall", "history", person=str(anna.id), game="traitor"))
    assert not other.messages[0].selects
    assert await court.bot.store.tables.save(replace(await court.table(), game="chess"))
    assert (await fine(anna.command(HALL, "history"))).text == SAY("history-none", name="Anna"), "the game is gone"


def test_a_long_list_tells_the_latest_matches() -> None:
    table = a_table(seats=8, game="traitor")
    table = replace(table, sitters=tuple(replace(one, name=f"{seat}_" * 16) for seat, one in enumerate(table.sitters)))
    placing = Placing(7, 0, 1, "traitor", "2026-4", 1_800_000_000, 0, 11, "", 1, 5, "", "")
    past = [PastMatch(placing, replace(table, id=number), "https://discord.com/channels/1/2/3") for number in range(10)]
    told = history_page(SAY, "Anna", past)
    assert len(told.text) <= 2000
    (menu,) = told.rows
    assert isinstance(menu, messages.Menu)
    assert [entry.value for entry in menu.entries] == [str(number) for number in range(told.text.count("\n"))]
    assert menu.entries


@pytest.mark.parametrize("private", [False, True])
async def test_an_archived_thread_is_replayed_by_who_may_read_it_now(court: Court, *, private: bool) -> None:
    """Discord tells nothing of an archived thread any more: a public one is read by all who read its channel."""
    anna, ben, dirk = court.person("anna"), court.person("ben"), court.person("dirk")
    thread = court.sandbox.open_thread(HALL, "the-cellar", anna, private=private)
    anna.say(thread.name, f"<@{court.sandbox.world.bot.id}>")  # lets the bot into a private one
    await court.begin([anna], computers=2, channel=thread.name)
    await court.bot.tables.ending.abort(1, Player(anna.id, "Anna", "en"))
    await court.bot.tables.ending.agree(1, anna.id)
    await court.quiet()
    court.sandbox.set_thread(thread.name, archived=True)
    court.sandbox.set_permissions(HALL, person=dirk, deny=Permissions(view_channel=True))
    await court.seat([ben], channel=TAVERN)
    lobby = court.sandbox.channel(TAVERN).messages[-1]
    for person, reads in ((anna, True), (ben, not private), (dirk, False)):
        told = await court.told(court.forge(person, lobby, "tc:replay:1"))
        assert (told.messages[-1].content != refusal("stranger")) is reads, person


SHOW = SAY("button-show-here")


async def asked(court: Court, by: Person, **options: str) -> Message:
    """The private answer to /stats."""
    told = await court.told(by.command(HALL, "stats", **options))
    (page,) = told.messages
    assert page.only_for is by
    return page


@pytest.mark.deal("statistics")
async def test_people_are_told_their_own_statistics_and_those_shown(court: Court) -> None:
    anna, ben, chloe = court.people(3)
    dirk = court.person("dirk")
    none = await asked(court, anna)
    assert none.content.startswith("You have not yet played a match to its end here. ")
    assert not none.buttons
    await court.begin([anna, ben, chloe])
    assert (await asked(court, anna)).content == none.content, "nothing of a running match"
    await finished(court)

    own = await asked(court, anna)
    assert own.content.startswith("### Anna · Verräter\n- **1 match, ")
    assert [one.filename for one in own.attachments] == ["chart.png"]
    assert (own.attachments[0].description or "").startswith("Anna, Verräter: 1 match, ")
    assert "- Ben: 1 match, " in own.content
    assert "- Chloé: 1 match, " in own.content
    assert not own.pings
    assert (await asked(court, anna, game="verraeter")).content == own.content
    other_game = await asked(court, dirk, person=str(ben.id), game="traitor")
    assert other_game.content.startswith("Ben has not yet played a match of Traitor to its end here. ")
    assert "has not yet played" in (await asked(court, anna, person=str(dirk.id))).content

    of_ben = await asked(court, dirk, person=str(ben.id))
    assert of_ben.content.startswith("### Ben · Verräter\n")
    assert SHOW not in [one.label for one in of_ben.buttons]
    shown = await anna.click(own, SHOW)
    await court.quiet()
    assert not shown.failed
    public = court.hall.messages[-1]
    assert public.only_for is None
    assert public.content == "\n".join(own.content.splitlines()[: public.content.count("\n") + 1])
    assert "Ben" not in public.content, "nobody is compared in public"
    assert public.attachments[0].data == own.attachments[0].data

    await court.bot.store.people.save_wishes(ben.id, Wishes(statistics=False))
    for command in ("stats", "history"):
        await court.refuses(dirk.command(HALL, command, person=str(ben.id)), "no-statistics", name="Ben")
    assert "Ben" not in (await asked(court, anna)).content
    assert "- Chloé: 1 match, " in (await asked(court, anna)).content
    of_himself = await asked(court, ben)
    assert of_himself.content.endswith(SAY("stats-private"))
    assert "Anna" not in of_himself.content, "nor is anybody compared with them"
    assert "Ben" in (await fine(anna.command(HALL, "history"))).messages[0].content, "the table names them as well"
    assert SAY("history-title", name="Ben") in (await fine(ben.command(HALL, "history"))).text

    page, games = await asked(court, anna), ", ".join(texts.game_name(SAY, one) for one in engine.games())
    await court.refuses(anna.command(HALL, "stats", person=str(court.sandbox.world.bot.id)), "is-bot")
    await court.refuses(anna.command(HALL, "stats", game="chess"), "unknown-game", games=games)
    await court.refuses(court.forge(anna, page, "tc:statshere:chess"), "unknown-game", games=games)
    court.sandbox.set_permissions(HALL, person=ben, deny=Permissions(send_messages=True))
    await court.refuses(court.forge(ben, page, "tc:statshere:"), "show-here")

    elsewhere = [replace(one, guild=7) for one in await court.bot.store.results.of_table(1)]
    await court.bot.store.results.replace(1, elsewhere)
    assert (await asked(court, anna)).content == none.content, "another server's matches never show"
    assert "has not yet" in (await asked(court, dirk, person=str(anna.id))).content
