"""H-8.4, H-8.5: bescherming, who is asked for it, and what others may see of it."""

import pytest

from tests.games.het_verraad.scene import kinds, the, told
from tests.games.het_verraad.script import situation

SOME = "gif.3"
"""A card that answers nothing."""


@pytest.mark.parametrize(
    ("card", "target"),
    [("brand.1", "M8"), ("overval.1", "M8"), ("infiltrant.1", "O2"), ("hekserij.1", "M8"), ("gif.1", "1")],
)
def test_h_8_4_bescherming_answers_these_after_the_target_is_named(card: str, target: str) -> None:
    match = situation("M7", "M8:smidse O2", influence={0: card, 1: "bescherming.2"}, hands={1: "opera"})
    events = match.say("play", card, target)
    assert [event.kind for event in events] == ["influence_played", "window_opened"]
    opened = the(events, "window_opened")
    assert (opened.seat, opened.window, opened.to, opened.asked_seats) == (0, "protect", card[:-2], (1,))
    assert opened.area == ("" if target == "1" else target)
    assert (match.kind, match.asked, match.choices()) == ("protect", 1, ("pass", "bescherming.2"))
    events = match.say("bescherming.2")
    assert (the(events, "reacted").seat, the(events, "reacted").target_seat) == (1, 0)
    assert (match.points, match.bricks, match.owned(1)) == ((0, 2, 0), (5, 5), "M8 O2")
    assert (match.hand(1), match.held(0), match.held(1)) == ("opera", "", "")
    assert set(match.row("influence_discards").split()) == {card, "bescherming.2"}
    assert (match.asked, match.kind) == (0, "act")


@pytest.mark.parametrize("card", ["brand.1", "hekserij.1", "gif.1"])
def test_h_8_5_pass_lets_it_happen(card: str) -> None:
    match = situation("M7", "M8:smidse", influence={0: card, 1: "bescherming.2"})
    match.say("play", card, "1" if card == "gif.1" else "M8")
    events = match.say("pass")
    assert kinds(events)[0] == "nobody_reacted"
    assert (match.points[1], match.bricks[1]) == ((2, 2) if card == "gif.1" else (0, 5))
    assert match.held(1) == "bescherming.2"
    assert match.kind == "act"


def test_h_8_5_a_seat_without_influence_cards_is_not_asked() -> None:
    match = situation("M7", "M8:smidse", influence={0: "brand.1"})
    events = match.say("play", "brand.1", "M8")
    assert not told(events, "window_opened")
    assert told(events, "building_destroyed")


@pytest.mark.parametrize(
    ("gone", "opens"), [("bescherming.1 bescherming.3", True), ("bescherming.1 bescherming.2 bescherming.3", False)]
)
def test_h_8_5_no_window_when_all_three_copies_lie_in_the_discards(gone: str, opens: bool) -> None:
    match = situation("M7", "M8:smidse", influence={0: "brand.1", 1: SOME}, influence_discards=gone)
    events = match.say("play", "brand.1", "M8")
    assert bool(told(events, "window_opened")) is opens


def test_h_8_4_only_the_victim_is_asked() -> None:
    match = situation("M7", "M8:smidse", "O2", influence={0: "brand.1", 1: SOME, 2: "bescherming.1"})
    match.say("play", "brand.1", "M8")
    assert (match.awaited, match.view().asked) == ((1,), (1,))


def test_h_8_4_nobody_protects_the_black_master() -> None:
    match = situation("M7", "O2", master="M8:smidse", influence={0: "brand.1", 1: "bescherming.1"})
    events = match.say("play", "brand.1", "M8")
    assert (match.points, match.kind) == ((0, 0, 0), "act")
    assert not told(events, "window_opened")


@pytest.mark.parametrize(("answer", "stands"), [("bescherming.1", "M8"), ("pass", "")])
def test_h_8_4_a_tower_can_be_protected_too(answer: str, stands: str) -> None:
    match = situation("M7", "M8:smidse^", influence={0: "brand.1", 1: "bescherming.1"})
    match.say("play", "brand.1", "M8", answer)
    assert match.flagged("tower") == stands


@pytest.mark.parametrize("card", ["pionier.1", "gouden_handel.1"])
def test_h_8_4_nothing_answers_the_other_cards(card: str) -> None:
    match = situation("M7", "M8", influence={0: card, 1: "bescherming.1 blokkade.1"}, hands={0: "opera"})
    match.say("play", card)
    events = match.choose("O20") if card == "pionier.1" else match.say("opera")
    assert not told(events, "window_opened")


def test_h_8_4_nothing_answers_tovenaar() -> None:
    match = situation("M7", "M8", influence={0: "tovenaar.1", 1: "bescherming.1 blokkade.1"}, phase="income")
    assert not told(match.say("play", "tovenaar.1"), "window_opened")


@pytest.mark.parametrize(("phase", "question"), [("income", "take"), ("actions", "act"), ("master", "master")])
def test_h_8_4_there_are_windows_in_phases_1_2_and_4(phase: str, question: str) -> None:
    match = situation(
        "M7", "M8:smidse", influence={0: "brand.1", 1: "bescherming.1"}, phase=phase, black={0: "1.1"}, at="O1"
    )
    match.say("play", "brand.1", "M8")
    assert (match.kind, match.view().phase) == ("protect", phase)
    match.say("bescherming.1")
    assert (match.asked, match.kind, match.points[:2]) == (0, question, (0, 2))


def test_h_8_4_there_is_no_reaction_to_a_reaction() -> None:
    match = situation("M7", "M8:smidse", influence={0: "brand.1 bescherming.3", 1: "bescherming.1"})
    match.say("play", "brand.1", "M8", "bescherming.1")
    assert (match.asked, match.kind) == (0, "act")


def test_h_8_4_a_protected_attack_may_be_repeated_with_another_card() -> None:
    match = situation("M7", "M8:smidse", influence={0: "brand.1 brand.2", 1: "bescherming.1 gif.1"})
    match.say("play", "brand.1", "M8", "bescherming.1", "play", "brand.2", "M8")
    assert (match.kind, match.choices()) == ("protect", ("pass",))
    match.say("pass")
    assert match.points[1] == 0


def test_h_8_5_the_choice_says_who_will_be_asked() -> None:
    match = situation("M7", "M8:smidse", "O20:opera", influence={0: "brand.1", 1: SOME})
    match.say("play", "brand.1")
    assert (match.facts("M8")["asked_seats"], match.facts("O20")["asked_seats"]) == ((1,), ())


@pytest.mark.parametrize(
    ("cards", "choices"), [("bescherming.1", ("pass", "bescherming.1")), ("blokkade.2 gif.1", ("pass",))]
)
def test_h_8_5_an_asked_seat_is_told_the_card_and_its_target(cards: str, choices: tuple[str, ...]) -> None:
    """Also how many cards it may react with; to pass is the only key of a seat without such a card."""
    match = situation("M7", "M8:smidse", influence={0: "brand.1", 1: cards})
    match.say("play", "brand.1", "M8")
    assert match.choices() == choices
    target = {"seat": 0, "influence": "brand", "area": "M8", "building": "Smidse", "value": 2, "tower": 0}
    assert match.decisions[1].facts.items() >= {**target, "held": len(choices) - 1}.items()


def test_h_8_5_a_window_looks_the_same_whatever_the_asked_seat_holds() -> None:
    views = []
    for card in ("bescherming.1", "blokkade.2", "gif.1"):
        match = situation("M7", "M8:smidse", "O2", influence={0: "brand.1", 1: card}, influence_deck="pionier.1 .")
        match.say("play", "brand.1", "M8")
        views.append((match.view(None), match.view(0), match.view(2), match.events(None)))
    assert views[0] == views[1] == views[2]


def test_h_8_4_poison_is_stopped_before_chance_picks() -> None:
    match = situation("M7", "O2", influence={0: "gif.1", 1: "bescherming.1"}, hands={1: "opera waag"})
    events = match.say("play", "gif.1", "1", "bescherming.1")
    assert not told(events, "poisoned")
    assert (the(events, "influence_played").owner_seats, the(events, "influence_played").area) == ((1,), "")
    assert match.building("O2") == ""


def test_h_8_5_pass_may_be_said_in_advance() -> None:
    assert situation("M7", "O2").game.standing == {"protect": "pass", "block": "pass"}
