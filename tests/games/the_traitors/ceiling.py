"""``python -m tests.games.the_traitors.ceiling``: no reply to three rules of thumb wins more in a round.

Four seats play one round without talk, with the whole box. A seat is told all hands, the deck, the Events to come, and
the luck of every rule of thumb, but not the dealt role of others. It does its best in all truths that it cannot tell
apart. A seat that is told less does not win more. A seat that is out counts as having lost: it shares a win only if
nobody has any Gold. The row ``the_traitors-4-1`` of ``tests.bench.players`` is the floor.
"""

import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from engine import Event, Keys, QuickChance, ScriptedChance
from engine.the_traitors.components import HAND
from engine.the_traitors.questions import ask
from engine.the_traitors.state import State
from tests.games.the_traitors.small_box import GAME, SEATS, answer, answers, asked, mean

T = TypeVar("T")

DEALS = 60
MOST = 200_000
"""After so many answers of a deal all that is still open counts as won."""


class Luck(ScriptedChance):
    """Chance that depends on the deal and the moment alone, so that no answer brings better luck in the same moment."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number
        self.moment: tuple[object, ...] = ()

    def pick(self, items: Sequence[T]) -> T:
        return QuickChance(zlib.crc32(repr((self._number, self.moment)).encode())).pick(items)

    def copy(self) -> "Luck":
        return Luck(self._number)


class Told:
    """The most that ``own`` wins in a deal, told all but the roles; ``given`` answers were tried to find it."""

    def __init__(self, own: int) -> None:
        self._own = own
        self.given = 0

    def most(self, states: Sequence[State]) -> float:
        """Return the wins in all these truths together; ``own`` cannot tell them apart, and has a choice."""
        most, state = 0.0, states[0]
        worths = GAME.worths(GAME.view(state, self._own), state.questions[self._own])
        for keys in sorted(answers(state, self._own), key=lambda keys: -worths.get(keys, 0.0)):
            if keys == ("gold.1",) and state.question == "play" and len(state.hands[self._own]) > HAND:
                continue  # as well it may play nothing, and discard that
            if self.given > MOST:
                return float(len(states))
            most = max(most, self.wins([state.copy() for state in states], keys, most))
            if most == len(states):
                break
        return most

    def wins(self, states: Iterable[State], keys: Keys = (), least: float = -1.0) -> float:
        """Return the same if ``own`` first gives that answer, if any; or less than ``least`` if it cannot be more."""
        won, groups = 0.0, defaultdict[tuple[Event, ...], list[State]](list)
        for state in states:
            told = tuple(self._play_on(state, keys))
            if state.result is not None:
                won += GAME.value(state, self._own)
            elif self._own in state.living:
                groups[told].append(state)
        left = sum(len(group) for group in groups.values())
        for group in groups.values():
            if won + left <= least:
                break
            won, left = won + self.most(group), left - len(group)
        return won

    def _play_on(self, state: State, keys: Keys) -> Iterator[Event]:
        """Play until ``own`` has a choice, or all is over; yield the events that it is told."""
        while state.result is None and self._own in state.living:
            seat = asked(state)
            if seat == self._own and not keys:
                choices = answers(state, seat)
                if len(choices) > 1:
                    return
                keys = choices[0]
            for event in self._play(state, seat, keys if seat == self._own else ()):
                if event.seats is None or self._own in event.seats:
                    yield event
            keys = ()

    def _play(self, state: State, seat: int, keys: Keys) -> list[Event]:
        assert isinstance(state.chance, Luck)
        self.given += 1
        state.chance.moment = seat, len(state.deck), len(state.events), state.ballot, state.question, state.blackmails
        return answer(state, seat, keys)


def truths(number: int, own: int, dealt: Iterable[int]) -> Iterator[State]:
    """Yield the beginning of a deal with each of these seats as its Traitor."""
    options = GAME.check_options({"rounds": "1"}, SEATS)
    for traitor in dealt:
        state, _ = GAME.start(SEATS, options, GAME.data, QuickChance(number), GAME.rules_version)
        state.dealt = ["traitor" if seat == traitor else "faithful" for seat in range(SEATS)]
        state.questions, state.chance = ask(state), Luck(number)
        yield state


def main() -> None:
    rows: dict[str, list[float]] = {"Traitor": [], "Faithful": []}
    cut = 0
    for number in range(DEALS):
        own = number % SEATS
        others = [seat for seat in range(SEATS) if seat != own]
        for name, dealt in (("Traitor", [own]), ("Faithful", others)):
            told = Told(own)
            rows[name].append(told.wins(truths(number, own, dealt)) / len(dealt))
            cut += told.given > MOST
    rows["either"] = [one / SEATS + two * (SEATS - 1) / SEATS for one, two in zip(*rows.values(), strict=True)]
    for name, found in rows.items():
        print(f"{name}: at most {mean(found)}")
    print(f"{cut} of {2 * DEALS} trees were cut off")


if __name__ == "__main__":
    main()
