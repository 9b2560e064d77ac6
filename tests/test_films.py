"""Films are made one after the other, in other processes, and kept for who asks again."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from stat import S_IMODE

import msgspec
import pytest

from bot.aftermath import film_shelf as module
from bot.aftermath.film import FilmOrder, FilmProgress
from bot.aftermath.film_shelf import AT_ONCE, FilmJob, Films, StoredFilm
from bot.processes import Process, pool
from bot.tables import Refusal
from engine import Record

MANY = 1000


def an_order(language: str = "en", most: int = MANY) -> FilmOrder:
    """An order that no game can carry out."""
    return FilmOrder(
        Record(game="chess", rules=1, seats=2, options={}, seed=bytes(32)), ("Anna", "Ben"), language, most
    )


@pytest.fixture
async def films(tmp_path: Path) -> AsyncIterator[Films]:
    films = Films(tmp_path / "films")
    yield films
    await films.close()


@pytest.fixture
def finish(films: Films, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Lets the process that makes a film now be ready; each takes 100 bytes."""
    may = asyncio.Semaphore(0)

    async def made(making: FilmJob, process: Process[FilmProgress]) -> StoredFilm:
        await may.acquire()
        file = tmp_path / "-".join(map(str, making.key))
        file.write_bytes(bytes(100))
        return StoredFilm(file, 100, 40, 81, making.order.names)

    monkeypatch.setattr(films, "_made", made)
    return may.release


async def turn() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_one_is_made_after_the_other_and_told_how_many_wait(films: Films, finish: Callable[[], None]) -> None:
    first, second, third = (films.ask(table, an_order()) for table in (1, 2, 3))
    assert films.ask(2, an_order()) is second, "two who ask for the same get the same"
    assert [one.ahead for one in (first, second, third)] == [0, 1, 2]
    finish()
    assert await first.film
    assert [one.ahead for one in (second, third)] == [0, 1]
    assert not second.film.done()


async def test_a_made_film_is_there_at_once_by_language_and_limit(films: Films, finish: Callable[[], None]) -> None:
    finish()
    made = await films.ask(1, an_order()).film
    assert made is not None
    assert films.ask(1, an_order()).film.result() is made
    assert (made.read().kind, len(made.read().content)) == ("", 100)
    assert not films.ask(1, an_order("de")).film.done()
    assert not films.ask(1, an_order(most=99)).film.done()


async def test_those_that_were_asked_for_last_are_kept(
    films: Films, finish: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "KEPT", 250)
    kept = []
    for table in (1, 2, 1, 3):
        finish()
        kept.append(await films.ask(table, an_order()).film)
    assert [one.file.exists() for one in kept if one] == [True, False, True, True]
    assert not films.ask(2, an_order()).film.done()


async def test_a_film_with_other_names_is_made_again_whoever_changed(films: Films, finish: Callable[[], None]) -> None:
    """Another process may have, whose notice was lost: somebody's data were deleted."""
    finish()
    made = await films.ask(1, an_order()).film
    assert made is not None
    again = films.ask(1, msgspec.structs.replace(an_order(), names=("Nobody",)))
    assert not again.film.done()
    assert not made.file.exists()


async def test_films_of_a_changed_table_are_forgotten(films: Films, finish: Callable[[], None], tmp_path: Path) -> None:
    """Somebody who sat there may be gone since, and their name is in the pictures."""
    finish()
    made = await films.ask(1, an_order()).film
    assert made is not None
    under_way = films.ask(1, an_order("de"))
    await turn()
    films.forget(1)
    assert not made.file.exists()
    assert await under_way.film is None
    again = films.ask(1, an_order("de"))
    assert again is not under_way
    finish()
    await turn()
    assert not (tmp_path / "1-de").exists()
    finish()
    assert await again.film
    assert (tmp_path / "1-de").exists()


async def test_a_film_that_is_forgotten_while_it_waits_is_never_made(films: Films, finish: Callable[[], None]) -> None:
    first, second, third = (films.ask(table, an_order()) for table in (1, 2, 3))
    films.forget(2)
    finish()
    finish()
    assert await first.film
    await turn()
    assert second.film.result() is None
    assert third.film.done()


async def test_a_film_that_cannot_be_deleted_keeps_nobody_from_another_one(
    films: Films, finish: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Refuse the deletion, as Windows does while somebody reads the file."""

    def refuse(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(path)

    finish()
    assert await films.ask(1, an_order()).film
    monkeypatch.setattr(Path, "unlink", refuse)
    films.forget(1)
    again = films.ask(1, an_order())
    await turn()
    films.forget(1)
    finish()
    await turn()
    finish()
    assert await again.film is None
    assert await films.ask(1, an_order()).film


async def test_so_many_wait_and_no_more(films: Films, finish: Callable[[], None]) -> None:
    for table in range(AT_ONCE):
        films.ask(table, an_order())
    with pytest.raises(Refusal, match="film-busy"):
        films.ask(AT_ONCE, an_order())
    films.ask(AT_ONCE - 1, an_order())
    finish()
    await turn()
    films.ask(AT_ONCE, an_order())


async def test_at_the_end_nothing_comes_of_those_that_wait(films: Films, finish: Callable[[], None]) -> None:
    waiting = [films.ask(table, an_order()) for table in (1, 2)]
    await turn()
    await films.close()
    assert [one.film.result() for one in waiting] == [None, None]
    with pytest.raises(Refusal, match="film-busy"):
        films.ask(1, an_order())


async def test_a_film_that_cannot_be_made_costs_itself_alone(films: Films, caplog: pytest.LogCaptureFixture) -> None:
    assert await films.ask(1, an_order()).film is None
    assert "UnknownGame" in caplog.text


async def test_nobody_else_may_see_what_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names stand in the pictures. Also a folder that an earlier version made is closed."""

    class Writing(Process[FilmProgress]):
        async def do(self, job: tuple[object, ...], patience: float) -> FilmProgress:
            _, file = job
            assert isinstance(file, Path)
            await asyncio.to_thread(file.write_bytes, b"film")
            return FilmProgress(1, 1, 1, "webp", 4)

    monkeypatch.setattr(pool, "Process", Writing)
    folder = tmp_path / "films"
    folder.mkdir(0o755)
    films = Films(folder)
    made = await films.ask(1, an_order()).film
    await films.close()
    assert made is not None
    assert [S_IMODE(one.stat().st_mode) for one in (folder, made.file)] == [0o700, 0o600]


async def test_a_process_that_hangs_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun: list[Process[FilmProgress]] = []

    class Hanging(Process[FilmProgress]):
        def __init__(self, program: str) -> None:
            super().__init__(program)
            begun.append(self)

        async def do(self, job: tuple[object, ...], patience: float) -> FilmProgress:
            await self.begin()
            assert self.number is not None
            await asyncio.Event().wait()
            raise AssertionError

    monkeypatch.setattr(pool, "Process", Hanging)
    monkeypatch.setattr(module, "LONGEST", 0.1)
    films = Films(tmp_path)
    assert await films.ask(1, an_order()).film is None
    assert "TimeoutError" in caplog.text
    assert [one.number for one in begun] == [None]
    await films.close()


def test_films_of_an_earlier_start_are_gone(tmp_path: Path) -> None:
    for name in ("1-en.webp", "12-de.gif", "7-nl", "holiday-2026.webp"):
        (tmp_path / name).write_bytes(b"")
    Films(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["holiday-2026.webp"]
