"""J-9: what is asked, with which facts, and what is refused."""

import pytest

import engine
from engine import Match
from engine.traitor import Traitor
from engine.traitor.components import face
from tests.games.traitor.script import begin, facts, fight, keys, kind, now, say, stand


def accusing() -> Match:
    return stand("Ah joker 5c^", "9s 8s", "7h 6h^ 5h")


def targeting() -> Match:
    match = accusing()
    say(match, "0")
    return match


def hiding() -> Match:
    match = targeting()
    say(match, "1.0")
    return match


def looking() -> Match:
    match = stand("Ah joker", "9s 8s^", "7h 6h", points={0: 14})
    fight(match, 0, "1.1")
    return match


def mustering() -> Match:
    return begin("joker Ah Kh Qh Jh 10h 9h", seats=3)


def giving() -> Match:
    return begin("joker joker.2", seats=6, jokers=2)


def test_there_are_no_data_files() -> None:
    with pytest.raises(engine.BadData, match="traitor has no data file 'cards'"):
        engine.start("traitor", seats=5, seed=bytes(32), data={"cards": {}})
    with pytest.raises(engine.BadData):
        Traitor().check_data("cards", {})


def test_j_9_every_kind_has_its_command_and_j_7_none_shows_a_card() -> None:
    kinds = {kind(match()) for match in (giving, mustering, accusing, targeting, hiding, looking)}
    assert kinds == set(Traitor().commands)


def test_the_facts_of_gift() -> None:
    match = giving()
    assert match.decisions[0].facts == {"jokers": 2}
    assert facts(match, "keep") == {}
    assert facts(match, "3") == {"target_seat": 3}


def test_the_facts_of_muster() -> None:
    match = mustering()
    decision = match.decisions[0]
    hand = now(match, 0).armies_own[0].hand
    assert decision.facts["cards"] == hand
    assert (decision.facts["army"], decision.facts["traitor"], decision.facts["count"]) == (0, 1, len(hand))
    assert facts(match, "Ah") == {"card": "Ah", "rank": "A", "suit": "hearts", "power": 14, "deck": 1}
    other = match.decisions[1]
    assert (other.facts["traitor"], other.facts["jokers"], other.facts["kept"]) == (0, 0, ())
    for choice in other.choices:
        cards = tuple(card for card in now(match, 1).armies_own[0].hand if card[-1] == choice.key[0])
        strongest = max((face(card).power for card in cards), default=0)
        assert choice.facts == {"suit": choice.key, "cards": cards, "count": len(cards), "strongest": strongest}


def test_the_facts_of_accuse_and_target() -> None:
    match = accusing()
    own = {"slot": 0, "card": "Ah", "rank": "A", "suit": "hearts", "power": 14, "deck": 1, "face": "down", "special": 0}
    own["twin"] = 0
    assert facts(match, "0") == own
    assert (facts(match, "2")["face"], keys(match)) == ("up", ("0", "2"))
    assert match.decisions[0].facts == {"army": 0, "count": 3}
    say(match, "0")
    assert match.decisions[0].facts == {**own, "army": 0}
    assert facts(match, "2.1") == {
        "target_seat": 2,
        "target_army": 0,
        "target_slot": 1,
        "target_card": "6h",
        "target_rank": "6",
        "target_suit": "hearts",
        "target_power": 6,
        "known": "up",
        "twin": 0,
        "target_traitor": 0,
        "target_suits": (),
        "target_counts": (),
    }
    unknown = facts(match, "1.0")
    assert (unknown["target_card"], unknown["target_power"], unknown["known"]) == ("", 0, "")
    assert [choice.group for choice in match.decisions[0].choices] == ["1", "1", "2", "2", "2", ""]


def test_a_face_down_card_comes_with_the_suits_that_its_army_has_shown() -> None:
    match = stand("Ah Kh 4d", "9s 8s 7s", "7h joker 5c 6h")
    fight(match, 0, "1.0", "yes")
    say(match, "1")
    shown = [(one.facts["target_suits"], one.facts["target_counts"]) for one in match.decisions[1].choices[:2]]
    assert shown == [(("hearts",), (1,))] * 2
    assert facts(match, "2.0")["target_suits"] == ()


def test_j_0_1_cards_that_look_alike_are_a_single_choice_until_others_may_know_their_places() -> None:
    """J-2.5, J-3.3."""
    for changes, alike in (({}, "Ah"), ({"rehide": "keep"}, ""), ({"points": {1: 15}}, "")):
        match = stand("Ah Ah.2 Kh", "9s 8s", "joker 6h", **changes)
        first, second, other = match.decisions[0].choices
        assert (first.alike, second.alike, other.alike) == (alike, alike, "")
        assert first.facts["twin"] == second.facts["twin"] == int(not alike)


def test_own_cards_are_shown_by_suit_and_power() -> None:
    shown = sorted(stand("Kh 3d 5c 2h 4d", "9s", "joker 6h").decisions[0].choices, key=lambda one: one.order)
    assert [one.facts["card"] for one in shown] == ["5c", "3d", "4d", "2h", "Kh"]


def shown_of(match: Match, seat: int) -> dict[str, tuple[int, object]]:
    """The order of each army among the targets, and whether it is told to be a traitor's."""
    return {one.group: (one.order, one.facts.get("target_traitor")) for one in match.decisions[seat].choices}


def test_a_traitor_whom_everybody_knows_is_shown_first_and_by_that_name() -> None:
    """J-2.4: once the Joker has fallen."""
    match = stand("Ah Kh", "9s 8s", "7h joker 5c 6h")
    say(match, "0")
    assert shown_of(match, 0) == {"1": (0, 0), "2": (0, 0), "": (0, None)}
    say(match, "2.1")
    say(match, "yes")
    say(match, "0")
    assert shown_of(match, 1) == {"0": (0, 0), "2": (-1, 1), "": (0, None)}


def test_the_facts_of_two_armies() -> None:
    match = stand("2h", "9s", "joker 9h", "8s", seats=2, turn=2)
    assert match.decisions[0].facts["army"] == 2
    say(match, "1")
    assert (facts(match, "3.0")["target_seat"], facts(match, "3.0")["target_army"]) == (1, 2)
    assert match.decisions[0].choices[1].group == "3"


def test_the_facts_of_hide_and_look() -> None:
    hide = hiding().decisions[0]
    assert (hide.keys, hide.facts["card"], hide.facts["rehide"], hide.facts["army"]) == (("yes", "no"), "Ah", "mix", 0)
    look = looking().decisions[0]
    assert look.facts == {"army": 0, "number": 2, "points": 15}
    assert (look.keys, look.least, look.most) == (("1.0", "2.0", "2.1"), 2, 2)
    assert [choice.group for choice in look.choices] == ["1", "2", "2"]


def test_public_memory_is_known_of_a_target() -> None:
    match = stand("9h 5h 6h", "4d 3d", "joker Kc Qc", rehide="keep")
    fight(match, 0, "1.0", "yes")
    say(match, "1")
    assert (facts(match, "0.0")["target_card"], facts(match, "0.0")["known"]) == ("9h", "remembered")


def test_cards_that_the_seat_looked_at_are_known_of_a_target() -> None:
    match = stand("2h 5h 6h", "4d 3d", "joker Kc Qc", rehide="keep", points={1: 14})
    fight(match, 0, "1.0")
    say(match, "0.1", "2.0")
    say(match, "1")
    assert [(facts(match, key)["target_card"], facts(match, key)["known"]) for key in ("0.1", "2.0", "2.1")] == [
        ("5h", "peeked"),
        ("joker", "peeked"),
        ("", ""),
    ]
