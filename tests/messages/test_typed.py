"""Words typed after a slash command.

They are read as answers to the present question and to the questions that it opens.
"""

from collections.abc import Sequence

import pytest

import engine
from bot import texts
from bot.commands.typed import read_answers, suggestions
from bot.tables import Refusal, Table
from bot.texts import Speaker, speaker
from engine import Choice, Seat
from tests.matches import play_by_chance
from tests.tables.people import a_table, match_of

pytestmark = pytest.mark.usefixtures("errand")

SAY = speaker("en")


def asked(*keys: str, seat: int = 0) -> tuple[Table, Seat]:
    """A seat of a table at which Anna, who has the turn, has given these answers."""
    table = a_table("errand", game="errand")
    match = match_of(table)
    for key in keys:
        match.play(0, [key])
    return table, match.seat(seat)


POOR = ("send", "1") * 7
"""Two coins are left: 20 areas are possible, and nobody is asked for the ring."""


def test_a_question_that_was_answered_meanwhile_leads_nowhere() -> None:
    table = a_table("errand", game="errand")
    match = match_of(table)
    seat = match.seat(0)
    match.play(0, ["send"])
    with pytest.raises(Refusal, match="stale"):
        read_answers(SAY, table, seat, "fetch", "M7")


# Suggestions


def test_an_unknown_word_suggests_as_much_as_no_word() -> None:
    table = a_table("several", game="traitor")
    match = match_of(table)
    one = table, match.seat(match.awaited[0])
    assert suggestions(SAY, *one, "muster", "moon") == suggestions(SAY, *one, "muster", "") != []


@pytest.mark.parametrize("keys", [(), ("buy",), ("buy", "M"), ("send",), POOR])
@pytest.mark.parametrize("command", ["errand", "fetch", "send"])
def test_every_suggestion_and_every_label_is_read_as_what_it_says(keys: tuple[str, ...], command: str) -> None:
    one = asked(*keys)
    for label, value in suggestions(SAY, *one, command, ""):
        answers = read_answers(SAY, *one, command, value)
        assert " ".join(key for (key,) in answers) == value
        assert read_answers(SAY, *one, command, label) == answers


# Choices that are called the same


def with_equal_cards() -> tuple[Table, Seat]:
    """The Traitors: somebody is to discard one of several cards, some of them equal."""
    table = a_table("equal", game="the_traitors")
    match = match_of(table)
    while True:
        for seat, decision in match.decisions.items():
            if decision.kind == "discard" and len({card.partition(".")[0] for card in decision.keys}) < len(
                decision.keys
            ):
                return table, match.seat(seat)
        play_by_chance(match, table.secret, 1)


def test_the_first_of_equal_cards_is_offered_and_taken() -> None:
    _, seat = one = with_equal_cards()
    assert seat.decision is not None
    found = suggestions(SAY, *one, "discard", "")
    assert len({label for label, _ in found}) == len(found)
    for label, value in found:
        assert read_answers(SAY, *one, "discard", label) == [(value,)]
    for key in seat.decision.keys:
        assert read_answers(SAY, *one, "discard", key) == [(key,)]


def with_equal_places() -> tuple[Table, Seat]:
    """Verräter: two places of conflict lie between the same landscapes."""
    for number in range(100):
        table = a_table(f"places {number}", game="verraeter")
        match = match_of(table)
        while match.result is None:
            for seat, decision in match.decisions.items():
                asks = decision.kind == "conflict"
                labels = [texts.choice_label(SAY, table.game, "conflict", one, ()) for one in decision.choices if asks]
                if len(set(labels)) < len(labels):
                    return table, match.seat(seat)
            play_by_chance(match, table.secret, 1)
    raise AssertionError("no such places")


def test_places_that_are_called_the_same_are_told_apart_by_their_notes() -> None:
    one = with_equal_places()
    found = suggestions(SAY, *one, "conflict", "")
    assert len({label for label, _ in found}) == len(found)
    assert [label for label, _ in found if " · At " in label and label.endswith(" o’clock")]
    for label, value in found:
        assert read_answers(SAY, *one, "conflict", label) == read_answers(SAY, *one, "conflict", value) == [(value,)]


def test_equal_words_of_two_questions_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the choice that leads there; typed without it, it is not clear what is meant."""
    rules = engine.game("errand")
    monkeypatch.setattr(rules, "commands", {**rules.commands, "send": "fetch"})
    said = texts.choice_label

    def label(say: Speaker, game: str, kind: str, choice: Choice, names: Sequence[str]) -> str:
        return f"Area I{choice.key}" if kind == "send" else said(say, game, kind, choice, names)

    monkeypatch.setattr(texts, "choice_label", label)
    one = asked(*POOR)
    found = suggestions(SAY, *one, "fetch", "i3")
    assert found == [("Area I3 · Buy an area: 20 possible, from 1", "buy I3"), ("Area I3 · Send a coin", "send 3")]
    assert suggestions(SAY, *one, "fetch", "i4") == [("Area I4", "buy I4")]
    assert [read_answers(SAY, *one, "fetch", value) for _, value in found] == [
        [("buy",), ("I3",)],
        [("send",), ("3",)],
    ]
    assert read_answers(SAY, *one, "fetch", "send Area I3") == [("send",), ("3",)]
    with pytest.raises(Refusal, match="ambiguous"):
        read_answers(SAY, *one, "fetch", "Area I3")


# Answers in advance
