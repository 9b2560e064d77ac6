"""Drawing by game: the pictures that each game brings."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import Literal

from bot import texts
from bot.pictures import plain
from bot.pictures.canvas import Canvas
from bot.pictures.colours import Colour
from bot.pictures.ending import EndFacts
from bot.pictures.lobby import Face
from bot.pictures.moment import Moment
from bot.pictures.reveals import Reveal, Unmasking
from bot.pictures.reveals import vote as plain_vote
from bot.pictures.reveals.scene import SecretDeed, plain_deeds
from bot.pictures.role_card import RoleCard
from bot.pictures.votes import Ballot
from bot.pictures.votes import ballots as plain_ballots
from engine.event import Event
from engine.view import View


class GamePictures:
    """The pictures of a game, by the names that its module or object gives them.

    Plain pictures (``bot.pictures.plain``) stand for those that it lacks. Descriptions have at most 1,024 characters.

    >>> class Own:
    ...     PALETTE = ()
    >>> GamePictures("own", Own()).PALETTE, GamePictures("own", Own()).FACE
    ((), Face(tone='night', symbols=('shield',)))
    """

    PALETTE: tuple[Colour, ...] = plain.PALETTE

    FACE: Face = plain.FACE
    """The emblem of the game."""

    def __init__(self, game: str, own: object) -> None:
        """Take all that the module or object has; it stands before what the class has."""
        self.game = game
        self.brought = frozenset(name for name in dir(own) if not name.startswith("_"))
        vars(self).update({name: getattr(own, name) for name in self.brought})

    # -- the board

    def draw_board(self, view: View, names: Sequence[str], say: texts.Speaker) -> Canvas:
        """Draw the board with public facts only, whatever seat the view belongs to."""
        return plain.draw_board(view, names, say)

    def board_words(self, view: View, names: Sequence[str], say: texts.Speaker) -> Sequence[str]:
        """Return the board in lines, the state first, of public facts only, whatever seat the view belongs to.

        The description of the board is made of these lines.
        """
        if "board_alt" in self.brought:
            return [self.board_alt(view, names, say)]
        return plain.board_words(view, names, say)

    def board_alt(self, view: View, names: Sequence[str], say: texts.Speaker) -> str:
        """Describe the board in words."""
        return plain.board_alt(view, names, say)

    PARTS: tuple[str, ...] = ()
    """The parts of the board that are also drawn by themselves; usually none."""

    def draw_part(self, view: View, part: str, names: Sequence[str], say: texts.Speaker) -> Canvas:
        """Draw one part of the board, with the possible choices of the view's seat there; usually the whole board."""
        return self.draw_board(view, names, say)

    def part_alt(self, view: View, part: str, names: Sequence[str], say: texts.Speaker) -> str:
        """Describe a part of the board in words."""
        return plain.part_alt(view, part, names, say)

    def parts_asked(self, view: View) -> tuple[str, ...]:
        """Return the parts that help the seat of the view to answer its present question; usually none."""
        return ()

    # -- the hand

    HAND_LACKS: Mapping[str, object] = MappingProxyType({})
    """The fields of a view that no hand shows -> values that replace them, or functions that make these of the view."""

    def draw_hand(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> Canvas:
        """Draw the hand of a seat from the seat's own view."""
        return plain.draw_hand(view, seat, names, say)

    def draw_large_hand(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> Canvas:
        """Draw the most important facts of a hand, of ``LARGE_WIDTH``, with letters of the usual size."""
        return self.draw_hand(view, seat, names, say)

    def part_to_choose(self, view: View) -> str:
        """Return the part that a large picture shows instead of the hand; empty for the hand."""
        return ""

    def newest_card(self, view: View, events: Sequence[Event]) -> str:
        """Return the card that the seat has just drawn by the events it was told, or other news; empty for none."""
        return ""

    def mark_newest(self, canvas: Canvas, view: View, names: Sequence[str], card: str, say: texts.Speaker) -> None:
        """Mark that card, or that news, on the picture of the hand."""

    def hand_words(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> Sequence[str]:
        """Return in lines all that the seat holds and knows, made of the seat's own view."""
        if "hand_alt" in self.brought:
            return [self.hand_alt(view, seat, names, say)]
        return plain.hand_words(view, seat, names, say)

    def hand_alt(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> str:
        """Describe the hand of a seat in words."""
        return plain.hand_alt(view, seat, names, say)

    def role_card(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> RoleCard | None:
        """Return the contents of the card of the seat that owns the view; ``None`` while it has no role."""
        return plain.role_card(view, seat, names, say)

    TELLS_FATES: bool = False
    """The card of a seat that is out tells that."""

    # -- great moments, votes and the end

    def moment(self, events: Sequence[Event], start: int, names: Sequence[str], say: texts.Speaker) -> Moment | None:
        """Return the most telling moment among the public events from ``start`` on; ``None`` if there is none.

        The events before ``start`` tell what led to it.
        """
        return None

    SHOWS_MOMENTS: Literal["later", "round", "deeds", "turns"] = "later"
    """When a moment of a round stands in place of the board: ``later``, once the round is over.

    ``round``: at once; a round has one moment, which stays. ``deeds``: at once, for moments from ``newest_deed`` on.
    ``turns``: from ``newest_turn`` on. The game tells each turn at once, so that no click hides how the match ended.
    """

    def newest_deed(self, events: Sequence[Event], phase: str) -> int:
        """Return the place of the event from which on a moment stands in place of the board, in the phase."""
        return len(events)

    def newest_turn(self, events: Sequence[Event]) -> int:
        """Return the place of the event that began the newest turn."""
        return len(events)

    def vote(self, events: Sequence[Event], start: int, names: Sequence[str], say: texts.Speaker) -> Reveal | None:
        """Return the last vote that was shown among the public events from ``start`` on; ``None`` without any."""
        return plain_vote(self.game, events, start, names, say)

    def ballots(self, events: Sequence[Event], names: Sequence[str], say: texts.Speaker) -> Sequence[Ballot]:
        """Return all votes and accusations among the public events (``engine.Game.ballots``), in their order."""
        return plain_ballots(self.game, events, names, say)

    @property
    def unmasks(self) -> bool:
        """Return whether a picture shows everybody's role at the end of a round."""
        return "unmasking" in self.brought

    def unmasking(self, events: Sequence[Event], names: Sequence[str], say: texts.Speaker) -> Unmasking | None:
        """Return what the last of the public events showed of the round that it ended; ``None`` while it goes on."""
        return None

    def end_facts(self, view: View, decided: Sequence[Event], say: texts.Speaker) -> EndFacts:
        """Return what the end shows beside scores and sides: of the onlooker's view and the events that decided."""
        return EndFacts()

    def deeds(self, told: Sequence[Event], names: Sequence[str], say: texts.Speaker) -> Sequence[SecretDeed]:
        """Return all secret deeds in the game's own words, made of the whole story of a match that is over."""
        return plain_deeds(self.game, told, names, say)


_PICTURES: dict[str, GamePictures] = {}
_MODULES: dict[str, str] = {}
"""The modules that are imported when a game is drawn first."""


def check_pictures(pictures: object) -> None:
    """Check the object that draws a game, before it is added; raise ``ValueError`` if it lacks a part."""
    if hasattr(pictures, "PARTS") and not hasattr(pictures, "draw_part"):
        raise ValueError("its pictures lack draw_part")


def add_pictures(game: str, pictures: object) -> None:
    """Let a module or object draw a game; a string names a module (``GamePictures``)."""
    if isinstance(pictures, str):
        _MODULES[game] = pictures
    else:
        _PICTURES[game] = GamePictures(game, pictures)


def drop_pictures(game: str) -> None:
    """Draw a game no more by what was added for it."""
    _PICTURES.pop(game, None)
    _MODULES.pop(game, None)


def pictures_of(game: str) -> GamePictures:
    """Return the pictures of a game; raise ``KeyError`` if there are none."""
    if game not in _PICTURES:
        _PICTURES[game] = GamePictures(game, import_module(_MODULES[game]))
    return _PICTURES[game]
