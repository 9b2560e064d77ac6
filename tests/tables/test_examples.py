"""Deeds at tables bring what the examples in ``tests/golden/tables`` say."""

from pathlib import Path

import pytest

from tests.tables.examples import FILES, told_again


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_deeds_bring_what_their_examples_say(path: Path) -> None:
    assert told_again(path) == path.read_text(encoding="utf-8"), "Is that what you meant? Then: make golden"
