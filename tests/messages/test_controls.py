"""A decision with any number of choices is shown within Discord's limits, and any answer to it can be given."""

from collections.abc import Mapping, Sequence
from itertools import cycle

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot import texts
from bot.messages import Button, Content, Menu, pick, picked
from bot.messages.content import Row
from bot.messages.controls import Controls
from bot.messages.ids import make, make_menu, mask, number, of_question, read
from bot.messages.labels import ROOM, measured
from bot.messages.layout import MANY, TOGGLES, meant, pages
from bot.texts import LANGUAGES, limits
from engine import Choice, Decision, Fact
from tests.matches import quick
from tests.messages.limits import check

IDS = of_question(10**9, 9999)
"""Ids with the longest numbers of a table and a question."""
NAMES = ("Anna", "Ben")
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789_.-"
"""Letters of the parts of an id."""
SAY = texts.speaker("en")


FACTS: Mapping[str, Fact] = {"house": "eagle", "role": "farmer", "eagle": 5, "rose": 3}


SITE: Mapping[str, Fact] = {"landscape": "town", "value": 15, "house": "eagle", "hour": 1, "paid": "won"}


def decision(choices: int, least: int = 1, most: int = 1, kind: str = "supply") -> Decision:
    """A question about so many cards, with keys as a hand of cards has them."""
    cards = (Choice(f"{bit + 1}.1", {"card": bit + 1}) for bit in range(choices))
    return Decision(kind, tuple(cards), least=least, most=most, facts=FACTS)


PLAIN = "plain"
"""A kind of question for whose sets of choices the game has no words."""


@st.composite
def several(draw: st.DrawFn) -> Decision:
    choices = draw(st.integers(1, 200))
    most = draw(st.integers(1, choices))
    least = draw(st.integers(0, most))
    return decision(choices, least, most)


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
        one = decision(choices, least, most)
        for page, language in zip(range((choices - 1) // limits.LINES + 1), languages, strict=False):
            check(Content("question", rows(one, page, language=language)))
            if most > 1:
                everything = (1 << min(most, choices)) - 1
                check(Content("question", rows(one, page, everything, language)))


def test_equal_cards_are_shown_once() -> None:
    hand = tuple(Choice(f"{card}.{copy}", {"card": card}) for card, copy in ((2, 1), (2, 2), (2, 3), (5, 1)))
    one = Decision("supply", hand)
    assert [read(button.custom_id)[1][2] for button in buttons_of(rows(one), "answer")] == ["2.1", "5.1"]
    several = Decision("supply", hand, least=0, most=4)
    assert [button.label for button in buttons_of(rows(several), "picks")] == ["Card 2", "Card 2", "Card 2", "Card 5"]


def test_choices_that_open_different_questions_are_not_equal() -> None:
    ways = tuple(Choice(key, {"card": 1}, opens=key) for key in ("pawn", "sell"))
    shown = rows(Decision("supply", ways))
    assert [read(button.custom_id)[1][2] for button in buttons_of(shown, "answer")] == ["pawn", "sell"]


@pytest.mark.parametrize("choices", range(1, MANY + 1))
def test_one_of_up_to_15_are_buttons_in_even_rows(choices: int) -> None:
    one = decision(choices)
    shown = rows(one)
    assert [read(button.custom_id)[1][2] for button in buttons_of(shown, "answer")] == list(one.keys)
    assert len(shown) == -(-choices // limits.BUTTONS)


@pytest.mark.parametrize("choices", [6, MANY])
def test_one_of_more_than_5_with_notes_are_a_menu(choices: int) -> None:
    sites = tuple(Choice(str(hour), {**SITE, "hour": hour}) for hour in range(1, choices + 1))
    shown = rows(Decision("farm", sites))
    assert [entry.value for entry in menu_of(shown).entries] == [one.key for one in sites]
    assert all(entry.note for entry in menu_of(shown).entries)


@pytest.mark.parametrize("choices", [MANY + 1, 25])
def test_one_of_up_to_25_are_a_menu(choices: int) -> None:
    one = decision(choices)
    shown = rows(one)
    assert [entry.value for entry in menu_of(shown).entries] == list(one.keys)
    assert (menu_of(shown).least, menu_of(shown).most) == (1, 1)
    assert len(shown) == 1


def test_each_of_few_groups_has_a_menu_of_its_choices() -> None:
    rings = tuple(Choice(ring, {"ring": ring, "count": 8, "price": 2}, ring, "claim") for ring in "OMI")
    one = Decision("claim_ring", (*rings, Choice("back", quiet=True)))
    behind = {ring: decision(size, kind=PLAIN) for ring, size in zip("OMI", (24, 16, 8), strict=True)}
    *menus, last = Controls(SAY, "het_verraad", one, NAMES, IDS, behind).rows()
    for ring, menu in zip("OMI", menus, strict=True):
        assert isinstance(menu, Menu)
        assert read(menu.custom_id) == ("through", [str(10**9), "9999", ring])
        assert tuple(entry.value for entry in menu.entries) == behind[ring].keys
    assert [read(button.custom_id)[1][2] for button in buttons_of((last,), "answer")] == ["back"]


def test_choices_that_are_alike_are_offered_once_and_stand_for_all() -> None:
    cards = [Choice(f"1.{slot}", {"card": slot}, alike="1") for slot in range(20)]
    one = Decision("supply", (*cards, Choice("2.1", {"card": 30}), Choice("3.1", {"card": 31}, alike="3")), facts=FACTS)
    keys = [read(button.custom_id)[1][2] for button in buttons_of(rows(one), "answer")]
    assert keys == ["*1", "2.1", "3.1"]
    assert meant(one, "*1") == tuple(card.key for card in cards)
    assert meant(one, "2.1") == ("2.1",)
    assert meant(one, "*9") == ("*9",), "which is no choice"


def test_choices_of_a_lower_order_are_shown_first() -> None:
    choices = tuple(Choice(key, order=order) for key, order in (("a", 0), ("b", -1), ("c", 0), ("d", -2)))
    keys = [read(button.custom_id)[1][2] for button in buttons_of(rows(Decision("chess", choices)), "answer")]
    assert keys == ["d", "b", "a", "c"]


@pytest.mark.parametrize(("least", "most"), [(1, 1), (0, 3)])
def test_more_than_25_are_pages_and_each_choice_is_on_one(least: int, most: int) -> None:
    one = decision(60, least, most)
    seen: list[str] = []
    for page in range(3):
        shown = rows(one, page)
        seen += [entry.value for entry in menu_of(shown).entries]
        turn = menu_of(shown, "page")
        assert (turn.least, turn.most) == (1, 1)
        assert [entry.value for entry in turn.entries] == ["0", "1", "2"]
        assert [entry.value for entry in turn.entries if entry.chosen] == [str(page)]
    assert seen == list(one.keys)


def test_a_page_is_named_by_its_first_and_last_choice() -> None:
    turn = menu_of(rows(decision(60)), "page")
    assert [entry.label for entry in turn.entries] == ["Card 1 – Card 25", "Card 26 – Card 50", "Card 51 – Card 60"]


def test_picked_keys_travel_to_the_other_pages() -> None:
    shown = rows(decision(60, 0, 3), 1, taken=0b101)
    assert mask(read(menu_of(shown, "page").custom_id)[1][2]) == 0b101
    assert mask(read(menu_of(shown).custom_id)[1][3]) == 0b101


@pytest.mark.parametrize("choices", [MANY + 1, 26, 60])
def test_back_is_a_button_below_the_menu(choices: int) -> None:
    plain = decision(choices)
    one = replace(plain, choices=(*plain.choices, Choice("back", {"card": 1})))
    for page in range(len(pages(one))):
        shown = rows(one, page)
        assert "back" not in [entry.value for entry in menu_of(shown).entries]
        (back,) = buttons_of(shown, "answer")
        assert read(back.custom_id)[1][2] == "back"
        assert shown[-1] == (back,)


def test_a_question_without_choices_has_only_its_confirmation() -> None:
    shown = rows(decision(0, 0, 0, PLAIN))
    (confirm,) = buttons_of(shown, "confirm")
    assert shown == ((confirm,),)
    assert (confirm.label, confirm.disabled) == (SAY("prompt-confirm-nothing"), False)


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
    one = decision(data.draw(st.integers(2, TOGGLES)), 0, data.draw(st.integers(2, 5)))
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


def test_toggles_stand_by_the_order_of_their_choices_and_keep_their_bits() -> None:
    cards = tuple(Choice(str(seat), {"seat": seat}, order=-seat) for seat in range(3))
    shown = Controls(SAY, "vote", Decision("vote", cards, 0, 2), ("Anna", "Ben", "Cleo"), IDS).rows()
    toggles = buttons_of(shown, "picks")
    assert [one.label for one in toggles] == ["Cleo", "Ben", "Anna"]
    assert [mask(read(one.custom_id)[1][2]) for one in toggles] == [4, 2, 1]


def test_a_fixed_number_of_few_is_a_button_for_each_set() -> None:
    one = decision(4, 2, 2, PLAIN)
    sets = [button for row in rows(one) if not isinstance(row, Menu) for button in row]
    assert [button.label for button in sets][:3] == ["1.1, 2.1", "1.1, 3.1", "1.1, 4.1"]
    assert [picked(one, mask(read(button.custom_id)[1][2])) for button in sets][-1] == ("3.1", "4.1")
    assert {read(button.custom_id)[0] for button in sets} == {"confirm"}
    assert len(sets) == 6


def test_sets_without_room_for_their_names_are_toggled() -> None:
    people = tuple(Choice(str(seat), {"seat": seat}) for seat in range(4))
    shown = Controls(SAY, "vote", Decision("vote", people, 2, 2), ("x" * 30,) * 4, IDS).rows()
    assert len(buttons_of(shown, "picks")) == 4


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


def test_the_button_says_the_consequence_if_the_game_has_words_for_it() -> None:
    one = decision(5, 0, 5)
    (none,) = buttons_of(rows(one), "confirm")
    (two,) = buttons_of(rows(one, 0, 0b1100), "confirm")
    assert (none.label, two.label) == ("Play nothing: Eagle 5", "Play 3 + 4 = 7: Eagle 12")
    (much,) = buttons_of(rows(decision(40, 0, 40), 0, (1 << 40) - 1), "confirm")
    assert measured(much.label) <= ROOM


def test_the_button_names_picked_keys_while_they_fit() -> None:
    one = decision(40, 0, 40, PLAIN)
    (few,) = buttons_of(rows(one, 0, 0b101), "confirm")
    assert few.label == SAY("prompt-confirm", choices="1.1, 3.1")
    (many,) = buttons_of(rows(one, 0, (1 << 40) - 1), "confirm")
    assert many.label == SAY("prompt-confirm-number", number=40)
    (none,) = buttons_of(rows(one), "confirm")
    assert none.label == SAY("prompt-confirm-nothing")


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


@pytest.mark.parametrize(
    ("least", "most", "hint"),
    [
        (1, 1, SAY("prompt-pick-one")),
        (2, 2, SAY("prompt-pick-exactly", number=2)),
        (0, 2, SAY("prompt-pick-up-to", number=2)),
        (0, 20, SAY("prompt-pick-several")),
    ],
)
def test_the_menu_says_how_many_are_picked(least: int, most: int, hint: str) -> None:
    assert menu_of(rows(decision(20, least, most))).hint == hint
