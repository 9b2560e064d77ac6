"""Properties of every match of The Traitors, with any players and any options."""

from collections import Counter

import msgspec
from hypothesis import given

from engine import Match
from engine.the_traitors import ROUNDS
from engine.the_traitors.components import CARDS, EVENTS, HAND, KINDS, REASONS
from tests.games.the_traitors.script import now, truth
from tests.matches import matches, play_by_chance, quick, starts

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
    traitors = {seat for seat in living if state.role(seat) == "traitor"}
    for seat, asked in match.decisions.items():
        if asked.kind == "murder" and seat in traitors:
            fellow, others = asked.facts["fellow"], traitors - {seat}
            assert fellow in ("perhaps", *(("seen", "surely") if others else ("none",)))
            assert asked.facts["fellow_seats"] == (tuple(others) if fellow == "seen" else ())
        if asked.kind == "end":
            murdered = any(one.fate == "murdered" and one.role == "traitor" for one in view.table)
            assert (asked.facts["seen"] == 2) == (murdered and bool(traitors)), "only a Traitor can have done it"
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
