"""The rule of thumb: better than chance, and sensible in plain situations."""

import pytest

import engine
from engine import Match, SeededChance
from engine.players import PLAYERS, chance_for
from engine.simulate import match_seed, simulate
from engine.the_traitors.events import SeatBanished
from engine.the_traitors.suspicion import holders, suspicion, traitor_living
from tests.games.the_traitors.script import begin, everybody, game, now, say, truth
from tests.samples import samples

MATCHES = samples(15, 120)


def thumb(match: Match, seat: int = 0) -> str:
    """Return the answer of the seat by rule of thumb."""
    (key,) = PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], SeededChance(bytes(32)))
    return key


def thumbs(match: Match, seat: int) -> set[str]:
    """All that the seat may answer by rule of thumb, whatever chance brings."""
    view, decision = match.view(seat), match.decisions[seat]
    return {game().rule_of_thumb(view, decision, SeededChance(bytes([n]) * 32))[0] for n in range(20)}


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


SITUATIONS: dict[str, tuple[str, str, int, str, str]] = {
    "accepts to be recruited": ("gg gg gg gg", "t", 3, "", "accept"),
    "keeps its Gold": ("gg gg gg gg", "g", 3, "", "none"),
    "plays Gold that would have to go": ("ggg gg gg gg", "g", 3, "", "gold.1 gold.2 gold.3 gold.4"),
    "plays a Dagger that would have to go": ("ggd gg gg gg", "g", 3, "", "dagger.1"),
    "takes no second Shield": ("dsg gs gg gg", "g", 0, "dagger.1 1", "gold.1"),
    "takes a first Shield": ("dgg gs gg gg", "g", 0, "dagger.1 1", "shield.1"),
    "keeps a Shield and Gold rather than Daggers": ("gsd gg gg gg", "gg", 3, "none", "dagger.1"),
    "keeps one Shield": ("ssg gg gg gg", "gg", 3, "none", "shield.1 shield.2"),
    "saves itself": ("gs gg gg gg", "m", 3, "F F F 0", "yes"),
    "votes for a seat seen with the Traitor card": ("dg gg tg gg gg", "gb", 4, "dagger.1 2 none", "2"),
    "spares its fellow in a vote": ("dg gg tg gg gg", "gb", 0, "dagger.1 2 none", "1 3 4"),
    "names nobody with a known Shield, nor whom it has blackmailed": ("dg sg g g", "gm", 0, "dagger.1 1 none", "2 3"),
    "spares its fellow at night": ("dg gg tg gg", "gmm", 0, "dagger.1 2 none", "1 3"),
    "murders the last fellow, to share with nobody": ("dg gg tg gg", "gmm", 0, "dagger.1 2 none 3 F 3 F", "2"),
    "agrees to end the round as a Traitor": ("tg gg gg gg gg", "bg", 4, "4 4 4 4 0", "yes"),
}
"""Hands, deck, the dealt Traitor, answers before, and the answers of seat 0 that are sensible."""


@pytest.mark.parametrize("situation", SITUATIONS)
def test_thumb_is_sensible(situation: str) -> None:
    hands, deck, traitor, before, sensible = SITUATIONS[situation]
    match = begin(hands, deck, traitor=traitor)
    say(match, *before.split())
    assert thumbs(match, 0) <= {*sensible.split()}


def test_a_faithful_keeps_its_dagger_until_there_may_be_something_to_find() -> None:
    """At first nobody else has drawn a card that could be the Traitor card."""
    match = begin("d gg gg gg", "gggggg", traitor=3)
    assert thumb(match) == "none"
    say(match, "none", "none", "none", "none")
    assert max(holders(now(match, 0)).values()) > 0.1
    assert thumb(match) == "dagger.1"


def test_nobody_holds_the_traitor_card_who_has_drawn_nothing_or_was_seen() -> None:
    match = begin("dg gg gg gg", "gggggg", traitor=3)
    assert holders(now(match, 0)) == {}
    say(match, "none", "none", "none", "none")
    assert set(holders(now(match, 0))) == {1, 2, 3}
    say(match, "dagger.1", "2", "none")
    assert set(holders(now(match, 0))) == {1, 3}
    match = begin("dg gg tg gg gg", "gb", traitor=4)
    say(match, "dagger.1", "2", "none")
    assert suspicion(now(match, 0))[2] == 1.0


def test_the_recruited_murders_whoever_knows() -> None:
    match = begin("dg gg tg gg", "gm", traitor=3)
    say(match, "dagger.1", "2", "none")
    assert thumb(match, 2) == "0"


def test_a_traitor_leaves_to_the_vote_whom_others_suspect() -> None:
    match = begin("gg gg gg gg gg", "tgggm", traitor=4)
    say(match, "reject", "none", "none", "none", "none")
    assert suspicion(now(match, 4))[0] == max(suspicion(now(match, 4)).values())
    assert thumbs(match, 4) == {"1", "2", "3"}


def test_the_target_of_a_murdered_voter_is_suspected_more() -> None:
    found = []
    for victim in "04":
        match = begin("gg gg gg gg gg gg", "bmg", traitor=5)
        everybody(match, "1 3 3 4 3 3")
        everybody(match, f"F F F F {victim}")
        chances = suspicion(now(match, 2))
        found.append(chances[1] / chances[5])
    assert found[0] > found[1]


def test_the_blackmailer_of_a_murdered_player_is_suspected_more() -> None:
    match = begin("dg gg gg gg gg", "gm", traitor=4)
    say(match, "dagger.1", "1", "none")
    everybody(match, "F F F F 1")
    chances = suspicion(now(match, 2))
    assert chances[0] > chances[3]


def test_a_player_who_rejected_the_traitor_card_is_suspected_most() -> None:
    match = begin("gg gg gg gg", "tggb", traitor=0)
    say(match, "reject", "none", "none", "none")
    chances = suspicion(now(match, 1))
    assert chances[0] == max(chances.values())
    assert thumb(match, 1) == "0"


def test_a_vote_for_a_faithful_makes_suspicious() -> None:
    match = begin("gg gg gg gg gg gg", "bb", traitor=5)
    everybody(match, "1 2 1 1 1 2")
    chances = suspicion(now(match, 3))
    assert chances[0] == chances[4] > chances[5]


def test_a_vote_for_a_traitor_clears() -> None:
    match = begin("gg gg gg gg gg gg", "gggggb", traitor=5)
    say(match, *["none"] * 5)
    everybody(match, "5 5 5 5 2 2")
    chances = suspicion(now(match, 0))
    assert chances[1] == chances[3] < chances[4]


@pytest.mark.parametrize(
    ("traitor", "answers", "agrees"), [(4, "yes", True), (3, "no", False)], ids=["all gone", "one may be left"]
)
def test_thumb_agrees_to_end_the_round_when_it_believes_all_traitors_gone(
    traitor: int, answers: str, agrees: bool
) -> None:
    match = begin("gg gg gg tg gg" if traitor == 3 else "gg gg gg gg gg", "bg", traitor=4)
    if traitor == 3:
        truth(match).perhaps.update((1, 2, 3))
    everybody(match, "4 4 4 4 0")
    assert (traitor_living(now(match, 0)) < 0.3) == agrees
    assert thumb(match) == answers


# --- T-9 --------------------------------------------------------------------------------------------------------------


def test_t_9_1_it_agrees_once_the_second_traitor_can_only_have_been_refused() -> None:
    """The dealt Traitor is out, and everybody has seen the Traitor card rejected: nobody is left."""
    match = begin("gg gg gg gg gg", "btgg", traitor=4)
    truth(match).perhaps.update((1, 2, 3))
    everybody(match, "4 4 4 4 0")
    assert thumb(match) == "no"
    everybody(match, "no no no no")
    say(match, "reject", "none")
    assert now(match).phase == "end"
    assert [traitor_living(now(match, seat)) for seat in range(4)] == [0.0] * 4
    assert [thumb(match, seat) for seat in range(4)] == ["yes"] * 4


def test_t_9_1_it_does_not_agree_once_a_murder_was_attempted_after_the_traitor_was_banished() -> None:
    """However unlikely it seemed that anybody had been recruited; who is it itself knows better what to say."""
    match = begin("gg gs gg tg gg", "bmqg", traitor=4)
    everybody(match, "4 4 4 4 0")
    everybody(match, "no no no no")
    everybody(match, "F F F 1")
    say(match, "yes")
    assert now(match).phase == "end"
    assert [traitor_living(now(match, seat)) for seat in range(3)] == [1.0] * 3
    assert [thumb(match, seat) for seat in range(4)] == ["no", "no", "no", "yes"]


def test_t_9_1_the_attempt_proves_nothing_once_another_traitor_is_out() -> None:
    match = begin("gg gs gg tg gg gg", "mbqg", traitor=4)
    everybody(match, "F F F 1 1 F")
    say(match, "yes")
    everybody(match, "3 3 3 0 3 3")
    assert now(match).phase == "end"
    assert all(0 < traitor_living(now(match, seat)) < 1 for seat in (0, 1, 2, 5))


def test_t_9_4_nobody_is_stubborn_for_ever() -> None:
    """Two against two, whomever they suspect: from the seventh ballot on chance decides."""
    outcome = simulate("the_traitors", ["thumb"] * 4, {"revotes": "unlimited"}, "stubborn", MATCHES)
    assert outcome["rounds"] == {"3": MATCHES}
    match = begin("gg gg gg gg", "bg", traitor=2, revotes="unlimited")
    for _ in range(6):
        everybody(match, "1 0 0 1")
    view = now(match, 2)
    assert (view.ballot, thumbs(match, 2)) == (7, {"0", "1"})
