"""Verräter in words: names that differ, and a way back."""

import pytest
from msgspec.structs import replace

from bot import texts
from bot.pictures import moment_of
from engine import Event
from engine.decision import Choice, Decision
from engine.kinds import Facts
from engine.verraeter import choices
from engine.verraeter.components import HOUSES, KINDS, ROLES, House
from engine.verraeter.events import (
    AllegianceChanged,
    AllegianceTaken,
    ConflictResolved,
    LandscapeTurned,
    RoleRevealed,
    SupplyPlayed,
)
from tests.matches import a_match, verraeter

pytestmark = pytest.mark.usefixtures("all_texts_said")

PEOPLE = ["Anna", "Ben", "Cleo", "Dirk"]
NAMES = PEOPLE[:3]


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(
    ("message", "keys"),
    [
        ("house", HOUSES),
        ("landscape", KINDS),
        ("landscape-the", KINDS),
        ("landscape-to", KINDS),
        ("landscape-at", KINDS),
        ("landscape-from", KINDS),
        ("role", ROLES),
        ("role-the", ROLES),
        ("side", ("estate", "office")),
        ("phase", ("farm", "conflict", "role", "supply", "building", "income", "over")),
    ],
)
def test_every_key_has_a_name_of_its_own(language: str, message: str, keys: tuple[str, ...]) -> None:
    say = texts.speaker(language)
    assert len({say(f"verraeter-{message}", key=key) for key in keys}) == len(keys)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_back_is_only_a_step_back(language: str) -> None:
    say = texts.speaker(language)
    decision = Decision("building_to", (Choice("back"),), facts={"choice": "estate"})
    assert len(texts.choice_label(say, "verraeter", "building_to", decision.choices[0], NAMES)) < 10
    assert texts.answer(say, "verraeter", decision, ["back"], NAMES).endswith(".")


@pytest.mark.parametrize(("role", "told"), [("diplomat_2", "(+2): Eagle 14"), ("diplomat_5", "(+5): Eagle 17")])
def test_the_button_that_plays_cards_counts_the_diplomat(role: str, told: str) -> None:
    facts: Facts = {"house": "eagle", "role": role, "eagle": 5, "rose": 3, "hand": 2, "room": 3, "last_stand": "none"}
    cards = (Choice("3.1", {"card": 3}), Choice("4.1", {"card": 4}))
    supply = Decision("supply", cards, least=0, most=2, facts=facts)
    label = texts.set_label(texts.speaker("en"), "verraeter", supply, ["3.1", "4.1"], NAMES)
    assert label == f"Play 3 + 4 {told}"
    nothing = texts.set_label(texts.speaker("en"), "verraeter", supply, [], NAMES)
    assert nothing == f"Play nothing {told[:-2]}{int(told[-2:]) - 7}"


def test_a_farmer_with_a_full_hand_reads_that_each_card_played_makes_room() -> None:
    say, farmer = texts.speaker("en"), Choice("farmer", {"role": "farmer", "room": 0})
    note = texts.choice_note(say, "verraeter", "role", farmer, NAMES)
    assert note == "Your hand is full (5 of 5): draw 1 card for each that you play, up to 3"
    facts: Facts = {"house": "rose", "role": "farmer", "eagle": 5, "rose": 3, "hand": 5, "room": 0}
    supply = Decision("supply", (), most=5, facts={**facts, "last_stand": "eagle"})
    asked = texts.question(say, "verraeter", supply, NAMES)
    assert "your hand is full (5 of 5), so you will draw 1 card for each that you play" in asked
    assert "**The Eagle has a single landscape left: if it falls, this is the last round.**" in asked


BEFORE: tuple[Event, ...] = (
    *(AllegianceTaken(round=0, seat=seat, house="rose" if seat == 1 else "eagle") for seat in range(4)),
    SupplyPlayed(round=1, seat=0, cards=(3,), total=3),
    SupplyPlayed(round=1, seat=1, cards=(), total=0),
    RoleRevealed(round=1, seat=0, role="traitor"),
    RoleRevealed(round=1, seat=1, role="farmer"),
    AllegianceChanged(round=1, seat=0, house="rose"),
)


def told(*events: Event, roses: int) -> list[str]:
    """Return the end of a conflict as it is told if the first so many seats are Rose then."""
    view, say = verraeter(a_match("change", answers=0).view(None)), texts.speaker("en")
    table = tuple(replace(one, allegiance="rose" if seat < roses else "eagle") for seat, one in enumerate(view.table))
    return [line for _, line in texts.folded_lines(say, "verraeter", events, replace(view, table=table), PEOPLE)]


def test_nobody_is_betrayed_by_somebody_who_fought_alone() -> None:
    lines = told(*BEFORE, ConflictResolved(round=1, eagle=3, rose=22, winner="rose"), roses=4)
    assert lines[0] == "**Anna changes sides and joins all the others at the Rose, with cards worth 3!**"
    assert lines[2] == "**The Rose beats the deserted Eagle, 22 to 3,**"


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("eagle", "rose"), [((13, 8), (10, 6)), ((1, 4), (0, 13)), ((0, 13), (1, 4))])
def test_a_menu_tells_all_that_a_conflict_brings(language: str, eagle: tuple[int, int], rose: tuple[int, int]) -> None:
    """Discord shows 100 characters below a choice."""
    gains = ((eagle[0], rose[0]), (eagle[1], rose[1]))
    border = choices.border(10, 11, "town", "eagle", 15, "village", "rose", 10, *gains)
    note = texts.choice_note(texts.speaker(language), "verraeter", "conflict", border, NAMES)
    assert note is not None and len(note) <= 100
    assert [number for number in (*eagle, *rose) if number and f"+{number}" not in note] == []


TAKES = "and takes the moor (9 o’clock)."


@pytest.mark.parametrize(
    ("eagle", "rose", "won", "verdict", "heading"),
    [
        (
            15,
            19,
            "The Rose beats the Eagle, 19 to 15",
            " Without the betrayal the Eagle would have won!",
            "Treason decides it",
        ),
        (10, 19, "The Rose beats the Eagle, 19 to 10", "", "A change of sides"),
        (20, 19, "The Eagle beats the Rose, 20 to 19", " The betrayal was in vain.", "Betrayal in vain"),
    ],
)
def test_a_change_of_sides_comes_first_then_all_that_follows_from_it(
    eagle: int, rose: int, won: str, verdict: str, heading: str
) -> None:
    winner: House = "eagle" if eagle > rose else "rose"
    resolved = ConflictResolved(round=1, eagle=eagle, rose=rose, winner=winner)
    events = (*BEFORE, resolved, LandscapeTurned(round=1, position=9, landscape="moor", house=winner))
    lines = told(*events, roses=2)
    assert lines[:3] == [
        "**Anna betrays Cleo and Dirk and goes over to the Rose, with cards worth 3!**",
        "Anna, Traitor: 3 · Ben, Farmer",
        f"**{won},** {TAKES}{verdict}",
    ]
    assert lines[3].startswith("Points: ")
    moment = moment_of("verraeter", events, 4, PEOPLE, "en")
    but = "But t" if eagle > rose else "T"
    assert moment is not None
    assert moment.alt.startswith(f"{heading}: Anna leaves Cleo and Dirk for the Rose. {but}he ")
