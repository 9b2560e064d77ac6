"""What draws a game: the package here of its name, or what was added for a game that has none here."""

import importlib
from collections.abc import Mapping, Sequence
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


def add_pictures(game: str, pictures: object) -> None:
    """Let a game be drawn by ``pictures``, a module or an object like the packages here.

    Raises ``ValueError`` when it lacks something that such a package has.
    """
    needed = _NEEDED_WITH_PARTS if hasattr(pictures, "PARTS") else _NEEDED
    lacking = [name for name in needed if not hasattr(pictures, name)]
    if lacking:
        raise ValueError(f"its pictures lack {', '.join(lacking)}")
    _PICTURES[game] = cast(GamePictures, pictures)


def drop_pictures(game: str) -> None:
    """Draw a game no more by what was added for it."""
    _PICTURES.pop(game, None)


def pictures_of(game: str) -> GamePictures:
    """What draws a game; raises ``ModuleNotFoundError`` when nothing does."""
    if game not in _PICTURES:
        _PICTURES[game] = cast(GamePictures, importlib.import_module(f"bot.pictures.{game}"))
    return _PICTURES[game]
