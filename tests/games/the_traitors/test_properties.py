"""Properties of every match of The Traitors, with any players and any options."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given

from engine import Match, SeededChance
from engine.simulate import simulate
from engine.the_traitors import ROUNDS
from engine.the_traitors.components import CARDS, EVENTS, HAND, KINDS, REASONS
from tests.games.the_traitors.script import game, now, truth
from tests.matches import matches, play_by_chance, quick, seed_of, starts
from tests.samples import samples

GAMES = samples(1, 5)
BOX = {"gold": 40, "dagger": 6, "shield": 4, "event": 8, "traitor": 1, "final_banishment": 1}


def check(match: Match) -> None:
    """Check the properties that must hold before every answer."""
    view, state = now(match), truth(match)
    cards = Counter(state.deck) + Counter(view.discard_pile) + Counter({"gold": view.fund})
    cards.update(card for hand in state.hands for card in hand)
    assert cards == BOX  # T-0.1
    assert set(cards) <= set(KINDS)
    assert sum(cards.values()) == CARDS
    assert view.deck == len(state.deck)
    living = [seat for seat, one in enumerate(view.table) if one.living]
    assert 2 <= len(living) <= view.seats
    assert state.dealt.count("traitor") == 1  # T-0.2
    for seat, one in enumerate(view.table):
        assert one.hand_size == len(state.hands[seat]) <= HAND + (seat == view.turn)
        assert one.living or (one.hand_size == 0 and one.role is not None)
        assert one.score == sum(gain.hand + gain.fund for gain in one.gains)
        assert now(match, seat).hand == (state.hands[seat] if one.living else ())
        for sight in now(match, seat).sights:
            assert not Counter(sight.cards) - Counter(state.hands[sight.seat])
            assert sight.complete == (Counter(sight.cards) == Counter(state.hands[sight.seat]))
    assert view.asked == (tuple(living) if view.phase == "murder" else match.awaited)
    assert set(match.decisions) <= set(living)
    assert len(view.events) <= EVENTS + 1
    if match.result is None:
        assert len(living) > 2
        assert view.ended == ""
        assert view.turn in living or view.phase != "turn"
    else:
        assert view.ended in REASONS


@quick
@given(starts("the_traitors"))
def test_cards_are_conserved_and_every_match_ends(match: Match) -> None:
    seed = match.record.seed or bytes(32)
    while match.result is None:
        check(match)
        play_by_chance(match, seed, 1)
    check(match)
    assert match.length <= 200 * now(match).rounds
    assert match.length <= 400 or str(now(match).rounds) not in ROUNDS[match.seats]
    assert [view.round for view in match.rounds] == list(range(1, now(match).rounds + 1))
    assert match.rounds[-1] == now(match)
    best = max(match.result.scores)
    assert match.result.winners == tuple(seat for seat, score in enumerate(match.result.scores) if score == best)
    for one, score, parts in zip(now(match).table, match.result.scores, match.result.parts, strict=True):
        assert one.score == score == sum(parts.values())
        assert parts == {"hand": sum(gain.hand for gain in one.gains), "fund": sum(gain.fund for gain in one.gains)}


@quick
@given(matches("the_traitors"))
def test_t_1_5_all_but_a_seat_s_own_is_public(match: Match) -> None:
    """At night a seat knows by itself whether it has pressed a key (T-3.4); the eliminated see no more (T-6.1)."""
    public = msgspec.structs.asdict(now(match))
    own = {"seat", "hand", "role", "recruited", "question", "answer", "sights"}
    own |= {"asked"} if now(match).hides_answers else set()
    for seat, one in enumerate(now(match).table):
        seen = msgspec.structs.asdict(now(match, seat))
        assert {name for name in seen if seen[name] != public[name]} <= (own if one.living else {"seat"})


@quick
@given(matches("the_traitors"))
def test_replaced_answers_change_nothing_but_themselves(match: Match) -> None:
    """T-8.4: everybody who has answered answers again and again, and then the same as before."""
    for seat, decision in list(match.decisions.items()):
        if decision.replaces is None:
            continue
        views = [match.view(viewer) for viewer in (None, *range(match.seats)) if viewer != seat]
        own = now(match, seat)
        for key in (*decision.keys, *decision.replaces):
            assert match.play(seat, [key]) == ()
            assert [match.view(viewer) for viewer in (None, *range(match.seats)) if viewer != seat] == views
        assert now(match, seat) == own
        assert match.decisions[seat] == decision
    check(match)


@pytest.mark.parametrize("preset", ["digital", "paper"])
@pytest.mark.parametrize("seats", range(4, 9))
def test_players_by_chance_never_break_the_game(seats: int, preset: str) -> None:
    for rounds in ROUNDS[seats]:
        for revotes in ("0", "1", "5", "unlimited"):
            for second in ({}, {"ask_end": "once", "spacing": "packets"}):
                options = {"preset": preset, "rounds": rounds, "revotes": revotes, **second}
                outcome = simulate("the_traitors", ["chance"] * seats, options, f"{seats} {preset}", GAMES)
                assert outcome["rounds"] == {rounds: GAMES}
                assert sum(outcome["wins"]) == pytest.approx(GAMES, abs=0.01)


@pytest.mark.parametrize("rounds", range(1, 9))
def test_t_9_3_any_number_of_rounds_is_played_to_its_end(rounds: int) -> None:
    for seats in (4, 8):
        outcome = simulate("the_traitors", ["chance"] * seats, {"rounds": str(rounds)}, f"{seats} {rounds}", 1)
        assert outcome["rounds"] == {str(rounds): 1}


@quick
@given(matches("the_traitors"))
def test_a_possible_truth_keeps_all_cards_and_what_is_certain(match: Match) -> None:
    """T-1.5, backwards: the box is whole, what the viewer has seen is there, and everybody is asked the same kind."""
    for viewer in (None, *range(match.seats)):
        view = now(match, viewer)
        state = game().determinize(view, SeededChance(seed_of(str(viewer))))
        cards = Counter(state.deck) + Counter(state.discard_pile) + Counter({"gold": state.fund})
        cards.update(card for hand in state.hands for card in hand)
        assert cards == BOX
        assert state.dealt.count("traitor") == 1
        assert game().view(state, viewer) == view
        for sight in view.sights:
            assert not Counter(sight.cards) - Counter(state.hands[sight.seat])
        assert set(game().decisions(state)) == set(match.decisions)
