"""The bot ends and starts again on the same folder, and nobody notices."""

import random

import pytest
from msgspec.structs import replace

from bot.sandbox import Person
from bot.tables.recovery import resting
from tests.bot.court import Court
from tests.bot.play.test_standing import say
from tests.bot.playing import almost_finished, answer, is_over, next_question, play_on, present
from tests.errand import ErrandView
from tests.samples import samples

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


PURSE, PRICES = {"coins": 3, "rounds": 1}, {"I": 7, "M": 8, "O": 9}


async def seen(court: Court, number: int) -> tuple[int, tuple[int, ...], int]:
    """Coins of the first seat, prices, and rounds of a table's match."""
    view = (await court.match(number)).view(None)
    assert isinstance(view, ErrandView)
    return view.coins[0], view.prices, view.rounds


async def test_a_running_table_keeps_the_data_it_was_opened_with(empty_court: Court, errand: None) -> None:
    court, people = empty_court, empty_court.people(2)
    court.replace_data("errand", purse=PURSE)
    await court.start_bot()
    await court.begin(people, game="errand")
    assert await seen(court, 1) == (3, (1, 2, 3), 1)
    court.replace_data("errand", prices=PRICES, purse={"coins": 20, "rounds": 5})
    await court.restart_bot()
    await court.begin(people, game="errand", channel="the-tavern")
    assert [await seen(court, number) for number in (1, 2)] == [(3, (1, 2, 3), 1), (20, (7, 8, 9), 5)]
    await say(court, people[0], "fetch", "O16")
    assert (await court.match(1)).record.data == {"purse": PURSE}
