"""A host who owns the cards replaces the landscape table by ``config.toml``, and plays by the real process.

Its log is at ``debug``: nothing secret may be in it even then.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import engine
from bot.store import Store
from bot.store.location import DATABASE
from tests.bot.court import fine, silent
from tests.bot.playing import answer, next_question
from tests.bot.restarts.test_killed import bot_process

if TYPE_CHECKING:
    import random

    from tests.bot.court import Court

pytestmark = pytest.mark.usefixtures("outlines")

OWN = {
    kind: {"value": 100 + place, "points": [94, 93, 92, 91]} for place, kind in enumerate(("town", "village", "forest"))
}
OWN |= {kind: {"value": place, "points": [84, 83, 82, 81]} for place, kind in enumerate(("river", "meadow", "moor"))}
ANSWERS = 12
CONFIGURED = 'log_level = "debug"\n[verraeter]\nlandscapes = "own.json"'


async def test_a_game_with_them(empty_court: Court, chance: random.Random) -> None:
    court, done = empty_court, set[str]()
    people = court.people(3)
    (court.folder / "own.json").write_text(json.dumps({"landscapes": OWN}), encoding="utf-8")
    async with bot_process(court, CONFIGURED):
        await fine(people[0].command("the-hall", "join"))
        await court.sandbox.until(lambda: court.hall.messages)
        for one in people[1:]:
            await silent(one.click(court.lobby, "Join"))
        await silent(people[0].click(court.lobby, "Start"))
        while len(done) < ANSWERS and (question := await next_question(court, done)):
            done.add(question.step)
            await answer(court, question, chance)

    store = await Store.open(court.folder / "data" / DATABASE)
    table, answers = await store.tables.get(1), await store.answers.standing(1)
    await store.close()
    assert table is not None
    match = engine.replay(table.record(answers))
    assert match.length == ANSWERS
    assert match.record.data == {"landscapes": {"landscapes": OWN}}
    for board in court.boards:
        assert "101" in str(board.attachments[0].description)
        assert "Town 94, 93, 92, 91; " in str(board.attachments[0].description)

    log = (court.folder / "log.txt").read_text(encoding="utf-8")
    assert "DEBUG" in log
    secrets = [table.secret.hex(), (match.record.seed or b"").hex(), court.sandbox.token]
    secrets += [one.token for one in court.sandbox.interactions._all.values()]
    assert [secret for secret in secrets if secret in log] == []
    for word in ("Traceback", "traitor", "diplomat", *engine.game("verraeter").commands):
        assert word not in log, word
