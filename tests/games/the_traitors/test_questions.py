"""T-8: the decisions, what is refused, and answers that are replaced."""

import pytest

from engine.the_traitors.events import VoteShown
from tests.games.the_traitors.script import begin, everybody, game, keys, kind, now, say
from tests.matches import a_match

pytestmark = pytest.mark.usefixtures("first_edition")

COMMANDS = {
    "recruit": "recruit",
    "play": "play",
    "blackmail": "blackmail",
    "take": "take",
    "again": "blackmail",
    "discard": "discard",
    "murder": "murder",
    "shield": "shield",
    "vote": "vote",
    "end": "end",
}


def test_t_8_every_kind_has_its_slash_command() -> None:
    assert game().commands == COMMANDS


def test_t_8_exactly_these_kinds_are_asked_each_for_exactly_one_key() -> None:
    played = [a_match(f"kinds {number}", game="the_traitors") for number in range(16)]
    asked = [step.decision for match in played for step in match.steps]
    assert {decision.kind for decision in asked} == set(COMMANDS)
    assert {(decision.least, decision.most) for decision in asked} == {(1, 1)}


def test_t_8_1_order_of_keys() -> None:
    match = begin("ddgsg gg tgsdd gg gg", "g", traitor=4)
    assert keys(match) == ("none", "gold.1", "gold.2", "gold.3", "dagger.1", "dagger.2")
    say(match, "dagger.2", "2")
    assert keys(match) == ("none", "gold.1", "dagger.1", "dagger.2", "shield.1")
    say(match, "dagger.2")
    assert keys(match) == ("none", "1", "2", "3", "4")
    say(match, "none")
    assert keys(match) == ("gold.1", "gold.2", "gold.3", "dagger.1", "dagger.2", "shield.1")


def test_t_8_1_choices_say_what_they_stand_for() -> None:
    match = begin("dg gs gg gg", "gm", traitor=3)
    assert [choice.facts for choice in match.decisions[0].choices] == [
        {},
        {"card": "gold"},
        {"card": "gold"},
        {"card": "dagger"},
    ]
    assert match.decisions[0].facts == {
        "cards": ("gold", "gold", "dagger"),
        "fund": 0,
        "daggers": 1,
        "gold_only": 0,
    }
    say(match, "dagger.1")
    assert match.decisions[0].choices[0].facts == {"seat": 1, "number": 2}
    say(match, "1")
    assert match.decisions[0].facts == {"named_seat": 1, "number": 2, "cards": ("gold", "shield")}
    say(match, "none")
    assert match.decisions[3].facts == {"role": "traitor", "event_number": 1}
    everybody(match, "F F F 1")
    assert match.decisions[1].facts == {"event_number": 1}


def test_t_2_3_a_question_says_if_a_gold_goes_whatever_the_answer() -> None:
    told = [begin(f"{hand} gg gg gg", "g", traitor=1).decisions[0].facts["gold_only"] for hand in ("ggg", "ggs", "ggt")]
    assert told == [1, 0, 1]


def test_t_3_10_the_question_about_the_end_says_what_is_shared() -> None:
    match = begin("gg gg gg gggg", "b", traitor=3)
    everybody(match, "3 3 3 0")
    assert match.decisions[0].facts.items() >= {"fund": 4, "living": 3, "share": 1}.items()


def test_t_8_2_no_question_is_skipped_because_it_has_only_one_key() -> None:
    match = begin("s - gg gg", "tm", traitor=0)
    assert (kind(match), keys(match)) == ("recruit", ("reject",))
    say(match, "reject")
    assert (kind(match), keys(match)) == ("play", ("none",))
    say(match, "none")
    assert [keys(match, seat) for seat in (1, 2, 3)] == [("F",)] * 3


@pytest.mark.parametrize(
    ("hands", "deck", "answers", "stage", "awaited"),
    [
        ("gg gg gg gg", "tg", "", "turn", (0,)),
        ("gg gg gg gg", "tg", "accept", "turn", (0,)),
        ("dg gg gg gg", "gg", "dagger.1", "turn", (0,)),
        ("dg gg gg gg", "gg", "dagger.1 1", "turn", (0,)),
        ("dg dg gg gg", "gg", "dagger.1 1 dagger.1", "turn", (0,)),
        ("ggg gg gg gg", "gg", "none", "turn", (0,)),
        ("gg gg gg gg", "m", "", "murder", (0, 1, 2, 3)),
        ("gg gg gg gg", "m", "F", "murder", (1, 2, 3)),
        ("gg gs gg gg", "m", "F F F 1", "shield", (1,)),
        ("gg gg gg gg", "b", "1 0", "vote", (2, 3)),
        ("gg gg gg gg", "b", "3 3 3 0 yes", "end", (1, 2)),
    ],
)
def test_t_8_3_stages_and_who_is_awaited(
    hands: str, deck: str, answers: str, stage: str, awaited: tuple[int, ...]
) -> None:
    match = begin(hands, deck, traitor=3)
    say(match, *answers.split())
    for seat in (None, 0, 1, 2, 3):
        known = tuple(one for one in range(4) if one != seat or one in awaited) if stage == "murder" else awaited
        assert (now(match, seat).phase, now(match, seat).asked) == (stage, known)
    assert match.awaited == awaited


# --- T-8.4: answers that are replaced ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "first", "second"), [("mg", "1", "2"), ("bg", "1", "2"), ("bg", "1", "1"), ("end", "yes", "no")]
)
def test_t_8_4_until_the_last_answer_an_answer_may_be_replaced(deck: str, first: str, second: str) -> None:
    match = begin("gg gg gg gg", "bg" if deck == "end" else deck, traitor=3 if deck == "end" else 0)
    if deck == "end":
        everybody(match, "3 3 3 0")
    question = match.decisions[0]
    for key in (first, second):
        assert match.play(0, [key]) == ()
        assert match.decisions[0].replaces == (key,)
        assert match.decisions[0].choices == question.choices
        assert 0 not in match.awaited
        assert now(match, 0).answer == key
    assert [answer.keys for answer in match.record.answers[-2:]] == [(first,), (second,)]


def test_t_8_4_a_replaced_vote_keeps_its_place() -> None:
    match = begin("gg gg gg gg", "bg")
    for seat, key in ((2, "1"), (0, "1"), (2, "3"), (3, "2")):
        match.play(seat, [key])
    events = match.play(1, ["3"])
    assert [(event.seat, event.for_seat) for event in events if isinstance(event, VoteShown)] == [
        (2, 3),
        (3, 2),
        (0, 1),
        (1, 3),
    ]


def test_a_new_question_of_all_differs_from_the_last_one() -> None:
    """In its ballot, or in its event."""
    match = begin("gg gg gg gg gg", "bbg")
    first = dict(match.decisions)
    everybody(match, "1 0 1 0 1")
    assert all(match.decisions[seat] != first[seat] for seat in match.decisions)
    match = begin("gg gg gg gg", "bg")
    everybody(match, "1 0 0 1")
    newest = [match.seat(seat).moments[-1].asked for seat in range(4)]
    assert newest == [match.question(seat) for seat in range(4)], "the last answer put a new one to everybody"
