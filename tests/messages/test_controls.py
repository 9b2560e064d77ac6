"""A decision with any number of choices is shown within Discord's limits, and any answer to it can be given."""

from collections.abc import Sequence
from itertools import cycle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import texts
from bot.games.kit.telling import some_steps
from bot.messages import Button, Content, Menu, pick, picked, were_shown
from bot.messages.content import Row
from bot.messages.controls import Controls
from bot.messages.ids import make, make_menu, mask, number, of_question, read
from bot.messages.layout import TOGGLES, distinct, meant
from bot.texts import LANGUAGES, limits
from engine import Choice, Decision
from tests.matches import quick
from tests.messages.limits import check
from tests.messages.questions import cards, grouped

IDS = of_question(10**9, 9999)
"""Ids with the longest numbers of a table and a question."""
NAMES = ("Anna", "Ben")
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789_.-"
"""Letters of the parts of an id."""


@st.composite
def several(draw: st.DrawFn) -> Decision:
    choices = draw(st.integers(1, 200))
    most = draw(st.integers(1, choices))
    least = draw(st.integers(0, most))
    return cards(choices, least, most)


def rows(one: Decision, page: int = 0, taken: int = 0, language: str = "en") -> tuple[Row, ...]:
    return Controls(texts.speaker(language), "verraeter", one, NAMES, IDS).rows(page, taken)


def menu_of(shown: tuple[Row, ...], action: str = "menu") -> Menu:
    (menu,) = [row for row in shown if isinstance(row, Menu) and read(row.custom_id)[0] == action]
    return menu


def buttons_of(shown: tuple[Row, ...], action: str) -> list[Button]:
    buttons = [button for row in shown if not isinstance(row, Menu) for button in row]
    return [button for button in buttons if read(button.custom_id)[0] == action]


@pytest.mark.parametrize("choices", [1, 2, 5, 6, 24, 25, 26, 50, 51, 200])
def test_every_page_of_every_decision_keeps_the_limits(choices: int) -> None:
    """The languages take turns: those of the long lists have all pages."""
    languages = cycle(LANGUAGES)
    for least, most in ((1, 1), (0, 1), (0, choices), (2, min(4, choices))):
        if least > most:
            continue
        one = cards(choices, least, most)
        for page, language in zip(range((choices - 1) // limits.LINES + 1), languages, strict=False):
            check(Content("question", rows(one, page, language=language)))
            if most > 1:
                everything = (1 << min(most, choices)) - 1
                check(Content("question", rows(one, page, everything, language)))


def test_a_key_stands_for_all_choices_that_are_alike() -> None:
    one = Decision("supply", (*(Choice(f"1.{slot}", {}, alike="1") for slot in range(20)), Choice("2.1")))
    assert meant(one, "*1") == one.keys[:-1]
    assert [meant(one, key) for key in ("2.1", "*9")] == [("2.1",), ("*9",)], "the latter is no choice"


def test_a_page_that_there_is_not_was_never_shown() -> None:
    one = grouped([20, 20])
    assert [were_shown(one, page, 0) for page in (-1, 0, 1, 2)] == [False, True, True, False]
    assert were_shown(Decision("vote", (), 0, 0), 0, 0)


@quick
@given(several(), st.data())
def test_keys_picked_page_by_page_are_confirmed(one: Decision, data: st.DataObject) -> None:
    if len(one.choices) <= TOGGLES:
        return
    if (one.least, one.most) == (1, 1):
        return
    wish = data.draw(st.lists(st.sampled_from(one.keys), unique=True, max_size=one.most))
    taken = 0
    for page in range((len(one.choices) - 1) // limits.LINES + 1):
        menu = menu_of(rows(one, page, taken))
        here = [entry.value for entry in menu.entries if entry.value in wish]
        assert menu.least <= len(here) <= menu.most
        taken = pick(one, page, taken, here)
        assert [entry.value for entry in menu_of(rows(one, page, taken)).entries if entry.chosen] == here
    confirmed(one, taken, wish)


def confirmed(one: Decision, taken: int, wish: Sequence[str]) -> None:
    """The button below confirms these keys, if they are as many as may be taken."""
    (confirm,) = buttons_of(rows(one, 0, taken), "confirm")
    assert confirm.disabled == (not one.least <= len(wish) <= one.most)
    keys = picked(one, mask(read(confirm.custom_id)[1][2]))
    assert sorted(keys) == sorted(wish)


@quick
@given(st.data())
def test_toggled_keys_are_confirmed(data: st.DataObject) -> None:
    one = cards(data.draw(st.integers(2, TOGGLES)), 0, data.draw(st.integers(2, 5)))
    wish, taken = list[str](), 0
    for bit in data.draw(st.lists(st.integers(0, len(one.choices) - 1), max_size=12)):
        toggle = buttons_of(rows(one, 0, taken), "picks")[bit]
        assert toggle.disabled == (one.keys[bit] not in wish and len(wish) >= one.most)
        if not toggle.disabled:
            taken = mask(read(toggle.custom_id)[1][2])
            wish = sorted({*wish} ^ {one.keys[bit]})
    pressed = [button.label for button in buttons_of(rows(one, 0, taken), "picks") if button.label.startswith("✓")]
    assert len(pressed) == len(wish)
    confirmed(one, taken, wish)


@quick
@given(several(), st.data())
def test_picking_anew_on_a_page_leaves_the_other_pages_alone(one: Decision, data: st.DataObject) -> None:
    taken = data.draw(st.integers(0, (1 << len(one.choices)) - 1))
    page = data.draw(st.integers(0, (len(one.choices) - 1) // limits.LINES))
    here = set(one.keys[page * limits.LINES : (page + 1) * limits.LINES])
    keys = data.draw(st.lists(st.sampled_from(sorted(here)), unique=True))
    before, after = set(picked(one, taken)), set(picked(one, pick(one, page, taken, keys)))
    assert after == (before - here) | set(keys)


@quick
@given(several(), st.integers(0, 1 << 250))
def test_a_forged_mask_picks_only_what_there_is(one: Decision, forged: int) -> None:
    assert set(picked(one, forged)) <= set(one.keys)


@quick
@given(st.sampled_from(["answer", "hand", "lesson-go"]), st.lists(st.text(LETTERS, min_size=1, max_size=9)))
def test_an_id_is_read_as_it_was_made(action: str, arguments: list[str]) -> None:
    assert read(make(action, *arguments)) == read(make_menu(action, *arguments)) == (action, arguments)


@quick
@given(st.text(max_size=120))
def test_any_id_can_be_read(custom_id: str) -> None:
    for one in (custom_id, f"tc:{custom_id}", f"tm:{custom_id}"):
        _, arguments = read(one)
        assert all(number(argument) >= -1 and mask(argument) >= -1 for argument in arguments)


def test_a_choice_of_a_higher_order_is_not_shown_beside_its_equal() -> None:
    """Gold that goes into the fund come what may has one button, though it may also be discarded (T-2.3)."""
    found = [step.decision for step in some_steps("the_traitors") if step.decision.facts.get("gold_only")]
    assert {tuple(choice.key for _, choice in distinct(one)) for one in found} == {("gold.1",)}
