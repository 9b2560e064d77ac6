"""Het Verraad in words: names that differ, limits, and the numbers of its help."""

import re
from typing import Any

import pytest

import engine
from bot import texts
from bot.messages.telling import tell
from engine import Objection
from engine.decision import Choice, Fact
from engine.het_verraad import events as happened
from engine.het_verraad.components import CATEGORIES, INFLUENCE, POWERS, RINGS

pytestmark = pytest.mark.usefixtures("all_texts_said")

NAMES = ["Anna", "Hans", "Cleo"]
TOLHUIS: dict[str, Any] = {"building": "Tolhuis", "category": "handel", "value": 3}
PHASES = ("claim", "first_tower", "income", "actions", "influence", "master", "over")
QUARTERS = ("ne", "se", "sw", "nw")


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(
    ("message", "keys"),
    [
        ("category", CATEGORIES),
        ("influence", INFLUENCE),
        ("effect", INFLUENCE),
        ("power", POWERS),
        ("zoom", (*RINGS, *QUARTERS)),
        ("phase", PHASES),
        ("shop", ("pawnshop", "market")),
    ],
)
def test_every_key_has_a_name_of_its_own(language: str, message: str, keys: tuple[str, ...]) -> None:
    say = texts.speaker(language)
    assert len({say(f"het_verraad-{message}", key=key) for key in keys}) == len(keys)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_what_a_card_does_fits_below_its_name_in_a_menu(language: str) -> None:
    say = texts.speaker(language)
    assert all(0 < len(say("het_verraad-effect", key=key)) <= 100 for key in INFLUENCE)


# --- what has happened ------------------------------------------------------------------------------------------------


def test_cards_laid_open_one_after_another_read_like_a_row() -> None:
    """They share a line."""
    opened = [
        happened.CardOpened(round=0, seat=0, place=place, building=name, category="handel", value=3, how="deck")
        for place, name in enumerate(("Tolhuis", "Wijnhuis"))
    ]
    for language in texts.LANGUAGES:
        (line,) = tell(texts.speaker(language), "het_verraad", opened, NAMES)
        assert "Tolhuis" in line
        assert "Wijnhuis" in line


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("side", ["evil", "good"])
def test_the_end_says_what_settled_it(language: str, side: str) -> None:
    say = texts.speaker(language)
    reasons = ("black", "values", "points", "shared", "nobody") if side == "evil" else ("points", "white", "black")
    ends = [
        happened.MatchEnded(round=9, side=side, master_points=20, points=26, winner_seats=(1,), by=by) for by in reasons
    ]
    assert len({texts.event_line(say, "het_verraad", event, NAMES) for event in ends}) == len(reasons)


# --- what is asked, and what it would cost and change -----------------------------------------------------------------


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("earners", "payers"), [(2, 0), (1, 4), (4, 4)])
def test_whom_a_card_pays_fits_with_the_longest_names(language: str, earners: int, payers: int) -> None:
    facts: dict[str, Fact] = {**TOLHUIS, "place": 0, "number": 0, "income": 9, "tax": 0, "bricks": 12}
    facts |= {"earner_seats": (*range(earners),), "amounts": (9,) * earners}
    facts |= {"payer_seats": (*range(payers),), "taxes": (9,) * payers}
    names = [letter * 32 for letter in "ABCDE"]
    note = texts.choice_note(texts.speaker(language), "het_verraad", "take", Choice("tolhuis", facts), names)
    assert note is not None
    assert len(note) <= 100


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("colour", ["black", "white"])
def test_what_a_chip_brings_fits_with_the_largest_numbers(language: str, colour: str) -> None:
    facts: dict[str, Fact] = {"colour": colour, "price": 3, "bricks": 120, "number": 6, "left": 2, "master_points": 40}
    note = texts.choice_note(texts.speaker(language), "het_verraad", "act", Choice(colour, facts), NAMES)
    assert note is not None
    assert len(note) <= 100


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_what_somebody_typed_does_no_harm_in_a_refusal() -> None:
    found = Objection("unknown_area", {})
    said = texts.objection(texts.speaker("en"), "het_verraad", found, NAMES, "**@everyone**")
    assert said.startswith("There is no area “\\*\\*@\u2060everyone\\*\\*”")


# --- the help ---------------------------------------------------------------------------------------------------------

DATA = engine.game("het_verraad").data


def told(topic: str) -> list[str]:
    return [texts.rules(texts.speaker(language), "het_verraad", topic) for language in texts.LANGUAGES]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_the_help_tells_the_points_of_the_great_powers_as_they_are() -> None:
    powers = DATA["powers"]
    for text in told("powers"):
        assert numbers(text)[1:8] == [powers["points"][key] for key in POWERS]
        assert numbers(text)[0] == numbers(text)[8] == powers["needed"]
        assert numbers(text)[9:] == list(set(powers["income"].values()))


def test_the_help_tells_chips_and_slots_as_they_are() -> None:
    castle = DATA["castle"]
    assert castle["white_slots"] == castle["black_slots"]
    chips = [number for row in castle["black_chips"] for number in (row["value"], row["count"])]
    for text in told("chips"):
        assert [1, 1, 1, *chips] == numbers(text)[: len(chips) + 3]
        assert numbers(text)[len(chips) + 3 :] == [
            len(castle["white_slots"]),
            *castle["white_slots"],
            DATA["supplies"]["chips_per_turn"],
            DATA["supplies"]["swap_price"],
        ]


@pytest.mark.parametrize(("place", "seats_first"), [(0, False), (1, False), (2, True)])
def test_the_help_tells_how_many_points_end_the_game(place: int, seats_first: bool) -> None:
    ends = DATA["track"]["end"]
    if place == 1:  # zu zweit, zu dritt
        assert numbers(told("end")[place]) == list(ends.values())
    else:
        pairs = [(int(seats), end) if seats_first else (end, int(seats)) for seats, end in ends.items()]
        assert numbers(told("end")[place]) == [number for pair in pairs for number in pair]


def test_the_help_tells_what_a_seat_starts_with_and_may_do_as_it_is() -> None:
    supplies, red = DATA["supplies"], DATA["track"]["red_every"]
    start = [supplies[name] for name in ("start_bricks", "start_cards", "start_areas", "start_sum")]
    turn = [supplies[f"{name}_per_turn"] for name in ("areas", "buildings", "towers")]
    for round_, actions, towers in zip(told("round"), told("actions"), told("towers"), strict=True):
        assert numbers(round_)[:4] == start
        assert [red, 2 * red, 3 * red] == [number for number in numbers(round_) if number >= red][2:]
        assert numbers(actions)[:3] == turn
        assert numbers(actions)[3] == supplies["tower_price"]
        assert numbers(actions)[4:6] == [supplies["chips_per_turn"], supplies["swaps_per_turn"]]
        assert numbers(towers)[0] == supplies["tower_price"]
        assert numbers(towers)[1] == supplies["towers"]


def test_the_help_names_all_influence_cards_and_their_numbers() -> None:
    of_kind = {one["influence"]: one for one in DATA["influence"]["cards"]}
    assert {one["copies"] for one in of_kind.values()} == {3}
    for language, text in zip(texts.LANGUAGES, told("influence"), strict=True):
        say = texts.speaker(language)
        assert all(f"**{say('het_verraad-influence', key=key)}" in text for key in INFLUENCE)
        assert numbers(text) == [3, DATA["supplies"]["influence_hand"], of_kind["gif"]["bricks"]]


def test_the_help_tells_the_readings() -> None:
    """Nine of them, as the page of rules does; and what may be entered of influence cards."""
    assert [text.count("\n- ") for text in told("readings")] == [9] * len(texts.LANGUAGES)
    for language in texts.LANGUAGES:
        say = texts.speaker(language)
        assert say("het_verraad-option-third") in texts.rules(say, "het_verraad", "options")
        assert say("het_verraad-option-swap_colour") in texts.rules(say, "het_verraad", "chips")
