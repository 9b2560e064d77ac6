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
    """The functions and constants in the package of a game; descriptions have at most 1,024 characters."""

    PALETTE: tuple[Colour, ...]

    def draw_board(self, view: View, names: Sequence[str], say: texts.Speaker) -> Canvas:
        """Draw the board with public facts only, whatever seat the view belongs to."""

    def draw_hand(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> Canvas:
        """Draw the hand of a seat from the seat's own view."""

    def board_alt(self, view: View, names: Sequence[str], say: texts.Speaker) -> str:
        """Describe the board in words."""

    def hand_alt(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> str:
        """Describe the hand of a seat in words."""

    # -- all that follows is only in packages that have it: ask with ``hasattr``

    FACE: Face
    """The emblem of the game."""

    HAND_LACKS: Mapping[str, object]
    """The fields of a view that no hand shows -> values that replace them, or functions that make these of the view."""

    def draw_large_hand(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> Canvas:
        """Draw the most important facts of a hand, of ``LARGE_WIDTH``, with letters of the usual size."""

    def newest_card(self, view: View, events: Sequence[Event]) -> str:
        """Return the card that the seat has just drawn by the events it was told, or other news; empty for none."""

    def mark_newest(self, canvas: Canvas, view: View, names: Sequence[str], card: str, say: texts.Speaker) -> None:
        """Mark that card, or that news, on the picture of the hand."""

    def board_words(self, view: View, names: Sequence[str], say: texts.Speaker) -> Sequence[str]:
        """Return the board in lines, the state first, of public facts only, whatever seat the view belongs to.

        The description of the board is made of these lines.
        """

    def hand_words(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> Sequence[str]:
        """Return in lines all that the seat holds and knows, made of the seat's own view."""

    def role_card(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> RoleCard | None:
        """Return the contents of the card of the seat that owns the view; ``None`` while it has no role.

        In a game with ``fate_card`` the card of a seat that is out tells that.
        """

    # -- parts of the board

    PARTS: tuple[str, ...]
    """The parts of the board that are also drawn by themselves."""

    def draw_part(self, view: View, part: str, names: Sequence[str], say: texts.Speaker) -> Canvas:
        """Draw one part of the board, with the possible choices of the view's seat there."""

    def part_alt(self, view: View, part: str, names: Sequence[str], say: texts.Speaker) -> str:
        """Describe a part of the board in words."""

    def parts_asked(self, view: View) -> tuple[str, ...]:
        """Return the parts that help the seat of the view to answer its present question."""

    def part_to_choose(self, view: View) -> str:
        """Return the part that a large picture shows instead of the hand; empty for the hand."""

    # -- great moments, votes and the end

    def moment(self, events: Sequence[Event], start: int, names: Sequence[str], say: texts.Speaker) -> Moment | None:
        """Return the most telling moment among the public events from ``start`` on; ``None`` if there is none.

        The events before ``start`` tell what led to it.
        """

    MOMENT_OF_ROUND: bool
    """There if a round has one moment: it stands in place of the board from then on."""

    def newest_deed(self, events: Sequence[Event], phase: str) -> int:
        """Return the place of the event from which on a moment stands in place of the board, in the phase."""

    def newest_turn(self, events: Sequence[Event]) -> int:
        """Return the place of the event that began the newest turn; a moment stands until the next turn begins.

        The game tells each turn at once, so that no click hides how the match ended.
        """

    def vote(self, events: Sequence[Event], start: int, names: Sequence[str], say: texts.Speaker) -> Reveal | None:
        """Return the last vote that was shown among the public events from ``start`` on; ``None`` without any."""

    def ballots(self, events: Sequence[Event], names: Sequence[str], say: texts.Speaker) -> Sequence[Ballot]:
        """Return all votes and accusations among the public events (``engine.Game.ballots``), in their order."""

    def unmasking(self, events: Sequence[Event], names: Sequence[str], say: texts.Speaker) -> Unmasking | None:
        """Return what the last of the public events showed of the round that it ended; ``None`` while it goes on."""

    def end_facts(self, view: View, decided: Sequence[Event], say: texts.Speaker) -> EndFacts:
        """Return what the end shows beside scores and sides: of the onlooker's view and the events that decided."""

    def deeds(self, told: Sequence[Event], names: Sequence[str], say: texts.Speaker) -> Sequence[Deed]:
        """Return all secret deeds in the game's own words, made of the whole story of a match that is over."""


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
