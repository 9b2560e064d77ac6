"""Hidden facts that the story of a match of The Traitors tells."""

from collections import Counter
from pathlib import Path

from bot.games.kit.tests.test_story import course
from engine.the_traitors.disclosure import SLEEP, RoundTold, VictimChosen
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
