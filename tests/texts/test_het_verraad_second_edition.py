"""Het Verraad, second edition, in words (H-12): what is offered, what is told, what is refused."""

import pytest

from bot import texts
from engine.het_verraad import events as happened
from tests.texts.test_het_verraad import answers, labels, lines, notes, questions, refusals, told


def test_a_white_chip_swapped_is_told_with_what_the_seat_has_now() -> None:
    assert lines(happened.WhiteChipSwapped(round=2, seat=0, price=5, bricks=0, white=1, black=3)) == [
        "Anna swaps a white chip for a black one, for 5 bricks, and now has 1 white chip and 3 black chips.",
        "Anna tauscht für 5 Ziegel einen weißen Chip gegen einen schwarzen und hat jetzt 1 weißen Chip und "
        "3 schwarze Chips.",
        "Anna ruilt voor 5 bouwstenen een witte krachtfiche om voor een zwarte en heeft nu 1 witte krachtfiche en "
        "3 zwarte krachtfiches.",
    ]


def test_a_swap_says_which_chips_may_be_given() -> None:
    assert labels("act", "swap", count=2, white=0, price=5, bricks=1)[0] == "Swap a black chip: 5 bricks"
    assert labels("act", "swap", count=2, white=1, price=5, bricks=1)[0] == "Swap a chip: 5 bricks"
    assert labels("swap", "white", white=1, black=3, bricks=0) == ["White chip", "Weißer Chip", "Witte krachtfiche"]
    assert notes("swap", "white", white=1, black=3, bricks=0)[0] == "then you have 1 white chip and 3 black chips"
    assert answers("swap", "white", white=1, black=3, bricks=0)[0] == "You swap a white chip for a black one."
    asked = questions("swap", bricks=5, price=5, stack=9, white=1)
    assert [one.splitlines()[0] for one in asked] == [
        "Which chip do you swap?",
        "Welchen Chip tauschst du?",
        "Welke krachtfiche ruil je om?",
    ]
    assert [one.endswith(end) for one, end in zip(asked, ("the white ones.", "zurück.", "de witte."), strict=True)]


def test_one_card_too_many_may_be_played_where_the_question_says_so() -> None:
    either, only = (questions("discard", number=3, playable=number) for number in (1, 0))
    assert [one.endswith("Or you play one instead.") for one in (either[0], only[0])] == [True, False]
    assert [one.startswith(other) for one, other in zip(either, only, strict=True)] == [True] * 3
    assert labels("discard", "play", count=2) == [
        "Play one instead: 2 possible",
        "Stattdessen eine spielen: 2 möglich",
        "Er een spelen in plaats daarvan: 2 mogelijk",
    ]
    assert answers("discard", "play", count=2)[0] == "You want to play an influence card instead."


@pytest.mark.parametrize(
    ("reason", "facts", "said"),
    [
        (
            "ring",
            {"category": "nijverheid", "ring": "I"},
            "Smidse belongs to the crafts, and none of that may stand in the inner ring, where M7 is; "
            "choose another area.",
        ),
        (
            "with",
            {"category": "handel", "what": "road"},
            "Smidse belongs to trade, which needs a road, and M7 has none; choose another area.",
        ),
        (
            "without",
            {"category": "stad", "what": "river"},
            "Smidse belongs to the town, and none of that may stand on a river, where M7 is; choose another area.",
        ),
        (
            "area",
            {"category": "burgerij"},
            "Smidse belongs to the citizens, and none of that may stand on M7; choose another area.",
        ),
    ],
)
def test_an_area_is_refused_with_what_the_category_needs(reason: str, facts: dict[str, str], said: str) -> None:
    usual = {"area": "M7", "building": "Smidse", "ring": "M", "what": "road"}
    found = refusals(f"zoning_{reason}", **{**usual, **facts})
    assert found[0] == said
    assert len(set(found)) == 3


def test_the_help_tells_the_readings() -> None:
    """Nine of them, as the page of rules does; and what may be entered of influence cards."""
    assert [text.count("\n- ") for text in told("readings")] == [9] * 3
    for language in texts.LANGUAGES:
        say = texts.speaker(language)
        assert say("het_verraad-option-third") in texts.rules(say, "het_verraad", "options")
        assert say("het_verraad-option-swap_colour") in texts.rules(say, "het_verraad", "chips")
