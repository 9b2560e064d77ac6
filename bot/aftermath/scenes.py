"""The scenes of a short film: a match's secret deeds, each as its masks fall, and its turning points."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot import pictures, texts
from bot.messages.truth import Turn
from bot.messages.turning import deed, secret_deed, settled, weightiest
from bot.pictures import Scene, SceneOf, SecretDeed, Swing
from bot.pictures.moment import Mask
from bot.pictures.sentences import shortened
from bot.tables import Table
from bot.texts import Speaker
from engine import Event

MOST = 8
"""The most scenes of a film beside its first picture and the end."""


class Beat(NamedTuple):
    """A deed, and the turning point that came with it, if any did."""

    deed: SecretDeed
    turn: Turn | None = None


def scenes(
    table: Table, told: Sequence[Event], turns: Sequence[Turn], names: Sequence[str], *, by_round: bool
) -> tuple[SceneOf, ...]:
    """Return the scenes of a match that is over, after a first picture of everybody; none without deeds.

    If the game tells its end at once, nobody has a mask there: a film need not play everywhere.
    ``told`` is the whole story, and ``names`` are fit for pictures or for their descriptions. ``by_round``: everybody
    has a mask again in each round.
    """
    say, found = texts.speaker(table.language), beats(table, told, turns, names)
    masked = tuple(Mask(seat, name, "", "") for seat, name in enumerate(names))
    opening = say("film-first", number=len(found))
    shown = [*_scenes(say, table, told, found, masked, by_round)]
    cover = shown[-1].cast if shown and pictures.tells_turns(table.game) else masked
    shown.insert(0, Scene("night", "look", texts.game_name(say, table.game), opening, cover))
    return tuple(map(SceneOf, shown)) if found else ()


def film_alt(shots: Sequence[SceneOf], language: str) -> str:
    """Describe a short film by its scenes; the end, which has a message of its own, is not told."""
    return shortened(" ".join([*(one.alt for one in shots), texts.speaker(language)("film-last")]))


def beats(table: Table, told: Sequence[Event], turns: Sequence[Turn], names: Sequence[str]) -> list[Beat]:
    """Return the deeds that a film has room for, in their order: turning points, then those that weigh most.

    A turning point without a secret deed is told as a deed. Only the largest of these goes before all deeds that weigh
    more. A deed of no weight is told as a turning point alone. It stands with what came of it, at the end of its round.
    """
    found = [Beat(deed) for deed in pictures.deeds_of(table.game, told, names, table.language)]
    top = weightiest(turns)
    first = set() if top is None else {top.point.step}
    for turn in turns:
        secret = secret_deed(table, turn, names, table.language)
        found = [beat for beat in found if beat.deed != secret]
        first |= {turn.point.step} if secret and secret.weight else set()
        found.append(Beat(secret or _turned(table, turn, names, [beat.deed for beat in found]), turn))
    found = [beat for beat in found if beat.turn is not None or beat.deed.weight]
    heaviest = sorted(
        found,
        key=lambda beat: (beat.turn is None or beat.turn.point.step not in first, -beat.deed.weight, beat.turn is None),
    )
    return sorted(
        heaviest[:MOST], key=lambda beat: (told[beat.deed.place].round, not beat.deed.weight, beat.deed.place)
    )


def _turned(table: Table, turn: Turn, names: Sequence[str], others: Sequence[SecretDeed]) -> SecretDeed:
    """Return a turning point as a deed: what somebody did, who did it, and whose chance it changed.

    If a secret deed of the same round follows, its scene tells what came of it.
    """
    say, rounds = texts.speaker(table.language), [event.round for event in turn.story]
    told = deed(say, table, turn, names, alone=True)
    if not any(one.weight and one.place > told.place and rounds[one.place] == rounds[told.place] for one in others):
        told = deed(say, table, turn, names)
    seats = dict.fromkeys((turn.by, turn.point.seat))
    rises = turn.point.after > turn.point.before
    before = sorted((one for one in others if one.place <= told.place), key=lambda one: one.place)
    return SecretDeed(
        told.place,
        texts.without_suits(say, texts.unmarked(told.words)),
        "blue" if rises else "red",
        "laurels" if rises else "conflict",
        tuple(Mask(seat, names[seat], "", "") for seat in seats),
        settled=before[-1].settled if before else (),
    )


def _scenes(
    say: Speaker, table: Table, story: Sequence[Event], found: Sequence[Beat], masked: Sequence[Mask], by_round: bool
) -> Iterator[Scene]:
    """Yield the scenes, each with the masks that have fallen by then."""
    cast, number = list(masked), 0
    for one, turn in found:
        if by_round and story[one.place].round != number:
            cast = list(masked)
        number = story[one.place].round
        for mask in (*one.settled, *one.people):
            if mask.symbol:
                cast[mask.seat] = mask
        heading = texts.round_name(say, table.game, number)
        if turn is not None:
            heading = say("film-turning", round=heading)
        told, swing = one.told.removesuffix("."), _swing(say, table.game, turn, masked, number)
        people = tuple(_worn(mask, cast[mask.seat]) for mask in one.people[:4])
        yield Scene(one.tone, one.symbol, heading, told, people, swing, tuple(cast), one.cards, one.lens)


def _worn(mask: Mask, before: Mask) -> Mask:
    """Return a person of a scene; a deed that tells nothing of their mask leaves it as it was."""
    return mask if mask.symbol else before._replace(words=mask.words or before.words)


def _swing(say: Speaker, game: str, turn: Turn | None, masked: Sequence[Mask], number: int) -> Swing | None:
    if turn is None or settled(say, game, turn, number):
        return None
    point = turn.point
    figures = say("film-chances", before=point.before, after=point.after)
    by_side = say.knows(f"{game}-turning-wins")
    name = texts.side_name(say, game, turn.sides[point.seat]) if by_side else masked[point.seat].name
    return Swing(say("film-swing", name=name), figures, point.before, point.after)
