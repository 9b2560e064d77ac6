"""The kinds of questions: what can be chosen, and what an answer brings (H-11)."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from engine.decision import Choice, Decision, Objection
from engine.event import Event
from engine.het_verraad.board.facts import BY_CATEGORY, BY_RING
from engine.het_verraad.board.objections import ByKey, against_area, elsewhere, not_in_hand, of
from engine.het_verraad.influence import playing, reactions, windows
from engine.het_verraad.master import leading, moving
from engine.het_verraad.phases import acting, building, buying, chips, discarding, drafting, income, towers, trading
from engine.het_verraad.state import State
from engine.kinds import BACK, Kind, Then, by_name


def ask(state: State) -> Mapping[int, Decision]:
    """Return each seat that is asked, with its question: seats of an open window, or the seat in turn."""
    if state.result is not None:
        return {}
    reaction = state.reaction
    if reaction is not None:
        kind = KINDS[reaction.kind]
        return {seat: kind.ask(state, seat) for seat in sorted(reaction.asked) if seat not in reaction.answers}
    return {state.active: KINDS[state.course.kind].ask(state, state.active)}


def _with_back(kind: Kind[State]) -> Kind[State]:
    """Return the kind as it is asked in a turn.

    If a way leads back, ``back`` is a choice too.
    """

    def choices(state: State, seat: int) -> Iterable[Choice]:
        found = kind.choices(state, seat)
        return (*found, BACK) if state.course.path else found

    def answer(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        if keys[0] != BACK.key:
            return kind.answer(state, seat, keys)
        state.course.back()
        return []

    return replace(kind, choices=choices, answer=answer)


def _whole(kind: Kind[State]) -> Kind[State]:
    """Return the kind with its objection, and with the marks of what an answer changed.

    The marks go when another answer has consequences.
    """

    def answer(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        changed, attack = state.changed, state.attack
        state.changed, state.attack = 0, None
        events = kind.answer(state, seat, keys)
        if not events:  # nobody can notice
            state.changed, state.attack = changed, attack
        return events

    return replace(kind, answer=answer, objection=_OBJECTIONS[kind.name])


_OBJECTIONS: Mapping[str, ByKey] = {
    "claim": of("area", drafting.against_claim),
    "first_tower": of("area", lambda state, seat, area: against_area(state, area, {"not_own": state.owned[seat]})),
    "take": income.take_objection,
    "tovenaar": of("card", lambda state, seat, card: elsewhere(state, "not_seen", card)),
    "act": acting.act_objection,
    "buy": of("area", buying.against_buying),
    "build": of("card", building.against_building),
    "build_on": of("area", building.against_site),
    "tower": of("area", towers.against_tower),
    "swap": chips.swap_objection,
    **{name: trading.trade_objection(name) for name in trading.SHOPS},
    "discard": discarding.discard_objection,
    "play": of("influence", playing.against_playing),
    **{name: of("area", playing.against_aim(name)) for name in playing.AREA_KINDS},
    "gif": lambda state, seat, key: Objection("own_seat" if key == str(seat) else "unknown_seat"),
    "gouden_handel": of("card", not_in_hand),
    "protect": windows.reaction_objection("protect"),
    "block": windows.reaction_objection("block"),
    "master": leading.master_objection,
    "master_to": of("area", moving.against_destination),
}
CARD = ("building", "category", "value")
"""The facts by which texts name a building card."""

_TURN = (
    Kind(
        name="claim",
        command="claim",
        choices=drafting.claim_choices,
        facts=drafting.claim_facts,
        answer=drafting.claim,
        by=BY_RING,
        recalled=("area",),
    ),
    Kind(
        name="first_tower",
        command="tower",
        choices=drafting.first_tower_choices,
        facts=drafting.first_tower_facts,
        answer=drafting.first_tower,
        recalled=("area",),
    ),
    Kind(
        name="take",
        command="take",
        choices=income.take_choices,
        facts=income.take_facts,
        answer=income.take,
        fleeting=True,
        recalled=CARD,
    ),
    Kind(
        name="act",
        command="act",
        choices=acting.act_choices,
        facts=acting.act_facts,
        answer=acting.act,
        recalled=("price", "red"),
    ),
    Kind(
        name="buy",
        command="buy",
        choices=buying.buy_choices,
        facts=buying.buy_facts,
        answer=buying.buy,
        by=BY_RING,
        recalled=("area", "price", "block_seats"),
    ),
    Kind(
        name="build",
        command="build",
        choices=building.build_choices,
        facts=building.build_facts,
        answer=building.build,
        by=BY_CATEGORY,
        recalled=CARD,
    ),
    Kind(
        name="build_on",
        command="build",
        choices=building.build_on_choices,
        facts=building.build_on_facts,
        answer=building.build_on,
        by=BY_RING,
        recalled=(*CARD, "area", "old_building", "old_value"),
    ),
    Kind(
        name="tower",
        command="tower",
        choices=towers.tower_choices,
        facts=towers.tower_facts,
        answer=towers.tower,
        by=BY_RING,
        recalled=("area",),
    ),
    Kind(
        name="swap",
        command="swap",
        choices=chips.swap_choices,
        facts=chips.swap_facts,
        answer=chips.swap,
        recalled=("value",),
    ),
    *(
        Kind(
            name=name,
            command="sell" if name in trading.SELLING else "market",
            choices=trading.card_choices,
            facts=trading.card_question_facts,
            answer=trading.trade,
            by=BY_CATEGORY,
            recalled=(*CARD, "price"),
        )
        for name in trading.SHOPS
    ),
    Kind(
        name="play",
        command="play",
        choices=playing.play_choices,
        facts=playing.play_facts,
        answer=playing.play,
        recalled=("influence",),
    ),
    *(
        Kind(
            name=name,
            command="play",
            choices=playing.target_choices,
            facts=playing.target_facts,
            answer=playing.aim,
            by=BY_RING,
            recalled=("influence", "area", "owner", "owner_seats", *CARD, "tower"),
        )
        for name in playing.AREA_KINDS
    ),
    Kind(
        name="gif",
        command="play",
        choices=playing.gif_choices,
        facts=playing.gif_facts,
        answer=playing.gif,
        recalled=("influence", "target_seat"),
    ),
    Kind(
        name="gouden_handel",
        command="play",
        choices=playing.gouden_handel_choices,
        facts=playing.gouden_handel_facts,
        answer=playing.gouden_handel,
        by=BY_CATEGORY,
        recalled=("influence", *CARD, "price"),
    ),
    Kind(
        name="tovenaar",
        command="play",
        choices=income.tovenaar_choices,
        facts=income.tovenaar_facts,
        answer=income.tovenaar,
        recalled=CARD,
    ),
    Kind(
        name="discard",
        command="discard",
        choices=discarding.discard_choices,
        facts=discarding.discard_facts,
        answer=discarding.discard,
        recalled=("influence",),
    ),
    Kind(
        name="master",
        command="master",
        choices=leading.master_choices,
        facts=leading.master_facts,
        answer=leading.master,
        final=leading.is_rolled,
        then=Then("master", "done", after="attack"),
        recalled=("steps", "area", "target_seat"),
    ),
    Kind(
        name="master_to",
        command="master",
        choices=moving.master_to_choices,
        facts=moving.master_to_facts,
        answer=moving.master_to,
        by=BY_RING,
        recalled=("area",),
    ),
)
_WINDOWS = tuple(
    Kind(
        name=name,
        command="react",
        choices=windows.reaction_choices,
        facts=facts,
        answer=reactions.react,
        standing=windows.PASS.key,
        recalled=("influence", "held"),
    )
    for name, facts in {"protect": windows.protect_facts, "block": windows.block_facts}.items()
)

KINDS = by_name(*map(_whole, (*map(_with_back, _TURN), *_WINDOWS)))
