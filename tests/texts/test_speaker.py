"""The speaker, which says the messages: its languages, what is missing, and names, which are other people’s words."""

import logging
import re

import pytest

from bot import texts
from engine.verraeter.events import BuildingDeclined


def test_an_unknown_key_or_language_is_a_mistake_of_the_program() -> None:
    with pytest.raises(KeyError):
        texts.speaker("en")("no-such-key")
    with pytest.raises(ValueError, match="en, de, nl"):
        texts.speaker("pt")


def test_texts_have_no_isolation_marks() -> None:
    assert texts.speaker("de")("verraeter-clock", key=3) == "3 Uhr"


def test_a_name_and_a_sentence_end_with_one_dot() -> None:
    for language in texts.LANGUAGES:
        said = texts.speaker(language)("the_traitors-alt-turn", name="Benjamin K.")
        assert "Benjamin K." in said and ".." not in said
        assert texts.speaker(language)("the_traitors-alt-refused", names="Anna, Benjamin K.").endswith(" Benjamin K.")


def test_true_and_false_are_told_apart() -> None:
    say = texts.speaker("en")
    told = [say("prompt-stand-in", answered=answered) for answered in (True, False)]
    assert told == ["A computer player has answered for you.", "A computer player answers for you."]


def test_a_missing_variable_is_logged_once_and_said_in_english(caplog: pytest.LogCaptureFixture) -> None:
    say = texts.speaker("de")
    said = [say("verraeter-event-building_declined") for _ in range(3)]
    assert said == ["seat builds nothing."] * 3
    assert [(one.levelno, "building_declined in de" in one.getMessage()) for one in caplog.records] == [
        (logging.ERROR, True),
        (logging.ERROR, False),
    ]
    caplog.clear()


def test_a_message_has_others_in_it_whichever_was_said_first() -> None:
    assert texts.Speaker("de")("lobby-ready") == "**Bereit:** Wer am Tisch sitzt, kann *Starten* drücken."


def test_added_messages_have_ours_in_them() -> None:
    texts.add_texts({"toy": {"en": "toy-hint = Press { button-start }, or { button-start } again."}})
    try:
        assert texts.speaker("nl")("toy-hint") == "Press Starten, or Starten again."
    finally:
        texts.drop_texts("toy")


def test_added_messages_may_have_terms_and_lead_in_circles() -> None:
    source = "-toy-brand = Straws\ntoy-hint = { -toy-brand }!\ntoy-A = { toy-b }\ntoy-b = { toy-A }\n"
    texts.check_texts({"en": source})
    texts.add_texts({"toy": {"en": source}})
    try:
        assert texts.speaker("en")("toy-hint") == "Straws!"
        assert texts.speaker("en").knows("toy-A")
    finally:
        texts.drop_texts("toy")


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
