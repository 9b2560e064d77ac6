"""/settings: how tables begin on a server, chosen by those who manage it."""

import pytest
from discord import Permissions

import engine
from bot import client, texts
from bot.config import Settings
from bot.sandbox import Message, NotPossible, Person
from bot.sandbox.world.guilds import Role
from bot.tables import ServerSettings
from tests.bot.bot_on_sandbox import HALL, TAVERN, Court, fine, silent

SAY = texts.speaker("en")


async def opened(person: Person) -> Message:
    """The panel, which only that person sees."""
    (panel,) = (await fine(person.command(HALL, "settings"))).messages
    assert panel.only_for is person
    return panel


async def chosen(person: Person, name: str, *values: str) -> Message:
    """The panel once something was chosen in it."""
    panel = await opened(person)
    await silent(person.choose(panel, "tm:setting", [name]))
    await silent(person.choose(panel, f"tm:set:{name}", values))
    return panel


async def settings(court: Court) -> ServerSettings:
    return await court.bot.tables.settings.of(court.sandbox.world.home.id)


async def test_the_panel_shows_all_and_says_where_discords_own_settings_are(court: Court, anna: Person) -> None:
    panel = await opened(anna)
    title, *lines, elsewhere = panel.content.splitlines()
    assert (title, elsewhere) == ("### Settings of this server", SAY("settings-elsewhere"))
    assert "Integrations" in elsewhere
    assert [line.partition(":")[0] for line in lines] == [one.label for one in panel.selects[0].options]
    assert {"Usual game: **the first one offered**", "Tables at once: **20**", "Log channel: **none**"} <= {*lines}
    await silent(anna.choose(panel, "tm:setting", ["pace"]))
    by_post = [f"by post, {one} hours a turn" for one in (8, 24, 48, 72)]
    assert [one.label for one in panel.selects[1].options] == ["live", *by_post, "without a clock"]
    assert [one.value for one in panel.selects[1].options if one.default] == ["live"]


async def test_a_setting_is_kept_over_a_restart_and_listed(court: Court, anna: Person) -> None:
    panel = await chosen(anna, "pace", "post-24")
    assert "Usual pace: **by post, 24 hours a turn**" in panel.content
    await court.restart_bot()
    assert (await settings(court)).pace == "post-24"
    await chosen(anna, "language", "nl")
    await chosen(anna, "game", "traitor")
    await fine(anna.command(HALL, "join"))
    assert ((await court.table()).language, (await court.table()).game) == ("nl", "traitor")
    where = court.sandbox.channel(TAVERN)
    court.sandbox.set_permissions(TAVERN, deny=Permissions(send_messages=True))
    await court.refuses(anna.command(HALL, "settings", log=where), "log-closed", where=f"<#{where.id}>")
    told = f"<@{anna.id}> set *Usual pace* to: by post, 24 hours a turn."
    assert told in (await fine(anna.command(HALL, "status"))).text


async def test_only_the_offered_games_can_be_chosen(court: Court, anna: Person, ben: Person) -> None:
    with pytest.raises(NotPossible):
        await ben.command(HALL, "settings")
    await chosen(anna, "game", "verraeter")
    panel = await chosen(anna, "games", "traitor", "het_verraad")
    assert "Games offered: **Traitor, Het Verraad**" in panel.content
    assert [key for _, key in await ben.autocomplete(HALL, "join", focused="game")] == ["traitor", "het_verraad"]
    await court.refuses(ben.command(HALL, "join", game="verraeter"), "not-offered")
    await court.told(ben.command(HALL, "join"))
    assert (await court.table()).game == "traitor"
    (panel,) = (await fine(ben.click(court.lobby, "Options"))).messages
    await silent(ben.choose(panel, "tm:option:1", ["game"]))
    assert [one.value for one in panel.selects[1].options] == ["traitor", "het_verraad"]
    await court.refuses(court.forge(ben, court.lobby, "tm:game:1", ["verraeter"]), "option")
    await chosen(anna, "games", *engine.games())
    assert (await settings(court)).games == ()


async def test_a_role_of_the_server_wins_over_that_of_the_configuration(
    court: Court, anna: Person, ben: Person
) -> None:
    world = court.sandbox.world
    steward, other = (Role(world.fixed_id(), name, Permissions(), 2) for name in ("Steward", "Other"))
    for role in (steward, other):
        world.set_role(world.home, role)
    await court.seat([anna])
    ben.roles.add(steward.id)
    await court.refuses(ben.command(HALL, "abort"), "abort-lobby")
    said = (await fine(anna.command(HALL, "settings", role=steward))).text
    assert f"Role that administers tables: **<@&{steward.id}>**" in said
    assert SAY("abort-sure") in (await fine(ben.command(HALL, "abort"))).text
    await chosen(anna, "role", "usual")
    await court.refuses(ben.command(HALL, "abort"), "abort-lobby")
    court.bot.settings = type(court.settings)("", abort_role=steward.id)
    assert SAY("abort-sure") in (await fine(ben.command(HALL, "abort"))).text
    await fine(anna.command(HALL, "settings", role=other))
    await court.refuses(ben.command(HALL, "abort"), "abort-lobby")
    await court.refuses(anna.command(HALL, "settings", role=world.home.roles[world.home.id]), "option")


def test_an_old_key_of_the_configuration_is_read_with_a_word_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    client.create(Settings("t"))
    assert "abort_role" not in caplog.text
    client.create(Settings("t", abort_role=5))
    assert "abort_role counts only on servers without a role of their own" in caplog.text
