"""Languages: a table's own, that of each reader, and those of the commands."""

import random

from bot import texts
from bot.messages.telling import fold
from bot.sandbox import Person
from bot.tables import Person as Asking
from tests.bot.bot_on_sandbox import Court, fine, silent
from tests.bot.lobby.test_guests import option
from tests.bot.playing import finished, labels, shown_on

SAY = texts.speaker("en")


async def test_a_channel_and_each_person_have_one(court: Court, chance: random.Random) -> None:
    court.sandbox.set_community("nl")
    people = court.people(3)
    readers = ("de", "nl", "en")
    for one, locale in zip(people, ("de", "nl", "en-US"), strict=True):
        one.locale = locale
    public = texts.speaker("nl")
    await court.told(people[0].command("the-hall", "join"))
    again = await fine(people[0].click(court.lobby, public("button-join")))
    assert again.text == texts.speaker("de")("join-again", seat=1)
    for one in people[1:]:
        await silent(one.click(court.lobby, public("button-join")))
    await court.after(people[1].click(court.lobby, public("button-start")))
    await shown_on(court, chance, 6)
    table, match = await court.table(), await court.match()
    for seat, (one, reader) in enumerate(zip(people, readers, strict=True)):
        say = texts.speaker(reader)
        hand = await court.told(one.click(court.boards[-1], public("button-hand")))
        decision = match.decisions.get(seat)
        for told in (hand.text, one.dms[-1].content):
            assert f"[{say('prompt-board-link')}](" in told
            assert decision is None or texts.question(say, "verraeter", decision, table.names) in told
    board = court.boards[-1]
    assert public("round", round=1, rounds=9) in board.content
    lines = fold(public, "verraeter", match.events(None), match.onlooker.view, table.names)
    assert all(line in board.content for line in lines)
    assert public("verraeter-alt-round", round=1, rounds=9) in (board.attachments[0].description or "")
    await finished(court)
    assert public("button-fair") in labels(court.hall.messages[-1])


NAMES = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}


async def test_a_new_table_has_that_of_the_community_or_of_its_host(court: Court, anna: Person) -> None:
    languages = ((None, "de", "de"), (None, "fr", "en"), ("nl", "de", "nl"), ("fr", "de", "en"), ("pt-BR", "de", "en"))
    for community, host, language in languages:
        anna.locale = host
        court.sandbox.set_community(community)
        await court.quiet()
        await court.told(anna.command("the-hall", "join"))
        lobby = court.hall.messages[-1].content
        assert f" · {NAMES[language]}\n" in lobby
        assert texts.speaker(language)("lobby-missing", number=2) in lobby
        await court.told(anna.command("the-hall", "leave"))


async def test_the_host_chooses_another_one_and_a_rematch_keeps_it(court: Court, anna: Person, ben: Person) -> None:
    lobby = await court.seat([anna, ben], computers=1)
    panel = await option(court, anna, "language", "nl")
    assert f"{SAY('options-language')}: **Nederlands**" in panel.content
    assert [(one.value, one.label) for one in panel.selects[1].options] == list(NAMES.items())
    say = texts.speaker("nl")
    assert " · Nederlands · " in lobby.content
    assert say("lobby-ready") in lobby.content
    await court.after(anna.click(lobby, say("button-start")))
    assert say("round.before") in court.boards[-1].content
    old = await court.bot.tables.ending.abort(1, Asking(anna.id, "Anna", "en"))
    await court.quiet()
    assert old.language == "nl"
    await court.told(court.forge(ben, lobby, "tc:rematch:1"))
    assert (await court.table(2)).language == "nl"
