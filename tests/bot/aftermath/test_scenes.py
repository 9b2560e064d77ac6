"""The film of the betrayal: the deeds that were secret, in their order, and nothing of the result before the end."""

import dataclasses

import pytest
from msgspec.structs import replace

from bot import pictures, texts
from bot.aftermath.film import FilmOrder
from bot.aftermath.scenes import scenes as scenes_of
from bot.aftermath.truth import short_film_alt, short_film_order
from bot.messages.truth import turns
from bot.messages.turning import believable, turn_line, weightiest
from bot.pictures import EndOf, SceneOf
from bot.pictures.landscape import WIDTH
from bot.pictures.lettering import drawable
from bot.pictures.reveals.scene import Scene, draw_scene
from bot.store import Table
from engine import Match, TurningPoint
from engine.het_verraad.events import ChipSeen
from engine.verraeter.events import AllegianceChanged, AllegianceTaken, ConflictResolved
from tests.kit.cases import Case
from tests.kit.games import HOOKS
from tests.messages.situations import SOME_CASES
from tests.samples import samples
from tests.tables.people import match_of

EVERY_GAME = [one._replace(data={**one.data, **HOOKS[one.game].soon}) for one in SOME_CASES]
every_game = pytest.mark.parametrize("case", EVERY_GAME, ids=str)
MOST = 1 << 20


def film(table: Table, match: Match) -> tuple[list[Scene], EndOf]:
    """The scenes and the end of a match's film."""
    order = short_film_order(table, match, MOST)
    assert isinstance(order, FilmOrder)
    *shots, end = order.shots
    assert isinstance(end, EndOf)
    return [one.scene for one in shots if isinstance(one, SceneOf)], end


def over(case: Case, *points: TurningPoint) -> tuple[Table, Match]:
    """The case's table once its match is over."""
    return replace(case.table, state="finished", ended=1.0, turning_points=points), match_of(case.table, None)


@every_game
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_film_tells_deeds_round_by_round_and_the_result_at_last(case: Case, language: str) -> None:
    table, match = over(case)
    table = replace(table, language=language)
    (first, *scenes), end = film(table, match)
    say = texts.speaker(language)
    assert first.told == say("film-first", number=len(scenes))
    assert [bool(one.symbol) for one in first.people] == [pictures.tells_turns(case.game)] * case.seats
    assert 1 <= len(scenes) <= 8
    rounds = [texts.round_name(say, case.game, number) for number in range(match.onlooker.view.round + 1)]
    headings = [rounds.index(one.heading) for one in scenes]
    assert headings == sorted(headings)
    told = " ".join(one.told for one in (first, *scenes))
    headline = pictures.end_alt(end).partition(". ")[0]
    assert headline not in told
    assert headline not in short_film_alt(table, match)
    assert "{" not in told


@every_game
def test_scenes_have_room_for_their_words(case: Case) -> None:
    table, match = over(case)
    for scene in film(table, match)[0]:
        canvas = draw_scene(scene)
        drawn = [words for words, _ in canvas.words]
        assert all(box.left >= 0 and box.right <= WIDTH for words, box in canvas.words if words)
        assert all(word in " ".join(drawn) for word in scene.told.split())


def test_a_turning_point_is_told_with_the_deed_that_brought_it() -> None:
    """V-5: the last answer of a round shows the roles, and the Traitor changes sides."""
    case = Case("verraeter", 4, "the end")
    changes = [
        step
        for step, one in enumerate(match_of(case.table, None).steps)
        if any(event.kind == "allegiance_changed" for event in one.events)
    ]
    table, match = over(case, TurningPoint(changes[-1], 2, 30, 80))
    (scene,) = (one for one in film(table, match)[0] if one.swing is not None)
    assert " goes over to the " in scene.told or " joins all the others " in scene.told
    assert scene.swing is not None
    assert scene.swing.words.endswith(table.names[2])
    assert scene.swing.figures == "30 → 80 of 100"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_an_accusation_that_decided_a_match_is_told_in_letters_that_pictures_have(language: str) -> None:
    case = Case("traitor", 4, "the end")
    steps = match_of(case.table, None).steps
    accused = [number for number, one in enumerate(steps) if any(event.kind == "card_accused" for event in one.events)]
    table, match = over(case, TurningPoint(accused[1], 2, 30, 80))
    for scene in film(replace(table, language=language), match)[0]:
        assert all(letter.isspace() or drawable(letter) for letter in scene.told)


def test_places_of_conflict_leave_room_for_changes_of_sides() -> None:
    """Only the largest turning point without a deed that was secret goes before deeds that weigh more."""
    case = Case("verraeter", 4, "the end")
    chosen = answered(match_of(case.table, None), "conflict_chosen")
    points = [TurningPoint(step, 0, 20, 50 + number) for number, step in enumerate(chosen[1:4])]
    table, match = over(case, *points)
    changes = answered(match, "allegiance_changed")
    scenes = film(table, match)[0]
    told = [one for one in scenes if " goes over to the " in one.told or " joins all the others " in one.told]
    assert len(told) >= min(len(changes), 7)
    assert any(one.swing is not None for one in scenes)


@every_game
def test_the_round_of_a_turning_point_is_that_of_the_deed_that_brought_it(case: Case) -> None:
    """A whole turn may end with the first events of the next round."""
    say, match = texts.speaker("en"), match_of(case.table, None)
    begun = [place for place, one in enumerate(match.steps, 1) if any(event.starts_turn for event in one.events)]
    for step in range(0, match.length, 1 + match.length // samples(15, 40)):
        since = max((place for place in begun if place <= step), default=step)
        table, _ = over(case, TurningPoint(step, 0, 80, 20) if begun else TurningPoint(step, 0, 20, 80))
        (turn,) = turns(table, match)
        own = next((by for event in turn.events if (by := getattr(event, "seat", None)) is not None), turn.by)
        seat = int(bool(begun) and own == 0)  # a turn that harms only itself is not told
        if seat:
            table, _ = over(case, TurningPoint(step, seat, 80, 20))
            (turn,) = turns(table, match)
        if any(event.ousts and getattr(event, "seat", None) == seat for event in turn.events):
            continue
        (scene,) = (one for one in film(table, match)[0] if one.swing is not None)
        told = {
            texts.round_name(say, case.game, number) for number in {one.round for one in match.told_of(step, since)}
        }
        heading = scene.heading.removesuffix(" · turning point")
        assert turn_line(say, table, turn).startswith(f"**{heading}:**"), step
        if begun:
            first = next(event.round for one in match.steps[since:] for event in one.events)
            assert heading == texts.round_name(say, case.game, first)
        assert not told or heading in told


def answered(match: Match, kind: str) -> list[int]:
    """The answers that brought such an event."""
    return [step for step, one in enumerate(match.steps) if any(event.kind == kind for event in one.events)]


def told(case: Case, *points: TurningPoint) -> list[str]:
    """The turning points that are told of a match that is over."""
    table, match = over(case, *points)
    return [turn_line(texts.speaker("en"), table, one) for one in believable(table, turns(table, match))]


def test_a_chance_is_not_told_in_the_last_round_of_a_shared_win() -> None:
    case, say = Case("verraeter", 4, "the end"), texts.speaker("en")
    first, *_, last = answered(match_of(case.table, None), "conflict_chosen")
    table, match = over(case, TurningPoint(first, 0, 20, 80), TurningPoint(last, 0, 20, 80))
    assert match.result is not None
    for winners, chances in (((0,), [True, True]), ((0, 1), [True, False])):
        view = replace(match.onlooker.view, result=replace(match.result, winners=winners))
        found = [dataclasses.replace(one, view=view) for one in turns(table, match)]
        assert [" from 20 to 80 of 100." in turn_line(say, table, one) for one in found] == chances
        shots = scenes_of(table, found[0].story, found, table.names, by_round=True)
        assert sum(isinstance(one.scene, Scene) and one.scene.swing is not None for one in shots) == sum(chances)


def test_only_turning_points_that_readers_believe_are_told() -> None:
    """No slight deed beside another, no swing that its round takes back, and nobody is sure before the end."""
    case = Case("verraeter", 4, "the end")
    match = match_of(case.table, None)
    slight = TurningPoint(answered(match, "building_placed")[-1], 0, 20, 90)
    step = answered(match, "allegiance_changed")[-1]
    (line,) = told(case, slight)
    assert " places an " in line
    (line,) = told(case, slight, TurningPoint(step, 2, 30, 60))
    assert " joins all the others " in line or " betrays " in line
    assert told(case, TurningPoint(step - 1, 0, 20, 90), TurningPoint(step, 0, 90, 20)) == []
    assert len(told(case, TurningPoint(step - 1, 0, 20, 90), TurningPoint(step, 1, 90, 20))) == 1, "at most one a round"
    (line,) = told(case, TurningPoint(step, 0, 0, 100))
    assert line.endswith(" rose from 10 to 90 of 100.")
    assert told(case, TurningPoint(step, 0, 0, 17)) == [], "the rest is no change"
    (traitor,) = (event.seat for event in match.steps[step].events if isinstance(event, AllegianceChanged))
    assert told(case, TurningPoint(step, traitor, 60, 20)) == [], "the deed gave points to that seat"


def test_a_whole_turn_is_told_by_two_deeds_and_raises_no_other_chance_nor_lowers_its_own() -> None:
    case, say = Case("het_verraad", 4, "the end"), texts.speaker("en")
    changes = [(seat, *change) for change in ((20, 80), (80, 20)) for seat in range(4)]
    for step in answered(match_of(case.table, None), "turn_started")[:: samples(4, 1)]:
        table, match = over(case, *(TurningPoint(step, *one) for one in changes))
        found = [one for turn in turns(table, match) for one in believable(table, [turn])]
        assert sum(one.point.after > one.point.before for one in found) <= 1, step
        assert sum(one.point.after < one.point.before for one in found) <= 3, step
        assert all("…" not in turn_line(say, table, one) for one in found)


def test_a_turning_point_tells_what_came_of_it() -> None:
    fight, vote = Case("verraeter", 4, "the end"), Case("the_traitors", 4, "the end")
    (line,) = told(fight, TurningPoint(answered(match_of(fight.table, None), "conflict_chosen")[0], 0, 20, 90))
    assert "Cleo, the Traitor, betrays Anna and goes over to the Eagle. The Eagle wins, " in line
    assert ": +2 each" in line
    table, match = over(
        fight, *(TurningPoint(step, 0, 20, 90) for step in answered(match_of(fight.table, None), "supply_played"))
    )
    turn = next(one for one in turns(table, match) if " plays " in turn_line(texts.speaker("en"), table, one))
    assert " spielt " in turn_line(texts.speaker("de"), table, turn), "a reader's language, not the table's"
    (play,) = (one.told for one in film(*over(fight, turn.point))[0] if one.swing is not None)
    assert any(words in play for words in (" takes ", "No landscape falls", "would have won"))
    (line,) = told(vote, TurningPoint(answered(match_of(vote.table, None), "event_drawn")[-1], 0, 20, 90))
    assert ":** Luck: " in line
    assert " draws Banishment: somebody has to go. The chance that Anna wins rose " in line, "nothing that came later"


def test_a_card_that_was_drawn_is_told_only_if_no_decision_changed_half_as_much() -> None:
    case = Case("the_traitors", 4, "the end")
    match = match_of(case.table, None)
    drawn, decided = answered(match, "event_drawn")[-1], match.reveal().betrayals[0].step
    luck = TurningPoint(drawn, 0, 20, 90)
    for after, number in ((50, 0), (80, 1)):
        found = told(case, luck, TurningPoint(decided, match.reveal().betrayals[0].of_seat, 90, after))
        assert sum(":** Luck: " in line for line in found) == number


def test_a_betrayal_is_told_before_a_larger_change_by_luck_unless_it_is_small() -> None:
    case = Case("the_traitors", 4, "the end")
    match = match_of(case.table, None)
    treason = match.reveal().betrayals[0]
    luck = next(step for step in answered(match, "seat_banished") if step > treason.step)
    for after, first in ((60, treason.step), (40, luck)):
        table, _ = over(case, TurningPoint(treason.step, treason.of_seat, after, 20), TurningPoint(luck, 0, 80, 10))
        found = weightiest(believable(table, turns(table, match)))
        assert found is not None
        assert found.point.step == first


def test_a_murder_never_helps_its_victim() -> None:
    case = Case("the_traitors", 4, "the end")
    treason = match_of(case.table, None).reveal().betrayals[0]
    assert told(case, TurningPoint(treason.step, treason.of_seat, 20, 80)) == []
    assert len(told(case, TurningPoint(treason.step, treason.of_seat, 80, 20))) == 1


def test_the_rise_of_a_winner_is_told_before_a_larger_fall() -> None:
    case = Case("het_verraad", 4, "the end")
    match = match_of(case.table, None)
    assert match.result is not None
    winner = match.result.winners[0]
    fall, rise, *_ = answered(match, "turn_started")
    table, _ = over(case, TurningPoint(fall, winner, 80, 20), TurningPoint(rise, winner, 30, 50))
    found = weightiest(turns(table, match))
    assert found is not None
    assert found.point.step == rise


def test_a_vote_that_was_hidden_is_told_by_the_banishment_that_everybody_saw() -> None:
    """T-3.7: all votes are shown at once."""
    case = Case("the_traitors", 4, "the end")
    last = answered(match_of(case.table, None), "seat_banished")[0]
    (line,) = told(case, TurningPoint(last - 1, 0, 20, 90))
    assert ", a Traitor, is banished." in line


def test_the_row_has_everybody_whom_the_traitor_left_and_says_if_their_house_wins() -> None:
    """V-5, V-6."""
    dealt = [AllegianceTaken(round=0, seat=seat, house="eagle") for seat in range(4)]
    told = (
        *dealt,
        AllegianceChanged(round=3, seat=1, house="rose"),
        ConflictResolved(round=3, eagle=9, rose=8, winner="eagle"),
    )
    _, deed = pictures.deeds_of("verraeter", told, ("Anna", "Ben", "Cleo", "Dirk"), "en")
    assert [(one.name, one.words) for one in deed.people[1:]] == [("Anna", "wins"), ("Cleo", "wins"), ("Dirk", "wins")]
    assert deed.symbol == "eagle"


def test_seats_without_a_black_chip_are_known_as_loyal_at_last() -> None:
    """H-10.2."""
    told = (ChipSeen(round=2, seats=(1,), seat=1, chip="b1", value=3),)
    *_, best = pictures.deeds_of("het_verraad", told, ("Anna", "Ben", "Cleo"), "en")
    assert [(one.name, one.symbol) for one in best.people] == [("Ben", "skull"), ("Anna", "shield"), ("Cleo", "shield")]
