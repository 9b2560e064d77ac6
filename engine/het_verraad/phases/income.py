"""Phase 1: an open card is taken, tax and income are paid, the gap is filled (H-3)."""

from engine.decision import Choice, Objection
from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board.facts import area_name, card_facts, cards_seen
from engine.het_verraad.board.objections import elsewhere, of
from engine.het_verraad.board.piles import fill_deck, fill_gaps, gain_card, open_card
from engine.het_verraad.components import CATEGORIES, STAD
from engine.het_verraad.influence.playing import play_choice
from engine.het_verraad.phases.building import zones
from engine.het_verraad.rounds import start_actions
from engine.het_verraad.scoring import end_with_round
from engine.het_verraad.state import NOTHING, State
from engine.kinds import Facts


def take_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices of phase 1 (H-3.0, H-3.1)."""
    choices = [_card(state, seat, place, card) for place, card in enumerate(state.open) if card != NOTHING]
    return choices + play_choice(state, seat)


def _card(state: State, seat: int, place: int, card: int) -> Choice:
    """Return the choice of an open card, with what the seat gains or loses by its category.

    Rows say the same of the others. Tax and income are told together: only the difference is gained or lost.
    """
    box = state.box
    category = box.categories[card]
    taxes = _taxes(state) if category == STAD else {}
    gains = {one: state.income(one, category)[0] - taxes.get(one, 0) for one in range(state.seats)}
    own = gains.pop(seat)
    concerned = [one for one, gain in gains.items() if gain or one in taxes]
    facts: Facts = {
        **card_facts(box, card),
        "sites": (state.owned[seat] & zones(state)[category]).bit_count(),
        "zone": next(iter(box.zoning[category].words), "anywhere") if state.zoning else "anywhere",
        "place": place,
        "number": state.open_bricks[place],
        "income": max(own, 0),
        "tax": max(-own, 0),
        "bricks": state.bricks[seat] + state.open_bricks[place] + own,
        "earner_seats": tuple(concerned),
        "amounts": tuple([max(gains[one], 0) for one in concerned]),
        "taxes": tuple([max(-gains[one], 0) for one in concerned]),
    }
    return Choice(box.building_keys[card], facts)


def _taxes(state: State) -> dict[int, int]:
    """Return the tax of each seat that has to pay any (H-3.2)."""
    limit = state.box.supplies.wealth_limit
    return {seat: bricks - limit for seat, bricks in enumerate(state.bricks) if bricks > limit}


def take_facts(state: State, seat: int) -> Facts:
    """Return the seat's bricks, the size of its hand, and the limit of bricks if a card would tax anybody (H-3.2)."""
    taxing = any(card != NOTHING and state.box.categories[card] == STAD for card in state.open)
    limit = state.box.supplies.wealth_limit if taxing and _taxes(state) else 0
    return {"bricks": state.bricks[seat], "hand": len(state.hands[seat]), "limit": limit}


def take_objection(state: State, seat: int, key: str) -> Objection | None:
    """Return the rule against a card, or against playing any (H-3.0, H-3.1)."""
    return Objection("no_play") if key == "play" else _not_open(state, seat, key)


_not_open = of("card", lambda state, seat, card: elsewhere(state, "not_open", card))


def take(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Take a card, pay tax and income (H-3.1 to H-3.3), then refill."""
    if keys[0] == "play":
        state.course.open("play")
        return []
    box = state.box
    card = box.card[keys[0]]
    place = state.open.index(card)
    building, number = box.buildings[card], state.open_bricks[place]
    state.open[place], state.open_bricks[place] = NOTHING, 0
    taxes = _taxes(state) if box.categories[card] == STAD else {}
    gain_card(state, seat, card, public=True)
    for payer, amount in taxes.items():
        state.bricks[payer] -= amount
    state.bricks[seat] += number
    events: list[Event] = [
        happened.CardTaken(
            round=state.round,
            seat=seat,
            building=building.name,
            category=building.category,
            value=building.value,
            number=number,
            bricks=state.bricks[seat],
        )
    ]
    if box.categories[card] == STAD:
        events.append(
            happened.TaxPaid(
                round=state.round,
                seat=seat,
                limit=box.supplies.wealth_limit,
                payer_seats=tuple(taxes),
                amounts=tuple(taxes.values()),
            )
        )
    events.append(_pay(state, box.categories[card]))
    return events + _refill(state, place)


def _pay(state: State, category: int) -> Event:
    """Pay income (H-3.3)."""
    box = state.box
    paid = [(seat, *state.income(seat, category)) for seat in range(state.seats)]
    paid = [row for row in paid if row[2] != NOTHING]
    for seat, amount, _ in paid:
        state.bricks[seat] += amount
    cards = [state.standing[area] for _, _, area in paid]
    return happened.IncomePaid(
        round=state.round,
        category=CATEGORIES[category],
        earner_seats=tuple([seat for seat, _, _ in paid]),
        amounts=tuple([amount for _, amount, _ in paid]),
        values=tuple([box.values[card] for card in cards]),
        bonuses=tuple([box.bonuses[area] for _, _, area in paid]),
        extras=tuple([box.power_income[category] * (state.powers[category] == seat) for seat, _, _ in paid]),
        buildings=tuple([box.buildings[card].name for card in cards]),
        areas=tuple([area_name(state, area) for _, _, area in paid]),
    )


def _refill(state: State, place: int) -> list[Event]:
    """Refill (H-3.4); a seat that played ``tovenaar`` is asked first (H-8.3).

    Our reading: for ``tovenaar`` an empty deck is made again. A deck of one card is not made again, but that card is
    shown.
    """
    box = state.box
    rest = [other for other, card in enumerate(state.open) if card != NOTHING]
    for other in rest:
        state.open_bricks[other] += box.supplies.bricks_on_cards
    events: list[Event] = []
    if rest:
        events.append(
            happened.BricksAdded(
                round=state.round,
                buildings=tuple([box.buildings[state.open[other]].name for other in rest]),
                numbers=tuple([state.open_bricks[other] for other in rest]),
            )
        )
    if state.course.tovenaar:
        events += fill_deck(state)
        seen = tuple(sorted(state.deck[: box.tovenaar_cards]))
        if seen:
            state.course.ask("tovenaar")
            state.course.seen, state.course.place = seen, place
            return [*events, cards_seen(state, state.active, seen)]
    return events + _filled(state)


def _filled(state: State) -> list[Event]:
    """Fill the gaps, or end the match with this round (H-3.6); phase 2 follows."""
    events = fill_gaps(state)
    if NOTHING in state.open and state.options["deck_ends"] == "on" and not state.ending:
        events.append(end_with_round(state, "deck"))
    return events + start_actions(state)


def tovenaar_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices of a card for ``tovenaar`` (H-8.3)."""
    return [Choice(state.box.building_keys[card], card_facts(state.box, card)) for card in state.course.seen]


def tovenaar_facts(state: State, seat: int) -> Facts:
    """Return the place that is filled."""
    return {"place": state.course.place}


def tovenaar(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Lay one card open, and put the other card under the deck (H-8.3)."""
    course = state.course
    chosen = state.box.card[keys[0]]
    under = [card for card in course.seen if card != chosen]
    state.deck = state.deck[len(course.seen) :] + under
    state.glimpsed[seat].update(under)
    events = [
        open_card(state, course.place, chosen, seat, "tovenaar"),
        happened.CardPutUnder(round=state.round, seat=seat, number=len(under)),
    ]
    course.seen = ()
    return events + _filled(state)
