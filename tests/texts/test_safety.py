"""Names are other people's words."""

import re

import pytest

from bot import texts
from engine.verraeter.events import BuildingDeclined


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("Jan-Willem O’Neil", "Jan-Willem O’Neil"),
        ("*bold*", r"\*bold\*"),
        ("__line__", r"\_\_line\_\_"),
        ("~~gone~~", r"\~\~gone\~\~"),
        ("`code`", r"\`code\`"),
        ("||secret||", r"\|\|secret\|\|"),
        ("[here](https://example.com)", r"\[here\]\(https\://example.com\)"),
        ("<@123>", "\\<@\u2060123\\>"),
        ("<#5>", r"\<\#5\>"),
        ("# Title", r"\# Title"),
        ("-# small", r"\-\# small"),
        ("> quote", r"\> quote"),
        ("- list", r"\- list"),
        ("12. list", r"12\. list"),
        ("back\\slash", r"back\\slash"),
        ("two\nlines", "two lines"),
        ("turned\u202eround", "turned round"),
    ],
)
def test_a_name_is_shown_as_it_is_and_does_nothing(name: str, shown: str) -> None:
    assert texts.safe(name) == shown


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@1>", "<@&1>", "@silent"])
def test_a_name_mentions_nobody(name: str) -> None:
    assert not re.search(r"@[a-z0-9&]", texts.safe(name))


def test_names_are_made_safe_where_they_enter_a_text() -> None:
    line = texts.event_line(texts.speaker("en"), "verraeter", BuildingDeclined(round=1, seat=0), ["**@everyone**"])
    assert line == "\\*\\*@\u2060everyone\\*\\* builds nothing."
