"""H-1: the start player, the deal, the draft of areas, the first towers."""

import pytest

import engine
from engine.het_verraad.components import INFLUENCE
from tests.games.het_verraad.scene import DRAFTS, reachable, scene, the, told
from tests.games.het_verraad.script import begin, changed
from tests.kit.rules import Listening

FIFTEEN = (
    "plaggenhut vissershut vakwerkhuis varkenskot graanmolen bijenstal "
    "herberg smidse marktkraam badstoof vismarkt veerhuis botermarkt korenschuur bakkerij"
)
"""The A cards of burgerij, nijverheid and handel: two hands, and others so that three of a category never lie open."""
ROWS = engine.game("het_verraad").data["buildings"]["buildings"]


@pytest.mark.parametrize("seats", range(2, 6))
def test_h_1_1_markers_on_0_and_five_bricks_each(seats: int) -> None:
    match = begin(seats).shows(points=(0,) * (seats + 1), bricks=(5,) * seats)
    match.shows(view={"round": 0, "rounds": 0, "phase": "claim"})


@pytest.mark.parametrize("start", range(3))
def test_h_1_1_the_start_player_is_drawn_by_lot(start: int) -> None:
    match = begin(3, start=start)
    assert the(match.setup_events, "start_player_drawn").seat == match.view().start == start


@pytest.mark.parametrize("seats", range(2, 6))
def test_h_11_chance_in_the_set_up_is_used_in_this_order_with_piles_in_canonical_order(seats: int) -> None:
    """Pick the start player; shuffle C, B, A; shuffle influence; shuffle black chips; nothing else."""
    chance = Listening()
    scene(engine.start("het_verraad", seats=seats, chance=chance)).settle()
    by_letter = [tuple(one["id"] for one in ROWS if one["letter"] == letter) for letter in "CBA"]
    influence = tuple(f"{kind}.{copy}" for kind in INFLUENCE for copy in (1, 2, 3))
    numbers = {1: 12, 2: 9, 3: 6, 4: 3}
    chips = tuple(f"{value}.{copy}" for value, number in numbers.items() for copy in range(1, number + 1))
    piles = [*by_letter, influence, chips]
    assert [len(pile) for pile in piles] == [24, 24, 20, 30, 30]
    assert chance.heard == [("pick", tuple(range(seats))), *(("shuffle", pile) for pile in piles)]


def test_h_1_2_each_seat_gets_three_a_cards_clockwise_from_the_start_player() -> None:
    hands = "herberg badstoof plaggenhut smidse bakkerij varkenskot kapel wachthuis waterput"
    match = begin(3, start=1, a=f"{hands} marktkraam vismarkt graanmolen").shows(open="marktkraam vismarkt graanmolen")
    match.shows(hand={1: "plaggenhut herberg badstoof", 2: "varkenskot smidse bakkerij", 0: "waterput kapel wachthuis"})


def test_h_1_2_a_hand_is_told_to_its_seat_alone() -> None:
    match = begin(2, a="herberg badstoof plaggenhut").shows(hand={None: ""})
    dealt = told(match.setup_events, "buildings_dealt")
    assert [(event.seat, event.seats) for event in dealt] == [(0, (0,)), (1, (1,))]
    assert sorted(dealt[0].buildings) == ["Badstoof", "Herberg", "Plaggenhut"]
    assert not told(match.events(None), "buildings_dealt")
    assert [(one.known, one.hand) for one in match.view(1).castles] == [((), 3), ((), 3)]


def test_h_1_2_a_lies_on_b_and_b_on_c() -> None:
    """A file with 15 A cards, one B and four C: two seats leave the last nine A cards on B on C."""
    of = {letter: [one for one in ROWS if one["letter"] == letter] for letter in "ABC"}
    few = {"about": "", "buildings": [*of["A"][:15], *of["B"][:1], *of["C"][:4]]}
    match = begin(2, a=FIFTEEN, b="taveerne", data={"buildings": few}).settle()
    seen = match.row("open").split()
    while len(seen) < 14:
        match.say(match.choices()[0], "done")
        seen.append(match.row("open").split()[0])
    letters = {one["id"]: one["letter"] for one in ROWS}
    assert "".join(letters[card] for card in seen) == "A" * 9 + "B" + "C" * 4


def test_h_1_2_three_open_cards_of_one_category_are_discarded_at_once() -> None:
    """H-3.5 applies in the set-up, as often as it happens."""
    hands, gone = (
        "herberg badstoof plaggenhut smidse bakkerij varkenskot",
        "waterput kapel wachthuis marktkraam vismarkt",
    )
    match = begin(2, a=f"{hands} {gone} veerhuis vissershut graanmolen botermarkt")
    match.shows(open="vissershut graanmolen botermarkt", discards=f"{gone} veerhuis")
    events = told(match.setup_events, "open_cards_discarded")
    assert [(one.category, one.seats, one.bricks) for one in events] == [("stad", None, 0), ("handel", None, 0)]


def test_h_1_3_from_the_right_of_the_start_player_counter_clockwise() -> None:
    match, order = begin(4, start=2), []
    for name in DRAFTS[4].split():
        order.append(match.asked)
        match.choose(name)
    assert order == [event.seat for event in told(match.events(None), "area_claimed")] == [1, 0, 3, 2] * 3


def test_h_1_3_an_area_is_free_neutral_and_not_adjacent_to_an_own_one() -> None:
    """It may be adjacent to one of another seat."""
    match = begin(2).after("O2").shows(area_claimed={"seat": 1, "area": "O2", "price": 5, "total": 5})
    match.shows(bricks=(5, 5), owned={1: "O2"}, kind="claim_ring")
    assert "O2" not in reachable(match, 0)
    match.after("O3").shows(asked=1)
    assert not reachable(match, 1) & {"M1", "O1", "O3"}
    assert "O4" in reachable(match, 1)


def test_h_1_3_the_prices_of_a_seat_are_ten_at_most() -> None:
    match = begin(2).after("I3 M8")  # 8 and 3
    prices = {one.area: one.price for one in match.view().areas}
    assert {prices[name] for name in match.choices() if name in prices} == {1, 2}
    match.after("O6 O20")  # 9 now
    assert {prices[name] for name in match.choices()} == {1}


def test_h_1_3_three_areas_at_most_and_a_total_of_exactly_ten_is_allowed() -> None:
    match = begin(2).after("O2 M8 O7 O20 O22").shows(asked=0)
    assert [event.total for event in told(match.events(None), "area_claimed") if event.seat == 1] == [5, 9, 10]
    match.after("O4").shows(kind="first_tower")
    assert len(match.owned(1).split()) == len(match.owned(0).split()) == 3


def test_h_1_3_a_seat_without_a_possible_area_is_skipped() -> None:
    """8 + 2 = 10: nothing is left for seat 1, and seat 0 claims its third area alone."""
    match = begin(2).after("I3 O2 O5 O20").shows(kind="claim", asked=0)
    assert [event.total for event in told(match.events(None), "area_claimed")] == [8, 5, 10, 8]
    match.after("O22").shows(kind="first_tower", asked=1, owned={1: "I3 O5"})


def test_h_1_3_it_is_compulsory_while_an_area_is_possible() -> None:
    match = begin(2)
    while match.kind.startswith("claim"):
        match.shows(lacks="done pass stay").say(match.choices()[0])


def test_h_1_3_a_choice_says_what_it_stands_for() -> None:
    match = begin(2).after("O2 M8").shows(asks={"number": 1, "most": 3, "total": 5, "limit": 10}).after("M")
    match.shows(facts={"M7": {"total": 9, "price": 4, "bonus": 1, "road": 1, "river": 0}})


def test_h_1_3_the_numbers_are_those_of_the_data() -> None:
    begin(2, data=changed("supplies", "start_areas", 1)).after("O2 M8").shows(kind="first_tower")
    begin(2, data=changed("supplies", "start_sum", 8)).after("I3 M8").shows(asked=0)


def test_h_1_4_towers_in_the_same_order_on_own_areas_then_the_start_player_begins() -> None:
    match = begin(3, start=1).after(DRAFTS[3])
    order, chosen = [], set[str]()
    for left in (11, 10, 9):
        order.append(match.asked)
        match.shows(keys=match.owned(match.asked))
        area = match.choices()[-1]
        chosen.add(area)
        match.after(area).shows(tower_built={"seat": order[-1], "price": 0, "left": left})
    assert order == [0, 2, 1]
    assert {*match.towers.split()} == chosen
    match.shows(bricks=(5, 5, 5), asked=1, kind="take", view={"towers_left": 9, "phase": "income", "round": 1})
    turn = match.view().turn
    assert turn is not None and turn.seat == 1


def test_h_1_3_a_claim_names_the_three_areas_that_are_worth_most_by_public_facts_alone() -> None:
    """Whatever cards the seat holds, and only areas that it may claim."""
    match = begin(3, start=1)
    facts, own, public = match.decisions[match.asked].facts, match.view(match.asked), match.view(None)
    assert facts["goal"] == public.end_points
    assert own.suggested == facts["top_areas"]
    assert len(own.suggested) == 3
    assert (public.suggested, public.priced, own.priced) == ((), False, True)
    other = scene(engine.start("het_verraad", seats=3, seed=bytes([9]) * 32))
    assert other.decisions[other.asked].facts["top_areas"] == facts["top_areas"]
    areas = {one.area: one for one in match.after("O4 O17").view().areas}
    for _ in range(4):
        own = match.view(match.asked)
        assert set(own.suggested) <= set(own.possible)
        beside = []
        for area in own.suggested:
            taken = [one for one in own.areas if one.area in areas[area].neighbours and one.owner is not None]
            beside.append(sum(one.owner != match.asked for one in taken))
        match.shows(asks={"top_besides": tuple(beside)}).after(own.suggested[0])
