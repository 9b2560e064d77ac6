"""T-0 and T-1: the box, the options, and the set-up of every round."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import engine
from engine import Match, ScriptedChance
from engine.the_traitors.components import DECK, PAPER
from engine.the_traitors.events import RoundStarted, TurnStarted
from engine.the_traitors.setup import packet_sizes
from tests.games.the_traitors import script
from tests.games.the_traitors.script import Listening, begin, game, kinds, now, say, truth
from tests.matches import a_match, play_by_chance, seed_of

pytestmark = pytest.mark.usefixtures("first_edition")


def start(*chance: object, seats: int = 4, **options: Any) -> Match:
    return start_with(ScriptedChance(*chance), seats, **options)


def start_with(chance: ScriptedChance, seats: int, **options: Any) -> Match:
    chosen = {**script.edition.options, **options}
    return engine.start("the_traitors", seats=seats, options=chosen, chance=chance, rules=script.edition.rules)


def top_first(match: Match) -> list[str]:
    """The whole deck of the first round, with the card that was drawn already."""
    drawn = next(event for event in match.setup_events if event.kind in ("own_card_drawn", "event_drawn"))
    return [getattr(drawn, "card", "event"), *reversed(truth(match).deck)]


def test_t_0_1_sixty_cards_in_their_canonical_order() -> None:
    assert Counter(DECK) == {"gold": 40, "dagger": 6, "shield": 4}
    assert list(DECK) == ["gold"] * 40 + ["dagger"] * 6 + ["shield"] * 4
    match = start(0, None, None, *[2] * 8)
    cards = Counter(top_first(match))
    cards.update(card for hand in truth(match).hands for card in hand)
    cards["gold"] -= 1  # the card drawn is in a hand
    assert cards == {"gold": 40, "dagger": 6, "shield": 4, "event": 8, "traitor": 1, "final_banishment": 1}


@pytest.mark.parametrize("seats", range(4, 9))
def test_t_0_2_one_traitor_among_as_many_roles_as_seats(seats: int) -> None:
    roles = Counter(
        now(a_match("roles", game="the_traitors", seats=seats, answers=0), seat).role for seat in range(seats)
    )
    assert roles == {"traitor": 1, "faithful": seats - 1}


def test_t_0_3_a_gold_card_is_one_gold() -> None:
    match = begin("ggg gg gg gg", "gg")
    say(match, "gold.1")
    assert now(match).fund == 1


@pytest.mark.parametrize(("seats", "allowed"), [(4, "3 4"), (5, "2 3"), (6, "2 3"), (7, "1 2"), (8, "1 2")], ids=str)
def test_t_0_4_rounds_by_number_of_seats(seats: int, allowed: str) -> None:
    fewest, most = allowed.split()
    assert game().check_options({}, seats, 1) == {"preset": "digital", "rounds": fewest, "revotes": "3"}
    for rounds in "012345":
        if rounds in (fewest, most):
            assert game().check_options({"rounds": int(rounds)}, seats, 1)["rounds"] == rounds
        else:
            with pytest.raises(engine.BadOption, match=f"rounds is one of {fewest}, {most} with {seats} seats"):
                game().check_options({"rounds": rounds}, seats, 1)


@pytest.mark.parametrize(("seats", "rounds"), [(4, 3), (8, 2)])
def test_t_0_4_so_many_rounds_are_played(seats: int, rounds: int) -> None:
    match = a_match("rounds", game="the_traitors", seats=seats, options={"rounds": rounds})
    assert [view.round for view in match.rounds] == list(range(1, rounds + 1))
    assert now(match).round == now(match).rounds == rounds
    assert all(len(one.gains) == rounds for one in now(match).table)


def test_the_first_edition_has_no_data_files() -> None:
    for name in ("cards", "events"):
        with pytest.raises(engine.BadData, match=f"the_traitors has no data file '{name}'; it has no data files"):
            engine.start("the_traitors", seats=4, seed=bytes(32), data={name: {}}, rules=1)


def test_t_1_1_three_cards_each_one_at_a_time_from_the_left_of_the_dealer() -> None:
    first, second, third = ["gold", "dagger", "gold", "gold"], ["dagger", "shield"] + ["gold"] * 2, ["dagger", "shield"]
    match = start(1, first + second + third)
    hands = [match.events(seat)[1] for seat in (2, 3, 0, 1)]
    assert [getattr(event, "cards", ()) for event in hands] == [
        ("gold", "dagger", "dagger"),
        ("dagger", "shield", "shield"),
        ("gold", "gold", "gold"),
        ("gold", "gold", "gold"),
    ]
    assert [getattr(event, "seat", None) for event in hands] == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (4, [5] * 7 + [4]),
        (5, [5] * 4 + [4] * 4),
        (6, [5] + [4] * 7),
        (7, [4] * 6 + [3] * 2),
        (8, [4] * 3 + [3] * 5),
    ],
)
@pytest.mark.parametrize("roll", [2, 3, 4])
def test_t_1_2_eight_packets_as_equal_as_possible_with_an_event_each(seats: int, sizes: list[int], roll: int) -> None:
    """The larger ones are on top; Final Banishment lies below them all."""
    assert packet_sizes(51 - 3 * seats) == sizes
    starts = [sum(sizes[:number]) + number for number in range(8)]
    match = start(0, None, None, *[roll] * 8, seats=seats)
    deck = top_first(match)
    assert [number for number, card in enumerate(deck) if card == "event"] == [one + roll - 1 for one in starts]
    assert deck.index("final_banishment") == len(deck) - 1 == sum(sizes) + 8


def test_t_1_2_the_event_may_become_the_first_or_the_last_card_of_its_packet() -> None:
    last = start(0, None, None, *[6] * 7, 5)
    assert [number for number, card in enumerate(top_first(last)) if card == "event"] == [5, 11, 17, 23, 29, 35, 41, 46]
    first = start(0, None, None, *[1] * 8, None, "murder")
    assert (now(first).phase, now(first).deck) == ("murder", 47)


def test_t_1_2_the_traitor_card_is_shuffled_into_what_was_not_dealt() -> None:
    match = start(0, None, ["shield", "traitor"], *[6] * 7, 5)
    assert top_first(match)[:3] == ["shield", "traitor", "gold"]


def test_t_1_3_roles_from_the_left_of_the_dealer_and_secret() -> None:
    match = start(2, None, None, *[2] * 8, ["faithful", "traitor"])
    assert truth(match).dealt == ["traitor", "faithful", "faithful", "faithful"]
    for seat in range(4):
        roles = [
            (event.seats, getattr(event, "role", "")) for event in match.events(seat) if event.kind == "role_dealt"
        ]
        assert roles == [((seat,), "traitor" if seat == 0 else "faithful")]
    assert kinds(match.events(None)) == ["round_started", "turn_started", "card_drawn"]


def test_t_1_4_the_deal_moves_left_and_the_seat_left_of_the_dealer_begins() -> None:
    match = a_match("dealers", game="the_traitors", answers=0)
    first = now(match).dealer
    play_by_chance(match, seed_of("dealers"))
    events = match.events(None)
    started = [(event, following) for event, following in pairwise(events) if event.kind == "round_started"]
    for number, (event, following) in enumerate(started):
        assert isinstance(event, RoundStarted)
        assert isinstance(following, TurnStarted)
        assert event.seat == (first + number) % 4
        assert event.first_seat == following.seat == (first + number + 1) % 4
    assert len(started) == 3


def test_t_1_all_sixty_cards_come_back_before_every_round() -> None:
    match = a_match("again", game="the_traitors", answers=0)
    seed = match.record.seed or bytes(32)
    while now(match).round == 1:
        play_by_chance(match, seed, 1)
    view, state = now(match), truth(match)
    cards = Counter(state.deck) + Counter(card for one in state.hands for card in one) + Counter(view.discard_pile)
    assert cards == {"gold": 40, "dagger": 6, "shield": 4, "event": 8, "traitor": 1, "final_banishment": 1}
    assert (view.fund, view.rejected, view.blackmails, view.ended) == (0, None, (), "")
    assert all(one.living and one.role is None and one.shown == () for one in view.table)


def test_t_1_5_public_facts_are_in_the_view_of_an_onlooker() -> None:
    match = begin("gg gd- gs ggg", "gtgg", first=1, traitor=3)
    view = now(match)
    assert [one.hand_size for one in view.table] == [2, 3, 2, 3]
    assert (view.dealer, view.turn, view.deck, view.fund, view.round, view.rounds) == (0, 1, 4, 0, 1, 3)
    assert (view.hand, view.role, view.recruited, view.question, view.answer, view.sights) == (
        (),
        None,
        False,
        "",
        "",
        (),
    )
    assert (now(match, 3).role, now(match, 3).hand) == ("traitor", ("gold", "gold", "gold"))
    assert (now(match, 1).question, now(match, 2).question) == ("play", "")


@pytest.mark.parametrize("preset", ["digital", "paper"])
def test_chance_is_used_in_this_order(preset: str) -> None:
    """Once the dealer; then per round: 50 cards, the undealt with the Traitor card, packets, roles, selectors."""
    top = ["gold"] * 14 + ["shield", "dagger"]
    chance = Listening(3, top, ["gold"], *[2] * 8)
    start_with(chance, 5, preset=preset)
    undealt = ["gold"] * 14 + ["shield", "dagger"] + ["gold"] * 26 + ["dagger"] * 5 + ["shield"] * 3
    expected: list[tuple[str, object]] = [
        ("pick", (0, 1, 2, 3, 4)),
        ("shuffle", DECK),
        ("shuffle", (*undealt[15:], "traitor")),
        *[("roll", 6)] * 4,
        *[("roll", 5)] * 4,
        ("shuffle", ("traitor", "faithful", "faithful", "faithful", "faithful")),
    ]
    if preset == "paper":
        expected.append(("shuffle", PAPER))
        assert PAPER == ("murder",) * 3 + ("banishment",) * 3 + ("quiet_night",) * 2
    assert chance.heard == expected
