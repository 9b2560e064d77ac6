"""A table's language: a Community server's, else its host's; an option of the lobby, kept by a rematch."""

import pytest

from bot import texts
from bot.sandbox import Message, Person
from bot.tables import Person as Asking
from tests.bot.court import Court, fine, silent

SAY = texts.speaker("en")
NAMES = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}


def shows(lobby: Message, language: str) -> bool:
    """Return whether the whole lobby is in that language, and says so."""
    say = texts.speaker(language)
    named = f" · {NAMES[language]}\n"
    return named in lobby.content and say("lobby-missing", number=2) in lobby.content


@pytest.mark.parametrize(
    ("community", "host", "language"),
    [(None, "de", "de"), (None, "fr", "en"), ("nl", "de", "nl"), ("fr", "de", "en")],
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
