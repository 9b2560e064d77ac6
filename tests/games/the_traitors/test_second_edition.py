"""T-9: what the second edition brings; with the values that are not usual all is as in the first."""

from itertools import pairwise
from typing import Any

import pytest

import engine
from engine import Match, ScriptedChance, SeededChance
from engine.the_traitors.components import DIGITAL, FIRST, PAPER, check_events, selection, shipped_events
from engine.the_traitors.setup import build_deck, packet_sizes, places
from tests.games.the_traitors.script import (
    Listening,
    begin,
    everybody,
    game,
    keys,
    kind,
    kinds,
    now,
    say,
    told,
    truth,
)
from tests.matches import a_match, seed_of

# --- T-9.1: agreeing to end the round ---------------------------------------------------------------------------------


def traitor_out(deck: str, hands: str = "gg gg gg gg gg", **options: Any) -> Match:
    """Seat 4, the dealt Traitor, has been banished; all have said no to the end of the round, and seat 0 draws."""
    match = begin(hands, f"b{deck}", traitor=4, **options)
    everybody(match, "4 4 4 4 0")
    everybody(match, "no no no no")
    return match


def test_t_9_1_after_a_quiet_night_all_are_asked_before_the_drawer_draws_again() -> None:
    match = begin("gg gg gg gg gg", "bqg", traitor=4)
    everybody(match, "4 4 4 4 0")
    events = everybody(match, "no no no no")
    assert kinds(events) == ["end_answered", "event_drawn", "end_opened"]
    assert (kind(match), now(match).phase, now(match).asked, now(match).turn) == ("end", "end", (0, 1, 2, 3), 0)
    assert keys(match, 3) == ("yes", "no")
    events = everybody(match, "yes no yes yes")
    assert kinds(events, only="public") == ["end_answered", "card_drawn"]
    assert (now(match).turn, now(match).events[-1].refused) == (0, (1,))


def test_t_9_1_every_one_of_several_quiet_nights_asks() -> None:
    match = traitor_out("qqg")
    assert kinds(everybody(match, "no yes yes yes")) == ["end_answered", "event_drawn", "end_opened"]
    assert kinds(everybody(match, "no yes yes yes"))[:2] == ["end_answered", "card_drawn"]


def test_t_9_1_after_a_banishment_of_a_faithful_all_are_asked() -> None:
    match = traitor_out("bg")
    events = everybody(match, "1 0 1 1")
    assert kinds(events)[-2:] == ["seat_banished", "end_opened"]
    assert (kind(match), now(match).asked) == ("end", (0, 2, 3))
    assert kinds(everybody(match, "no yes yes"), only="public") == ["end_answered", "card_drawn"]
    assert now(match).turn == 0


def test_t_9_1_when_the_drawer_is_banished_the_next_one_goes_on_after_the_question() -> None:
    match = traitor_out("bg")
    assert kinds(everybody(match, "1 0 0 0"))[-1] == "end_opened"
    assert kinds(everybody(match, "no yes yes"), only="public") == ["end_answered", "turn_started", "card_drawn"]
    assert now(match).turn == 1


def test_t_9_1_the_question_of_t_3_10_counts_as_this_one() -> None:
    """A second Traitor is banished: all are asked once."""
    match = traitor_out("bg", hands="gg gg gg tg gg")
    assert kinds(everybody(match, "3 3 3 0")).count("end_opened") == 1
    assert kinds(everybody(match, "no yes yes"), only="public") == ["end_answered", "card_drawn"]
    match = traitor_out("mg")
    assert kinds(everybody(match, "F F F F")) == ["nobody_murdered", "end_opened"]
    assert kinds(everybody(match, "no yes yes yes"), only="public") == ["end_answered", "card_drawn"]


@pytest.mark.parametrize("answers", ["none", "gold.1", "dagger.1 1 none", "dagger.1 1 gold.1"])
def test_t_9_1_after_a_turn_in_which_the_traitor_card_was_rejected_all_are_asked(answers: str) -> None:
    """However the turn ends."""
    match = traitor_out("tg", hands="dg gg gg gg gg")
    events = say(match, "reject", *answers.split())
    assert kinds(events)[0] == "traitor_card_rejected"
    assert kinds(events)[-1] == "end_opened"
    assert (kind(match), now(match).phase, now(match).asked) == ("end", "end", (0, 1, 2, 3))
    assert now(match).turn == 0, "the next turn has not begun"
    events = everybody(match, "yes yes yes no")
    assert kinds(events, only="public") == ["end_answered", "turn_started", "card_drawn"]
    assert (now(match).turn, now(match).events[-1].refused) == (1, (3,))


@pytest.mark.parametrize("deck", ["qg", "tg"])
def test_t_9_1_then_the_round_ends_if_all_say_yes(deck: str) -> None:
    match = traitor_out(deck)
    if deck == "tg":
        say(match, "reject", "none")
    events = everybody(match, "yes yes yes yes")
    assert kinds(events)[:2] == ["end_answered", "round_ended"]
    assert told(events, "round_ended").reason == "agreed"


def test_t_9_1_a_rejection_is_asked_about_once() -> None:
    match = traitor_out("tggggg")
    say(match, "reject", "none")
    everybody(match, "no yes yes yes")
    for seat in (1, 2, 3, 0):
        assert (now(match).turn, kind(match)) == (seat, "play")
        say(match, "none")


@pytest.mark.parametrize("answer", ["accept", "reject"])
def test_t_9_1_nothing_is_asked_before_a_traitor_is_out(answer: str) -> None:
    """And an accepted card is never asked about: that would tell of it."""
    match = begin("g gg gg gg", "tqgg", traitor=3)
    assert "end_opened" not in kinds(say(match, answer, "none"))
    assert (now(match).turn, kind(match)) == (1, "play")
    match = traitor_out("tgg", hands="g gg gg gg gg")
    assert ("end_opened" in kinds(say(match, answer, "none"))) == (answer == "reject")


def test_t_9_1_nothing_is_asked_after_a_faithful_was_banished_alone() -> None:
    match = begin("gg gg gg gg gg", "bqtg", traitor=4)
    assert kinds(everybody(match, "1 0 0 0 0"), only="public")[-2:] == ["event_drawn", "card_drawn"]
    assert "end_opened" not in kinds(say(match, "reject", "none"))


def test_t_9_1_nothing_is_asked_after_an_attempt_at_murder() -> None:
    """It proves that a Traitor is living."""
    match = traitor_out("mg", hands="gg gs gg tg gg")
    everybody(match, "F F F 1")
    assert kinds(say(match, "yes"), only="public") == ["shield_used", "card_drawn"]
    match = traitor_out("mg", hands="gg gg gg tg gg")
    assert kinds(everybody(match, "F F F 1"), only="public") == ["victim_named", "seat_murdered", "card_drawn"]


def test_t_9_1_a_traitor_who_was_murdered_has_shown_it_too() -> None:
    match = begin("gg gg tg gg gg", "mqg", traitor=0)
    events = everybody(match, "2 F 1 F F")
    assert told(events, "seat_murdered").role == "traitor"
    assert kinds(events)[-2:] == ["event_drawn", "end_opened"]


def test_t_9_1_never_after_the_final_banishment() -> None:
    events = everybody(traitor_out(""), "1 0 0 0")
    assert "end_opened" not in kinds(events)
    assert told(events, "round_ended").reason == "final_banishment"


def test_t_9_1_nobody_is_asked_when_two_are_left() -> None:
    match = begin("gg gg gg gg", "bbg", traitor=3)
    everybody(match, "3 3 3 0")
    everybody(match, "no no no")
    events = everybody(match, "1 0 0")
    assert "end_opened" not in kinds(events)
    assert told(events, "round_ended").reason == "two_left"


def test_t_9_1_in_the_next_round_no_traitor_is_out() -> None:
    match = traitor_out("qg")
    everybody(match, "yes yes yes yes")
    assert (now(match).round, now(match).rejecting) == (2, False)
    assert not truth(match).asks_again


@pytest.mark.parametrize("deck", ["qg", "tg", "bg"])
def test_t_9_1_once_asks_nothing_more(deck: str) -> None:
    match = traitor_out(deck, ask_end="once")
    if deck == "bg":
        assert "end_opened" not in kinds(everybody(match, "1 0 1 1"))
    elif deck == "tg":
        assert "end_opened" not in kinds(say(match, "reject", "none"))
    assert kind(match) == "play"


def test_t_9_1_it_is_a_question_of_its_own_each_time() -> None:
    """After the banishment of a Faithful, and again after the turn: old buttons do not answer the new one."""
    match = traitor_out("btg")
    everybody(match, "1 0 1 1")
    first = {seat: match.question(seat) for seat in match.decisions}
    everybody(match, "no no no")
    say(match, "reject", "none")
    assert kind(match) == "end"
    assert all(match.question(seat) > number for seat, number in first.items())


@pytest.mark.parametrize(("options", "again"), [({}, 1), ({"ask_end": "once"}, 0)])
def test_t_9_1_a_wish_to_end_the_round_is_told_its_time(options: dict[str, Any], again: int) -> None:
    match = begin("gg gg gg gg gg", "gbg", traitor=4, **options)
    assert game().objection(now(match, 0), "end", "yes") == engine.Objection("end", {"again": again})
    assert game().objection(now(match, 0), "play", "shield.1") is None
    say(match, "none")
    assert game().objection(now(match, 0), "end", "yes") == engine.Objection("end", {"again": again})
    everybody(match, "4 4 4 4 0")
    assert game().objection(now(match, 0), "end", "perhaps") is None


# --- T-9.2: where Events stand ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "even"), [(3, [1]), (4, [2, 3]), (5, [2, 3])], ids=["three cards", "four cards", "five cards"]
)
def test_t_9_2_the_event_stands_at_a_quarter_and_a_roll_of_half(size: int, even: list[int]) -> None:
    assert list(places(size, "even")) == even == [size // 4 + roll for roll in range(1, max(1, size // 2) + 1)]
    assert list(places(size, "packets")) == list(range(1, size + 2))


@pytest.mark.parametrize("seats", range(4, 9))
def test_t_9_2_never_first_of_the_round_and_never_next_to_another(seats: int) -> None:
    cards, found = 51 - 3 * seats, set()
    for number in range(300):
        deck = build_deck(SeededChance(seed_of(f"even {number}")), ["gold"] * cards, "even")[::-1]
        events = [place for place, card in enumerate(deck) if card == "event"]
        found |= set(events)
        assert len(events) == 8
        assert events[0] > 0
        assert all(later - sooner > 1 for sooner, later in pairwise(events))
    starts = [sum(packet_sizes(cards)[:number]) + number for number in range(8)]
    possible = {
        start + one - 1 for start, k in zip(starts, packet_sizes(cards), strict=True) for one in places(k, "even")
    }
    assert found == possible


@pytest.mark.parametrize(("spacing", "sides"), [("even", [2, 2, 2, 1]), ("packets", [5, 5, 5, 4])])
def test_t_9_2_it_is_rolled_for_at_the_same_place_in_the_order_of_chance(spacing: str, sides: list[int]) -> None:
    chance = Listening(7)
    engine.start("the_traitors", seats=8, options={"spacing": spacing, "preset": "paper"}, chance=chance)
    assert [what for what, _ in chance.heard[:12]] == ["pick", "shuffle", "shuffle", *["roll"] * 8, "shuffle"]
    assert [of for what, of in chance.heard if what == "roll"] == [*sides[:3], *[sides[3]] * 5]
    assert chance.heard[12] == ("shuffle", PAPER)


def test_t_9_2_a_rolled_number_is_the_place_of_the_event() -> None:
    deck = build_deck(ScriptedChance(1, 2, 1, 2, 1, 2, 1, 2), ["gold"] * 39, "even")[::-1]
    starts = [0, 6, 12, 18, 24, 30, 36, 42]
    assert [place for place, card in enumerate(deck) if card == "event"] == [
        start + 1 + number % 2 for number, start in enumerate(starts)
    ]


# --- T-9.3 and T-9.4: rounds and revotes ------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "usual"), [(4, "3"), (5, "2"), (6, "2"), (7, "1"), (8, "1")])
def test_t_9_3_one_to_eight_rounds_with_any_number_of_seats(seats: int, usual: str) -> None:
    assert game().check_options({}, seats) == {
        "preset": "digital",
        "rounds": usual,
        "revotes": "3",
        "ask_end": "again",
        "spacing": "even",
    }
    for rounds in range(1, 9):
        assert game().check_options({"rounds": rounds}, seats)["rounds"] == str(rounds)
    for rounds in (0, 9):
        with pytest.raises(engine.BadOption, match=f"rounds is one of 1, 2, 3, 4, 5, 6, 7, 8 .*, not '{rounds}'"):
            game().check_options({"rounds": rounds}, seats)


def test_t_9_4_unlimited_revotes_go_on_until_one_seat_has_the_most_votes() -> None:
    match = begin("gg gg gg gg", "bg", traitor=2, revotes="unlimited")
    for ballot in range(1, 30):
        assert now(match).ballot == ballot
        events = everybody(match, "1 0 0 1")
        assert told(events, "vote_tied").left == "unlimited"
        assert kinds(events)[-1] == "vote_opened"
    assert told(everybody(match, "1 0 0 0"), "seat_banished").seat == 0
    assert not now(match).events[-1].lots


def test_t_9_4_the_first_edition_draws_lots() -> None:
    with pytest.raises(engine.BadOption, match="revotes is one of 0, 1, 2, 3, 4, 5, not 'unlimited'"):
        game().check_options({"revotes": "unlimited"}, 4, 1)


# --- T-9.5: the selector deck, and the odds of the app ----------------------------------------------------------------

OWN = {
    "cards": {"murder": 1, "banishment": 0, "quiet_night": 2},
    "odds": {"murder": 2, "banishment": 1, "quiet_night": 0},
}


def test_t_9_5_the_file_that_ships_has_the_numbers_of_t_3_1() -> None:
    assert selection(shipped_events()) == FIRST
    assert (FIRST.deck, FIRST.odds) == (PAPER, DIGITAL)
    assert PAPER == ("murder",) * 3 + ("banishment",) * 3 + ("quiet_night",) * 2


def test_t_9_5_digital_picks_by_the_odds() -> None:
    match = begin("gg gg gg gg", "gmg", data={"events": OWN})
    chance = Listening("murder")
    truth(match).chance = chance
    say(match, "none")
    assert chance.heard == [("pick", ("murder", "murder", "banishment"))]


def test_t_9_5_paper_shuffles_the_cards_of_the_file_and_again_when_they_have_run_out() -> None:
    deck = ("murder", "quiet_night", "quiet_night")
    chance = Listening(0)
    engine.start("the_traitors", seats=4, options={"preset": "paper"}, chance=chance, data={"events": OWN})
    assert chance.heard[12] == ("shuffle", deck)
    match = begin("gg gg gg gg", "gqqqg", preset="paper", data={"events": OWN})
    truth(match).chance = chance = Listening(["quiet_night", "quiet_night"])
    truth(match).selectors = ["quiet_night"]
    say(match, "none")
    assert chance.heard == [("shuffle", deck)]
    assert [one.event for one in now(match).events] == ["quiet_night"] * 3
    assert truth(match).selectors == ["murder"]


def test_t_9_5_everybody_knows_what_is_in_the_file_and_nobody_what_comes() -> None:
    match = a_match("own events", game="the_traitors", seats=6, options={"preset": "paper"}, answers=0)
    assert now(match).selection == FIRST
    match = engine.start(
        "the_traitors", seats=4, seed=seed_of("own"), options={"preset": "paper"}, data={"events": OWN}
    )
    assert now(match).selection == selection(OWN)
    while match.result is None:
        for viewer in (None, *range(4)):
            state = game().determinize(now(match, viewer), SeededChance(bytes(32)))
            assert sorted(truth(match).selectors) == sorted(state.selectors)
            assert game().view(state, viewer) == now(match, viewer)
        match.play(match.awaited[0], [keys(match)[0]])


def test_t_9_5_a_record_holds_the_file_and_replays_with_it() -> None:
    match = engine.start("the_traitors", seats=4, seed=seed_of("own"), data={"events": OWN})
    record = engine.Record.from_json(match.record.to_json())
    assert record.data == {"events": {"about": "", **OWN}}
    assert engine.replay(record).record == match.record


@pytest.mark.parametrize(
    ("content", "text"),
    [
        ([], 'an object is needed, {"cards": {"murder": 3, ...}, "odds": {"murder": 1, ...}}'),
        ({"cards": OWN["cards"]}, "odds: an object with murder, banishment, quiet_night is needed; found None"),
        ({**OWN, "dice": {}}, "dice: there is no such key; the keys are about, cards, odds"),
        ({**OWN, "about": 3}, "about: a text is needed; found 3"),
        ({**OWN, "cards": {"murder": 3, "banishment": 5}}, "cards.quiet_night: this kind is missing"),
        (
            {**OWN, "cards": {**OWN["cards"], "dawn": 1}},
            "cards.dawn: there is no such kind; the kinds are murder, banishment, quiet_night",
        ),
        ({**OWN, "cards": dict.fromkeys(DIGITAL, 0)}, "cards: at least one must be more than 0"),
        ({**OWN, "odds": dict.fromkeys(DIGITAL, 0)}, "odds: at least one must be more than 0"),
        *(
            (
                {**OWN, "odds": {**OWN["odds"], "murder": wrong}},
                f"odds.murder: a whole number from 0 to 99 is needed; found {wrong!r}",
            )
            for wrong in (-1, 100, 1.5, True, "3", None)
        ),
    ],
)
def test_t_9_5_the_first_mistake_is_named(content: object, text: str) -> None:
    with pytest.raises(engine.BadData) as caught:
        check_events(content)
    assert str(caught.value) == text
    with pytest.raises(engine.BadData):
        engine.start("the_traitors", seats=4, seed=bytes(32), data={"events": content})


# --- both editions side by side ---------------------------------------------------------------------------------------


def test_t_9_with_the_values_that_are_not_usual_a_match_goes_as_by_the_first_edition() -> None:
    """From the same seed, answer by answer, for every number of seats and both presets."""
    for seats in range(4, 9):
        for preset in ("digital", "paper"):
            text, old = f"editions {seats}", {"preset": preset}
            whole = a_match(
                text, game="the_traitors", seats=seats, options=old | {"ask_end": "once", "spacing": "packets"}
            )
            first = engine.start("the_traitors", seats=seats, options=old, seed=seed_of(text), rules=1)
            assert first.setup_events == whole.setup_events
            for step in whole.steps:
                assert first.decisions[step.seat] == step.decision
                assert first.play(step.seat, step.keys) == step.events
            assert first.result == whole.result is not None
