"""The rule of thumb: sensible where anybody sees what is sensible, and much better than chance."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

import engine
from engine import EngineError, Match, SeededChance
from engine.het_verraad.thumb.outlook import Outlook
from engine.het_verraad.view import HetVerraadView
from engine.players import PLAYERS
from engine.simulate import match_seed, play_on
from tests.games.het_verraad.scene import Scene
from tests.games.het_verraad.script import begin, situation
from tests.matches import truth


def played(players: Sequence[str], text: str, number: int = 0, options: Mapping[str, str] | None = None) -> Match:
    """A whole match between these computer players."""
    seed = match_seed(text, number)
    return play_on(engine.start("het_verraad", seats=len(players), options=options, seed=seed), players, seed)


def thumb(match: Match, seat: int | None = None) -> str:
    """Return a seat's answer by rule of thumb; by default, the answer of the seat that is asked first."""
    asked = match.awaited[0] if seat is None else seat
    (key,) = PLAYERS["thumb"].answer(match.view(asked), match.decisions[asked], SeededChance(bytes(32)))
    return key


def follow(match: Scene, number: int = 1) -> list[str]:
    """The next answers by rule of thumb, which are given."""
    answers = []
    for _ in range(number):
        answers.append(thumb(match))
        match.say(answers[-1])
    return answers


# --- the set-up -------------------------------------------------------------------------------------------------------


def test_thumb_drafts_areas_with_a_bonus_and_spends_all_it_may() -> None:
    match = begin(3)
    while match.kind.startswith("claim"):
        follow(match)
    for seat in range(3):
        own = [match.area(name) for name in match.castle(seat).areas]
        assert sum(one.price for one in own) >= 9
        assert sum(one.bonus for one in own) >= 3


def test_its_first_tower_stands_where_most_will_be_earned() -> None:
    match = begin(2)
    while match.kind != "take":
        follow(match)
    for seat in range(2):
        own = [match.area(name) for name in match.castle(seat).areas]
        assert next(one.bonus for one in own if one.tower) == max(one.bonus for one in own)


# --- phase 1 ----------------------------------------------------------------------------------------------------------


def test_thumb_takes_the_card_that_pays_it_and_not_the_others() -> None:
    match = situation("O1:smidse O4", "O13:opera", phase="income", cards="plaggenhut varkenskot kapel")
    assert thumb(match) == "varkenskot"


def test_thumb_takes_bricks_that_lie_on_a_card() -> None:
    match = situation("O1 O4", "O13", phase="income", cards="plaggenhut:4 varkenskot marktkraam")
    assert thumb(match) == "plaggenhut"


def test_thumb_lets_rich_rivals_pay_tax_and_avoids_paying_itself() -> None:
    cards = "plaggenhut kapel marktkraam"
    rich = situation("O1 O4", "O13", phase="income", cards=cards, bricks={0: 2, 1: 20})
    assert thumb(rich) == "kapel"
    poor = situation("O1 O4", "O13", phase="income", cards=cards, bricks={0: 20, 1: 2})
    assert thumb(poor) != "kapel"


# --- phase 2 ----------------------------------------------------------------------------------------------------------


def test_thumb_builds_all_it_can_pay_and_ends_its_turn() -> None:
    match = situation("O1 O4", "O13", bricks={0: 5}, hands={0: "opera plaggenhut"})
    assert follow(match, 3)[:2] == ["build", "opera"]  # both areas are as good
    assert match.points[0] == 5
    assert thumb(match) == "done"


def test_two_smaller_buildings_are_better_than_one() -> None:
    match = situation("O1 O4", "O13", bricks={0: 6}, hands={0: "tolhuis begijnhof schuttersdoelen"}, zoning="off")
    follow(match, 6)
    assert match.points[0] == 6


def test_thumb_buys_an_area_to_build_on() -> None:
    match = situation("O4:waag", "O13", bricks={0: 6}, hands={0: "begijnhof"})
    assert follow(match, 5)[::2] == ["buy", "build", thumb_area(match)]
    assert match.points[0] == 7


def thumb_area(match: Scene) -> str:
    """The area of seat 0 with the Begijnhof."""
    built = [one for one in match.view().areas if one.building and one.building.card == "begijnhof"]
    return built[0].area


def test_chips_and_towers_come_before_buildings_if_they_bring_more_for_a_brick() -> None:
    """H-9.1: the third white chip brings 5 points for 5 bricks, the Plaggenhut one for its area's 4 and its own."""
    match = situation("O1:hofje O4", "O13", bricks={0: 5}, hands={0: "plaggenhut"}, white={0: 2}, zoning="off")
    assert thumb(match) == "white"
    match = situation("O1:hofje O4", "O13", bricks={0: 5}, hands={0: "smidse"}, white={0: 2}, zoning="off")
    assert thumb(match) == "build"


def test_thumb_draws_a_card_that_it_can_still_build_with_bricks_of_no_later_use() -> None:
    """H-10.1: its turn is the last one; cards of C lie on top of the deck, and none is worth less than 3."""
    text = "opera beursgebouw . "
    match = situation("O1 O4", "O13:basiliek", bricks={0: 12}, deck=text)
    assert thumb(match) != "card"
    match = last_turn("O1 O4", "O13:basiliek", bricks={0: 12}, deck=text)
    assert thumb(match) == "card"


def test_thumb_keeps_no_useful_influence_card_in_its_likely_last_turn() -> None:
    """H-10.1: fire on a small building of a seat that does not lead is worth little, and most likely nothing later."""
    match = situation("O1", "O13:plaggenhut", "O20", "O9", "O16", influence={0: "brand.1"})
    truth(match).points[2] = 10
    assert thumb(match) != "play"
    truth(match).points[2] = 24
    assert thumb(match) == "play"


@pytest.mark.parametrize(("points", "sure"), [(0, 0.0), (45, 0.5), (49, 0.9)])
def test_a_turn_may_be_the_last_one_before_anybody_is_at_the_end(points: int, sure: float) -> None:
    """H-10.1: seat 0 moves first in a round that seat 1, with so many points of 50, may end after it."""
    match = situation("O1", "O13")
    view = changed_view(match, points)
    assert Outlook(view, 0).last == pytest.approx(sure, abs=0.12)
    assert Outlook(view, 1).last == 0, "its own turn is still to come"


def changed_view(match: Scene, points: int) -> HetVerraadView:
    """Return the view of seat 0 if seat 1 has ``points`` points."""
    view = match.view()
    one, two = view.castles
    return msgspec.structs.replace(view, seat=0, castles=(one, msgspec.structs.replace(two, points=points)))


def last_turn(*owners: str, **things: Any) -> Scene:
    """The turn of seat 0, the last in the last round (H-10.1)."""
    match = situation(*owners, start=1, **things)
    truth(match).ending = "seat"
    return match


def test_thumb_never_pulls_down_a_building_worth_more() -> None:
    match = situation("O1:opera", "O13", bricks={0: 2}, hands={0: "plaggenhut"})
    follow(match)
    assert match.kind != "build"


def test_thumb_sells_the_building_it_misses_least_for_a_better_one() -> None:
    match = situation("O1 O4", "O13", bricks={0: 4}, hands={0: "opera vissershut"})
    assert follow(match, 2) == ["pawn", "vissershut"]
    assert follow(match, 2) == ["build", "opera"]


def test_thumb_completes_a_great_power() -> None:
    match = situation("O1:raadhuis O4:basiliek O11 O20:opera", "O13", bricks={0: 2}, hands={0: "wachthuis badstoof"})
    assert follow(match, 2) == ["build", "wachthuis"]


def test_thumb_surrounds_areas_that_it_can() -> None:
    """H-7: O22 is the last neighbour of O23 that is not taken."""
    match = situation("M15 O0", "O23:opera O13", bricks={0: 1})
    assert follow(match, 2) == ["buy", "O22"]
    assert "O23" in match.owned(0)


def test_thumb_serves_the_black_master_when_he_is_near_and_it_would_win_with_him() -> None:
    match = situation(
        "O1", "O9:opera O11:schouwburg O4:hofje", master="O20:raadhuis O22:basiliek", bricks={0: 4}, black={0: "1.1"}
    )
    assert follow(match, 1) == ["black"]


def test_thumb_defends_itself_if_others_strengthen_the_black_master() -> None:
    match = situation("O1:opera O4:schouwburg^", "O9", bricks={0: 3}, black={1: "1.1 1.2 1.3"})
    assert follow(match, 1) == ["white"]


# --- influence cards --------------------------------------------------------------------------------------------------


def test_influence_cards_hit_the_best_that_stands_open() -> None:
    match = situation("O1 O4", "O13:opera O15:schouwburg^ O20:smidse", influence={0: "brand.1"})
    assert follow(match, 3) == ["play", "brand.1", "O13"]


def test_influence_cards_hit_the_leader() -> None:
    match = situation("O1", "O13:hofje", "O20:hofje O22:opera O9:schouwburg^", influence={0: "hekserij.1"})
    assert follow(match, 3)[-1] == "O22"


def test_thumb_gives_away_the_card_that_is_worth_least() -> None:
    match = situation(
        "O1", "O13:opera", bricks={0: 5}, influence={0: "overval.1 blokkade.1"}, influence_deck="bescherming.1"
    )
    match.say("influence")
    assert thumb(match) == "blokkade.1"


@pytest.mark.parametrize(
    ("card", "target", "stands", "answer"),
    [
        ("hekserij.1", "O3", ":opera", "bescherming.1"),
        ("hekserij.1", "O3", "", "pass"),
        ("gif.1", "1", "", "bescherming.1"),
    ],
)
def test_thumb_protects_areas_that_are_worth_a_card(card: str, target: str, stands: str, answer: str) -> None:
    match = situation("O13", f"O1 O3{stands}", influence={0: card, 1: "bescherming.1"})
    match.say("play", card, target)
    assert (match.kind, thumb(match)) == ("protect", answer)


def test_thumb_blocks_the_black_master_before_its_own_building_and_no_harmless_purchase() -> None:
    match = situation("O20", "O1:opera O4", phase="master", black={0: "1.1"}, influence={1: "blokkade.1"})
    match.say("count", "O1")
    assert (match.kind, thumb(match)) == ("block", "blokkade.1")
    match = situation("O2", "O4:opera O7", bricks={0: 1}, influence={1: "blokkade.1"})
    match.say("buy", "O3")
    assert (match.kind, thumb(match)) == ("block", "pass")


# --- phase 4 ----------------------------------------------------------------------------------------------------------


def test_the_black_master_goes_to_the_best_building_of_others_and_attacks() -> None:
    match = situation("O1:opera O4", "O9:hofje O17:smidse", phase="master", black={0: "1.1"})
    assert follow(match, 3) == ["count", "O9", "attack"]
    assert thumb(match) == "done"


def test_he_is_led_past_the_seat_s_own_towers_and_not_past_others() -> None:
    match = situation("O9:smidse^", "O1:plaggenhut^ O10:opera", phase="master", black={0: "1.1 1.2"})
    assert follow(match, 2) == ["count", "O10"]


def test_he_leaves_the_seat_s_own_areas_alone() -> None:
    match = situation("O1 O9 O17", "O4:opera", phase="master", black={0: "1.1"}, at="O1")
    keys = follow(match, 2)
    assert keys[-1] not in ("O1", "O9", "O17", "stay")


# --- altogether -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [["thumb", "thumb"], ["chance", "thumb", "chance", "thumb", "thumb"]])
def test_thumb_never_goes_back_and_ends_every_turn_and_every_match(players: list[str]) -> None:
    """The same views, decisions and chance bring the same answers."""
    match = played(players, "back")
    assert not any("back" in step.keys for step in match.steps)
    assert match.length < 900
    assert played(players, "back").record == match.record


def test_an_onlooker_has_no_answer() -> None:
    match = begin(2)
    with pytest.raises(EngineError, match="an onlooker is not asked anything"):
        PLAYERS["thumb"].answer(match.view(None), match.decisions[match.awaited[0]], SeededChance(bytes(32)))


@pytest.mark.parametrize(("seats", "games"), [(2, 4), (3, 3), (5, 3)])
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
