"""Too many influence cards in hand: one goes, or is played (H-4.6, H-5, H-12.1)."""

from functools import lru_cache

from engine.decision import Choice, Objection
from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board.facts import influence_facts
from engine.het_verraad.board.objections import not_held, of
from engine.het_verraad.board.piles import influence_word, spend
from engine.het_verraad.components import Box, plays_third
from engine.het_verraad.influence.playing import play_choice
from engine.het_verraad.rounds import ask_again, start_master
from engine.het_verraad.state import State
from engine.kinds import Facts


def discard_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices of a card to discard, from all cards in hand (H-4.6).

    After a purchase ``play`` is a choice too, if a card in hand can be played (H-12.1).
    """
    return [*(_influence(state.box, card) for card in state.influence[seat]), *_play(state, seat)]


@lru_cache(maxsize=256)
def _influence(box: Box, card: int) -> Choice:
    return Choice(box.influence[card], influence_facts(box, card))


def _play(state: State, seat: int) -> list[Choice]:
    return [] if _no_third(state) else play_choice(state, seat)


def _no_third(state: State) -> Objection | None:
    """Return the rule against playing any card instead (H-12.1)."""
    if not plays_third(state):
        return Objection("third_not_played")
    return None if state.phase == "actions" else Objection("given_not_played")


def discard_objection(state: State, seat: int, key: str) -> Objection | None:
    """Return the rule against a card, or against playing any (H-4.6, H-12.1)."""
    if key != "play":
        return of("influence", not_held)(state, seat, key)
    return _no_third(state) or (None if play_choice(state, seat) else Objection("no_play"))


def discard_facts(state: State, seat: int) -> Facts:
    """Return how many influence cards the seat has, and whether a card may be played instead."""
    return {"number": len(state.influence[seat]), "playable": len(_play(state, seat))}


def discard(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Discard a card, in phase 2 or 3 (H-4.6).

    A seat that plays a card is asked for that card, and discards none (H-12.1).
    """
    if keys[0] == "play":
        state.course.open("play")
        return []
    card = state.box.influence_card[keys[0]]
    spend(state, seat, card)
    discarded = happened.InfluenceDiscarded(round=state.round, seat=seat, influence=influence_word(state, card))
    if state.phase == "influence":
        return [discarded, *start_master(state)]
    ask_again(state)
    return [discarded]
