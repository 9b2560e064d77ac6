"""The rule of thumb: sensible where anybody sees what is sensible, and much better than chance."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

import engine
from engine import EngineError, Match, SeededChance
from engine.het_verraad.thumb.outlook import Outlook
from engine.players import PLAYERS
from engine.simulate import match_seed, play_on
from tests.games.het_verraad.scene import Scene
from tests.games.het_verraad.script import begin, situation
from tests.matches import truth


def played(players: Sequence[str], text: str, number: int = 0, options: Mapping[str, str] | None = None) -> Match:
    """A whole match between these computer players."""
    seed = match_seed(text, number)
    return play_on(engine.start("het_verraad", seats=len(players), options=options, seed=seed), players, seed)


def thumb(match: Match) -> str:
    """Return the answer by rule of thumb of the seat that is asked first."""
    asked = match.awaited[0]
    (key,) = PLAYERS["thumb"].answer(match.view(asked), match.decisions[asked], SeededChance(bytes(32)))
    return key


def follow(match: Scene, number: int = 1) -> list[str]:
    """The next answers by rule of thumb, which are given."""
    answers = []
    for _ in range(number):
        answers.append(thumb(match))
        match.say(answers[-1])
    return answers


def test_thumb_drafts_areas_with_a_bonus_spends_all_it_may_and_builds_where_most_will_be_earned() -> None:
    match = begin(3)
    while match.kind != "take":
        follow(match)
    for seat in range(3):
        own = [match.area(name) for name in match.castle(seat).areas]
        assert sum(one.price for one in own) >= 9
        assert sum(one.bonus for one in own) >= 3
        assert next(one.bonus for one in own if one.tower) == max(one.bonus for one in own)


@pytest.mark.parametrize(
    ("owner", "cards", "bricks", "taken"),
    [
        ("O1:smidse O4", "plaggenhut varkenskot kapel", {}, {"varkenskot"}),
        ("O1 O4", "plaggenhut:4 varkenskot marktkraam", {}, {"plaggenhut"}),
        ("O1 O4", "plaggenhut kapel marktkraam", {0: 2, 1: 20}, {"kapel"}),
        ("O1 O4", "plaggenhut kapel marktkraam", {0: 20, 1: 2}, {"plaggenhut", "marktkraam"}),
    ],
    ids=["the one that pays it", "bricks on a card", "rich rivals pay tax", "it avoids paying itself"],
)
def test_thumb_takes_a_card(owner: str, cards: str, bricks: dict[int, int], taken: set[str]) -> None:
    other = "O13:opera" if "smidse" in owner else "O13"
    assert thumb(situation(owner, other, phase="income", cards=cards, bricks=bricks)) in taken


def test_thumb_builds_all_it_can_pay_and_ends_its_turn() -> None:
    match = situation("O1 O4", "O13", bricks={0: 5}, hands={0: "opera plaggenhut"})
    assert follow(match, 3)[:2] == ["build", "opera"]  # both areas are as good
    assert thumb(match.shows(points=(5, 0, 0))) == "done"
    match = situation("O1 O4", "O13", bricks={0: 6}, hands={0: "tolhuis begijnhof schuttersdoelen"}, zoning="off")
    follow(match, 6)
    match.shows(points=(6, 0, 0))  # two smaller buildings are better than one


def test_thumb_buys_an_area_to_build_on() -> None:
    match = situation("O4:waag", "O13", bricks={0: 6}, hands={0: "begijnhof"})
    said = follow(match, 5)
    (area,) = [one.area for one in match.view().areas if one.building and one.building.card == "begijnhof"]
    assert said[::2] == ["buy", "build", area]
    match.shows(points=(7, 0, 0))


@pytest.mark.parametrize(("card", "answer"), [("plaggenhut", "white"), ("smidse", "build")])
def test_chips_and_towers_come_before_buildings_if_they_bring_more_for_a_brick(card: str, answer: str) -> None:
    """H-9.1: the third white chip brings 5 points for 5 bricks, the Plaggenhut one for its area's 4 and its own."""
    match = situation("O1:hofje O4", "O13", bricks={0: 5}, hands={0: card}, white={0: 2}, zoning="off")
    assert thumb(match) == answer


def test_thumb_draws_a_card_that_it_can_still_build_with_bricks_of_no_later_use() -> None:
    """H-10.1: its turn is the last one; cards of C lie on top of the deck, and none is worth less than 3."""
    match = situation("O1 O4", "O13:basiliek", bricks={0: 12}, deck="opera beursgebouw .", start=1)
    assert thumb(match) != "card"
    truth(match).ending = "seat"
    assert thumb(match) == "card"


def test_thumb_keeps_no_useful_influence_card_in_its_likely_last_turn() -> None:
    """H-10.1: fire on a small building of a seat that does not lead is worth little, and most likely nothing later."""
    match = situation("O1", "O13:plaggenhut", "O20", "O9", "O16", influence={0: "brand.1"})
    for points, plays in ((10, False), (24, True)):
        truth(match).points[2] = points
        assert (thumb(match) == "play") == plays


@pytest.mark.parametrize(("points", "sure"), [(0, 0.0), (45, 0.5), (49, 0.9)])
def test_a_turn_may_be_the_last_one_before_anybody_is_at_the_end(points: int, sure: float) -> None:
    """H-10.1: seat 0 moves first in a round that seat 1, with so many points of 50, may end after it."""
    view = situation("O1", "O13").view()
    one, two = view.castles
    view = msgspec.structs.replace(view, seat=0, castles=(one, msgspec.structs.replace(two, points=points)))
    assert Outlook(view, 0).last == pytest.approx(sure, abs=0.12)
    assert Outlook(view, 1).last == 0, "its own turn is still to come"


def test_thumb_never_pulls_down_a_building_worth_more() -> None:
    match = situation("O1:opera", "O13", bricks={0: 2}, hands={0: "plaggenhut"})
    assert follow(match) != ["build"]


COMING = {"master": "O20:raadhuis O22:basiliek", "black": {0: "1.1"}}
"""The Black Master is near, and seat 0 would win with him."""


@pytest.mark.parametrize(
    ("owners", "things", "said"),
    [
        (("O1 O4", "O13"), {"bricks": {0: 4}, "hands": {0: "opera vissershut"}}, "pawn vissershut build opera"),
        (
            ("O1:raadhuis O4:basiliek O11 O20:opera", "O13"),
            {"bricks": {0: 2}, "hands": {0: "wachthuis badstoof"}},
            "build wachthuis",
        ),
        (("M15 O0", "O23:opera O13"), {"bricks": {0: 1}}, "buy O22"),
        (("O1", "O9:opera O11:schouwburg O4:hofje"), {"bricks": {0: 4}, **COMING}, "black"),
        (("O1:opera O4:schouwburg^", "O9"), {"bricks": {0: 3}, "black": {1: "1.1 1.2 1.3"}}, "white"),
        (("O1 O4", "O13:opera O15:schouwburg^ O20:smidse"), {"influence": {0: "brand.1"}}, "play brand.1 O13"),
        (
            ("O1", "O13:hofje", "O20:hofje O22:opera O9:schouwburg^"),
            {"influence": {0: "hekserij.1"}},
            "play hekserij.1 O22",
        ),
        (("O1:opera O4", "O9:hofje O17:smidse"), {"phase": "master", "black": {0: "1.1"}}, "count O9 attack done"),
        (("O9:smidse^", "O1:plaggenhut^ O10:opera"), {"phase": "master", "black": {0: "1.1 1.2"}}, "count O10"),
    ],
    ids=[
        "sells the building it misses least for a better one",
        "completes a great power",
        "surrounds an area: O22 is the last neighbour of O23 that is not taken (H-7)",
        "serves the Black Master when he is near and it would win with him",
        "defends itself if others strengthen the Black Master",
        "hits the best that stands open",
        "hits the leader",
        "leads the Black Master to the best building of others, and attacks",
        "leads him past its own towers and not past others",
    ],
)
def test_thumb(owners: tuple[str, ...], things: Any, said: str) -> None:
    assert " ".join(follow(situation(*owners, **things), len(said.split()))) == said


def test_thumb_leads_him_away_from_its_own_areas() -> None:
    match = situation("O1 O9 O17", "O4:opera", phase="master", black={0: "1.1"}, at="O1")
    assert follow(match, 2)[-1] not in ("O1", "O9", "O17", "stay")


def test_thumb_gives_away_the_card_that_is_worth_least() -> None:
    held = {0: "overval.1 blokkade.1"}
    match = situation("O1", "O13:opera", bricks={0: 5}, influence=held, influence_deck="bescherming.1")
    assert thumb(match.after("influence")) == "blokkade.1"


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
    assert thumb(match.after(f"play {card} {target}").shows(kind="protect")) == answer


def test_thumb_blocks_the_black_master_before_its_own_building_and_no_harmless_purchase() -> None:
    match = situation("O20", "O1:opera O4", phase="master", black={0: "1.1"}, influence={1: "blokkade.1"})
    assert thumb(match.after("count O1").shows(kind="block")) == "blokkade.1"
    match = situation("O2", "O4:opera O7", bricks={0: 1}, influence={1: "blokkade.1"})
    assert thumb(match.after("buy O3").shows(kind="block")) == "pass"


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
