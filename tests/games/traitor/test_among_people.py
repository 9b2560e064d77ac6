"""Traitor among people in their direct messages."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

import pytest

import engine
from engine.traitor.events import CardAccused
from tests.bot.court import silent
from tests.bot.playing import Question, answer, labels, present, reach

if TYPE_CHECKING:
    import random

    from bot.sandbox import Message
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


@pytest.mark.deal("fights 1")
async def test_the_outcome_of_a_fight_is_told_in_the_direct_messages(court: Court) -> None:
    """Also when the accuser's card dies and nothing more is asked (J-2.2)."""
    people = court.people(3)
    await court.begin(people, game=GAME)
    for outcome in ("The accused card dies.", "The accusing card dies."):
        dead = "accuser" if "accusing" in outcome else "target"
        match = await reach(court, partial(target_by_which_dies, dead=dead))
        (seat,) = match.decisions
        prompt = newest_question(court, seat)
        key = target_by_which_dies(match, dead)
        await silent(court.forge(people[seat], prompt, f"tc:answer:1:{match.question(seat)}:{key}"))
        await court.quiet()
        assert f"**{people[seat].name} accuses " in prompt.content
        assert outcome in prompt.content


def target_by_which_dies(match: engine.Match, dead: str) -> str | None:
    """The target to choose now for this card to die, if one is chosen and such a one is among them."""
    if [one.kind for one in match.decisions.values()] != ["target"]:
        return None
    ((seat, decision),) = match.decisions.items()
    return next((key for key in decision.keys if dies(match, seat, key) == dead), None)


def dies(match: engine.Match, seat: int, key: str) -> str:
    """Return the side whose card would die: ``accuser`` or ``target``; empty without an accusation."""
    after = engine.replay(match.record)
    told = after.play(seat, [key])
    return next((event.dead for event in told if isinstance(event, CardAccused)), "")


def newest_question(court: Court, seat: int) -> Message:
    return court.people(8)[seat].dms[-1]
