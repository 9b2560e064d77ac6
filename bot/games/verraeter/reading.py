"""The board of Verräter in words, whole, for people who read: a line for each seat, landscape and pile."""

from collections.abc import Iterator, Sequence

from bot.games.verraeter.pictures.alt import outcome_words, place_words, seat_words
from bot.pictures.sentences import sentence, waiting_words
from bot.texts import Speaker
from engine.verraeter.view import LandscapeView, Outcome, VerraeterView


def board_words(view: VerraeterView, names: Sequence[str], say: Speaker) -> list[str]:
    """Return the board in lines, the state first."""
    return [
        *_state(view, names, say),
        *(seat_words(view, seat, names[seat], say, whole=True) for seat in range(view.seats)),
        say("verraeter-reading-piles", draw=view.draw_pile, discard=len(view.discard_pile), cards=view.discard_pile),
        *(_landscape(place, one, names, say) for place, one in enumerate(view.ring)),
    ]


def _state(view: VerraeterView, names: Sequence[str], say: Speaker) -> Iterator[str]:
    when = say("verraeter-alt-round", round=view.round, rounds=view.rounds)
    if view.result is not None:
        winners = ", ".join(names[seat] for seat in view.result.winners)
        yield f"{say('verraeter-alt-over', winners=winners, count=len(view.result.winners))} {when}"
    else:
        doing = ". ".join(filter(None, (say("verraeter-phase", key=view.phase), waiting_words(view, names, say))))
        yield f"{when} {sentence(doing)}"
    yield from place_words(view, say)
    if view.eagle is not None and view.rose is not None:
        yield say("verraeter-alt-strengths", eagle=view.eagle, rose=view.rose) + "."
    if view.outcome is not None:
        yield _outcome(view, view.outcome, say)


def _outcome(view: VerraeterView, outcome: Outcome, say: Speaker) -> str:
    told = outcome_words(view, outcome, say)
    place = outcome.turned
    return (
        told if place is None else f"{told} {say('verraeter-reading-turned', where=say('verraeter-clock', key=place))}"
    )


def _landscape(place: int, one: LandscapeView, names: Sequence[str], say: Speaker) -> str:
    told = say(
        "verraeter-reading-landscape",
        where=say("verraeter-clock", key=place),
        kind=one.kind,
        value=one.value,
        house=one.house,
        points=", ".join(map(str, one.points)),
    )
    if one.building is None:
        return f"{told}."
    owner = say("verraeter-alt-building", side=one.building.side, name=names[one.building.seat])
    return sentence(f"{told}; {owner}")
