"""Makes views from a state: what is public, and what is the seat's own."""

from functools import lru_cache

from engine.traitor.components import NAMES, PLAIN, aim, next_reward, title
from engine.traitor.state import Army, State
from engine.traitor.view import ArmyView, OwnArmy, OwnCard, Peek, SlotView, TraitorView


def make_view(state: State, seat: int | None) -> TraitorView:
    """Return a seat's view, or an onlooker's. Eliminated seats see no more than onlookers."""
    own = None if seat is None or state.is_out(seat) else seat
    return TraitorView(
        game="traitor",
        rules=state.rules,
        seat=seat,
        seats=state.seats,
        round=state.round,
        rounds=0,
        phase=state.phase,
        asked=state.awaited,
        result=state.result,
        options=state.options,
        armies=tuple([_army(state, army) for army in state.armies]),
        dealer=state.dealer,
        starter=state.starter,
        mustering=state.mustering,
        turn=state.turn,
        accused=state.accused,
        looking=state.looking,
        fights=state.fights,
        pile=len(state.pile),
        removed=len(state.removed),
        jokers=state.jokers,
        jokers_dead=state.jokers_dead,
        needed=state.needed(),
        aim=aim(state.seats),
        eliminated=_eliminated(state),
        accusations=tuple((army.accusations, army.at_smallest) for army in state.armies),
        armies_own=() if own is None else tuple([_own_army(state, army) for army in state.own(own)]),
        fellow=None if own is None else _fellow(state, own),
        gift=None if own is None else _gift(state, own),
        received=None if own is None else state.received[own],
        peeked=() if own is None else _peeked(state, own),
        accusing=state.accusing if state.turn is not None and own == state.armies[state.turn].seat else None,
    )


def _army(state: State, army: Army) -> ArmyView:
    """Return what everybody knows of an army; the result is kept until the army changes."""
    if army.shown is None:
        army.shown = _shown(state, army)
    return army.shown


def _shown(state: State, army: Army) -> ArmyView:
    points = len(army.pile)
    following = next_reward(len(state.armies), points)
    return ArmyView(
        number=army.number,
        seat=army.seat,
        which=army.which,
        hand=army.dealt,
        mustered=army.mustered,
        drawn=army.drawn,
        slots=_slots(army),
        hidden=tuple(sorted(army.hidden)),
        fallen=_plain(army.fallen),
        pile=_plain(army.pile),
        points=points,
        title=title(points),
        next_points=following.points if following else 0,
        next_kind=following.kind if following else "",
        next_number=following.number if following else 0,
        eliminated=army.eliminated,
        exposed=army.exposed,
        left=army.left,
        proved=army.proved,
        seen=army.seen,
        traitor=army.traitor and state.result is not None,
    )


def _plain(cards: list[int]) -> tuple[str, ...]:
    return tuple([PLAIN[card] for card in cards])


def _slots(army: Army) -> tuple[SlotView, ...]:
    face_up, remembered = army.face_up, army.known
    return tuple(
        [
            _slot_view(slot, PLAIN[card], "")
            if slot in face_up
            else _slot_view(slot, "", PLAIN[remembered[slot]] if slot in remembered else "")
            for slot, card in army.cards.items()
        ]
    )


@lru_cache(maxsize=8192)
def _slot_view(slot: int, card: str, remembered: str) -> SlotView:
    """Return the view of a slot; the view is kept, as most cards stand as they did a moment ago."""
    return SlotView(slot, card, remembered)


def _eliminated(state: State) -> int:
    """Return how many eliminated armies count for the traitors, as far as everybody knows (J-4.2)."""
    traitors = [army for army in state.armies if army.exposed or (army.traitor and state.result)]
    if state.seats == 2:
        foes = {0, 1} - {army.seat for army in traitors}
        return max(sum(bool(army.eliminated) for army in state.own(seat)) for seat in foes)
    return len([army for army in state.armies if army.eliminated and army not in traitors])


def _gift(state: State, seat: int) -> str | None:
    """Return the seat's own answer to ``gift``."""
    return state.answers[seat][0] if state.phase == "gift" and seat in state.answers else state.gifts[seat]


def _own_army(state: State, army: Army) -> OwnArmy:
    """Return what a seat knows of its army; once the army stands, the result is kept until the army changes."""
    if army.own is None or army.hand:
        given = state.answers.get(army.seat) if army.number in state.mustering else army.answer
        army.own = _owns(army, given)
    return army.own


def _owns(army: Army, answer: tuple[str, ...] | None) -> OwnArmy:
    return OwnArmy(
        number=army.number,
        hand=tuple(NAMES[card] for card in army.hand),
        answer=answer,
        cards=tuple(OwnCard(slot, NAMES[card], slot in army.face_up) for slot, card in army.cards.items()),
        buried=tuple(NAMES[card] for card in army.buried),
        traitor=army.traitor,
    )


def _fellow(state: State, seat: int) -> int | None:
    """Return the army of the other traitor.

    A seat with a Joker knows the other holder, once gifts are settled (J-8.1).
    """
    traitors = [army.number for army in state.traitors()]
    return next((one for one in traitors if one != seat), None) if seat in traitors and state.seats > 2 else None


def _peeked(state: State, seat: int) -> tuple[Peek, ...]:
    seen = state.peeked[seat]
    return tuple(Peek(army, slot, PLAIN[seen[army, slot]]) for army, slot in sorted(seen))
