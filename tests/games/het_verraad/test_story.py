"""Hidden facts that the story of a match of Het Verraad tells."""

from pathlib import Path

from bot.games.kit.tests.test_story import course
from engine.het_verraad.disclosure import WINDOWS, ReactionWithheld, ServiceTold
from engine.het_verraad.events import Reacted
from engine.het_verraad.view import HetVerraadView
from tests.kit.stories import of, replayed


@of("het_verraad")
def test_h_10_2_the_chips_of_every_seat_are_said(path: Path) -> None:
    match = replayed(path)
    view = match.view(None)
    assert isinstance(view, HetVerraadView)
    services = [event for event in match.reveal().decided if isinstance(event, ServiceTold)]
    assert [(one.seat, len(one.values), one.white) for one in services] == [
        (castle.seat, castle.black, castle.white) for castle in view.castles
    ]


@of("het_verraad")
def test_h_8_5_possible_reactions_are_told_even_if_the_window_is_never_closed(path: Path) -> None:
    match = replayed(path)
    for number, step in enumerate(match.steps, 1):
        if step.decision.kind in WINDOWS and step.decision.facts["held"]:
            told = match.game.story(course(match, number))
            newest = {one.seat: one for one in told if isinstance(one, ReactionWithheld | Reacted)}[step.seat]
            assert isinstance(newest, Reacted) or newest.tried == (step.keys != ("pass",))
