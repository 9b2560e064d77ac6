"""Properties of every match of Traitor, whatever is answered (hypothesis)."""

from collections import Counter

import msgspec
from hypothesis import given
from hypothesis import strategies as st

import engine
from engine import Match, SeededChance
from engine.players import PLAYERS
from engine.traitor.components import PLAIN, pack, title
from engine.traitor.events import CardAccused
from tests.games.traitor.script import now, told
from tests.matches import matches, play_by_chance, quick, starts, truth

PRIVATE: dict[str, object] = {
    "armies_own": (),
    "fellow": None,
    "gift": None,
    "received": None,
    "peeked": (),
    "accusing": None,
}


@quick
@given(starts("traitor"))
def test_every_match_ends_and_keeps_its_invariants(match: Match) -> None:
    seed = match.record.seed or bytes(32)
    while match.result is None:
        check(match)
        assert match.length < 500
        play_by_chance(match, seed, 3)
    check(match)
    view = now(match)
    assert match.result.scores == tuple(max(parts.values()) for parts in match.result.parts)
    traitors = {one.seat for one in view.armies if one.traitor}
    assert 1 <= len(traitors) <= view.jokers
    assert set(match.result.winners) in (traitors, set(range(match.seats)) - traitors)
    assert len(match.rounds) == max(1, view.round)
    assert match.rounds[-1] == view
    assert [one.round for one in match.rounds] == list(range(min(1, view.round), view.round + 1))


def check(match: Match) -> None:
    """J-0 to J-5: nothing is lost, nothing is there twice, and what is asked can be answered."""
    view = now(match)
    own = [one for seat in range(match.seats) for one in now(match, seat).armies_own]
    if view.phase in ("gift", "muster"):
        hands = Counter(card for one in own for card in one.hand)
        assert hands.total() == len(pack(match.seats, view.jokers)) and max(hands.values()) == 1
    else:
        living = [one.card.removesuffix(".2") for mine in own for one in mine.cards]
        dead = [card for one in view.armies for card in one.fallen]
        assert sorted(dead) == sorted(card for one in view.armies for card in one.pile)
        assert len(living) + len(dead) + view.pile + view.removed == len(pack(match.seats, view.jokers))
        buried = [] if any(one.drawn for one in view.armies) else [card for mine in own for card in mine.buried]
        known = Counter([*living, *dead, *(card.removesuffix(".2") for card in buried)])
        assert known <= Counter(PLAIN[card] for card in pack(match.seats, view.jokers))
        proved = {one.number for one in view.armies if one.proved}
        assert proved <= {one.number for one in truth(match).traitors()}, "J-1.2: suits prove nobody else"
        assert 1 <= len(truth(match).traitors()) <= view.jokers, "J-8.1"
    for army in view.armies:
        assert army.points == len(army.pile)
        assert army.title == title(army.points)
        assert army.drawn + army.mustered - len(army.fallen) == len(army.slots) or army.eliminated == "points"
        assert [one.slot for one in army.slots] == sorted({one.slot for one in army.slots})
        assert not any(one.card and one.remembered for one in army.slots)
        assert len(army.hidden) + sum(bool(one.remembered) for one in army.slots) <= len(army.face_down)
        assert bool(army.eliminated) == (not army.slots) or view.phase in ("gift", "muster")
        if view.options["rehide"] == "keep":
            assert not army.hidden
    for mine in own:
        shown = {one.slot: one for one in view.armies[mine.number].slots}
        for one in mine.cards:
            name = one.card.removesuffix(".2")
            assert shown[one.slot].card == (name if one.face_up else "")
            assert shown[one.slot].remembered in ("", name)
    for seat in range(match.seats):
        for peek in now(match, seat).peeked:
            (true,) = (one for mine in own if mine.number == peek.army for one in mine.cards if one.slot == peek.slot)
            assert true.card.removesuffix(".2") == peek.card and not true.face_up
    assert view.asked == match.awaited == tuple(sorted(view.asked))
    for decision in match.decisions.values():
        assert 0 <= decision.least <= decision.most <= len(decision.choices)
        assert len(set(decision.keys)) == len(decision.keys)
        assert decision.answer(decision.keys[: decision.most])


@quick
@given(starts("traitor"), st.permutations(range(8)), st.data())
def test_answers_of_all_may_come_in_any_order_and_change(match: Match, order: list[int], data: st.DataObject) -> None:
    """Check that neither the order of the answers nor replaced answers change the rest of the match."""
    seed = match.record.seed or bytes(32)
    straight = engine.replay(match.record)
    while match.decisions and now(match).phase in ("gift", "muster"):
        asked = [seat for seat in order if seat in match.decisions]
        last = {
            seat: PLAYERS["chance"].answer(match.view(seat), match.decisions[seat], SeededChance(seed))
            for seat in asked
        }
        for seat in asked[:-1]:
            if data.draw(st.booleans()):
                decision = match.decisions[seat]
                match.play(seat, decision.keys[-decision.least :] if decision.least else ())
                assert match.decisions[seat].replaces is not None
            match.play(seat, last[seat])
        match.play(asked[-1], last[asked[-1]])
        for seat in sorted(asked):
            straight.play(seat, last[seat])
        assert match.view(None) == straight.view(None)
        assert dict(match.decisions) == dict(straight.decisions)


@quick
@given(matches("traitor"))
def test_a_seat_sees_what_an_onlooker_sees_and_its_own_and_accusations_are_counted(match: Match) -> None:
    """J-2.2: by each accusation a card falls, whatever rule decides."""
    public = now(match)
    assert {name: getattr(public, name) for name in PRIVATE} == PRIVATE
    for seat in range(match.seats):
        view = now(match, seat)
        assert msgspec.structs.replace(view, seat=None, **PRIVATE) == public
        out = all(one.eliminated for one in view.armies if one.seat == seat)
        assert ({name: getattr(view, name) for name in PRIVATE} == PRIVATE) == out
    numbers = {(one.seat, one.which): one.number for one in public.armies}
    targets = [numbers[one.target_seat, one.target_army] for one in told(match.onlooker.events, CardAccused)]
    assert public.suffered == tuple(targets.count(army.number) for army in public.armies)
