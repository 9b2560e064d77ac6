"""The files of Traitor: real PNGs of the right size, small, and in the right colours."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PIL import Image

from bot import pictures, texts
from bot.games.traitor.pictures import moment
from bot.games.traitor.pictures.armies import cards_box
from bot.games.traitor.pictures.faces import draw_held
from bot.games.traitor.pictures.layout import PADDING, places
from bot.pictures import colours
from bot.pictures.canvas import Box, Canvas
from engine.traitor.events import CardAccused, TraitorExposed
from engine.traitor.view import ArmyView, Fight, SlotView, TraitorView
from tests.games.traitor.pictures.boards import LONG_NAMES, NAMES, SEATS, crowded, every_phase, knowing, with_armies
from tests.games.traitor.script import fight, stand, told
from tests.pictures.looking import near, opened


def test_a_seat_that_is_asked_for_a_card_of_others_sees_their_armies() -> None:
    """The own cards are smaller beside those, so the picture is lower."""
    sees = set()
    for phase, (view, *_) in every_phase(8).items():
        for own in [knowing(view, seat) for seat in view.asked[:1]]:
            asked, idle = (pictures.draw_hand(one, NAMES, "en") for one in (own, replace(own, asked=())))
            sees |= {phase} if asked.height < idle.height else set()
    assert sees == {"turn", "look"}


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


def test_cards_that_fought_last_are_framed_in_gold() -> None:
    cards, fight = (SlotView(3), SlotView(7, "Kh"), SlotView(9, "Ks")), Fight(2, 9, "Ks", 5, 4, "9d", "target", "power")
    view = replace(with_armies(every_phase(8)["turn"][0], slots=cards, hidden=(), eliminated="", hand=0), fight=fight)
    board = opened(pictures.draw_board(view, NAMES, "en"))
    framed = [golden(board, cards_box(box)) > 0 for box in places(8).armies]
    assert framed == [number == 2 for number in range(8)]


def test_at_the_end_the_jokers_are_framed_in_gold() -> None:
    over = every_phase(8)["over"][0]
    for cards in ((SlotView(7, "Kh"),), (SlotView(7, "Kh"), SlotView(9, "joker"))):
        view = with_armies(over, slots=cards, hidden=(), eliminated="")
        board = opened(pictures.draw_board(view, NAMES, "en"))
        assert [golden(board, cards_box(box)) > 0 for box in places(8).armies] == [len(cards) == 2] * 8


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
    assert moment([before, *found], 1, NAMES, say) is None
