"""The board of The Traitors in words, whole, for people who read: a line for each seat, Event and ballot."""

from collections.abc import Iterator, Sequence

from bot.games.the_traitors.pictures.alt import cards_words, ending_words, marks_words, over_words
from bot.games.the_traitors.pictures.board import phase_words
from bot.pictures.sentences import sentence, waiting_words
from bot.texts import Speaker
from engine.the_traitors.components import EVENTS, FINAL_BANISHMENT
from engine.the_traitors.view import Ballot, EventView, TheTraitorsView


def board_words(view: TheTraitorsView, names: Sequence[str], say: Speaker) -> list[str]:
    """Return the board in lines, the state first."""
    return [
        _state(view, names, say),
        *_going_on(view, names, say),
        *(_seat(view, seat, names[seat], say) for seat in range(view.seats)),
        *_piles(view, say),
        *(line for event in view.events for line in _event(event, names, say)),
        *(say("the_traitors-reading-named", name=names[one], victim=names[other]) for one, other in view.blackmails),
    ]


def _state(view: TheTraitorsView, names: Sequence[str], say: Speaker) -> str:
    if view.result is not None:
        return over_words(view, view.result, names, say)
    when = say("the_traitors-alt-round", round=view.round, rounds=view.rounds)
    doing = ". ".join(filter(None, (phase_words(view, say), waiting_words(view, names, say))))
    return f"{when} {sentence(doing)}"


def _going_on(view: TheTraitorsView, names: Sequence[str], say: Speaker) -> Iterator[str]:
    if view.ended:
        yield f"{ending_words(view, say)}."
    yield say("the_traitors-alt-turn", name=names[view.turn])
    if view.named is not None:
        yield say("the_traitors-alt-named", name=names[view.named])
    if view.ballot:
        yield say("the_traitors-alt-ballot", number=view.ballot, names=", ".join(names[one] for one in view.suspects))
    if view.rejecting:
        yield say("the_traitors-reading-rejecting", name=names[view.turn])
    yield say("the_traitors-alt-fund", fund=view.fund)


def _seat(view: TheTraitorsView, seat: int, name: str, say: Speaker) -> str:
    public = view.table[seat]
    facts = [say("the_traitors-reading-seat", name=name, score=public.score)]
    if public.fate:
        facts.append(say("the_traitors-alt-fate", key=public.fate))
    facts.append(say("the_traitors-alt-cards", count=public.hand_size))
    if public.role:
        facts.append(say("the_traitors-role", key=public.role))
    elif public.perhaps_recruited and public.living:
        facts.append(say("the_traitors-reading-perhaps"))
    if public.shown:
        facts.append(say("the_traitors-alt-showed", cards=cards_words(public.shown, say)))
    if public.gains:
        gains = ", ".join(say("the_traitors-reading-gain", hand=one.hand, fund=one.fund) for one in public.gains)
        facts.append(say("the_traitors-reading-gains", gains=gains))
    facts += [*marks_words(view, seat, say)]
    return ", ".join(facts) + "."


def _piles(view: TheTraitorsView, say: Speaker) -> Iterator[str]:
    past = sum(event.event != FINAL_BANISHMENT for event in view.events)
    yield say("the_traitors-alt-deck", deck=view.deck, events=past, most=EVENTS)
    if view.discard_pile:
        yield say("the_traitors-reading-discards", cards=cards_words(view.discard_pile, say))
    else:
        yield say("the_traitors-alt-no-discards")


def _event(event: EventView, names: Sequence[str], say: Speaker) -> Iterator[str]:
    """Yield an Event with its outcome, and each of its ballots."""
    drawn = say("the_traitors-reading-event", event=event.event, name=names[event.drawer])
    victim = "" if event.victim is None else f"{names[event.victim]}, "
    lots = f", {say('the_traitors-picture-outcome', key='lots')}" if event.lots else ""
    outcome = event.outcome or ("shield" if event.victim is not None else "open")
    yield f"{drawn} {victim}{say('the_traitors-picture-outcome', key=outcome)}{lots}."
    yield from (_ballot(number, one, names, say) for number, one in enumerate(event.ballots, 1))
    if event.refused:
        yield say("the_traitors-alt-refused", names=", ".join(names[seat] for seat in event.refused))


def _ballot(number: int, ballot: Ballot, names: Sequence[str], say: Speaker) -> str:
    votes = ", ".join(say("the_traitors-alt-vote", voter=names[one], voted=names[other]) for one, other in ballot.votes)
    suspects = ", ".join(names[seat] for seat in ballot.suspects)
    told = say("the_traitors-reading-ballot", number=number, suspects=suspects, votes=votes)
    if not ballot.tied:
        return told
    return f"{told} {say('the_traitors-reading-tied', names=', '.join(names[seat] for seat in ballot.tied))}"
