"""H-1: the start player, the deal, the draft of areas, the first towers."""

import pytest

import engine
from engine.het_verraad.components import INFLUENCE
from tests.games.het_verraad.scene import DRAFTS, reachable, scene, the, told
from tests.games.het_verraad.script import RecordingChance, begin, changed

FIFTEEN = (
    "plaggenhut vissershut vakwerkhuis varkenskot graanmolen bijenstal "
    "herberg smidse marktkraam badstoof vismarkt veerhuis botermarkt korenschuur bakkerij"
)
"""The A cards of burgerij, nijverheid and handel: two hands, and others so that three of a category never lie open."""


@pytest.mark.parametrize("seats", range(2, 6))
def test_h_1_1_markers_on_0_and_five_bricks_each(seats: int) -> None:
    view = begin(seats).view()
    assert [one.points for one in view.castles] == [0] * seats
    assert view.master.points == 0
    assert [one.bricks for one in view.castles] == [5] * seats
    assert (view.round, view.rounds, view.phase) == (0, 0, "claim")


@pytest.mark.parametrize("start", range(3))
def test_h_1_1_the_start_player_is_drawn_by_lot(start: int) -> None:
    match = begin(3, start=start)
    assert the(match.setup_events, "start_player_drawn").seat == match.view().start == start


@pytest.mark.parametrize("seats", range(2, 6))
def test_h_11_chance_in_the_set_up_is_used_in_this_order_with_piles_in_canonical_order(seats: int) -> None:
    """Pick the start player; shuffle C, B, A; shuffle influence; shuffle black chips; nothing else."""
    chance = RecordingChance()
    scene(engine.start("het_verraad", seats=seats, chance=chance)).settle()
    assert [what for what, _ in chance.asked] == ["pick", *["shuffle"] * 5]
    assert chance.asked[0] == ("pick", tuple(range(seats)))
    assert [len(items) for _, items in chance.asked[1:]] == [24, 24, 20, 30, 30]
    buildings = engine.game("het_verraad").data["buildings"]["buildings"]
    by_letter = [tuple(one["id"] for one in buildings if one["letter"] == letter) for letter in "CBA"]
    influence = tuple(f"{kind}.{copy}" for kind in INFLUENCE for copy in (1, 2, 3))
    numbers = {1: 12, 2: 9, 3: 6, 4: 3}
    chips = tuple(f"{value}.{copy}" for value, number in numbers.items() for copy in range(1, number + 1))
    assert [items for _, items in chance.asked[1:]] == [*by_letter, influence, chips]


def test_h_1_2_each_seat_gets_three_a_cards_clockwise_from_the_start_player() -> None:
    hands = "herberg badstoof plaggenhut smidse bakkerij varkenskot kapel wachthuis waterput"
    match = begin(3, start=1, a=f"{hands} marktkraam vismarkt graanmolen")
    assert match.hand(1) == "plaggenhut herberg badstoof"
    assert match.hand(2) == "varkenskot smidse bakkerij"
    assert match.hand(0) == "waterput kapel wachthuis"
    assert match.row("open") == "marktkraam vismarkt graanmolen"


def test_h_1_2_a_hand_is_told_to_its_seat_alone() -> None:
    match = begin(2, a="herberg badstoof plaggenhut")
    dealt = told(match.setup_events, "buildings_dealt")
    assert [(event.seat, event.seats) for event in dealt] == [(0, (0,)), (1, (1,))]
    assert sorted(dealt[0].buildings) == ["Badstoof", "Herberg", "Plaggenhut"]
    assert [one.known for one in match.view(1).castles] == [(), ()]
    assert not told(match.events(None), "buildings_dealt")
    assert match.view().hand == ()
    assert [one.hand for one in match.view(1).castles] == [3, 3]


def test_h_1_2_a_lies_on_b_and_b_on_c() -> None:
    """A file with 15 A cards, one B and four C: two seats leave the last nine A cards on B on C."""
    rows = engine.game("het_verraad").data["buildings"]["buildings"]
    of = {letter: [one for one in rows if one["letter"] == letter] for letter in "ABC"}
    few = {"about": "", "buildings": [*of["A"][:15], *of["B"][:1], *of["C"][:4]]}
    match = begin(2, a=FIFTEEN, b="taveerne", data={"buildings": few}).settle()
    seen = match.row("open").split()
    while len(seen) < 14:
        match.say(match.choices()[0], "done")
        seen.append(match.row("open").split()[0])
    letters = {one["id"]: one["letter"] for one in rows}
    assert "".join(letters[card] for card in seen) == "A" * 9 + "B" + "C" * 4


def test_h_1_2_three_open_cards_of_one_category_are_discarded_at_once() -> None:
    """H-3.5 applies in the set-up, as often as it happens."""
    hands = "herberg badstoof plaggenhut smidse bakkerij varkenskot"
    match = begin(
        2, a=f"{hands} waterput kapel wachthuis marktkraam vismarkt veerhuis vissershut graanmolen botermarkt"
    )
    assert match.row("open") == "vissershut graanmolen botermarkt"
    assert match.row("discards") == "waterput kapel wachthuis marktkraam vismarkt veerhuis"
    assert [event.category for event in told(match.setup_events, "open_cards_discarded")] == ["stad", "handel"]
    assert all(event.seats is None and event.bricks == 0 for event in told(match.setup_events, "open_cards_discarded"))


def test_h_1_3_from_the_right_of_the_start_player_counter_clockwise() -> None:
    match = begin(4, start=2)
    order = []
    for name in DRAFTS[4].split():
        order.append(match.asked)
        match.choose(name)
    assert order == [1, 0, 3, 2] * 3
    assert [event.seat for event in told(match.events(None), "area_claimed")] == order


def test_h_1_3_an_area_is_free_and_neutral() -> None:
    match = begin(2)
    event = the(match.choose("O2") and match.events(None), "area_claimed")
    assert (event.seat, event.area, event.price, event.total) == (1, "O2", 5, 5)
    assert match.bricks == (5, 5)
    assert match.owned(1) == "O2"
    assert match.kind == "claim_ring"
    assert "O2" not in reachable(match, 0)


def test_h_1_3_not_adjacent_to_an_own_area_but_to_one_of_another_seat() -> None:
    match = begin(2)
    match.claim("O2", "O3")
    assert match.asked == 1
    assert not reachable(match, 1) & {"M1", "O1", "O3"}
    assert "O4" in reachable(match, 1)


def test_h_1_3_the_prices_of_a_seat_are_ten_at_most() -> None:
    match = begin(2)
    match.claim("I3", "M8")  # 8 and 3
    prices = {one.area: one.price for one in match.view().areas}
    allowed = {name for name in match.choices() if name in prices}
    assert {prices[name] for name in allowed} == {1, 2}
    match.claim("O6")  # 9 now
    match.claim("O20")
    assert {prices[name] for name in match.choices()} == {1}


def test_h_1_3_three_areas_at_most_and_a_total_of_exactly_ten_is_allowed() -> None:
    match = begin(2)
    match.claim("O2", "M8", "O7", "O20", "O22")
    assert match.asked == 0
    assert [event.total for event in told(match.events(None), "area_claimed") if event.seat == 1] == [5, 9, 10]
    match.claim("O4")
    assert match.kind == "first_tower"
    assert len(match.owned(1).split()) == len(match.owned(0).split()) == 3


def test_h_1_3_a_seat_without_a_possible_area_is_skipped() -> None:
    """8 + 2 = 10: nothing is left for seat 1, and seat 0 claims its third area alone."""
    match = begin(2)
    match.claim("I3", "O2", "O5", "O20")
    assert [event.total for event in told(match.events(None), "area_claimed")] == [8, 5, 10, 8]
    assert (match.kind, match.asked) == ("claim", 0)
    match.claim("O22")
    assert (match.kind, match.asked) == ("first_tower", 1)
    assert len(match.owned(1).split()) == 2


def test_h_1_3_it_is_compulsory_while_an_area_is_possible() -> None:
    match = begin(2)
    while match.kind.startswith("claim"):
        assert not {"done", "pass", "stay"} & set(match.choices())
        match.say(match.choices()[0])


def test_h_1_3_a_choice_says_what_it_stands_for() -> None:
    match = begin(2)
    match.claim("O2", "M8")
    decision = match.decisions[1]
    told = {"number": 1, "most": 3, "total": 5, "limit": 10}
    assert {key: decision.facts[key] for key in told} == told
    match.say("M")
    assert match.facts("M7") | {"total": 9, "price": 4, "bonus": 1, "road": 1, "river": 0} == match.facts("M7")


def test_h_1_3_the_numbers_are_those_of_the_data() -> None:
    match = begin(2, data=changed("supplies", "start_areas", 1))
    match.claim("O2", "M8")
    assert match.kind == "first_tower"
    match = begin(2, data=changed("supplies", "start_sum", 8))
    match.claim("I3", "M8")
    assert match.asked == 0


def test_h_1_4_towers_in_the_same_order_on_own_areas() -> None:
    match = begin(3, start=1)
    match.claim(*DRAFTS[3].split())
    order = []
    for _ in range(3):
        seat = match.asked
        order.append(seat)
        assert match.choices() == tuple(match.owned(seat).split())
        events = match.say(match.choices()[-1])
        built = the(events, "tower_built")
        assert (built.seat, built.price, built.left) == (seat, 0, 12 - len(order))
    assert order == [0, 2, 1]
    assert match.flagged("tower") == " ".join(
        one.area
        for one in match.view().areas
        if one.owner is not None and one.area == match.owned(one.owner).split()[-1]
    )
    assert match.bricks == (5, 5, 5)
    assert match.view().towers_left == 9


def test_h_1_4_after_the_last_tower_the_start_player_begins() -> None:
    match = begin(3, start=1).settle()
    view = match.view()
    assert (match.asked, match.kind, view.phase, view.round) == (1, "take", "income", 1)
    assert view.turn is not None
    assert view.turn.seat == 1


def test_h_1_3_a_claim_names_the_three_areas_that_are_worth_most_by_public_facts_alone() -> None:
    """Whatever cards the seat holds, and only areas that it may claim."""
    match = begin(3, start=1)
    facts = match.decisions[match.asked].facts
    assert facts["goal"] == match.view().end_points
    assert match.view(match.asked).suggested == facts["top_areas"]
    assert len(match.view(match.asked).suggested) == 3
    assert (match.view(None).suggested, match.view(None).priced, match.view(match.asked).priced) == ((), False, True)
    other = scene(engine.start("het_verraad", seats=3, seed=bytes([9]) * 32))
    assert other.decisions[other.asked].facts["top_areas"] == facts["top_areas"]
    match.claim("O4", "O17")
    areas = {one.area: one for one in match.view().areas}
    for _ in range(4):
        own = match.view(match.asked)
        assert set(own.suggested) <= set(own.possible)
        beside = []
        for area in own.suggested:
            taken = [one for one in own.areas if one.area in areas[area].neighbours and one.owner is not None]
            beside.append(sum(one.owner != match.asked for one in taken))
        assert match.decisions[match.asked].facts["top_besides"] == tuple(beside)
        match.claim(own.suggested[0])
