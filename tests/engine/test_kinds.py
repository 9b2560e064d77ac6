"""Kinds of questions: what they declare is what is asked, however it is kept."""

import pytest

import engine
from tests.matches import play_by_chance, seed_of, truth


def test_a_kind_that_is_put_to_one_seat_at_a_time_is_not_put_to_several() -> None:
    match = engine.start("verraeter", seats=3, seed=bytes(32))
    with pytest.raises(engine.Defect, match="one seat at a time"):
        match.game.kinds["farm"].ask_all(truth(match), (0, 1), {})


def test_an_answered_fleeting_question_keeps_only_the_choice_taken() -> None:
    seed = seed_of("fleeting")
    match = play_by_chance(engine.start("het_verraad", seats=3, seed=seed), seed, 120)
    found = {step.decision.kind: step for step in match.steps if match.game.kinds[step.decision.kind].fleeting}
    assert {"take", "claim_ring"} <= set(found)
    assert all(step.decision.keys == step.keys for step in found.values())
    assert all(1 == one.least == one.most for one in (step.decision for step in found.values()))
