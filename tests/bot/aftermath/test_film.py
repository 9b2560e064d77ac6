"""The film of a match that nothing is secret of any more: made when somebody asks, shown to them, then to all."""

import asyncio
import io
import random
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from bot import texts
from bot.aftermath import film_command, film_shelf
from bot.aftermath.film import FilmProgress
from bot.aftermath.film_shelf import FilmJob, StoredFilm
from bot.client import FILMS
from bot.processes import Process
from bot.sandbox import Message, Person
from bot.tables import Person as Player
from tests.bot.court import HALL, Court, fine
from tests.bot.playing import play_on

SAY = texts.speaker("en")
FILM, HERE = SAY("button-film"), SAY("button-show-here")


async def revealed(court: Court, chance: random.Random) -> Message:
    """The message that a match was closed after a few answers, all of whose people agree to reveal it."""
    (anna, *_) = court.people(1)
    await court.begin([anna], computers=2)
    await play_on(court, chance, 2)
    await court.bot.tables.ending.abort(1, Player(anna.id, "Anna", "en"))
    await court.bot.tables.ending.agree(1, anna.id)
    await court.quiet()
    return court.hall.messages[-1]


async def asked(court: Court, person: Person, end: Message) -> Message:
    """The private message with the film for which a person asks."""
    told = await court.told(person.click(end, FILM))
    (page,) = told.messages
    assert page.only_for is person
    return page


def moving(message: Message) -> tuple[str | None, tuple[int, int], int]:
    """The film that a message has: its kind, its size, and of how many pictures it is."""
    (file,) = message.attachments
    picture = Image.open(io.BytesIO(file.data))
    assert file.filename == f"film-1.{(picture.format or '').lower()}"
    assert (file.description or "").startswith("Film")
    return picture.format, picture.size, len(list(ImageSequence.Iterator(picture)))


@pytest.mark.usefixtures("films_here", "pages_here")
async def test_a_film_is_made_for_a_person_and_shown_to_all(court: Court, chance: random.Random) -> None:
    end, dirk = await revealed(court, chance), court.person("dirk")
    dirk.locale = "de"
    before = len(court.sandbox.requests)
    page = await asked(court, dirk, end)
    kind, _, number = moving(page)
    assert kind == "WEBP"
    assert number > 1
    assert page.content.startswith("### Verräter · Film\n-# Alle ")
    edits = [one for one in court.sandbox.requests[before:] if one.path.endswith("/messages/@original")]
    assert len(edits) >= 2, "how far it was, and the film"

    shown = await court.told(dirk.click(page, texts.speaker("de")("button-show-here")))
    public = court.hall.messages[-1]
    assert public.only_for is None
    assert public.content.startswith("### Verräter · Film\n-# All "), "in the language of the table"
    assert moving(public) == moving(page)
    assert not public.buttons
    assert not public.pings
    assert shown.text == texts.speaker("de")("film-shown"), "that one had to be made, too"

    before = len(court.sandbox.requests)
    again = await asked(court, court.person("ben"), end)
    assert again.attachments[0].data == public.attachments[0].data
    edits = [one for one in court.sandbox.requests[before:] if one.path.endswith("/messages/@original")]
    assert len(edits) == 1, "at once"

    for file in (court.folder / FILMS).iterdir():
        file.unlink()
    await court.refuses(court.person("ben").click(end, FILM), "film-failed")
    again = await asked(court, court.person("ben"), end)
    assert moving(again) == moving(public), "a new request gets a film that is made again"

    await court.restart_bot()
    page = await asked(court, court.person("ben"), end)
    assert moving(page) == moving(public), "nothing waits in memory"


@pytest.mark.usefixtures("films_here", "pages_here")
@pytest.mark.parametrize("wish", [("my pictures", "motion", "still"), ("my reading", "how", "words")])
async def test_nothing_moves_for_a_person_who_wishes_so(
    court: Court, chance: random.Random, wish: tuple[str, str, str]
) -> None:
    """No film is made; the last board comes in its place, or in words, and all can still be shown the film."""
    end, dirk = await revealed(court, chance), court.person("dirk")
    command, option, value = wish
    await fine(dirk.command(HALL, command, **{option: value}))
    before = len(court.sandbox.requests)
    page = await asked(court, dirk, end)
    assert len(court.sandbox.requests) - before == 2, "as many calls as a film that is there at once"
    head, note, *board = page.content.split("\n")
    assert (head.replace(" · ", ", "), note) == ("### Verräter, Film", f"-# {SAY('film-still')}")
    if value == "words":
        assert not page.attachments
        assert board
    else:
        (file,) = page.attachments
        assert (file.filename, board) == ("board.png", [])
        assert "Anna" in str(file.description)
    step = (await fine(dirk.click(page, SAY("button-replay")))).messages[-1]
    assert step.only_for is dirk
    await court.told(dirk.click(page, HERE))
    moving(court.hall.messages[-1])
    await fine(dirk.command(HALL, command, **{option: {"still": "moving", "words": "pictures"}[value]}))
    assert moving(await asked(court, dirk, end))[0] == "WEBP"


async def test_its_line_counts_and_who_waits_for_another_one_is_told(
    court: Court, chance: random.Random, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    end, dirk, ben = await revealed(court, chance), court.person("dirk"), court.person("ben")
    ready = asyncio.Event()

    async def made(making: FilmJob, process: Process[FilmProgress]) -> StoredFilm:
        making.done, making.pictures = 12, 40
        await ready.wait()
        file = tmp_path / f"1-{making.order.language}.gif"
        file.write_bytes(b"GIF89a")
        return StoredFilm(file, 6, 40, 81, making.order.names)

    monkeypatch.setattr(court.bot.films, "_made", made)
    monkeypatch.setattr(film_command, "EVERY", 0.01)
    court.sandbox.fail_next("PATCH", "/webhooks/*/@original", 401)
    first = await fine(dirk.click(end, FILM))
    await court.sandbox.until(lambda: first.text == "Film: 12 of 40 pictures")
    assert 401 in [one.status for one in court.sandbox.requests], "a line that is not taken keeps no film up"
    ben.locale = "nl"
    second = await fine(ben.click(end, FILM))
    await court.sandbox.until(lambda: second.text == "Films worden een voor een gemaakt. Voor die van jou: 1")
    ready.set()
    await court.quiet()
    for told in (first, second):
        (page,) = told.messages
        assert [file.filename for file in page.attachments] == ["film-1.gif"]


async def test_a_failed_film_is_told(
    court: Court, chance: random.Random, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    end, dirk = await revealed(court, chance), court.person("dirk")
    monkeypatch.setattr(film_shelf, "LONGEST", 0.001)
    await court.refuses(dirk.click(end, FILM), "film-failed")
    assert "table 1" in caplog.text
    caplog.clear()
    monkeypatch.setattr(film_shelf, "AT_ONCE", 0)
    await court.refuses(dirk.click(end, FILM), "film-busy")
