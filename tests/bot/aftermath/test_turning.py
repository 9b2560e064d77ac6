"""Turning points and old betrayals: the end of a match tells them, and story and replay tell turning points, too."""

import io
from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from PIL import Image, ImageSequence

import engine
from bot import pictures, texts
from bot.aftermath import turning
from bot.aftermath.turning import TurningPoints
from bot.sandbox import Message
from bot.store import Table, Verdict, Wishes
from bot.tables.players.thinking import Thinking
from engine import Betrayal, Course, TurningPoint
from engine.estimate import Estimate, Position
from tests.bot.bot_on_sandbox import Court, fine
from tests.bot.playing import finished

SAY = texts.speaker("en")
POINT = TurningPoint(40, 1, 62, 17)
TOLD = "The chance that Ben wins fell from 60 to 20 of 100."


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> list[tuple[TurningPoint, ...]]:
    """The turning points that are found, instead of a long search; none unless a test says so."""
    points: list[tuple[TurningPoint, ...]] = [()]

    async def search(_self: TurningPoints, table: Table) -> tuple[TurningPoint, ...]:
        assert table.state == "finished", "nothing is looked for while a match is not over"
        return points[-1]

    monkeypatch.setattr(TurningPoints, "_found", search)
    return points


def edits(court: Court) -> int:
    """Count the edits of a message in the hall."""
    return sum(one.method == "PATCH" and f"/channels/{court.hall.id}/" in one.path for one in court.sandbox.requests)


@pytest.mark.deal("largest")
async def test_end_story_and_replay_tell_the_largest(court: Court, found: list[tuple[TurningPoint, ...]]) -> None:
    found.append((TurningPoint(20, 0, 30, 50), POINT))
    anna, *_ = people = court.people(3)
    await court.begin(people)
    await finished(court)
    end = court.hall.messages[-1]
    assert [TOLD in line for line in end.content.splitlines()[:4]] == [False, False, True, False]
    assert end.attachments[0].filename == "end.png"
    assert (await court.table()).turning_points == found[-1]
    assert (await court.bot.store.messages.posted(1))["end"].closed
    before = edits(court)
    await court.restart_bot()
    await court.quiet()
    assert edits(court) == before
    assert TOLD in court.hall.messages[-1].content
    story = (await fine(anna.click(end, SAY("button-story")))).messages[-1]
    above, line = story.attachments[0].data.decode().partition(TOLD)[0].split("\n## ")[-1].rsplit("\n- **", 1)
    assert TOLD not in above
    assert f"\n- **{above.splitlines()[0]}:**" in f"\n- **{line}", "it stands in its round"
    page = (await fine(anna.click(end, SAY("button-replay")))).messages[-1]
    assert TOLD not in page.content
    await court.after(court.forge(anna, page, "tc:frame:1:41:a:next"))
    assert TOLD in page.content


async def test_a_search_that_fails_costs_nothing_but_itself(
    court: Court, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(_self: Thinking, _record: object, _position: Position, _seed: str) -> Estimate:
        raise OSError("no process")

    monkeypatch.setattr(TurningPoints, "_found", FOUND)
    monkeypatch.setattr(Thinking, "estimate", fails)
    await court.begin(court.people(3))
    await finished(court)
    assert (await court.table()).turning_points == ()
    end = court.hall.messages[-1]
    assert not [one for one in court.sandbox.requests if one.method == "PATCH" and str(end.id) in one.path]
    assert (await court.bot.store.messages.posted(1))["end"].closed
    assert "cannot be found" in caplog.text
    caplog.clear()


async def test_the_short_film_comes_with_the_same_edit_and_stays_when_the_end_tells_who_knew(
    court: Court, found: list[tuple[TurningPoint, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TurningPoints, "_make_film", MADE)
    found.append((TurningPoint(20, 0, 30, 50), POINT, TurningPoint(44, 2, 12, 60)))
    anna, *_ = people = court.people(3)
    await court.begin(people)
    await finished(court)
    end = court.hall.messages[-1]
    (film,) = end.attachments
    assert film.filename == "SPOILER_betrayal-1.webp", "a click shows it, as it shows the words"
    assert film.description == SAY("picture-covered")
    with Image.open(io.BytesIO(film.data)) as moving:
        assert moving.info["loop"] == 1
        assert 5 <= len(list(ImageSequence.Iterator(moving))) <= 12
    changed = [one for one in court.sandbox.requests if one.method == "PATCH" and str(end.id) in one.path]
    assert len(changed) == 1
    await court.restart_bot()
    await court.bot.tables.ending.note_verdicts(1, (Verdict(anna.id, 0, 1, 1, 1),))
    await court.quiet()
    assert "Anna knew, from" in court.hall.messages[-1].content
    assert court.hall.messages[-1].attachments == [film]
    assert (await court.bot.store.messages.posted(1))["end"].closed


@pytest.mark.usefixtures("films_here")
@pytest.mark.parametrize("reveals", ["moving", "still"])
async def test_nothing_moves_in_a_channel_that_wishes_still_reveals(
    court: Court, found: list[tuple[TurningPoint, ...]], monkeypatch: pytest.MonkeyPatch, reveals: str
) -> None:
    """No vote, no unmasking, no last score and no film; nothing moves in direct messages in any case."""
    monkeypatch.setattr(pictures, "draw", DRAWN)
    monkeypatch.setattr(TurningPoints, "_make_film", MADE)
    people = court.people(4)
    await court.begin(people, game="the_traitors", options={"reveals": reveals, "rounds": "1"})
    await finished(court)
    moving = [one.removeprefix("SPOILER_") for one in moves(court.hall.messages)]
    assert set(moving) == ({"reveal.gif", "unmasking.gif", "betrayal-1.webp"} if reveals == "moving" else set())
    assert not any(moves(person.channel("dm").messages) for person in people)


@pytest.mark.usefixtures("films_here")
async def test_an_end_whose_film_fails_tells_the_turning_point(
    court: Court,
    found: list[tuple[TurningPoint, ...]],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(TurningPoints, "_make_film", MADE)
    monkeypatch.setattr(turning, "MOST", 10)
    found.append((POINT,))
    await court.begin(court.people(3))
    await finished(court)
    end = court.hall.messages[-1]
    assert TOLD in end.content
    assert [one.filename for one in end.attachments] == ["end.png"]
    assert "TooLarge" in caplog.text
    caplog.clear()


DRAWN, FOUND, MADE = pictures.draw, TurningPoints._found, TurningPoints._make_film
"""The real drawing, the real search, and the real making of a film."""


def moves(messages: Sequence[Message]) -> list[str]:
    """Return the names of the pictures that have several scenes."""
    files = [one for message in messages for one in message.attachments]
    return [one.filename for one in files if getattr(Image.open(io.BytesIO(one.data)), "n_frames", 1) > 1]


@pytest.fixture
def anna_betrays_ben(monkeypatch: pytest.MonkeyPatch) -> None:
    """In every match the first seat betrays the second, whatever happens there."""

    def betrayals(self: object, course: Course) -> list[Betrayal]:
        return [Betrayal(0, 1)]

    monkeypatch.setattr(type(engine.game("verraeter")), "betrayals", betrayals)


@pytest.mark.usefixtures("anna_betrays_ben")
async def test_the_third_betrayal_is_told_at_the_end(court: Court) -> None:
    people = court.people(3)
    await court.begin(people)
    await finished(court)
    store = court.bot.store
    placings = await store.results.of_table(1)
    assert [one.user for one in placings] == [one.id for one in people]
    assert [one.betrayed for one in placings] == ["1", "", ""]
    line = SAY("chronicle-again", who="Anna", whom="Ben", number=3)
    assert line not in court.hall.messages[-1].content
    for table in (101, 102):
        await store.results.replace(table, [replace(one, table=table, ended=one.ended - table) for one in placings])

    async def shown_again() -> str:
        await store._db.execute("UPDATE posted SET state = 'stale' WHERE slot = 'end'")
        await court.bot.delivery.bring_in_line(1)
        await court.quiet()
        return court.hall.messages[-1].content

    assert line in await shown_again()
    await store.people.save_wishes(people[1].id, Wishes(statistics=False))
    assert line not in await shown_again()
    await store.people.save_wishes(people[1].id, Wishes())
    assert line in await shown_again()
    await court.bot.deletions.delete(people[1].id)
    await court.quiet()
    assert "betrayed" not in court.hall.messages[-1].content
