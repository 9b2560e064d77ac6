"""Words typed after a slash command.

They are read as answers to the present question and to the questions that it opens.
"""

import re
from collections.abc import Sequence
from itertools import islice

import pytest

import engine
from bot import texts
from bot.commands.typed import STANDING, read_answers, suggestions
from bot.messages import takes_several
from bot.tables import Refusal, Table
from bot.texts import Speaker, speaker
from engine import Choice, Seat
from tests.messages.leaks import played
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


@pytest.mark.parametrize("game", ["verraeter", "the_traitors", "errand"])
def test_every_suggestion_and_every_label_is_read_as_what_it_says(game: str) -> None:
    """Also of equal cards, and of places between the same landscapes; an unknown word suggests as much as none."""
    commands, equal, told = engine.game(game).commands, 0, set[str]()
    table = a_table("named 9", game=game)
    for match in islice(played(table), 120):
        seat = match.seat(match.awaited[0])
        assert seat.decision is not None
        command = commands[seat.decision.kind]
        found = suggestions(SAY, table, seat, command, "")
        assert len({label for label, _ in found}) == len(found)
        for label, value in found:
            if takes_several(seat.decision):
                assert suggestions(SAY, table, seat, command, "moon") == found
            elif value != STANDING:
                answers = read_answers(SAY, table, seat, command, value)
                assert " ".join(key for (key,) in answers) == value
                assert read_answers(SAY, table, seat, command, label) == answers
            told.add(label)
        equal += len(found) < len(seat.decision.choices)
    assert equal or game != "the_traitors"
    assert game != "verraeter" or any(re.match(r"\d+–\d+ · ", label) for label in told), told


def test_cards_that_are_alike_are_suggested_once_and_a_card_known_by_its_place_by_number() -> None:
    """Everything that is suggested of two packs can be told apart."""
    for rehide in ("mix", "keep"):
        table = a_table("named 9", game="traitor", seats=8, options={"rehide": rehide})
        asked_of = [match.seat(match.awaited[0]) for match in islice(played(table), 60)]
        found = [
            [label for label, _ in suggestions(SAY, table, seat, "accuse", "")]
            for seat in asked_of
            if seat.decision is not None and seat.decision.kind == "accuse"
        ]
        assert all(len(set(labels)) == len(labels) for labels in found)
        assert any(", no. " in label for labels in found for label in labels) == (rehide == "keep")


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
    assert [read_answers(SAY, *one, "fetch", value) for _, value in found] == [[("buy",), ("I3",)], [("send",), ("3",)]]
    assert read_answers(SAY, *one, "fetch", "send Area I3") == [("send",), ("3",)]
    with pytest.raises(Refusal, match="ambiguous"):
        read_answers(SAY, *one, "fetch", "Area I3")
