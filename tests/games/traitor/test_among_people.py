"""Traitor among people in their direct messages."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

import engine
from tests.bot.court import silent
from tests.bot.playing import Question, answer, labels, present, reach

if TYPE_CHECKING:
    import random

    from engine import Decision
    from tests.bot.court import Court

pytestmark = pytest.mark.usefixtures("outlines")

GAME = "traitor"


def many_targets(match: engine.Match) -> bool:
    """Return whether somebody chooses among so many cards that no menu could hold them."""
    return any(one.kind == "target" and len(one.choices) > 30 for one in match.decisions.values())


async def test_any_face_down_card_of_an_army_is_a_button_and_chance_takes_one(
    court: Court, chance: random.Random
) -> None:
    people = court.people(8)
    await court.begin(people, game=GAME)
    match = await reach(court, many_targets)
    ((seat, decision),) = match.decisions.items()
    who, prompt = present(court)
    assert who is people[seat]
    unknown = Counter(one.alike for one in decision.choices if one.alike)
    assert [label for label in labels(prompt) if label.endswith(" face down")] == [
        f"{people[target_of(decision, army)].name} · {number} face down"
        for army, number in unknown.items()
        if number > 1
    ]
    known = [one for one in decision.choices if not one.alike]
    assert len([one for one in prompt.buttons if ":answer:" in (one.custom_id or "")]) == len(known) + len(unknown)

    back = next(one for one in prompt.buttons if (one.custom_id or "").endswith(":back"))
    await silent(who.click(prompt, back.custom_id or ""))
    await court.quiet()
    assert match.decisions[seat].kind == "accuse"
    assert "✓" not in prompt.content, "what was taken back is not told as done"
    await answer(court, Question(who, prompt), chance)
    await court.quiet()
    assert match.decisions[seat].kind == "target"

    army = next(one for one, number in unknown.items() if number > 1)
    await silent(court.forge(who, prompt, f"tc:answer:1:{match.question(seat)}:*{army}"))
    await court.quiet()
    (taken,) = [step for step in match.steps if step.decision.kind == "target"][-1].keys
    assert taken in {one.key for one in decision.choices if one.alike == army}


def target_of(decision: Decision, army: str) -> int:
    """The seat of an army that can be accused."""
    return next(int(str(one.facts["target_seat"])) for one in decision.choices if one.alike == army)
