"""Languages: a table's own, that of each reader, and those of the commands."""

import random

import pytest

import engine
from bot import texts
from bot.messages.telling import fold
from bot.sandbox import Message, Person
from bot.sandbox.rest.command_bodies import CHAT_INPUT
from bot.tables import Person as Asking
from tests.bot.court import Court, fine, silent
from tests.bot.playing import finished, play_on

SAY = texts.speaker("en")
LOCALES = {"nl": "nl", "pt-BR": "en"}


@pytest.mark.parametrize(("server", "language"), LOCALES.items())
async def test_each_channel_and_person_has_one(court: Court, chance: random.Random, server: str, language: str) -> None:
    court.sandbox.set_community(server)
    people = court.people(3)
    readers = ("de", "nl", "en")
    for one, locale in zip(people, ("de", "nl", "en-US"), strict=True):
        one.locale = locale
    public = texts.speaker(language)
    await court.told(people[0].command("the-hall", "join"))
    lobby = court.lobby
    assert public("lobby-missing", number=2) in lobby.content
    first, *labels = [public(f"button-{key}") for key in ("join", "call", "computer", "options", "more")]
    fill = public("lobby-fill", number=2)
    assert [one.label for one in lobby.buttons] == [first, fill, *labels[:-1], public("lobby-learn"), labels[-1]]
    again = await fine(people[0].click(lobby, public("button-join")))
    assert again.text == texts.speaker("de")("join-again", seat=1)
    for one in people[1:]:
        await silent(one.click(lobby, public("button-join")))
    await court.after(people[1].click(lobby, public("button-start")))

    await play_on(court, chance, 6)
    await court.quiet()
    table, match = await court.table(), await court.match()
    for seat, (one, reader) in enumerate(zip(people, readers, strict=True)):
        say = texts.speaker(reader)
        hand = await court.told(one.click(court.boards[-1], public("button-hand")))
        assert f"[{say('prompt-board-link')}](" in hand.text
        assert f"[{say('prompt-board-link')}](" in one.dms[-1].content
        decision = match.decisions.get(seat)
        if decision is not None:
            question = texts.question(say, "verraeter", decision, table.names)
            assert question in hand.text
            assert question in one.dms[-1].content
    board = court.boards[-1]
    assert public("round", round=1, rounds=9) in board.content
    told = fold(public, "verraeter", match.events(None), match.onlooker.view, table.names)
    assert all(line in board.content for line in told)
    described = board.attachments[0].description or ""
    awaited = ", ".join(table.names[seat] for seat in match.awaited)
    assert described.startswith(f"{public('picture-waiting', names=awaited)} – {public('verraeter-phase', key='role')}")
    assert public("verraeter-alt-round", round=1, rounds=9) in described

    await finished(court)
    end = court.hall.messages[-1]
    after = ("rematch", "story", "knew", "fair", "page", "replay", "film", "rules")
    assert {button.label for button in end.buttons} == {public(f"button-{key}") for key in after}


async def test_commands_are_registered_in_every_language(court: Court) -> None:
    menus = {command["name"]: command for command in court.sandbox.world.commands if command["type"] != CHAT_INPUT}
    assert menus.keys() == {SAY(f"menu-{one}") for one in ("invite", "stats", "replay")}
    assert menus[SAY("menu-replay")]["name_localizations"]["de"] == texts.speaker("de")("menu-replay")
    commands = {one["name"]: one for one in court.sandbox.world.commands if one["type"] == CHAT_INPUT}
    own = [key for key in SAY.keys if key.startswith("command-")]
    groups = {one for one in own if any(key.startswith(f"{one}-") for key in own)}
    below = {key: group for key in own for group in groups if key.startswith(f"{group}-")}
    there = {key: commands.pop(SAY(key)) for key in own if key not in below}
    below_groups = {(group, one["name"]): one for group in groups for one in there[group]["options"]}
    there |= {key: below_groups.pop((group, SAY(key))) for key, group in below.items()}
    assert not below_groups
    for game, played in engine.games().items():
        there[f"{game}-command"] = group = commands.pop(SAY(f"{game}-command"))
        words = {SAY(f"{game}-command-{word}"): f"{game}-command-{word}" for word in played.commands.values()}
        there |= {words.pop(below["name"]): below for below in group["options"]}
        assert not words
    assert not commands
    for key, command in there.items():
        for language in ("de", "nl"):
            say = texts.speaker(language)
            assert command["description_localizations"][language] == say(f"{key}.description")
            assert command.get("name_localizations", {}).get(language, command["name"]) == say(key)


NAMES = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}


def shows(lobby: Message, language: str) -> bool:
    """Return whether the whole lobby is in that language, and says so."""
    say = texts.speaker(language)
    named = f" · {NAMES[language]}\n"
    return named in lobby.content and say("lobby-missing", number=2) in lobby.content


@pytest.mark.parametrize(
    ("community", "host", "language"), [(None, "de", "de"), (None, "fr", "en"), ("nl", "de", "nl"), ("fr", "de", "en")]
)
async def test_a_new_table(court: Court, anna: Person, community: str | None, host: str, language: str) -> None:
    court.sandbox.set_community(community)
    await court.quiet()
    anna.locale = host
    await court.told(anna.command("the-hall", "join"))
    assert (await court.table()).language == language
    assert shows(court.hall.messages[-1], language)


async def picked(court: Court, who: Person, lobby: Message, language: str) -> Message:
    """The options' panel after somebody has picked a language in it."""
    opened = await fine(who.click(lobby, "tc:options:1"))
    panel = opened.messages[0]
    await silent(who.choose(panel, "tm:option:1", ["language"]))
    await court.after(who.choose(panel, "tm:value:1:language", [language]))
    return panel


async def test_the_host_chooses_another_one_and_a_rematch_keeps_it(court: Court, anna: Person, ben: Person) -> None:
    lobby = await court.seat([anna, ben], computers=1)
    panel = await picked(court, anna, lobby, "nl")
    assert f"{SAY('options-language')}: **Nederlands**" in panel.content
    values = panel.selects[1].options
    assert [(one.value, one.label) for one in values] == list(NAMES.items())
    say = texts.speaker("nl")
    assert " · Nederlands · " in lobby.content
    assert say("lobby-ready") in lobby.content
    await court.after(anna.click(lobby, say("button-start")))
    assert say("round", round=1, rounds=9) in court.boards[-1].content
    old = await court.bot.tables.ending.abort(1, Asking(anna.id, "Anna", "en"))
    await court.quiet()
    assert old.language == "nl"
    await court.told(court.forge(ben, lobby, "tc:rematch:1"))
    assert (await court.table(2)).language == "nl"
