"""The film of the betrayal: the deeds that were secret, in their order, and nothing of the result before the end."""

import pytest
from msgspec.structs import replace

from bot import pictures, texts
from bot.aftermath.film import Order
from bot.aftermath.truth import short_film_alt, short_film_order
from bot.pictures import EndOf, SceneOf
from bot.pictures.landscape import WIDTH
from bot.pictures.reveals.scene import Scene, draw_scene
from bot.store import Table
from engine import Match, TurningPoint
from tests.kit.cases import Case
from tests.kit.games import HOOKS
from tests.messages.situations import SOME_CASES
from tests.tables.people import match_of

EVERY_GAME = [one._replace(data={**one.data, **HOOKS[one.game].soon}) for one in SOME_CASES]
every_game = pytest.mark.parametrize("case", EVERY_GAME, ids=str)
MOST = 1 << 20


def film(table: Table, match: Match) -> tuple[list[Scene], EndOf]:
    """The scenes and the end of a match's film."""
    order = short_film_order(table, match, MOST)
    assert isinstance(order, Order)
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
    assert first.told == say("film-first")
    assert [one.symbol for one in first.people] == [""] * case.seats, "everybody still has a mask"
    assert 1 <= len(scenes) <= 10
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
