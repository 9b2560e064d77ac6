"""Replay and film: what was seen then, the outcome in words, and ids and lengths that Discord takes."""

import pytest
from msgspec.structs import replace

import engine
from bot.aftermath.film import Film
from bot.aftermath.film_command import film_message
from bot.aftermath.replay_command import replay_page
from bot.aftermath.truth import EVERYTHING, ONLOOKER, frame_of
from bot.messages import Content, File
from bot.texts import LANGUAGES
from engine.simulate import play_on
from tests.kit.cases import Case
from tests.kit.games import HOOKS
from tests.messages.limits import check
from tests.tables.people import a_table, match_of

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


def test_odd_ids_bring_the_nearest_step_as_an_onlooker_saw_it() -> None:
    table = replace(a_table("replay"), state="finished", ended=1.0)
    match = play_on(engine.replay(table.record(())), ["thumb"] * 4, bytes(32))
    for step, nearest in ((-1, 0), (10**9, match.length)):
        for seen in ("", "9", "x", "00"):
            frame = frame_of(table, match, step, seen)
            assert (frame.step, frame.seen) == (nearest, ONLOOKER)


FILM = Film(b"...", "webp", 40, 81)
ALT = 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_description_is_never_too_long(language: str) -> None:
    table = a_table("film", seats=8, game="traitor")
    table = replace(table, sitters=tuple(replace(one, name=f"{seat}_" * 16) for seat, one in enumerate(table.sitters)))
    for answers in (0, None):
        told = film_message(table, FILM, match_of(table, answers).view(None), language, here=True)
        assert told.file is not None
        assert len(told.file.alt) <= ALT


def test_messages_with_a_file_that_older_versions_have_posted_are_known_again() -> None:
    """A file that is no picture has the fingerprint that it had before files had descriptions."""
    assert Content("The record.", file=File("log.txt", b"")).text_fingerprint == "56341c3ae7d1b08150753a68"
