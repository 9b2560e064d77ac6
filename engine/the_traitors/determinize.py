"""A possible truth behind a view (T-1.5), for computer players and tests."""

from collections import Counter

import msgspec

from engine.chance import Chance
from engine.hidden_roles import imagine_answers, imagine_who_has_answered
from engine.the_traitors.components import DECK, EVENT, EVENTS, FINAL_BANISHMENT, GOLD, HAND, MURDER, SHIELD, TRAITOR
from engine.the_traitors.questions import ask
from engine.the_traitors.setup import packet_sizes, places, spacing
from engine.the_traitors.state import Hand, State, with_card
from engine.the_traitors.view import TheTraitorsView


class Secret(msgspec.Struct, frozen=True):
    """The secret of a round: its Traitors, and the place of the Traitor card.

    ``dealt`` was dealt the Traitor. ``holder`` has the Traitor card in hand (``None``: nobody has). ``recruited`` has
    accepted the card (``None``: nobody has).
    """

    dealt: int
    holder: int | None
    recruited: int | None


def determinize(view: TheTraitorsView, chance: Chance) -> State:
    """Return a state that gives the same view: ``chance`` makes other hands, deck, roles and open answers.

    All states that fit are equally likely, so that no possible state is seldom looked at.
    """
    return with_secret(view, chance.pick(list(secrets(view))), chance)


def with_secret(view: TheTraitorsView, secret: Secret, chance: Chance) -> State:
    """Return a state that gives the same view, with these Traitors."""
    hands, cards = _cards(view, secret.holder, chance)
    state = State(
        seats=view.seats,
        options=view.options,
        chance=chance,
        rules=view.rules,
        selection=view.selection,
        dealer=view.dealer,
        gains=[one.gains for one in view.table],
        round=view.round,
        phase=view.phase,
        turn=view.turn,
        played=view.played,
        named=view.named,
        living=[seat for seat, one in enumerate(view.table) if one.living],
        fates=[one.fate for one in view.table],
        dealt=["traitor" if seat == secret.dealt else "faithful" for seat in range(view.seats)],
        recruited=secret.recruited,
        rejected=view.rejected,
        rejecting=view.rejecting,
        blackmails=list(view.blackmails),
        perhaps={seat for seat, one in enumerate(view.table) if one.perhaps_recruited},
        hands=hands,
        shown=[one.shown for one in view.table],
        sights=[{} for _ in range(view.seats)],
        selectors=_selectors(view, chance),
        discard_pile=list(view.discard_pile),
        fund=view.fund,
        events=list(view.events),
        ballot=view.ballot,
        suspects=view.suspects,
        ended=view.ended,
        result=view.result,
    )
    state.deck = _deck(view, spacing(state), cards, chance)
    if view.seat is not None:
        state.sights[view.seat] = {sight.seat: sight.cards for sight in view.sights}
    if view.phase == "turn":
        state.question = view.question or _fitting_question(state)
    elif view.phase not in ("shield", "over"):
        state.put_to = tuple(state.living)
        answered = imagine_who_has_answered(state.put_to, view, chance)
        own = {view.seat: (view.answer,)} if view.seat is not None and view.answer else {}
        imagine_answers(state, ask(state), own, answered, chance)
    state.questions = ask(state)
    return state


# --- roles ------------------------------------------------------------------------------------------------------------


def secrets(view: TheTraitorsView) -> dict[Secret, float]:
    """Return all secrets that fit the view, each with its weight by the cards.

    A dealt Traitor has just drawn its card only if nothing else fits. The more cards are left in the deck, the likelier
    the Traitor card is there. Every seat has drawn about as often.
    """
    pairs = [(dealt, holder) for dealt in _dealt(view) for holder in _holders(view) if _fits(view, dealt, holder)]
    pairs = [(dealt, holder) for dealt, holder in pairs if dealt != holder] or pairs
    drawn, left = max(1, view.cards_drawn), max(1, view.cards_left * view.seats)
    return {
        Secret(dealt, holder, _recruited(view, dealt, holder)): float(left if holder is None else drawn)
        for dealt, holder in pairs
    }


def _dealt(view: TheTraitorsView) -> list[int]:
    """Return the seats that may have been dealt the Traitor (T-1.3)."""
    for seat, one in enumerate(view.table):
        if not one.living and one.role == "traitor" and TRAITOR not in one.shown:
            return [seat]
    if view.role == "traitor" and view.seat is not None:
        return [view.seat]
    return [seat for seat, one in enumerate(view.table) if one.living and one.role != "faithful" and seat != view.seat]


def _holders(view: TheTraitorsView) -> list[int | None]:
    """Return the seats whose hand may have the Traitor card; ``None`` among them: no hand has it."""
    if TRAITOR in view.discard_pile:
        return [None]
    known = {seat: _known_hand(view, seat) for seat in range(view.seats)}
    for seat, cards in known.items():
        if TRAITOR in cards:
            return [seat]
    holders: list[int | None] = [
        seat
        for seat, one in enumerate(view.table)
        if (one.perhaps_recruited or one.role == "traitor") and one.hand_size > len(known[seat]) and seat != view.seat
    ]
    return [*holders, None] if view.cards_left else holders


def _fits(view: TheTraitorsView, dealt: int, holder: int | None) -> bool:
    if view.phase == "over":
        shown = {seat for seat, one in enumerate(view.table) if one.living and one.role == "traitor"}
        return shown == {seat for seat in (dealt, holder) if seat is not None and view.table[seat].living}
    if dealt == holder:  # drawn just now, and still to be rejected (T-4.2)
        return holder == view.turn and view.phase == "turn" and not view.played
    return TRAITOR in view.discard_pile or _explains_murders(view, dealt, holder)


def _recruited(view: TheTraitorsView, dealt: int, holder: int | None) -> int | None:
    """Return the seat that has accepted the Traitor card in this round; ``None``: no seat has."""
    if holder is None:
        return next((seat for seat, one in enumerate(view.table) if TRAITOR in one.shown), None)
    drawn = view.question == "recruit" or holder == dealt  # not answered yet
    return None if drawn else holder


def _explains_murders(view: TheTraitorsView, dealt: int, holder: int | None) -> bool:
    """Return whether one of the two can have named every victim; nobody names itself (T-3.4)."""
    traitors = {dealt, holder}
    for event in view.events:
        if event.event == MURDER and event.victim is not None and traitors <= {event.victim, None}:
            return False
        if event.outcome in ("murdered", "banished"):
            traitors.discard(event.victim)
    return True


# --- cards ------------------------------------------------------------------------------------------------------------


def _known_hand(view: TheTraitorsView, seat: int) -> Hand:
    """Return the cards of a hand that are known for certain."""
    if seat == view.seat:
        return view.hand
    one = view.table[seat]
    if view.result is not None:
        return one.shown if one.living else ()
    if view.phase == "over":
        return (GOLD,) * (one.gains[-1].hand if one.living else 0)  # T-7.2
    cards = next((sight.cards for sight in view.sights if sight.seat == seat), ())
    if view.phase == "shield" and seat in view.asked and SHIELD not in cards:
        return with_card(cards, SHIELD)  # T-3.6
    return cards


def _cards(view: TheTraitorsView, holder: int | None, chance: Chance) -> tuple[list[Hand], list[str]]:
    """Return all hands, and the cards left for the deck, except Events and the Final Banishment."""
    hands = [_known_hand(view, seat) for seat in range(view.seats)]
    if holder is not None and TRAITOR not in hands[holder]:
        hands[holder] = with_card(hands[holder], TRAITOR)
    unseen = Counter((*DECK, TRAITOR))
    unseen.subtract(card for card in view.discard_pile if card in unseen)
    unseen.subtract(card for hand in hands for card in hand)
    unseen[GOLD] -= view.fund
    in_deck = [TRAITOR] * unseen.pop(TRAITOR)
    rest = chance.shuffle(list(unseen.elements()))
    if view.phase == "over":
        rest.sort(key=GOLD.__eq__)  # the survivors hold no Gold except their own
    for seat, one in enumerate(view.table):
        while len(hands[seat]) < one.hand_size:
            hands[seat] = with_card(hands[seat], rest.pop(0))
    return hands, chance.shuffle(rest + in_deck)


def _selectors(view: TheTraitorsView, chance: Chance) -> list[str]:
    """Return the rest of the selector deck, in any order (T-3.1).

    A small deck has been shuffled again (T-9.5).
    """
    if view.options["preset"] != "paper":
        return []
    drawn = [one.event for one in view.events if one.event != FINAL_BANISHMENT]
    since = len(drawn) - 1 - (len(drawn) - 1) % len(view.selection.deck) if drawn else 0
    left = Counter(view.selection.deck) - Counter(drawn[since:])
    return chance.shuffle(list(left.elements()))


def _deck(view: TheTraitorsView, spacing: str, cards: list[str], chance: Chance) -> list[str]:
    """Return the rest of the deck as T-1.2 makes it, top last.

    A packet has an Event only if its Event is still to come.
    """
    if not view.deck:
        return []
    sizes = packet_sizes(len(DECK) - HAND * view.seats + 1)
    deck = [FINAL_BANISHMENT]
    for number in reversed(range(EVENTS)):
        left = min(sizes[number] + 1, view.deck - len(deck))
        to_come = number >= view.discard_pile.count(EVENT)
        packet = [cards.pop() for _ in range(left - to_come)]
        if to_come:
            drawn = sizes[number] + 1 - left
            possible = [place - drawn for place in places(sizes[number], spacing) if place > drawn]
            packet.insert(left - chance.pick(possible), EVENT)
        deck += packet
    return deck


# --- what is asked ----------------------------------------------------------------------------------------------------


def _fitting_question(state: State) -> str:
    """Return a question that another seat may be asked in its turn.

    It is one of several questions that all look alike.
    """
    if state.named is not None:
        return "take"
    if state.played:
        return "discard"
    holds = TRAITOR in state.hands[state.turn] and state.recruited is None
    return "recruit" if holds else "play"
