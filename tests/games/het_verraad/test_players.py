"""Computer players of Het Verraad: much better than chance, and how far they think.

``golden/rules`` tells what they answer in plain situations, and worths of states.
"""

from collections.abc import Mapping, Sequence

import msgspec
import pytest

import engine
from engine import Match, QuickChance
from engine.het_verraad.search import horizon
from engine.het_verraad.thumb import worths
from engine.het_verraad.thumb.outlook import Outlook
from engine.simulate import match_seed, play_on
from tests.games.het_verraad.script import SHIPPED, Data, begin, now, situation
from tests.kit.rules import thumbs
from tests.matches import truth


def played(
    players: Sequence[str], text: str, number: int = 0, options: Mapping[str, str] | None = None, data: Data = SHIPPED
) -> Match:
    """A whole match between these computer players."""
    seed = match_seed(text, number)
    match = engine.start("het_verraad", seats=len(players), options=options, seed=seed, data=data)
    return play_on(match, players, seed)


def test_thumb_drafts_areas_with_a_bonus_spends_all_it_may_and_builds_where_most_will_be_earned() -> None:
    match = begin(3)
    while (view := now(match)).round == 0:
        seat = match.awaited[0]
        match.play(seat, sorted(thumbs(match, seat))[:1])
    for castle in view.castles:
        own = [one for one in view.areas if one.area in castle.areas]
        assert sum(one.price for one in own) >= 9
        assert sum(one.bonus for one in own) >= 3
        assert next(one.bonus for one in own if one.tower) == max(one.bonus for one in own)


@pytest.mark.parametrize(("points", "sure"), [(0, 0.0), (45, 0.5), (49, 0.9)])
def test_a_turn_may_be_the_last_one_before_anybody_is_at_the_end(points: int, sure: float) -> None:
    """H-10.1: seat 0 moves first in a round that seat 1, with so many points of 50, may end after it."""
    view = now(situation("O1", "O13"))
    one, two = view.castles
    view = msgspec.structs.replace(view, seat=0, castles=(one, msgspec.structs.replace(two, points=points)))
    assert Outlook(view, 0).last == pytest.approx(sure, abs=0.12)
    assert Outlook(view, 1).last == 0, "its own turn is still to come"


@pytest.mark.parametrize(("seats", "games"), [(2, 3), (4, 2)])
def test_thumb_wins_most_matches_against_chance(seats: int, games: int) -> None:
    """Check that at most one of a few matches is lost.

    The goal is to win at least 60 % of 500 matches of two seats.
    """
    won = 0
    for number in range(games):
        players = ["chance"] * seats
        players[number % seats] = "thumb"
        match = played(players, "strength", number)
        won += match.result is not None and match.result.winners == (number % seats,)
    assert won >= games - 1


def test_a_turn_is_imagined_to_its_end() -> None:
    match = situation("O1 O4", "O13", bricks={0: 5}, hands={0: "opera"})
    view = now(match, 0)
    for key in ("build", "opera", "O4"):
        match.play(0, [key])
        assert not horizon(view, truth(match))
    match.play(0, ["done"])
    assert horizon(view, truth(match))


def test_in_the_set_up_the_first_towers_are_imagined() -> None:
    match = begin(3)
    view = now(match)
    while (state := truth(match)).phase in ("claim", "first_tower"):
        assert not horizon(view, state)
        match.play(match.awaited[0], sorted(thumbs(match, match.awaited[0]))[:1])
    assert horizon(view, state)


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
