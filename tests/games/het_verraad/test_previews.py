"""Costs and changes that a choice announces, compared with the result.

The tests compare both after every answer of matches that chance plays.
"""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

import engine
from engine import Choice, Decision, Event, Match
from engine.course import Step
from engine.het_verraad.components import CATEGORIES
from engine.het_verraad.events import WindowOpened
from engine.het_verraad.view import HetVerraadView
from tests.games.het_verraad.script import now
from tests.matches import play_by_chance, seed_of, truth

SPENDING = ("buy", "tower", "swap", "pawn", "sell", "redeem", "market", "gouden_handel", "take", "act")
GAINS = ("earner_seats", "amounts", "taxes")
TARGETS = ("brand", "overval", "infiltrant", "hekserij", "pionier")


@pytest.mark.parametrize("seats", [2, 4])
def test_a_choice_says_its_true_effect(seats: int) -> None:
    seed = seed_of(f"previews {seats}")
    match = engine.start("het_verraad", seats=seats, seed=seed)
    compared: Counter[str] = Counter()
    for _ in range(400):
        before, asked = [now(match, seat) for seat in range(seats)], match.decisions
        play_by_chance(match, seed, 1)
        if match.result is not None:
            break
        step = match.steps[-1]
        step = replace(step, decision=asked[step.seat])
        for what in compare(match, step, before[step.seat]):
            compared[what] += 1
    assert {"bricks", "points", "asked", "opens", "replaced", "taxed"} <= set(compared)


def told(events: Sequence[Event], kind: str) -> list[Any]:
    """The events of a kind."""
    return [one for one in events if one.kind == kind]


def compare(match: Match, step: Step, before: HetVerraadView) -> list[str]:
    """Compares all that was said with what happened; what could be compared is returned."""
    kind, choice = step.decision.kind, next(one for one in step.decision.choices if one.key == step.keys[0])
    said: dict[str, Any] = {**step.decision.facts, **choice.facts}
    if choice.opens:
        return opening(match, step, choice)
    if not step.events or kind in ("protect", "block"):
        return []
    windows = told(step.events, "window_opened")
    found = asking(windows, said)
    if windows:
        return found
    after = now(match, step.seat)
    mine, then = before.castles[step.seat], after.castles[step.seat]
    settled = not told(step.events, "power_moved")
    if ("bricks" in choice.facts and kind in SPENDING) or kind == "build_on":
        assert then.bricks == said["bricks"]
        found.append("bricks")
    if kind == "take" and not choice.opens:
        gains = dict.fromkeys(range(len(before.castles)), 0)
        gains |= {one: up - down for one, up, down in zip(*(said[name] for name in GAINS), strict=True)}
        gains[step.seat] = said["number"] + said["income"] - said["tax"]
        assert [after.castles[seat].bricks - before.castles[seat].bricks for seat in gains] == [*gains.values()]
        found += ["taxed"] * bool(said["limit"])
    if kind == "build_on":
        assert said["loss"] == max(-said["gain"], 0)
        assert then.points - mine.points == said["gain"]
        assert then.incomes[CATEGORIES.index(said["category"])] == said["income"]
        lost = [dict(zip(CATEGORIES, one.incomes, strict=True)).get(said["old_category"]) for one in (mine, then)]
        assert not said["old_before"] or lost == [said["old_before"], said["old_income"]]
        found += ["replaced"] * bool(said["old_before"])
        assert set(then.powers) - set(mine.powers) == ({said["power"]} if said["power"] else set())
        found.append("points")
    if kind == "buy":
        assert tuple(event.area for event in told(step.events, "area_isolated")) == said["takes"]
        assert not settled or then.points - mine.points == said["gain"]
        found.append("points")
    if kind == "act" and step.keys[0] in ("white", "black"):
        gained = sum(event.points for event in told(step.events, "power_moved") if event.holder_seats == (step.seat,))
        assert gained == said["power_points"]
        assert step.keys[0] == "white" or not settled or after.master.points == said["master_points"]
        found.append("power")
    if kind == "tower":
        assert (said["power"] == "towers") is ("towers" in then.powers and "towers" not in mine.powers)
        found.append("power")
    if kind in TARGETS and settled:
        found += target(before, after, said)
    if kind == "master" and step.keys[0] == "attack":
        (fought,) = told(step.events, "master_attacked")
        assert all(said[name] == getattr(fought, name) for name in ("black_chips", "white_chips", "towers"))
        found.append("attack")
    for moved in told(step.events, "master_moved"):
        assert (moved.steps, moved.number) == (said["distance"], said["steps"])
        found.append("way")
    return found


def opening(match: Match, step: Step, choice: Choice) -> list[str]:
    """A choice that opens a question: nothing happened, and it has as many choices as was said."""
    following: Decision = match.decisions[step.seat]
    assert following.kind == choice.opens
    assert step.events == ()
    if any(one.group == one.key for one in following.choices):
        return []
    if choice.facts.get("count", 0):
        assert choice.facts["count"] == len(following.choices) - 1  # without back
    return ["opens"]


def asking(windows: list[WindowOpened], said: dict[str, Any]) -> list[str]:
    """Check that the seats announced as asked are asked."""
    for name in ("block_seats", "asked_seats"):
        if name in said:
            assert tuple(said[name]) == (windows[0].asked_seats if windows else ())
            return ["asked"]
    return []


def target(before: HetVerraadView, after: HetVerraadView, said: dict[str, Any]) -> list[str]:
    """Check the loss of the area's owner and the gain of the taker."""
    for seat in said["owner_seats"]:
        assert before.castles[seat].points - after.castles[seat].points == said["loss"]
    taker = after.master.points - before.master.points
    if said["side"] == "seat" and before.seat is not None:
        taker = after.castles[before.seat].points - before.castles[before.seat].points
    assert taker == said["gain"]
    return ["target"]


def test_the_way_back_to_a_divided_list_finds_the_same() -> None:
    """Each question of a way of any depth is what a state that has kept no list would ask (H-11)."""
    dice, ways = random.Random("back"), Counter[str]()
    match = engine.start("het_verraad", seats=3, seed=seed_of("back"))
    while match.result is None:
        seat = match.awaited[0]
        decision, state = match.decisions[seat], truth(match).copy()
        state.divided = ("", ())
        assert match.game.ask(state) == match.decisions
        keys = decision.keys
        ways[decision.kind] += "back" in keys
        back = "back" in keys and dice.random() < 0.5
        match.play(seat, ["back"] if back else dice.sample(keys, decision.least or 1))
    assert ways["build"] and ways["build_on"] and ways["buy"]
