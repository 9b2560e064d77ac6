"""White and black chips (H-4.4, H-12.2)."""

from functools import lru_cache

from engine.decision import Choice
from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.components import BLACK, WHITE, Box
from engine.het_verraad.editions import swaps_white
from engine.het_verraad.rounds import ask_again
from engine.het_verraad.scoring import settle
from engine.het_verraad.state import State, chip_price
from engine.kinds import Facts


def chip_choices(state: State, seat: int) -> list[Choice]:
    """``white``, ``black`` and ``swap`` among the choices of phase 2."""
    supplies, bricks, course = state.box.supplies, state.bricks[seat], state.course
    choices: list[Choice] = []
    left = supplies.chips_per_turn - course.chips
    if left > 0:
        white, black = state.white[seat], len(state.black[seat])
        for colour, number, supply in (("white", white, state.white_left), ("black", black, len(state.stack))):
            price = chip_price(state.box, colour, number)
            if price and price <= bricks and supply:
                master = state.points[state.seats] + (colour == "black")
                choices.append(_chip(colour, price, bricks - price, number + 1, left, master))
    if state.stack and course.swaps < supplies.swaps_per_turn and bricks >= supplies.swap_price:
        own, white = len(state.black[seat]), _white_swaps(state, seat)
        if own + white:
            choices.append(_swap(own + white, white, supplies.swap_price, bricks - supplies.swap_price))
    return choices


def _white_swaps(state: State, seat: int) -> int:
    """1 if the seat may give a white chip for a black one: it has one, and an empty black slot (H-12.2)."""
    return int(swaps_white(state) and state.white[seat] > 0 and state.chip_price(seat, "black") > 0)


@lru_cache(maxsize=8192)
def _chip(colour: str, price: int, bricks: int, number: int, left: int, master_points: int) -> Choice:
    facts: Facts = {
        "colour": colour,
        "price": price,
        "bricks": bricks,
        "number": number,
        "left": left,
        "master_points": master_points,
    }
    return Choice(colour, facts)


@lru_cache(maxsize=2048)
def _swap(count: int, white: int, price: int, bricks: int) -> Choice:
    return Choice("swap", {"count": count, "white": white, "price": price, "bricks": bricks}, opens="swap")


def buy_chip(state: State, colour: str) -> list[Event]:
    """A chip is bought; a black one moves the marker of the Black Master (H-4.4)."""
    seat = state.active
    price = state.chip_price(seat, colour)
    state.bricks[seat] -= price
    state.course.chips += 1
    seen: list[Event] = []
    if colour == "white":
        state.white[seat] += 1
        state.counts[seat][WHITE] += 1
        number = state.white[seat]
    else:
        seen = [_draw(state, seat)]
        state.ever_black += 1
        state.points[state.seats] += 1
        number = len(state.black[seat])
    bought = happened.ChipBought(
        round=state.round,
        seat=seat,
        colour=colour,
        number=number,
        price=price,
        bricks=state.bricks[seat],
        master_points=state.points[state.seats],
    )
    ask_again(state)
    return [bought, *seen, *settle(state)]


def _draw(state: State, seat: int) -> Event:
    """The seat gets the top black chip; what only it sees is returned."""
    chip = state.stack.pop(0)
    _gain(state, seat, chip)
    state.counts[seat][BLACK] += 1
    box = state.box
    return happened.ChipSeen(
        round=state.round, seats=(seat,), seat=seat, chip=box.chips[chip], value=box.chip_values[chip]
    )


def _gain(state: State, seat: int, chip: int) -> None:
    state.black[seat].append(chip)
    state.black[seat].sort()


def swap_choices(state: State, seat: int) -> list[Choice]:
    """H-4.4, H-12.2."""
    bricks = state.bricks[seat] - state.box.supplies.swap_price
    choices = [_own_chip(state.box, chip, bricks) for chip in state.black[seat]]
    if _white_swaps(state, seat):
        choices.append(_white(state.white[seat] - 1, len(state.black[seat]) + 1, bricks))
    return choices


@lru_cache(maxsize=2048)
def _own_chip(box: Box, chip: int, bricks: int) -> Choice:
    return Choice(box.chips[chip], {"value": box.chip_values[chip], "bricks": bricks})


@lru_cache(maxsize=2048)
def _white(white: int, black: int, bricks: int) -> Choice:
    return Choice("white", {"white": white, "black": black, "bricks": bricks})


def swap_facts(state: State, seat: int) -> Facts:
    """What a swap costs."""
    return {
        "bricks": state.bricks[seat],
        "price": state.box.supplies.swap_price,
        "stack": len(state.stack),
        "white": _white_swaps(state, seat),
    }


def swap(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """H-4.4, H-12.2."""
    state.bricks[seat] -= state.box.supplies.swap_price
    state.course.swaps += 1
    ask_again(state)
    return _swap_white(state, seat) if keys[0] == "white" else _swap_black(state, seat, keys[0])


def _swap_white(state: State, seat: int) -> list[Event]:
    """H-12.2: the white chip goes back to its stack; the marker of the Black Master stays."""
    state.white[seat] -= 1
    state.counts[seat][WHITE] -= 1
    seen = _draw(state, seat)
    swapped = happened.WhiteChipSwapped(
        round=state.round,
        seat=seat,
        price=state.box.supplies.swap_price,
        bricks=state.bricks[seat],
        white=state.white[seat],
        black=len(state.black[seat]),
    )
    return [swapped, seen, *settle(state)]


def _swap_black(state: State, seat: int, key: str) -> list[Event]:
    """H-4.4: the new chip is drawn first, the old one goes under the stack.

    Others no longer know which chips the seat has: it may have given back one that they knew.
    """
    box = state.box
    old, new = box.chip[key], state.stack.pop(0)
    for other, chips in enumerate(state.chips_glimpsed):
        if other != seat:
            chips.difference_update(state.black[seat])
    state.black[seat].remove(old)
    _gain(state, seat, new)
    state.stack.append(old)
    state.chips_glimpsed[seat].discard(new)
    state.chips_glimpsed[seat].add(old)
    return [
        happened.ChipSwapped(round=state.round, seat=seat, price=box.supplies.swap_price, bricks=state.bricks[seat]),
        happened.SwapSeen(
            round=state.round,
            seats=(seat,),
            seat=seat,
            chip=box.chips[new],
            value=box.chip_values[new],
            former_chip=key,
            former_value=box.chip_values[old],
        ),
    ]
