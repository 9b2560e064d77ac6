"""A game for tests with long turns: choices that open questions, groups, and windows in which the others answer.

The seat in turn buys areas for coins, sends coins to somebody, or ends the turn.
Before an area is bought, all others are asked whether they stop the purchase with a shield.
Until the last of them has answered, it is a secret who has answered.
The fixture ``errand`` puts the game among all games, with texts and pictures.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, cast

from PIL import Image

import engine.state
from bot import games, texts
from bot.pictures.canvas import Canvas
from engine import BadData, Chance, Choice, Decision, Event, Game, Keys, Objection, Option, Result, View
from engine.kinds import BACK, By, Kind, by_name
from tests.sample_games import vote

RINGS = {"I": 8, "M": 12, "O": 16}
AREAS = tuple(f"{ring}{number}" for ring, most in RINGS.items() for number in range(1, most + 1))
PASS = Choice("pass", quiet=True)


class AreaWanted(Event, frozen=True, kw_only=True):
    """A seat wishes to buy an area; everybody else is asked."""

    retold: ClassVar[bool] = True
    seat: int
    area: str
    price: int


class AreaBought(Event, frozen=True, kw_only=True):
    """Nobody has stopped it."""

    seat: int
    area: str


class PurchaseStopped(Event, frozen=True, kw_only=True):
    """``seat`` has stopped the purchase of ``buyer_seat`` with its shield."""

    seat: int
    buyer_seat: int
    area: str


class CoinSent(Event, frozen=True, kw_only=True):
    """A seat has sent a coin to another one."""

    retold: ClassVar[bool] = True
    seat: int
    to_seat: int


class TurnEnded(Event, frozen=True, kw_only=True):
    """A seat has ended its turn."""

    retold: ClassVar[bool] = True
    seat: int


class ErrandView(View, frozen=True, kw_only=True):
    """``owners`` are pairs of area and seat; ``shield`` and ``possible`` are the seat's own."""

    turn: int
    owners: tuple[tuple[str, int], ...]
    coins: tuple[int, ...]
    prices: tuple[int, ...]
    window: str
    shield: bool
    possible: tuple[str, ...]

    @property
    def hides_answers(self) -> bool:
        """While a reaction is open."""
        return bool(self.window)


@dataclass(slots=True, kw_only=True)
class State(engine.state.State):
    """``answers`` are those of the present window; ``asked`` who was asked in it."""

    phase: str = "turn"
    prices: tuple[int, ...]
    last_round: int
    coins: list[int]
    shields: list[bool]
    owners: dict[str, int] = field(default_factory=dict)
    turn: int = 0
    question: str = "act"
    ring: str = ""
    window: str = ""
    answers: dict[int, str] = field(default_factory=dict)

    @property
    def asked(self) -> tuple[int, ...]:
        """Everybody who was asked last, whether they have answered or not."""
        seats = () if self.result else range(self.seats)
        return tuple(seat for seat in seats if (seat != self.turn) == bool(self.window))

    def price(self, area: str) -> int:
        return self.prices[list(RINGS).index(area[0])]

    def possible(self) -> list[str]:
        """The areas that the seat in turn may buy."""
        return [area for area in AREAS if _against_buying(self, self.turn, area) is None]


def _act_choices(state: State, seat: int) -> Iterator[Choice]:
    if possible := state.possible():
        facts = {"count": len(possible), "price": min(state.price(area) for area in possible)}
        yield Choice("buy", facts, opens=RING.name("buy", len(possible) + 1))
    if state.coins[seat]:
        yield Choice("send", opens="send")
    yield Choice("done", quiet=True)


def _act(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    if keys[0] != "done":
        state.question = keys[0]
        return []
    ended = TurnEnded(round=state.round, seat=seat)
    state.turn = (state.turn + 1) % state.seats
    if state.turn == 0:
        state.begin_round()
    if state.round > state.last_round:
        scores = tuple(list(state.owners.values()).count(one) for one in range(state.seats))
        winners = tuple(one for one in range(state.seats) if scores[one] == max(scores))
        state.round, state.phase = state.last_round, "over"
        state.result = Result(scores, winners, tuple({"areas": score} for score in scores))
    return [ended]


def _buy_choices(state: State, seat: int) -> Iterator[Choice]:
    yield from (Choice(area, {"area": area, "price": state.price(area)}, area[0]) for area in state.possible())
    yield BACK


def _against_buying(state: State, seat: int, area: str) -> Objection | None:
    """The rule for choices and for refusals."""
    if area not in AREAS:
        return Objection("no_area")
    if area in state.owners:
        return Objection("taken", {"owner_seat": state.owners[area]})
    price, coins = state.price(area), state.coins[seat]
    return Objection("too_dear", {"price": price, "coins": coins}) if price > coins else None


def _choose_ring(state: State, ring: str) -> None:
    state.ring = ring


RING: By[State] = By(
    word="ring", groups=tuple(RINGS), facts=lambda *_: {}, chosen=lambda state: state.ring, choose=_choose_ring
)


def _buy(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    area = keys[0]
    if area != "back" or not state.ring:
        state.question = "act"
    state.ring = ""
    if area == "back":
        return []
    state.window = area
    return [AreaWanted(round=state.round, seat=seat, area=area, price=state.price(area))]


def _send_choices(state: State, seat: int) -> Iterator[Choice]:
    yield from (Choice(str(other), {"seat": other}) for other in range(state.seats) if other != seat)
    yield BACK


def _send(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    state.question = "act"
    if keys[0] == "back":
        return []
    state.coins[seat] -= 1
    state.coins[int(keys[0])] += 1
    return [CoinSent(round=state.round, seat=seat, to_seat=int(keys[0]))]


def _react_choices(state: State, seat: int) -> tuple[Choice, ...]:
    return (PASS,) if _against_reacting(state, seat, "shield") else (Choice("shield"), PASS)


def _against_reacting(state: State, seat: int, key: str) -> Objection | None:
    return Objection("no_shield") if key == "shield" and not state.shields[seat] else None


def _react(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    state.answers[seat] = keys[0]
    if len(state.answers) < state.seats - 1:
        return []
    area, buyer = state.window, state.turn
    state.coins[buyer] -= state.price(area)
    stopped = [one for one in sorted(state.answers) if state.answers[one] == "shield"]
    state.window, state.answers = "", {}
    if not stopped:
        state.owners[area] = buyer
        return [AreaBought(round=state.round, seat=buyer, area=area)]
    state.shields[stopped[0]] = False
    return [PurchaseStopped(round=state.round, seat=stopped[0], buyer_seat=buyer, area=area)]


class Errand(Game[State]):
    """Long turns and secret windows."""

    key: ClassVar[str] = "errand"
    seats: ClassVar[range] = range(2, 6)
    options: ClassVar[tuple[Option, ...]] = (Option("preset", ("plain",), {"": "plain"}),)
    kinds: ClassVar[Mapping[str, Kind[State]]] = by_name(
        Kind(
            name="act",
            command="errand",
            choices=_act_choices,
            facts=lambda state, seat: {"coins": state.coins[seat]},
            answer=_act,
        ),
        Kind(name="buy", command="fetch", choices=_buy_choices, objection=_against_buying, answer=_buy, by=RING),
        Kind(name="send", command="send", choices=_send_choices, answer=_send),
        Kind(
            name="react",
            command="parry",
            choices=_react_choices,
            objection=_against_reacting,
            facts=lambda state, seat: {"seat": state.turn, "area": state.window},
            answer=_react,
            standing="pass",
        ),
    )
    data: ClassVar[Mapping[str, Any]] = {"prices": {"I": 1, "M": 2, "O": 3}, "purse": {"coins": 9, "rounds": 2}}

    def start(
        self, seats: int, options: Mapping[str, str], data: Mapping[str, Any], chance: Chance, rules: int
    ) -> tuple[State, list[Event]]:
        state = State(
            seats=seats,
            options=options,
            chance=chance,
            rules=rules,
            round=1,
            prices=tuple(int(data["prices"][ring]) for ring in RINGS),
            last_round=int(data["purse"]["rounds"]),
            coins=[int(data["purse"]["coins"])] * seats,
            shields=[chance.pick((False, True)) for _ in range(seats)],
        )
        return state, []

    def ask(self, state: State) -> Mapping[int, Decision]:
        kind = self.kinds["react" if state.window else state.question]
        return {seat: kind.ask(state, seat) for seat in state.asked if seat not in state.answers}

    def view(self, state: State, seat: int | None) -> View:
        in_turn = seat in state.asked and not state.window
        return ErrandView(
            game="errand",
            rules=state.rules,
            seat=seat,
            seats=state.seats,
            round=state.round,
            rounds=state.last_round,
            phase=state.phase,
            asked=tuple(one for one in state.asked if one != seat or one not in state.answers),
            result=state.result,
            turn=state.turn,
            owners=tuple(state.owners.items()),
            coins=tuple(state.coins),
            prices=state.prices,
            window=state.window,
            shield=seat is not None and state.shields[seat],
            possible=tuple(area for area in state.possible() if in_turn and area.startswith(state.ring)),
        )

    def check_data(self, name: str, content: object) -> object:
        keys = {"prices": tuple(RINGS), "purse": ("coins", "rounds")}[name]
        if not isinstance(content, dict) or set(content) != set(keys):
            raise BadData(f"{name}: an object with {', '.join(keys)} is needed")
        for key, value in content.items():
            if not isinstance(value, int) or not 1 <= value <= 99:
                raise BadData(f"{key}: a whole number from 1 to 99 is needed; found {value!r}")
        return content

    def determinize(self, view: View, chance: Chance) -> State:
        if not isinstance(view, ErrandView):
            raise TypeError("a view of an errand is needed")
        shields = [chance.pick((False, True)) for _ in range(view.seats)]
        if view.seat is not None:
            shields[view.seat] = view.shield
        state = State(
            seats=view.seats,
            options={},
            chance=chance,
            rules=view.rules,
            round=view.round,
            prices=view.prices,
            last_round=view.rounds,
            coins=list(view.coins),
            shields=shields,
            owners=dict(view.owners),
        )
        state.turn, state.window, state.result = view.turn, view.window, view.result
        if view.window and view.seat not in (None, view.turn, *view.asked):
            state.answers[cast(int, view.seat)] = "pass"
        state.questions = self.ask(state)
        return state

    def worths(self, view: View, decision: Decision) -> Mapping[Keys, float]:
        wishes = {"act": "done" if isinstance(view, ErrandView) and view.coins[view.turn] < 7 else "buy"}
        wish = wishes.get(decision.kind, "shield")
        return {(wish if wish in decision.keys else decision.keys[0],): 0.0}


TEXTS = Path(__file__).with_suffix(".ftl").read_text(encoding="utf-8")


class Pictures(vote.Pictures):
    """One colour. Its words are what the view is asked for."""

    PARTS = tuple(RINGS)

    def draw_part(self, view: View, part: str, names: Sequence[str], say: texts.Speaker) -> Canvas:
        return Canvas(Image.new("RGB", (8, 8)))

    def board_alt(self, view: View, names: Sequence[str], say: texts.Speaker) -> str:
        return f"Round {view.round}, asked: {list(view.asked)}"

    def hand_alt(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> str:
        assert isinstance(view, ErrandView)
        return f"Round {view.round}, seat {seat}, shield: {view.shield}, asked: {list(view.asked)}"

    def part_alt(self, view: View, part: str, names: Sequence[str], say: texts.Speaker) -> str:
        assert isinstance(view, ErrandView)
        return f"Ring {part} for seat {view.seat}, possible: {[one for one in view.possible if one.startswith(part)]}"


@contextmanager
def offered() -> Iterator[None]:
    """Offer the game meanwhile."""
    games.register(Errand(), Pictures(), {"en": TEXTS})
    yield
    games.unregister("errand")
