"""Taking back in the games of this project: why some answers stand."""

import engine
from bot.games.kit.tests.test_taking_back import Given, looked_at, why
from engine import Match
from engine.kinds import always
from engine.taking_back import last_answer
from tests.games.verraeter import script as verraeter
from tests.matches import thumb


def test_while_it_is_a_secret_who_has_answered_nothing_is_offered() -> None:
    """Offer nothing: a player that opens a window would learn by trying whether somebody has passed already (H-8.5)."""
    match = engine.start("het_verraad", seats=4, seed=bytes(32))
    seat = -1
    while not match.onlooker.view.hides_answers:
        seat = match.awaited[0]
        match.play(seat, thumb(match))
    assert match.seat(seat).moments[-1].answered is not None
    assert last_answer(match.game, match.seat(seat)) is None


def test_recruit_take_and_shield_are_final() -> None:
    final = {name for name, kind in engine.game("the_traitors").kinds.items() if kind.final is always}
    assert final >= {"recruit", "take", "shield"}


def given(match: Match, *keys: str) -> Given:
    (seat,) = match.awaited
    after = match.copy()
    after.play(seat, keys)
    return Given(match, seat, keys, after)


def test_a_farm_on_the_open_ring_may_be_taken_back() -> None:
    assert why(given(verraeter.begin(), "4")) is None


def test_the_other_reasons_come_up() -> None:
    """A card from a secret hand has been seen, what was bought shows what the market had: that has been learned."""
    assert {stands for _, stands in looked_at("het_verraad")} == {"learned", "seen", "never", None}


def test_h_6_a_roll_for_the_black_master_is_not_offered_to_be_taken_back() -> None:
    kind = engine.game("het_verraad").kinds["master"]
    assert [key for key in ("roll", "count", "attack", "done") if not kind.can_be_taken_back((key,))] == [
        "roll",
        "attack",
    ]
