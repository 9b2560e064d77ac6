"""Betrayals, as each game understands them: made of the whole course of a match that is over."""

from collections.abc import Sequence
from typing import Any

import pytest

import engine
from engine import Betrayal, Course, Event
from engine.het_verraad import events as city
from engine.simulate import play_on
from engine.the_traitors import events as castle
from engine.the_traitors.components import Role
from engine.the_traitors.disclosure import VictimChosen
from engine.traitor import events as armies
from engine.verraeter import events as houses
from tests.matches import seed_of


def betrayals(game: str, events: Sequence[Event]) -> list[Betrayal]:
    return list(engine.game(game).betrayals(Course(4, {}, tuple(events), (), (), None)))


def like(kind: type[Event], **facts: Any) -> Event:
    """An event with these facts, and others that do not matter."""
    usual = dict.fromkeys(kind.__struct_fields__, "") | {"tower_areas": (), "seats": None, "round": 1}
    return kind(**{name: value for name, value in (usual | facts).items() if name in kind.__struct_fields__})


def test_verraeter_betrays_those_who_were_left_for_the_winning_house() -> None:
    def fight(number: int, winner: str) -> Event:
        return houses.ConflictResolved(round=number, eagle=0, rose=0, winner=winner)

    taken = [houses.AllegianceTaken(round=0, seat=seat, house="rose" if seat == 3 else "eagle") for seat in range(4)]
    left = houses.AllegianceChanged(round=1, seat=0, house="rose")
    assert betrayals("verraeter", [*taken, left, fight(1, "rose")]) == [Betrayal(0, 1), Betrayal(0, 2)]
    assert betrayals("verraeter", [*taken, left, fight(1, "eagle"), fight(2, "rose")]) == [], "it did not pay"
    back = houses.AllegianceChanged(round=2, seat=0, house="eagle")
    told = betrayals("verraeter", [*taken, left, fight(1, "rose"), back, fight(2, "eagle")])
    assert told[2:] == [Betrayal(0, 3)]


def test_the_traitors_betray_the_faithful_whom_they_murder() -> None:
    def chosen(seat: int, victim: int) -> Event:
        return VictimChosen(round=1, seat=seat, named_seat=victim)

    def murdered(victim: int, role: Role) -> Event:
        return castle.SeatMurdered(round=1, seat=victim, number=victim, role=role, cards=(), gold=0, fund=0)

    shield = castle.ShieldUsed(round=1, seat=2, number=2)
    assert betrayals("the_traitors", [chosen(0, 2), chosen(1, 3), murdered(2, "faithful")]) == [Betrayal(0, 2)]
    assert betrayals("the_traitors", [chosen(0, 1), murdered(1, "traitor")]) == []
    told = betrayals("the_traitors", [chosen(0, 2), shield, chosen(1, 2), murdered(2, "faithful")])
    assert told == [Betrayal(1, 2)]


def test_traitor_betrays_those_who_were_struck_from_behind_a_mask_that_won() -> None:
    def struck(seat: int, target: int, dead: str = "target") -> Event:
        return like(armies.CardAccused, seat=seat, target_seat=target, dead=dead, reason="power")

    def over(side: str) -> list[Event]:
        return [
            armies.MatchEnded(round=2, side=side, traitors=2),
            *(armies.TraitorRevealed(round=2, seat=seat, army=0) for seat in (0, 3)),
        ]

    exposed = armies.TraitorExposed(round=1, seat=0, army=0)
    fights = [struck(0, 1), struck(0, 2, "accuser"), struck(1, 2), struck(0, 3), exposed, struck(0, 2)]
    assert betrayals("traitor", [*fights, *over("traitors")]) == [Betrayal(0, 1)]
    assert betrayals("traitor", [*fights, *over("others")]) == []


def test_het_verraad_betrays_those_to_whom_the_winner_led_the_black_master() -> None:
    def attacked(seat: int, target: int, upshot: str) -> Event:
        return like(city.MasterAttacked, seat=seat, target_seat=target, upshot=upshot)

    def won(side: str) -> Event:
        return city.MatchWon(round=2, seat=0, side=side, points=0, white=0, black=0)

    attacks = [attacked(0, 1, "conquered"), attacked(0, 2, "held"), attacked(3, 2, "conquered")]
    assert betrayals("het_verraad", [*attacks, won("evil")]) == [Betrayal(0, 1)]
    assert betrayals("het_verraad", [*attacks, won("good")]) == []


@pytest.mark.parametrize("game", engine.games())
def test_a_match_tells_each_betrayal_once_and_only_when_it_is_over(game: str) -> None:
    """Nobody betrays themselves."""
    seats = max(engine.game(game).seats[0], 4)
    match = engine.start(game, seats=seats, options={}, seed=seed_of(game))
    found = play_on(match, ["thumb"] * seats, bytes(32)).reveal().betrayals
    assert list(found) == sorted(set(found))
    assert all(one.seat != one.of_seat for one in found)
