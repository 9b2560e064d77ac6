"""The Traitors in words: names that differ, secrets that look alike, and the numbers of its help."""

from itertools import product

import pytest

from bot import texts
from engine import Event
from engine.decision import Decision
from engine.the_traitors import events as happened
from engine.the_traitors.components import CARDS, DECK, DIGITAL, EVENTS, HELD, KINDS, PAPER, REASONS
from tests.matches import a_match

pytestmark = pytest.mark.usefixtures("all_texts_said")

NAMES = ["Anna", "Hans", "Cleo", "Dora"]


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(
    ("message", "keys"),
    [
        ("card", KINDS),
        ("card-a", HELD),
        ("role", ("faithful", "traitor")),
        ("event", (*DIGITAL, "final_banishment")),
        ("phase", ("turn", "murder", "vote", "end", "shield", "over")),
    ],
)
def test_every_key_has_a_name_of_its_own(language: str, message: str, keys: tuple[str, ...]) -> None:
    say = texts.speaker(language)
    assert len({say(f"the_traitors-{message}", key=key) for key in keys}) == len(keys)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_round_ends_for_one_reason_or_another(language: str) -> None:
    ends = [happened.RoundEnded(round=1, reason=reason, survivor_seats=(0, 1)) for reason in REASONS]
    say = texts.speaker(language)
    assert len({texts.event_line(say, "the_traitors", event, NAMES) for event in ends}) == len(REASONS)


OPENED = happened.VoteOpened(
    round=1, ballot=1, final=0, suspect_seats=(0, 1, 2, 3), living_seats=(0, 1, 2, 3), out_seats=()
)
ASKED = happened.EndOpened(round=1, living_seats=(0, 1, 3))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_vote_is_explained_while_it_is_open_and_named_once_it_is_over(language: str) -> None:
    say = texts.speaker(language)
    vote = happened.VoteShown(round=1, ballot=1, seat=0, for_seat=2, number=3, count=1)
    (_, heading), (_, explained) = texts.aloud_lines(say, "the_traitors", (OPENED,), NAMES)
    (_, short), (_, votes) = texts.aloud_lines(say, "the_traitors", (OPENED, vote), NAMES)
    assert heading == short
    assert heading.startswith("### ")
    assert "Anna, Hans, Cleo, Dora" in explained
    assert "Cleo 1 (Anna)" in votes


def test_turns_that_brought_gold_or_nothing_share_a_line_and_a_dagger_has_its_own() -> None:
    """A turn that goes on is told once something of it can be. Somebody who gave Gold is not named a second time."""
    view = a_match("asked", game="the_traitors", answers=0).view(None)
    events: list[Event] = []
    for fund, seat in enumerate((0, 1, 2, 0), 3):
        events += [happened.TurnStarted(round=1, seat=seat), happened.CardDrawn(round=1, seat=seat)]
        events += [happened.GoldPlayed(round=1, seat=seat, fund=fund)]
    for seat in (3, 0):
        events += [happened.TurnStarted(round=1, seat=seat), happened.CardDrawn(round=1, seat=seat)]
    events += [happened.TurnStarted(round=1, seat=1), happened.DaggerUsed(round=1, seat=1, named_seat=2)]
    events += [happened.CardTaken(round=1, seat=1, named_seat=2)]
    lines = texts.folded_lines(texts.speaker("en"), "the_traitors", events, view, NAMES)
    assert [line for _, line in lines] == [
        "Gold from Anna (2×), Hans, Cleo: fund 2 → 6; nothing from Dora",
        "**Dagger:** Hans takes a card from Cleo",
    ]
    assert [*lines[0][0], *lines[1][0]] == [*range(len(events))]


@pytest.mark.parametrize(("card", "told"), [("dagger", ["You draw **a Dagger**."]), ("traitor", [])])
def test_a_seat_at_turn_is_told_its_card_and_the_traitor_card_by_its_question(card: str, told: list[str]) -> None:
    view = a_match("asked", game="the_traitors", answers=0).view(None)
    events = (
        happened.TurnStarted(round=1, seat=0),
        happened.CardDrawn(round=1, seat=0),
        happened.OwnCardDrawn(round=1, seats=(0,), seat=0, card=card),
    )
    assert [line for _, line in texts.folded_lines(texts.speaker("en"), "the_traitors", events, view, NAMES)] == told


@pytest.mark.parametrize("event", [OPENED, ASKED])
def test_a_question_is_not_told_above_itself(event: Event) -> None:
    view = a_match("asked", game="the_traitors", answers=0).view(None)
    assert texts.folded_lines(texts.speaker("en"), "the_traitors", (event,), view, NAMES) == []


# --- questions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "kind"), list(product(texts.LANGUAGES, ("murder", "recruit"))))
def test_secret_questions_begin_alike_for_faithful_and_traitor(language: str, kind: str) -> None:
    say = texts.speaker(language)
    asked = {
        role: texts.question(say, "the_traitors", Decision(kind, (), facts={"role": role}), NAMES)
        for role in ("faithful", "traitor")
    }
    assert len({question.splitlines()[0] for question in asked.values()}) == 1
    assert len(set(asked.values())) == 2


# --- the help ---------------------------------------------------------------------------------------------------------


def test_the_help_counts_the_cards_as_they_are() -> None:
    told = texts.rules(texts.speaker("en"), "the_traitors", "round")
    gold, daggers, shields = (DECK.count(kind) for kind in ("gold", "dagger", "shield"))
    assert f"all {CARDS} cards: {gold} Gold, {daggers} Daggers, {shields} Shields, {EVENTS} Events" in told
    murders, banishments, quiet = (PAPER.count(event) for event in DIGITAL)
    told = texts.rules(texts.speaker("en"), "the_traitors", "presets")
    assert f"{murders} Murders, {banishments} Banishments and {quiet} Quiet Nights" in told


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_help_has_the_same_numbers_in_every_language(language: str) -> None:
    for topic in ("round", "turn", "murder", "points", "presets", "cards", "readings"):
        assert numbers(language, topic) == numbers("en", topic)


def numbers(language: str, topic: str) -> list[str]:
    told = texts.rules(texts.speaker(language), "the_traitors", topic)
    return [word for word in told.replace(",", " ").replace(".", " ").split() if word.isdecimal()]
