"""What becomes public once a match is over: its whole story, and what decided it."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from engine import Course, Event, Match, Record, Revealed
from engine.het_verraad.events import Reacted
from engine.het_verraad.revealing import WINDOWS, ReactionWithheld, ServiceTold
from engine.het_verraad.view import HetVerraadView
from engine.the_traitors.revealing import SLEEP, RoundTold, VictimChosen
from engine.traitor.revealing import CardsStanding, HandSorted, JokerFate
from engine.traitor.view import TraitorView
from engine.verraeter.revealing import RolesTold, RoleTaken
from tests.games import RECORDS, game_of, name_of
from tests.matches import play_by_chance, seed_of

ENDED = [path for path in RECORDS if path.parent.name == "whole" and not path.stem.startswith("on-")]
every_record = pytest.mark.parametrize("path", ENDED, ids=name_of)

SAID_OTHERWISE = {
    "verraeter": {"role_kept", "role_revealed", "supply_drawn", "roles_handed", "role_chosen"},
    "the_traitors": {"card_drawn", "card_taken"},
    "traitor": {
        "hand_dealt",
        "cards_kept",
        "army_mustered",
        "army_mixed",
        "card_looked_at",
        "cards_drawn",
        "drawn_cards_seen",
    },
    "het_verraad": {"window_opened", "nobody_reacted"},
}
"""Kinds of events that a story may leave out, because it says otherwise what they say, and more."""

TAKEN_TOGETHER = {"the_traitors": {"cards_dealt"}}
"""Kinds of events that may stand elsewhere in the round."""


def replayed(path: Path) -> Match:
    return engine.replay(Record.from_json(path.read_bytes()))


def course(match: Match, answers: int) -> Course:
    """The course of a match that was broken off after so many answers."""
    views = tuple(match.view(seat) for seat in range(match.seats))
    return Course(match.seats, match.options, match.setup_events, tuple(match.steps[:answers]), views, None)


def happened(match: Match) -> Iterator[Event]:
    yield from match.setup_events
    for step in match.steps:
        yield from step.events


@every_record
def test_a_story_has_all_that_happened_but_what_it_says_otherwise(path: Path) -> None:
    match = replayed(path)
    game = match.game.key
    told = match.reveal().story
    all_events, story = Counter(happened(match)), Counter(told)
    missing = {event.kind for event in all_events - story}
    assert missing <= SAID_OTHERWISE[game]
    assert all(isinstance(event, engine.Disclosed) for event in story - all_events)
    order = [event for event in told if not isinstance(event, engine.Disclosed)]
    moved = TAKEN_TOGETHER.get(game, set())
    kept = [event for event in happened(match) if event in story]
    assert [one for one in order if one.kind not in moved] == [one for one in kept if one.kind not in moved]


@every_record
def test_every_answer_that_had_an_effect_is_told(path: Path) -> None:
    """Counted: after each answer that brought an event the story goes on, but where a window opens or is let pass."""
    match = replayed(path)
    untold = Counter[str]()
    before = len(match.game.story(course(match, 0)))
    for number, step in enumerate(match.steps, 1):
        after = len(match.game.story(course(match, number)))
        if step.events and after == before:
            untold.update(event.kind for event in step.events)
        assert after >= before
        before = after
    assert untold.keys() <= {"window_opened", "nobody_reacted"}


@every_record
def test_a_story_has_every_round_in_order(path: Path) -> None:
    match = replayed(path)
    rounds = [event.round for event in match.reveal().story]
    assert rounds == sorted(rounds)
    assert set(rounds) >= set(range(1, match.view(None).round + 1))


def of(game: str) -> pytest.MarkDecorator:
    paths = [path for path in ENDED if game_of(path) == game]
    return pytest.mark.parametrize("path", paths, ids=name_of)


def kinds(told: Revealed) -> Counter[str]:
    return Counter(event.kind for event in told.story)


@of("verraeter")
def test_v_3_the_roles_of_every_round_and_the_changes_of_the_traitor_are_said(path: Path) -> None:
    told = replayed(path).reveal()
    roles = [event for event in told.decided if isinstance(event, RolesTold)]
    kept = [event for event in told.story if isinstance(event, RoleTaken)]
    assert Counter(role for event in roles for role in event.roles) == Counter(event.role for event in kept)
    assert sum(bool(house) for event in roles for house in event.houses) == kinds(told)["allegiance_changed"]


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


@of("traitor")
def test_j_5_the_fate_of_every_joker_is_said_and_what_stood_at_the_end(path: Path) -> None:
    match = replayed(path)
    view = match.view(None)
    assert isinstance(view, TraitorView)
    told = match.reveal()
    jokers = [event for event in told.decided if isinstance(event, JokerFate)]
    hands = [event for event in told.story if isinstance(event, HandSorted)]
    standing = [event for event in told.story if isinstance(event, CardsStanding)]
    armies = {(one.seat, one.which): len(one.slots) for one in view.armies if not one.eliminated}
    assert len(jokers) == sum(rank == "joker" for event in hands for rank in event.ranks)
    assert sum(event.fate == "accused" for event in jokers) == kinds(told)["traitor_exposed"]
    assert {(event.seat, event.army): len(event.ranks) for event in standing} == armies


@of("het_verraad")
def test_h_10_2_the_chips_of_every_seat_are_said(path: Path) -> None:
    match = replayed(path)
    view = match.view(None)
    assert isinstance(view, HetVerraadView)
    services = [event for event in match.reveal().decided if isinstance(event, ServiceTold)]
    assert [(one.seat, len(one.values), one.white) for one in services] == [
        (castle.seat, castle.black, castle.white) for castle in view.castles
    ]


@pytest.mark.parametrize("game", engine.games())
def test_a_match_that_goes_on_has_no_story_unless_all_agree(game: str) -> None:
    match = play_by_chance(engine.start(game, seats=4, seed=bytes(32)), seed_of(game), 30)
    with pytest.raises(engine.StillSecret, match="not over"):
        match.reveal()
    told = match.reveal(agreed=True)
    assert told.story
    assert told.decided == ()


@of("the_traitors")
def test_t_3_4_whom_a_traitor_has_named_is_told_also_if_the_murder_is_never_settled(path: Path) -> None:
    """A match that was broken off right after it."""
    match = replayed(path)
    for number, step in enumerate(match.steps, 1):
        if step.decision.kind == "murder" and step.keys != (SLEEP,):
            told = match.game.story(course(match, number))
            newest = {event.seat: event.named_seat for event in told if isinstance(event, VictimChosen)}
            assert newest[step.seat] == int(step.keys[0])


@of("het_verraad")
def test_h_8_5_who_could_have_reacted_is_told_also_if_the_window_is_never_closed(path: Path) -> None:
    match = replayed(path)
    for number, step in enumerate(match.steps, 1):
        if step.decision.kind in WINDOWS and step.decision.facts["held"]:
            told = match.game.story(course(match, number))
            newest = {one.seat: one for one in told if isinstance(one, ReactionWithheld | Reacted)}[step.seat]
            assert isinstance(newest, Reacted) or newest.tried == (step.keys != ("pass",))


@pytest.mark.usefixtures("vote")
def test_a_game_that_says_nothing_of_it_reveals_its_events() -> None:
    match = play_by_chance(engine.start("vote", seats=3, seed=bytes(32)), bytes(32))
    assert list(match.reveal().story) == list(happened(match))
