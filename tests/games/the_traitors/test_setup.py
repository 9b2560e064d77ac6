"""T-0, T-1 and T-9: packets and places of Events, options, the data file, and both editions side by side."""

import re
from itertools import pairwise

import pytest

import engine
from engine import SeededChance
from engine.the_traitors.components import DIGITAL, FIRST, PAPER, selection, shipped_events
from engine.the_traitors.setup import build_deck, packet_sizes, places
from tests.games.the_traitors.script import game, now, say, truth
from tests.matches import a_match, seed_of
from tests.texts.test_rules_page import rows


@pytest.mark.parametrize(("size", "even"), [(3, [1]), (4, [2, 3]), (5, [2, 3])])
def test_t_9_2_the_event_stands_at_a_quarter_and_a_roll_of_half(size: int, even: list[int]) -> None:
    assert list(places(size, "even")) == even
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
    sizes = packet_sizes(cards)
    starts = [sum(sizes[:number]) + number for number in range(8)]
    assert found == {start + one - 1 for start, size in zip(starts, sizes, strict=True) for one in places(size, "even")}


# --- T-9.5: the selector deck, and the odds of the app ----------------------------------------------------------------

OWN = {
    "cards": {"murder": 1, "banishment": 0, "quiet_night": 2},
    "odds": {"murder": 2, "banishment": 1, "quiet_night": 0},
}
NUMBER = "a whole number from 0 to 99 is needed"


def test_t_9_5_the_file_that_ships_has_the_numbers_of_t_3_1() -> None:
    assert selection(shipped_events()) == FIRST
    assert (FIRST.deck, FIRST.odds) == (PAPER, DIGITAL)
    assert PAPER == ("murder",) * 3 + ("banishment",) * 3 + ("quiet_night",) * 2


def test_t_9_5_everybody_knows_what_is_in_the_file_and_nobody_what_comes() -> None:
    own, data = seed_of("own"), {"events": OWN}
    match = engine.start("the_traitors", seats=4, seed=own, options={"preset": "paper"}, data=data)
    assert now(match).selection == selection(OWN)
    while match.result is None:
        for viewer in (None, *range(4)):
            state = game().determinize(now(match, viewer), SeededChance(bytes(32)))
            assert sorted(truth(match).selectors) == sorted(state.selectors)
            assert game().view(state, viewer) == now(match, viewer)
        say(match, match.decisions[match.awaited[0]].keys[0])
    assert engine.replay(engine.Record.from_json(match.record.to_json())).result == match.result


@pytest.mark.parametrize("preset", ["digital", "paper"])
@pytest.mark.parametrize("seats", range(4, 9))
def test_t_9_with_the_values_that_are_not_usual_a_match_goes_as_by_the_first_edition(seats: int, preset: str) -> None:
    """From the same seed, answer by answer."""
    text, old = f"editions {seats}", {"preset": preset}
    options = old | {"ask_end": "once", "spacing": "packets"}
    whole = a_match(text, game="the_traitors", seats=seats, options=options)
    first = engine.start("the_traitors", seats=seats, options=old, seed=seed_of(text), rules=1)
    assert first.setup_events == whole.setup_events
    for step in whole.steps:
        assert first.decisions[step.seat] == step.decision
        assert first.play(step.seat, step.keys) == step.events
    assert first.result == whole.result is not None


def test_the_rounds_of_the_traitors_stand_for_every_number_of_seats() -> None:
    first, second = (engine.game("the_traitors").options_of(rules)[1] for rules in (1, 2))
    (row,) = rows("the_traitors", "`rounds`")
    usual, advised = row.split("Advised: ")
    told = re.findall(r"(\d)(?: or (\d))? seats: `(\d)`, `(\d)`", advised)
    by_seats = {int(seats): (least, most) for *numbers, least, most in told for seats in numbers if seats}
    assert by_seats == second.advised == first.by_seats
    told = re.findall(r"(\d)(?: or (\d))? seats: `(\d)`", usual)
    found = {int(seats): one for *numbers, one in told for seats in numbers if seats}
    assert found == {seats: second.default("digital", seats) for seats in range(4, 9)}
