"""Reasons for advice: what they say is so, and what they promise comes true."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import engine
from engine import Keys, Match, QuickChance, Reason
from engine.het_verraad.thumb import worths
from tests.matches import seed_of

ANSWERS = 250


def number(reason: Reason, fact: str) -> int:
    """A fact that is a number."""
    found = reason.facts[fact]
    assert isinstance(found, int)
    return found


@dataclass(frozen=True)
class Said:
    """An answer that was given, the reason for it, and the match before and after."""

    seat: int
    keys: Keys
    reason: Reason
    before: Match
    after: Match

    @property
    def views(self) -> tuple[Any, Any]:
        """The seat's views before and after it."""
        return self.before.view(self.seat), self.after.view(self.seat)


def said(game: str, seats: int, *kinds: str, **options: str) -> Iterator[Said]:
    """The reasons of those kinds in the first answers of a match between rules of thumb."""
    match, rules = engine.start(game, seats=seats, options=options, seed=seed_of("reasons")), engine.game(game)
    for step in range(ANSWERS):
        if match.result is not None:
            return
        seat = match.awaited[0]
        view, decision = match.view(seat), match.decisions[seat]
        keys = rules.rule_of_thumb(view, decision, QuickChance(step))
        reason = rules.reason(view, decision, keys)
        before = match.copy() if reason is not None and reason.kind in kinds else None
        match.play(seat, keys)
        if before is not None and reason is not None:
            yield Said(seat, keys, reason, before, match)


def test_in_verraeter_cards_are_kept_for_the_next_round_and_houses_lead_as_the_table_shows() -> None:
    found = set()
    for one in said("verraeter", 4, "keeps", "overtakes", "leads"):
        view, _ = one.views
        if one.reason.kind == "keeps":
            assert one.reason.facts == {"cards": len(view.hand) - len(one.keys), "next": view.round + 1}
        elif one.reason.kind == "overtakes":
            assert number(one.reason, "strength") > number(one.reason, "rival")
        found.add(one.reason.kind)
    assert found == {"keeps", "overtakes", "leads"}


def test_in_the_traitors_gold_in_hand_and_fund_are_what_they_are_afterwards() -> None:
    found = set()
    for one in said("the_traitors", 4, "keeps_gold", "fund_grows"):
        _, after = one.views
        if after.played or after.turn == one.seat or after.phase != "turn":
            continue
        grows = one.reason.kind == "fund_grows"
        assert one.reason.facts["gold"] == (after.fund if grows else after.hand.count("gold"))
        found.add(one.reason.kind)
    assert found == {"keeps_gold", "fund_grows"}


def test_in_traitor_a_sure_card_wins_the_point_that_was_promised() -> None:
    found = set()
    for one in said("traitor", 2, "sure", "size", "reward", rehide="keep"):
        before, after = one.views
        if one.reason.kind in ("sure", "reward"):
            army = before.turn or 0
            assert after.armies[army].points == before.armies[army].points + 1 == one.reason.facts["points"]
        found.add(one.reason.kind)
    assert found == {"size", "sure", "reward"}


def test_in_het_verraad_bricks_points_and_great_powers_come_as_they_were_promised() -> None:
    found = set()
    for one in said("het_verraad", 3, "income", "built", "power", "saves"):
        before, after = one.views
        mine, then = before.castles[one.seat], after.castles[one.seat]
        kind = one.reason.kind
        if kind == "income":
            limit = before.box.supplies.wealth_limit
            assert then.bricks - number(one.reason, "bricks") in (mine.bricks, min(mine.bricks, limit))
        elif kind == "built":
            assert then.points == mine.points + number(one.reason, "points")
        elif kind == "power" and len(one.keys[0]) < 4:
            assert one.reason.facts["power"] in then.powers
        found.add(kind)
    assert found == {"income", "built", "power", "saves"}


def test_in_het_verraad_the_area_told_behind_a_ring_is_the_best_there_and_as_it_was_told() -> None:
    kinds, promised = set(), ""
    for one in said("het_verraad", 3, "place"):
        view, _ = one.views
        area = next(area for area in view.areas if area.area == one.reason.facts["area"])
        owners = [other.owner for other in view.areas if other.area in area.neighbours]
        others = sum(owner not in (None, one.seat) for owner in owners)
        assert one.reason.facts == {"area": area.area, "bonus": area.bonus, "road": area.road, "beside": others}
        decision = one.before.decisions[one.seat]
        if promised:
            worth = worths(view, decision)
            assert worth[(promised,)] == max(worth.values()), "as good as any there"
        kind = decision.kind
        promised = area.area if kind.endswith("_ring") else ""
        kinds.add(kind)
    assert kinds >= {"claim_ring", "claim", "first_tower", "buy"}
