"""Discord's gateway and REST interface fail for a while, and everything is made up for."""

import asyncio
import logging
import random
import time

import pytest

from bot.delivery import lanes
from bot.delivery.limiter import BURST, RATE
from bot.sandbox import interactions
from tests.bot.court import Court, fine
from tests.bot.delivery.test_storm import try_to_answer
from tests.bot.playing import answer, asked, play_on, present, questions


@pytest.mark.parametrize(("method", "path"), [("POST", "/channels/*/messages"), ("PATCH", "/channels/*/messages/*")])
async def test_a_rate_limit_delays_but_loses_nothing(
    court: Court, chance: random.Random, method: str, path: str
) -> None:
    await court.begin(court.people(3))
    for _ in range(3):
        court.sandbox.fail_next(method, path, 429, retry_after=0.01)
    await play_on(court, chance, 5)
    await court.quiet()
    assert (await court.match()).length == 5
    assert asked(court) is not None
    assert court.standing() == await court.known()
    assert [one.status for one in court.sandbox.requests].count(429) == 3


@pytest.mark.parametrize(("method", "path"), [("POST", "/channels/*/messages"), ("PATCH", "/channels/*/messages/*")])
async def test_an_outage_is_made_up_for_later(
    court: Court, chance: random.Random, monkeypatch: pytest.MonkeyPatch, method: str, path: str
) -> None:
    monkeypatch.setattr(lanes, "FIRST_PAUSE", 0.05)
    await court.begin(court.people(3))
    first = court.boards[-1].content
    for _ in range(3):
        court.sandbox.fail_next(method, path, 503)
    question = present(court)
    await answer(court, question, chance)
    await court.sandbox.until(lambda: asked(court) and court.boards[-1].content != first)
    await court.quiet()
    assert [one.status for one in court.sandbox.requests].count(503) == 3
    assert court.standing() == await court.known()


@pytest.mark.parametrize(
    ("game", "method", "path"),
    [("verraeter", "POST", "/interactions/*"), ("traitor", "PATCH", "/webhooks/*")],
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
    await court.begin(court.people(3))
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
    """Check that a request waits for its turn, whatever makes the request.

    Discord counts all requests except answers to interactions.
    """
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
