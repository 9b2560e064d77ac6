"""/stats, and /history of others, on a server: who is told what of whom."""

import pytest
from discord import Permissions
from msgspec.structs import replace

import engine
from bot import texts
from bot.sandbox import Message, Person
from bot.store import Wishes
from tests.bot.court import HALL, Court, fine
from tests.bot.playing import finished

SAY = texts.speaker("en")
SHOW = SAY("button-show-here")


async def asked(court: Court, by: Person, **options: str) -> Message:
    """The private answer to /stats."""
    told = await court.told(by.command(HALL, "stats", **options))
    (page,) = told.messages
    assert page.only_for is by
    return page


async def shows_none(court: Court, person: Person) -> None:
    """Let a person wish to show no statistics."""
    await court.bot.store.people.save_wishes(person.id, Wishes(statistics=False))


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

    await shows_none(court, ben)
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
