"""A secret reaches its seat and nobody else."""

from msgspec.structs import replace

from bot import pictures
from bot.pictures import Picture
from engine.the_traitors.view import Sight, TheTraitorsView
from tests.games.the_traitors.pictures.boards import NAMES, every_stage, the_traitors
from tests.matches import a_match


def test_the_board_shows_nothing_of_what_is_a_seat_s_own() -> None:
    """Check that board and alt text stay as they are.

    A seat may hold, be, be asked, answer or see anything.
    """
    for views in every_stage(8).values():
        view = views[0]
        seen = (Sight(1, ("traitor", "gold"), True),)
        own = replace(
            view,
            seat=0,
            hand=("gold", "dagger", "traitor"),
            role="faithful",
            recruited=True,
            question="recruit",
            answer="3",
            sights=seen,
        )
        assert pictures.draw_board(own, NAMES, "en") == pictures.draw_board(view, NAMES, "en")


def _hands(views: tuple[TheTraitorsView, ...]) -> list[Picture]:
    return [pictures.draw_hand(view, NAMES, "en") for view in views[1:]]


def test_a_secret_of_one_seat_changes_its_own_hand_alone() -> None:
    views = every_stage(8)["turn"]
    secret = replace(views[3], hand=("shield", "shield", "traitor"), recruited=True, role="faithful")
    before, after = _hands(views), _hands((*views[:3], secret, *views[4:]))
    assert [one != other for one, other in zip(before, after, strict=True)] == [seat == 2 for seat in range(8)]


def test_an_eliminated_player_is_shown_no_hand() -> None:
    match = a_match("out", game="the_traitors", seats=8, answers=60)
    out = [seat for seat, public in enumerate(the_traitors(match.view(None)).table) if not public.living]
    assert out
    for seat in out:
        assert "Gold" not in pictures.hand_alt(match.view(seat), NAMES, "en")
