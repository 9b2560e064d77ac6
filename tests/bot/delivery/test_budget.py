"""Costs of the bot: the calls it asks of Discord for an answer, and how often it looks at a table."""

import random

import pytest

from tests.bot.bot_on_sandbox import Court
from tests.bot.match_rules import has_header
from tests.bot.playing import answer, present
from tests.metered import shown
from tests.samples import samples

CALLS_PER_ANSWER = 2.4
LOOKS_PER_ANSWER = 1.6
LOOKED = "turncoat_reconcile_seconds_count"
ANSWERS = samples(40, 80)


@pytest.mark.deal("budget 2")
async def test_answers_of_four_people_who_take_their_time(court: Court, chance: random.Random) -> None:
    await court.match_of(4)
    before, looked = len(court.sandbox.requests), shown(LOOKED)
    drawn = 0
    boards: dict[int, bytes] = {}
    for _ in range(ANSWERS):
        question = present(court)
        has_header(court, question.message, "verraeter")
        old = court.boards[:-1]
        assert all(boards.setdefault(one.id, one.attachments[0].data) == one.attachments[0].data for one in old)
        hand = question.message.attachments[:]
        await court.told(answer(court, question, chance))
        drawn += bool(question.message.attachments) and question.message.attachments != hand
    answered = [one for one in court.sandbox.requests[before:] if one.is_interaction_answer]
    edits = sum(one.method == "PATCH" for one in answered)
    assert 0 < edits == drawn < ANSWERS, "what needs no new picture is shown by the call that acknowledges the click"
    calls = [one for one in court.sandbox.requests[before:] if not one.is_interaction_answer]
    assert len(calls) / ANSWERS <= CALLS_PER_ANSWER
    assert 1 <= (shown(LOOKED) - looked) / ANSWERS <= LOOKS_PER_ANSWER, "what an answer changes is looked at once"
    assert all(f"Round {number} of" in one.content for number, one in enumerate(court.boards, 1))
