"""The pictures of Traitor: the right colours, and nothing that must be read is covered."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from math import atan2, tau

import pytest
from msgspec.structs import replace
from PIL import Image

from bot import pictures, texts
from bot.games.traitor.pictures import draw_board, draw_hand, draw_part, moment
from bot.games.traitor.pictures.armies import cards_box
from bot.games.traitor.pictures.cards import draw_token
from bot.games.traitor.pictures.colours import FELT as FELT_COLOUR
from bot.games.traitor.pictures.colours import RED
from bot.games.traitor.pictures.faces import draw_held, draw_standing
from bot.games.traitor.pictures.layout import AIMS, FELT, HEADER, PADDING, RAIL, places
from bot.pictures import colours
from bot.pictures.canvas import Box, Canvas, Plain
from bot.pictures.colours import WHITE
from engine.traitor.events import CardAccused, MatchEnded, TraitorExposed
from engine.traitor.view import ArmyView, Fight, SlotView, TraitorView
from tests.games.traitor.pictures.boards import (
    LONG_NAMES,
    MOST_CARDS,
    NAMES,
    REASONS,
    SEATS,
    crowded,
    crowded_end,
    every_phase,
    knowing,
    with_armies,
)
from tests.games.traitor.script import fight, stand, told
from tests.pictures.looking import by_turns, check_words, inside, near, opened


def test_a_seat_that_is_asked_for_a_card_of_others_sees_their_armies() -> None:
    sees = set()
    for phase, (view, *_) in every_phase(8).items():
        for own in [replace(knowing(view, seat), peeked=()) for seat in view.asked[:1]]:
            written = draw_hand(own, own.seat or 0, NAMES, texts.speaker("en")).words
            sees |= {phase} if len({words for words, _ in written}.intersection(NAMES)) > 1 else set()
    assert sees == {"turn", "look"}


def test_ranks_of_a_small_hand_are_read_on_a_phone_beside_the_armies_of_others() -> None:
    view = knowing(replace(every_phase(7)["turn"][0], options={"rehide": "mix"}), 0)
    own = replace(view.armies_own[0], cards=view.armies_own[0].cards[:12])
    written = draw_hand(replace(view, asked=(0,), armies_own=(own,)), 0, NAMES, texts.speaker("en")).words
    ranks = [box for words, box in written if words == "10" and box.height * PHONE >= 9]
    assert len({box.height for box in ranks[-12:]}) == 1, "nothing is shrunk"


def test_there_is_no_other_part() -> None:
    assert pictures.parts("traitor") == ("seen",)
    with pytest.raises(ValueError, match="no part"):
        pictures.draw_part(crowded(8), "unseen", NAMES, "en")


@pytest.mark.parametrize("seats", SEATS)
def test_an_army_has_its_owner_s_colour(seats: int) -> None:
    """J-0.4: with 2 seats they own every other army."""
    view = every_phase(seats)["over"][0]
    board = opened(pictures.draw_board(view, NAMES[:seats], "en"))
    for army, box in zip(view.armies, places(len(view.armies)).armies, strict=True):
        left, top = box.left + PADDING, box.top + PADDING
        corner = [(left + x, top + y) for x in range(24) for y in range(40)]
        assert any(near(board, at, colours.SEATS[army.seat]) for at in corner)


AWAITED: dict[str, Callable[[TraitorView, ArmyView], bool]] = {
    "turn": lambda view, army: army.number == view.turn,
    "look": lambda view, army: army.number == view.looking,
    "muster": lambda view, army: army.number in view.mustering and army.seat in view.asked,
    "gift": lambda view, army: army.seat in view.asked,
}


@pytest.mark.parametrize("seats", SEATS)
def test_armies_whose_owners_are_awaited_are_framed_in_white(seats: int) -> None:
    """J-3.3: who looks, perhaps in another's turn. J-1.2: with 2 seats armies 0 and 1 are mustered first."""
    for phase, awaited in AWAITED.items():
        if phase in every_phase(seats):
            view = every_phase(seats)[phase][0]
            board = opened(pictures.draw_board(view, NAMES[:seats], "en"))
            boxes = places(len(view.armies)).armies
            framed = [near(board, (box.middle[0], box.top + 4), colours.WHITE) for box in boxes]
            assert framed == [awaited(view, army) for army in view.armies]
            assert any(framed)


def golden(board: Image.Image, box: Box) -> int:
    """Return how many pixels of a box are of the gold of a frame."""
    inner = box._replace(top=box.top + 50)
    return sum(near(board, (x, y), colours.GOLD) for x in range(*inner[::2]) for y in range(*inner[1::2]))


def test_cards_that_fought_last_are_framed_in_gold_and_at_the_end_the_jokers() -> None:
    over, fight = every_phase(8)["over"][0], Fight(2, 9, "Ks", 5, 4, "9d", "target", "power", 1)
    turn = replace(every_phase(8)["turn"][0], fights=(fight,))
    cards, joker = (SlotView(3, "2c"), SlotView(7, "Kh"), SlotView(9, "Ks")), SlotView(11, "joker")
    for view, slots, framed in ((turn, cards, [2]), (over, cards, []), (over, (*cards, joker), [*range(8)])):
        board = opened(
            pictures.draw_board(with_armies(view, slots=slots, hidden=(), eliminated="", hand=0), NAMES, "en")
        )
        assert [army for army, box in enumerate(places(8).armies) if golden(board, cards_box(box))] == framed


def test_a_joker_is_known_by_the_corner_of_its_card() -> None:
    """The corner is all that is seen of a card in a full hand."""
    canvas = Canvas(Image.new("RGB", (140, 200)))
    draw_held(canvas, Box(0, 0, 140, 200), "joker", texts.speaker("en"))
    assert len(set(canvas.image.crop((24, 82, 60, 118)).convert("L").tobytes())) > 2


def test_even_the_fullest_hand_is_told_from_the_most_important_on() -> None:
    words = pictures.hand_alt(knowing(crowded(2), 1), LONG_NAMES[:2], "de")
    assert len(words) <= 1024
    assert "Deine Armee 1 ist der Verräter." in words.partition("10♥")[0]


def test_an_unmasked_traitor_is_not_found_out_again() -> None:
    """J-1.2, J-2.4: if the Joker died before, a suit too many is no news."""
    match = stand("Ah Kh", "2c 3s 4d 5d", "9h 8h", dead={1: "joker"})
    found = [*fight(match, 0, "1.0", "no"), *fight(match, 1, "0.1"), *fight(match, 0, "1.2")]
    before = TraitorExposed(round=1, seat=1, army=told(found, CardAccused)[0].target_army)
    say = texts.speaker("en")
    assert moment(found, 0, NAMES, say) is not None
    shown = [one for one in [before, *found] if not isinstance(one, MatchEnded)]
    assert moment(shown, 1, NAMES, say) is None


def test_the_fall_of_a_known_traitor_s_joker_is_the_deed_of_who_kills_it() -> None:
    """J-1.2, J-2.4: it is no news who held it, and the suit too many is the one that was seen last."""
    match = stand("Ah Kh", "2c 3s 4d joker 5c 6c 7c", "9h 8h")
    found = [*fight(match, 0, "1.0", "no"), *fight(match, 1, "0.1"), *fight(match, 0, "1.2", "no")]
    suits = moment(found, 0, NAMES, texts.speaker("en"))
    fallen = moment([*found, *fight(match, 0, "1.3")], len(found), NAMES, texts.speaker("en"))
    assert suits is not None and [(one.suit, one.plain) for one in suits.cards[1:]] == [
        ("spades", True),
        ("diamonds", False),
    ]
    assert fallen is not None and (fallen.seat, [one.dead for one in fallen.cards]) == (0, [False, True])


ARMIES = range(3, 9)
BOX = 550 / 1400  # what Discord shows of a board before it is opened
PHONE = 304 / 1400


@pytest.mark.parametrize("armies", ARMIES)
def test_armies_header_fight_and_aims_lie_apart_on_the_felt(armies: int) -> None:
    where = places(armies)
    assert len(where.armies) == armies
    boxes = [*where.armies, where.fight, where.aims]
    assert [pair for pair in combinations([*boxes, HEADER], 2) if pair[0].meets(pair[1])] == []
    assert [box for box in boxes if not inside(box, FELT)] == []
    assert inside(FELT, RAIL)
    assert not RAIL.meets(HEADER)
    assert where.aims.height >= AIMS


@pytest.mark.parametrize("armies", ARMIES)
def test_armies_sit_clockwise_in_the_order_of_turns(armies: int) -> None:
    """J-2.7: seen from the middle of the table, each one is further round than the one before it."""
    middle = places(armies).fight.middle
    angles = [atan2(box.middle[1] - middle[1], box.middle[0] - middle[0]) for box in places(armies).armies]
    turns = [(angle - angles[0]) % tau for angle in angles]
    assert turns == sorted(turns)


def words_of_armies(view: TraitorView) -> Iterator[list[tuple[str, Box]]]:
    """Yield what is written on each army, below its heading."""
    canvas = draw_board(view, NAMES[: view.seats], texts.speaker("en"))
    for army in places(len(view.armies)).armies:
        yield [(words, box) for words, box in canvas.words if inside(box, cards_box(army))]


@pytest.mark.parametrize("seats", SEATS)
def test_face_down_cards_are_a_pile_with_the_size_of_the_army(seats: int) -> None:
    """J-1.4, J-1.5: nobody can tell one from another."""
    slots = (SlotView(1), SlotView(3), SlotView(4, "Kh"), *(SlotView(slot) for slot in range(5, 15)))
    view = with_armies(every_phase(seats)["turn"][0], slots=slots, hidden=(), fallen=(), eliminated="", hand=0)
    for words in words_of_armies(view):
        (high,) = [box.height for word, box in words if word == "13"]
        assert high * PHONE >= 8


@cache
def views_to_draw(language: str) -> list[TraitorView]:
    """The fullest boards, and those of matches; every third of these in a language."""
    found = by_turns([views[0] for seats in (2, 3, 7, 8) for views in every_phase(seats).values()], language)
    found += [crowded(seats, up=up) for seats in (2, 8) for up in (1, 3)]
    found += [crowded(seats, reason) for seats in (2, 7) for reason in REASONS]
    found += [crowded_end(seats, traitors) for seats in (2, 7) for traitors in (0, 1, 2)]
    found.append(with_armies(crowded(8), eliminated="points"))
    found.append(with_armies(crowded(7), slots=(), hand=21))
    return found


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])
def test_words_on_the_board_lie_apart_and_in_their_places(names: tuple[str, ...], language: str) -> None:
    say = texts.speaker(language)
    views = views_to_draw(language)
    for view in views if names == LONG_NAMES else by_turns(views, language):
        canvas = draw_board(view, names[: view.seats], say)
        check_words(canvas, names)
        where = places(len(view.armies))
        boxes = [*where.armies, where.fight, where.aims, HEADER]
        assert [words for words, box in canvas.words if not any(inside(box, place) for place in boxes)] == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("seats", [2, 8])
def test_words_on_a_hand_lie_apart(seats: int, language: str) -> None:
    say = texts.speaker(language)
    for phase, views in every_phase(seats).items():
        for seat, view in by_turns(list(enumerate(views[1:])), language):
            check_words(draw_hand(view, seat, LONG_NAMES, say))
            check_words(draw_hand(view, seat, NAMES, say), NAMES)
            if phase in ("turn", "over"):
                check_words(draw_hand(knowing(view, seat), seat, LONG_NAMES, say))
    check_words(draw_hand(knowing(crowded(seats), 1), 1, NAMES, say), NAMES)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])
def test_words_on_a_closer_look_lie_apart(names: tuple[str, ...], language: str) -> None:
    for view in by_turns(views_to_draw(language), language):
        many = with_armies(view, fallen=("10c",) * MOST_CARDS, pile=("10h",) * MOST_CARDS)
        for one in (view, many):
            check_words(draw_part(one, "seen", names[: view.seats], texts.speaker(language)), names)


def test_nothing_but_the_cards_of_the_largest_armies_is_written_too_small_for_a_phone() -> None:
    say = texts.speaker("de")
    canvases = [draw_board(view, LONG_NAMES[: view.seats], say) for view in views_to_draw("de")]
    canvases.append(draw_hand(knowing(crowded(8), 1), 1, LONG_NAMES, say))
    letters = [box.height for canvas in canvases for words, box in canvas.words if words[0].isupper() and words[1:]]
    assert min(letters) >= 18  # the height of capitals in letters of 26 pixels


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_decisive_numbers_are_read_in_the_small_box(seats: int, language: str) -> None:
    """Names, points, both sides' race and the power of the last fight, even on a crowded board."""
    view = replace(
        with_armies(crowded(seats), exposed=False),
        fights=(Fight(0, 15, "10c", len(every_phase(seats)["turn"][0].armies) - 1, 15, "9d", "target", "power", 28),),
    )
    canvas = draw_board(view, NAMES[:seats], texts.speaker(language))
    high: dict[str, int] = {}
    for words, box in canvas.words:
        high[words] = max(box.height, high.get(words, 0))
    needed = texts.speaker(language)("traitor-picture-needed", count=view.needed or 0, traitors=0, name="")
    for words in (str(view.armies[0].points), needed, "11", "9"):
        assert high[words] * BOX >= 9
    assert all(high.get(name, 0) * BOX >= 9 for name in NAMES[:seats])


@pytest.mark.parametrize("seats", SEATS)
def test_known_cards_are_read_in_the_small_box(seats: int) -> None:
    """J-1.5, J-2.5: their ranks, and how many more there are."""
    view = with_armies(crowded(seats), hidden=("10c", "Ad", "Kh", "9s"), exposed=False)
    canvas = draw_board(view, NAMES[:seats], texts.speaker("en"))
    for army in places(len(view.armies)).armies:
        chips = [box for words, box in canvas.words if inside(box, cards_box(army)) and words[0] in "1AK9+"]
        assert len(chips) >= 2
        assert min(box.height for box in chips) * BOX >= 6


@pytest.mark.parametrize(
    ("card", "swords"), [("3c", True), ("8d", True), ("Qs", True), ("Qc", False), ("joker", False)]
)
def test_j_2_3_a_card_that_beats_black_aces_has_swords(card: str, swords: bool) -> None:
    canvas, box = Canvas(Plain(144, 200, WHITE)), Box(0, 0, 144, 200)
    draw_standing(canvas, box, card, None, texts.speaker("en"))
    middle = canvas.image.convert("L").crop((84, 74, 134, 118))
    assert (min(middle.tobytes()) < 100) == swords


@pytest.mark.parametrize("out", [False, True])
@pytest.mark.parametrize(("card", "red"), [("6d", True), ("Ah", True), ("6c", False), ("As", False)])
def test_a_dead_card_keeps_the_colour_of_its_suit(card: str, red: bool, out: bool) -> None:
    canvas, box = Canvas(Plain(144, 200, WHITE)), Box(0, 0, 144, 200)
    for draw in (draw_held, draw_token):
        draw(canvas, box, card, texts.speaker("en"), out=out, **({"down": False} if draw is draw_token else {}))
        assert (RED in {colour for _, colour in canvas.image.convert("RGB").getcolors(9999) or ()}) == red


@pytest.mark.parametrize("seats", SEATS)
def test_a_card_turned_down_again_comes_out_of_the_pile_that_counts_it(seats: int) -> None:
    """J-2.5: it is mixed with the others, so the number on the pile includes it."""
    slots = tuple(SlotView(slot) for slot in range(9))
    view = with_armies(every_phase(seats)["turn"][0], slots=slots, hidden=("Ac",), fallen=(), eliminated="", hand=0)
    canvas = draw_board(view, NAMES[:seats], texts.speaker("en"))
    shown = canvas.image.convert("RGB")
    for army in places(len(view.armies)).armies:
        inner = [(words, box) for words, box in canvas.words if inside(box, cards_box(army))]
        (pile,), (card,) = ([box for words, box in inner if words == letter] for letter in "9A")
        row = [shown.getpixel((x, card.middle[1])) for x in range(pile.right, card.left)]
        assert FELT_COLOUR not in row
