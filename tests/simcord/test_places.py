"""Threads, and one bot on two servers."""

import discord
import pytest
import simcord

from tests.simcord.test_game import LANDSCAPE, PLACE, SAY, Hall, shown

TABLE = SAY("command-abort.table")
pytestmark = pytest.mark.simcord(shard_count=1)


def a_thread(hall: Hall) -> simcord.ChannelHandle:
    """A public thread of the channel."""
    thread = hall.env.backend.create_thread(hall.channel.id, "the cellar", hall.people[0].id)
    return next(one for one in hall.channel.threads if one.id == thread.id)


async def test_a_thread_that_discord_has_archived_is_brought_back(simcord_env: simcord.Env) -> None:
    hall = Hall(simcord_env)
    hall.channel = a_thread(hall)
    await hall.start()
    thread = hall.env.backend.get_thread(hall.channel.id)
    assert thread.thread_metadata is not None
    thread.thread_metadata.archived = True
    ((user, _),) = hall.asked()
    edits = f"/channels/{hall.channel.id}/messages/*"
    hall.env.inject_error("PATCH", edits, status=400, code=50083, message="Thread is archived")
    await hall.answer()
    assert not thread.thread_metadata.archived
    assert f"<@{user.id}>, it is your turn" not in hall.messages[-1].content


@pytest.mark.parametrize("denied", ["send_messages_in_threads", "send_messages"])
async def test_in_a_thread_another_permission_is_needed(simcord_env: simcord.Env, denied: str) -> None:
    hall = Hall(simcord_env)
    refuse = discord.PermissionOverwrite(**{denied: False})
    assert hall.server.me is not None
    hall.channel = hall.server.create_text_channel("quiet", overwrites={hall.server.me: refuse})
    said = shown(await hall.people[0].slash(a_thread(hall), "join")).content
    missing = SAY("refusal-permissions", missing=SAY("permission", key=denied))
    assert said == (missing if denied == "send_messages_in_threads" else SAY("join-opened", game="Verräter"))


async def test_two_servers(simcord_env: simcord.Env) -> None:
    """Nobody reaches a table of another server; direct messages say which server a choice is for."""
    court = Hall(simcord_env)
    await court.start()
    abbey = Hall(simcord_env, "The Abbey", [one.user for one in court.people])
    await abbey.start()

    status = shown(await court.manager.slash(court.channel, "status")).content
    assert SAY("status-server", number=1) in status
    assert abbey.channel.mention not in status
    refused = await court.manager.slash(court.channel, "abort", **{TABLE: 2})
    assert shown(refused).content == SAY("refusal-no-such-table")
    assert [way["value"] for way in await court.manager.autocomplete(court.channel, "abort", TABLE, "")] == [1]

    ((user, _),) = court.asked()
    while next(abbey.asked())[0].id != user.id:
        await abbey.answer()
    ways = await user.autocomplete(PLACE, LANDSCAPE, "")
    for way in ways:
        server = "The Court" if way["value"].startswith("1/") else "The Abbey"
        assert way["name"].startswith(f"{server} #hall: ")
    unclear = await user.slash(PLACE, **{LANDSCAPE: ways[0]["value"].split("/")[1]})
    assert shown(unclear).content == SAY("refusal-which-table")
    chosen = next(way["value"] for way in ways if way["value"].startswith("2/"))
    await user.slash(PLACE, **{LANDSCAPE: chosen})
    assert [one.id for one, _ in court.asked()] == [user.id]
    assert [one.id for one, _ in abbey.asked()] != [user.id]
