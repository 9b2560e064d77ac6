"""Properties of every match of Verräter, whatever is answered (hypothesis); and the numbers on its page of rules."""

import re
from collections import Counter

from hypothesis import given

import engine
from engine import Match
from engine.verraeter.components import SUPPLY, shipped_landscapes
from engine.verraeter.events import PointsScored
from tests.games.verraeter.script import now, say, stand
from tests.matches import play_by_chance, quick, starts, truth
from tests.texts.test_rules_page import page


@quick
@given(starts())
def test_every_match_ends_and_keeps_its_invariants(match: Match) -> None:
    seed = match.record.seed or bytes(32)
    while match.result is None:
        check(match)
        assert match.length < 400
        play_by_chance(match, seed, 1)
    check(match)
    view = now(match)
    assert view.round == view.rounds or len({one.house for one in view.ring}) == 1
    assert match.result.scores == tuple(sum(parts.values()) for parts in match.result.parts)
    assert {match.result.scores[seat] for seat in match.result.winners} == {max(match.result.scores)}
    told = Counter[int]()
    for event in match.events(None):
        if isinstance(event, PointsScored):
            told[event.seat] += event.points
    assert [told[seat] for seat in range(match.seats)] == list(match.result.scores)
    assert len(match.rounds) == view.round


def check(match: Match) -> None:
    """The invariants of V-0, V-8 and V-11 at any moment."""
    view = now(match)
    hands = [now(match, seat).hand for seat in range(match.seats)]
    assert [len(hand) for hand in hands] == [one.hand_size for one in view.table]
    assert max(map(len, hands)) <= 5
    assert all(list(hand) == sorted(hand) for hand in hands)
    lying = [card for one in view.table for card in one.played or ()] if view.phase in ("supply", "building") else []
    seen = Counter([*lying, *view.discard_pile, *(card for hand in hands for card in hand)])
    assert seen <= Counter(SUPPLY)
    assert seen.total() + view.draw_pile == len(SUPPLY)
    assert Counter(one.kind for one in view.ring) == dict.fromkeys(
        ("town", "village", "forest", "river", "meadow", "moor"), 2
    )
    buildings = [one.building for one in view.ring if one.building]
    for seat, one in enumerate(view.table):
        own = [building for building in buildings if building.seat == seat]
        assert len(own) + one.unused == 3
        assert sum(building.side == "office" for building in own) <= 2
        assert one.points == sum(one.parts.values())
    assert view.asked == tuple(match.decisions)
    assert len(match.decisions) == (match.result is None)
    for decision in match.decisions.values():
        assert 0 <= decision.least <= decision.most <= len(decision.choices)
        assert len(set(decision.keys)) == len(decision.keys) >= 1


def test_an_answer_is_recorded_in_the_order_of_the_choices() -> None:
    match = stand(said="0-1 strategist farmer builder diplomat_5")
    match.play(0, ["5.1", "3.1"])
    assert match.steps[-1].keys == ("3.1", "5.1")


def test_the_options_of_verraeter_stand_with_their_defaults() -> None:
    for option in engine.game("verraeter").options[1:]:
        online, classic = option.defaults["online"], option.defaults["classic"]
        assert re.search(rf"\| `{option.name}` \|.*\| `{online}`[^|]*\| `{classic}`[^|]*\|", page("verraeter"))


def test_the_landscape_table_is_the_shipped_one() -> None:
    shipped = shipped_landscapes()
    assert isinstance(shipped, dict)
    for kind, row in shipped["landscapes"].items():
        points = " / ".join(str(number) for number in row["points"])
        known_from = "reconstructed" if row["reconstructed"] else "the online guide"
        assert re.search(rf"\| {kind} \|.*\| {row['value']} \| {points} \| {known_from} \|", page("verraeter"))


def test_a_search_looks_to_the_end_of_the_round() -> None:
    match = stand()
    view = now(match, 0)
    assert not match.game.horizon(view, truth(match))
    say(match, "0-1 strategist farmer builder diplomat_2 - - - - decline")
    assert match.game.horizon(view, truth(match))
