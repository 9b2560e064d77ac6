"""Boards and hands of Verräter in words, for people who cannot see the pictures."""

from collections.abc import Sequence

from bot import texts
from bot.games.verraeter.pictures.clash import caption
from bot.games.verraeter.pictures.hand import shows_board
from bot.games.verraeter.pictures.stakes import at_the_reveal, estate_cards, office_points, stake_words, stakes
from bot.pictures.sentences import fitted, shortened, waiting_words
from bot.texts import Speaker, round_name
from engine.verraeter.components import HOUSES, KINDS
from engine.verraeter.view import LandscapeView, Outcome, VerraeterView


def board_alt(view: VerraeterView, names: Sequence[str], say: Speaker) -> str:
    """Describe the board in words, the most important first."""
    facts = _status(view, names, say)
    if view.result is None:
        facts += [*_conflict(view, say), *_stakes(view, say)]
    facts += [seat_words(view, seat, names[seat], say) for seat in range(view.seats)]
    facts.append(say("verraeter-alt-piles", draw=view.draw_pile, discard=len(view.discard_pile)))
    ring = _ring(view, names, say)
    ways = ([ring, *_points(view, say)], [ring], [_ring(view, None, say)])
    return fitted(facts, ways, say("reading-more", whole="board"))


def hand_alt(view: VerraeterView, seat: int, names: Sequence[str], say: Speaker) -> str:
    """Describe a hand in one text."""
    return shortened(" ".join(hand_words(view, seat, names, say)), say("reading-more", whole="hand"))


def hand_words(view: VerraeterView, seat: int, names: Sequence[str], say: Speaker) -> list[str]:
    """Describe in words the hand of the seat to which the view belongs, the subject of its decision first."""
    facts = []
    if view.handed and seat in view.asked and view.role is None:
        facts.append(say("verraeter-alt-handed", roles=view.handed))
    facts.append(say("verraeter-alt-hand", cards=view.hand) if view.hand else say("verraeter-alt-no-hand"))
    if view.role:
        facts.append(say("verraeter-alt-role", role=view.role))
    if view.phase in ("role", "supply"):
        facts += [*_conflict(view, say), *(f"{words}." for words in _strengths(at_the_reveal(view), say))]
        facts += [f"{caption(view, house, say)}." for house in HOUSES]
        paying = {house: cards for house in HOUSES if (cards := estate_cards(view, house))}
        told = say("verraeter-own-estates", estate_houses=tuple(paying), estate_cards=tuple(paying.values()))
        facts += filter(None, [told.strip()])
    own, points = view.table[seat], [one.points for one in view.table]
    facts.append(say("verraeter-alt-owner", name=names[seat], house=own.allegiance, points=own.points))
    if worth := office_points(view, seat):
        facts[-1] = f"{facts[-1].removesuffix('.')}, {say('verraeter-part', key='offices', points=f'+{worth}')}."
    if view.phase in ("role", "supply"):
        rows = texts.unmarked(texts.ranking(points, names))
        facts.append(f"{say('verraeter-fold-standings', rows=rows)}.")
    if view.round:
        facts.append(say("verraeter-alt-when", round=view.round, rounds=view.rounds))
    if shows_board(view):
        facts += [_ring(view, None, say), *_points(view, say)]
    return facts


def _status(view: VerraeterView, names: Sequence[str], say: Speaker) -> list[str]:
    """Tell the state of the match in a first sentence, then the round."""
    if view.result is not None:
        winners = ", ".join(names[seat] for seat in view.result.winners)
        now = say("verraeter-alt-over", winners=winners, count=len(view.result.winners))
    else:
        waiting, phase = waiting_words(view, names, say), say("verraeter-phase", key=view.phase)
        now = ", ".join([" – ".join(filter(None, (waiting, phase))), *_strengths(view, say)]) + "."
    return [now, say("verraeter-alt-round", round=view.round, rounds=view.rounds)]


def place_words(view: VerraeterView, say: Speaker) -> list[str]:
    """Tell the place of conflict, if one is chosen."""
    if view.conflict is None:
        return []
    one, other = sorted(view.conflict, key=lambda place: view.ring[place].house)
    kinds = {"one": view.ring[one].kind, "other": view.ring[other].kind}
    return [say("verraeter-alt-conflict", one_position=one, other_position=other, **kinds)]


def _conflict(view: VerraeterView, say: Speaker) -> list[str]:
    facts = place_words(view, say)
    if view.outcome is not None:
        told = outcome_words(view, view.outcome, say)
        past = view.phase == "conflict"
        facts.append(f"{round_name(say, view.game, view.round - 1)}: {told}" if past else told)
    return facts


def outcome_words(view: VerraeterView, outcome: Outcome, say: Speaker) -> str:
    """Tell who has won a conflict, and what each member of the house gets."""
    key = "verraeter-alt-won" if outcome.winner else "verraeter-alt-tie"
    points, house = outcome.landscape_points, outcome.winner or ""
    members = sum(seat.allegiance == house for seat in view.table)
    return say(key, eagle=outcome.eagle, rose=outcome.rose, house=house, points=points, members=members)


def _stakes(view: VerraeterView, say: Speaker) -> list[str]:
    """Tell what a victory would bring, until the conflict is over."""
    return [f"{stake_words(view, house, say)}." for house in HOUSES] if stakes(view) else []


def _strengths(view: VerraeterView, say: Speaker) -> list[str]:
    """Tell the strengths while the conflict goes on."""
    if view.outcome is not None or view.eagle is None or view.rose is None:
        return []
    return [say("verraeter-alt-strengths", eagle=view.eagle, rose=view.rose)]


def seat_words(view: VerraeterView, seat: int, name: str, say: Speaker, *, whole: bool = False) -> str:
    """Tell all that everybody knows of a seat; ``whole``: also how its points came about, and its other buildings."""
    one, over = view.table[seat], view.result is not None
    facts = [say("verraeter-alt-seat", name=name, house=one.allegiance, points=one.points, cards=one.hand_size)]
    if whole:
        facts += [say("verraeter-part", key=part, points=points) for part, points in one.parts.items() if points]
    if seat == view.start_player and (whole or not over):
        facts.append(say("verraeter-alt-start"))
    if seat == view.strategist and (whole or not over):
        facts.append(say("verraeter-alt-strategist"))
    if one.role:
        facts.append(say("verraeter-role", key=one.role))
    elif whole and one.has_role:
        facts.append(say("verraeter-reading-role"))
    if one.played is not None and (whole or not over):
        facts.append(say("verraeter-alt-played" if one.played else "verraeter-alt-none", cards=one.played))
    if whole:
        facts.append(say("verraeter-reading-unused", count=one.unused))
    if over and view.kept and view.kept[seat]:
        facts.append(say("verraeter-alt-kept", cards=view.kept[seat]))
    return ", ".join(facts) + "."


def _ring(view: VerraeterView, owners: Sequence[str] | None, say: Speaker) -> str:
    ring = [_landscape(landscape, owners, say) for landscape in view.ring]
    return say("verraeter-alt-ring", landscapes="; ".join(ring))


def _points(view: VerraeterView, say: Speaker) -> list[str]:
    """Tell the points of every kind of landscape, the same on both of its sides, before a place is chosen."""
    if view.phase != "conflict":
        return []
    points = {landscape.kind: ", ".join(map(str, landscape.points)) for landscape in view.ring}
    rows = [f"{say('verraeter-landscape', key=kind)} {points[kind]}" for kind in KINDS]
    return [say("verraeter-alt-points", landscapes="; ".join(rows))]


def _landscape(landscape: LandscapeView, owners: Sequence[str] | None, say: Speaker) -> str:
    words = say("verraeter-alt-landscape", kind=landscape.kind, value=landscape.value, house=landscape.house)
    if landscape.building is None or owners is None:
        return words
    owner = owners[landscape.building.seat]
    return f"{words} ({say('verraeter-alt-building', side=landscape.building.side, name=owner)})"
