"""The bot starts again on the same folder, and nobody notices; or on an old copy, and all is brought in line."""

import asyncio
import random
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

import engine
from bot import texts
from bot.messages.ids import read
from bot.operating.database import mark_restored
from bot.sandbox import Message, Person
from bot.store import backup, restore
from bot.tables import Person as Player
from bot.tables.recovery import resting
from tests.bot.bot_on_sandbox import Court, fine
from tests.bot.playing import almost_finished, answer, ids, is_over, next_question, play_on, present, questions
from tests.samples import samples
from tests.store.in_file import in_file

SAY = texts.speaker("en")
ANSWERS = samples(10, 17)
"""Answers of three people: 3 first estates, then about 7 in a round."""


@pytest.mark.deal("restarts 1")
async def test_between_any_two_answers(court: Court, chance: random.Random) -> None:
    """Old buttons serve, nothing is missing or doubled; every other time the bot is cut off while it shows."""
    await court.begin(court.people(3))
    done: set[str] = set()
    for number in range(ANSWERS):
        question = await next_question(court, done)
        assert question is not None
        done.add(question.step)
        await answer(court, question, chance)
        if number % 2:
            await court.quiet()
        await court.restart_bot()
        assert (await court.match()).length == number + 1
    await court.quiet()
    assert court.standing() == await court.known()
    assert len([one for one in court.hall.messages if one.content.startswith("## ")]) == 1
    assert len(court.boards) == max(1, (await court.match()).view(None).round)
    question = present(court)
    buttons = [one for person in court.people(3) for one in person.dms if one.buttons or one.selects]
    assert buttons == [question.message]


async def test_the_end_is_shown_however_early_the_bot_is_cut_off(court: Court) -> None:
    """The last answer is written, and the bot ends before anybody was told the result."""
    await court.begin(court.people(3))
    who, keys = await almost_finished(court)
    await court.bot.tables.answers.give(1, who, keys)
    await court.restart_bot()
    await court.quiet()
    assert (await court.table()).state == "finished"
    assert is_over(court)
    assert not any(board.buttons for board in court.boards)
    assert court.standing() == await court.known()


async def test_a_start_looks_at_no_table_of_which_everything_is_shown(court: Court, chance: random.Random) -> None:
    """It neither plays the match again nor asks Discord for anything; what has changed since it does look at."""
    await court.begin(court.people(3))
    await play_on(court, chance, 4)
    await court.quiet()
    await court.restart_bot()
    await court.quiet()
    assert len(court.bot.tables.matches) == 0
    await play_on(court, chance, 1)
    await court.quiet()
    await court.bot.marks.save()
    table = await court.table()
    await court.bot.store.tables.save(table)
    await court.restart_bot()
    await court.quiet()
    assert len(court.bot.tables.matches) == 1


async def test_a_start_looks_at_tables_that_await_a_computer_player(court: Court, anna: Person) -> None:
    await court.begin([anna], computers=2)
    table, match = await court.table(), await court.match()
    assert resting(table, match, None) is not None
    for seat in match.awaited:
        away = tuple(replace(one, away=number == seat) for number, one in enumerate(table.sitters))
        assert resting(replace(table, sitters=away), match, None) is None


async def test_while_a_click_is_answered_its_table_is_not_taken_for_shown(court: Court) -> None:
    """Nobody else changes that message meanwhile; a bot that is cut off then leaves it to its next start."""
    await court.begin(court.people(3))
    bot = court.bot
    with bot.delivery.edits.claimed(1, "prompt:0:1"):
        await bot.delivery.bring_in_line(1)
        await bot.marks.save()
        assert await bot.store.shown.tables(bot.marks.program) == set()
    await court.quiet()
    await bot.marks.save()
    assert await bot.store.shown.tables(bot.marks.program) == {1}


OLD = samples(8, 16)
"""So many answers were given since the copy was made."""
GAMES = tuple(engine.games())[: samples(1, len(engine.games()))]


class Watcher:
    """Remembers every button and menu of questions that anybody has seen."""

    def __init__(self, court: Court) -> None:
        self.court = court
        self.seen: dict[str, tuple[Person, Message, str, list[str] | None]] = {}

    def look(self) -> None:
        for person in self.court.people(3):
            for message in person.dms:
                for custom_id in ids(message):
                    if read(custom_id)[0] in ("answer", "menu", "through", "confirm", "advance", "undo", "takeback"):
                        values = ["0"] if custom_id.startswith("tm:") else None
                        self.seen[custom_id] = person, message, custom_id, values

    async def nothing_fits(self) -> None:
        """Use everything that was seen before again, and check that nothing changes."""
        before = await self.court.kept()
        for person, message, custom_id, values in self.seen.values():
            await fine(self.court.forge(person, message, custom_id, values))
        await self.court.quiet()
        for person in self.court.people(4):
            for told in [one for one in person.dms if one.only_for is person]:
                person.dismiss(told)
        assert await self.court.kept() == before


async def with_answers(court: Court, chance: random.Random, number: int) -> Watcher:
    """So many answers are given; all that was offered meanwhile."""
    watcher = Watcher(court)
    for _ in range(number):
        assert await play_on(court, chance, 1) == 1
        await court.quiet()
        watcher.look()
    return watcher


async def put_back(court: Court, copy: Path) -> None:
    await court.stop_bot()
    await asyncio.to_thread(restore, copy, in_file(court.bot.store).path)
    await court.start_bot()
    await court.quiet()


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_goes_on_from_an_old_copy(court: Court, chance: random.Random, tmp_path: Path, game: str) -> None:
    people = court.people(4 if game == "the_traitors" else 3)
    await court.begin(people, game=game)
    await play_on(court, chance, 5)
    await court.quiet()
    before = court.standing()
    copy = tmp_path / "copy.db"
    await asyncio.to_thread(backup, in_file(court.bot.store).path, copy)
    made = time.time()
    watcher = await with_answers(court, chance, OLD)
    future = court.standing() - before
    assert future

    await put_back(court, copy)

    match = await court.match()
    assert match.length == 5
    assert not future & court.standing(), "newer messages are gone"
    assert court.standing() == await court.known()
    who = {people.index(one.person) for one in questions(court)}
    assert who == set(match.awaited), "who is asked, and nobody else, has a question"
    for one in questions(court):
        assert one.message.id == one.person.dms[-1].id, "it is the newest thing that they got"
    (line,) = (one.content for one in court.hall.messages if "newer messages do not count" in one.content)
    assert abs(int(line.split("<t:")[1].split(":")[0]) - made) < 25
    await watcher.nothing_fits()

    later = await with_answers(court, chance, OLD)
    assert not later.seen.keys() & watcher.seen.keys(), "no number comes again"
    await watcher.nothing_fits()
    await play_on(court, chance, 3)
    await court.quiet()
    assert court.standing() == await court.known()


async def test_lobby_and_table_unknown_to_the_copy(court: Court, anna: Person, ben: Person, tmp_path: Path) -> None:
    """The lobby is shown as it was; the number of a table that was opened since is given to no other one."""
    lobby = await court.seat([anna])
    copy = tmp_path / "copy.db"
    await asyncio.to_thread(backup, in_file(court.bot.store).path, copy)
    await court.after(ben.click(lobby, SAY("button-join")))
    start = next(one for one in ids(lobby) if read(one)[0] == "start")
    await court.told(ben.command("the-tavern", "join"))

    await put_back(court, copy)

    assert "Ben" not in lobby.content
    assert "newer messages do not count" in court.hall.messages[-1].content
    await court.bot.tables.lobby.join(1, Player(ben.id, "Ben", "en"))
    old = await fine(court.forge(anna, lobby, start))
    assert (await court.table()).state == "lobby", old.text
    await court.told(ben.command("the-tavern", "join"))
    table = await court.bot.tables.table_in(court.sandbox.channel("the-tavern").id)
    assert table.id > 2


async def test_a_database_put_back_by_other_means_is_told(court: Court, chance: random.Random) -> None:
    await court.begin(court.people(3))
    await play_on(court, chance, 3)
    await court.stop_bot()
    await mark_restored(in_file(court.bot.store).path)
    for _ in range(2):
        await court.restart_bot()
        await court.quiet()
        assert sum("newer messages do not count" in one.content for one in court.hall.messages) == 1
