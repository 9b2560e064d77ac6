"""Pictures of moments: they ride on messages that are posted or edited anyway, and stay as they are."""

from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from bot.messages import aloud as telling
from bot.messages import board as boards
from bot.messages.board import board
from bot.messages.telling import before_the_end
from bot.messages.wanted import rows_aloud
from bot.pictures import MomentOf, PictureOf, UnmaskingOf
from bot.store import Reveals
from engine import Event
from tests.delivery.posting import Shown, calls
from tests.games.the_traitors.situations import TRAITORS
from tests.games.traitor.situations import DUEL
from tests.kit.cases import Case
from tests.kit.games import HOOKS
from tests.messages.leaks import played
from tests.tables.people import match_of

VERRAETER = Case("verraeter", 4, "moments")
TELLING = {"allegiance_changed", "match_ended", "round_ended"}
CITY = Case("het_verraad", 3, "moments", data=HOOKS["het_verraad"].soon)
every_game = pytest.mark.parametrize("case", [VERRAETER, TRAITORS, DUEL], ids=str)


def made(case: Case) -> Iterator[set[str]]:
    """The slots of the calls that each answer of a match brings."""
    shown = Shown()
    for match in played(case.table, ended=True):
        before = dict(shown.posted)
        table = case.table if match.result is None else replace(case.table, state="finished", ended=1.0)
        shown.bring_in_line(table, match)
        yield calls(before, shown.posted)


@pytest.mark.parametrize("case", [VERRAETER, TRAITORS, DUEL, CITY], ids=str)
def test_no_answer_costs_a_call_more_than_without_moments(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    found = list(made(case))
    for module in (telling, boards):
        monkeypatch.setattr(module, "moment_of", lambda *_: None)
    monkeypatch.setattr(boards, "moment_at_once", lambda *_: None)
    assert found == list(made(case))


@every_game
def test_a_round_that_is_over_shows_its_moment_and_keeps_it(case: Case) -> None:
    """A round without a moment shows its board, and so does the round that goes on, except if its game shows at once.

    The last round keeps its board if its moments were told aloud: the newest would be the last picture of the match.
    """
    shown: dict[int, object] = {}
    for match in played(case.table, ended=True):
        onlooker = match.onlooker
        going_on = board(case.table, onlooker, len(onlooker.rounds) + 1).picture if match.result is None else None
        assert case.game == "traitor" or not isinstance(going_on, MomentOf)
        for number in range(1, len(onlooker.rounds) + 1):
            picture = board(case.table, onlooker, number).picture
            assert shown.setdefault(number, picture) == picture
    telling_rounds = {event.round for event in match.onlooker.events if event.kind in TELLING}
    assert telling_rounds
    if any(event.aloud for event in match.onlooker.events):
        telling_rounds.remove(len(match.onlooker.rounds))
        assert not isinstance(shown[len(match.onlooker.rounds)], MomentOf)
    assert {number for number, one in shown.items() if isinstance(one, MomentOf | UnmaskingOf)} >= telling_rounds


@pytest.mark.parametrize("case", [CITY, DUEL], ids=str)
def test_a_round_whose_moments_were_shown_at_once_closes_with_its_board(case: Case) -> None:
    onlooker = match_of(case.table, None).onlooker
    closed = [board(case.table, onlooker, number).picture for number in range(1, len(onlooker.rounds))]
    assert closed
    assert all(isinstance(picture, PictureOf) for picture in closed)


@pytest.mark.parametrize(("pace", "reveals"), [*product(("live", "post-8"), ("moving", "still", "plain"))])
def test_the_masks_come_off_as_votes_are_revealed_in_the_last_round_too(pace: str, reveals: Reveals) -> None:
    """Nothing above the end tells in open words what the masks hide."""
    table = replace(TRAITORS.table, pace=pace, reveals=reveals)
    hides = pace == "live" and reveals != "plain"
    match = match_of(table, None)
    finished = replace(table, state="finished", ended=1.0)
    for number in range(1, len(match.onlooker.rounds) + 1):
        last = number == len(match.onlooker.rounds)
        known = before_the_end(match.onlooker, "the_traitors") if last else match.onlooker
        content = board(finished, known, number, whole=match.onlooker)
        assert isinstance(content.picture, UnmaskingOf)
        assert (content.picture.moving, content.picture.hidden) == (reveals == "moving", hides)
        assert ("||" in content.text) == hides
        assert ("Survivors" not in content.text.split("||")[0]) == hides
        assert ("Gold: " if number == 1 else "Gains: ") in content.text


def test_a_murder_has_the_same_picture_when_its_message_is_over() -> None:
    """The message loses its button, and its picture is neither drawn nor sent again."""
    events: tuple[Event, ...] = match_of(TRAITORS.table, None).onlooker.events
    murders = [row for row in rows_aloud(events) if events[row.stop - 1].kind in ("seat_murdered", "shield_used")]
    assert murders
    for row in murders:
        now = telling.aloud(TRAITORS.table, events[: row.stop], row, over=False)
        later = telling.aloud(TRAITORS.table, events, row, over=True)
        assert isinstance(now.picture, MomentOf)
        assert now.picture == later.picture


def test_a_moment_of_the_city_is_shown_with_the_message_that_tells_it() -> None:
    """H-7, H-9.1, H-10.1: the next deed brings the board back; the last round stands until the next turn."""
    seen = set()
    for match in played(CITY.table, ended=True):
        if match.result is not None:
            break
        onlooker, number = match.onlooker, len(match.onlooker.rounds) + 1
        kinds = [event.kind for event in onlooker.moments[-1].events if max(1, event.round) == number]
        picture = board(CITY.table, onlooker, number).picture
        telling_now = {"last_round", "area_isolated", "power_moved"} & {*kinds}
        assert isinstance(picture, MomentOf) or not telling_now
        assert isinstance(picture, PictureOf) or not {"card_taken", "area_claimed"} & {*kinds} or telling_now
        seen |= telling_now
    assert "last_round" in seen
