"""Alt texts of the pictures of Het Verraad for people who cannot see, and words written on the pictures."""

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
    part_alt,
)
from bot.games.het_verraad.pictures.part import PARTS
from bot.pictures.ending import draw_end, end_words
from engine.het_verraad.disclosure import HeirTold, ServiceTold
from engine.het_verraad.events import MatchEnded
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
    decided = (HeirTold(round=9, seat=0, wins=1), ended, served)
    facts = end_facts(view, decided, say)
    told = end_words(view, "Anna", (), decided, NAMES[:seats], facts, say)
    words = " ".join(one for one, _ in draw_end(view, NAMES[:seats], told, facts).words)
    assert told.deciding[1] in words
    assert told.deciding[0] in words or seats == 4


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
