"""What seats are asked (T-8). Equal questions are the same objects, so that comparing them costs nothing."""

from collections.abc import Callable
from functools import lru_cache

from engine.decision import Choice, Decision, Fact
from engine.the_traitors.components import DAGGER, FAITHFUL_KEY, GOLD, SHIELD, Role, player_number
from engine.the_traitors.state import Hand, State

NONE = Choice("none")
YES_NO = (Choice("yes"), Choice("no"))


def ask_turn(state: State, question: str) -> None:
    """The seat at turn is asked a question of its turn."""
    state.phase, state.question = "turn", question
    state.questions = {state.turn: _IN_TURN[question](state, state.turn)}


def ask_victim(state: State, seat: int) -> None:
    """T-3.6."""
    state.phase = "shield"
    state.questions = {seat: _shield(len(state.events))}


def ask_all(state: State, phase: str) -> None:
    """All living seats are asked at the same time."""
    state.phase, state.question = phase, ""
    state.answers = {}
    state.questions = {seat: question_for_all(state, seat) for seat in state.living}


def note_answer(state: State, seat: int, key: str) -> None:
    """The seat has answered a question of all, for the first time or again (T-8.4)."""
    state.answers[seat] = key
    state.questions = {**state.questions, seat: question_for_all(state, seat)}


def question_for_all(state: State, seat: int) -> Decision:
    """The present question of all as it is put to that seat."""
    event = len(state.events)
    replaces = (state.answers[seat],) if seat in state.answers else None
    if state.phase == "murder":
        return _murder(seat, state.role(seat), tuple(state.living), event, replaces)
    if state.phase == "vote":
        final = int(state.events[-1].event == "final_banishment")
        return _vote(seat, state.suspects, state.ballot, final, event, replaces)
    return _end(event, replaces)


# --- in a turn --------------------------------------------------------------------------------------------------------


def _recruit(state: State, seat: int) -> Decision:
    return _recruit_decision(state.dealt[seat], state.hands[seat])


def _play(state: State, seat: int) -> Decision:
    return _play_decision(state.hands[seat], state.fund)


def _blackmail(state: State, seat: int) -> Decision:
    return _blackmail_decision(seat, tuple(state.living), state.hands[seat])


def _take(state: State, seat: int) -> Decision:
    named = state.named or 0
    return _take_decision(named, state.hands[named])


def _again(state: State, seat: int) -> Decision:
    named = state.named or 0
    return _again_decision(seat, named, tuple(state.living))


def _discard(state: State, seat: int) -> Decision:
    return _discard_decision(state.hands[seat], state.fund)


_IN_TURN: dict[str, Callable[[State, int], Decision]] = {
    "recruit": _recruit,
    "play": _play,
    "blackmail": _blackmail,
    "take": _take,
    "again": _again,
    "discard": _discard,
}


@lru_cache(maxsize=256)
def _recruit_decision(role: Role, hand: Hand) -> Decision:
    """T-4.1, T-4.2."""
    keys = ("reject",) if role == "traitor" else ("accept", "reject")
    return Decision("recruit", tuple(map(Choice, keys)), facts={"role": role, "cards": hand})


@lru_cache(maxsize=2048)
def _play_decision(hand: Hand, fund: int) -> Decision:
    """T-2.2."""
    return Decision("play", (NONE, *_cards(hand, GOLD, DAGGER)), facts={"cards": hand, "fund": fund})


@lru_cache(maxsize=2048)
def _blackmail_decision(seat: int, living: tuple[int, ...], hand: Hand) -> Decision:
    """T-5.1."""
    return Decision("blackmail", _others(seat, living), facts={"cards": hand})


@lru_cache(maxsize=512)
def _take_decision(named: int, hand: Hand) -> Decision:
    """T-5.1: anything but the Traitor card."""
    facts: dict[str, Fact] = {"named_seat": named, "number": player_number(named), "cards": hand}
    return Decision("take", (NONE, *_cards(hand, GOLD, DAGGER, SHIELD)), facts=facts)


@lru_cache(maxsize=2048)
def _again_decision(seat: int, named: int, living: tuple[int, ...]) -> Decision:
    """T-5.2."""
    facts: dict[str, Fact] = {"named_seat": named, "number": player_number(named)}
    return Decision("again", (NONE, *_others(seat, living)), facts=facts)


@lru_cache(maxsize=2048)
def _discard_decision(hand: Hand, fund: int) -> Decision:
    """T-2.3."""
    return Decision("discard", _cards(hand, GOLD, DAGGER, SHIELD), facts={"cards": hand, "fund": fund})


# --- events -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def _murder(seat: int, role: Role, living: tuple[int, ...], event: int, replaces: tuple[str, ...] | None) -> Decision:
    """T-3.4."""
    choices = _others(seat, living) if role == "traitor" else (Choice(FAITHFUL_KEY),)
    return Decision("murder", choices, facts={"role": role, "event_number": event}, replaces=replaces)


@lru_cache(maxsize=16)
def _shield(event: int) -> Decision:
    """T-3.6."""
    return Decision("shield", YES_NO, facts={"event_number": event})


@lru_cache(maxsize=8192)
def _vote(
    seat: int, suspects: tuple[int, ...], ballot: int, final: int, event: int, replaces: tuple[str, ...] | None
) -> Decision:
    """T-3.7; a revote differs in its ballot."""
    facts: dict[str, Fact] = {"ballot": ballot, "final": final, "suspect_seats": suspects, "event_number": event}
    return Decision("vote", _others(seat, suspects), facts=facts, replaces=replaces)


@lru_cache(maxsize=64)
def _end(event: int, replaces: tuple[str, ...] | None) -> Decision:
    """T-3.10."""
    return Decision("end", YES_NO, facts={"event_number": event}, replaces=replaces)


# --- choices (T-8.1) --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _seat(seat: int) -> Choice:
    return Choice(str(seat), {"seat": seat, "number": player_number(seat)})


@lru_cache(maxsize=2048)
def _others(seat: int, seats: tuple[int, ...]) -> tuple[Choice, ...]:
    return tuple(_seat(other) for other in seats if other != seat)


@lru_cache(maxsize=64)
def _card(card: str, number: int) -> Choice:
    return Choice(f"{card}.{number}", {"card": card})


def _cards(hand: Hand, *kinds: str) -> tuple[Choice, ...]:
    return tuple(_card(card, number) for card in kinds for number in range(1, hand.count(card) + 1))
