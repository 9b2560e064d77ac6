"""``python -m tests.games.the_traitors.small_box``: the most that a seat can win of three rules of thumb, exactly.

Four seats play one round without talk, and share a win of 1. All except ``OWN`` follow the rule of thumb, so the best
reply of ``OWN`` has a value. The small box has 15 Gold, the Traitor card and all Events. Lots part a tied vote at once.
Every course that ``OWN`` can see is tried, with all truths that fit. Players are measured by the value that they lose.
"""

import importlib
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from statistics import fmean, stdev
from typing import SupportsIndex, TypeVar

from engine import Chance, Event, Keys, QuickChance, ScriptedChance
from engine.chance import weighed
from engine.players import PLAYERS, Player
from engine.the_traitors import TheTraitors
from engine.the_traitors.components import DECK, EVENT, EVENTS, FINAL_BANISHMENT, GOLD, HAND, QUIET_NIGHT, TRAITOR
from engine.the_traitors.questions import ask
from engine.the_traitors.setup import packet_sizes, places, set_up, spacing
from engine.the_traitors.state import State
from engine.the_traitors.turns import start_turn

T = TypeVar("T")
Node = list[tuple[float, State]]
"""All truths behind a moment of ``OWN``, and how likely each is, together with the moment."""

GAME = TheTraitors()
SEATS, OWN = 4, 0
COURSES = 100
SMALL = (GOLD,) * 15
"""The cards of the small box. Twelve are dealt; the deck has three, the Traitor card and the Events."""


@contextmanager
def small_box() -> Iterator[None]:
    """Put the cards of the small box into the place of all others, meanwhile."""
    modules = [importlib.import_module(f"engine.the_traitors.{name}") for name in ("setup", "view", "determinize")]
    for module in modules:
        vars(module)["DECK"] = SMALL
    try:
        yield
    finally:
        for module in modules:
            vars(module)["DECK"] = DECK


class Every(ScriptedChance):
    """Chance that brings every outcome once, each with its ``share``; ``script`` has the places of the present one."""

    def __init__(self, script: list[tuple[int, int]]) -> None:
        super().__init__()
        self._script, self._at, self.share = script, 0, 1.0

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items; equal items are one outcome."""
        found = list(Counter(items).items())
        if self._at == len(self._script):
            self._script.append((0, len(found)))
        item, number = found[self._script[self._at][0]]
        self._at += 1
        self.share *= number / len(items)
        return item


class Unseen(list[str]):
    """A deck whose cards find their order only as they are drawn (T-1.2, T-9.2)."""

    def __init__(self, state: State) -> None:
        super().__init__(state.deck)
        self._sizes = packet_sizes(len(SMALL) + 1 - HAND * SEATS)
        self._state = state

    def pop(self, at: SupportsIndex = -1, /) -> str:
        if len(self) == 1:
            return super().pop()
        card = EVENT if self._is_event() else self._state.chance.pick([one for one in self[1:] if one != EVENT])
        self.remove(card)
        return card

    def _is_event(self) -> bool:
        packet = EVENTS - self.count(EVENT)
        if packet == EVENTS:
            return False
        place = sum(self._sizes[packet:]) + EVENTS - packet + 2 - len(self)
        left = [one for one in places(self._sizes[packet], spacing(self._state)) if one >= place]
        return place == left[0] and self._state.chance.pick([one == place for one in left])


def outcomes(state: State, act: Callable[[State], list[Event]]) -> Iterator[tuple[float, State, tuple[Event, ...]]]:
    """Yield all that may come of an act, each with how likely it is and with the events that ``OWN`` is told."""
    script = list[tuple[int, int]]()
    while True:
        twin = state.copy()
        twin.chance = chance = Every(script)
        twin.deck = Unseen(twin)
        told = tuple(event for event in act(twin) if event.seats is None or OWN in event.seats)
        yield chance.share, twin, told
        while script and script[-1][0] + 1 == script[-1][1]:
            script.pop()
        if not script:
            return
        script[-1] = (script[-1][0] + 1, script[-1][1])


def start(dealt: Sequence[int], dealer: int) -> tuple[float, list[Node]]:
    """Return the first moments of a round if one of these seats was dealt the Traitor."""
    options = GAME.check_options({"rounds": "1", "revotes": "0"}, SEATS)
    found = []
    for traitor in dealt:
        state, _ = set_up(SEATS, options, GAME.data, ScriptedChance(dealer), GAME.rules_version)
        state.hands = [(GOLD,) * HAND] * SEATS
        state.dealt = ["traitor" if seat == traitor else "faithful" for seat in range(SEATS)]
        state.deck = [FINAL_BANISHMENT, *[EVENT] * EVENTS, *SMALL[HAND * SEATS :], TRAITOR]
        state.discard_pile, state.events, state.perhaps = [], [], set()
        for share, twin, told in outcomes(state, lambda twin: start_turn(twin, (dealer + 1) % SEATS)):
            twin.questions = ask(twin)
            found.append((share / len(dealt), twin, told))
    return grouped(found)


def asked(state: State) -> int:
    """Return the first seat that is awaited."""
    return next(seat for seat, decision in state.questions.items() if decision.replaces is None)


def answers(state: State, own: int = OWN) -> list[Keys]:
    """Return the answers that ``own`` may give; of equal cards only one."""
    return list({_alike(key): (key,) for key in reversed(state.questions[own].keys)}.values())


def _alike(key: str) -> str:
    """Return the kind of a card, or the whole key of anything else."""
    return key.split(".", maxsplit=1)[0]


def after(node: Node, keys: Keys) -> tuple[float, list[Node]]:
    """Return the next moments, once something is told; ``keys`` are for ``OWN``, if it is asked."""
    found = []
    left = [(weight, state, keys) for weight, state in node]
    while left:
        weight, state, given = left.pop()
        seat = asked(state)
        for share, twin, told in outcomes(state, partial(answer, seat=seat, keys=given if seat == OWN else ())):
            if told or asked(twin) == OWN:
                found.append((weight * share, twin, told))
            else:
                left.append((weight * share, twin, ()))
    return grouped(found)


def answer(state: State, seat: int, keys: Keys) -> list[Event]:
    """Give a seat's answer, or let it follow the rule of thumb."""
    return GAME.play(
        state, seat, keys or GAME.rule_of_thumb(GAME.view(state, seat), state.questions[seat], state.chance)
    )


def grouped(found: Iterable[tuple[float, State, Hashable]]) -> tuple[float, list[Node]]:
    """Return the share of the win if the round is over, and the moments that ``OWN`` can tell apart otherwise."""
    won, nodes = 0.0, defaultdict[Hashable, dict[Hashable, tuple[float, State]]](dict)
    for weight, state, told in found:
        if state.result is not None:
            won += weight * GAME.value(state, OWN)
        elif OWN in state.living:
            alike = nodes[told]
            alike[_secret(state)] = (weight + alike.get(_secret(state), (0.0,))[0], state)
    return won, [list(node.values()) for node in nodes.values()]


def _secret(state: State) -> Hashable:
    """Return all that may differ between truths with the same past."""
    hands, deck = tuple(state.hands), tuple(sorted(state.deck))
    return tuple(state.dealt), state.recruited, hands, deck, state.question, tuple(state.answers.items())


def _open(state: State) -> Hashable:
    """Return all that everybody has seen, as far as rules of thumb look at it in the small box."""
    events = [one for one in state.events if one.event != QUIET_NIGHT]
    past = tuple((one.event, one.victim, one.outcome, tuple(ballot.votes for ballot in one.ballots)) for one in events)
    cards = len(state.deck), state.deck.count(EVENT), state.fund, state.played, frozenset(state.perhaps)
    return past, state.phase, state.turn, tuple(state.living), cards, state.rejected, state.rejecting


class Reply:
    """The best reply of ``OWN`` in the small box: the share of the win that each moment is worth."""

    def __init__(self) -> None:
        self._known: dict[Hashable, float] = {}

    def value(self, node: Node) -> float:
        """Return the worth of a moment times how likely it is."""
        likely = mass(node)
        key = _open(node[0][1]), frozenset((_secret(state), round(weight / likely, 9)) for weight, state in node)
        if key not in self._known:
            self._known[key] = max(self.worths(node).values()) / likely
        return self._known[key] * likely

    def worths(self, node: Node) -> Mapping[Keys, float]:
        """Return the same for each answer of ``OWN``; if it is not asked, for no answer."""
        keys = answers(node[0][1]) if asked(node[0][1]) == OWN else [()]
        return {one: won + sum(map(self.value, nodes)) for one in keys for won, nodes in [after(node, one)]}

    def lost(self, roots: Sequence[Node], player: Player, chance: Chance) -> float:
        """Return the value that a player's answers lose in one course from these first moments."""
        lost, node = 0.0, weighed(roots, [mass(one) for one in roots], chance)
        while node:
            state, keys = node[0][1], Keys()
            if asked(state) == OWN:
                worths = self.worths(node)
                taken = player.answer(GAME.view(state, OWN), state.questions[OWN], chance)[0]
                keys = next(one for one in worths if _alike(one[0]) == _alike(taken))
                lost += (max(worths.values()) - worths[keys]) / mass(node)
            nodes = after(node, keys)[1]
            masses = [mass(one) for one in nodes]
            node = weighed([*nodes, []], [*masses, max(0.0, mass(node) - sum(masses))], chance)
        return lost


def mass(node: Node) -> float:
    """Return how likely a moment is."""
    return sum(weight for weight, _ in node)


def main() -> None:
    """Print the value of the best reply, and the value that players lose, in the small box."""
    reply, values, roots = Reply(), list[float](), list[Node]()
    with small_box():
        for dealer in range(SEATS):
            for part, dealt in ((0.25, (OWN,)), (0.75, (1, 2, 3))):
                won, nodes = start(dealt, dealer)
                values.append(won + sum(map(reply.value, nodes)))
                roots += [[(weight * part, state) for weight, state in node] for node in nodes]
        traitor, faithful = fmean(values[::2]), fmean(values[1::2])
        print(f"best reply {traitor / 4 + faithful * 3 / 4:.4f} (Traitor {traitor:.4f}, Faithful {faithful:.4f})")
        lost = [reply.lost(roots, PLAYERS["search"], QuickChance(number)) for number in range(COURSES)]
        print(f"the searcher wins {mean(lost)} less; the rule of thumb wins {1 / SEATS}, like its three equals")


def mean(values: Sequence[float]) -> str:
    """Return the mean of some values, and half of its 95 % interval."""
    return f"{fmean(values):.4f} ± {1.96 * stdev(values) / len(values) ** 0.5:.4f}"


if __name__ == "__main__":
    main()
