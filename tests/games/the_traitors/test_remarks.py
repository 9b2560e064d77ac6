"""Remarks of computer players: reasons and answers made of public facts, the same for a Traitor."""

import pytest

import engine
from engine import Match, QuickChance, Remark
from engine.players import PLAYERS
from engine.the_traitors.events import VoteShown
from engine.the_traitors.remarks import KINDS, remark
from tests.games.the_traitors.script import begin, everybody, possible, say
from tests.matches import seed_of


def test_nobody_says_what_has_been_said() -> None:
    match = begin("gg gg gg gg", "tbg", traitor=3)
    say(match, "reject", "none")
    everybody(match, "1 0 0 0")
    told = match.events(None)
    told = told[: max(at for at, one in enumerate(told) if isinstance(one, VoteShown) and one.seat == 2) + 1]
    said = (Remark("rejected", {"seat": 0}),)
    assert possible(told, 2, said) == ["agrees seat=0"]
    assert possible(told, 2, (*said, Remark("agrees", {"seat": 0}))) == []


@pytest.mark.parametrize("seats", [4, 8])
def test_secret_knowledge_makes_no_difference(seats: int) -> None:
    """Whole matches: with all that a seat knows, it would say the same."""
    match = played(seats, "thumb", 0)
    public = match.events(None)
    for seat in range(seats):
        known = match.events(seat)
        for at, event in enumerate(public):
            if event.kind in ("vote_shown", "vote_opened"):
                place = next(place for place, one in enumerate(known) if one is event)
                one, other = (
                    remark(told, seat, (), QuickChance(at)) for told in (public[: at + 1], known[: place + 1])
                )
                assert one == other


def played(seats: int, player: str, number: int) -> Match:
    match = engine.start("the_traitors", seats=seats, seed=seed_of(f"remarks {number}"), options={"rounds": "2"})
    while match.result is None:
        seat = match.awaited[0]
        match.play(seat, PLAYERS[player].answer(match.view(seat), match.decisions[seat], QuickChance(match.length)))
    return match


def test_all_kinds_are_said_in_some_match() -> None:
    found = set()
    for number in range(12):
        told = played(6, ("thumb", "chance")[number % 2], number).events(None)
        said: list[Remark] = []
        for at, event in enumerate(told):
            if event.kind == "vote_opened":
                said = []
            for seat in range(6) if event.kind in ("vote_shown", "vote_opened") else ():
                one = remark(told[: at + 1], seat, said, QuickChance(at))
                if one is not None:
                    said.append(one)
                    found.add(one.kind)
    assert set(KINDS) - found <= {"looked_at_me", "voted_right"}, "which are rare"
    assert found <= set(KINDS)
