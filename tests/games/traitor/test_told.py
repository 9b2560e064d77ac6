"""The words of Traitor that are about who is found out or suspected: true, and with the reason."""

import re
from collections.abc import Mapping

from msgspec.structs import replace

from bot import texts
from bot.games.traitor.folding import fold, fold_story
from bot.games.traitor.headline import headline
from bot.games.traitor.pictures import moment
from bot.games.traitor.pictures.deeds import deeds
from bot.messages.content import Menu
from bot.messages.controls import Controls
from bot.messages.ids import of_question
from bot.messages.truth import turns
from bot.messages.turning import turn_line
from engine import Event, Match, TurningPoint
from engine.traitor.components import face
from engine.traitor.disclosure import HandSorted
from engine.traitor.events import CardAccused, CardsDrawn, CardsNeeded, RoundStarted, TraitorExposed
from engine.traitor.view import TraitorView
from engine.traitor.voices import voiced
from tests.games.traitor import script
from tests.games.traitor.script import now, say, stand
from tests.kit.cases import Case
from tests.matches import thumb
from tests.tables.people import match_of

SAY = texts.speaker("en")
NAMES = ("Anna", "Ben", "Chloé", "Dirk", "Emma")
BEGUN = [RoundStarted(round=2, seat=0, army=0)]
KEPT = HandSorted(round=0, seat=4, army=0, traitor=1, ranks=(), suits=())


def fight(place: int, proved: str = "") -> CardAccused:
    """Emma beats Chloé in her own turn."""
    return CardAccused(
        round=1,
        seat=4,
        army=0,
        slot=place,
        card="9c",
        rank="9",
        suit="clubs",
        power=10,
        target_seat=2,
        target_army=0,
        target_slot=place,
        target_card="2h",
        target_rank="2",
        target_suit="hearts",
        target_power=2,
        dead="target",
        reason="power",
        proved=proved,
    )


def test_a_suit_too_many_is_a_scene_and_ends_the_mask() -> None:
    """J-1.2: suits unmask a traitor as well as the fall of the Joker does; no other scene shows that fight."""
    found = deeds([KEPT, fight(1), fight(2, "accuser"), fight(3)], NAMES, SAY)
    assert [one.told.partition(":")[0] for one in found[1:] if one.weight] == [
        "Behind the mask, Emma kills a card of Chloé",
        "One suit too many",
        "Found out, Emma strikes back at Chloé",
    ]


def test_a_loyal_scapegoat_has_a_scene_that_weighs_as_much_as_a_hunt() -> None:
    kept = replace(KEPT, seat=0)
    *_, told = deeds([kept, *map(fight, range(4))], NAMES, SAY)
    assert told.told == "Loyal Chloé, hunted by friends: their accusations have killed 4 cards by now"
    assert told.weight == 6
    assert all(one.weight < 6 for one in deeds([kept, *map(fight, range(3))], NAMES, SAY)[1:])


def suspects(*mustered: int, fallen: Mapping[int, tuple[str, ...]]) -> TraitorView:
    """Five armies that mustered so many cards, and what has fallen of them."""
    view = now(stand(*("9d 8h 7h",) * 4, "9d 8h joker"))
    armies = (
        replace(army, mustered=number, fallen=cards, seen=tuple((face(card).suit, 0, 1) for card in cards))
        for army, number in zip(view.armies, mustered, strict=True)
        for cards in [fallen.get(army.number, ())]
    )
    return replace(view, armies=tuple(armies))


def test_a_headline_tells_of_the_largest_suspicion() -> None:
    for view, words in (
        (suspects(15, 12, 12, 11, 11, fallen={}), "Anna mustered the largest army: "),
        (suspects(14, 9, 9, 9, 14, fallen={4: ("3s",)}), "All eyes are on Emma: 40%"),
        (suspects(8, 14, 8, 8, 8, fallen={0: ("3c", "4s")}), "Ben mustered the largest army: "),
    ):
        assert headline(SAY, BEGUN, view, NAMES).startswith(words)


def test_a_headline_names_no_army_of_several_that_are_suspected_alike() -> None:
    view = suspects(9, 9, 9, 9, 9, fallen={1: ("3d", "4c"), 4: ("4d", "5c")})
    assert not headline(SAY, BEGUN, view, NAMES)


def test_a_headline_tells_of_an_army_that_is_accused_again_and_again() -> None:
    view = replace(suspects(9, 9, 9, 9, 9, fallen={2: ("3h", "4h", "5h", "6h", "2h")}), round=2)
    assert headline(SAY, [fight(1)], view, NAMES) == "Chloé accused 5 times by now: 3 cards left"
    assert not headline(SAY, BEGUN, view, NAMES)


def test_a_quiet_round_tells_its_numbers_and_never_twice_in_a_row_in_the_same_words() -> None:
    """J-2.2: Emma beats Chloé twice, and Chloé beats Emma once."""
    back = replace(fight(3), seat=2, target_seat=4, suit="hearts", target_suit="clubs")
    for number, words in ((1, "Emma gains most: 2 points, and the Joker still hides"), (2, "Chloé pays most: 2 cards")):
        view = replace(suspects(9, 9, 9, 9, 9, fallen={2: ("2h", "2h"), 4: ("9c",)}), round=number)
        assert headline(SAY, [fight(1), fight(2), back], view, NAMES).startswith(words)


def test_a_rule_is_told_in_the_round_in_which_it_matters_first() -> None:
    """J-3.1, J-4.1: the first cards that are drawn, and the first army that is out."""
    match = stand("9d 8h 7h", "Ah^ Kd", "joker 2c 3s", "2h", "Qd", points={1: 2, 0: 2}, pile="4c 5c 6c 7c 8c")
    for answer, rules in (("1.0", ["Each kill is"]), ("3.0", ["An army that is out"])):
        events = script.fight(match, match.awaited[0], answer)
        told = [line for _, line in fold(SAY, events, now(match), NAMES)]
        assert [rule for rule in ("Each kill is", "An army that is out") if f"**{rule}" in "".join(told)] == rules


def test_a_headline_tells_when_the_last_army_has_drawn_and_a_third_suit_is_no_proof() -> None:
    """J-1.2, J-3.2: a drawn card may be of any suit."""
    view = suspects(9, 9, 9, 9, 9, fallen={2: ("2h",)})
    drawn = replace(view, armies=tuple(replace(army, drawn=2, slots=army.slots * 2) for army in view.armies))
    draws = [fight(1), CardsDrawn(round=1, seat=4, army=0, points=3, number=2)]
    told = "All armies have drawn cards: a third suit alone proves nothing now"
    assert headline(SAY, draws, drawn, NAMES) == told != headline(SAY, draws[:1], drawn, NAMES)


def test_a_hunt_that_has_found_no_joker_is_told() -> None:
    hunt = [replace(fight(place), suit="clubs") for place in range(3)]
    told = headline(SAY, hunt, suspects(9, 9, 9, 9, 9, fallen={2: ("2h", "3h", "4h")}), NAMES)
    assert told == "Chloé, accused 3 times this round, and still no Joker"


def test_the_hunt_for_a_known_traitor_counts_what_it_killed_in_the_round() -> None:
    """J-1.2: a suit has found Chloé out before, and the Joker is still alive."""
    view = suspects(9, 9, 9, 9, 9, fallen={2: ("2h", "3s", "4c")})
    known = replace(view, armies=tuple(replace(army, proved=army.seat == 2) for army in view.armies))
    told = "Chloé loses 2 cards, and still no Joker: 3 left"
    assert headline(SAY, [fight(1), fight(2)], known, NAMES) == told


def test_a_suspicion_that_rises_much_is_told_with_the_suit_that_raised_it() -> None:
    """J-1.2: a third suit is likelier a traitor's, although its army has drawn cards."""
    view = suspects(9, 9, 9, 9, 9, fallen={2: ("3c", "4c", "5s", "2h")})
    seen = (("clubs", 0, 0), ("clubs", 0, 0), ("spades", 0, 0), ("hearts", 0, 1))
    for old, words in ((seen, "Emma exposes a third suit: 50% on Chloé"), (seen[:3], "")):
        armies = [replace(army, seen=old) if army.number == 2 else army for army in view.armies]
        told = headline(SAY, [fight(1)], replace(view, armies=tuple(armies)), NAMES)
        assert told.startswith(words) and bool(words) == ("third" in told)


def test_suits_are_no_news_after_the_round_in_which_they_were_seen_first() -> None:
    view = suspects(9, 9, 8, 8, 8, fallen={2: ("3c", "4s")})
    for since, told in ((1, True), (0, False)):
        armies = [replace(a, seen=tuple((suit, 0, since) for suit, *_ in a.seen)) for a in view.armies]
        words = headline(SAY, [fight(1)], replace(view, armies=tuple(armies)), NAMES)
        assert ("has shown ♣ and ♠" in words) == told


def test_the_army_whose_fall_may_end_the_match_is_told_to_all_and_above_the_question_of_the_loyal() -> None:
    """J-4.2: the traitor needs 2 armies, Emma's is out, and no other is smaller than Ben's."""
    match = stand("Ah Kh 9h 8h 7h 6h", "9d 8d 7d 6d 5d", "joker 2c 3s 4s 5s 6s", "Kd Qd Jd 9c 8c 7c", "")
    words = "Ben has 4 cards left: if this army is loyal and falls, the traitor wins"
    assert words not in "".join(line for _, line in fold(SAY, [], now(match, 0), NAMES))
    assert headline(SAY, script.fight(match, 0, "1.1", "no"), now(match), NAMES) == words
    for seat in range(1, 4):
        while match.awaited != (seat,):
            say(match, *thumb(match))
        told = "".join(line for _, line in fold(SAY, [], now(match, seat), NAMES))
        assert ("if this army is loyal" in told) == (seat == 3)


def test_both_suits_of_a_traitor_are_no_news_to_a_person_in_turn_two_rounds_later() -> None:
    view = now(stand("9d 8d 7d", "9h 8h 7h", "4c^ 5s^ 2h 3h", "Kd Qd Jd"), 0)
    for number, told in ((1, True), (2, False)):
        lines = "".join(line for _, line in fold(SAY, [], replace(view, round=number), NAMES))
        assert ("has shown ♣ and ♠" in lines) == told


def test_a_headline_tells_that_a_small_army_draws_new_cards() -> None:
    """J-3.1: two cards are left to Ben when his third point brings two more."""
    match = stand("9d 8h 7h", "Ah^ 3c", "joker 2c 3s", "Kd", "Qd", points={1: 2}, pile="4c 5c 6c")
    events = script.fight(match, 0, "1.0")
    assert headline(SAY, events, now(match), NAMES) == "Ben was down to 2 cards and draws 2 more"


def test_a_fight_tells_the_suits_of_an_army_that_shows_a_further_suit_in_a_round_told_from_its_start() -> None:
    """J-1.2: Ben had shown hearts before; the first suit of Anna is no evidence."""
    match = stand("9d 8h 7h", "Ah^ 3c", "joker 2c 3s")
    begun, events = RoundStarted(round=1, seat=0, army=0), script.fight(match, 0, "1.1")
    for told, words in (([begun, *events], ["Ben shows ♣, ♥"]), (events, [])):
        lines = "".join(line for _, line in fold(SAY, told, now(match), NAMES))
        assert re.findall(r"\w+ shows [^*]+", lines) == words


def test_a_story_tells_each_fight_with_all_that_it_brought_and_all_suits_shown_by_then() -> None:
    """J-1.2, J-3.1: three fights, of which the last brings a point that draws cards."""
    drawn = CardsDrawn(round=1, seat=4, army=0, points=3, number=2)
    other = replace(fight(2), suit="spades", target_suit="diamonds")
    lines = [line for _, line in fold_story(SAY, [BEGUN[0], fight(1), other, drawn], NAMES)]
    assert lines == [
        "Emma beats Chloé: 9♣ (10) over 2♥ (2)",
        "Emma beats Chloé: 9♠ (10) over 2♦ (2) · **Emma shows ♣, ♠** · **Chloé shows ♦, ♥** · "
        "For 3 points Emma draws 2 cards",
    ]


def test_an_aim_comes_for_a_traitor_with_the_smallest_armies() -> None:
    """J-4.2: the fall of enough armies wins for the traitor, whoever brings them down."""
    hidden = stand("joker 2c 3c", "9h 8c", "7d", "9d 8h 7h")
    found = stand("2c 3c 4c", "9h 8c", "7d", "9d 8h 7h", dead={0: "joker"})
    told = [line for match in (hidden, found) for _, line in fold(SAY, [], now(match, 0), NAMES)]
    assert [line.rpartition(": ")[2] for line in told] == ["Chloé 1 · Ben 2"] * 2
    assert [line.startswith("**You are unmasked") for line in told] == [False, True]


def test_the_channel_tells_that_a_card_may_be_turned_down_and_only_of_the_newest_accusation() -> None:
    """J-2.5: the accuser alone decides, and everybody waits for that."""
    match = stand("9d 8h", "9h 8c", "7d 5h", "joker 2c 3c")
    say(match, "0")
    say(match, "2.0")
    events = [event for event in match.onlooker.events if isinstance(event, CardAccused)]
    asked = now(match)
    say(match, "yes")
    for view, number in ((asked, 1), (now(match), 0)):
        told = "".join(line for _, line in fold(SAY, events, view, NAMES))
        assert told.count(" · **Anna decides: 9♦ down or up?**") == number


def buttons(match: Match) -> list[str]:
    """The labels of the buttons of the seat in turn, before Back."""
    seat = match.seat(match.awaited[0])
    assert seat.decision is not None
    rows = Controls(SAY, "traitor", seat.decision, NAMES, of_question(1, 1), view=seat.view).rows()
    return [one.label for row in rows if not isinstance(row, Menu) for one in row][:-1]


def test_a_target_face_up_says_which_card_would_die() -> None:
    """J-2.2, J-2.3: an eight of diamonds beats a black ace, and no other strong card."""
    for own, dies in (("8d", [" · sure point", " · yours dies"]), ("9d", [" · yours dies", " · yours dies"])):
        match = stand(f"{own} 3d", "As^ Ks^ 2c", "joker 4c")
        say(match, "0")
        labels = [texts.choice_label(SAY, "traitor", "target", one, NAMES) for one in match.decisions[0].choices]
        assert [label.partition(")")[2] for label in labels[:2]] == dies


def test_a_button_tells_the_chance_of_the_card_and_the_suspicion_and_sure_points_come_first() -> None:
    """J-2.2: an unknown card is taken to be no Joker while no traitor is known."""
    match = stand("Ah Kd", "As^ 2h", "Qd^ joker", "9h^ 8h^")
    say(match, "0")
    assert buttons(match) == [
        "Chloé · Q♦ (12) · sure point",
        "Dirk · 9♥ (9) · sure point",
        "Dirk · 8♥ (8) · sure point",
        "Ben · 98% · suspicion 40%",
        "Chloé · 98% · suspicion 20%",
        "Ben · A♠ (15) · yours dies",
    ]


def test_a_traitor_reads_on_a_button_how_many_cards_an_army_has_left() -> None:
    match = stand("2h joker", "3h 4h 5h", "Kd Kh")
    say(match, "0")
    assert [one.rpartition(" · ")[2] for one in buttons(match)] == ["3 left", "2 left"]


def test_a_headline_counts_the_unseen_cards_of_an_army_that_is_found_out() -> None:
    """J-1.2: the Joker is none of those that everybody has seen."""
    view = now(stand("9c 8s 7h joker", "9d 8h 7h", "4h 3h 2h"))
    found = replace(view.armies[0], proved=True)
    for army, words in ((found, "one of 4 unseen cards"), (replace(found, hidden=("9c",)), "one of 3 unseen cards")):
        assert words in headline(SAY, BEGUN, replace(view, round=2, armies=(army, *view.armies[1:])), NAMES)


def test_the_fall_of_the_joker_is_told_above_the_cards_that_are_still_needed() -> None:
    """J-5.1: a later hit of the round neither hides that the Joker is dead nor leaves the picture behind."""
    match = stand("Ah Kh", "9h 8h", "joker 7c 6c 5c", "9d 8d")
    events = [*script.fight(match, 0, "2.0", "no"), *script.fight(match, 0, "2.1", "no")]
    told = headline(SAY, events, now(match), NAMES)
    assert told == "The Joker is dead! 2 more cards of Chloé, and the loyal win"
    shown = moment(events, 0, NAMES, SAY)
    assert shown is not None and "Ben kills 7 of clubs · 2 to go" in shown.alt


def test_the_rule_of_the_cards_after_the_joker_is_told_until_they_are_counted_down() -> None:
    """J-5.1: the first of three cards has fallen in the second accusation."""
    match = stand("Ah Kh", "9h 8h", "joker 7c 6c 5c", "9d 8d")
    events = list[Event]()
    for target, told in (("2.0", True), ("2.1", False)):
        events += script.fight(match, match.awaited[0], target, "no")
        assert ("With 3 more cards" in "".join(line for _, line in fold(SAY, events, now(match), NAMES))) == told


def test_the_last_turn_has_the_headline_of_the_end_and_no_word_of_the_narrator_for_the_army_that_falls() -> None:
    """J-5.2: no event of the end itself stands above its message."""
    match = stand("Ah Kh", "9h 8h", "2h", "9d 8d", dead={2: "joker"})
    events = script.fight(match, 0, "2.0")
    before = [event for event in events if not event.ends]
    told = [(places, line) for places, line in fold(SAY, before, now(match), NAMES) if places]
    assert told[0][1] == "**The last card needed falls**"
    fallen = next(place for place, event in enumerate(before) if event.ousts)
    earlier = [TraitorExposed(round=1, seat=2, army=0), CardsNeeded(round=1, number=1)]
    assert [one.kind for one in voiced([*earlier, *before], fallen + 2)] == ["out"]


def test_an_opponent_remarks_once_on_both_suits_of_a_traitor_and_an_owner_on_a_dead_black_ace() -> None:
    """J-1.2: of Emma, who accuses Chloé; the ace of spades is of Chloé."""
    fights = [fight(1), *(replace(fight(2), suit="spades", target_suit="spades", target_rank="A") for _ in range(2))]
    said = [[(one.kind, one.seat) for one in voiced(fights, place)] for place in range(3)]
    assert said == [[], [("both", 2), ("ace", 2)], [("ace", 2)]]


def test_a_turning_point_tells_the_chance_of_a_side() -> None:
    """J-5: nobody but an only traitor wins alone."""
    case = Case("traitor", 4, "the end")
    match = match_of(case.table, None)
    sides = match.reveal().sides
    for side, words in (("loyal", "the loyal win"), ("traitor", "the traitor wins")):
        points = (TurningPoint(match.length - 1, sides.index(side), 20, 90),)
        (turn,) = turns(replace(case.table, state="finished", ended=1.0, turning_points=points), match)
        assert turn_line(SAY, case.table, turn).endswith(f" The chance that {words} rose from 20 to 90 of 100.")


def test_no_deed_among_friends_explains_that_the_loyal_rise() -> None:
    case = Case("traitor", 4, "the end")
    match = match_of(case.table, None)
    loyal = match.reveal().sides.index("loyal")
    for rises in (True, False):
        points = tuple(TurningPoint(step, loyal, 60 - 20 * rises, 40 + 20 * rises) for step in range(match.length))
        found = turns(replace(case.table, state="finished", ended=1.0, turning_points=points), match)
        assert any("friend" in turn_line(SAY, case.table, turn).lower() for turn in found) != rises
