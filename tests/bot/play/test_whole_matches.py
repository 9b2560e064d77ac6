"""People play a whole match of any game in their direct messages; who sees what is as it must be."""

import logging
import random

import pytest

import engine
from bot import texts
from bot.fair_deal.verify import verify
from tests.bot.bot_on_sandbox import Court
from tests.bot.match_rules import (
    every_call_was_for_its_question,
    everybody_was_told_the_end,
    is_role,
    nonces_cannot_be_guessed,
    nothing_private_was_told_in_the_hall,
    the_deal_stays_secret,
    the_hall_tells_all_of_it,
    the_hall_tells_it_in_order,
)
from tests.bot.playing import play_by_thumb, play_on
from tests.kit.games import GAMES, HOOKS

SAY = texts.speaker("en")
CALLS_PER_ANSWER = 2.0
"""A question and an edit of the board; fewer where people answer before the edit is made."""
LEFT = {SAY(f"button-{key}") for key in ("rematch", "story", "knew", "replay", "film", "page", "record")}


@pytest.mark.parametrize("game", GAMES)
async def test_people_play_a_whole_match(
    empty_court: Court,
    chance: random.Random,
    game: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As many as can; of long games one that is soon over, in which they answer by rule of thumb."""
    court, hooks, seats = empty_court, HOOKS[game], engine.game(game).seats[-1]
    people = court.people(seats)
    if hooks.soon:
        court.replace_data(game, **hooks.soon)
    await court.start_bot()
    await court.begin(people, game=game)
    before = len(court.sandbox.requests)
    with caplog.at_level(logging.INFO, "bot"):
        caplog.clear()
        answers = await (play_by_thumb(court, people) if hooks.soon else play_on(court, chance))
        await court.quiet()
    logged = [one.getMessage() for one in caplog.records if one.name.startswith("bot.")]
    known = (f"table 1 ({game}): finished, {seats} people in {seats} seats", "ready as ", "the turning points")
    assert [line for line in logged if not line.startswith(known)] == [], "answers are secret"

    end = court.hall.messages[-1]
    checked = verify(await court.proof())
    match = checked.match
    assert match.length >= answers, "a place is two answers, and may be given by a single click"
    assert match.result is not None
    assert match.record.data == {name: {**match.game.data[name], **values} for name, values in hooks.soon.items()}
    assert checked.names == tuple(one.name for one in people)
    told = end.content.replace("||", "").splitlines()
    standings = next(line for line in told if line.startswith(f"{texts.WON} **"))
    for score, name in zip(match.result.scores, checked.names, strict=True):
        assert f"{name} {score}" in standings
    the_hall_tells_all_of_it(court, match, checked.names)
    the_hall_tells_it_in_order(court, match, checked.names)
    nothing_private_was_told_in_the_hall(court, match, checked.names)
    every_call_was_for_its_question(court, match, people)
    assert {one.label for message in court.hall.messages[:-1] for one in message.buttons} == set()
    everybody_was_told_the_end(court, match, people)
    calls = [one for one in court.sandbox.requests[before:] if not one.is_interaction_answer]
    ends = [one for one in calls if one.method == "POST" and "tc:rematch:" in repr(one.body)]
    assert len(ends) == seats + 1
    hall = f"/channels/{court.hall.id}/"
    later = calls[calls.index(ends[0]) :]
    buttons_gone = [one for one in later if one.method == "PATCH" and not one.path.startswith(hall)]
    assert len({one.path for one in buttons_gone}) == len(buttons_gone), "one edit where a button stands"
    assert not any(one.body.get("components") for one in buttons_gone)
    roles = [one for one in calls if one.method == "POST" and "role.png" in repr(one.body)]
    assert len(roles) <= sum(is_role(one) for person in people for one in person.dms), "one message for each"
    while_it_went_on = len(calls) - len(roles) - len(ends) - len(buttons_gone)
    assert while_it_went_on / answers <= CALLS_PER_ANSWER
    table = await court.table()
    ended = next(number for number, one in enumerate(court.sandbox.requests) if table.secret.hex() in repr(one.body))
    the_deal_stays_secret(court, table.secret, match.record.seed or b"", ended)
    await nonces_cannot_be_guessed(court, table.secret)
