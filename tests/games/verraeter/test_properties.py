"""Properties of every match of Verräter, whatever is answered (hypothesis)."""

from collections import Counter

from hypothesis import given

from engine import Match
from engine.verraeter.components import SUPPLY
from engine.verraeter.events import PointsScored
from tests.games.verraeter.script import now
from tests.matches import play_by_chance, quick, starts


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
