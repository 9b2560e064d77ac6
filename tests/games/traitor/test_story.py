"""Hidden facts that the story of a match of Traitor tells."""

from itertools import pairwise
from pathlib import Path

from bot import texts
from bot.games.traitor import pictures
from engine.traitor.disclosure import CardsStanding, HandSorted, JokerFate, LastBlow
from engine.traitor.events import CardAccused
from engine.traitor.view import TraitorView
from tests.games.traitor.script import traitor
from tests.kit.stories import kinds, of, replayed


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


@of("traitor")
def test_the_last_blow_tells_who_killed_whom_and_the_end_shows_its_cards(path: Path) -> None:
    match = replayed(path)
    told = match.reveal()
    shown = pictures.end_facts(traitor(match.view(None)), told.decided, texts.speaker("en")).duel
    fights = [event for event in told.story if isinstance(event, CardAccused)]
    blows = [event for event in told.decided if isinstance(event, LastBlow)]
    assert len(blows) == bool(fights)
    for fight, blow in zip(fights[-1:], blows, strict=True):
        target = fight.dead == "target"
        assert (blow.seat, blow.target_seat) == (fight.seat, fight.target_seat)[:: 1 if target else -1]
        assert (blow.target_rank == fight.target_rank) or not target
        assert [card.dead for card in shown] == [False, True]
        assert shown[0].suit == blow.suit
        assert blow.tie == (fight.reason == "power" and fight.power == fight.target_power)


@of("traitor")
def test_a_film_shows_the_cards_of_each_fight_and_tells_strikes_in_a_row_once(path: Path) -> None:
    """No more than three strikes are a scene: it shows all dead cards, one for each. The last Joker tells all sides."""
    match = replayed(path)
    story = match.reveal().story
    found = pictures.deeds(story, [f"P{seat}" for seat in range(match.seats)], texts.speaker("en"))
    strikes = [one for one in found if one.symbol == "conflict"]
    assert [one.place for one in found] == sorted(one.place for one in found)
    for one in strikes:
        dead = [card.dead for card in one.cards]
        assert 0 < dead.count(True) <= 3
        assert dead.count(False) == (len(dead) == 2 and not all(dead))
        assert len(one.people) <= 4
    fights = [event for event in story if isinstance(event, CardAccused) and event.reason != "joker"]
    assert sum(card.dead for one in strikes for card in one.cards) == len(fights)
    for before, after in pairwise(found):
        if before.told.startswith("Friend against friend") and after.told.startswith("Friend against friend"):
            rounds = [story[one.place].round for one in (before, after)]
            assert rounds[0] < rounds[1] or before.told.endswith("kill 3 of their own cards")
    (masks,) = [one.settled for one in found if one.settled]
    traitors = {one.seat for one in story if isinstance(one, HandSorted) and one.traitor}
    assert {mask.seat for mask in masks if mask.symbol == "joker"} == traitors
    assert [mask.seat for mask in masks] == [*range(match.seats)]
