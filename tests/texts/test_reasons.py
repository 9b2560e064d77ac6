"""Every reason of advice is a proper sentence to the one who asked, in every language."""

from itertools import product

import pytest

import engine
from bot import texts
from engine import Reason
from tests.texts.test_games import NAMES, is_proper

REASONS: dict[str, list[Reason]] = {
    "verraeter": [
        Reason("overtakes", {"house": "rose", "strength": 9, "rival": 8}),
        Reason("leads", {"house": "eagle", "lead": 1}),
        Reason("keeps", {"cards": 1, "next": 8}),
        Reason("office_points", {"points": 1}),
        Reason("sure_points", {"points": 2}),
        Reason("goes_over", {"house": "rose", "strength": 15, "rival": 0}),
        Reason("hidden", {"house": "eagle", "strength": 5}),
        Reason("draws", {"cards": 1}),
        Reason("rounds", {"rounds": 1}),
        Reason("rounds", {"rounds": 2}),
        Reason("stakes", {"house": "eagle", "strength": 15, "rival": 0, "points": 8}),
        *(Reason("pays", {"house": "rose", "paid": paid}) for paid in ("won", "own", "other")),
        Reason("makes_room", {"cards": 2}),
    ],
    "the_traitors": [
        Reason("holds_card", {"seat": 1}),
        Reason("suspicious", {"seat": 1, "percent": 34}),
        Reason("accused_you", {"seat": 1}),
        Reason("no_shield", {"seat": 1}),
        Reason("disarms", {"seat": 1}),
        Reason("survives", {"gold": 2}),
        Reason("shares", {"gold": 7}),
        Reason("traitor_left", {"percent": 40}),
        Reason("keeps_gold", {"gold": 2}),
        Reason("fund_grows", {"gold": 8}),
    ],
    "traitor": [
        Reason("size", {"cards": 8}),
        Reason("strength", {"percent": 88}),
        Reason("beats", {"percent": 88}),
        Reason("sure", {"points": 2}),
        Reason("joker", {"percent": 12}),
        Reason("eliminates", {"target_seat": 1}),
        Reason("reward", {"points": 3, "cards": 2}),
        Reason("hides", {"cards": 8}),
    ],
    "het_verraad": [
        Reason("income", {"bricks": 4}),
        *(Reason("room", {"areas": areas, "cards": 1}) for areas in (0, 1, 2)),
        Reason("affords", {"points": 5}),
        Reason("bonus", {"bricks": 1}),
        *(
            Reason("built", {"points": points, "category": "stad", "bricks": 4, "grows": points - 1})
            for points in (1, 2)
        ),
        Reason("power", {"power": "white", "points": 5}),
        Reason("saves", {"bricks": 1}),
        Reason("attack", {"percent": 58, "seat": 1, "area": "O10"}),
        Reason("stays", {"area": "I6"}),
    ],
}
PLACES = list(product(texts.LANGUAGES, REASONS))


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_every_kind_of_reason_is_a_proper_sentence(language: str, game: str) -> None:
    say, start = texts.speaker(language), f"{game}-reason-"
    assert {one.kind for one in REASONS[game]} == set(engine.game(game).reasons)
    assert {key.removeprefix(start) for key in say.keys if key.startswith(start)} == set(engine.game(game).reasons)
    lines = [texts.reason(say, game, one, NAMES) for one in REASONS[game]]
    assert [line for line in lines if not is_proper(line) or len(line) > 150] == []
    assert len(set(lines)) == len(lines)
