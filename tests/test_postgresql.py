"""The tests' own PostgreSQL keeps what it is told, and leaves nothing behind."""

import asyncio
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from tests import postgresql

START_AND_WAIT = """
from tests import postgresql
with postgresql.serving(postgresql.programs()) as server:
    print(server.folder, flush=True)
    input()
"""


async def test_a_database_is_empty_and_outlives_a_crash(postgres: str, postgres_server: postgresql.Server) -> None:
    connection = await asyncpg.connect(postgres)
    assert await connection.fetch("SELECT * FROM pg_tables WHERE schemaname = 'public'") == []
    await connection.execute("CREATE TABLE answers (id bigint); INSERT INTO answers VALUES (1)")
    await asyncio.to_thread(postgres_server.crash)
    with pytest.raises(OSError):
        await asyncpg.connect(postgres)
    await asyncio.to_thread(postgres_server.start)
    connection = await asyncpg.connect(postgres)
    assert await connection.fetchval("SELECT id FROM answers") == 1
    await connection.close()


@pytest.mark.usefixtures("postgres_server")
def test_nothing_of_it_is_left_when_the_tests_are_killed() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", START_AND_WAIT], stdin=pipe, stdout=pipe, text=True) as tests:
        assert tests.stdout is not None
        folder = Path(tests.stdout.readline().strip())
        assert (folder / "data" / "postmaster.pid").exists()
        tests.kill()
        assert tests.stdout.read() == ""  # it ends when nobody is left who could write there
    assert not folder.exists()
