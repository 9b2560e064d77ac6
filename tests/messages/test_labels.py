"""Buttons say no more than Discord shows, whoever sits there; people stay told apart, and the text says the rest."""

from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import engine
from bot import messages, texts
from bot.fair_deal.names import LENGTH, alike, apart, called, visible
from bot.messages import Button, Content
from bot.messages.labels import LEAST, ROOM, button_label, measured, shortened
from bot.messages.layout import meant, number_alike, pages, takes_several
from bot.store import Sitter, Table
from engine import Choice, Decision, Seat
from tests.matches import any_options, change_by_chance, play_by_chance, quick
from tests.messages.limits import buttons
from tests.messages.test_limits import NAMES
from tests.samples import samples
from tests.tables.people import a_table, match_of

MATCHES = samples(2, 24)
MOST = samples(150, 900)
"""So many answers of a long match are looked at."""
ALIKE = tuple("Maximiliane von und zu Hohenberg"[: LENGTH - 1] + letter for letter in "abcdefgh")
WIDE = tuple("李" * (LENGTH - 1) + letter for letter in "天地人山水火木金")
FAMILIES = tuple(called(("👩‍🚀" * LENGTH)[: LENGTH - 1 - seat] + "🦊") for seat in range(8))
PARTED = tuple(f"a, b: c (d) · {letter} – e, f: g (h) · i" for letter in "abcdefgh")
SHORT = ("Anna", "Ben", "Cléo", "Dirk", "Eva", "Finn", "Gus", "Ida")
CALLED = {"alike": ALIKE, "wide": WIDE, "emoji": FAMILIES, "marks": NAMES, "parted": PARTED, "short": SHORT}


def seated(table: Table, names: tuple[str, ...], language: str) -> Table:
    sitters = tuple(Sitter(name, 100 + seat, language) for seat, name in enumerate(names[: len(table.sitters)]))
    return replace(table, sitters=sitters, language=language, advice="on")


@pytest.mark.parametrize("game", engine.games())
def test_a_question_has_short_buttons_that_differ_and_its_text_says_the_whole(game: str) -> None:
    """In random matches with any options, all that is picked and that stands on buttons.

    Each kind of long names and each language has its turn.
    """
    kinds = list(product(CALLED.values(), texts.LANGUAGES))
    rules, shorter = engine.game(game), 0
    for number in range(MATCHES):
        seats = rules.seats[number % len(rules.seats)]
        options = any_options(rules, seats, f"labels {number}") if number % 2 else {}
        table = a_table(f"labels {number}", game=game, seats=seats, options=options)
        match = match_of(table)
        while match.result is None and match.length < MOST:
            names, language = kinds[match.length % len(kinds)]
            there = seated(table, names, language)
            for seat in match.awaited:
                shorter += check(there, match.seat(seat), language)
            if not change_by_chance(match, table.secret):
                play_by_chance(match, table.secret, 1)
    assert shorter > 0


def check(table: Table, seat: Seat, language: str) -> int:
    """Check the labels of a question, and return the number of labels that are not whole."""
    decision, say = seat.decision, texts.speaker(language)
    assert decision is not None
    masks = [0]
    if takes_several(decision):
        masks += [sum(1 << bit for bit in range(number)) for number in range(max(decision.least, 1), decision.most + 1)]
    shorter = 0
    for mask in masks:
        content = messages.prompt(table, seat, language, 0, mask)
        assert [one.label for one in buttons(content) if not 1 <= measured(one.label) <= ROOM] == []
        if mask:
            shorter += picked(table, seat, language, content, mask)
    for page in range(1, len(pages(decision))):
        assert all(measured(one.label) <= ROOM for one in buttons(messages.prompt(table, seat, language, page)))
    content = messages.prompt(table, seat, language)
    answers = [one for one in buttons(content) if ":answer:" in one.custom_id]
    by_key = {one.key: one for one in texts.folding_of(table.game).fold_choices(decision, seat.view).choices}
    choices = [by_key[meant(decision, key_of(button))[0]] for button in answers]
    whole = [named(say, table.game, decision, one, table.names) for one in choices]
    shown = [one.label for one in answers]
    assert len(set(map(alike, shown))) == len(set(map(alike, whole)))
    safe = [texts.safe(name) for name in table.names]
    told = [named(say, table.game, decision, one, safe) for one in choices]
    for label, full, words in zip(shown, whole, told, strict=True):
        if label != full:
            shorter += 1
            assert f"- **{words}**" in content.text
    return shorter


def key_of(button: Button) -> str:
    """The key that a button answers with."""
    return button.custom_id.split(":", 4)[4]


def named(say: texts.Speaker, game: str, decision: Decision, choice: Choice, names: Sequence[str]) -> str:
    """The whole label of a choice, or of all that are like it."""
    number = number_alike(decision, choice)
    if number > 1:
        return texts.any_label(say, game, decision.kind, choice, number, names)
    return texts.choice_label(say, game, decision.kind, choice, names)


def picked(table: Table, seat: Seat, language: str, content: Content, mask: int) -> int:
    """Return 1 if the text says what has been picked, because the confirming button does not; else 0."""
    decision, say = seat.decision, texts.speaker(language)
    assert decision is not None
    labels = [
        texts.choice_label(say, table.game, decision.kind, one, table.names)
        for bit, one in enumerate(decision.choices)
        if mask >> bit & 1
    ]
    confirms = [one.label for one in buttons(content) if ":confirm:" in one.custom_id]
    toggled = any(":picks:" in one.custom_id for one in buttons(content))
    if toggled:
        return int(confirms[0].endswith("…"))  # the toggles say it all
    if len(confirms) > 1 or confirms == [say("prompt-confirm", choices=", ".join(labels))]:
        return 0
    assert say("prompt-picked", choices=texts.safe(", ".join(labels))) in content.text
    return 1


TAKEN = [("Anna", "ANNA", "Anna 2"), ("Anna", "Anna", "Anna 2"), ("A", "A 1", "A"), ("A", "A", "A 1 1", "A 1")]
"""Names that tell two others apart."""
ANY_NAMES = st.lists(st.text(max_size=LENGTH), min_size=2, max_size=8) | st.sampled_from(
    [*map(list, (*CALLED.values(), *TAKEN))]
)


@given(names=ANY_NAMES, room=st.integers(LEAST, LENGTH))
@quick
def test_shortened_names_fit_and_stay_told_apart(names: list[str], room: int) -> None:
    there = apart(tuple(called(name) for name in names))
    assert len(set(map(alike, there))) == len(names)
    found = shortened(there, room)
    assert all(measured(name) <= room for name in found)
    assert len(set(map(alike, found))) == len(there)
    assert not any(name.rstrip("…").endswith("\u200d") for name in found), "no half of a pictogram"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_labels_that_are_always_the_same_are_short(language: str) -> None:
    """Check the labels without names; numbers in these labels have one figure or two."""
    say = texts.speaker(language)
    keys = [key for key in say.keys if key.startswith(("button-", "label-", "lobby-learn", "prompt-confirm-"))]
    labels = {key: say(key, name="Anna", ready=10, number=10, minutes=10) for key in keys}
    assert len(labels) > 40
    assert {key: label for key, label in labels.items() if measured(label) > ROOM} == {}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_label_names_a_seat_with_as_much_of_its_name_as_there_is_room_for(language: str) -> None:
    for key in ("label-take", "label-standin"):
        for names in map(apart, CALLED.values()):
            labels = [label_of_seat(language, key, names, seat) for seat in range(8)]
            assert all(measured(label) <= ROOM for label in labels)
            assert len(set(map(alike, labels))) == len(labels)


def label_of_seat(language: str, key: str, names: tuple[str, ...], seat: int) -> str:
    return button_label(lambda there: texts.speaker(language)(key, name=there[seat]), names)


@pytest.mark.parametrize("other", ["Anna\u200d", "ANNA", "An\u00adna", "\uff21nna", "Anna\ufeff "])
def test_two_who_look_alike_are_told_apart_everywhere(other: str) -> None:
    assert seated(a_table(seats=2), ("Anna", other), "en").names == ("Anna 1", f"{visible(other)} 2")


def test_nobody_is_without_a_name_that_can_be_seen() -> None:
    """Tables of earlier versions may have such names."""
    names = seated(a_table(), ("\u3164", "", "Cleo", "Player 2"), "en").names
    assert names == ("Player 1", "Player 2 2", "Cleo", "Player 2 4")
