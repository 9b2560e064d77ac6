"""The tests' own PostgreSQL keeps what it is told, and leaves nothing behind."""

import subprocess
import sys
from pathlib import Path

import pytest

START_AND_WAIT = """
from tests import postgresql
with postgresql.serving(postgresql.programs()) as server:
    print(server.folder, flush=True)
    input()
"""


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
