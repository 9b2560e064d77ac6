"""Properties of every match of Het Verraad, whatever is answered."""

from collections import Counter
from typing import Any

import pytest

from engine import Match
from engine.het_verraad.components import AREAS, CATEGORIES, INFLUENCE, MASTER, POWERS
from engine.het_verraad.events import TurnStarted, WhiteChipSwapped
from engine.het_verraad.view import CastleView, HetVerraadView, MasterView
from tests.games.het_verraad.script import OWN, now
from tests.games.het_verraad.test_players import played
from tests.matches import begun, truth
from tests.samples import samples

MOST_KEYS = 25  # H-11
EVERY = samples(8, 1)
"""Answers after which invariants are looked at."""

MATCHES: list[tuple[str, int, dict[str, str], dict[str, Any]]] = [
    ("chance", 2, {"zoning": "off", "master_ends": "off"}, {}),
    ("chance", 4, {"swap_colour": "any", "third": "discard"}, {}),
    ("chance", 5, {"deck_ends": "off"}, {}),
    ("chance", 2, {}, OWN),
    ("chance", 3, {"zoning": "off", "swap_colour": "any", "third": "discard"}, OWN),
    ("chance", 5, {}, OWN),
    ("thumb", 2, {}, {}),
    ("thumb", 3, {}, OWN),
    ("thumb", 4, {"swap_colour": "any"}, {}),
    ("thumb", 5, {"zoning": "off", "third": "discard"}, {}),
]


@pytest.mark.parametrize(("player", "seats", "options", "data"), MATCHES)
def test_every_match_ends_and_keeps_its_invariants(
    player: str, seats: int, options: dict[str, str], data: dict[str, Any]
) -> None:
    """Also with a box that is not ours (H-12.3). The rule of thumb never goes back, and ends every turn."""
    whole, ending = played([player] * seats, "properties", options=options, data=data), ""
    assert player == "chance" or not any("back" in step.keys for step in whole.steps)
    assert whole.length < (900 if player == "thumb" else 4000)
    match = begun(whole.record)
    for answer in whole.record.answers:
        if match.length % EVERY == 0:
            view = check(match)
            assert not ending or view.ending == ending, "later losses change nothing (H-10.1)"
            ending = view.ending
        match.play(answer.seat, answer.keys)
    over(match)


def check(match: Match) -> HetVerraadView:
    """The invariants of the rules, and what can be asked; the onlooker's view is returned."""
    view = now(match)
    board(view)
    for castle in view.castles:
        assert castle.bricks >= 0
        assert castle.knights + len(castle.areas) == view.box.supplies.knights
        assert castle.points == standing(view, castle.areas) + great(view, castle.seat)
        assert castle.expelled == (not castle.areas) or view.phase == "claim"
        assert castle.incomes == tuple(income(view, castle, category) for category in CATEGORIES)
        assert castle.white <= len(view.box.slots[0])
        assert castle.black <= len(view.box.slots[1])
    master = view.master
    assert master.points == standing(view, master.areas) + great(view, MASTER) + master.chips
    if match.setup_events or match.options.get("swap_colour") != "any":  # else what was told before is not known
        swapped = sum(isinstance(event, WhiteChipSwapped) for event in match.events(None))
        assert master.chips == sum(castle.black for castle in view.castles) - swapped, "bought ones alone (H-12.2)"
    assert master.knights + len(master.areas) == view.box.supplies.black_knights
    powers(view)
    own = [now(match, seat) for seat in range(match.seats)]
    cards(match, view, own)
    questions(match, view, own)
    return view


def board(view: HetVerraadView) -> None:
    """H-0.1, H-4.3: areas and towers are where everybody counts them."""
    assert sum(one.tower for one in view.areas) + view.towers_left == view.box.supplies.towers
    owned = {area: owner.seat for owner in view.castles for area in owner.areas}
    owned.update(dict.fromkeys(view.master.areas, MASTER))
    assert owned == {one.area: one.owner for one in view.areas if one.owner is not None}
    assert all(one.owner is not None for one in view.areas if one.tower)
    towers = Counter(one.owner for one in view.areas if one.tower)
    assert [towers[castle.seat] for castle in view.castles] == [castle.towers for castle in view.castles]
    assert towers[MASTER] == view.master.towers
    for owner, counts in ((MASTER, view.master.buildings), *((one.seat, one.buildings) for one in view.castles)):
        built = Counter(one.building.category for one in view.areas if one.building and one.owner == owner)
        assert tuple(built[category] for category in CATEGORIES) == counts
    if view.master.area:
        assert not next(one for one in view.areas if one.area == view.master.area).tower


def standing(view: HetVerraadView, areas: tuple[str, ...]) -> int:
    """The values of the buildings on these areas."""
    return sum(one.building.value for one in view.areas if one.building and one.area in areas)


def great(view: HetVerraadView, holder: int) -> int:
    """The points of an owner's great powers."""
    return sum(one.points for one in view.powers if one.holder == holder)


def income(view: HetVerraadView, castle: CastleView, category: str) -> int:
    """H-3.3."""
    extra = view.box.power_income[CATEGORIES.index(category)] if category in castle.powers else 0
    own = [one for one in view.areas if one.owner == castle.seat]
    pays = [one.building.value + one.bonus for one in own if one.building and one.building.category == category]
    return max(pays) + extra if pays else 0


def powers(view: HetVerraadView) -> None:
    """H-9.1: a holder has enough and none has more; nobody alone has most and enough without holding it."""
    for place, power in enumerate(POWERS):
        holder = view.powers[place].holder
        column: dict[int, int] = {castle.seat: counted(castle, place) for castle in view.castles}
        column[MASTER] = counted(view.master, place)
        most = max(column.values())
        alone = [owner for owner, number in column.items() if number == most]
        if most >= view.box.power_needed and len(alone) == 1:
            assert holder == alone[0], power
        elif holder is not None:
            assert column[holder] >= view.box.power_needed, power
        owners: list[CastleView | MasterView] = [*view.castles, view.master]
        assert sum(power in owner.powers for owner in owners) == (holder is not None)


def counted(owner: CastleView | MasterView, place: int) -> int:
    """Return the number of things of an owner that a great power counts; the Black Master has no chips."""
    if place < len(CATEGORIES):
        return owner.buildings[place]
    if POWERS[place] == "towers":
        return owner.towers
    return getattr(owner, POWERS[place]) if isinstance(owner, CastleView) else 0


def cards(match: Match, view: HetVerraadView, own: list[HetVerraadView]) -> None:
    """Every card and chip is in one place, and hands are as large as everybody knows (H-0.2 to H-0.5)."""
    state = truth(match)
    letters = [state.box.buildings[card].letter for card in state.deck]
    assert state.remade or any(state.glimpsed) or letters == sorted(letters), "A lies on B, and B on C (H-1.2)"
    lying = (view.discards, view.pawnshop, view.market, view.replaced, *(one.hand for one in own))
    found = [card.card for pile in lying for card in pile]
    found += [one.building.card for one in view.areas if one.building]
    found += [one.building.card for one in view.open if one.building]
    assert len(found) == len(set(found)) == len(view.box.buildings) - view.deck
    influence = [card.card for pile in (view.influence_discards, *(one.influence for one in own)) for card in pile]
    assert len(influence) == len(set(influence)) == len(view.box.influence) - view.influence_deck
    chips = [chip.chip for one in own for chip in one.chips]
    assert len(chips) == len(set(chips)) == len(view.box.chips) - view.black_stack
    assert sum(castle.white for castle in view.castles) + view.white_left == view.box.white_chips
    for castle, mine in zip(view.castles, own, strict=True):
        assert (castle.hand, castle.influence, castle.black) == (len(mine.hand), len(mine.influence), len(mine.chips))
        assert set(castle.known) <= set(mine.hand)
        discards = view.turn is not None and view.turn.question == "discard"
        assert castle.influence <= view.box.supplies.influence_hand + (discards and castle.seat in match.decisions)
        for one in mine.glimpsed:
            assert one.seat is None or one.building in own[one.seat].hand
        for known in mine.chips_glimpsed:
            assert known.seat is None or known.chip in [chip.chip for chip in own[known.seat].chips]


def questions(match: Match, view: HetVerraadView, own: list[HetVerraadView]) -> None:
    """H-11: one key of few, each once, in canonical order, ``back`` last."""
    assert set(match.awaited) <= set(view.asked)
    for seat, decision in match.decisions.items():
        assert decision.least == decision.most == 1
        assert 1 <= len(decision.keys) == len(set(decision.keys)) <= MOST_KEYS
        assert "back" not in decision.keys[:-1]
        areas = [view.box.place[key] for key in decision.keys if key in AREAS]
        assert areas == sorted(areas)
        held = [key for key in decision.keys if key.split(".")[0] in INFLUENCE]
        assert held == sorted(held, key=lambda key: (INFLUENCE.index(key.split(".")[0]), key))
        assert seat in view.asked
        assert own[seat].asked == view.asked
        assert set(own[seat].possible) <= set(AREAS)


def over(match: Match) -> None:
    """H-10: the result is that of the points and parts; the last round is finished."""
    view, result = check(match), match.result
    assert result is not None
    assert view.ending in ("seat", "master", "deck")
    assert (view.phase, match.decisions) == ("over", {})
    assert result.scores == tuple(castle.points for castle in view.castles)
    assert result.scores == tuple(sum(parts.values()) for parts in result.parts)
    able = [castle.seat for castle in view.castles if castle.areas]
    if view.master.points > max(result.scores):
        able = [seat for seat in able if view.castles[seat].black]
        most = max((view.castles[seat].black for seat in able), default=0)
        assert all(view.castles[seat].black == most for seat in result.winners)
    else:
        most = max((result.scores[seat] for seat in able), default=0)
        assert all(result.scores[seat] == most for seat in result.winners)
    assert set(result.winners) <= set(able)
    assert bool(result.winners) == bool(able)
    assert [one.round for one in match.rounds] == list(range(1, view.round + 1))
    assert match.rounds[-1] == view
    turns = Counter(event.seat for event in match.events(None) if isinstance(event, TurnStarted))
    assert turns == dict.fromkeys(range(match.seats), view.round), "all seats have had as many turns (H-10.1)"
