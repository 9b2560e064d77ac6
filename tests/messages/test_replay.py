"""Frames of a replay: what a seat saw then, whatever it is; ids and lengths that Discord takes."""

import pytest
from msgspec.structs import replace

import engine
from bot.aftermath.replay import replay_page
from bot.aftermath.truth import EVERYTHING, ONLOOKER, frame_of
from bot.texts import LANGUAGES
from engine.simulate import play_on
from tests.kit.cases import Case
from tests.kit.games import HOOKS
from tests.messages.limits import check
from tests.tables.people import a_table

SOME = 12
"""So many steps of a match are looked at, through everybody's eyes."""


@pytest.mark.parametrize("game", engine.games())
def test_every_step_is_seen_as_it_was_seen_then(game: str) -> None:
    table = replace(Case(game, 4, "replay", data=HOOKS[game].soon).table, state="finished", ended=1.0)
    match = engine.replay(table.record(()))
    views = [[match.view(seat) for seat in (None, *range(4))]]
    twin = play_on(engine.replay(match.record), ["thumb"] * 4, bytes(32))
    for answer in twin.record.answers:
        match.play(answer.seat, answer.keys)
        views.append([match.view(seat) for seat in (None, *range(4))])
    for step in range(0, match.length + 1, max(1, match.length // SOME)):
        language = LANGUAGES[step % len(LANGUAGES)]
        for place, seen in enumerate((ONLOOKER, *"0123", EVERYTHING)):
            frame = frame_of(table, match, step, seen)
            assert frame.step <= step
            assert frame.view == views[frame.step][place % 5]
            page = replay_page(table, frame, language, here=True)
            check(page)


def test_nothing_is_replayed_before_the_end() -> None:
    table = a_table("replay")
    match = engine.replay(table.record(()))
    with pytest.raises(ValueError, match="still has secrets"):
        frame_of(table, match, 0, ONLOOKER)


def test_odd_ids_bring_the_nearest_step_as_an_onlooker_saw_it() -> None:
    table = replace(a_table("replay"), state="finished", ended=1.0)
    match = play_on(engine.replay(table.record(())), ["thumb"] * 4, bytes(32))
    for step, nearest in ((-1, 0), (10**9, match.length)):
        for seen in ("", "9", "x", "00"):
            frame = frame_of(table, match, step, seen)
            assert (frame.step, frame.seen) == (nearest, ONLOOKER)
