"""Discord fails for a while, or refuses a third of all calls, and everything is made up for."""

import asyncio
import logging
import random
import time

import pytest

import engine
from bot.delivery import lanes
from bot.delivery.limiter import BURST, RATE
from bot.messages.truth import eyes
from bot.messages.wanted import wanted
from bot.sandbox import Message, interactions
from tests.bot.bot_on_sandbox import Court, fine
from tests.bot.match_rules import says
from tests.bot.play.test_whole_matches import LEFT
from tests.bot.playing import Question, asked, is_over, menus_of, present, questions
from tests.matches import SHORT
from tests.samples import samples


@pytest.mark.parametrize(
    ("game", "method", "path"), [("verraeter", "POST", "/interactions/*"), ("traitor", "PATCH", "/webhooks/*")]
)
async def test_an_answer_whose_acknowledgement_is_cut_off_is_no_defect(
    court: Court, chance: random.Random, monkeypatch: pytest.MonkeyPatch, game: str, method: str, path: str
) -> None:
    """It is on the disk, and its message is brought in line; in Traitor a picture follows."""
    await court.begin(court.people(3), game=game)
    monkeypatch.setattr(interactions, "TO_ACKNOWLEDGE", 0.5)
    fault = court.sandbox.fail(method, path, 0)
    question = present(court)
    step = question.step
    await try_to_answer(question, chance)
    await court.quiet()
    assert fault.met
    fault.lift()
    assert (await court.match()).length == 1
    assert step not in [one.step for one in questions(court)]
    assert court.standing() == await court.known()


async def test_during_a_ban_of_the_address_nothing_is_called(
    court: Court, chance: random.Random, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Answers to clicks neither: each call would make it longer. Afterwards everything is shown."""
    monkeypatch.setattr(lanes, "FIRST_PAUSE", 0.05)
    await court.match_of(3)
    monkeypatch.setattr(interactions, "TO_ACKNOWLEDGE", 0.2)
    question = present(court)
    step, before = question.step, len(court.sandbox.requests)
    court.sandbox.limits.ban(1)
    await try_to_answer(question, chance)
    for one in (court.person("ben"), court.person("chloe")):
        assert (await one.command("the-hall", "hand")).failed
    assert [one.status for one in court.sandbox.requests[before:]] == [429]
    await court.sandbox.until(lambda: (found := asked(court)) is not None and found.step != step)
    await court.quiet()
    assert [one.status for one in court.sandbox.requests[before:]].count(429) == 1
    (told,) = [one.getMessage() for one in caplog.records if one.levelno == logging.ERROR]
    assert told.startswith("Discord blocks this address for 1 s")
    caplog.clear()
    assert court.standing() == await court.known()


async def test_a_request_waits_for_its_turn_and_an_answer_to_an_interaction_does_not(court: Court) -> None:
    """Discord counts all requests except answers to interactions."""
    anna = court.person("anna")
    await court.told(anna.command("the-hall", "join"))
    limiter, began = court.bot.limiter, time.monotonic()
    limiter._made = began + 0.5
    shown = await fine(anna.command("the-hall", "status"))
    assert shown.acknowledged_after is not None
    assert time.monotonic() < began + 0.4
    await asyncio.gather(*(court.bot.http.send_typing(court.hall.id) for _ in range(3)))
    came = [one.came - began for one in court.sandbox.requests[-3:]]
    for number, moment in enumerate(came):
        assert moment >= 0.5 + (number - BURST) / RATE - 0.01


GAMES = [(game, engine.game(game).seats[0]) for game in SHORT]


@pytest.mark.parametrize(("game", "seats"), GAMES[: samples(1, len(GAMES))])
async def test_a_whole_game(
    court: Court, chance: random.Random, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    monkeypatch.setattr(lanes, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(lanes, "LONGEST_PAUSE", 0.02)
    monkeypatch.setattr(lanes, "LINK_PATIENCE", 0.02)
    monkeypatch.setattr(interactions, "TO_ACKNOWLEDGE", 0.3)
    people = court.people(seats)
    await court.begin(people, game=game)
    # After a 5xx discord.py waits a second before it answers an interaction again.
    patterns = {"/channels/*": (429, 503), "/interactions/*": (429,), "/webhooks/*": (429,), "/users/*": (429, 503)}
    storms = [court.sandbox.storm(one, 1 / 3, chance, *statuses) for one, statuses in patterns.items()]
    clicks = 0
    while not is_over(court):
        await court.sandbox.until(lambda: questions(court) or is_over(court))
        for question in questions(court):
            await try_to_answer(question, chance)
            clicks += 1
        await court.quiet()
    for storm in storms:
        storm.over = True
    table = await court.table()
    await court.sandbox.until(lambda: not any(court.bot.delivery.backlog.delayed(table)))
    await court.bot.delivery.bring_in_line(table.id)
    await court.sandbox.until(lambda: court.bot.delivery.backlog.waiting == (0, 0))
    await court.quiet()
    assert sum(storm.met for storm in storms) > clicks / 4, "there was a storm"
    assert court.standing() == await court.known()
    await everything_is_shown(court)
    assert {one.label for person in people for message in person.dms for one in message.buttons} == LEFT
    before = len(court.sandbox.requests)
    await court.restart_bot()
    await court.quiet()
    assert [one.path for one in court.sandbox.requests[before:] if "/messages" in one.path] == []


async def try_to_answer(question: Question, chance: random.Random) -> None:
    """Use something that is under a question, by chance. It may fail, or be too late."""
    person, message = question
    known = ("tc:answer:", "tc:confirm:")
    parts = [one for one in message.buttons if (one.custom_id or "").startswith(known) and not one.disabled]
    menus = menus_of(message)
    if menus and (not parts or chance.random() < 0.5):
        menu = chance.choice(menus)
        values = chance.sample([one.value for one in menu.options], chance.randint(menu.least, menu.most))
        await person.choose(message, menu.custom_id, values)
    elif parts:
        await person.click(message, chance.choice(parts).custom_id or "")


async def everything_is_shown(court: Court) -> None:
    """Every message that a table should have stands, and says what it should."""
    table = await court.table()
    posted = await court.bot.store.messages.posted(table.id)
    shown = {one.id: one for one in messages(court)}
    for one in wanted(table, eyes(table, await court.match()), posted):
        stands = posted[one.slot]
        if not one.slot.startswith("prompt"):
            assert stands.message is not None, one.slot
        if stands.message is not None and not stands.closed:
            assert says(shown[stands.message], one.content.text)
    for stands in posted.values():
        assert stands.message is None or stands.message in shown, stands.slot


def messages(court: Court) -> list[Message]:
    return [one for channel in court.sandbox.world.channels.values() for one in channel.messages]
