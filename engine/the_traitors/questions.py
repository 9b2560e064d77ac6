"""The kinds of questions: what can be chosen, and what an answer brings (T-8)."""

from collections.abc import Hashable, Mapping
from functools import lru_cache

from engine.decision import Choice, Decision, Keys
from engine.event import Event
from engine.hidden_roles import ballot
from engine.kinds import YES_NO, Facts, Kind, always, by_name, known
from engine.the_traitors import events as happened
from engine.the_traitors.components import DAGGER, FAITHFUL_KEY, GOLD, HAND, SHIELD, TRAITOR, player_number
from engine.the_traitors.rounds import agree, count_votes, go_on, kill, name_victim, note
from engine.the_traitors.sights import leaves, see, take
from engine.the_traitors.state import Hand, State, without_card
from engine.the_traitors.turns import after_playing, end_turn, lay_off


def ask(state: State) -> Mapping[int, Decision]:
    """Return the question of each seat that is asked, even if it has a single answer (T-8.2, T-8.3).

    A seat that has answered a question of all may answer again (T-8.4).
    """
    if state.phase == "over":
        return {}
    if state.phase == "turn":
        return {state.turn: KINDS[state.question].ask(state, state.turn)}
    if state.phase == "shield":
        return {state.victim: KINDS["shield"].ask(state, state.victim)}
    return KINDS[state.phase].ask_all(state, state.put_to, state.answers)


def _card(key: str) -> str:
    """Return the kind of the card of a key (T-8.1)."""
    return key.split(".", maxsplit=1)[0]


# --- the Traitor card (T-4) -------------------------------------------------------------------------------------------


def _recruit_choices(state: State, seat: int) -> tuple[Choice, ...]:
    """T-4.1; the dealt Traitor must reject (T-4.2)."""
    return (_REJECT,) if state.dealt[seat] == "traitor" else (_ACCEPT, _REJECT)


def _recruit_facts(state: State, seat: int) -> Facts:
    return {"role": state.dealt[seat], "cards": state.hands[seat]}


def _recruit(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """T-4.1. A dealt Traitor's rejection is like any other (T-4.2)."""
    state.question = "play"
    if keys[0] == "accept":
        state.recruited = seat
        return [happened.Recruited(round=state.round, seats=(seat,), seat=seat)]
    state.hands[seat] = without_card(state.hands[seat], TRAITOR)
    state.discard_pile.append(TRAITOR)
    state.rejected, state.rejecting = seat, True
    state.perhaps.clear()
    return [happened.TraitorCardRejected(round=state.round, seat=seat)]


# --- playing a card (T-2.2) -------------------------------------------------------------------------------------------


def _play_choices(state: State, seat: int) -> tuple[Choice, ...]:
    """T-2.2: a Shield is not among them, as it answers a murder only (T-5.3)."""
    return _playable(state.hands[seat])


def _cards_and_fund(state: State, seat: int) -> Facts:
    return {"cards": state.hands[seat], "fund": state.fund}


def _play_facts(state: State, seat: int) -> Facts:
    """Return hand and fund, the number of Daggers, and 1 if a Gold goes into the fund whatever the answer (T-2.3)."""
    hand = state.hands[seat]
    return {**_cards_and_fund(state, seat), "daggers": hand.count(DAGGER), "gold_only": int(_is_gold_only(hand))}


def _is_gold_only(hand: Hand) -> bool:
    return len(hand) > HAND and {*hand} <= {GOLD, TRAITOR}


def _is_played(keys: Keys) -> bool:
    """Return whether a card is played; everybody has seen such a card."""
    return keys != ("none",)


def _play(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    card = _card(keys[0])
    if card == DAGGER:
        state.question = "blackmail"
        return []
    if card != GOLD:
        return after_playing(state)
    state.played = GOLD
    leaves(state, seat, GOLD)
    state.fund += 1
    return [happened.GoldPlayed(round=state.round, seat=seat, fund=state.fund), *after_playing(state)]


# --- blackmail (T-5) --------------------------------------------------------------------------------------------------


def _blackmail_choices(state: State, seat: int) -> tuple[Choice, ...]:
    return _others(seat, tuple(state.living))


def _own_cards(state: State, seat: int) -> Facts:
    return {"cards": state.hands[seat]}


def _blackmail(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """T-5.1: the Dagger goes, the hand is seen, by nobody else (T-5.4)."""
    named = int(keys[0])
    state.question = "take"
    state.played, state.named = DAGGER, named
    state.blackmails.append((seat, named))
    leaves(state, seat, DAGGER)
    state.discard_pile.append(DAGGER)
    see(state, seat, named)
    cards = state.hands[named]
    return [
        happened.DaggerUsed(round=state.round, seat=seat, named_seat=named),
        happened.HandSeen(round=state.round, seats=(seat,), seat=seat, named_seat=named, cards=cards),
    ]


def _named(state: State) -> int:
    return known(state.named, "who is blackmailed")


def _take_choices(state: State, seat: int) -> tuple[Choice, ...]:
    """Anything but the Traitor card."""
    return _takeable(state.hands[_named(state)])


def _take_facts(state: State, seat: int) -> Facts:
    """Return whose hand it is, the hand, 1 if it shows a Traitor, and the role of the seat that sees it."""
    named = _named(state)
    cards = state.hands[named]
    seen: Facts = {"cards": cards, "exposed": int(TRAITOR in cards), "role": state.role(seat)}
    return {"named_seat": named, "number": player_number(named), **seen}


def _take(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """T-5.1; of a Dagger nothing is told before T-5.2 is answered."""
    card = _card(keys[0])
    if card == DAGGER:
        state.question = "again"
        return []
    return [*_taken(state, seat, card), *after_playing(state)]


def _again_choices(state: State, seat: int) -> tuple[Choice, ...]:
    return (_NONE, *_others(seat, tuple(state.living)))


def _again_facts(state: State, seat: int) -> Facts:
    named = _named(state)
    return {"named_seat": named, "number": player_number(named)}


def _again(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """T-5.2."""
    events = _taken(state, seat, DAGGER)
    return events + (after_playing(state) if keys[0] == "none" else _blackmail(state, seat, keys))


def _taken(state: State, seat: int, card: str) -> list[Event]:
    """Move the card to its taker, if any was taken, and tell everybody that much."""
    named = _named(state)
    state.named = None
    if card == "none":
        return [happened.CardNotTaken(round=state.round, seat=seat, named_seat=named)]
    take(state, seat, named, card)
    both = (seat, named)
    return [
        happened.CardTaken(round=state.round, seat=seat, named_seat=named),
        happened.TakenCardSeen(round=state.round, seats=both, seat=seat, named_seat=named, card=card),
    ]


# --- discarding (T-2.3) -----------------------------------------------------------------------------------------------


def _discard_choices(state: State, seat: int) -> tuple[Choice, ...]:
    return _discardable(state.hands[seat])


def _discard_facts(state: State, seat: int) -> Facts:
    """Return hand and fund, and the number of kinds among which the seat can choose."""
    return {**_cards_and_fund(state, seat), "kinds": len({*state.hands[seat]} - {TRAITOR})}


def _discard(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    card = _card(keys[0])
    leaves(state, seat, card)
    lay_off(state, card)
    event = happened.CardDiscarded(round=state.round, seat=seat, card=card, fund=state.fund)
    return [event, *end_turn(state)]


# --- murder (T-3.4 to T-3.6) ------------------------------------------------------------------------------------------


def _murder_choices(state: State, seat: int) -> tuple[Choice, ...]:
    return _others(seat, tuple(state.living)) if state.role(seat) == "traitor" else (_FAITHFUL,)


def _murder_facts(state: State, seat: int) -> Facts:
    fellow, seats = _fellow(state, seat)
    round_ = {"event_number": len(state.events), "living": len(state.living)}
    return {"role": state.role(seat), **round_, "fellow": fellow, "fellow_seats": seats}


def _murder_alike(state: State) -> Hashable:
    fellows = [_fellow(state, seat) for seat in state.living]
    return tuple(state.dealt), state.recruited, len(state.events), tuple(fellows)


def _fellow(state: State, seat: int) -> tuple[str, tuple[int, ...]]:
    """Return whether a Traitor has another beside it, for all it knows, and the seat whose card it has seen.

    The card stays in a hand only if it was accepted (T-4.1). A recruited seat knows that another was dealt the role.
    """
    if state.role(seat) != TRAITOR:
        return "none", ()
    if seen := [other for other, cards in state.sights[seat].items() if TRAITOR in cards]:
        return "seen", tuple(seen)
    if seat == state.recruited:
        return ("surely" if state.dealt.index(TRAITOR) in state.living else "none"), ()
    return ("none" if TRAITOR in state.discard_pile else "perhaps"), ()


def _shield_choices(state: State, seat: int) -> tuple[Choice, ...]:
    return YES_NO


def _event(state: State, seat: int) -> Facts:
    return {"event_number": len(state.events)}


def _shield(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """T-3.6."""
    if keys[0] == "no":
        declined = happened.ShieldDeclined(round=state.round, seat=seat, number=player_number(seat))
        return [declined, *kill(state, seat)]
    leaves(state, seat, SHIELD)
    state.discard_pile.append(SHIELD)
    note(state, outcome="saved")
    used = happened.ShieldUsed(round=state.round, seat=seat, number=player_number(seat))
    return [used, *go_on(state)]


# --- banishment (T-3.7 to T-3.10) -------------------------------------------------------------------------------------


def _vote_choices(state: State, seat: int) -> tuple[Choice, ...]:
    return _suspected(seat, state.suspects)


def _vote_facts(state: State, seat: int) -> Facts:
    """Return the facts of a vote; a revote differs in its ballot.

    A seat that is tied with a single rival can vote for nobody else (T-3.7).
    """
    rivals = tuple([one for one in state.suspects if one != seat])
    return {
        "rival_seats": rivals if len(rivals) == 1 else (),
        "ballot": state.ballot,
        "final": int(state.is_final),
        "suspect_seats": state.suspects,
        "living_seats": tuple(state.living),
        "event_number": len(state.events),
    }


def _vote_alike(state: State) -> Hashable:
    return state.suspects, state.ballot, state.is_final, len(state.events)


def _end_choices(state: State, seat: int) -> tuple[Choice, ...]:
    return YES_NO


def _end_facts(state: State, seat: int) -> Facts:
    """T-3.10; the Event, what everybody has seen, and what the living share if none is a Traitor."""
    living = len(state.living)
    stakes = {"fund": state.fund, "living": living, "share": state.fund // living}
    return {**_event(state, seat), "seen": _seen(state), **stakes}


def _end_alike(state: State) -> Hashable:
    return len(state.events), _seen(state), state.fund, len(state.living)


def _seen(state: State) -> int:
    """Return 2 if everybody knows of a living Traitor, for it murdered another; 1 if the Traitor card was seen."""
    out = [state.fates[seat] for seat in range(state.seats) if state.fates[seat] and state.role(seat) == "traitor"]
    return 2 if out == ["murdered"] else int(TRAITOR in state.discard_pile)


KINDS = by_name(
    Kind(
        name="recruit", command="recruit", choices=_recruit_choices, facts=_recruit_facts, answer=_recruit, final=always
    ),
    Kind(name="play", command="play", choices=_play_choices, facts=_play_facts, answer=_play, final=_is_played),
    Kind(
        name="blackmail",
        command="blackmail",
        choices=_blackmail_choices,
        facts=_own_cards,
        answer=_blackmail,
        final=always,
    ),
    Kind(name="take", command="take", choices=_take_choices, facts=_take_facts, answer=_take, final=always),
    Kind(name="again", command="blackmail", choices=_again_choices, facts=_again_facts, answer=_again, final=always),
    Kind(
        name="discard", command="discard", choices=_discard_choices, facts=_discard_facts, answer=_discard, final=always
    ),
    ballot(
        name="murder",
        command="murder",
        choices=_murder_choices,
        facts=_murder_facts,
        alike=_murder_alike,
        counted=name_victim,  # T-3.4
        tells="choice",
    ),
    Kind(name="shield", command="shield", choices=_shield_choices, facts=_event, answer=_shield, final=always),
    ballot(
        name="vote",
        command="vote",
        choices=_vote_choices,
        facts=_vote_facts,
        alike=_vote_alike,
        counted=count_votes,  # T-3.7
        talks=True,
        public=True,
    ),
    ballot(
        name="end",
        command="end",
        choices=_end_choices,
        facts=_end_facts,
        alike=_end_alike,
        counted=agree,  # T-3.10
    ),
)

# --- choices (T-8.1) --------------------------------------------------------------------------------------------------

_NONE = Choice("none", quiet=True)
_GOLD_ANYWAY = Choice("none", {"card": GOLD}, quiet=True, order=1)
"""Playing nothing where Gold is discarded next, come what may: Gold that is played is offered in its place."""
_ACCEPT, _REJECT = Choice("accept"), Choice("reject")
_FAITHFUL = Choice(FAITHFUL_KEY)


@lru_cache(maxsize=64)
def _seat(seat: int) -> Choice:
    return Choice(str(seat), {"seat": seat, "number": player_number(seat)})


@lru_cache(maxsize=2048)
def _others(seat: int, seats: tuple[int, ...]) -> tuple[Choice, ...]:
    return tuple([_seat(other) for other in seats if other != seat])


@lru_cache(maxsize=2048)
def _suspected(seat: int, suspects: tuple[int, ...]) -> tuple[Choice, ...]:
    """Return the choices of suspects whom a seat may name; ``only`` is 1 if it may name nobody else."""
    others = _others(seat, suspects)
    return tuple([Choice(one.key, {**one.facts, "only": int(len(others) == 1)}) for one in others])


@lru_cache(maxsize=1024)
def _playable(hand: Hand) -> tuple[Choice, ...]:
    return (_GOLD_ANYWAY if _is_gold_only(hand) else _NONE, *_cards(hand, GOLD, DAGGER))


@lru_cache(maxsize=1024)
def _takeable(hand: Hand) -> tuple[Choice, ...]:
    return (_NONE, *_cards(hand, GOLD, DAGGER, SHIELD))


@lru_cache(maxsize=1024)
def _discardable(hand: Hand) -> tuple[Choice, ...]:
    return _cards(hand, GOLD, DAGGER, SHIELD)


def _cards(hand: Hand, *kinds: str) -> tuple[Choice, ...]:
    return tuple(
        [Choice(f"{card}.{number}", {"card": card}) for card in kinds for number in range(1, hand.count(card) + 1)]
    )
