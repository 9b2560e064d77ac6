"""Hidden facts that the story of a match of Verräter tells."""

from collections import Counter
from pathlib import Path

from engine.verraeter.disclosure import OfficesTold, RolesTold, RoleTaken
from tests.kit.stories import kinds, of, replayed


@of("verraeter")
def test_v_3_the_roles_of_every_round_and_the_changes_of_the_traitor_are_said(path: Path) -> None:
    told = replayed(path).reveal()
    roles = [event for event in told.decided if isinstance(event, RolesTold)]
    kept = [event for event in told.story if isinstance(event, RoleTaken)]
    assert Counter(role for event in roles for role in event.roles) == Counter(event.role for event in kept)
    assert sum(bool(house) for event in roles for house in event.houses) == kinds(told)["allegiance_changed"]


@of("verraeter")
def test_v_8_7_the_offices_are_told_and_who_led_before(path: Path) -> None:
    match = replayed(path)
    told = [event for event in match.reveal().decided if isinstance(event, OfficesTold)]
    assert match.result is not None
    scores = [*match.result.scores]
    for event in told:
        for seat, gain in zip(event.office_seats, event.office_gains, strict=True):
            scores[seat] -= gain
        leading = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        assert event.leading_seats == leading
        assert event.leading_points == max(scores)
        assert event.turned == (leading != match.result.winners)
    assert bool(told) == any(parts.get("offices") for parts in match.result.parts)
