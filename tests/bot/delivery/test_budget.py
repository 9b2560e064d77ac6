"""Costs of the bot: the calls it asks of Discord, and the attention it asks of people."""

import random
from itertools import groupby

import pytest
from msgspec.structs import asdict

from tests.bot.court import Court
from tests.bot.manners import everybody_was_told_the_end, has_header, is_role
from tests.bot.playing import answer, asked, is_over
from tests.metered import shown

CALLS_PER_ANSWER = 2.4
LOOKS_PER_ANSWER = 1.6
LOOKED = "turncoat_reconcile_seconds_count"


@pytest.mark.deal("budget 2")
async def test_a_whole_game_of_four(court: Court, chance: random.Random) -> None:
    """People take their time: everything is shown before the next answer."""
    people = court.people(4)
    lobby = await court.begin(people)
    before, looked = len(court.sandbox.requests), shown(LOOKED)
    answers = drawn = 0
    boards: dict[int, bytes] = {}
    while question := asked(court):
        has_header(court, question.message, "verraeter")
        old = court.boards[:-1]
        assert all(boards.setdefault(one.id, one.attachments[0].data) == one.attachments[0].data for one in old)
        hand = question.message.attachments[:]
        await answer(court, question, chance)
        answers += 1
        await court.quiet()
        drawn += bool(question.message.attachments) and question.message.attachments != hand
    assert is_over(court)

    answered = [one for one in court.sandbox.requests[before:] if one.is_interaction_answer]
    edits = sum(one.method == "PATCH" for one in answered)
    assert 0 < edits == drawn < answers, "what needs no new picture is shown by the call that acknowledges the click"
    calls = [one for one in court.sandbox.requests[before:] if not one.is_interaction_answer]
    assert len(calls) / answers <= CALLS_PER_ANSWER
    assert 1 <= (shown(LOOKED) - looked) / answers <= LOOKS_PER_ANSWER, "what an answer changes is looked at once"

    # The message of a question calls an awaited person once for all questions in a row, and calls nobody else.
    match = await court.match()
    asked_in_turn = [seat for seat, _ in groupby(step.seat for step in match.steps)]
    for seat, person in enumerate(people):
        roles = sum(is_role(one) for one in person.dms)
        before_the_end = [one for step in match.steps[:-1] for one in step.events]
        told = {one.round for one in before_the_end if one.kind == "allegiance_changed" and asdict(one)["seat"] == seat}
        assert roles == 1 + len(told), "the first role, and each change of house"
        assert [one.pings for one in person.dms] == [(person.id,)] * (asked_in_turn.count(seat) + roles + 1), "the end"
    everybody_was_told_the_end(court, match, people)
    assert [one.pings for one in court.hall.messages] == [()] * len(court.hall.messages)
    # One board a round, between lobby and end.
    assert court.hall.messages == [lobby, *court.boards, court.hall.messages[-1]]
    assert [f"Round {number} of" in one.content for number, one in enumerate(court.boards, 1)] == [True] * len(
        match.rounds
    )
    for person in people:
        for message in person.dms:
            has_header(court, message, "verraeter")
