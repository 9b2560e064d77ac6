"""Discord's rate limits by a clock that tests turn, and what it counts against a bot."""

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Person, Sandbox
from tests.sandbox.clock import StillClock
from tests.sandbox.court import ACT


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Mapping[str, str]
    body: Any


class Bare:
    """A client without any manners of its own."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self._address = f"{sandbox.address}/api/v10"
        self._session = session

    async def __call__(self, method: str, path: str, body: object = None) -> Answer:
        async with self._session.request(method, self._address + path, json=body) as answer:
            return Answer(answer.status, answer.headers, await answer.json() if answer.status != 204 else None)


@pytest.fixture
async def bare(sandbox: Sandbox) -> AsyncIterator[Bare]:
    sandbox.limits.on = True
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as session:
        yield Bare(sandbox, session)


def left(answer: Answer) -> tuple[int, int, float]:
    """Limit, what remains of it, and for how long."""
    names = ("X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset-After")
    limit, remaining, after = (answer.headers[name] for name in names)
    return int(limit), int(remaining), float(after)


async def test_five_messages_in_five_seconds_for_each_channel(sandbox: Sandbox, bare: Bare, clock: StillClock) -> None:
    here, there = (f"/channels/{sandbox.channel(name).id}/messages" for name in ("the-hall", "the-tavern"))
    first = await bare("POST", here, {"content": "1"})
    assert left(first) == (5, 4, 5.0)
    clock.skip(1)
    for number in range(2, 6):
        last = await bare("POST", here, {"content": str(number)})
    assert left(last) == (5, 0, 4.0)
    refused = await bare("POST", here, {"content": "6"})
    assert refused.status == 429
    assert refused.body == {"message": "You are being rate limited.", "code": 0, "retry_after": 4.0, "global": False}
    assert (refused.headers["Retry-After"], refused.headers["X-RateLimit-Scope"]) == ("4", "user")
    assert first.headers["X-RateLimit-Bucket"] == refused.headers["X-RateLimit-Bucket"]
    assert (await bare("POST", there, {"content": "1"})).status == 200
    assert [one.came for one in sandbox.requests[-7:]] == [1000.0, *[1001.0] * 6]
    clock.skip(4)
    assert left(await bare("POST", here, {"content": "6"})) == (5, 4, 5.0)


async def test_edits_and_deletions_have_limits_of_their_own(sandbox: Sandbox, bare: Bare, clock: StillClock) -> None:
    messages = f"/channels/{sandbox.channel('the-hall').id}/messages"
    numbers = [(await bare("POST", messages, {"content": str(number)})).body["id"] for number in range(5)]
    edits = [await bare("PATCH", f"{messages}/{numbers[0]}", {"content": str(number)}) for number in range(6)]
    assert [one.status for one in edits] == [200] * 5 + [429]
    deletions = [await bare("DELETE", f"{messages}/{number}") for number in numbers]
    assert [one.status for one in deletions] == [204] * 5
    buckets = {one.headers["X-RateLimit-Bucket"] for one in (edits[0], deletions[0])}
    assert len(buckets) == 2
    clock.skip(1)
    assert (await bare("DELETE", f"{messages}/{numbers[0]}")).status == 404


async def test_fifty_requests_a_second_in_all(sandbox: Sandbox, bare: Bare, clock: StillClock) -> None:
    answers = [await bare("GET", f"/users/{person.id}") for person in list(sandbox.people.values())[:5] * 10]
    assert {one.status for one in answers} == {200}
    refused = await bare("GET", "/gateway")
    assert (refused.status, refused.body["global"], refused.headers["X-RateLimit-Global"]) == (429, True, "true")
    assert refused.headers["X-RateLimit-Scope"] == "global"
    clock.skip(1)
    assert (await bare("GET", "/gateway")).status == 200


async def test_answers_are_outside_of_the_fifty(sandbox: Sandbox, bare: Bare, anna: Person, clock: StillClock) -> None:
    sandbox.world.commands = ACT
    for _ in range(51):
        last = await bare("GET", "/gateway")
    assert last.status == 429
    one = anna.send_command(anna.channel("the-hall"), "act", {})
    answered = await bare("POST", f"/interactions/{one.id}/{one.token}/callback", {"type": 5})
    assert answered.status == 204


async def test_invalid_requests_are_counted_for_ten_minutes(sandbox: Sandbox, bare: Bare, clock: StillClock) -> None:
    dm = (await bare("POST", "/users/@me/channels", {"recipient_id": str(sandbox.people["anna"].id)})).body["id"]
    sandbox.people["anna"].dm_open = False
    assert (await bare("POST", f"/channels/{dm}/messages", {"content": "Your turn"})).status == 403
    clock.skip(300)
    for _ in range(6):
        await bare("POST", f"/channels/{sandbox.channel('the-hall').id}/messages", {"content": "x"})
    assert (await bare("GET", "/users/1")).status == 404
    assert sandbox.limits.invalid_requests == 2
    clock.skip(300)
    assert sandbox.limits.invalid_requests == 1
    clock.skip(300)
    assert sandbox.limits.invalid_requests == 0


async def test_a_ban_comes_from_in_front_of_discord(sandbox: Sandbox, clock: StillClock) -> None:
    """As text, without Via, and for whatever is asked; every request counts as invalid."""
    sandbox.limits.ban(30)
    async with aiohttp.ClientSession() as session:
        for path, left in (("/gateway", "30"), ("/interactions/1/token/callback", "20")):
            async with session.get(f"{sandbox.address}/api/v10{path}") as answer:
                assert (answer.status, answer.headers["Retry-After"], answer.content_type) == (429, left, "text/plain")
                assert "Via" not in answer.headers
            clock.skip(10)
        assert sandbox.limits.invalid_requests == 2
        clock.skip(10)
        async with session.get(f"{sandbox.address}/api/v10/gateway") as answer:
            assert answer.status != 429
    sandbox.problems.clear()
