"""Every kind of question, with its choices and its answer side by side, and who is asked what (H-11)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.decision import Choice, Decision
from engine.event import Event
from engine.het_verraad import acting, building, buying, chips, drafting, income, master, playing, trading
from engine.het_verraad.components import CATEGORIES, RINGS
from engine.het_verraad.facts import MOST_KEYS, Facts
from engine.het_verraad.state import State
from engine.het_verraad.windows import window_questions

BACK = Choice("back")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of question: its choices but ``back``, its facts, and what an answer brings.

    ``by`` says by what a long list is divided in two steps: ``ring``, ``category``, or nothing.
    """

    choices: Callable[[State], list[Choice]]
    facts: Callable[[State], Facts]
    answer: Callable[[State, str], list[Event]]
    by: str = ""


KINDS: Mapping[str, Kind] = {
    "claim": Kind(drafting.claim_choices, drafting.claim_facts, drafting.claim, "ring"),
    "first_tower": Kind(drafting.first_tower_choices, drafting.first_tower_facts, drafting.first_tower),
    "take": Kind(income.take_choices, income.take_facts, income.take),
    "tovenaar": Kind(income.tovenaar_choices, income.tovenaar_facts, income.tovenaar),
    "act": Kind(acting.act_choices, acting.act_facts, acting.act),
    "buy": Kind(buying.buy_choices, buying.buy_facts, buying.buy, "ring"),
    "build": Kind(building.build_choices, building.build_facts, building.build, "category"),
    "build_on": Kind(building.build_on_choices, building.build_on_facts, building.build_on, "ring"),
    "tower": Kind(building.tower_choices, building.tower_facts, building.tower, "ring"),
    "swap": Kind(chips.swap_choices, chips.swap_facts, chips.swap),
    **dict.fromkeys(trading.SHOPS, Kind(trading.card_choices, trading.card_question_facts, trading.trade, "category")),
    "play": Kind(playing.play_choices, playing.play_facts, playing.play),
    **dict.fromkeys(playing.AREA_KINDS, Kind(playing.target_choices, playing.target_facts, playing.aim, "ring")),
    "gif": Kind(playing.gif_choices, playing.gif_facts, playing.gif),
    "gouden_handel": Kind(
        playing.gouden_handel_choices, playing.gouden_handel_facts, playing.gouden_handel, "category"
    ),
    "discard": Kind(trading.discard_choices, trading.discard_facts, trading.discard),
    "master": Kind(master.master_choices, master.master_facts, master.master),
    "master_to": Kind(master.master_to_choices, master.master_to_facts, master.master_to, "ring"),
}


def ask(state: State) -> dict[int, Decision]:
    """Everyone who is asked, and what: those of an open window, or the seat in turn."""
    if state.result is not None:
        return {}
    if state.reaction is not None:
        return window_questions(state, state.reaction)
    course = state.course
    kind = KINDS[course.kind]
    choices, facts = kind.choices(state), kind.facts(state)
    if course.group:
        chosen = (*(choice for choice in choices if choice.group == course.group), BACK)
        return {state.active: Decision(course.kind, chosen, facts=facts)}
    if course.path:
        choices.append(BACK)
    if kind.by and len(choices) > MOST_KEYS:
        return {state.active: Decision(f"{course.kind}_{kind.by}", _groups(course.kind, kind.by, choices), facts=facts)}
    return {state.active: Decision(course.kind, tuple(choices), facts=facts)}


def _groups(kind: str, by: str, choices: list[Choice]) -> tuple[Choice, ...]:
    """The rings or categories among the choices, then the choices that belong to none."""
    groups: list[Choice] = []
    for group in RINGS if by == "ring" else CATEGORIES:
        members = [choice for choice in choices if choice.group == group]
        if members:
            groups.append(Choice(group, _group_facts(by, group, members), group, kind))
    return (*groups, *(choice for choice in choices if not choice.group))


def _group_facts(by: str, group: str, members: list[Choice]) -> Facts:
    if by == "category":
        return {
            "category": group,
            "count": len(members),
            "buildings": tuple(str(choice.facts["building"]) for choice in members),
            "values": tuple(int(str(choice.facts["value"])) for choice in members),
        }
    facts: Facts = {"ring": group, "count": len(members), "areas": tuple(choice.key for choice in members)}
    prices = [int(str(choice.facts["price"])) for choice in members if "price" in choice.facts]
    return {**facts, "price": min(prices)} if prices else facts
