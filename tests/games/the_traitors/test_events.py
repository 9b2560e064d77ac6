"""T-3 and T-6: Murder, Banishment, Quiet Night, the Final Banishment, and elimination."""

import pytest

from tests.games.the_traitors.script import (
    Listening,
    begin,
    everybody,
    hand,
    keys,
    kind,
    kinds,
    now,
    say,
    told,
    truth,
)

pytestmark = pytest.mark.usefixtures("first_edition")

# --- T-3.1 to T-3.3 ---------------------------------------------------------------------------------------------------


def test_t_3_1_the_event_is_played_at_once_and_discarded() -> None:
    match = begin("gg gg gg gg", "mg")
    assert kinds(match.setup_events) == ["turn_started", "event_drawn"]
    event = told(match.setup_events, "event_drawn")
    assert (event.seat, event.event, event.event_number) == (0, "murder", 1)
    assert (now(match).phase, now(match).discard_pile) == ("murder", ("event",))


def test_t_3_1_digital_picks_one_of_three_each_time() -> None:
    match = begin("gg gg gg gg", "gqqg")
    state, chance = truth(match), Listening("quiet_night", "quiet_night")
    state.chance = chance
    say(match, "none")
    assert chance.heard == [("pick", ("murder", "banishment", "quiet_night"))] * 2
    assert [one.event for one in now(match).events] == ["quiet_night"] * 2


def test_t_3_1_paper_takes_the_top_of_the_selector_deck() -> None:
    match = begin("gg gg gg gg", "gqqg", preset="paper")
    state, chance = truth(match), Listening()
    state.chance = chance
    state.selectors = ["murder", "banishment", "quiet_night"]
    say(match, "none")
    assert (now(match).phase, state.selectors) == ("vote", ["murder"])
    assert chance.heard == []


def test_t_3_2_the_drawer_draws_again_and_has_a_normal_turn() -> None:
    match = begin("gg gg gg gg", "mqgg", traitor=3)
    events = everybody(match, "F F F 1")
    assert kinds(events, only="public") == ["victim_named", "seat_murdered", "event_drawn", "card_drawn"]
    assert (now(match).turn, kind(match)) == (0, "play")


def test_t_3_2_a_drawer_who_was_eliminated_is_replaced() -> None:
    match = begin("gg gg gg gg", "mgg", traitor=3)
    events = everybody(match, "F F F 0")
    assert kinds(events, only="public") == ["victim_named", "seat_murdered", "turn_started", "card_drawn"]
    assert now(match).turn == 1


def test_t_3_3_in_a_quiet_night_nothing_happens() -> None:
    match = begin("gg gg gg gg", "qqgg")
    assert kinds(match.setup_events, only="public") == ["turn_started", "event_drawn", "event_drawn", "card_drawn"]
    assert [(one.outcome, one.drawer) for one in now(match).events] == [("quiet", 0), ("quiet", 0)]
    assert now(match).discard_pile == ("event", "event")


# --- T-3.4 to T-3.6: murder -------------------------------------------------------------------------------------------


def test_t_3_4_a_faithful_has_only_f_and_a_traitor_must_name_another_living_seat() -> None:
    match = begin("gg gg tg gg", "mg", traitor=0)
    assert [keys(match, seat) for seat in range(4)] == [("1", "2", "3"), ("F",), ("0", "1", "3"), ("F",)]
    assert now(match).asked == (0, 1, 2, 3)


def test_t_3_4_a_traitor_names_neither_itself_nor_who_is_out() -> None:
    match = begin("gg gg gg gg", "mm", traitor=3)
    everybody(match, "F F F 1")
    assert keys(match, 3) == ("0", "2")


def test_t_3_4_a_traitor_may_name_a_fellow() -> None:
    match = begin("gg gg tg gg", "mg", traitor=0)
    events = everybody(match, "2 F 1 F")
    assert told(events, "seat_murdered").role == "traitor"
    assert told(events, "seat_murdered").cards == hand("gt")


def test_t_3_4_nobody_learns_who_has_pressed_what() -> None:
    match = begin("gg gg tg gg", "mg", traitor=0)
    for seat, key in ((1, "F"), (0, "3"), (3, "F")):
        assert match.play(seat, [key]) == ()
    assert match.awaited == (2,)
    assert now(match, 0).answer == "3"
    assert [now(match, seat).answer for seat in (None, 1, 2)] == ["", "F", ""]
    events = match.play(2, ["1"])
    assert kinds(events, only="public")[0] == "victim_named"
    assert not any("F" in str(event) for event in events if event.seats is None)


@pytest.mark.parametrize(("first", "victim"), [(0, 1), (1, 3), (2, 3), (3, 1)])
def test_t_3_5_digital_only_the_first_attempt_clockwise_from_the_drawer_counts(first: int, victim: int) -> None:
    """Seat 0 names 1, seat 2 names 3; seats 1 and 3 are Faithful."""
    match = begin("gg gg tg gg", "mg", traitor=0, first=first)
    assert told(everybody(match, "1 F 3 F", first=2), "victim_named").seat == victim


def test_t_3_5_paper_draws_an_order_at_every_murder_once_all_have_pressed() -> None:
    match = begin("gg gg tg gg gg", "mmg", traitor=0, preset="paper")
    chance = Listening([1, 2, 0], [4, 0])
    truth(match).chance = chance
    events = everybody(match, "1 F 3 F F")
    assert told(events, "victim_named").seat == 3
    assert chance.heard == [("shuffle", (0, 1, 2, 3, 4))]
    everybody(match, "1 F 4 F")
    assert chance.heard[1:] == [("shuffle", (0, 1, 2, 4))]
    assert [one.victim for one in now(match).events] == [3, 1]


def test_t_3_5_without_a_living_traitor_nobody_is_murdered() -> None:
    match = begin("gg gg gg gg gg", "bmg", traitor=4)
    everybody(match, "4 4 4 4 0")
    everybody(match, "no no no no")
    chance = Listening()
    truth(match).chance = chance
    events = everybody(match, "F F F F")
    assert kinds(events) == ["nobody_murdered", "end_opened"]
    assert (now(match).events[-1].outcome, now(match).events[-1].victim) == ("nobody", None)
    assert kind(match) == "end"
    assert chance.heard == []


def test_t_3_6_a_victim_with_a_shield_and_only_then_is_asked() -> None:
    match = begin("gg sg gg gg", "mg", traitor=0)
    events = everybody(match, "1 F F F")
    assert kinds(events) == ["victim_named"]
    assert (told(events, "victim_named").seat, told(events, "victim_named").number) == (1, 2)
    assert (now(match).phase, now(match).asked) == ("shield", (1,))
    assert (kind(match), keys(match)) == ("shield", ("yes", "no"))
    assert kinds(everybody(begin("gg gg gg gg", "mg"), "1 F F F"))[:2] == ["victim_named", "seat_murdered"]


def test_t_3_6_a_used_shield_is_discarded_and_no_other_attempt_counts() -> None:
    match = begin("gg sg tg gg", "mg", traitor=0)
    everybody(match, "1 F 3 F")
    events = say(match, "yes")
    assert kinds(events, only="public") == ["shield_used", "card_drawn"]
    assert now(match).discard_pile == ("event", "shield")
    assert now(match, 1).hand == hand("g")
    assert all(one.living for one in now(match).table)
    assert (now(match).events[-1].outcome, now(match).events[-1].victim) == ("saved", 1)


def test_t_3_6_a_player_who_declines_is_eliminated() -> None:
    match = begin("gg sg gg gg", "mg", traitor=0)
    everybody(match, "1 F F F")
    events = say(match, "no")
    assert kinds(events, only="public") == ["shield_declined", "seat_murdered", "card_drawn"]
    assert told(events, "seat_murdered").cards == hand("gs")
    assert now(match).events[-1].outcome == "murdered"


# --- T-3.7 to T-3.9: banishment ---------------------------------------------------------------------------------------


def test_t_3_7_every_living_seat_votes_for_another_one() -> None:
    match = begin("gg gg gg gg", "bg")
    event = told(match.setup_events, "vote_opened")
    assert (event.ballot, event.final, event.aloud) == (1, 0, True)
    assert (event.suspect_seats, event.living_seats, event.out_seats) == ((0, 1, 2, 3), (0, 1, 2, 3), ())
    assert keys(match, 2) == ("0", "1", "3")
    assert (now(match).ballot, now(match).suspects) == (1, (0, 1, 2, 3))
    assert told(everybody(match, "1 2 1 1"), "seat_banished").seat == 1
    assert (now(match).phase, now(match).events[-1].outcome) == ("turn", "banished")


def test_t_3_7_a_player_who_is_out_neither_votes_nor_is_voted_for() -> None:
    match = begin("gg gg gg gg", "mb", traitor=3)
    events = everybody(match, "F F F 1")
    assert told(events, "vote_opened").out_seats == (1,)
    assert now(match).asked == (0, 2, 3)
    assert keys(match, 0) == ("2", "3")


@pytest.mark.parametrize("first", range(4))
def test_t_3_7_votes_are_shown_one_by_one_from_the_first_voter_clockwise(first: int) -> None:
    match = begin("gg gg gg gg", "bg")
    order = [(first + step) % 4 for step in range(4)]
    votes = {0: "1", 1: "2", 2: "1", 3: "1"}
    for seat in (first, *sorted((one for one in range(4) if one != first), reverse=True)):
        events = match.play(seat, [votes[seat]])
    shown = [event for event in events if event.kind == "vote_shown"]
    assert [(getattr(one, "seat", -1), str(getattr(one, "for_seat", -1))) for one in shown] == [
        (seat, votes[seat]) for seat in order
    ]
    counts = [getattr(one, "count", 0) for one in shown if getattr(one, "for_seat", -1) == 1]
    assert counts == [1, 2, 3]
    assert now(match).events[-1].ballots[0].votes == tuple((seat, int(votes[seat])) for seat in order)


def test_t_3_7_a_tie_is_voted_on_again_among_the_tied() -> None:
    match = begin("gg gg gg gg gg", "bg", traitor=2)
    events = everybody(match, "1 0 1 0 2")
    tie = told(events, "vote_tied")
    assert (tie.tied_seats, tie.ballot, tie.left) == ((0, 1), 1, 3)
    again = told(events, "vote_opened")
    assert (again.ballot, again.suspect_seats, again.living_seats) == (2, (0, 1), (0, 1, 2, 3, 4))
    assert (now(match).ballot, now(match).suspects) == (2, (0, 1))
    assert [keys(match, seat) for seat in range(5)] == [("1",), ("0",), ("0", "1"), ("0", "1"), ("0", "1")]
    assert match.decisions[2].facts["ballot"] == 2
    assert told(everybody(match, "1 0 1 0 0"), "seat_banished").seat == 0
    ballots = now(match).events[-1].ballots
    assert [(one.suspects, one.tied) for one in ballots] == [((0, 1, 2, 3, 4), (0, 1)), ((0, 1), ())]


def test_t_3_7_only_the_seats_tied_in_the_last_vote_stay() -> None:
    match = begin("gg gg gg gg gg gg", "bg")
    everybody(match, "1 2 0 0 1 2")
    assert (now(match).ballot, now(match).suspects) == (2, (0, 1, 2))
    everybody(match, "1 0 0 1 0 1")
    assert (now(match).ballot, now(match).suspects) == (3, (0, 1))


@pytest.mark.parametrize("revotes", range(6))
def test_t_3_8_after_so_many_tied_revotes_lots_are_drawn(revotes: int) -> None:
    """Not counting the first vote."""
    match = begin("gg gg gg gg", "bg", traitor=2, revotes=revotes)
    for left in range(revotes, 0, -1):
        events = everybody(match, "1 0 0 1")
        assert told(events, "vote_tied").left == left
        assert kinds(events)[-1] == "vote_opened"
    chance = Listening(1)
    truth(match).chance = chance
    events = everybody(match, "1 0 0 1")
    assert kinds(events, only="public")[4:7] == ["vote_tied", "lots_drawn", "seat_banished"]
    lots = told(events, "lots_drawn")
    assert (lots.seat, lots.number, lots.tied_seats) == (1, 2, (0, 1))
    assert told(events, "seat_banished").seat == 1
    assert chance.heard == [("pick", (0, 1))]
    assert now(match).events[-1].lots
    assert len(now(match).events[-1].ballots) == revotes + 1


@pytest.mark.parametrize(("votes", "survivors"), [("1 0 1 1 1", (0, 2, 3, 4)), ("4 4 4 4 0", (0, 1, 2, 3))])
def test_t_3_9_the_final_banishment_is_one_last_vote_and_ends_the_round(votes: str, survivors: tuple[int, ...]) -> None:
    """Nobody is asked about the end then, though a Traitor was banished."""
    match = begin("gg gg gg gg gg", "", traitor=4)
    assert kinds(match.setup_events) == ["turn_started", "final_banishment_drawn", "vote_opened"]
    assert told(match.setup_events, "vote_opened").final == 1
    assert match.decisions[0].facts["final"] == 1
    events = everybody(match, votes)
    assert "end_opened" not in kinds(events)
    assert told(events, "round_ended").reason == "final_banishment"
    assert told(events, "round_ended").survivor_seats == survivors
    assert now(match).round == 2


# --- T-3.10: agreeing to end the round --------------------------------------------------------------------------------


def test_t_3_10_after_a_traitor_was_banished_all_are_asked() -> None:
    match = begin("gg gg gg gg gg", "bgg", traitor=4)
    events = everybody(match, "4 4 4 4 0")
    assert kinds(events)[-2:] == ["seat_banished", "end_opened"]
    assert (now(match).phase, now(match).asked) == ("end", (0, 1, 2, 3))
    assert keys(match, 2) == ("yes", "no")
    events = everybody(match, "yes yes yes yes")
    assert kinds(events)[:2] == ["end_answered", "round_ended"]
    assert told(events, "end_answered").agreed == 1
    assert told(events, "round_ended").reason == "agreed"
    assert match.rounds[0].asked == ()


def test_t_3_10_after_a_recruited_traitor_was_banished_too() -> None:
    match = begin("gg tg gg gg", "bgg", traitor=3)
    assert kinds(everybody(match, "1 0 1 1"))[-1] == "end_opened"


def test_t_3_10_it_ends_only_if_all_say_yes_and_answers_are_told_together() -> None:
    match = begin("gg gg gg gg gg", "bgg", traitor=4)
    everybody(match, "4 4 4 4 0")
    for seat, key in ((3, "no"), (0, "yes"), (1, "yes")):
        assert match.play(seat, [key]) == ()
    events = match.play(2, ["yes"])
    answered = told(events, "end_answered")
    assert (answered.agreed, answered.yes_seats, answered.no_seats) == (0, (0, 1, 2), (3,))
    assert kinds(events, only="public") == ["end_answered", "card_drawn"]
    assert now(match).events[-1].refused == (3,)


def test_t_3_10_nobody_is_asked_after_a_faithful_was_banished_or_a_traitor_murdered() -> None:
    match = begin("gg gg gg gg gg", "bgg", traitor=4)
    assert kinds(everybody(match, "1 0 1 1 1"))[-1] == "own_card_drawn"
    match = begin("gg tg gg gg gg", "mgg", traitor=4)
    events = everybody(match, "F 4 F F 1", first=0)
    assert told(events, "seat_murdered").role == "traitor"
    assert "end_opened" not in kinds(events)


def test_t_3_10_nobody_is_asked_when_two_are_left() -> None:
    """T-7.1: the round ends."""
    match = begin("gg gg gg gg", "mb", traitor=3)
    everybody(match, "F F F 0")
    events = everybody(match, "3 3 1")
    assert "end_opened" not in kinds(events)
    assert told(events, "round_ended").reason == "two_left"


# --- T-6: elimination -------------------------------------------------------------------------------------------------


def test_t_6_1_hand_and_role_are_shown_and_the_cards_go_where_they_belong() -> None:
    match = begin("gg gdst gg gg", "mg", traitor=0)
    everybody(match, "1 0 F F")
    match.play(1, ["no"])
    event = told(match.steps[-1].events, "seat_murdered")
    assert (event.seat, event.number, event.role, event.cards) == (1, 2, "traitor", hand("gdst"))
    assert (event.gold, event.fund) == (1, 1)
    assert now(match).discard_pile == ("event", "dagger", "shield", "traitor")
    one = now(match).table[1]
    assert (one.living, one.fate, one.role, one.shown, one.hand_size) == (False, "murdered", "traitor", hand("gdst"), 0)


def test_t_6_1_a_faithful_shows_that_it_was_one() -> None:
    match = begin("gg ggg gg gg", "bg", traitor=0)
    event = told(everybody(match, "1 0 1 1"), "seat_banished")
    assert (event.role, event.gold, event.fund, now(match).fund) == ("faithful", 3, 3, 3)
    assert now(match).table[1].fate == "banished"


def test_t_6_1_a_player_who_is_out_has_no_turn_until_the_next_round() -> None:
    """T-2.4: the next living seat to the left has it."""
    match = begin("g gg gg gg", "bgggg", traitor=3)
    everybody(match, "1 0 1 1")
    turns = []
    for _ in range(4):
        turns.append(now(match).turn)
        say(match, "none")
    assert turns == [0, 2, 3, 0]
    everybody(match, "2 0 0")
    assert now(match).round == 2
    assert all(one.living for one in now(match).table)
