"""Remarks of computer players: reasons and answers made of public facts, the same for a Traitor."""

from collections.abc import Sequence

import pytest

import engine
from engine import Event, Match, QuickChance, Remark
from engine.players import PLAYERS
from engine.the_traitors.remarks import KINDS, remark
from tests.games.the_traitors.script import begin, everybody, say, truth
from tests.matches import seed_of

MANY = 40


def possible(told: Sequence[Event], seat: int, said: Sequence[Remark] = ()) -> list[tuple[str, dict[str, object]]]:
    """All that the seat may say after the last of these events, whatever chance brings."""
    found: list[tuple[str, dict[str, object]]] = []
    for number in range(MANY):
        one = remark(told, seat, said, QuickChance(number))
        if one is not None and (one.kind, {**one.facts}) not in found:
            found.append((one.kind, {**one.facts}))
    return found


def with_vote(match: Match, voter: int) -> list[tuple[str, dict[str, object]]]:
    """Return the remarks that a seat may make with its vote in the newest ballot."""
    told = match.events(None)
    return possible(told[: max(at for at, one in enumerate(told) if _is_vote(one, voter)) + 1], voter)


def _is_vote(event: Event, voter: int) -> bool:
    return event.kind == "vote_shown" and getattr(event, "seat", None) == voter


def when_opened(match: Match, seat: int) -> list[tuple[str, dict[str, object]]]:
    """Return the remarks that a seat may make when the newest vote is opened."""
    told = match.events(None)
    return possible(told[: max(at for at, one in enumerate(told) if one.kind == "vote_opened") + 1], seat)


def test_a_blackmailed_player_says_so() -> None:
    """T-5.1: that a card was taken, everybody knows; which one, nobody says."""
    match = begin("dg gg gg gg gg", "gbg", traitor=4)
    say(match, "dagger.1", "1", "gold.1")
    everybody(match, "1 0 0 0 0")
    assert with_vote(match, 1) == [("robbed_me", {"seat": 0})]
    assert {kind for kind, _ in with_vote(match, 2)} == {"hunch"}
    match = begin("dg gg gg gg gg", "gbg", traitor=4)
    say(match, "dagger.1", "1", "none")
    everybody(match, "1 0 0 0 0")
    assert with_vote(match, 1) == [("looked_at_me", {"seat": 0})]


def test_a_murder_speaks_against_who_had_to_do_with_the_victim() -> None:
    match = begin("dg gg gg gg gg gg", "gbmbg", traitor=5)
    say(match, "dagger.1", "1", "none")
    everybody(match, "2 0 3 4 2 2")
    everybody(match, "F F F F 1")
    everybody(match, "3 0 0 0")
    reasons = [("robbed_victim", {"seat": 0, "other_seat": 1}), ("silenced", {"seat": 0, "other_seat": 1})]
    assert with_vote(match, 3) == reasons


def test_votes_for_a_faithful_and_not_for_a_traitor_speak_against_somebody() -> None:
    """Not for a player who has done the same."""
    match = begin("gg gg gg gg gg gg", "bbg", traitor=5)
    everybody(match, "1 2 1 1 1 2")
    everybody(match, "5 0 0 0 0")
    assert ("wrong", {"seat": 0, "other_seat": 1}) in with_vote(match, 2) + with_vote(match, 5)
    assert all(kind == "hunch" for kind, _ in with_vote(match, 3))
    match = begin("gg gg gg gg gg gg", "bbg", traitor=5, ask_end="once")
    everybody(match, "5 5 5 5 0 0")
    everybody(match, "no no yes no yes")
    everybody(match, "4 4 4 4 0")
    assert ("spared", {"seat": 4, "other_seat": 5}) in with_vote(match, 0)
    assert ("hurried", {"seat": 4}) in with_vote(match, 3)
    assert ("hurried", {"seat": 4}) not in with_vote(match, 2), "it wanted to end the round, too"


def test_the_refused_traitor_card_is_remembered() -> None:
    """T-4.2."""
    match = begin("gg gg gg gg", "tbg", traitor=3)
    say(match, "reject", "none")
    everybody(match, "1 0 0 0")
    assert with_vote(match, 2) == [("rejected", {"seat": 0})]


def test_tied_players_answer_and_changed_votes_are_told() -> None:
    """T-3.7."""
    match = begin("gg gs gg gg gg", "mbg", traitor=4)
    everybody(match, "F F F F 1")
    say(match, "yes")
    everybody(match, "1 0 0 1 2")
    assert when_opened(match, 1) == [("was_named", {})]
    assert {kind for kind, _ in when_opened(match, 0)} == {"denies"}
    assert when_opened(match, 2) == []
    everybody(match, "1 0 1 1 0")
    assert with_vote(match, 2) == [("joins", {"seat": 1})]
    assert with_vote(match, 3) == []


def test_an_accused_player_tells_of_a_vote_for_a_traitor() -> None:
    match = begin("gg gg gg gg gg gg", "bbg", traitor=5, ask_end="once")
    everybody(match, "5 5 5 5 0 0")
    everybody(match, "no no no no no")
    everybody(match, "4 4 0 0 1")
    assert when_opened(match, 0) == [("voted_right", {"seat": 5})]
    assert {kind for kind, _ in when_opened(match, 4)} == {"denies"}


def test_the_most_suspected_player_answers_at_the_next_banishment() -> None:
    match = begin("gg gg dg gg gg gg gg", "bggbg", traitor=4)
    everybody(match, "1 0 1 1 0 2 1")
    say(match, "none", "dagger.1", "0", "none")
    assert when_opened(match, 0) == [("has_seen", {"seat": 2})]
    assert when_opened(match, 3) == []


def test_nobody_says_what_has_been_said() -> None:
    match = begin("gg gg gg gg", "tbg", traitor=3)
    say(match, "reject", "none")
    everybody(match, "1 0 0 0")
    told = match.events(None)
    told = told[: max(at for at, one in enumerate(told) if _is_vote(one, 2)) + 1]
    said = (Remark("rejected", {"seat": 0}),)
    assert possible(told, 2, said) == [("agrees", {"seat": 0})]
    assert possible(told, 2, (*said, Remark("agrees", {"seat": 0}))) == []


def course(traitor: int) -> Match:
    """Murders, votes and Daggers that everybody sees alike, whichever of two seats is the Traitor."""
    match = begin("dg gg sg gg gg gg", "gbgmgbggb", traitor=traitor)
    say(match, "dagger.1", "1", "none")
    everybody(match, "2 0 3 2 3 2")
    say(match, *["none"] * (match.awaited == (0,)))
    while match.view(None).phase == "turn":
        say(match, "none")
    everybody(match, " ".join("0" if seat == traitor else "F" for seat in match.awaited))
    while match.view(None).phase == "turn":
        say(match, "none")
    everybody(match, " ".join("4" if seat != 4 else "3" for seat in match.awaited))
    return match


def test_a_traitor_can_say_just_what_a_faithful_could() -> None:
    """Check that remarks depend only on public facts: two matches with equal facts allow the same remarks."""
    told, others = course(3).events(None), course(5).events(None)
    assert told == others
    assert truth(course(3)).dealt != truth(course(5)).dealt
    for at in range(len(told)):
        for seat in range(6):
            assert possible(told[: at + 1], seat) == possible(others[: at + 1], seat)


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
