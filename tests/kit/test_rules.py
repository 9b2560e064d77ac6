"""Rules bring what the examples in ``golden/rules`` of each game say."""

from pathlib import Path

import pytest

from tests.games import RULES, name_of
from tests.kit.rules import told_again


@pytest.mark.parametrize("path", RULES, ids=name_of)
def test_rules_bring_what_their_examples_say(path: Path) -> None:
    assert told_again(path) == path.read_text(encoding="utf-8"), "Is that what you meant? Then: make golden"
