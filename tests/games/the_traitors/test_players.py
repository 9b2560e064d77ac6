"""Computer players of The Traitors: better than chance, with likely truths in mind, and with remarks of public facts.

``golden/rules`` has what they answer and say in plain situations.
"""

from collections import Counter
from collections.abc import Callable

import pytest

import engine
from engine import Match, QuickChance, Remark
from engine.players import PLAYERS, chance_for
from engine.simulate import match_seed, simulate
from engine.the_traitors.determinize import secrets
from engine.the_traitors.events import SeatBanished, VoteShown
from engine.the_traitors.inference import likelihood
from engine.the_traitors.remarks import ACCUSES, SENTENCES, afterthought, remark
from engine.the_traitors.search import truths
from engine.the_traitors.view import TheTraitorsView
from tests.games.the_traitors.script import begin, everybody, now, possible, say, truth
from tests.kit.rules import thumbs
from tests.matches import seed_of
from tests.samples import samples

MATCHES = samples(15, 120)


@pytest.mark.parametrize(("seats", "games"), [(4, samples(80, 1000)), (6, samples(50, 400))])
def test_a_thumb_among_chance_players_wins_more_than_its_share(seats: int, games: int) -> None:
    outcome = simulate("the_traitors", ["thumb"] + ["chance"] * (seats - 1), {}, "strength", games)
    assert outcome["wins"][0] >= 1.15 * games / seats
    assert outcome["mean_scores"][0] >= 1.08 * sum(outcome["mean_scores"]) / seats


def banished_traitors(player: str, seats: int, games: int) -> float:
    """The share of Traitors among those who were banished while a Traitor was living."""
    banished: list[bool] = []
    for number in range(games):
        seed = match_seed("catch", number)
        match = engine.start("the_traitors", seats=seats, seed=seed)
        while match.result is None:
            seat, state = match.awaited[0], truth(match)
            living = any(state.role(one) == "traitor" for one in state.living)
            keys = PLAYERS[player].answer(match.view(seat), match.decisions[seat], chance_for(seed, seat, match.length))
            events = match.play(seat, keys)
            banished += [event.role == "traitor" for event in events if living and isinstance(event, SeatBanished)]
    return sum(banished) / len(banished)


def test_thumbs_catch_traitors_more_often_than_chance() -> None:
    """Though their Traitors vote like Faithful, too."""
    assert banished_traitors("thumb", 6, MATCHES) > 1.2 * banished_traitors("chance", 6, MATCHES)


def test_t_9_4_nobody_is_stubborn_for_ever() -> None:
    """Two against two, whomever they suspect: from the seventh ballot on chance decides."""
    outcome = simulate("the_traitors", ["thumb"] * 4, {"revotes": "unlimited"}, "stubborn", MATCHES)
    assert outcome["rounds"] == {"3": MATCHES}
    match = begin("gg gg gg gg", "bg", traitor=2, revotes="unlimited")
    for _ in range(6):
        everybody(match, "1 0 0 1")
    view = now(match, 2)
    assert (view.ballot, thumbs(match, 2)) == (7, {"0", "1"})


def later(reached: Callable[[TheTraitorsView], bool]) -> TheTraitorsView:
    """Return a Faithful's view in a match between rules of thumb, as soon as ``reached`` is true."""
    match = engine.start("the_traitors", seats=6, seed=seed_of("later"))
    while not reached(now(match)):
        seat = match.awaited[0]
        match.play(seat, PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], QuickChance(match.length)))
    return next(view for seat in range(6) if (view := now(match, seat)).role == "faithful" and not view.recruited)


def test_the_traitor_card_is_sooner_in_a_deck_that_has_many_cards_left() -> None:
    """T-1.2: after 4 cards of 39 it is drawn in about one of ten truths."""
    view = later(lambda view: view.cards_drawn == 4 and all(one.living for one in view.table))
    made = truths(view)
    held = [made(QuickChance(number)).recruited is not None for number in range(300)]
    assert 0.02 < sum(held) / len(held) < 0.2


def test_likelier_truths_are_made_up_more_often() -> None:
    view = later(lambda view: sum(event.outcome in ("murdered", "banished") for event in view.events) == 2)
    weights = {one: prior * likelihood(view, one.dealt, one.recruited) for one, prior in secrets(view).items()}
    made = truths(view)
    found = Counter(made(QuickChance(number)).dealt.index("traitor") for number in range(300))
    for seat in range(6):
        share = sum(weight for one, weight in weights.items() if one.dealt == seat) / sum(weights.values())
        assert found[seat] / 300 == pytest.approx(share, abs=0.1)


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
    assert set(SENTENCES) - found <= {"looked_at_me", "voted_right", "turns"}, "which are rare, or an afterthought"
    assert found <= set(SENTENCES)


def test_a_vote_for_another_than_was_accused_is_said_to_be_a_change_of_mind() -> None:
    told = played(6, "thumb", 0).events(None)
    shown = [event for event in told if isinstance(event, VoteShown)]
    for kind in SENTENCES:
        for event in shown:
            for accused in range(6):
                one = afterthought([event], event.seat, Remark(kind, {"seat": accused}))
                turned = Remark("turns", {"seat": event.for_seat, "other_seat": accused})
                assert one == (turned if kind in ACCUSES and accused != event.for_seat else None)
                assert afterthought([event], (event.seat + 1) % 6, Remark(kind, {"seat": accused})) is None
