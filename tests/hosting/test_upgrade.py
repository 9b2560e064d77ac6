"""From an earlier program to this one and back, at the same table: each is started as an operator starts it."""

import asyncio
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.sandbox import Message, Person, Sandbox
from bot.sandbox.world.messages import Select
from tests.hosting.join import HALL, PATIENCE
from tests.samples import samples

ROOT = Path(__file__).parents[2]
PLAYERS = ("anna", "ben", "chloe")
PROGRAMS = Path(__file__).parent / "former"
FORMER = ("f1061249", "f9a31260")[: samples(1, 2)]
"""Commits of programs that people run, whose databases have the schemas 15 and 1."""


@pytest.fixture
def former(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A folder with an earlier program: ``bot`` and ``engine`` of a commit, as ``git archive`` gives them."""
    shutil.unpack_archive(PROGRAMS / f"{request.param}.tar.xz", tmp_path / "former")
    return tmp_path / "former"


class Host:
    """An operator with a data folder, on a sandbox."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self.sandbox = sandbox
        self.database = folder / "data" / "turncoat.db"
        self.config = folder / "config.toml"
        self.config.write_text(f'token = "{sandbox.token}"\n', encoding="utf-8")
        self.people = [sandbox.people[name] for name in PLAYERS]

    @asynccontextmanager
    async def running(self, program: Path) -> AsyncIterator[None]:
        """A program runs until it is told to end, and ends well."""
        command = ("-m", "bot", "run", "--config", str(self.config), "--discord", self.sandbox.address)
        bot = await asyncio.create_subprocess_exec(sys.executable, *command, cwd=program)
        await self.sandbox.until(lambda: self.sandbox.bot_online and self.sandbox.world.commands, within=PATIENCE)
        try:
            yield
        finally:
            bot.terminate()
            code = await bot.wait()
        assert code == 0
        await self.sandbox.until(lambda: not self.sandbox.bot_online)

    @property
    def questions(self) -> list[tuple[Person, Message]]:
        """Return the questions that stand, with the people who are asked."""
        return [(one, told) for one in self.people for told in one.dms if menus(told)]

    async def answer(self) -> None:
        """Somebody who is asked takes the first choice, and the question goes."""
        await self.sandbox.until(lambda: self.questions, within=PATIENCE)
        await self.choose(*self.questions[0])

    async def choose(self, person: Person, message: Message) -> None:
        (menu,) = menus(message)
        await person.choose(message, menu.custom_id, [menu.options[0].value])
        await self.sandbox.until(
            lambda: menu.custom_id not in {one.custom_id for one in menus(message)}, within=PATIENCE
        )

    async def hand(self, person: Person) -> Message:
        """Return what somebody is shown as their hand, once it is drawn."""
        told = (await person.command(HALL, "hand")).original
        assert told is not None
        await self.sandbox.until(lambda: told.content or told.attachments, within=PATIENCE)
        return told

    async def answer_by_hand(self) -> None:
        """Somebody who is asked finds the question in their hand, whatever their messages show."""
        for one in self.people:
            told = await self.hand(one)
            if menus(told):
                await self.choose(one, told)
                return
        raise AssertionError("nobody is asked")


def menus(message: Message) -> list[Select]:
    """Return all menus that answer a question."""
    return [one for one in message.selects if one.custom_id.startswith("tm:menu:")]


@pytest.mark.parametrize("former", FORMER, indirect=True)
async def test_a_table_goes_on_in_a_new_program_and_from_a_copy_in_the_old(former: Path, tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        host = Host(sandbox, tmp_path)
        async with host.running(former):
            for one in host.people:
                await one.command(HALL, "join", game="verraeter")
            await host.people[0].command(HALL, "start")
            await host.answer()
        copy = shutil.copy(host.database, tmp_path / "copy.db")
        standing = {message.id for message in host.people[0].sees(HALL) if message.buttons}

        async with host.running(ROOT):
            await host.answer()
        assert standing <= {message.id for message in host.people[0].sees(HALL)}

        shutil.copy(copy, host.database)
        async with host.running(former):
            await host.answer_by_hand()
        assert sandbox.problems == []
