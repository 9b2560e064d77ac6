"""Het Verraad in words: names that differ, limits, and the numbers of its help."""

from itertools import product

import pytest

import engine
from bot import messages, texts
from bot.messages.controls import Controls
from bot.messages.ids import of_question, read
from bot.messages.telling import recap
from engine import QuickChance
from engine.decision import Choice, Fact
from engine.het_verraad.components import CATEGORIES, INFLUENCE, POWERS, RINGS
from engine.players import PLAYERS
from engine.simulate import match_seed
from tests.games.het_verraad.script import situation
from tests.samples import samples
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
@pytest.mark.parametrize("earners", [1, 2, 4])
def test_a_card_names_all_whom_it_pays(language: str, earners: int) -> None:
    facts: dict[str, Fact] = {"building": "Tolhuis", "category": "handel", "value": 3, "place": 0, "number": 0}
    facts |= {"income": 9, "tax": 0, "bricks": 12, "sites": 0, "zone": "road"}
    facts |= {"earner_seats": (*range(earners),), "amounts": (9,) * earners, "taxes": (0,) * earners}
    names = ["Anna", "Ben", "Cleo", "Dirk"]
    note = texts.choice_note(texts.speaker(language), "het_verraad", "take", Choice("tolhuis", facts), names) or ""
    assert [note.count(name) for name in names] == [int(seat < earners) for seat in range(4)]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_effects_of_cards_and_gains_of_chips_fit_in_a_menu_with_the_largest_numbers(language: str) -> None:
    say = texts.speaker(language)
    notes = [say("het_verraad-effect", key=key) for key in INFLUENCE]
    for colour, power_points in product(("black", "white"), (0, 5)):
        facts: dict[str, Fact] = {"colour": colour, "price": 3, "bricks": 120, "number": 6, "left": 2}
        facts |= {"master_points": 40, "power_points": power_points}
        notes.append(texts.choice_label(say, "het_verraad", "act", Choice(colour, facts), NAMES))
    assert [note for note in notes if not 0 < len(note) <= 100] == []


@pytest.mark.parametrize(
    ("bricks", "shown"),
    [
        (30, [["build", "buy"], ["white", "black", "tower"], ["card", "influence", "pawn"], ["done"]]),
        (2, [["build", "buy"], ["pawn"], ["done"]]),
    ],
)
def test_actions_stand_in_rows_or_menus_of_what_they_are_for(bricks: int, shown: list[list[str]]) -> None:
    """Land stands on buttons, the rest in menus if there is much."""
    match = situation("M7 M9 O20", "O12", bricks={0: bricks}, hands={0: "herberg"})
    rows = Controls(texts.speaker("en"), "het_verraad", match.decisions[0], NAMES, of_question(1, 1)).rows()
    keys = [
        [read(one.custom_id or "")[1][-1] for one in row]
        if isinstance(row, tuple)
        else [entry.value for entry in row.entries]
        for row in rows
    ]
    assert keys == shown


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_label_of_a_button_is_cut(language: str) -> None:
    """All questions of some matches, between people with short names."""
    say, cut = texts.speaker(language), set[str]()
    for number in range(samples(1, 10)):
        match = engine.start("het_verraad", seats=4, seed=match_seed("labels", number))
        while match.result is None:
            (seat, decision), *_ = match.decisions.items()
            rows = Controls(say, "het_verraad", decision, [*NAMES, "Maxima"], of_question(1, 1)).rows()
            buttons = [button for row in rows if isinstance(row, tuple) for button in row]
            cut |= {button.label for button in buttons if button.label.endswith("…")}
            player = PLAYERS["chance" if match.length % 3 else "thumb"]
            match.play(seat, player.answer(match.view(seat), decision, QuickChance(match.length)))
    assert cut == set()


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
