"""Titles at the end: each for what somebody did, and none twice."""

import pytest
from msgspec.structs import replace

from bot import texts
from bot.games.the_traitors.pictures.titles import titles
from engine.the_traitors.disclosure import RoundTold, SeatTold

SAY = texts.speaker("en")


ROUND = RoundTold(
    round=1,
    traitor_seat=0,
    recruit_seats=(),
    killer_seats=(0,),
    victim_seats=(1,),
    fates=("murdered",),
    banished_seats=(2,),
    banished_roles=("faithful",),
    reason="two_left",
    survivor_seats=(0, 3),
    fund=9,
    share=9,
    sharing_seats=(0,),
)
"""A round of four in which the Traitor 0 murdered 1, and 2 was banished as Faithful."""


def seat_told(seat: int, right: int, votes: int) -> SeatTold:
    return SeatTold(round=1, seat=seat, rounds=1, traitor_rounds=(), votes=votes, right=right, voted_seats=(0,) * votes)


SEATS = (seat_told(0, 0, 0), seat_told(1, 0, 1), seat_told(2, 1, 3), seat_told(3, 0, 3))


def test_each_title_tells_what_somebody_did_and_how_well_they_voted() -> None:
    assert titles([ROUND, *SEATS], SAY) == {
        0: "Got away with murder.",
        1: "Missed breakfast. 0 of 1 vote right.",
        2: "The scapegoat. 1 of 3 votes right.",
        3: "Blind as a bat. 0 of 3 votes right.",
    }


@pytest.mark.parametrize(
    ("facts", "seat", "title"),
    [
        ({"killer_seats": (0,), "victim_seats": (1,), "fates": ("shield",)}, 1, "Nine lives"),
        ({"recruit_seats": (1,), "sharing_seats": (3,)}, 0, "Stabbed a friend"),
        ({"recruit_seats": (3,), "sharing_seats": ()}, 3, "Could not say no"),
        ({"banished_seats": (0,), "banished_roles": ("traitor",), "sharing_seats": (3,)}, 0, "Caught red-handed"),
        ({"fates": ("shield",), "victim_seats": (3,), "banished_seats": (1,)}, 1, "Out before breakfast"),
        ({"recruit_seats": (3,), "sharing_seats": (3,)}, 3, "Could not say no"),
        (
            {"fates": ("shield",), "victim_seats": (3,), "banished_seats": (1, 1), "banished_roles": ("faithful",) * 2},
            1,
            "The scapegoat",
        ),
        ({"fates": ("passed_over",), "survivor_seats": (0, 1, 3)}, 1, "Part of the furniture"),
    ],
)
def test_rare_deeds_come_before_common_fates(facts: dict[str, object], seat: int, title: str) -> None:
    plain = [seat_told(one, 0, 0) for one in range(4)]
    assert titles([replace(ROUND, **facts), *plain], SAY)[seat] == f"{title}."


def test_no_title_is_given_twice() -> None:
    told = [replace(ROUND, round=number) for number in (1, 2)]
    found = titles([*told, *SEATS], SAY)
    assert len({title.split(".")[0] for title in found.values()}) == len(found)


def test_a_match_without_a_round_that_ended_gives_no_titles() -> None:
    assert titles([], SAY) == {}


def test_a_vote_against_the_card_that_a_dagger_showed_has_a_title() -> None:
    seen = replace(seat_told(3, 1, 2), witnessed=1)
    assert titles([ROUND, *SEATS[:3], seen], SAY)[3] == "Saw the card. 1 of 2 votes right."
