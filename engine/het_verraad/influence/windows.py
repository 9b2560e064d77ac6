"""Reaction windows: who is asked follows from public facts alone (H-8.5)."""

from collections.abc import Sequence
from functools import lru_cache

from engine.decision import Choice, Objection
from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board.areas import surrounds, take
from engine.het_verraad.board.facts import area_name, building_facts, influence_facts
from engine.het_verraad.board.objections import ByKey, not_held, of
from engine.het_verraad.board.takeover import within_stock
from engine.het_verraad.components import BESCHERMING, BLOKKADE, INFLUENCE, Box
from engine.het_verraad.scoring import settle
from engine.het_verraad.state import NOBODY, NOTHING, Reaction, State
from engine.kinds import Facts, known

CARDS = {"protect": BESCHERMING, "block": BLOKKADE}
PASS = Choice("pass", quiet=True)


def _all_spent(state: State, kind: int) -> bool:
    """Return whether all copies of a kind lie in the discards."""
    kinds = state.box.kinds
    return [kinds[card] for card in state.influence_discards].count(kind) == state.box.copies[kind]


def blockers(state: State) -> list[int]:
    """Return the seats that could be asked for ``blokkade``, clockwise from the one in turn (H-8.4, H-8.5)."""
    if _all_spent(state, BLOKKADE):
        return []
    return [seat for seat in state.clockwise(state.active)[1:] if state.influence[seat]]


def protectors(state: State, victim: int) -> tuple[int, ...]:
    """Return the seat that is asked for ``bescherming``, or nobody (H-8.4, H-8.5)."""
    if victim in (NOBODY, state.seats) or not state.influence[victim] or _all_spent(state, BESCHERMING):
        return ()
    return (victim,)


def open_window(
    state: State,
    kind: str,
    to: str,
    area: int,
    asked: tuple[int, ...],
    *,
    target: int = NOBODY,
    price: int = 0,
    steps: int = 0,
) -> Event:
    """Ask these seats; the seat in turn waits."""
    state.reaction = Reaction(kind, to, area, target, asked, {})
    return happened.WindowOpened(
        round=state.round,
        seat=state.active,
        window=kind,
        to=to,
        area=area_name(state, area),
        price=price,
        steps=steps,
        asked_seats=tuple(sorted(asked)),
    )


def reaction_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices in a window (H-8.5): to let it pass, or a card."""
    kind = _reaction(state).kind
    return [PASS, *(_card(state.box, card) for card in reaction_cards(state, seat, kind))]


def reaction_cards(state: State, seat: int, kind: str) -> list[int]:
    """Return the cards with which a seat could react."""
    return [card for card in state.influence[seat] if state.box.kinds[card] == CARDS[kind]]


def reaction_objection(word: str) -> ByKey:
    """Return the rule against a card in a window of that kind, for a seat that is asked (H-8.4)."""

    def against(state: State, seat: int, card: int) -> Objection | None:
        kind, needed = state.box.kinds[card], CARDS[word]
        if kind == needed:
            return not_held(state, seat, card)
        return Objection("wrong_reaction", {"influence": INFLUENCE[kind], "needed": INFLUENCE[needed]})

    return of("influence", against)


@lru_cache(maxsize=256)
def _card(box: Box, card: int) -> Choice:
    return Choice(box.influence[card], influence_facts(box, card))


def protect_facts(state: State, seat: int) -> Facts:
    """Return what is played, its target, and how many cards against it the seat holds."""
    reaction = _reaction(state)
    area = reaction.area
    return {
        "seat": state.active,
        "influence": reaction.to,
        "area": area_name(state, area),
        **building_facts(state.box, NOTHING if area == NOTHING else state.standing[area]),
        "tower": 0 if area == NOTHING else state.towers >> area & 1,
        "side": "master" if state.phase == "master" else "seat",
        "held": len(reaction_cards(state, seat, reaction.kind)),
    }


def surrounded(state: State) -> list[int]:
    """Return the areas that fall as well if an area is bought about which seats may react now (H-7)."""
    reaction, buyer = state.reaction, state.active
    if reaction is None or reaction.to != "buy":
        return []
    return within_stock(surrounds(state, reaction.area, buyer), state.knights(buyer) - 1)


def _loss(state: State, seat: int, bought: Sequence[int]) -> int:
    """Return how many points a seat has less once the seat in turn has those areas (H-7, H-9.1)."""
    after = state.copy()
    for area in bought:
        take(after, area, state.active)
    settle(after)
    return max(state.points[seat] - after.points[seat], 0)


def block_facts(state: State, seat: int) -> Facts:
    """Return the chosen area, its purpose, and how many cards against it the seat holds.

    Of an area to buy, also tell all areas that fall with it, and how many points the seat loses.
    """
    reaction, taken = _reaction(state), surrounded(state)
    buying = reaction.to == "buy"
    return {
        "seat": state.active,
        "to": reaction.to,
        "area": area_name(state, reaction.area),
        "price": state.box.prices[reaction.area] if buying else 0,
        "steps": 0 if buying else state.course.steps,
        "takes": tuple([area_name(state, area) for area in taken]),
        "loss": _loss(state, seat, (reaction.area, *taken)) if taken else 0,
        "held": len(reaction_cards(state, seat, reaction.kind)),
    }


def _reaction(state: State) -> Reaction:
    return known(state.reaction, "which window is open")


def settle_window(state: State) -> tuple[Reaction, Event, bool]:
    """Close the window when all have answered.

    Return the reaction that is over, what everybody hears, and whether a card was played.

    If several cards were played, the first card clockwise from the seat in turn counts. The other seats keep their
    cards unseen (H-8.5).
    """
    reaction, state.reaction = _reaction(state), None
    area = area_name(state, reaction.area)
    for seat in reaction.asked:
        key = reaction.answers[seat]
        if key != PASS.key:
            card = state.box.influence_card[key]
            state.influence[seat].remove(card)
            state.influence_discards.append(card)
            played = happened.Reacted(
                round=state.round,
                seat=seat,
                influence=INFLUENCE[CARDS[reaction.kind]],
                target_seat=state.active,
                to=reaction.to,
                area=area,
            )
            return reaction, played, True
    nothing = happened.NobodyReacted(
        round=state.round, seat=state.active, window=reaction.kind, to=reaction.to, area=area
    )
    return reaction, nothing, False
