"""Computer players of a game: what they answer and say depends on the view of their seat and on nothing else."""

import pytest

import engine
from bot.games.kit.matches import LONG, seed_of, some_seats
from engine import Match, QuickChance, SeededChance, View
from engine.players import PLAYERS, chance_for
from engine.players.by_search import Thought, think

QUICK = ("chance", "easy", "thumb")
"""The players that do not think."""
SHARE = 0.05
LENGTH = 90
THOUGHTS = 6
"""So many decisions are thought about, spread over as many answers."""


def asked(game: str, seats: int) -> list[tuple[Match, int]]:
    """Return a match between rules of thumb, at some of its decisions."""
    match = engine.start(game, seats=seats, seed=seed_of("search"))
    found = []
    while match.result is None and match.length < LENGTH:
        seat = match.awaited[0]
        if match.length % (LENGTH // THOUGHTS) == 0:
            found.append((engine.replay(match.record), seat))
        match.play(seat, PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], QuickChance(match.length)))
    return found


def thought(match: Match, view: View, seat: int) -> Thought:
    """Return the result of a short thought."""
    return think(view, match.decisions[seat], chance_for(bytes(32), seat, match.length), SHARE)


@pytest.mark.parametrize("player", QUICK)
def test_an_answer_does_not_depend_on_secrets(player: str, game: str) -> None:
    """The view of any other possible truth is the same, so the answer is; here it is asked for again."""
    match = engine.start(game, seats=some_seats(game), seed=seed_of("secrets"))
    while match.result is None and match.length < LONG:
        seat = match.awaited[0]
        decision = match.decisions[seat]
        other = match.game.determinize(match.view(seat), SeededChance(seed_of(str(match.length))))
        one, two = (
            PLAYERS[player].answer(view, decision, chance_for(bytes(32), seat, match.length))
            for view in (match.view(seat), match.game.view(other, seat))
        )
        assert one == two == decision.answer(one)
        match.play(seat, one)


def test_it_thinks_the_same_of_the_true_state_and_of_a_made_up_one(game: str) -> None:
    for match, seat in asked(game, some_seats(game)):
        other = match.game.determinize(match.view(seat), QuickChance(match.length))
        one, two = (thought(match, view, seat) for view in (match.view(seat), match.game.view(other, seat)))
        assert one == two
        assert one.keys == match.decisions[seat].answer(one.keys)
        match.rehearse(seat, one.keys)


def test_every_reason_is_one_that_its_game_declares(game: str) -> None:
    match, rules = engine.start(game, seats=some_seats(game), seed=seed_of("declared")), engine.game(game)
    for step in range(60):
        if match.result is not None:
            break
        seat = match.awaited[0]
        view, decision = match.view(seat), match.decisions[seat]
        for keys in rules.worths(view, decision):
            reason = rules.reason(view, decision, keys)
            assert reason is None or reason.kind in rules.reasons
        match.play(seat, rules.rule_of_thumb(view, decision, QuickChance(step)))
