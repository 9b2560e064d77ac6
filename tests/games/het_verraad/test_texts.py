"""Het Verraad in words: names that differ, limits, and the numbers of its help."""

from itertools import product

import pytest

from bot import messages, texts
from bot.messages.controls import Controls
from bot.messages.ids import of_question, read
from bot.messages.telling import recap
from engine.decision import Choice, Fact
from engine.het_verraad.components import CATEGORIES, INFLUENCE, POWERS, RINGS
from tests.games.het_verraad.script import situation
from tests.tables.people import a_table

pytestmark = pytest.mark.usefixtures("all_texts_said")

NAMES = ["Anna", "Hans", "Cleo"]
PHASES = ("claim", "first_tower", "income", "actions", "influence", "master", "over")
QUARTERS = ("ne", "se", "sw", "nw")


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
@pytest.mark.parametrize(("earners", "payers"), [(2, 0), (1, 4), (4, 4)])
def test_a_card_names_all_whom_it_pays_and_taxes(language: str, earners: int, payers: int) -> None:
    facts: dict[str, Fact] = {"building": "Tolhuis", "category": "handel", "value": 3, "place": 0, "number": 0}
    facts |= {"income": 9, "tax": 0, "bricks": 12, "sites": 0, "zone": "road"}
    facts |= {"earner_seats": (*range(earners),), "amounts": (9,) * earners}
    facts |= {"payer_seats": (*range(payers),), "taxes": (9,) * payers}
    names = ["Anna", "Ben", "Cleo", "Dirk"]
    note = texts.choice_note(texts.speaker(language), "het_verraad", "take", Choice("tolhuis", facts), names) or ""
    assert [note.count(name) for name in names] == [(seat < earners) + (seat < payers) for seat in range(4)]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_effects_of_cards_and_gains_of_chips_fit_in_a_menu_with_the_largest_numbers(language: str) -> None:
    say = texts.speaker(language)
    notes = [say("het_verraad-effect", key=key) for key in INFLUENCE]
    for colour, power_points in product(("black", "white"), (0, 5)):
        facts: dict[str, Fact] = {"colour": colour, "price": 3, "bricks": 120, "number": 6, "left": 2}
        facts |= {"master_points": 40, "power_points": power_points}
        notes.append(texts.choice_label(say, "het_verraad", "act", Choice(colour, facts), NAMES))
    assert [note for note in notes if not 0 < len(note) <= 100] == []


def test_many_actions_stand_in_rows_of_what_they_are_for_and_leave_room_below() -> None:
    match = situation("M7 M9 O20", "O12", bricks={0: 30}, hands={0: "herberg"})
    rows = Controls(texts.speaker("en"), "het_verraad", match.decisions[0], NAMES, of_question(1, 1)).rows()
    shown = [[read(button.custom_id or "")[1][-1] for button in row] for row in rows if isinstance(row, tuple)]
    assert shown == [
        ["build", "buy", "tower"],
        ["white", "black", "influence"],
        ["card", "pawn"],
        ["done"],
    ]


def test_a_receipt_calls_nobody_next_who_may_only_react() -> None:
    """H-8.5."""
    match = situation("M7 O20", "O12", bricks={0: 9}, influence={1: "blokkade.1"})
    table, run = a_table("blocking", game="het_verraad"), match.seat(0).run
    for key in ("buy", "O11"):
        match.play(0, [key])
    said = messages.answered(table, match.seat(0), run, "en").text
    assert "unless somebody closes it" in said
    assert "Next: " not in said


def test_a_purchase_that_replaces_a_building_is_retold_whole_or_not_at_all() -> None:
    """H-4.2: the digest of a turn that goes on."""
    match = situation("M7:tolhuis", "O2", hands={0: "waag"}, bricks={0: 9}, said="build waag M7")
    assert recap(texts.speaker("en"), "het_verraad", NAMES[:2], match.seat(0), answer=False) == []
