"""H-11: what chance is asked for after the set-up, in which order and with what."""

from tests.games.het_verraad.script import RecordingChance, situation

# --- chance -----------------------------------------------------------------------------------------------------------


def test_h_11_roll_asks_for_one_die() -> None:
    chance = RecordingChance(2)
    match = situation("I7", "O20", phase="master", black={0: "1.1"}, chance=chance)
    match.say("roll")
    assert chance.asked == [("roll", (6,))]


def test_h_11_an_attack_asks_for_the_black_die_and_then_for_the_white_one() -> None:
    chance = RecordingChance(2, 5)
    match = situation("I7", "M8:smidse", at="M8", phase="master", black={0: "1.1"}, chance=chance)
    match.say("attack")
    assert chance.asked == [("roll", (6,)), ("roll", (6,))]
    attack = match.view().attack
    assert attack is not None
    assert (attack.black_die, attack.white_die) == (2, 5)


def test_h_11_counting_and_small_questions_ask_for_nothing() -> None:
    chance = RecordingChance()
    match = situation("I7", "M8:smidse", phase="master", black={0: "1.1"}, influence={0: "brand.1"}, chance=chance)
    match.say("count", "O1", "play", "brand.1", "back", "back")
    assert chance.asked == []


def test_h_11_gif_picks_from_the_hand_if_there_is_a_card() -> None:
    chance = RecordingChance()
    match = situation("M7", "O2", "O4", influence={0: "gif.1 gif.2"}, hands={1: "waag opera"}, chance=chance)
    match.say("play", "gif.1", "2")
    assert chance.asked == []
    match.say("play", "gif.2", "1")
    assert chance.asked == [("pick", ("opera", "waag"))]


def test_h_11_discards_are_shuffled_in_canonical_order() -> None:
    chance = RecordingChance()
    match = situation(
        "M7",
        "O2",
        deck=".",
        discards="waag opera plaggenhut",
        influence_deck=".",
        influence_discards="gif.1 brand.2",
        bricks={0: 12},
        cards="vissershut kapel smidse",
        chance=chance,
    )
    match.say("card", "influence")
    assert chance.asked == [("shuffle", ("plaggenhut", "opera", "waag")), ("shuffle", ("brand.2", "gif.1"))]


def test_h_11_both_markets_are_shuffled_together_in_canonical_order() -> None:
    chance = RecordingChance()
    match = situation("M7", "O2", deck=".", pawnshop="waag", market="raadhuis opera", chance=chance)
    match.say("card")
    assert chance.asked == [("shuffle", ("opera", "waag", "raadhuis"))]


def test_h_11_a_swap_and_a_purchase_ask_for_nothing() -> None:
    chance = RecordingChance()
    match = situation("M7", "O2", black={0: "1.1"}, bricks={0: 30}, chance=chance)
    match.say("swap", "1.1", "black", "card", "influence", "buy", "O11", "done")
    assert chance.asked == []
