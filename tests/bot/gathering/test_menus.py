"""Menus on people and messages: invite somebody to one's table, see their statistics, replay a match."""

from bot import texts
from bot.sandbox import Message, Person
from tests.bot.court import HALL, Court, refusal
from tests.bot.playing import finished

SAY = texts.speaker("en")
INVITE, STATS, REPLAY = (SAY(f"menu-{one}") for one in ("invite", "stats", "replay"))


async def told(court: Court, person: Person, name: str, target: Person | Message) -> str:
    """Use a menu on somebody or something, and return the private answer."""
    said = await court.told(person.menu(HALL, name, target))
    assert said.messages[0].ephemeral
    return said.messages[0].content


async def test_a_host_invites_a_person_by_their_menu(court: Court, anna: Person, ben: Person, chloe: Person) -> None:
    assert await told(court, anna, INVITE, ben) == refusal("no-own-lobby")
    await court.seat([anna, chloe])
    here = f"<#{court.hall.id}>"
    assert await told(court, chloe, INVITE, ben) == refusal("no-own-lobby")
    assert await told(court, anna, INVITE, chloe) == refusal("sits-there", where=here)
    assert (await court.told(anna.menu(HALL, INVITE, court.sandbox.world.bot))).text == refusal("is-bot")
    assert await told(court, anna, INVITE, ben) == SAY("menu-invited", name=f"<@{ben.id}>", where=here)
    assert (await court.table()).guests == (ben.id,)


async def test_statistics_are_shown_by_the_menu_on_a_person(court: Court, anna: Person, ben: Person) -> None:
    by_command = await court.told(anna.command(HALL, "stats", person=ben))
    assert await told(court, anna, STATS, ben) == by_command.messages[0].content


async def test_an_end_is_replayed_by_its_menu_and_nothing_else(court: Court, anna: Person, ben: Person) -> None:
    lobby = await court.begin([anna, ben, court.person("chloe")])
    assert await told(court, anna, REPLAY, lobby) == refusal("no-end-there")
    assert await told(court, anna, REPLAY, ben.say(HALL, "Good game")) == refusal("no-end-there")
    await finished(court)
    end = next(one for one in court.hall.messages if SAY("button-replay") in [part.label for part in one.buttons])
    by_button = (await court.told(anna.click(end, SAY("button-replay")))).messages[-1].content
    assert await told(court, anna, REPLAY, end) == by_button
