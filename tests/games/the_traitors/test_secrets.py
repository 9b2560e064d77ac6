"""T-1.5, T-4, T-5, T-8.3: what is secret stays secret."""

from typing import Any

import msgspec
from hypothesis import given

from engine import Match
from tests.games.the_traitors.script import begin, everybody, now, say
from tests.matches import matches, quick


@quick
@given(matches("the_traitors"))
def test_an_eliminated_player_sees_no_more_than_an_onlooker(match: Match) -> None:
    """T-6.1: until the next round, or the end."""
    public = now(match)
    for seat, one in enumerate(public.table):
        if not one.living:
            assert msgspec.structs.replace(now(match, seat), seat=None) == public


@quick
@given(matches("the_traitors"))
def test_boards_are_the_same_for_everybody(match: Match) -> None:
    """T-1.5: all but a seat's own is public. At night a seat knows by itself whether it has pressed a key (T-3.4)."""
    public = msgspec.structs.asdict(now(match))
    own: set[Any] = {"seat", "hand", "role", "recruited", "question", "answer", "sights"}
    own |= {"asked"} if now(match).hides_answers else set()
    for seat in range(match.seats):
        seen = msgspec.structs.asdict(now(match, seat))
        assert {name for name in seen if seen[name] != public[name]} <= own


def test_t_4_2_a_forced_rejection_is_told_like_a_free_one() -> None:
    """The same turns of a dealt Traitor and of a Faithful are the same to all others, question after question."""
    seen = []
    for traitor in (0, 1):
        match = begin("ggg ggs gdg ggg", "tgggb", traitor=traitor)
        views = []
        for key in ("reject", "none"):
            say(match, key)
            views.append([now(match, viewer) for viewer in (None, 2, 3)])
        say(match, "none", "gold.1")
        seen.append((views, match.events(None), match.events(2)))
    assert seen[0] == seen[1]


def test_t_4_3_an_accepted_traitor_card_looks_like_an_ordinary_card() -> None:
    seen = []
    for deck, answered in (("tggb", ("accept", "none", "gold.1")), ("gggb", ("none", "gold.1"))):
        match = begin("ggg ggs gdg ggg", deck, traitor=1)
        say(match, *answered)
        seen.append(([now(match, viewer) for viewer in (None, 2, 3)], match.events(None), match.events(3)))
    assert seen[0] == seen[1]


def test_t_8_3_an_open_vote_shows_only_who_has_answered() -> None:
    match = begin("ggg ggs gdg ggg", "bg", traitor=2)
    before = now(match, 3)
    match.play(2, ["3"])
    after = now(match, 3)
    assert (before.asked, after.asked) == ((0, 1, 2, 3), (0, 1, 3))
    assert msgspec.structs.replace(after, asked=before.asked) == before
    match.play(2, ["0"])
    assert now(match, 3) == after
    assert now(match, 2).answer == "0"


def test_t_3_4_nobody_sees_who_has_pressed_a_key_at_night() -> None:
    """Check that a Traitor who takes long to choose looks like a Faithful who has pressed at once."""
    match = begin("ggg ggs gdg ggg", "mg", traitor=2)
    before = [match.seat(viewer) for viewer in (None, 0, 2, 3)]
    match.play(1, ["F"])
    assert [match.seat(viewer) for viewer in (None, 0, 2, 3)] == before
    assert now(match, 1).asked == (0, 2, 3), "it has pressed itself"
    match.play(2, ["3"])
    match.play(2, ["0"])
    assert now(match, 2).answer == "0"
    assert now(match, 3) == before[-1].view
    assert [event.kind for event in everybody(match, "F F")][:2] == ["victim_named", "seat_murdered"]
    assert now(match).events[-1].victim == 0
