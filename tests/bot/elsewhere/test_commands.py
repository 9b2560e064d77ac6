"""Commands by the installation of a person alone: on servers without the bot, in direct messages and groups."""

from collections.abc import Sequence

import pytest
from discord import Permissions
from msgspec.structs import replace

from bot import texts
from bot.commands.registration import link_for_servers
from bot.sandbox import Message, NotPossible, Person
from bot.store.results import insertion
from tests.bot.court import HALL, Court
from tests.bot.playing import finished

SAY = texts.speaker("en")
SHOW = SAY("button-show-here")
FAR, FRIENDS = "far-hall", "friends"
PLACES = (FAR, FRIENDS, "dm")


def stranger(court: Court, *also: Person) -> Person:
    """Let Anna add the bot for herself, share no server with it, and be in places without it."""
    anna = court.person("anna")
    anna.installed = True
    court.sandbox.add_foreign_guild("Far Away", FAR)
    court.sandbox.add_people_channel(FRIENDS, anna, court.person("ben"), *also)
    court.sandbox.remove_member(anna)
    return anna


def own_hand(court: Court, since: int = 0) -> list[str]:
    """Return the calls of the bot about channels and people, other than answers to interactions."""
    made = court.sandbox.requests[since:]
    return [f"{one.method} {one.path}" for one in made if not one.is_interaction_answer]


@pytest.mark.parametrize("place", PLACES)
async def test_four_commands_answer_privately_and_nothing_else_is_offered(court: Court, place: str) -> None:
    """Own data are sent and deleted without a common server, too."""
    anna = stranger(court)
    anna.locale = "de"
    german, before = texts.speaker("de"), len(court.sandbox.requests)
    for name, said in (
        ("learn", german("verraeter-lessons")),
        ("rules", "### Verräter · "),
        ("stats", german("stats-none-everywhere")),
        ("privacy", german("privacy-shown")),
    ):
        (panel,) = (await court.told(anna.command(place, name))).messages
        assert said in panel.content
        assert panel.only_for is anna
    offered = {one["name"] for one in court.sandbox.world.commands}
    for name in offered - {"learn", "rules", "privacy", "stats"}:
        with pytest.raises(NotPossible):
            await anna.command(place, name)
    assert own_hand(court, before) == []
    (sent,) = (await court.told(anna.click(panel, german("button-my-data")))).messages
    assert sent.only_for is anna
    assert [one.filename for one in sent.attachments] == ["turncoat-my-data.zip"]
    (sure,) = (await court.told(anna.click(panel, german("button-forget")))).messages
    field = await anna.click(sure, german("button-forget-now"))
    done = await anna.submit(field, {"word": german("forget-word")})
    await court.sandbox.until(lambda: "Alles, was ich über dich gespeichert hatte, ist gelöscht" in done.text)
    assert not court.sandbox.problems


async def _played(court: Court) -> Sequence[Person]:
    anna, ben, chloe = court.people(3)
    await court.begin([anna, ben, chloe])
    await finished(court)
    return anna, ben, chloe


@pytest.mark.deal("statistics")
async def test_statistics_elsewhere_are_of_all_servers_and_of_oneself_alone(court: Court) -> None:
    """They are not shown where apps, or who asks, may not speak."""
    anna, ben, _ = await _played(court)
    for one in await court.bot.store.results.of_table(1):
        query, values = insertion(replace(one, table=2, guild=7))
        await court.bot.store.results._db.execute(query, *values)
    stranger(court)
    for place in PLACES:
        told = (await court.told(anna.command(place, "stats"))).text
        assert told.startswith("### Anna · Verräter\n- **2 matches, ")
        assert told.endswith(SAY("stats-everywhere"))
        assert "Ben" not in told, "nobody is compared where others may not have met them"
        await court.refuses(anna.command(place, "stats", person=str(ben.id)), "stats-elsewhere")
    far = court.sandbox.channel(FAR).guild
    assert far is not None
    ben.installed = True
    court.sandbox.let_apps_speak(far, allowed=False)
    (own,) = (await court.told(ben.command(FAR, "stats"))).messages
    assert SHOW not in _labels(own)
    await court.refuses(court.forge(ben, own, "tc:statshere:"), "show-here")
    court.sandbox.let_apps_speak(far, allowed=True)
    court.sandbox.set_permissions(FAR, person=ben, deny=Permissions(send_messages=True))
    await court.refuses(court.forge(ben, own, "tc:statshere:"), "show-here")


@pytest.mark.parametrize("invites", [False, True])
@pytest.mark.deal("statistics")
async def test_statistics_are_shown_elsewhere_by_answers_with_a_link_if_wished(court: Court, *, invites: bool) -> None:
    court.settings = replace(court.settings, invites=invites)
    await court.restart_bot()
    anna, *_ = await _played(court)
    link = SAY("play-here", link=link_for_servers(court.sandbox.world.bot.id))
    home = (await court.told(anna.command(HALL, "stats"))).messages[0]
    await court.told(anna.click(home, SHOW))
    assert link not in court.hall.messages[-1].content, "never where the bot is"
    stranger(court)
    for place in (FAR, FRIENDS):
        before = len(court.sandbox.requests)
        (own,) = (await court.told(anna.command(place, "stats"))).messages
        await court.told(anna.click(own, SHOW))
        shown = court.sandbox.channel(place).messages[-1] if place == FAR else anna.sees(place)[-1]
        assert shown.only_for is None
        assert shown.content.endswith(link) is invites
        assert own_hand(court, before) == []
    (own,) = (await court.told(anna.command("dm", "stats"))).messages
    assert SHOW not in _labels(own)
    assert not court.sandbox.problems


def _labels(message: Message) -> list[str]:
    return [one.label for one in message.buttons]


async def test_a_private_channel_is_no_direct_message_with_the_bot(court: Court) -> None:
    """Only somebody who uses direct messages with the bot is taken to read them."""
    anna = stranger(court)
    await court.are_new(anna)
    await court.told(anna.command(FRIENDS, "learn"))
    (offered,) = (await court.told(anna.command(FRIENDS, "learn"))).messages
    await court.told(anna.click(offered, SAY("verraeter-lesson-1")))
    assert not await court.bot.delivery._direct.has_used(anna.id)
    (offered,) = (await court.told(anna.command("dm", "learn"))).messages
    await court.told(anna.click(offered, SAY("verraeter-lesson-1")))
    assert await court.bot.delivery._direct.has_used(anna.id)
