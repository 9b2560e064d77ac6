"""Drawing by game: the pictures that each game brings."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Protocol, cast

from bot import texts
from bot.pictures.canvas import Canvas
from bot.pictures.colours import Colour
from bot.pictures.role_card import RoleCard
from engine.view import View


class GamePictures(Protocol):
    """What the package of a game has."""

    PALETTE: tuple[Colour, ...]

    def draw_board(self, view: View, names: Sequence[str], say: texts.Speaker) -> Canvas:
        """The board, with what is public alone, whoever's view it is."""

    def draw_hand(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> Canvas:
        """What a seat holds, from its own view."""

    def board_alt(self, view: View, names: Sequence[str], say: texts.Speaker) -> str:
        """The board in words, at most 1,024 characters."""

    def hand_alt(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> str:
        """What a seat holds in words, at most 1,024 characters."""


class GamePicturesOfLess(GamePictures, Protocol):
    """What the package of a game has of whose views no hand shows all: fields, and what is put there instead."""

    HAND_LACKS: Mapping[str, object]


class GamePicturesWithParts(GamePictures, Protocol):
    """What the package of a game has whose board is also drawn in parts."""

    PARTS: tuple[str, ...]

    def draw_part(self, view: View, part: str, names: Sequence[str], say: texts.Speaker) -> Canvas:
        """One part of the board, with what the seat of the view may choose there."""

    def part_alt(self, view: View, part: str, names: Sequence[str], say: texts.Speaker) -> str:
        """The same in words, at most 1,024 characters."""


class GamePicturesOfPlaces(GamePicturesWithParts, Protocol):
    """What the package of a game has whose questions are about places on its board."""

    def parts_asked(self, view: View) -> tuple[str, ...]:
        """The parts that help the seat of the view to answer what it is asked now."""


class GamePicturesWithRoles(GamePictures, Protocol):
    """What the package of a game has in which seats have roles that are told with a card."""

    def role_card(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> RoleCard | None:
        """What stands on the card of the seat, whose view this is; nothing while it has no role."""


_NEEDED = ("PALETTE", "draw_board", "draw_hand", "board_alt", "hand_alt")
_NEEDED_WITH_PARTS = (*_NEEDED, "draw_part", "part_alt")

_PICTURES: dict[str, GamePictures] = {}
_MODULES: dict[str, str] = {}
"""The modules that are imported when a game is drawn first."""


def check_pictures(pictures: object) -> None:
    """Look at what draws a game, before it is added; raises ``ValueError`` when it lacks something."""
    needed = _NEEDED_WITH_PARTS if hasattr(pictures, "PARTS") else _NEEDED
    lacking = [name for name in needed if not hasattr(pictures, name)]
    if lacking:
        raise ValueError(f"its pictures lack {', '.join(lacking)}")


def add_pictures(game: str, pictures: object) -> None:
    """Let a game be drawn by a module or object like ``GamePictures``, or by the module of a name."""
    if isinstance(pictures, str):
        _MODULES[game] = pictures
    else:
        _PICTURES[game] = cast(GamePictures, pictures)


def drop_pictures(game: str) -> None:
    """Draw a game no more by what was added for it."""
    _PICTURES.pop(game, None)
    _MODULES.pop(game, None)


def pictures_of(game: str) -> GamePictures:
    """Return what draws a game; raises ``KeyError`` when nothing does."""
    if game not in _PICTURES:
        _PICTURES[game] = cast(GamePictures, import_module(_MODULES[game]))
    return _PICTURES[game]
