"""The answer to *Who knew*: told to anybody who asks after the end, made of the notes of those who agree alone."""

import random
from collections.abc import Sequence

import pytest

from bot import texts
from bot.sandbox import Message, Person
from bot.store import Consent
from engine import Subject
from tests.bot.bot_on_sandbox import Court
from tests.bot.playing import finished, labels, play_on
from tests.bot.privacy.test_privacy import delete
from tests.bot.privacy.test_privacy import told as told_at_last
from tests.test_replay_page import data

SAY = texts.speaker("en")
KNEW, SHOW, HIDE = SAY("button-knew"), SAY("button-notes-show"), SAY("button-notes-hide")
ALWAYS, NEVER = SAY("button-notes-always"), SAY("button-notes-never")


async def began(court: Court, seats: int) -> list[Person]:
    """So many people begin a short match."""
    people = court.people(seats)
    await court.begin(people, game="the_traitors", options={"rounds": "1"})
    return people


async def noted(court: Court, people: Sequence[Person], answers: int) -> None:
    """Play so many answers, before each of which everybody of ``people`` suspects somebody else."""
    dice = random.Random(7)
    for _ in range(answers):
        of_round = max(1, (await court.match()).view(None).round)
        for seat, one in enumerate(people):
            other = dice.choice([other for other in range(4) if other != seat])
            await court.bot.tables.notes.mark(1, one.id, "suspect", of_round, [Subject(other)])
        await play_on(court, dice, 1)


async def over(court: Court, notes: int = 3) -> list[Person]:
    """Four people have played a match in which so many of them took notes."""
    people = await began(court, 4)
    await noted(court, people[:notes], 8)
    await court.bot.tables.notes.write(1, people[-1].id, "No marks.")
    await finished(court)
    return people


def end(court: Court) -> Message:
    return court.hall.messages[-1]


async def asked(court: Court, person: Person) -> Message:
    """The private answer to somebody who asks who knew."""
    page = (await court.told(person.click(end(court), KNEW))).messages[-1]
    assert page.only_for is person
    return page


async def replay(court: Court, person: Person) -> str:
    """The last step of the replay, as somebody sees it."""
    page = (await court.told(person.click(end(court), SAY("button-replay")))).messages[-1]
    await court.after(person.click(page, SAY("button-to-end")))
    return page.content


async def test_three_took_notes_two_show_them_and_nothing_is_told_of_who_declines(court: Court) -> None:
    anna, ben, chloe, dirk = await over(court)
    onlooker = court.person("emma")
    nothing = (await asked(court, onlooker)).content
    assert SAY("knew-could") in nothing
    for one in (anna, ben):
        assert SAY("knew-ask") in one.dms[-1].content
        shown = (await court.told(one.click(one.dms[-1], SHOW))).messages[-1]
        assert SAY("knew-shown") in shown.content
    told = await asked(court, onlooker)
    assert told.attachments[0].filename == "suspicion.png"
    assert "Best detective" in told.content or "nobody knew" in told.content
    undecided = told.content, told.attachments[0].description
    replayed = await replay(court, onlooker)
    assert "Notes of Anna" in replayed
    assert "Notes of Chloé" not in replayed
    declined = (await court.told(chloe.click(chloe.dms[-1], HIDE))).messages[-1]
    assert SAY("knew-hidden") in declined.content
    for _ in range(2):
        told = await asked(court, onlooker)
        assert (told.content, told.attachments[0].description) == undecided, "she might have had none"
        await court.bot.store.notes._db.execute('DELETE FROM notes WHERE "user" = $1', chloe.id)
    assert await replay(court, onlooker) == replayed
    assert SAY("knew-ask") not in dirk.dms[-1].content
    assert not {SHOW, HIDE} & {*labels(dirk.dms[-1]), *labels(await asked(court, dirk))}


async def marked(court: Court, people: Sequence[Person]) -> tuple[Person, Person, Person]:
    """Three begin to take notes: two suspect the whole hidden side and nobody else, the last somebody innocent."""
    match = await court.match()
    side = match.game.hidden_side
    assert side is not None
    hidden = side.members(match.true_state())
    knows, declines, errs = [one for seat, one in enumerate(people) if seat not in hidden][:3]
    for one in (knows, declines):
        await court.bot.tables.notes.mark(1, one.id, "suspect", 1, [*map(Subject, hidden)])
    await court.bot.tables.notes.mark(1, errs.id, "suspect", 1, [Subject(people.index(knows))])
    return knows, declines, errs


def edits(court: Court) -> int:
    return sum(one.method == "PATCH" and str(end(court).id) in one.path for one in court.sandbox.requests)


async def chosen(court: Court, person: Person, choice: str) -> str:
    """The end once somebody shows their notes, or keeps them."""
    await court.told(court.forge(person, end(court), f"tc:shownotes:1:{choice}"))
    return end(court).content


async def paged(court: Court) -> list[str]:
    """All lines of a page of the match, as everybody can ask for it."""
    pages = court.bot.pages
    film = await pages.read(await pages.ask(await court.table(), "en"))
    return [line for step in data(film.content.decode())["steps"] for line in step["seen"]["o"]["lines"]]


@pytest.mark.usefixtures("pages_here")
async def test_the_end_and_a_page_tell_who_knew_until_they_withdraw_and_nothing_of_who_declines(court: Court) -> None:
    people = await began(court, 5)
    knows, declines, errs = await marked(court, people)
    await court.bot.tables.notes.write(1, knows.id, "nobody else reads that")
    await finished(court)
    before, calls, without = end(court).content, edits(court), await paged(court)
    name = (await court.table()).names[people.index(knows)]
    line = f"**{name} knew, from round 1.** Best detective of those who showed their notes: **{name}**, 1 of 1."
    assert await chosen(court, errs, "show") == before, "those whose marks were wrong are not told"
    assert await chosen(court, errs, "hide") == before
    assert await chosen(court, declines, "hide") == before
    assert edits(court) == calls
    assert await paged(court) == without
    known = await chosen(court, knows, "show")
    assert line in known
    assert edits(court) == calls + 1
    noted = [line for line in await paged(court) if line not in without]
    assert {line.split(":")[0] for line in noted} == {f"Notes of {name}"}
    assert "nobody else reads that" not in repr(court.bot.pages._made._kept)
    assert await chosen(court, declines, "hide") == known
    await court.bot.store.notes._db.execute('DELETE FROM notes WHERE "user" = $1', declines.id)
    assert edits(court) == calls + 1
    assert await chosen(court, knows, "hide") == before
    assert await chosen(court, knows, "show") == known
    calls = edits(court)
    await court.restart_bot()
    await court.quiet()
    assert (end(court).content, edits(court)) == (known, calls)
    await court.bot.store.notes.save_consent(Consent(knows.id, (await court.table()).guild, 1, shows=False))
    assert await paged(court) == without, "also in a process that was told nothing"
    await told_at_last(court, await delete(knows))
    assert "knew" not in end(court).content
    assert name not in end(court).content


async def test_the_end_tells_who_knew_in_its_edit_if_their_notes_are_shown_at_all_tables(court: Court) -> None:
    people = await began(court, 5)
    knows, declines, _ = await marked(court, people)
    guild = (await court.table()).guild
    await court.bot.store.notes.save_consent(Consent(knows.id, guild, 0, shows=True))
    await court.bot.store.notes.save_consent(Consent(declines.id, guild, 0, shows=False))
    await finished(court)
    assert "**, 1 of 1." in end(court).content
    assert [one.user for one in (await court.table()).verdicts] == [knows.id]
    assert edits(court) <= 1
    await court.bot.insights.choose(await court.table(), knows.id, shows=False, always=True)
    await court.quiet()
    assert "1 of 1" not in end(court).content


async def test_never_on_this_server_takes_back_what_was_shown_at_single_tables_there(court: Court) -> None:
    anna, *_, dirk = await over(court, 1)
    await court.refuses(court.forge(dirk, end(court), "tc:shownotes:1:show"), "forged")  # who has marks can show them
    notes, guild = court.bot.store.notes, (await court.table()).guild
    for one in (Consent(anna.id, guild, 7, shows=True), Consent(anna.id, guild, 8, shows=False)):
        await notes.save_consent(one)
    await notes.save_consent(Consent(anna.id, guild + 1, 9, shows=True))
    await court.told(anna.click(anna.dms[-1], ALWAYS))
    told = {one.table: one.shows for one in await notes.consents_of(anna.id)}
    assert told == {0: True, 1: True, 7: True, 8: False, 9: True}, "nothing that was kept is shown"
    await chosen(court, anna, "never")
    told = {one.table: one.shows for one in await notes.consents_of(anna.id)}
    assert told == {0: False, 1: False, 7: False, 8: False, 9: True}
