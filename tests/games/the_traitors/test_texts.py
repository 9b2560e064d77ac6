"""The Traitors in words: votes in two tenses, turns that share a line, and secret questions that look alike."""

from itertools import product

import pytest

from bot import texts
from engine import Event
from engine.decision import Decision
from engine.the_traitors import events as happened
from tests.matches import a_match

pytestmark = pytest.mark.usefixtures("all_texts_said")

NAMES = ["Anna", "Hans", "Cleo", "Dora"]
SAY = texts.speaker("en")
ALL = (0, 1, 2, 3)
OPENED = happened.VoteOpened(round=1, ballot=1, final=0, suspect_seats=ALL, living_seats=ALL, out_seats=())
ASKED = happened.EndOpened(round=1, living_seats=(0, 1, 3))


def folded(*events: Event) -> list[tuple[range, str]]:
    view = a_match("asked", game="the_traitors", answers=0).view(None)
    return [(places, line) for places, line in texts.folded_lines(SAY, "the_traitors", events, view, NAMES)]


def test_a_vote_is_explained_while_it_is_open_and_named_once_it_is_over() -> None:
    vote = happened.VoteShown(round=1, ballot=1, seat=0, for_seat=2, number=3, count=1)
    (_, heading), (_, explained) = texts.aloud_lines(SAY, "the_traitors", (OPENED,), NAMES)
    (_, short), (_, votes) = texts.aloud_lines(SAY, "the_traitors", (OPENED, vote), NAMES)
    assert heading == short
    assert heading.startswith("### ")
    assert "Anna, Hans, Cleo, Dora" in explained
    assert "Cleo 1 (Anna)" in votes


def turn(seat: int) -> list[Event]:
    return [happened.TurnStarted(round=1, seat=seat), happened.CardDrawn(round=1, seat=seat)]


def test_turns_that_brought_gold_or_nothing_share_a_line_and_a_dagger_has_its_own() -> None:
    """A turn that goes on is told once something of it can be. Somebody who gave Gold is not named a second time."""
    events: list[Event] = []
    for fund, seat in enumerate((0, 1, 2, 0), 3):
        events += [*turn(seat), happened.GoldPlayed(round=1, seat=seat, fund=fund)]
    events += [*turn(3), *turn(0)]
    events += [happened.TurnStarted(round=1, seat=1), happened.DaggerUsed(round=1, seat=1, named_seat=2)]
    events += [happened.CardTaken(round=1, seat=1, named_seat=2)]
    lines = folded(*events)
    assert [line for _, line in lines] == [
        "Gold from Anna (2×), Hans, Cleo: fund 2 → 6; nothing from Dora",
        "**Dagger:** Hans takes a card from Cleo",
    ]
    assert [*lines[0][0], *lines[1][0]] == [*range(len(events))]


@pytest.mark.parametrize(("card", "told"), [("dagger", ["You draw **a Dagger**."]), ("traitor", [])])
def test_a_seat_at_turn_is_told_its_card_and_the_traitor_card_by_its_question(card: str, told: list[str]) -> None:
    lines = folded(*turn(0), happened.OwnCardDrawn(round=1, seats=(0,), seat=0, card=card))
    assert [line for _, line in lines] == told


@pytest.mark.parametrize("event", [OPENED, ASKED])
def test_a_question_is_not_told_above_itself(event: Event) -> None:
    assert folded(event) == []


@pytest.mark.parametrize(("language", "kind"), list(product(texts.LANGUAGES, ("murder", "recruit"))))
def test_secret_questions_begin_alike_for_faithful_and_traitor(language: str, kind: str) -> None:
    asked = [Decision(kind, (), facts={"role": role}) for role in ("faithful", "traitor")]
    told = [texts.question(texts.speaker(language), "the_traitors", one, NAMES) for one in asked]
    assert len({question.splitlines()[0] for question in told}) == 1
    assert len(set(told)) == 2
