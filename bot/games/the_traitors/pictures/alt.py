"""Boards and hands of The Traitors in words, for people who cannot see the pictures."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.games.the_traitors.pictures.board import phase_words
from bot.games.the_traitors.pictures.hand import out_words, own_role, sight_words
from bot.games.the_traitors.pictures.news import outcome_words, sharing
from bot.games.the_traitors.pictures.votes import former_ballot, last_ballot, last_event, refused
from bot.pictures.sentences import fitted, sentence, waiting_words
from bot.texts import Speaker
from engine.the_traitors.components import EVENTS, FINAL_BANISHMENT, KINDS, TRAITOR
from engine.the_traitors.view import EventView, TheTraitorsView
from engine.view import Result


def board_alt(view: TheTraitorsView, names: Sequence[str], say: Speaker) -> str:
    """Describe the board in words, the most important first."""
    facts = [_status(view, names, say)]
    facts += _going_on(view, names, say)
    facts += [_seat(view, seat, names[seat], say) for seat in range(view.seats)]
    votes, events, discards = _votes(view, names, say), _events(view, names, say), [_discards(view, say)]
    ways: tuple[list[str], ...] = ([*votes, *discards, *events], [*votes, *discards], votes, [])
    return fitted(facts, ways, say("reading-more", whole="board"))


def hand_alt(view: TheTraitorsView, seat: int, names: Sequence[str], say: Speaker) -> str:
    """Describe in words the hand of the seat to which the view belongs, and the other seats."""
    facts, board = _hand(view, seat, names, say)
    return fitted(facts, (board, board[: view.seats], []), say("reading-more", whole="hand"))


def hand_words(view: TheTraitorsView, seat: int, names: Sequence[str], say: Speaker) -> list[str]:
    """Return in lines all that a seat holds and knows."""
    facts, board = _hand(view, seat, names, say)
    return [*facts, *board]


def _hand(view: TheTraitorsView, seat: int, names: Sequence[str], say: Speaker) -> tuple[list[str], list[str]]:
    """Tell the hand of the seat to which the view belongs; then all seats, votes and Daggers."""
    facts = [say("the_traitors-alt-owner", name=names[seat], role=own_role(view, seat))]
    if out := out_words(view, seat, say):
        return [*facts, out], []
    if view.recruited:
        facts.append(f"{say('the_traitors-picture-recruited')}.")
    hand = say("the_traitors-alt-hand", cards=view.hand) if view.hand else f"{say('the_traitors-picture-no-hand')}."
    facts.append(hand)
    for sight in view.sights:
        if TRAITOR in sight.cards:
            facts.append(say("the_traitors-alt-owner", name=names[sight.seat], role=TRAITOR))
        note = sight_words(sight.complete, len(sight.cards), view.table[sight.seat].hand_size, say)
        facts.append(
            say("the_traitors-alt-sight", name=names[sight.seat], cards=cards_words(sight.cards, say), note=note)
        )
    return facts, [*(_seat(view, one, names[one], say) for one in range(view.seats)), *_votes(view, names, say)]


def _status(view: TheTraitorsView, names: Sequence[str], say: Speaker) -> str:
    """Name the winners, or the seats that are awaited and the phase; then the round."""
    if view.result is not None:
        return over_words(view, view.result, names, say)
    now = phase_words(view, say)
    if waiting := waiting_words(view, names, say):
        now = f"{waiting} ({now})" if now else waiting
    elif view.ended:
        now = ending_words(view, say)
    return ". ".join(filter(None, (now, say("the_traitors-alt-round", round=view.round, rounds=view.rounds))))


def over_words(view: TheTraitorsView, result: Result, names: Sequence[str], say: Speaker) -> str:
    """Name the winners, and the last round."""
    winners = _people(result.winners, names)
    return say("the_traitors-alt-over", winners=winners, count=len(result.winners), round=view.round)


def ending_words(view: TheTraitorsView, say: Speaker) -> str:
    """Tell why a round is over, and who shares its fund."""
    reason = say("the_traitors-picture-ended", key=view.ended)
    return f"{reason}: {say('the_traitors-picture-shared', role=sharing(view)[0])}"


def _going_on(view: TheTraitorsView, names: Sequence[str], say: Speaker) -> list[str]:
    """Tell the turn, the subject of the vote, the prize fund, the Event, and the cards and Events to come."""
    facts = []
    event = last_event(view)
    if view.result is not None:
        facts.append(f"{ending_words(view, say)}.")
    elif not view.ended:
        facts.append(say("the_traitors-alt-turn", name=names[view.turn]))
    if view.named is not None:
        facts.append(say("the_traitors-alt-named", name=names[view.named]))
    if view.phase == "end" and view.rejecting:
        facts.append(f"{names[view.turn]} {say('the_traitors-alt-rejected')}.")
    elif view.ballot:
        facts.append(say("the_traitors-alt-ballot", number=view.ballot, names=_people(view.suspects, names)))
    elif event and not view.ended:
        facts.append(sentence(_event(event, names, say)))
    elif not view.ended:
        living = sum(public.living for public in view.table)
        facts.append(f"{say('the_traitors-picture-living', count=living)}.")
    facts.append(say("the_traitors-alt-fund", fund=view.fund))
    past = [event for event in view.events if event.event != FINAL_BANISHMENT]
    facts.append(say("the_traitors-alt-deck", deck=view.deck, events=len(past), most=EVENTS))
    return facts


def _seat(view: TheTraitorsView, seat: int, name: str, say: Speaker) -> str:
    public = view.table[seat]
    facts = [say("the_traitors-alt-seat", name=name, score=public.score)]
    if public.fate:
        facts.append(say("the_traitors-alt-fate", key=public.fate))
    else:
        facts.append(say("the_traitors-alt-cards", count=public.hand_size))
    if public.role:
        facts.append(say("the_traitors-role", key=public.role))
    if public.shown:
        facts.append(say("the_traitors-alt-showed", cards=cards_words(public.shown, say)))
    if view.ended and public.gains and public.living:
        facts.append(say("the_traitors-alt-gain", hand=public.gains[-1].hand, fund=public.gains[-1].fund))
    return ", ".join([*facts, *marks_words(view, seat, say)]) + "."


def marks_words(view: TheTraitorsView, seat: int, say: Speaker) -> Iterator[str]:
    """Tell what else lies before a seat: that it deals, has played, has rejected the Traitor card."""
    if seat == view.dealer:
        yield say("the_traitors-alt-dealer")
    if seat == view.turn and view.played:
        yield say("the_traitors-alt-played", key=view.played)
    if seat == view.rejected:
        yield say("the_traitors-alt-rejected")


def _votes(view: TheTraitorsView, names: Sequence[str], say: Speaker) -> list[str]:
    facts = []
    if ballot := last_ballot(view) or former_ballot(view):
        votes = ", ".join(
            say("the_traitors-alt-vote", voter=names[one], voted=names[other]) for one, other in ballot.votes
        )
        facts.append(say("the_traitors-alt-votes", votes=votes))
    if seats := refused(view):
        facts.append(say("the_traitors-alt-refused", names=_people(seats, names)))
    pairs = () if view.ended else dict.fromkeys(view.blackmails)
    return facts + [say("the_traitors-reading-named", name=names[one], victim=names[other]) for one, other in pairs]


def _events(view: TheTraitorsView, names: Sequence[str], say: Speaker) -> list[str]:
    past = [_event(event, names, say) for event in view.events if event.outcome]
    return [say("the_traitors-alt-events", events="; ".join(past))] if len(past) > 1 else []


def _event(event: EventView, names: Sequence[str], say: Speaker) -> str:
    name, words = say("the_traitors-event", key=event.event), outcome_words(event, say)
    if event.outcome == "quiet":
        return name
    return f"{name}: {names[event.victim]} {words}" if event.victim is not None else f"{name}: {words}"


def _discards(view: TheTraitorsView, say: Speaker) -> str:
    counts = Counter(view.discard_pile)
    if not counts:
        return say("the_traitors-alt-no-discards")
    kinds = [f"{say('the_traitors-card', key=kind)} {counts[kind]}" for kind in KINDS if counts[kind]]
    return say("the_traitors-alt-discards", cards=", ".join(kinds))


def cards_words(cards: Sequence[str], say: Speaker) -> str:
    """Name cards; a dash if there are none."""
    return ", ".join(say("the_traitors-card", key=card) for card in cards) if cards else "–"


def _people(seats: Sequence[int], names: Sequence[str]) -> str:
    """Return the names of seats."""
    return ", ".join(names[seat] for seat in seats)
