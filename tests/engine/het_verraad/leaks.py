"""Does a seat learn what it must not know? A match is walked through beside other possible truths.

Before every answer, for an onlooker, the seat that answers and others by turns, all that they cannot know is replaced
by another possibility (``determinize``). View and decision must be the very same. Then the same happens in both worlds,
and what is told and seen next must be the same too. What the answer lawfully shows of hands and piles is first put
there in the other world. Who has answered in a reaction window, and what, is secret until the last answer is in
(H-8.5); what a seat says before anything comes of it is its own.
"""

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from engine import Decision, Event, Match, SeededChance, visible
from engine.het_verraad.questions import ask
from engine.het_verraad.state import State
from engine.het_verraad.view import HetVerraadView
from tests.engine.het_verraad.script import now
from tests.matches import seed_of

GROUPED = ("_ring", "_category")
PRIVATE = ("card_seen", "sorcerer_saw", "influence_seen", "chip_seen", "swap_seen")
"""Events that only the seat in turn is told."""
REVEALED = "chips_revealed"
"""What shows black chips, and settles who has won by them (H-10.2)."""


def walk(match: Match, answers: Sequence[tuple[int, tuple[str, ...]]], unseen: int = 0) -> None:
    """Gives the answers to the match and fails at the first thing somebody learns that is secret.

    The first ``unseen`` answers are given without looking.
    """
    said: list[str] = []
    for number, (seat, keys) in enumerate(answers):
        key, state = keys[0], the_state(match)
        root, in_window = len(state.course.path) == 0, state.reaction is not None
        said = [] if root else said
        if number < unseen:
            events: Sequence[Event] = match.play(seat, keys)
        else:
            viewers = {None, seat, number % match.seats, (number // match.seats) % match.seats}
            if in_window:
                viewers.update(range(match.seats))
            others = {viewer: _other_truth(match, viewer, number) for viewer in viewers}
            truth, before = state.copy(), {viewer: now(match, viewer) for viewer in viewers}
            asked = dict(match.decisions)
            events = match.play(seat, keys)
            for viewer, other in others.items():
                if not events:
                    _silent(match, viewer, seat, key, before[viewer], asked, other)
                elif in_window:
                    _closed(match, events, truth, other, viewer, seat, key)
                else:
                    said_there = [] if viewer == seat else said
                    _compare(match, events, truth, other, viewer, (seat, [*said_there, key]))
        said = said[:-1] if key == "back" else [*said, key]


def the_state(match: Match) -> State:
    """The whole truth of a match."""
    state = match._state
    assert isinstance(state, State)
    return state


def _other_truth(match: Match, viewer: int | None, number: int) -> State:
    """Another state that may be the true one for the viewer; it looks and asks the same."""
    view = now(match, viewer)
    other: State = match.game.determinize(view, SeededChance(seed_of(f"{number} {viewer}")))
    assert match.game.view(other, viewer) == view, "the view depends on a secret"
    asked = match.game.decisions(other)
    if view.window is None:
        assert asked.keys() == match.decisions.keys(), "who is asked depends on a secret"
    assert (viewer in asked) == (viewer in match.decisions), "who is asked depends on a secret"
    if viewer in asked:
        assert viewer is not None and asked[viewer] == match.decisions[viewer], "the decision depends on a secret"
    return other


# --- what nobody notices ----------------------------------------------------------------------------------------------


def _silent(
    match: Match,
    viewer: int | None,
    seat: int,
    key: str,
    before: HetVerraadView,
    asked: dict[int, Decision],
    other: State,
) -> None:
    """Nothing came of the answer: nothing is seen of it but by the seat, and that does not depend on a secret."""
    view = now(match, viewer)
    if before.window is not None:
        own = {"asked": tuple(one for one in before.asked if one != seat), "reply": key}
        known = msgspec.structs.replace(before, **(own if viewer == seat else {}))
        assert view == known, "a single reaction is seen"
    elif viewer == seat:
        match.game.play(other, seat, (key,))
        assert view == match.game.view(other, viewer), "the next view depends on a secret"
        assert match.decisions[seat] == match.game.decisions(other)[seat], "the next decision depends on a secret"
    else:
        assert view == before, "an unfinished choice is seen"
    if viewer != seat and viewer in asked:
        assert match.decisions[viewer] == asked[viewer], "an unfinished choice is seen"


# --- what everybody notices -------------------------------------------------------------------------------------------


def _closed(
    match: Match, events: Sequence[Event], truth: State, other: State, viewer: int | None, seat: int, key: str
) -> None:
    """The last reaction: in the other world the same card is played, or none, whoever else held one (H-8.5)."""
    reaction, there = truth.reaction, other.reaction
    assert reaction is not None
    assert there is not None
    answers = {**reaction.answers, seat: key}
    first = next((one for one in reaction.asked if answers[one] != "pass"), None)
    if first is not None and first != viewer:
        _give_influence(other, first, answers[first])
    for one in reaction.asked:
        if one not in (viewer, first) and (first is None or _before(reaction.asked, one, first)):
            answers[one] = "pass"
        elif one not in (viewer, first):
            held = match.game.decisions(other)
            answers[one] = there.answers.get(one) or held[one].keys[-1]
            if answers[one] not in [other.box.influence[card] for card in other.influence[one]]:
                answers[one] = "pass"
    last = seat if viewer is None or viewer == seat else next(one for one in (*reaction.asked, seat) if one != viewer)
    other.reaction = replace(there, answers={one: said for one, said in answers.items() if one != last})
    other.questions = match.game.decisions(other)
    _compare(match, events, truth, other, viewer, (last, [answers[last]]))


def _before(asked: Sequence[int], one: int, first: int) -> bool:
    return asked.index(one) < asked.index(first)


def _compare(
    match: Match, events: Sequence[Event], truth: State, other: State, viewer: int | None, said: tuple[int, list[str]]
) -> None:
    """The same is said in the other world; what is told and seen then must be the same."""
    seat, keys = said
    rules = match.game
    _align(match, events, truth, other, viewer, keys)
    theirs: list[Event] = []
    for key in keys:
        theirs = _say(match, other, seat, key, viewer)
    if any(event.kind == REVEALED for event in (*events, *theirs)) or _one_category(the_state(match), other):
        return
    assert list(visible(events, viewer)) == list(visible(theirs, viewer)), "an event depends on a secret"
    assert now(match, viewer) == rules.view(other, viewer), "the next view depends on a secret"
    if viewer in match.decisions:
        assert viewer is not None and match.decisions[viewer] == rules.decisions(other)[viewer], (
            "the next decision depends on a secret"
        )


def _one_category(*states: State) -> bool:
    """Whether three open cards of one category stay, which tells what is left in the deck (H-3.5)."""
    return any(len({one.box.categories[card] for card in one.open if card >= 0}) == 1 for one in states)


def _say(match: Match, other: State, seat: int, key: str, viewer: int | None) -> list[Event]:
    """One answer in the other world, where lists may be shorter or longer, and other chips may be swapped."""
    rules, decision = match.game, match.game.decisions(other)[seat]
    if decision.kind == "swap" and viewer != seat:
        return rules.play(other, seat, decision.keys[:1])
    if key in decision.keys:
        return rules.play(other, seat, (key,))
    if decision.kind.endswith(GROUPED):
        group = next(
            choice.key
            for choice in decision.choices
            if key in (*_row(choice.facts.get("areas")), *_keys(other, choice.facts.get("buildings")))
        )
        rules.play(other, seat, (group,))
        return rules.play(other, seat, (key,))
    return []  # a group that is not asked for there


def _row(fact: object) -> tuple[str, ...]:
    return tuple(map(str, fact)) if isinstance(fact, tuple) else ()


def _keys(other: State, names: object) -> tuple[str, ...]:
    """Building cards of these names."""
    return tuple(one.card for one in other.box.buildings if one.name in _row(names))


# --- what the answer shows --------------------------------------------------------------------------------------------


def _align(
    match: Match, events: Sequence[Event], truth: State, other: State, viewer: int | None, keys: Sequence[str]
) -> None:
    """Dice fall the same, and what the answer shows is where it is in the true world."""
    copied = truth.chance
    assert isinstance(copied, SeededChance)
    other.chance = copied.copy()
    seat, box = truth.active, truth.box
    shown = [event.kind for event in events if viewer == seat or event.kind not in PRIVATE]
    drawn = shown.count("card_opened") + shown.count("card_seen")
    drawn += box.tovenaar_cards if "sorcerer_saw" in shown or "card_put_under" in shown else 0
    for place in range(min(drawn, len(truth.deck))):
        _swap_building(other, other.deck[place], truth.deck[place])
    if truth.course.seen:
        other.course.seen = truth.course.seen
    if "influence_seen" in shown and truth.influence_deck:
        _swap_influence(other, other.influence_deck[0], truth.influence_deck[0])
    if "chip_seen" in shown or "swap_seen" in shown:
        _swap_chip(other, other.stack[0], truth.stack[0])
    if viewer != seat and truth.reaction is None:
        for key in keys:
            if key in box.card and box.card[key] in truth.hands[seat]:
                _give_building(other, seat, key, viewer)
            elif key in box.influence_card and box.influence_card[key] in truth.influence[seat]:
                _give_influence(other, seat, key)
    poisoned = next((event for event in events if event.kind == "poisoned"), None)
    if poisoned is not None:
        victim = int(msgspec.structs.asdict(poisoned)["target_seat"])
        if victim != viewer:
            for here in truth.hands[victim]:
                strange = [card for card in other.hands[victim] if card not in truth.hands[victim]]
                if here not in other.hands[victim]:
                    _swap_building(other, strange[0], here)
    other.questions = ask(other)


def _give_building(other: State, seat: int, key: str, viewer: int | None) -> None:
    """The seat has that card in hand in the other world, too."""
    card = other.box.card[key]
    if card not in other.hands[seat]:
        known = {*other.known[seat], *(() if viewer is None else other.glimpsed[viewer])}
        _swap_building(other, next(one for one in other.hands[seat] if one not in known), card)


def _give_influence(other: State, seat: int, key: str) -> None:
    """The seat has that influence card in hand in the other world, too."""
    card = other.box.influence_card[key]
    if card not in other.influence[seat]:
        _swap_influence(other, other.influence[seat][0], card)


def _swap_building(other: State, one: int, two: int) -> None:
    _swap([other.deck, *other.hands], one, two)
    for hand in other.hands:
        hand.sort()


def _swap_influence(other: State, one: int, two: int) -> None:
    _swap([other.influence_deck, *other.influence], one, two)
    for hand in other.influence:
        hand.sort()


def _swap_chip(other: State, one: int, two: int) -> None:
    _swap([other.stack, *other.black], one, two)
    for chips in other.black:
        chips.sort()


def _swap(piles: Sequence[list[int]], one: int, two: int) -> None:
    """Two cards or chips change places, wherever they are."""
    for pile in piles:
        pile[:] = [two if card == one else one if card == two else card for card in pile]
