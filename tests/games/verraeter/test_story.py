"""Hidden facts that the story of a match of Verräter tells."""

from collections import Counter
from pathlib import Path

from engine.verraeter.disclosure import RolesTold, RoleTaken
from tests.kit.stories import kinds, of, replayed


@of("verraeter")
def test_v_3_the_roles_of_every_round_and_the_changes_of_the_traitor_are_said(path: Path) -> None:
    told = replayed(path).reveal()
    roles = [event for event in told.decided if isinstance(event, RolesTold)]
    kept = [event for event in told.story if isinstance(event, RoleTaken)]
    assert Counter(role for event in roles for role in event.roles) == Counter(event.role for event in kept)
    assert sum(bool(house) for event in roles for house in event.houses) == kinds(told)["allegiance_changed"]
