"""Examples in docstrings of the bot know the games, like all tests; tests of all games know the hooks of each."""

import gc
import os
import shutil
import tempfile
from collections.abc import Generator
from importlib import import_module
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule

MEMORY = Path("/dev") / "shm"
"""A folder of Linux that is kept in memory; a test that makes a database waits 20 ms less there than on a disk."""

import_module("bot.games").load()
import_module("tests.games").name_all_hooks()

gc.set_threshold(10_000)

if "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > 2 << 30:
    tempfile.tempdir = os.environ["TMPDIR"] = str(MEMORY)


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Look for examples only in files that have some: one of ten has."""
    found = yield
    return [one for one in found if not isinstance(one, DoctestModule) or ">>> " in file_path.read_text("utf-8")]


def pytest_collection_finish() -> None:
    """Set aside all that is imported, which stays: to look through it again and again takes a fifth of the time."""
    gc.collect()
    gc.freeze()
