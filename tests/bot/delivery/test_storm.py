"""Whole games on a Discord that refuses a third of all calls: they end with every message as it should be."""

import random

import pytest

import engine
from bot.delivery import lanes
from bot.messages.truth import eyes
from bot.messages.wanted import wanted
from bot.sandbox import Message, interactions
from tests.bot.court import Court
from tests.bot.manners import says
from tests.bot.play.test_whole_matches import LEFT
from tests.bot.playing import Question, is_over, menus_of, questions
from tests.matches import SHORT
from tests.samples import samples

A_THIRD = 1 / 3


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
    storms = [court.sandbox.storm(one, A_THIRD, chance, *statuses) for one, statuses in patterns.items()]
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
