"""The points at stake that a seat is shown are those that the conflict brings, also if somebody else changes sides."""

import re
from collections.abc import Sequence
from itertools import pairwise

import pytest

import engine
from bot import pictures, texts
from bot.games.verraeter.pictures import draw_hand
from bot.games.verraeter.pictures.stakes import stake_words, stakes
from bot.texts import Speaker
from engine.match import Match
from engine.verraeter.components import HOUSES, House, may_be_betrayed, other
from engine.verraeter.events import AllegianceChanged, ConflictResolved, PointsScored
from engine.verraeter.view import VerraeterView
from tests.games.verraeter.pictures.boards import NAMES
from tests.lessons import LESSONS, lesson_of
from tests.matches import a_match, begun, verraeter
from tests.samples import samples

MATCHES = samples(5, 100)


def captions(view: VerraeterView, say: Speaker) -> list[str]:
    """Return the stakes of the houses as written on the hand of the view's seat.

    A stake may go on in a second line. Each stake must also stand in the alt text.
    """
    written = [words for words, _ in draw_hand(view, view.seat or 0, NAMES[: view.seats], say).words]
    starts = tuple(stake(say, house).partition(":")[0] for house in HOUSES)
    found = [
        f"{words}, {after}" if after.startswith(("+", "je +", "elk +", "with you", "mit dir", "met jou")) else words
        for words, after in pairwise([*written, ""])
        if words.startswith(starts)
    ]
    alt = pictures.hand_alt(view, NAMES[: view.seats], say.language)
    assert [one for one in found if f"{one}." not in alt] == []
    return found


def stake(say: Speaker, house: House, scored: Sequence[int] = (), *, moved: bool = False) -> str:
    """Return the words for a house whose members have scored, if nobody else may change sides."""
    facts = {"members": len(scored), "points": max(scored, default=0), "joined": 0}
    told = say("verraeter-picture-stake", house=house, **facts)
    return f"{told}, {say('verraeter-picture-stake-then', turn='with', joined=0, left=0)}" if moved else told


def played_again(match: Match, say: Speaker) -> tuple[int, int]:
    """Plays a match again and checks every hand of who has a role; how many there were, and how many of a Traitor."""
    shown: dict[int, list[VerraeterView]] = {}
    checked = of_traitors = 0
    again = begun(match.record)
    for answer in match.record.answers:
        for seat in range(again.seats):
            view = verraeter(again.view(seat))
            if view.phase in ("role", "supply") and view.role is not None:
                shown.setdefault(seat, []).append(view)
        events = again.play(answer.seat, answer.keys)
        resolved = next((event for event in events if isinstance(event, ConflictResolved)), None)
        if resolved is None:
            continue
        moved = {event.seat for event in events if isinstance(event, AllegianceChanged)}
        scores = (event for event in events if isinstance(event, PointsScored) and event.part == "landscapes")
        scored = {event.seat: event.points for event in scores}
        for seat, views in shown.items() if resolved.winner != "none" else ():
            if moved <= {seat}:
                for view in views:
                    check(view, resolved.winner, moved == {seat}, scored, say)
                checked += len(views)
                of_traitors += len(views) * (moved == {seat})
            elif scored:
                for view in views:
                    check_changed(view, resolved.winner, scored, say)
        shown = {}
    return checked, of_traitors


def check(view: VerraeterView, winner: str, moved: bool, scored: dict[int, int], say: Speaker) -> None:
    """The caption of the house that won tells what its members scored, and whether the seat goes there.

    It tells nothing else to a seat that knows that nobody else changes sides.
    """
    (house,) = (one for one in HOUSES if one == winner)
    seat = view.seat or 0
    assert len(set(scored.values())) <= 1
    goes_there = moved and other(view.table[seat].allegiance) == house
    assert (seat in scored) == (goes_there or (not moved and view.table[seat].allegiance == house))
    told = stake(say, house, [*scored.values()], moved=goes_there)
    if view.role == "traitor" or not may_be_betrayed(view.handed):
        assert told in captions(view, say)
    elif scored:
        assert any(one.startswith(told) for one in captions(view, say))


def check_changed(view: VerraeterView, winner: str, scored: dict[int, int], say: Speaker) -> None:
    """The caption also tells what the house that won scored when another seat changed sides."""
    (house,) = (one for one in HOUSES if one == winner)
    (caption,) = (one for one in captions(view, say) if one.startswith(stake(say, house).partition(":")[0]))
    assert set(scored.values()) <= numbers(caption)


def numbers(words: str) -> set[int]:
    """Return all points that the words announce."""
    return {int(one) for one in re.findall(r"\+(\d+)", words)}


@pytest.mark.parametrize(
    ("seats", "preset", "language"), [(3, "online", "en"), (4, "online", "de"), (4, "classic", "nl")]
)
def test_a_seat_is_shown_what_it_scores_if_nobody_else_moves(seats: int, preset: str, language: str) -> None:
    say = texts.speaker(language)
    options = {"preset": preset}
    found = [played_again(a_match(f"stakes {number}", seats=seats, options=options), say) for number in range(MATCHES)]
    assert sum(hands for hands, _ in found) > 10 * MATCHES
    assert sum(traitors for _, traitors in found) > 2 * MATCHES


@pytest.mark.parametrize(("seats", "preset"), [(3, "online"), (4, "classic")])
def test_a_house_scores_points_that_were_announced_in_public(seats: int, preset: str) -> None:
    say = texts.speaker("en")
    for number in range(MATCHES):
        match = a_match(f"announced {number}", seats=seats, options={"preset": preset})
        again, announced = begun(match.record), set[int]()
        for answer in match.record.answers:
            decision = again.decisions[answer.seat]
            events = again.play(answer.seat, answer.keys)
            if decision.kind == "conflict":
                (choice,) = (one for one in decision.choices if one.key in answer.keys)
                view = verraeter(again.view(None))
                announced = numbers(" ".join(stake_words(view, house, say) for house in HOUSES))
                note = texts.choice_note(say, "verraeter", "conflict", choice, ()) or ""
                assert numbers(note) == {one.points or one.joined for one in stakes(view)}
            parts = (event for event in events if isinstance(event, PointsScored) and event.part == "landscapes")
            assert {event.points for event in parts} <= announced


def test_the_lesson_shows_the_traitor_what_it_brings() -> None:
    for chapter in [chapter for game, chapter in LESSONS if game == "verraeter"]:
        lesson = lesson_of("verraeter", chapter)
        match = engine.replay(lesson.record("0" * len(lesson.tasks)))
        assert played_again(match, texts.speaker("en"))[1] > 0
