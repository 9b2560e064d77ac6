"""Hidden facts that the story of a match of The Traitors tells."""

from collections import Counter
from pathlib import Path

from bot import texts
from bot.games.kit.tests.test_story import course
from bot.games.the_traitors.pictures import deeds
from engine.the_traitors.disclosure import SLEEP, RoundTold, VictimChosen
from engine.the_traitors.events import (
    FundShared,
    HandSeen,
    Recruited,
    RoundStarted,
    SeatBanished,
    VoteOpened,
    VoteShown,
)
from tests.kit.stories import kinds, of, replayed


@of("the_traitors")
def test_t_7_every_round_is_said_with_its_murders_banishments_and_recruits(path: Path) -> None:
    match = replayed(path)
    told = match.reveal()
    rounds = [event for event in told.decided if isinstance(event, RoundTold)]
    fates = Counter(fate for event in rounds for fate in event.fates)
    assert [event.round for event in rounds] == list(range(1, match.view(None).round + 1))
    assert sum(fates.values()) == sum(isinstance(event, VictimChosen) for event in told.story)
    assert fates["murdered"] >= kinds(told)["seat_murdered"]
    assert (fates["shield"] > 0) == (kinds(told)["shield_used"] > 0)
    assert sum(len(event.banished_seats) for event in rounds) == kinds(told)["seat_banished"]
    assert sum(len(event.recruit_seats) for event in rounds) == kinds(told)["recruited"]


@of("the_traitors")
def test_t_3_4_the_named_victim_is_told_even_if_the_murder_is_never_settled(path: Path) -> None:
    """A match that was broken off right after it."""
    match = replayed(path)
    for number, step in enumerate(match.steps, 1):
        if step.decision.kind == "murder" and step.keys != (SLEEP,):
            told = match.game.story(course(match, number))
            newest = {event.seat: event.named_seat for event in told if isinstance(event, VictimChosen)}
            assert newest[step.seat] == int(step.keys[0])


def test_the_film_tells_who_had_seen_the_traitor_card_and_voted_for_its_holder() -> None:
    """Seat 0 saw the card, but voted for somebody else."""
    seen = [HandSeen(round=1, seats=(seat,), seat=seat, named_seat=3, cards=("gold", "traitor")) for seat in (0, 1, 2)]
    votes = {0: 2, 1: 3, 2: 3, 3: 0}
    shown = [VoteShown(round=1, ballot=1, seat=seat, for_seat=to, number=to + 1, count=1) for seat, to in votes.items()]
    everybody = tuple(votes)
    told = (
        RoundStarted(round=1, seat=0, first_seat=1),
        Recruited(round=1, seats=(3,), seat=3),
        *seen,
        VoteOpened(round=1, ballot=1, final=0, suspect_seats=everybody, living_seats=everybody, out_seats=()),
        *shown,
        SeatBanished(round=1, seat=3, number=4, role="traitor", cards=("gold", "traitor"), gold=1, fund=4),
    )
    found = deeds(told, ["Anna", "Ben", "Cleo", "Dirk"], texts.speaker("en"))[-1]
    words = "Dirk is banished: the mask is off, a Traitor. Ben and Cleo had seen the Traitor card with a Dagger"
    assert found.told == words
    assert [mask.seat for mask in found.people] == [3, 1, 2]


def test_the_film_keeps_the_gain_of_a_traitor_before_all_else() -> None:
    told = [
        FundShared(round=number, role=role, fund=9, share=9, rest=0, sharing_seats=(3,))
        for number, role in enumerate(("traitor", "faithful", "traitor"), 1)
    ]
    found = deeds(told, ["Anna", "Ben", "Cleo", "Dirk"], texts.speaker("en"))
    assert [one.weight for one in found] == [8, 4]
