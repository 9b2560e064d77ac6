"""White and black chips (H-4.4, H-12.2)."""

from functools import lru_cache

from engine.decision import Choice, Objection
from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board.facts import WAR, Shown
from engine.het_verraad.board.objections import limit, no_bricks, of
from engine.het_verraad.components import BLACK, WHITE, Box, swaps_white
from engine.het_verraad.rounds import ask_again
from engine.het_verraad.scoring import gained_by_another, settle
from engine.het_verraad.state import State, chip_price
from engine.kinds import Facts


def chip_choices(state: State, seat: int) -> list[Choice]:
    """Return ``white``, ``black`` and ``swap`` among the choices of phase 2."""
    supplies, bricks = state.box.supplies, state.bricks[seat]
    left = supplies.chips_per_turn - state.course.chips
    choices: list[Choice] = []
    for colour, power, number in (("white", WHITE, state.white[seat]), ("black", BLACK, len(state.black[seat]))):
        price = chip_price(state.box, colour, number)
        if not _no_chip(state, seat, colour, price):
            master = state.points[state.seats] + (colour == "black")
            gained = gained_by_another(state, power, seat)
            choices.append(_chip(colour, price, bricks - price, number + 1, left, master, gained))
    if not no_swap(state, seat):
        own, white = len(state.black[seat]), _white_swaps(state, seat)
        only = "" if own + white > 1 else "white" if white else state.box.chips[state.black[seat][0]]
        choices.append(_swap(own + white, white, supplies.swap_price, bricks - supplies.swap_price, only))
    return choices


def no_chip(state: State, seat: int, colour: str) -> Objection | None:
    """Return the rule against a chip of a colour (H-4.4)."""
    return _no_chip(state, seat, colour, state.chip_price(seat, colour))


def _no_chip(state: State, seat: int, colour: str, price: int) -> Objection | None:
    """Return the rule against a chip that costs so much. The price is 0 if the seat has no slot for the chip."""
    most = state.box.supplies.chips_per_turn
    if state.course.chips >= most:
        return limit("chip_limit", most)
    if not price:
        return _no_slot(state, colour)
    if not (state.white_left if colour == "white" else state.stack):
        return Objection("no_chip_left", {"colour": colour})
    return no_bricks(state.bricks[seat], price)


def _no_slot(state: State, colour: str) -> Objection:
    return Objection("no_slot", {"colour": colour, "most": len(state.box.slots[colour == "black"])})


_ONLY_BLACK = Objection("swap_black_only")
_NO_WHITE = Objection("no_white_chip")
_NO_BLACK = Objection("no_black_chip")
_NO_CHIP = Objection("no_chip_to_swap")


def no_swap(state: State, seat: int) -> Objection | None:
    """Return the rule against any swap (H-4.4, H-12.2)."""
    if not state.black[seat]:
        found = no_white_swap(state, seat)
        if found:
            return _NO_BLACK if found is _ONLY_BLACK else _NO_CHIP
    supplies = state.box.supplies
    if state.course.swaps >= supplies.swaps_per_turn:
        return limit("swap_limit", supplies.swaps_per_turn)
    if not state.stack:
        return Objection("no_chip_left", {"colour": "black"})
    return no_bricks(state.bricks[seat], supplies.swap_price)


def no_white_swap(state: State, seat: int) -> Objection | None:
    """Return the rule against giving a white chip for a black one (H-12.2)."""
    if not swaps_white(state):
        return _ONLY_BLACK
    if not state.white[seat]:
        return _NO_WHITE
    return None if state.chip_price(seat, "black") else _no_slot(state, "black")


def _white_swaps(state: State, seat: int) -> int:
    """Return 1 if the seat may give a white chip for a black chip, otherwise 0."""
    return 0 if no_white_swap(state, seat) else 1


def swap_objection(state: State, seat: int, key: str) -> Objection | None:
    """Return the rule against a chip (H-4.4, H-12.2)."""
    return (no_white_swap(state, seat) if key == "white" else _not_own(state, seat, key)) or no_swap(state, seat)


def _not_own_chip(state: State, seat: int, chip: int) -> Objection | None:
    value = state.box.chip_values[chip]
    return None if chip in state.black[seat] else Objection("not_own_chip", {"value": value})


_not_own = of("chip", _not_own_chip)


@lru_cache(maxsize=8192)
def _chip(
    colour: str, price: int, bricks: int, number: int, left: int, master_points: int, power_points: int
) -> Choice:
    facts: Facts = {
        "colour": colour,
        "price": price,
        "bricks": bricks,
        "number": number,
        "left": left,
        "master_points": master_points,
        "power_points": power_points,
    }
    return Choice(colour, facts, WAR, order=Shown.CHIPS)


@lru_cache(maxsize=2048)
def _swap(count: int, white: int, price: int, bricks: int, only: str) -> Choice:
    facts: Facts = {"count": count, "white": white, "price": price, "bricks": bricks}
    return Choice("swap", facts, WAR, "swap", order=Shown.CHIPS, only=only)


def buy_chip(state: State, colour: str) -> list[Event]:
    """Buy a chip; a black chip moves the marker of the Black Master (H-4.4)."""
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
    """Give the seat the top black chip, and return what only the seat sees."""
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
    """Return the choices of a chip to swap (H-4.4, H-12.2)."""
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
    """Return the seat's bricks, the price of a swap, the stack's size, and whether a white chip may be swapped."""
    return {
        "bricks": state.bricks[seat],
        "price": state.box.supplies.swap_price,
        "stack": len(state.stack),
        "white": _white_swaps(state, seat),
    }


def swap(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Swap a chip (H-4.4, H-12.2)."""
    state.bricks[seat] -= state.box.supplies.swap_price
    state.course.swaps += 1
    ask_again(state)
    return _swap_white(state, seat) if keys[0] == "white" else _swap_black(state, seat, keys[0])


def _swap_white(state: State, seat: int) -> list[Event]:
    """Put the white chip back to its stack; the marker of the Black Master stays (H-12.2)."""
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
    """Swap a black chip (H-4.4): the new chip is drawn first, the old chip goes under the stack.

    Others no longer know which chips the seat has. The seat may have given back a chip that they knew.
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
