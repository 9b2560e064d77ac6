"""The picture that unmasks everybody: it moves once, begins with nothing told, and ends with everything."""

from collections.abc import Iterator, Sequence

import pytest

from bot import texts
from bot.games.the_traitors.pictures import unmasking, vote
from bot.pictures import UnmaskingOf, draw
from bot.pictures.reveals import Masked, Unmasking, draw_reveal, draw_unmasking, lasts
from engine import Event
from tests.matches import a_match
from tests.pictures.looking import check_animation, check_moving
from tests.samples import samples

SEATS = (4, 8, 5, 6, 7)[: samples(2, 5)]
TRAITORS = (1, 3)
NAMES, SAY = [f"N{seat}" for seat in range(8)], texts.speaker("en")


def people(seats: int, name: str) -> list[Masked]:
    """Seat 0 was out before; two of the others are Traitors and get everything."""
    found = [
        Masked(seat, f"{name}{seat}", "hearts", "Faithful", "blue", own="2", part="0", gain="+2")
        for seat in range(1, seats)
    ]
    found = [
        one._replace(symbol="traitor", role="Traitor", side="red", part="14", gain="+16", shares=True)
        if one.seat in TRAITORS
        else one
        for one in found
    ]
    return [Masked(0, f"{name}0", "hearts", "Faithful", "blue", fate="dead"), *found]


def told(seats: int, name: str = "Anna") -> Unmasking:
    closed = sorted(range(1, seats), key=lambda seat: seat in TRAITORS)
    won = "Traitors share the fund: 14 Gold each"
    words = ("Round 2", "The masks are coming off …", won, "hood", "gold", "chest", "29", "Hand + share of the fund")
    return Unmasking(*words, tuple(people(seats, name)), tuple(closed))


@pytest.mark.parametrize("seats", SEATS)
def test_every_frame_is_legible_and_it_is_a_small_file_that_plays_once(seats: int) -> None:
    check_animation(draw_unmasking(told(seats, "W" * 32)))
    moving, still = (draw(UnmaskingOf(told(seats), "masks", moving=moves)) for moves in (True, False))
    check_moving(moving, still, most=240)


def test_the_first_frame_tells_what_everybody_knows_and_that_masks_come_off() -> None:
    words = [words for words, _ in draw_unmasking(told(4)).first.words]
    assert words == ["Round 2", "The masks are coming off …", "Faithful", "Anna0", "Anna1", "Anna2", "Anna3", "29"]


def test_the_first_frame_shows_no_banishment_that_is_just_being_revealed() -> None:
    banished = told(4)._replace(closed=(0, 2, 1, 3))
    animation = draw_unmasking(banished)
    assert "Faithful" not in [words for words, _ in animation.first.words]
    plain = draw_unmasking(told(4))
    cards = (0, 420, 1400, 480)
    assert animation.first.image.crop(cards).tobytes() != plain.first.image.crop(cards).tobytes()
    assert animation.last.image.tobytes() == plain.last.image.tobytes()


def rounds() -> Iterator[tuple[Sequence[Event], int]]:
    """The public events of real matches up to the end of each round, and the place at which the round ended."""
    for number in range(6):
        events = a_match(f"masks {number}", game="the_traitors").onlooker.events
        for place in (place for place, event in enumerate(events) if event.kind == "round_ended"):
            last = max(at for at, event in enumerate(events) if event.round == events[place].round)
            yield events[: last + 1], place


def test_traitors_are_unmasked_last_and_the_fund_goes_to_whoever_gets_it() -> None:
    """Check that every survivor is unmasked, and nobody else."""
    for events, ended in rounds():
        assert unmasking(events[: ended + 1], NAMES, SAY) is None
        found = unmasking(events, NAMES, SAY)
        assert found is not None
        closed = [one for seat in found.closed for one in found.people if one.seat == seat]
        out = [one for one in closed if one.fate]
        assert [one.fate for one in out] == ["banishment"] * len(out)
        assert out in ([], [closed[0 if found.waits else -1]]), "whoever was just banished comes first, or is seen last"
        closed = [one for one in closed if not one.fate]
        assert sorted(one.seat for one in closed) == [one.seat for one in found.people if not one.fate]
        assert [one.side for one in closed] == sorted(one.side for one in closed), "blue before red"
        assert all(int(one.gain) == int(one.own) + int(one.part) for one in closed)
        parts = {int(one.part) for one in closed if one.shares}
        assert parts == {int(found.content) // sum(one.shares for one in closed)}
        assert all(one.shares or one.part == "0" for one in closed)


def test_it_waits_until_the_vote_before_has_been_turned() -> None:
    waited = set()
    for events, ended in rounds():
        found, before = unmasking(events, NAMES, SAY), events[ended - 1].kind
        assert found is not None
        waited.add((before, found.waits > 0))
        if before == "seat_banished":
            reveal = vote(events[:ended], 0, NAMES, SAY)
            assert reveal is not None
            animation = draw_reveal(reveal)
            assert found.waits == lasts(reveal) == animation.shown + sum(frame.shown for frame in animation.frames[:-1])
    assert {("seat_banished", True), ("seat_murdered", False)} <= waited
