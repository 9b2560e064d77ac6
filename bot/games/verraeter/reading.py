"""The board of Verräter in words, whole, for people who read: a line for each seat, landscape and pile."""

from collections.abc import Iterator, Sequence

from bot.games.verraeter.pictures.alt import outcome_words
from bot.pictures.sentences import sentence, waiting_words
from bot.texts import Speaker
from engine.verraeter.view import LandscapeView, Outcome, SeatView, VerraeterView


def board_words(view: VerraeterView, names: Sequence[str], say: Speaker) -> list[str]:
    """Return the board in lines, the state first."""
    return [
        *_state(view, names, say),
        *(_seat(view, seat, names[seat], say) for seat in range(view.seats)),
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
    if view.conflict is not None:
        one, other = view.conflict
        kinds = {"one": view.ring[one].kind, "other": view.ring[other].kind}
        yield say("verraeter-alt-conflict", one_position=one, other_position=other, **kinds)
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


def _seat(view: VerraeterView, seat: int, name: str, say: Speaker) -> str:
    one, facts = view.table[seat], []
    told = say("verraeter-alt-seat", name=name, house=one.allegiance, points=one.points, cards=one.hand_size)
    facts += [say("verraeter-part", key=part, points=points) for part, points in one.parts.items() if points]
    if seat == view.start_player:
        facts.append(say("verraeter-alt-start"))
    if seat == view.strategist:
        facts.append(say("verraeter-alt-strategist"))
    facts += _cards(one, say)
    if view.result is not None and view.kept and view.kept[seat]:
        facts.append(say("verraeter-alt-kept", cards=view.kept[seat]))
    return ", ".join((told, *facts)) + "."


def _cards(one: SeatView, say: Speaker) -> Iterator[str]:
    """Yield the role and the cards of a seat as everybody knows them, and its buildings under no landscape."""
    if one.role:
        yield say("verraeter-role", key=one.role)
    elif one.has_role:
        yield say("verraeter-reading-role")
    if one.played is not None:
        yield say("verraeter-alt-played" if one.played else "verraeter-alt-none", cards=one.played)
    yield say("verraeter-reading-unused", count=one.unused)


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
