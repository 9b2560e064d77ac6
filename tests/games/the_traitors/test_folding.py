"""Short lines and deeds of The Traitors tell what belongs to them, and no more."""

from functools import partial

import pytest
from msgspec.structs import replace

from bot import texts
from bot.games.the_traitors.folding import fold, fold_evidence, fold_upshot
from bot.games.the_traitors.pictures.deeds import deeds
from bot.messages.votes import evidence
from engine.hidden_roles.roles import RoleDealt
from engine.the_traitors import events as happened
from tests.games.the_traitors.situations import TRAITORS
from tests.matches import a_match

SAY, NAMES = texts.speaker("en"), ("Anna", "Ben", "Cleo", "Dirk", "Eva")


@pytest.mark.parametrize("kind", ["role_dealt", "event_drawn"])
def test_a_deal_or_a_drawn_event_is_not_told_with_the_murder_that_follows_it(kind: str) -> None:
    """The chance that is told beside a turning point is that of the card alone, as in the film."""
    for number in range(6):
        story = a_match(f"deal {number}", game="the_traitors", seats=5, options={"rounds": "2"}).reveal().story
        dealt = [place for place, event in enumerate(story) if event.kind == kind]
        assert dealt
        assert [fold_upshot(SAY, story, place, 0, NAMES) for place in dealt] == [""] * len(dealt)


def test_nobody_has_a_mask_at_the_end_of_a_round() -> None:
    """T-7.1: all who have survived show their roles, and those who are out have."""
    story = a_match("masks", game="the_traitors", seats=5).reveal().story
    ends = [deed for deed in deeds(story, NAMES, SAY) if story[deed.place].kind == "fund_shared"]
    assert ends
    assert all([mask.seat for mask in deed.settled if mask.symbol] == [*range(5)] for deed in ends)


def test_a_banished_faithful_is_not_told_as_the_deed_of_the_traitor_alone() -> None:
    told = [
        happened.RoundStarted(round=1, seat=4, first_seat=0),
        RoleDealt(round=1, seat=0, role="traitor"),
        *(
            happened.VoteShown(round=1, ballot=1, number=seat, count=5, seat=seat, for_seat=4 if seat < 3 else 0)
            for seat in range(5)
        ),
        happened.SeatBanished(round=1, seat=4, number=1, role="faithful", cards=(), gold=0, fund=0),
        happened.EventDrawn(round=1, seat=0, event="quiet_night", event_number=2),
    ]
    words = [deed.told for deed in deeds(told, NAMES, SAY)]
    assert words[-1] == "Eva is banished, and was Faithful. Anna and 2 others voted for it"


def test_a_dagger_speaks_to_the_seat_that_it_names() -> None:
    told = [happened.TurnStarted(round=1, seat=1), happened.CardTaken(round=1, seat=1, named_seat=0)]
    match = a_match("daggers", game="the_traitors", seats=5)
    lines = [next(fold(SAY, told, match.seat(seat).view, NAMES))[1] for seat in (0, 2)]
    assert lines == [
        "**Dagger:** Ben looks at your hand, takes a card",
        "**Dagger:** Ben looks at the hand of Anna, takes a card",
    ]


def test_a_vote_tells_what_everybody_has_seen_of_each_suspect_but_the_reader() -> None:
    told = [
        happened.TurnStarted(round=1, seat=0),
        happened.DaggerUsed(round=1, seat=0, named_seat=1),
        happened.TurnStarted(round=2, seat=0),
        happened.GoldPlayed(round=2, seat=0, fund=1),
        happened.TurnStarted(round=2, seat=1),
        happened.DaggerUsed(round=2, seat=1, named_seat=0),
        happened.CardDiscarded(round=2, seat=1, card="shield", fund=1),
        happened.TurnStarted(round=2, seat=2),
        happened.TraitorCardRejected(round=2, seat=2),
        happened.VoteShown(round=2, ballot=1, seat=0, for_seat=2, number=3, count=1),
        happened.VoteShown(round=2, ballot=2, seat=0, for_seat=3, number=4, count=1),
        happened.VoteShown(round=2, ballot=2, seat=1, for_seat=2, number=3, count=1),
        happened.SeatBanished(round=2, seat=3, number=4, role="traitor", cards=(), gold=0, fund=1),
        happened.VoteShown(round=2, ballot=1, seat=0, for_seat=1, number=2, count=1),
    ]
    opened = happened.VoteOpened(
        round=2, ballot=1, final=0, suspect_seats=(0, 1, 2, 4), living_seats=(0, 1, 2, 4), out_seats=()
    )
    assert [*fold_evidence(SAY, [*told, opened], NAMES, None)] == [
        "- **Anna:** 1 Gold in 1 turn · voted for Cleo, Dirk (Traitor)",
        "- **Ben:** 0 Gold in 1 turn · discarded a Shield · Dagger → Anna · voted for Cleo"
        " · did not vote for Dirk (Traitor)",
        "- **Cleo:** rejected the Traitor card",
        "- No turn yet: Eva",
    ]
    assert len([*fold_evidence(SAY, [*told, opened], NAMES, 1)]) == 3
    robbed = happened.CardTaken(round=2, seat=0, named_seat=1)
    murdered = happened.SeatMurdered(round=2, seat=1, number=2, role="faithful", cards=(), gold=0, fund=1)
    *_, dead = fold_evidence(SAY, [*told, robbed, murdered, opened], NAMES, None)
    assert dead == "- Murdered: Ben (voted for Cleo; did not vote for Dirk (Traitor); robbed by Anna)"
    told_twice = [happened.EndAnswered(round=2, agreed=0, yes_seats=(4,), no_seats=(0, 2))] * 2
    betrayed = replace(murdered, role="traitor")
    *_, wanted, dead = fold_evidence(SAY, [*told, *told_twice, betrayed, opened], NAMES, None)
    assert wanted == "- **Eva:** wanted to end the round twice"
    assert "Ben (a Traitor, by another Traitor; voted for Cleo" in dead
    assert [*fold_evidence(SAY, told, NAMES, None)] == []
    night = happened.EventDrawn(round=2, seat=0, event="murder", event_number=3)
    by_day = fold_evidence(SAY, [*told, robbed, opened], NAMES, 1)
    assert [*fold_evidence(SAY, [*told, robbed, night], NAMES, 1)] == [*by_day]


def test_a_table_that_leaves_votes_to_memory_tells_no_evidence() -> None:
    table = TRAITORS.table
    opened = happened.VoteOpened(
        round=1, ballot=1, final=0, suspect_seats=(0, 1), living_seats=(0, 1), out_seats=(2, 3)
    )
    assert evidence(SAY, table, [opened], None)
    assert evidence(SAY, replace(table, votes=False), [opened], None) == []


def test_turns_and_nights_are_told_in_their_order_and_gold_between_two_events_shares_a_line() -> None:
    turn = partial(happened.TurnStarted, round=1)
    drawn = partial(happened.CardDrawn, round=1)
    gold = partial(happened.GoldPlayed, round=1)
    view = a_match("view", game="the_traitors", seats=5).view
    night = happened.EventDrawn(round=1, seat=1, event="quiet_night", event_number=2)
    told = [turn(seat=0), gold(seat=0, fund=5), turn(seat=1), night, turn(seat=1), gold(seat=1, fund=6)]
    told += [turn(seat=2), gold(seat=2, fund=7), turn(seat=1), drawn(seat=1), turn(seat=3), drawn(seat=3), turn(seat=4)]
    assert [line for _, line in fold(SAY, told, view(None), NAMES)] == [
        "Anna plays Gold (fund 5)",
        "A quiet night, drawn by Ben: nothing happens (Event 2 of 8).",
        "Gold from Ben, Cleo: fund 5 → 7; nothing from Dirk",
    ]
    begun = happened.RoundStarted(round=2, seat=0, first_seat=1)
    assert [len([*fold(SAY, [begun], view(seat), NAMES)]) for seat in (None, 0)] == [1, 0]


def test_the_deal_of_a_role_is_luck_and_no_turning_point() -> None:
    story = a_match("luck", game="the_traitors", seats=5, options={"rounds": "2"}).reveal().story
    found = deeds(story, NAMES, SAY)
    assert [one.luck for one in found] == [story[one.place].kind == "role_dealt" for one in found]
    for one in found:
        before = (event for event in story[: one.place] if event.round == story[one.place].round)
        out = {event.seat for event in before if isinstance(event, happened.SeatMurdered | happened.SeatBanished)}
        assert out <= {mask.seat for mask in one.settled}, "their masks are off in later scenes"
