"""Alt texts of the pictures of a game, as its golden files tell them to people who cannot see the pictures.

A game brings ``tests.games.<game>.pictures.scenes``: what may be seen, in names that say what matters there.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import engine
from bot import pictures, texts
from bot.pictures.canvas import Canvas
from bot.pictures.games import pictures_of
from bot.pictures.reveals.cards import PlayingCard
from bot.pictures.reveals.scene import SecretDeed
from bot.pictures.role_card import draw_role_card
from engine import Event, View
from tests.games import FOLDER, game_of, name_of
from tests.kit.moments import told
from tests.kit.stories import ENDED, replayed
from tests.matches import a_match

MATCHES = 6
NAMES = ("Anna", "Benjamin K.", "Cléo-Marie", "Dirk", "Eva", "Frédérique", "Gü", "Henk-Jan")


class Scene(NamedTuple):
    """A view whose board is told, or its hand or another ``part``."""

    name: str
    view: View
    part: str = "board"

    def told(self, language: str) -> str:
        """The alt text of the picture."""
        names = NAMES[: self.view.seats]
        match self.part:
            case "board":
                return pictures.board_alt(self.view, names, language)
            case "hand":
                return pictures.hand_alt(self.view, names, language)
        return pictures.part_alt(self.view, self.part, names, language)


def scenes(game: str) -> Iterable[Scene]:
    """The scenes of a game."""
    found: Iterable[Scene] = import_module(f"tests.games.{game}.pictures.scenes").scenes()
    return found


def of_moments(found: Mapping[str, tuple[View, ...]]) -> Iterator[Scene]:
    """The board at each moment, and the hand of who is asked there, or of the first seat."""
    for name, (public, *own) in found.items():
        yield Scene(name, public)
        if own:
            yield Scene(name, own[public.asked[0] if public.asked else 0], "hand")


def file_of(game: str, language: str) -> Path:
    """The golden file of a game's alt texts."""
    return FOLDER / game / "golden" / "pictures" / f"{language}.txt"


def written(game: str, language: str) -> str:
    """All alt texts of a game, each under the name of its scene, and those of its moments and votes."""
    found = [f"{one.part}: {one.name}\n    {one.told(language)}" for one in scenes(game)]
    for number, (events, start) in enumerate(moments(game), 1):
        if (moment := pictures.moment_of(game, events, start, NAMES, language)) is not None:
            found.append(f"moment: {number}\n    {moment.alt}")
    for number, (events, start) in enumerate(votes(game), 1):
        if (vote := pictures.reveal_of(game, events, start, NAMES, language)) is not None:
            found.append(f"vote: {number}\n    {vote.alt}")
    for number, events in enumerate(rounds(game), 1):
        if (masks := pictures.unmasking_of(game, events, NAMES, language)) is not None:
            found.append(f"unmasking: {number}\n    {masks.alt}")
    return "\n\n".join(found) + "\n"


def drawn_file_of(game: str) -> Path:
    """The golden file of the words that are drawn on a game's pictures."""
    return FOLDER / game / "golden" / "pictures" / "drawn.txt"


def drawn(game: str) -> str:
    """The words on each scene's picture, on the card of its seat's role, and in the films of records, in English."""
    own: Any = pictures_of(game)
    say, found = texts.speaker("en"), list[str]()
    for one in scenes(game):
        view, seat, names = one.view, one.view.seat or 0, NAMES[: one.view.seats]
        match one.part:
            case "board":
                canvas = own.draw_board(view, names, say)
            case "hand":
                canvas = own.draw_hand(view, seat, names, say)
            case part:
                canvas = own.draw_part(view, part, names, say)
        found.append(f"{one.part}: {one.name}\n    {_words(canvas)}")
        if one.part == "hand" and (card := own.role_card(view, seat, names, say)):
            found.append(f"role: {one.name}\n    {_words(draw_role_card(card, say))}")
    for path in (path for path in ENDED if game_of(path) == game):
        match, names = replayed(path), NAMES[: replayed(path).seats]
        facts = own.end_facts(match.view(None), match.reveal().decided, say)._asdict()
        shown = (f"    {name}: {_marks(one)}" for name, one in facts.items() if one)
        found.append("\n".join([f"end: {name_of(path)}", *shown]))
        deeds = own.deeds(match.reveal().story, names, say)
        lines = (f"    {one.weight} {one.told} {[mask.seat for mask in one.people]}{_shown(one)}" for one in deeds)
        found.append("\n".join([f"film: {name_of(path)}", *lines]))
    return "\n\n".join(found) + "\n"


def _marks(fact: object) -> str:
    """A fact of the end: rows and small cards as the words that they have."""
    if isinstance(fact, Mapping):
        return ", ".join(f"{seat} {_marks(one) or '-'}" for seat, one in fact.items())
    if isinstance(fact, PlayingCard):
        return f"{'dead ' * fact.dead}{fact.rank} {fact.suit}"
    return "/".join(filter(None, map(_marks, fact))) if isinstance(fact, tuple) else str(fact or "")


def _shown(deed: SecretDeed) -> str:
    """The cards and the sides that a scene of a film shows."""
    shown = ([_marks(one) for one in deed.cards], [mask.symbol for mask in deed.settled])
    return "".join(f" {one}" for one in shown if one)


def _words(canvas: Canvas) -> str:
    return " | ".join(words for words, _ in canvas.words)


@cache
def rounds(game: str) -> list[Sequence[Event]]:
    """The ends of all rounds of a match, as the events that tell them."""
    match = a_match("unmasking", game=game) if pictures.unmasks(game) else None
    return [events for events, _ in told(match)][-len(match.rounds) :] if match is not None else []


@cache
def moments(game: str) -> list[tuple[Sequence[Event], int]]:
    """A moment of each look in a few matches, as the events that tell it."""
    return _of_each(game, "moments", pictures.moment_of, _look)


@cache
def votes(game: str) -> list[tuple[Sequence[Event], int]]:
    """A vote of each outcome in a few matches, as the events that tell it."""
    return _of_each(game, "votes", pictures.reveal_of, _outcome) if engine.game(game).ballots else []


def _of_each(
    game: str, text: str, of: Callable[..., Any], sort: Callable[[Any], object]
) -> list[tuple[Sequence[Event], int]]:
    """The first events of each sort of which a picture is made."""
    found: dict[object, tuple[Sequence[Event], int]] = {}
    for number in range(MATCHES):
        seats = engine.game(game).seats
        for events, start in told(a_match(f"{text} {number}", game=game, seats=seats[number % len(seats)])):
            if (one := of(game, events, start, NAMES, "en")) is not None:
                found.setdefault(sort(one), (events, start))
    return list(found.values())


def _look(one: pictures.MomentOf) -> object:
    return one.moment.tone, one.moment.symbol, one.moment.seat is None, len(one.moment.lines)


def _outcome(one: pictures.RevealOf) -> object:
    upshot = one.vote.upshot
    chosen = [one.vote.options[place].words for place in upshot.fell_on]
    return one.vote.symbol, len(chosen), upshot.role or ", ".join(word for word in chosen if word not in NAMES)
