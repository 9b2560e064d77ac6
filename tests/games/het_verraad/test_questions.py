"""H-11: the decisions, their keys and order, small questions and the way back, chance, and what is refused."""

from typing import Any

import pytest

import engine
from engine import Decision
from tests.games.het_verraad.scene import Scene
from tests.games.het_verraad.script import begin, situation
from tests.matches import everything


def test_h_11_every_kind_has_its_slash_command() -> None:
    commands = {
        "claim": "claim",
        "first_tower": "tower",
        "take": "take",
        "act": "act",
        "buy": "buy",
        "build": "build",
        "build_on": "build",
        "tower": "tower",
        "swap": "swap",
        "pawn": "sell",
        "sell": "sell",
        "redeem": "market",
        "market": "market",
        "play": "play",
        "brand": "play",
        "overval": "play",
        "infiltrant": "play",
        "hekserij": "play",
        "pionier": "play",
        "gif": "play",
        "gouden_handel": "play",
        "tovenaar": "play",
        "discard": "discard",
        "master": "master",
        "master_to": "master",
        "protect": "react",
        "block": "react",
    }
    ruled = engine.game("het_verraad").commands
    assert {kind: command for kind, command in ruled.items() if kind in commands} == commands
    for kind_of, command in ruled.items():
        assert command == commands[kind_of.removesuffix("_ring").removesuffix("_category")]


def test_h_11_always_exactly_one_key() -> None:
    match = situation("M7", "M8:smidse", influence={0: "brand.1", 1: "gif.1"})
    for key in ("play", "brand.1", "M8"):
        decision = match.decisions[0]
        assert (decision.least, decision.most) == (1, 1)
        match.say(key)
    assert (match.decisions[1].least, match.decisions[1].most) == (1, 1)


# --- order of keys ----------------------------------------------------------------------------------------------------


def test_h_11_act_has_what_is_possible_in_this_order() -> None:
    match = situation(
        "M7:tolhuis O10",
        "O2:smidse",
        bricks={0: 30},
        hands={0: "opera waag"},
        influence={0: "brand.1"},
        black={0: "1.1"},
        pawnshop="kapel",
        market="klooster",
    )
    everything_possible = "buy build tower white black swap pawn sell redeem market card influence play done"
    assert " ".join(match.choices()) == everything_possible


def test_h_11_with_nothing_possible_done_is_still_asked() -> None:
    match = situation("M7", "O2", bricks={0: 0})
    assert (match.kind, match.choices()) == ("act", ("done",))


def test_h_11_cards_stand_as_in_the_buildings_file() -> None:
    match = situation(
        "M7", "O2", hands={0: "raadhuis opera tolhuis plaggenhut smidse"}, cards="vissershut kapel vismarkt"
    )
    match.say("pawn")
    assert match.choices() == ("plaggenhut", "opera", "smidse", "tolhuis", "raadhuis", "back")


def test_h_11_a_shop_stands_in_canonical_order_whatever_was_sold_first() -> None:
    match = situation("M7:botermarkt", "O2", pawnshop="opera herberg waag", market="kapel herenhuis", bricks={0: 9})
    match.say("redeem")
    assert match.choices() == ("herberg", "opera", "waag", "back")
    match.say("back", "market")
    assert match.choices() == ("herenhuis", "kapel", "back")


def test_h_11_chips_stand_by_value_and_copy() -> None:
    match = situation("M7", "O2", black={0: "4.1 1.12 2.3 1.2"})
    match.say("swap")
    assert match.choices() == ("1.2", "1.12", "2.3", "4.1", "back")


def test_h_11_influence_cards_stand_by_kind_and_copy() -> None:
    match = situation("M7", "M8:smidse", influence={0: "gif.1 brand.3"}, influence_deck="brand.2")
    match.say("influence")
    assert match.choices() == ("brand.2", "brand.3", "gif.1", "play")
    match.say("play")
    assert match.choices() == ("brand.2", "brand.3", "gif.1", "back")


def test_h_11_open_cards_stand_by_place() -> None:
    match = situation("M7", "O2", phase="income", cards="raadhuis plaggenhut tolhuis")
    assert match.choices() == ("raadhuis", "plaggenhut", "tolhuis")


def test_h_11_seats_and_areas_stand_in_canonical_order() -> None:
    match = situation("O3 I0 M9", "O2", "M2:smidse O20:opera I6:kapel", turn=2, influence={2: "gif.1"})
    match.say("play", "gif.1")
    assert match.choices() == ("0", "1", "back")
    match = situation("O3 I0 M9", "O2", influence={1: "hekserij.1"}, turn=1)
    match.say("play", "hekserij.1")
    assert match.choices() == ("I0", "M9", "O3", "back")


# --- every question is asked ------------------------------------------------------------------------------------------


def test_h_11_every_question_is_asked_even_with_one_key() -> None:
    match = situation("M7", "O2", hands={0: "tolhuis"}, influence={0: "gif.1"}, black={0: "1.1"})
    match.say("build")
    assert match.choices() == ("tolhuis", "back")
    match.say("tolhuis")
    assert match.choices() == ("M7", "back")
    match.say("back", "back", "swap")
    assert match.choices() == ("1.1", "back")
    match.say("back", "play")
    assert match.choices() == ("gif.1", "back")
    match.say("gif.1")
    assert match.choices() == ("1", "back")


def test_h_11_a_first_tower_is_asked_with_one_area_too() -> None:
    data: Any = {"supplies": {**engine.game("het_verraad").data["supplies"], "start_areas": 1}}
    match = begin(2, data=data)
    match.claim("O2", "M8")
    assert (match.asked, match.kind, match.choices()) == (1, "first_tower", ("O2",))


# --- small questions --------------------------------------------------------------------------------------------------


def rich() -> Scene:
    """A seat that can do anything."""
    return situation(
        "M7:tolhuis O10",
        "M8:smidse O2",
        bricks={0: 30},
        hands={0: "opera waag"},
        influence={0: "brand.1 gouden_handel.1"},
        black={0: "1.1"},
        pawnshop="kapel",
        market="klooster",
    )


OPENS = {
    "buy": "buy",
    "build": "build",
    "tower": "tower",
    "swap": "swap",
    "pawn": "pawn",
    "sell": "sell",
    "redeem": "redeem",
    "market": "market",
    "play": "play",
}


def test_h_11_a_choice_that_merely_opens_a_question_says_which() -> None:
    choices = rich().decisions[0].choices
    assert {choice.key: choice.opens for choice in choices if choice.opens} == OPENS


@pytest.mark.parametrize(
    "path",
    ["buy", "build opera", "tower", "swap", "pawn", "sell", "redeem", "market", "play brand.1", "play gouden_handel.1"],
)
def test_h_11_back_is_the_last_key_and_leads_to_the_question_before(path: str) -> None:
    match = rich()
    trail = []
    for key in path.split():
        trail.append((match.decisions[0], match.view(1), match.view()))
        assert match.answer(0, key) == []
        assert match.choices()[-1] == "back"
    while trail:
        assert match.answer(0, "back") == []
        assert (match.decisions[0], match.view(1), match.view()) == trail.pop()
    assert match.kind == "act"


@pytest.mark.parametrize(("phase", "question"), [("income", "take"), ("master", "master")])
def test_h_11_back_from_play_leads_to_where_it_was_asked(phase: str, question: str) -> None:
    match = situation("M7", "M8:smidse", influence={0: "brand.1"}, phase=phase, black={0: "1.1"})
    before = match.decisions[0]
    match.say("play", "brand.1", "back", "back")
    assert (match.kind, match.decisions[0]) == (question, before)


@pytest.mark.parametrize("path", [["buy"], ["build"], ["build", "opera"], ["play"], ["play", "brand.1"], ["swap"], []])
def test_h_11_what_lies_ahead_is_what_is_asked_then(path: list[str]) -> None:
    match = rich()
    before = everything(match)
    ahead: Decision = match.ahead(0, path)
    assert everything(match) == before
    match.say(*path)
    assert match.decisions[0] == ahead


@pytest.mark.parametrize("key", ["white", "black", "card", "influence", "done", "claim"])
def test_h_11_nothing_lies_ahead_of_what_has_consequences(key: str) -> None:
    with pytest.raises(engine.IllegalAnswer):
        rich().ahead(0, [key])


# --- refusals: a precise exception, and nothing has changed -----------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "reason", "key"),
    [
        (["O12"], "unknown", "O12"),
        (["I9"], "unknown", "I9"),
        (["M7"], "unknown", "M7"),
        (["m6"], "unknown", "m6"),
        ([""], "unknown", ""),
        (["done"], "unknown", "done"),
        ([], "too_few", ""),
        (["O10", "O11"], "too_many", ""),
        (["O11", "O11"], "twice", ""),
        ("O11", "not_a_list", ""),
    ],
)
def test_an_illegal_answer_changes_nothing(given: Any, reason: str, key: str) -> None:
    match = situation("M7", "M8 O2", bricks={0: 5})
    match.say("buy")
    before = everything(match)
    with pytest.raises(engine.IllegalAnswer) as caught:
        match.play(0, given)
    assert (caught.value.reason, caught.value.key) == (reason, key)
    assert everything(match) == before


@pytest.mark.parametrize(
    ("things", "given"),
    [
        ({"bricks": {0: 2}}, "white"),
        ({"bricks": {0: 4}}, "tower"),
        ({"bricks": {0: 4}}, "card"),
        ({"stack": "."}, "black"),
        ({"white": {0: 6}, "bricks": {0: 30}}, "white"),
        ({"hands": {0: "opera"}, "bricks": {0: 4}}, "build"),
        ({"market": "opera"}, "market"),
        ({"influence": {0: "bescherming.1"}}, "play"),
        ({"influence": {0: "tovenaar.1"}}, "play"),
    ],
)
def test_what_is_not_possible_is_not_offered_and_refused(things: Any, given: str) -> None:
    match = situation("M7", "O2", **things)
    before = everything(match)
    with pytest.raises(engine.IllegalAnswer):
        match.play(0, [given])
    assert everything(match) == before


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_a_seat_that_is_not_asked_changes_nothing(seat: int) -> None:
    match = situation("M7", "O2")
    before = everything(match)
    with pytest.raises(engine.NotAsked):
        match.play(seat, ["done"])
    assert everything(match) == before


def test_a_seat_that_has_reacted_is_not_asked_again() -> None:
    match = situation("M7", "O12", "O10", bricks={0: 9}, influence={1: "gif.1", 2: "gif.2"})
    match.say("buy", "O11")
    match.answer(1, "pass")
    before = everything(match)
    with pytest.raises(engine.NotAsked):
        match.play(1, ["pass"])
    with pytest.raises(engine.NotAsked):
        match.play(0, ["done"])
    with pytest.raises(engine.IllegalAnswer):
        match.play(2, ["blokkade.1"])
    assert everything(match) == before
