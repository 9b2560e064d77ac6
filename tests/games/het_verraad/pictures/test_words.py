"""Alt texts of the pictures of Het Verraad for people who cannot see, and words written on the pictures."""

from typing import Any

import pytest

import engine
from bot import texts
from bot.games.het_verraad.pictures import (
    board_alt,
    draw_board,
    draw_hand,
    draw_part,
    end_facts,
    hand_alt,
    moment,
    newest_deed,
    part_alt,
)
from bot.games.het_verraad.pictures.part import PARTS
from bot.pictures.ending import draw_end, end_words
from engine.het_verraad.disclosure import HeirTold, ServiceTold
from engine.het_verraad.events import (
    AreaFreed,
    AreaTaken,
    BuildingBuilt,
    ChipBought,
    LastRound,
    MasterRolled,
    MatchEnded,
    PowerMoved,
    TurnStarted,
)
from tests.games.het_verraad.pictures.boards import NAMES, moments, views
from tests.games.het_verraad.script import OWN
from tests.matches import play_by_chance, seed_of
from tests.pictures.looking import check_words

every_language = pytest.mark.parametrize("language", texts.LANGUAGES)


@every_language
@pytest.mark.parametrize("seats", [3, 4])
def test_the_picture_of_the_end_has_room_for_the_reason(seats: int, language: str) -> None:
    """H-10.2: the heir of evil stands before the reason, if there is room for both."""
    view, say = moments(seats)["over"][0], texts.speaker(language)
    ended = MatchEnded(round=9, by="points", side="good", points=38, master_points=18, winner_seats=(0,))
    served = ServiceTold(round=9, seat=0, values=(2,), total=2, white=1, influences=(), buildings=())
    decided = (HeirTold(round=9, seat=0, wins=1, number=1, total=2, by="black"), ended, served)
    facts = end_facts(view, decided, say)
    told = end_words(view, "Anna", (), decided, NAMES[:seats], facts, say)
    words = " ".join(one for one, _ in draw_end(view, NAMES[:seats], told, facts).words)
    assert told.deciding[1] in words
    assert told.deciding[0] in words or seats == 4


def test_a_moment_tells_when_evil_gets_ahead_and_who_serves_it_most() -> None:
    """H-10.2: evil wins as soon as the Black Master is above everybody."""
    say = texts.speaker("en")
    chip: dict[str, Any] = {"round": 3, "seat": 1, "colour": "black", "price": 3, "bricks": 0}
    chips = [ChipBought(**chip, number=number, master_points=number) for number in range(1, 10)]
    site: dict[str, Any] = {
        "round": 3,
        "area": "M1",
        "building": "Opera",
        "category": "burgerij",
        "value": 5,
        "points": 5,
    }
    built = [BuildingBuilt(**site, seat=0, price=5, bricks=0, income=5)] * 2
    lost = AreaFreed(**site, reason="attack", owner="seat", owner_seats=(0,), to="stays")
    found = moment((*chips, *built, lost), len(chips) + 2, NAMES[:2], say)
    assert found is not None
    assert found.alt == (
        "Evil would win now: The Black Master leads with 9 points. "
        "Behind him: Anna with 5 points. As it stands, Benjamin K. wins with him. Black chips: Benjamin K. 9."
    )
    ahead = moment((*chips, built[0], lost), len(chips) + 1, NAMES[:2], say)
    assert ahead is not None and ahead.heading == "An area falls"
    power: dict[str, Any] = {
        "round": 3,
        "power": "black",
        "points": 3,
        "number": 3,
        "holder": "master",
        "former": "none",
    }
    moved = PowerMoved(**power, holder_seats=(), holder_points=9, former_seats=(), former_points=0)
    again = moment((*chips, *built, lost, *built), len(chips) + 2, NAMES[:2], say)
    assert again is not None and again.heading == "An area falls", "evil leads no more"
    few = moment((*chips[:1], moved), 0, NAMES[:2], say)
    assert few is not None and few.heading == "Great power: black chips"


def test_the_last_round_comes_before_a_lost_area_and_that_before_the_great_power_that_went_with_it() -> None:
    site: dict[str, Any] = {"round": 3, "area": "M1", "building": "Parochiekerk", "category": "stad", "value": 2}
    taken: dict[str, Any] = {"owner": "seat", "owner_seats": (0,), "taker": "seat", "taker_seats": (1,)}
    lost = AreaTaken(**site, **taken, bonus=0, owner_points=0, taker_points=2, reason="hekserij", tower=0)
    power: dict[str, Any] = {"round": 3, "power": "stad", "points": 4, "number": 3, "holder": "none", "former": "seat"}
    moved = PowerMoved(**power, holder_seats=(), holder_points=0, former_seats=(0,), former_points=0)
    found = moment((lost, moved), 0, NAMES[:2], texts.speaker("en"))
    assert found is not None
    assert [words for _, words in found.facts] == ["Benjamin K. +2", "Anna −2", "Town −4"]
    last = LastRound(round=3, reason="seat", trigger_seats=(1,), points=35, number=35, last_seat=1)
    for events in ((last, lost, moved), (lost, last)):
        weighty = moment(events, 0, NAMES[:2], texts.speaker("en"))
        assert weighty is not None and weighty.heading == "The last round"


def test_a_roll_leaves_the_moment_where_it_is() -> None:
    """H-6.1: no word of the board changes, and a picture alone would cost a call."""
    chip = ChipBought(round=3, seat=1, colour="black", price=3, bricks=0, number=1, master_points=1)
    rolled = MasterRolled(round=3, seat=1, number=4)
    taken = ChipBought(round=3, seat=0, colour="white", price=3, bricks=0, number=1, master_points=1)
    told = [(chip,), (chip, rolled), (chip, rolled, taken)]
    assert [newest_deed(events, "actions") for events in told] == [0, 0, 2]


def test_the_moment_of_an_action_ends_with_the_actions() -> None:
    chip = ChipBought(round=3, seat=1, colour="black", price=3, bricks=0, number=1, master_points=1)
    assert [newest_deed((chip,), phase) for phase in ("actions", "income", "influence", "master")] == [0, 0, 1, 1]


def test_a_new_turn_shows_the_weightiest_deed_of_the_turn_before() -> None:
    begun = [TurnStarted(round=3, seat=seat, points=0, bricks=0) for seat in (0, 1)]
    chip = ChipBought(round=3, seat=0, colour="black", price=3, bricks=0, number=1, master_points=1)
    assert newest_deed((begun[0], chip, chip), "actions") == 2
    assert newest_deed((begun[0], chip, chip, begun[1]), "income") == 0


def test_boards_parts_and_hands_of_a_match_with_another_box_are_drawn() -> None:
    """H-12.3: looked at now and then, and at its end."""
    names, seed = NAMES[:3], seed_of("own pictures")
    match = engine.start("het_verraad", seats=3, seed=seed, data=OWN, options={"swap_colour": "any"})
    number = 0
    while match.result is None:
        play_by_chance(match, seed, 300)
        public, *own = views(match)
        say = texts.speaker(texts.LANGUAGES[number % 3])
        check_words(draw_board(public, names, say))
        told = [board_alt(public, names, say)]
        for seat, view in enumerate(own):
            part = PARTS[(number + seat) % len(PARTS)]
            check_words(draw_part(view, part, names, say))
            check_words(draw_hand(view, seat, names, say))
            told += [part_alt(view, part, names, say), hand_alt(view, seat, names, say)]
        assert [text for text in told if len(text) > 1024 or not text.endswith((".", "…"))] == []
        number += 1
