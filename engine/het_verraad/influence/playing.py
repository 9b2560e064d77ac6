"""Influence cards are played: which can be, at what, and what comes of it (H-6.5, H-8)."""

from functools import lru_cache

from engine.decision import NO_FACTS, Choice, Objection
from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board.facts import (
    BY_CATEGORY,
    BY_RING,
    WAR,
    Shown,
    area_choice,
    building_facts,
    influence_facts,
)
from engine.het_verraad.board.objections import Against, Rules, against_area, allowed, not_held
from engine.het_verraad.board.piles import can_draw_building, spend
from engine.het_verraad.components import (
    BESCHERMING,
    BLOKKADE,
    BRAND,
    GIF,
    GOUDEN_HANDEL,
    HEKSERIJ,
    INFILTRANT,
    INFLUENCE,
    OVERVAL,
    PIONIER,
    TOVENAAR,
    Box,
    places,
)
from engine.het_verraad.influence.effects import apply, poison, sell_dear
from engine.het_verraad.influence.windows import open_window, protectors
from engine.het_verraad.phases.trading import priced_card
from engine.het_verraad.rounds import ask_again
from engine.het_verraad.scoring import owner_words
from engine.het_verraad.state import NOTHING, State
from engine.kinds import Facts

AREA_CARDS = (BRAND, OVERVAL, INFILTRANT, HEKSERIJ, PIONIER)
AREA_KINDS = tuple(INFLUENCE[kind] for kind in AREA_CARDS)


def side(state: State) -> int:
    """Return the side for which influence cards are played (H-6.5).

    This is the seat in turn, or in phase 4 the Black Master.
    """
    return state.seats if state.phase == "master" else state.active


def side_word(state: State) -> str:
    """Return ``master`` in phase 4, otherwise ``seat``."""
    return "master" if state.phase == "master" else "seat"


def targets(state: State, kind: int) -> int:
    """Return the areas at which a card may be aimed now (H-8.1, H-8.3, H-6.5).

    Two readings are ours. ``overval`` takes an area with or without building. ``brand`` needs a building even if a
    tower takes the blow.
    """
    return allowed(_aims(state, kind))


def _aims(state: State, kind: int) -> Rules:
    """Return the areas that the rules leave to a card."""
    taker = side(state)
    masters = taker == state.seats
    no_knight = "no_black_knight" if masters else "no_knight"
    if kind == PIONIER:
        return {"not_neutral": state.neutral, no_knight: -1 if state.knights(taker) else 0}
    rules = {"neutral_area": state.box.everywhere & ~state.neutral, "own_area": ~state.owned[state.active]}
    if masters:
        rules["masters_area"] = ~state.owned[taker]
    if kind == BRAND:
        rules["no_building"] = state.built
    elif kind == OVERVAL:
        rules["master_not_adjacent" if masters else "not_adjacent"] = state.border[taker]
    elif kind == INFILTRANT:
        rules["has_building"] = ~state.built
    if kind in (OVERVAL, INFILTRANT) and not state.knights(taker):
        rules[no_knight] = state.towers
    return rules


def against_aim(word: str) -> Against:
    """Return the rule against an area as the target of a kind of cards."""
    kind = INFLUENCE.index(word)

    def against(state: State, seat: int, area: int) -> Objection | None:
        neutral: Facts = {"area": state.box.areas[area].area, "influence": word}
        return against_area(
            state, area, _aims(state, kind), neutral_area=neutral, no_knight=NO_FACTS, no_black_knight=NO_FACTS
        )

    return against


def count_targets(state: State, kind: int) -> int:
    """Return how many targets a card has now; 0 if the card cannot be played.

    ``tovenaar`` has one target, in phase 1. Since version 3 of the rules a building card must be there to be drawn
    (H-12.4).

    Our readings: ``gif`` may be aimed at a seat that has nothing to lose. A second ``tovenaar`` may be played in a
    turn, though this card brings nothing.
    """
    if kind in AREA_CARDS:
        return targets(state, kind).bit_count()
    if state.phase == "master":
        return 0
    if kind == GIF:
        return state.seats - 1
    if kind == GOUDEN_HANDEL:
        return len(state.hands[state.active])
    return int(kind == TOVENAAR and state.phase == "income" and (state.rules < 3 or can_draw_building(state)))


def play_choice(state: State, seat: int) -> list[Choice]:
    """Return ``play`` among the choices of phases 1, 2 and 4."""
    box = state.box
    cards = [card for card in state.influence[seat] if count_targets(state, box.kinds[card])]
    return [_play(len(cards), box.influence[cards[0]] if len(cards) == 1 else "")] if cards else []


def against_playing(state: State, seat: int, card: int) -> Objection | None:
    """Return the rule against a card (H-3.0, H-4.7, H-6.5)."""
    kind = state.box.kinds[card]
    facts: Facts = {"influence": INFLUENCE[kind]}
    found = not_held(state, seat, card)
    if found or count_targets(state, kind):
        return found
    if kind in (BESCHERMING, BLOKKADE):
        return Objection("reaction_only", facts)
    if state.phase == "master" and kind not in AREA_CARDS:
        return Objection("not_for_master", facts)
    if kind == TOVENAAR:
        return Objection("no_card_to_see" if state.phase == "income" else "tovenaar_too_late")
    return Objection("empty_hand") if kind == GOUDEN_HANDEL else Objection("no_target", facts)


@lru_cache(maxsize=64)
def _play(count: int, only: str) -> Choice:
    facts: Facts = {"count": count, "influence": only.split(".", maxsplit=1)[0]}
    return Choice("play", facts, WAR, "play", order=Shown.PLAY, only=only)


def play_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices of a card to play (H-3.0, H-4.7, H-6.5)."""
    choices: list[Choice] = []
    for card in state.influence[seat]:
        count = count_targets(state, state.box.kinds[card])
        if count:
            choices.append(_card(state.box, card, count))
    return choices


@lru_cache(maxsize=4096)
def _card(box: Box, card: int, count: int) -> Choice:
    kind = box.kinds[card]
    facts: Facts = {**influence_facts(box, card), "count": 0 if kind == TOVENAAR else count}
    by = BY_CATEGORY if kind == GOUDEN_HANDEL else BY_RING
    return Choice(box.influence[card], facts, opens="" if kind == TOVENAAR else by.name(INFLUENCE[kind], count + 1))


def play_facts(state: State, seat: int) -> Facts:
    """Return the side for which cards are played."""
    return {"side": side_word(state)}


def play(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Choose the card; if the card has a target, ask for it."""
    card = state.box.influence_card[keys[0]]
    kind = state.box.kinds[card]
    if kind != TOVENAAR:
        state.course.open(INFLUENCE[kind], card=card)
        return []
    spend(state, seat, card)
    state.course.tovenaar = True
    ask_again(state)
    return [_played(state, INFLUENCE[kind], NOTHING)]


def target_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices of an area as the target (H-8.1, H-8.3, H-6.5)."""
    kind = INFLUENCE.index(state.course.kind)
    return [_target(state, kind, area) for area in places(targets(state, kind))]


def _target(state: State, kind: int, area: int) -> Choice:
    """Return an area with what the card would do there."""
    card = state.standing[area]
    value = 0 if card == NOTHING or state.towers >> area & 1 else state.box.values[card]
    return area_choice(
        state,
        area,
        loss=0 if kind == PIONIER else value,
        gain=value if kind in (OVERVAL, INFILTRANT, PIONIER) else 0,
        asked_seats=protectors(state, state.holder[area]),
    )


def target_facts(state: State, seat: int) -> Facts:
    """Return the card that is played, and its side."""
    card = state.course.card
    return {"card": state.box.influence[card], **influence_facts(state.box, card), "side": side_word(state)}


def aim(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Aim the card at an area; the area's owner may be protected (H-8.4)."""
    area, word = state.box.place[keys[0]], state.course.kind
    spend(state, seat, state.course.card)
    events: list[Event] = [_played(state, word, area)]
    asked = protectors(state, state.holder[area])
    state.course.ask("")
    if asked:
        return [*events, open_window(state, "protect", word, area, asked)]
    return [*events, *apply(state, word, area, side(state))]


def gif_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices of a seat as the victim (H-8.3)."""
    return [
        Choice(
            str(victim),
            {
                "target_seat": victim,
                "hand": len(state.hands[victim]),
                "bricks": min(state.bricks[victim], state.box.gif_bricks),
                "asked_seats": protectors(state, victim),
            },
        )
        for victim in range(state.seats)
        if victim != seat
    ]


def gif_facts(state: State, seat: int) -> Facts:
    """Return the facts of ``gif``, with the bricks that the victim pays at most."""
    return {**target_facts(state, seat), "bricks": state.box.gif_bricks}


def gif(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Aim ``gif`` at a seat; the seat may be protected (H-8.4)."""
    victim = int(keys[0])
    spend(state, seat, state.course.card)
    events: list[Event] = [_played(state, "gif", NOTHING, victim)]
    asked = protectors(state, victim)
    state.course.ask("")
    if asked:
        return [*events, open_window(state, "protect", "gif", NOTHING, asked, target=victim)]
    return [*events, *poison(state, victim)]


def gouden_handel_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices of a card to sell (H-8.3)."""
    box, bricks, factor = state.box, state.bricks[seat], state.box.gouden_handel_factor
    return [
        priced_card(box, card, factor * box.values[card], bricks + factor * box.values[card])
        for card in state.hands[seat]
    ]


def gouden_handel_facts(state: State, seat: int) -> Facts:
    """Return the seat's bricks, and the card that is played."""
    return {
        "influence_card": state.box.influence[state.course.card],
        "influence": "gouden_handel",
        "side": side_word(state),
        "bricks": state.bricks[seat],
    }


def gouden_handel(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Play ``gouden_handel`` (H-8.3)."""
    spend(state, seat, state.course.card)
    return [_played(state, "gouden_handel", NOTHING), *sell_dear(state, state.box.card[keys[0]])]


def _played(state: State, word: str, area: int, victim: int = NOTHING) -> Event:
    """Play an influence card, for all to see."""
    holder = victim if area == NOTHING else state.holder[area]
    owner, owner_seats = owner_words(state.seats, holder)
    return happened.InfluencePlayed(
        round=state.round,
        seat=state.active,
        influence=word,
        side=side_word(state),
        area="" if area == NOTHING else state.box.areas[area].area,
        owner=owner,
        owner_seats=owner_seats,
        **building_facts(state.box, NOTHING if area == NOTHING else state.standing[area]),
        tower=0 if area == NOTHING else state.towers >> area & 1,
    )
