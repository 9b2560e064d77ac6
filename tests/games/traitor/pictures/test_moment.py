"""Moments of Traitor that have a picture of their own."""

from bot import texts
from bot.games.traitor.pictures import moment
from engine.traitor.events import CardAccused, TraitorExposed
from tests.games.traitor.script import fight, stand, told

SAY = texts.speaker("en")
NAMES = ("Anna", "Ben", "Cleo")


def test_a_suit_too_many_unmasks_the_traitor_in_a_picture() -> None:
    """J-1.2: the hood is shown, and that the Joker is still to be killed."""
    match = stand("Ah Kh", "2c 3s 4d joker", "9h 8h")
    found = [*fight(match, 0, "1.0", "no"), *fight(match, 1, "0.1"), *fight(match, 0, "1.2", "no")]
    shown = moment(found, 0, NAMES, SAY)
    assert shown is not None
    assert (shown.seat, shown.name, shown.symbol, shown.tone) == (1, "Ben", "traitor", "red")
    assert shown.alt.startswith("A suit too many: Ben is found out!")
    assert shown.facts == (("joker", "The Joker stands here: kill it"),)


def test_an_unmasked_traitor_is_not_found_out_again() -> None:
    """J-1.2, J-2.4: if the Joker died before, a suit too many is no news."""
    match = stand("Ah Kh", "2c 3s 4d 5d", "9h 8h", dead={1: "joker"})
    found = [*fight(match, 0, "1.0", "no"), *fight(match, 1, "0.1"), *fight(match, 0, "1.2")]
    before = TraitorExposed(round=1, seat=1, army=told(found, CardAccused)[0].target_army)
    assert moment(found, 0, NAMES, SAY) is not None
    assert moment([before, *found], 1, NAMES, SAY) is None
