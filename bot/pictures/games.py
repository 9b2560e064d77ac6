"""Drawing by game: the pictures that each game brings."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from types import SimpleNamespace
from typing import Protocol, cast

from bot import texts
from bot.pictures import plain
from bot.pictures.canvas import Canvas
from bot.pictures.colours import Colour
from bot.pictures.ending import EndFacts
from bot.pictures.lobby import Face
from bot.pictures.moment import Moment
from bot.pictures.reveals import Reveal, Unmasking
from bot.pictures.reveals.scene import Deed
from bot.pictures.role_card import RoleCard
from bot.pictures.votes import Ballot
from engine.event import Event
from engine.view import View


class GamePictures(Protocol):
    """The functions and constants in the package of a game."""

    PALETTE: tuple[Colour, ...]

    def draw_board(self, view: View, names: Sequence[str], say: texts.Speaker) -> Canvas:
        """Draw the board with public facts only, whatever seat the view belongs to."""

    def draw_hand(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> Canvas:
        """Draw the hand of a seat from the seat's own view."""

    def board_alt(self, view: View, names: Sequence[str], say: texts.Speaker) -> str:
        """Describe the board in words, in at most 1,024 characters."""

    def hand_alt(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> str:
        """Describe the hand of a seat in words, in at most 1,024 characters."""


class GamePicturesOfLess(GamePictures, Protocol):
    """The package of a game whose hands do not show everything in a view.

    ``HAND_LACKS`` maps the fields that no hand shows to the values that replace them, or to functions that make these
    values of the view.
    """

    HAND_LACKS: Mapping[str, object]


class GamePicturesWithParts(GamePictures, Protocol):
    """The package of a game whose board is also drawn in parts."""

    PARTS: tuple[str, ...]

    def draw_part(self, view: View, part: str, names: Sequence[str], say: texts.Speaker) -> Canvas:
        """Draw one part of the board, with the possible choices of the view's seat there."""

    def part_alt(self, view: View, part: str, names: Sequence[str], say: texts.Speaker) -> str:
        """Describe a part of the board in words, in at most 1,024 characters."""


class GamePicturesOfPlaces(GamePicturesWithParts, Protocol):
    """The package of a game whose questions are about places on its board."""

    def parts_asked(self, view: View) -> tuple[str, ...]:
        """Return the parts that help the seat of the view to answer its present question."""

    def part_to_choose(self, view: View) -> str:
        """Return the part that a large picture shows instead of the hand; empty for the hand."""


class GamePicturesOfNewest(GamePictures, Protocol):
    """The package of a game that marks news on a hand, such as its newest card."""

    def newest_card(self, view: View, events: Sequence[Event]) -> str:
        """Return the card that the seat has just drawn by the events it was told, or other news; empty for none."""

    def mark_newest(self, canvas: Canvas, view: View, names: Sequence[str], card: str, say: texts.Speaker) -> None:
        """Mark that card, or that news, on the picture of the hand."""


class GamePicturesForPhones(GamePictures, Protocol):
    """The package of a game whose hands are also drawn large: of ``LARGE_WIDTH``, with letters of the usual size."""

    def draw_large_hand(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> Canvas:
        """Draw the most important facts of a hand."""


class GamePicturesWithRoles(GamePictures, Protocol):
    """The package of a game in which a card tells each seat its role."""

    def role_card(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> RoleCard | None:
        """Return the contents of the card of the seat that owns the view; ``None`` while it has no role.

        In a game with ``fate_card`` the card of a seat that is out tells that.
        """


class GamePicturesInWords(GamePictures, Protocol):
    """The package of a game that tells its board and hands in lines: whole, for people who read.

    The descriptions of both pictures are made of these lines.
    """

    def board_words(self, view: View, names: Sequence[str], say: texts.Speaker) -> Sequence[str]:
        """Return the board in lines, the state first, of public facts only, whatever seat the view belongs to."""

    def hand_words(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> Sequence[str]:
        """Return in lines all that the seat holds and knows, made of the seat's own view."""


class GamePicturesOfMoments(GamePictures, Protocol):
    """The package of a game whose great moments have pictures of their own."""

    def moment(self, events: Sequence[Event], start: int, names: Sequence[str], say: texts.Speaker) -> Moment | None:
        """Return the most telling moment among the public events from ``start`` on; ``None`` if there is none.

        The events before ``start`` tell what led to it.
        """


class GamePicturesOfMomentsAtOnce(GamePicturesOfMoments, Protocol):
    """The package of a game whose moments stand in place of the board as soon as they are told."""

    def newest_deed(self, events: Sequence[Event], phase: str) -> int:
        """Return the place of the event from which on a moment stands in place of the board, in the phase."""


class GamePicturesOfRounds(GamePicturesOfMoments, Protocol):
    """The package of a game whose round has one moment: it stands in place of the board from then on."""

    MOMENT_OF_ROUND: bool


class GamePicturesOfTurns(GamePicturesOfMoments, Protocol):
    """The package of a game that tells each turn at once, so that no click hides how the match ended."""

    def newest_turn(self, events: Sequence[Event]) -> int:
        """Return the place of the event that began the newest turn; a moment stands until the next turn begins."""


class GamePicturesOfEnd(GamePictures, Protocol):
    """The package of a game that shows more at its end than scores and sides."""

    def end_facts(self, view: View, decided: Sequence[Event], say: texts.Speaker) -> EndFacts:
        """Return these facts, made of the onlooker's view and the events that decided the match."""


class GamePicturesOfDeeds(GamePictures, Protocol):
    """The package of a game that tells its secret deeds in its own words once a match is over."""

    def deeds(self, told: Sequence[Event], names: Sequence[str], say: texts.Speaker) -> Sequence[Deed]:
        """Return all of them, made of the whole story of a match."""


class GamePicturesOfVotes(GamePictures, Protocol):
    """The package of a game that reveals votes in its own words."""

    def vote(self, events: Sequence[Event], start: int, names: Sequence[str], say: texts.Speaker) -> Reveal | None:
        """Return the last vote that was shown among the public events from ``start`` on; ``None`` without any."""


class GamePicturesOfUnmasking(GamePictures, Protocol):
    """The package of a game in which everybody's role is shown at the end of a round."""

    def unmasking(self, events: Sequence[Event], names: Sequence[str], say: texts.Speaker) -> Unmasking | None:
        """Return what the last of the public events showed of the round that it ended; ``None`` while it goes on."""


class GamePicturesOfBallots(GamePictures, Protocol):
    """The package of a game that tells its votes and accusations in its own words."""

    def ballots(self, events: Sequence[Event], names: Sequence[str], say: texts.Speaker) -> Sequence[Ballot]:
        """Return all that were shown among the public events (``engine.Game.ballots``), in their order."""


class GamePicturesWithFace(GamePictures, Protocol):
    """The package of a game with an emblem of its own."""

    FACE: Face


_TOLD = {"board_words": "board_alt", "hand_words": "hand_alt"}
"""The descriptions that stand for words."""


def completed(own: object) -> GamePictures:
    """Return the pictures of a game, with plain ones (``bot.pictures.plain``) for those that it lacks.

    >>> class Own:
    ...     PALETTE = ()
    >>> completed(Own()).PALETTE, completed(Own()).draw_board is plain.draw_board
    ((), True)
    """
    brought = {name: getattr(own, name) for name in dir(own) if not name.startswith("_")}
    lacks = {words for words, alt in _TOLD.items() if alt in brought}  # its own description is the words
    found = {name: one for name, one in vars(plain).items() if name not in lacks}
    return cast(GamePictures, SimpleNamespace(**{**found, **brought}))


_PICTURES: dict[str, GamePictures] = {}
_MODULES: dict[str, str] = {}
"""The modules that are imported when a game is drawn first."""


def check_pictures(pictures: object) -> None:
    """Check the object that draws a game, before it is added; raise ``ValueError`` if it lacks a part."""
    if hasattr(pictures, "PARTS") and not hasattr(pictures, "draw_part"):
        raise ValueError("its pictures lack draw_part")


def add_pictures(game: str, pictures: object) -> None:
    """Let a module or object draw a game; a string names a module like ``GamePictures``.

    Plain pictures stand for those that a module or object lacks.
    """
    if isinstance(pictures, str):
        _MODULES[game] = pictures
    else:
        _PICTURES[game] = completed(pictures)


def drop_pictures(game: str) -> None:
    """Draw a game no more by what was added for it."""
    _PICTURES.pop(game, None)
    _MODULES.pop(game, None)


def pictures_of(game: str) -> GamePictures:
    """Return the module or object that draws a game; raise ``KeyError`` if there is none."""
    if game not in _PICTURES:
        _PICTURES[game] = cast(GamePictures, import_module(_MODULES[game]))
    return _PICTURES[game]
