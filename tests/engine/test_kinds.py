"""Kinds of questions: what they declare is what is asked, however it is kept."""

import pytest

import engine
from engine import Kind
from tests.matches import change_by_chance, play_by_chance, seed_of, truth

LONG = 300
SEATS = [(game, seats) for game, rules in engine.games().items() for seats in (rules.seats[0], rules.seats[-1])]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_a_question_is_as_its_kind_declares_for_the_present_state(game: str, seats: int) -> None:
    """Questions that are put to several at once are kept from one match to the next: they must not be mixed up."""
    rules = engine.game(game)
    for number in range(2):
        seed = seed_of(f"kinds {game} {seats} {number}")
        options = {
            one.name: one.allowed(seats)[number % len(one.allowed(seats))]
            for one in rules.options_of(rules.rules_version)
        }
        match = engine.start(game, seats=seats, options=options, seed=seed)
        while match.result is None and match.length < LONG:
            state = truth(match)
            for seat, decision in match.decisions.items():
                assert decision.kind in rules.kinds
                assert rules.kinds[decision.kind].ask(state, seat, decision.replaces) == decision
            if not change_by_chance(match, seed):
                play_by_chance(match, seed, 1)


def test_a_kind_that_is_put_to_one_seat_at_a_time_is_not_put_to_several() -> None:
    match = engine.start("verraeter", seats=3, seed=bytes(32))
    with pytest.raises(engine.Defect, match="one seat at a time"):
        match.game.kinds["farm"].ask_all(truth(match), (0, 1), {})


def test_every_kind_stands_under_its_own_name_and_its_word_is_short() -> None:
    for rules in engine.games().values():
        for name, kind in rules.kinds.items():
            assert isinstance(kind, Kind)
            assert kind.name == name
            assert 0 < len(kind.command) <= 32


def test_an_answered_fleeting_question_keeps_only_the_choice_taken() -> None:
    seed = seed_of("fleeting")
    match = play_by_chance(engine.start("het_verraad", seats=3, seed=seed), seed, 120)
    found = {step.decision.kind: step for step in match.steps if match.game.kinds[step.decision.kind].fleeting}
    assert {"take", "claim_ring"} <= set(found)
    assert all(step.decision.keys == step.keys for step in found.values())
    assert all(1 == one.least == one.most for one in (step.decision for step in found.values()))
