"""Facts for the computer player that searches: depth of thought; ``golden/rules/search.txt`` has worths."""

import pytest

import engine
from engine import QuickChance
from engine.het_verraad.search import horizon
from engine.het_verraad.thumb import worths
from tests.games.het_verraad.script import begin, now, situation
from tests.matches import truth


def test_a_turn_is_imagined_to_its_end() -> None:
    match = situation("O1 O4", "O13", bricks={0: 5}, hands={0: "opera"})
    view = now(match, 0)
    for key in ("build", "opera", "O4"):
        match.play(0, [key])
        assert not horizon(view, truth(match))
    match.play(0, ["done"])
    assert horizon(view, truth(match))


@pytest.mark.parametrize("areas", [("O1", "O13"), ("O1", "O13", "O20")])
def test_the_last_round_is_imagined_to_the_end_of_the_match_but_with_two_seats(areas: tuple[str, ...]) -> None:
    """H-10.1."""
    match = situation(*areas)
    view = now(match, 0)
    truth(match).ending = "seat"
    match.play(0, ["done"])
    assert horizon(view, truth(match)) == (len(areas) == 2)


def test_every_question_has_a_worth_for_each_of_its_answers() -> None:
    """``back`` alone has none; that of a ring is the best of its areas."""
    match, kinds = engine.start("het_verraad", seats=3, seed=bytes(32)), set()
    chance = QuickChance(3)
    while match.result is None and match.length < 250:
        seat = match.awaited[0]
        view, decision = now(match, seat), match.decisions[seat]
        found = worths(view, decision)
        assert {keys for (keys,) in found} == {key for key in decision.keys if key != "back"}
        kinds.add(decision.kind)
        match.play(seat, match.game.rule_of_thumb(view, decision, chance))
    assert kinds >= {"claim_ring", "claim", "first_tower", "take", "act", "buy", "build", "build_on", "master"}


def test_a_ring_is_worth_what_its_best_area_is() -> None:
    match = begin(2)
    seat = match.awaited[0]
    rings = worths(now(match, seat), match.decisions[seat])
    for ring in "IMO":
        match.play(seat, [ring])
        areas = worths(now(match, seat), match.decisions[seat])
        assert rings[(ring,)] == max(areas.values())
        match.play(seat, ["back"])
