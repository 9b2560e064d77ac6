"""H-8.4, H-8.5: bescherming, who is asked for it, and what others may see of it."""

import pytest

from tests.games.het_verraad.scene import kinds
from tests.games.het_verraad.script import situation

SOME = "gif.3"
"""A card that answers nothing."""
WARDED = {0: "brand.1", 1: "bescherming.1"}


@pytest.mark.parametrize(
    ("card", "target"),
    [("brand.1", "M8"), ("overval.1", "M8"), ("infiltrant.1", "O2"), ("hekserij.1", "M8"), ("gif.1", "1")],
)
def test_h_8_4_bescherming_answers_these_after_the_target_is_named(card: str, target: str) -> None:
    match = situation("M7", "M8:smidse O2", influence={0: card, 1: "bescherming.2"}, hands={1: "opera"})
    area = "" if target == "1" else target
    match.after(f"play {card} {target}").shows(kind="protect", asked=1, keys="pass bescherming.2")
    assert kinds(match.news) == ["influence_played", "window_opened"]
    match.shows(influence_played={"owner_seats": (1,), "area": area})
    opened = {"seat": 0, "window": "protect", "to": card[:-2], "asked_seats": (1,), "area": area}
    match.shows(window_opened=opened).after("bescherming.2").shows(reacted={"seat": 1, "target_seat": 0})
    match.shows(untold="poisoned", points=(0, 2, 0), bricks=(5, 5), owned={1: "M8 O2"}, building={"O2": ""})
    match.shows(hand={1: "opera"}, held={0: "", 1: ""}, asked=0, kind="act")
    assert set(match.row("influence_discards").split()) == {card, "bescherming.2"}


@pytest.mark.parametrize("card", ["brand.1", "hekserij.1", "gif.1"])
def test_h_8_5_pass_lets_it_happen(card: str) -> None:
    match = situation("M7", "M8:smidse", influence={0: card, 1: "bescherming.2"})
    match.after(f"play {card} {'1' if card == 'gif.1' else 'M8'}").after("pass")
    assert kinds(match.news)[0] == "nobody_reacted"
    assert (match.points[1], match.bricks[1]) == ((2, 2) if card == "gif.1" else (0, 5))
    match.shows(held={1: "bescherming.2"}, kind="act")
    assert match.game.standing == {"protect": "pass", "block": "pass"}, "pass may be said in advance"


def test_h_8_4_only_a_victim_with_influence_cards_is_asked() -> None:
    match = situation("M7", "M8:smidse", influence={0: "brand.1"}).after("play brand.1 M8")
    match.shows(untold="window_opened", told="building_destroyed")
    match = situation("M7", "M8:smidse", "O2", influence={0: "brand.1", 1: SOME, 2: "bescherming.1"})
    match.after("play brand.1 M8").shows(awaited=(1,), view={"asked": (1,)})


@pytest.mark.parametrize(
    ("gone", "opens"), [("bescherming.1 bescherming.3", True), ("bescherming.1 bescherming.2 bescherming.3", False)]
)
def test_h_8_5_no_window_when_all_three_copies_lie_in_the_discards(gone: str, opens: bool) -> None:
    match = situation("M7", "M8:smidse", influence={0: "brand.1", 1: SOME}, influence_discards=gone)
    match.after("play brand.1 M8").shows(kind="protect" if opens else "act")


def test_h_8_4_nobody_protects_the_black_master() -> None:
    match = situation("M7", "O2", master="M8:smidse", influence=WARDED).after("play brand.1 M8")
    match.shows(points=(0, 0, 0), kind="act", untold="window_opened")


@pytest.mark.parametrize(("answer", "stands"), [("bescherming.1", "M8"), ("pass", "")])
def test_h_8_4_a_tower_can_be_protected_too(answer: str, stands: str) -> None:
    situation("M7", "M8:smidse^", influence=WARDED).after(f"play brand.1 M8 {answer}").shows(towers=stands)


@pytest.mark.parametrize(
    ("said", "phase"),
    [("pionier.1 O20", "actions"), ("gouden_handel.1 opera", "actions"), ("tovenaar.1", "income")],
)
def test_h_8_4_nothing_answers_the_other_cards(said: str, phase: str) -> None:
    held = {0: said.split(maxsplit=1)[0], 1: "bescherming.1 blokkade.1"}
    match = situation("M7", "M8", influence=held, hands={0: "opera"}, phase=phase)
    match.after(f"play {said}").shows(untold="window_opened")


@pytest.mark.parametrize(("phase", "question"), [("income", "take"), ("actions", "act"), ("master", "master")])
def test_h_8_4_there_are_windows_in_phases_1_2_and_4(phase: str, question: str) -> None:
    match = situation("M7", "M8:smidse", influence=WARDED, phase=phase, black={0: "1.1"}, at="O1")
    match.after("play brand.1 M8").shows(kind="protect", view={"phase": phase})
    match.after("bescherming.1").shows(asked=0, kind=question, points=(0, 2, 1))


def test_h_8_4_there_is_no_reaction_to_a_reaction() -> None:
    match = situation("M7", "M8:smidse", influence={0: "brand.1 bescherming.3", 1: "bescherming.1"})
    match.after("play brand.1 M8 bescherming.1").shows(asked=0, kind="act")


def test_h_8_4_a_protected_attack_may_be_repeated_with_another_card() -> None:
    match = situation("M7", "M8:smidse", influence={0: "brand.1 brand.2", 1: "bescherming.1 gif.1"})
    match.after("play brand.1 M8 bescherming.1 play brand.2 M8").shows(kind="protect", keys="pass")
    match.after("pass").shows(points=(0, 0, 0))


def test_h_8_5_the_choice_says_who_will_be_asked() -> None:
    match = situation("M7", "M8:smidse", "O20:opera", influence={0: "brand.1", 1: SOME}).after("play brand.1")
    match.shows(facts={"M8": {"asked_seats": (1,)}, "O20": {"asked_seats": ()}})


@pytest.mark.parametrize(("cards", "keys"), [("bescherming.1", "pass bescherming.1"), ("blokkade.2 gif.1", "pass")])
def test_h_8_5_an_asked_seat_is_told_the_card_and_its_target(cards: str, keys: str) -> None:
    """Also how many cards it may react with; to pass is the only key of a seat without such a card."""
    match = situation("M7", "M8:smidse", influence={0: "brand.1", 1: cards}).after("play brand.1 M8").shows(keys=keys)
    target = {"seat": 0, "influence": "brand", "area": "M8", "building": "Smidse", "value": 2, "tower": 0}
    match.shows(asks={**target, "held": keys.count(" ")})


def test_h_8_5_a_window_looks_the_same_whatever_the_asked_seat_holds() -> None:
    views = []
    for card in ("bescherming.1", "blokkade.2", "gif.1"):
        held = {0: "brand.1", 1: card}
        match = situation("M7", "M8:smidse", "O2", influence=held, influence_deck="pionier.1 .").after(
            "play brand.1 M8"
        )
        views.append((match.view(None), match.view(0), match.view(2), match.events(None)))
    assert views[0] == views[1] == views[2]
