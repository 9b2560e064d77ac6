"""H-11: the decisions, their keys and order, small questions and the way back, chance, and what is refused."""

from typing import Any

import pytest

import engine
from bot.messages.layout import offered
from tests.games.het_verraad.scene import Scene
from tests.games.het_verraad.script import begin, changed, phase_4, situation
from tests.matches import everything


def test_h_11_every_kind_has_its_slash_command() -> None:
    """It is called like the command, with these exceptions."""
    cards = ("brand", "overval", "infiltrant", "hekserij", "pionier", "gif", "gouden_handel", "tovenaar")
    called = {
        **{"first_tower": "tower", "build_on": "build", "pawn": "sell", "redeem": "market", "master_to": "master"},
        **{"protect": "react", "block": "react"},
        **dict.fromkeys(cards, "play"),
    }
    commands = engine.game("het_verraad").commands
    plain = {kind: kind.removesuffix("_ring").removesuffix("_category") for kind in commands}
    assert commands == {kind: called.get(plain[kind], plain[kind]) for kind in commands}
    assert called.keys() <= commands.keys()


def rich() -> Scene:
    """A seat that can do anything."""
    held: Any = {"hands": {0: "opera waag"}, "influence": {0: "brand.1 gouden_handel.1"}, "black": {0: "1.1"}}
    owners = ("M7:tolhuis O10", "M8:smidse O2")
    return situation(*owners, bricks={0: 30}, pawnshop="kapel", market="klooster", **held)


CARDS = "raadhuis opera tolhuis plaggenhut smidse"
TWO, TRADER, BUILT = ("M7", "O2"), ("M7:botermarkt", "O2"), ("M7", "M8:smidse")
THREE = ("O3 I0 M9", "O2", "M2:smidse")
GIFT: Any = {"influence": {0: "gif.1 brand.3"}}


@pytest.mark.parametrize(
    ("owners", "things", "said", "choices"),
    [
        (TWO, {"hands": {0: CARDS}, "cards": "kapel"}, "pawn", "plaggenhut opera smidse tolhuis raadhuis back"),
        (TWO, {"pawnshop": "opera herberg waag", "bricks": {0: 9}}, "redeem", "herberg opera waag back"),
        (TRADER, {"market": "kapel herenhuis"}, "market", "herenhuis kapel back"),
        (TWO, {"black": {0: "4.1 1.12 2.3 1.2"}}, "swap", "1.2 1.12 2.3 4.1 back"),
        (BUILT, GIFT, "play", "brand.3 gif.1 back"),
        (BUILT, {**GIFT, "influence_deck": "brand.2"}, "influence", "brand.2 brand.3 gif.1 play"),
        (TWO, {"phase": "income", "cards": "raadhuis plaggenhut tolhuis"}, "", "raadhuis plaggenhut tolhuis"),
        (THREE, {"turn": 2, "influence": {2: "gif.1"}}, "play gif.1", "0 1 back"),
        (THREE, {"turn": 1, "influence": {1: "hekserij.1"}}, "play hekserij.1", "I0 M2 M9 O3 back"),
    ],
    ids=["cards", "pawnshop", "market", "chips", "influence", "discard", "open_cards", "seats", "areas"],
)
def test_h_11_choices_stand_in_canonical_order(owners: tuple[str, ...], things: Any, said: str, choices: str) -> None:
    """Cards as in the buildings file, whatever was sold first; chips by value, influence cards by kind, and copy."""
    situation(*owners, **things).after(said).shows(keys=choices)


def test_h_11_act_has_what_is_possible_in_this_order() -> None:
    """People are shown first what wins points, and sales last."""
    match = rich().shows(keys="buy build tower white black swap pawn sell redeem market card influence play done")
    order = "build buy white black swap redeem market card influence play tower pawn sell done"
    assert " ".join(choice.key for _, choice in offered(match.decisions[0])) == order
    opens = [(choice.key, choice.opens) for choice in match.decisions[0].choices if choice.opens]
    assert " ".join(key for key, _ in opens) == "buy build tower swap pawn sell redeem market play"
    assert all(key == kind for key, kind in opens)


def test_h_11_with_nothing_possible_done_is_still_asked_and_says_that_nothing_is_left() -> None:
    situation("M7", "O2", bricks={0: 0}).shows(kind="act", keys="done", asks={"ends": 1})
    rich().shows(asks={"ends": 0})
    match = phase_4("I7", "O20", at="O20", then=[1, 6]).shows(asks={"ends": 0})
    match.after("attack").shows(keys="done", asks={"ends": 1})


def test_h_4_2_a_card_says_what_it_needs_and_whether_there_is_such_an_area() -> None:
    facts = {"homeless_categories": ("handel",), "homeless_numbers": (1,), "homeless_zones": ("road",)}
    situation("M8", "O2", hands={0: "tolhuis"}).shows(asks=facts)


def test_h_11_every_question_is_asked_even_with_one_key() -> None:
    match = situation("M7", "O2", hands={0: "tolhuis"}, influence={0: "gif.1"}, black={0: "1.1"})
    for way, key in (("build", "tolhuis"), ("tolhuis", "M7"), ("back back swap", "1.1"), ("back play gif.1", "1")):
        match.after(way).shows(keys=f"{key} back")
    match = begin(2, data=changed("supplies", "start_areas", 1)).after("O2 M8")
    match.shows(asked=1, kind="first_tower", keys="O2")


@pytest.mark.parametrize(
    "path",
    ["buy", "build opera", "tower", "swap", "pawn", "sell", "redeem", "market", "play brand.1", "play gouden_handel.1"],
)
def test_h_11_back_is_the_last_key_and_leads_to_the_question_before(path: str) -> None:
    match, trail = rich(), []
    for key in path.split():
        trail.append((match.decisions[0], match.view(1), match.view()))
        assert match.answer(0, key) == []
        assert match.choices()[-1] == "back"
    while trail:
        assert match.answer(0, "back") == []
        assert (match.decisions[0], match.view(1), match.view()) == trail.pop()
    match.shows(kind="act")


@pytest.mark.parametrize(("phase", "question"), [("income", "take"), ("master", "master")])
def test_h_11_back_from_play_leads_to_where_it_was_asked(phase: str, question: str) -> None:
    match = situation("M7", "M8:smidse", influence={0: "brand.1"}, phase=phase, black={0: "1.1"})
    before = match.decisions
    match.after("play brand.1 back back").shows(kind=question, decisions=before)


@pytest.mark.parametrize("key", ["white", "black", "card", "influence", "done", "claim"])
def test_h_11_nothing_lies_ahead_of_what_has_consequences(key: str) -> None:
    with pytest.raises(engine.IllegalAnswer):
        rich().ahead(0, [key])


@pytest.mark.parametrize(
    ("given", "reason", "key"),
    [
        (["O12"], "unknown", "O12"),
        (["m6"], "unknown", "m6"),
        ([], "too_few", ""),
        (["O10", "O11"], "too_many", ""),
        (["O11", "O11"], "twice", ""),
        ("O11", "not_a_list", ""),
    ],
)
def test_an_illegal_answer_changes_nothing(given: Any, reason: str, key: str) -> None:
    match = situation("M7", "M8 O2", bricks={0: 5}).after("buy")
    before = everything(match)
    with pytest.raises(engine.IllegalAnswer) as caught:
        match.play(0, given)
    assert (caught.value.reason, caught.value.key) == (reason, key)
    assert everything(match) == before


@pytest.mark.parametrize("seat", [0, 1, 3, -1])
def test_a_seat_that_is_not_asked_or_has_reacted_changes_nothing(seat: int) -> None:
    match = situation("M7", "O12", "O10", bricks={0: 9}, influence={1: "gif.1", 2: "gif.2"}).after("buy O11 1:pass")
    before = everything(match)
    with pytest.raises(engine.NotAsked):
        match.play(seat, ["pass"])
    with pytest.raises(engine.IllegalAnswer):
        match.play(2, ["blokkade.1"])
    assert everything(match) == before
