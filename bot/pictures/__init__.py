"""Pictures of boards and hands, drawn from views alone, charts of figures, and the same facts told in words."""

import hashlib
from collections.abc import Sequence
from functools import cached_property, partial
from typing import Literal, NamedTuple, Self, TypeAlias, cast

import msgspec
from msgspec.structs import replace

from bot import texts
from bot.pictures import chart as charts
from bot.pictures import ending, plain
from bot.pictures.canvas import Canvas
from bot.pictures.chart import Bar, Bars, Chart, Dot, Figure
from bot.pictures.encoding import png
from bot.pictures.ending import EndFacts
from bot.pictures.games import (
    GamePictures,
    GamePicturesForPhones,
    GamePicturesOfEnd,
    GamePicturesOfLess,
    GamePicturesOfMoments,
    GamePicturesOfPlaces,
    GamePicturesOfVotes,
    GamePicturesWithFace,
    GamePicturesWithParts,
    GamePicturesWithRoles,
    GamePicturesWithStart,
    add_pictures,
    check_pictures,
    drop_pictures,
    pictures_of,
)
from bot.pictures.lettering import readable
from bot.pictures.lobby import LobbyCard, draw_lobby
from bot.pictures.moment import Moment, draw_moment, moment_palette
from bot.pictures.moving import gif
from bot.pictures.pictograms import add_pictograms, check_pictograms, drop_pictograms
from bot.pictures.reveals import Reveal, draw_reveal, reveal_alt, reveal_palette
from bot.pictures.reveals import vote as plain_vote
from bot.pictures.role_card import RoleCard, draw_role_card, role_card_alt, role_palette
from engine.event import Event
from engine.view import View

__all__ = [
    "Bar",
    "Bars",
    "Chart",
    "ChartOf",
    "Dot",
    "EndOf",
    "Figure",
    "GamePictures",
    "GamePicturesForPhones",
    "GamePicturesOfEnd",
    "GamePicturesOfLess",
    "GamePicturesOfMoments",
    "GamePicturesOfPlaces",
    "GamePicturesOfVotes",
    "GamePicturesWithParts",
    "GamePicturesWithRoles",
    "GamePicturesWithStart",
    "LargePictureOf",
    "LobbyOf",
    "Moment",
    "MomentOf",
    "Order",
    "Picture",
    "PictureOf",
    "RevealOf",
    "add_pictograms",
    "add_pictures",
    "board_alt",
    "check_pictograms",
    "check_pictures",
    "digest",
    "draw",
    "draw_board",
    "draw_chart",
    "draw_end",
    "draw_hand",
    "draw_large_hand",
    "draw_part",
    "draw_role",
    "draw_start",
    "drop_pictograms",
    "drop_pictures",
    "end_alt",
    "hand_alt",
    "hand_of",
    "has_start_card",
    "lobby_of",
    "moment_of",
    "part_alt",
    "parts",
    "parts_asked",
    "reveal_of",
    "role_alt",
    "start_alt",
    "start_of",
]


class Picture(NamedTuple):
    """A PNG file, its size in pixels, and its description of at most 1,024 characters.

    If it moves, the ``gif`` is the picture, and the PNG has its last scene. ``hidden``: a click shows it.
    """

    png: bytes
    alt: str
    width: int
    height: int
    gif: bytes = b""
    hidden: bool = False


def parts(game: str) -> tuple[str, ...]:
    """Return the parts of a game's board that can be drawn by themselves, larger; most games have no parts."""
    return getattr(pictures_of(game), "PARTS", ())


def parts_asked(view: View) -> tuple[str, ...]:
    """Return the parts that help the seat of the view to answer its present question; for most questions none."""
    game = pictures_of(view.game)
    return cast(GamePicturesOfPlaces, game).parts_asked(view) if hasattr(game, "parts_asked") else ()


def digest(value: object) -> str:
    """Return a short word that is the same for equal values."""
    return hashlib.sha256(msgspec.json.encode(value)).hexdigest()[:24]


class _Drawable(msgspec.Struct, frozen=True, dict=True):
    """An order for a picture that another process draws, unless a picture of the same fingerprint exists."""

    @cached_property
    def fingerprint(self) -> str:
        """A word that is equal for orders with the same picture."""
        return digest(self)

    @property
    def still(self) -> Self:
        """The order for the same picture without movement."""
        return self


class PictureOf(_Drawable, frozen=True):
    """An order for a picture: a view's board, a ``part`` of it, its seat's hand, its role's card or its start card."""

    what: Literal["board", "part", "hand", "role", "start"]
    view: View
    names: tuple[str, ...]
    language: str
    part: str = ""


class EndOf(_Drawable, frozen=True):
    """An order for the picture of a match's end: an onlooker's view, and what was hidden until then.

    ``decided`` are the events that decided the match, ``sides`` the roles or houses of the seats. ``moving``: the
    seats are shown one by one. ``hidden``: a click shows the picture if it does not move.
    """

    view: View
    names: tuple[str, ...]
    language: str
    decided: tuple[Event, ...] = ()
    sides: tuple[str, ...] = ()
    moving: bool = False
    hidden: bool = False
    what: Literal["end"] = "end"

    @property
    def still(self) -> Self:
        """The order for the last scene alone."""
        return replace(self, moving=False) if self.moving else self


class LargePictureOf(PictureOf, frozen=True, tag="large"):
    """An order for a large picture of a hand, or of the part of the board that stands for the hand."""


class ChartOf(_Drawable, frozen=True):
    """An order for a chart in a language; the name on the chart is unchanged."""

    chart: Chart
    language: str
    what: Literal["chart"] = "chart"


class MomentOf(_Drawable, frozen=True):
    """An order for the picture of a moment, and its description: the same moment is the same picture."""

    moment: Moment
    alt: str
    what: Literal["moment"] = "moment"


class RevealOf(_Drawable, frozen=True):
    """An order for the picture that reveals a vote, and its description.

    ``moving``: the votes are turned one by one. ``hidden``: a click shows the picture if it does not move.
    """

    vote: Reveal
    alt: str
    moving: bool = False
    hidden: bool = False
    what: Literal["reveal"] = "reveal"

    @property
    def still(self) -> Self:
        """The order for the last scene alone."""
        return replace(self, moving=False) if self.moving else self


class LobbyOf(_Drawable, frozen=True):
    """An order for the picture of a lobby, and its description: the same people are the same picture."""

    card: LobbyCard
    alt: str
    what: Literal["lobby"] = "lobby"


Order: TypeAlias = PictureOf | ChartOf | MomentOf | RevealOf | EndOf | LobbyOf
"""An order for any picture that another process can draw."""


def moment_of(game: str, events: Sequence[Event], start: int, names: Sequence[str], language: str) -> MomentOf | None:
    """Return the order for the most telling moment among the public ``events`` from ``start`` on, if there is any.

    The events before ``start`` tell what led to it.
    """
    own, say = pictures_of(game), texts.speaker(language)
    told = cast(GamePicturesOfMoments, own).moment if hasattr(own, "moment") else partial(plain.unmasked, game)
    moment, spoken = (told(events, start, shown(names, language), say) for shown in (_drawable, _sayable))
    return MomentOf(moment, spoken.alt) if moment is not None and spoken is not None else None


def reveal_of(game: str, events: Sequence[Event], start: int, names: Sequence[str], language: str) -> RevealOf | None:
    """Return the order for the last vote among the public ``events`` from ``start`` on, if any was shown."""
    own, say = pictures_of(game), texts.speaker(language)
    told = cast(GamePicturesOfVotes, own).vote if hasattr(own, "vote") else partial(plain_vote, game)
    vote, spoken = (told(events, start, shown(names, language), say) for shown in (_drawable, _sayable))
    return RevealOf(vote, reveal_alt(spoken, say)) if vote is not None and spoken is not None else None


def lobby_of(game: str, names: Sequence[str] | None, seats: Sequence[int], language: str) -> LobbyOf:
    """Return the order for the picture of a lobby: a game that is for so many ``seats``, and who sits there.

    Without ``names`` it shows no seats at all.
    """
    own, say = pictures_of(game), texts.speaker(language)
    face = cast(GamePicturesWithFace, own).FACE if hasattr(own, "FACE") else plain.FACE
    pitch, about = texts.pitch(say, game, seats) or ["", ""]
    free = ("",) * (seats[0] - len(names)) if names is not None else ()
    names = names or ()
    card = LobbyCard(
        face=face,
        title=texts.game_name(say, game),
        pitch=pitch,
        about=about.removeprefix("-# "),
        seats=(*_drawable(names, language), *free),
        free=say("lobby-free"),
    )
    return LobbyOf(card, card._replace(seats=(*_sayable(names, language), *free)).alt)


def hand_of(view: View, names: Sequence[str], language: str, *, large: bool = False) -> PictureOf:
    """Return the order for a seat's hand, made only of facts that the hand shows; a ``large`` one shows fewer.

    While these facts stay the same, the picture stays the same.
    """
    game = pictures_of(view.game)
    shown = replace(view, **cast(GamePicturesOfLess, game).HAND_LACKS) if hasattr(game, "HAND_LACKS") else view
    if not large:
        return PictureOf("hand", shown, tuple(names), language)
    part = cast(GamePicturesOfPlaces, game).part_to_choose(view) if hasattr(game, "part_to_choose") else ""
    return LargePictureOf("part" if part else "hand", shown, tuple(names), language, part)


def start_of(hand: PictureOf) -> PictureOf:
    """Return the order for the card that tells a newcomer the aim of the game; without such a card, the hand."""
    return replace(hand, what="start") if has_start_card(hand.view.game) else hand


def has_start_card(game: str) -> bool:
    """Return whether a card tells newcomers the aim of a game."""
    return hasattr(pictures_of(game), "start_card")


def draw(of: Order) -> Picture | None:
    """Draw the picture here and now; return ``None`` if a game has no card for a role.

    Raise ``ValueError`` for a hand or a role in an onlooker's view.
    """
    if isinstance(of, ChartOf):
        return draw_chart(of.chart, of.language)
    if isinstance(of, MomentOf | LobbyOf):
        return _draw_under_sky(of)
    if isinstance(of, EndOf):
        return draw_end(of)
    if isinstance(of, RevealOf):
        return _draw_reveal(of)
    if of.what == "part":
        return draw_part(of.view, of.part, of.names, of.language)
    hand = draw_large_hand if isinstance(of, LargePictureOf) else draw_hand
    painters = {"board": draw_board, "hand": hand, "role": draw_role, "start": draw_start}
    return painters[of.what](of.view, of.names, of.language)


def _draw_under_sky(of: MomentOf | LobbyOf) -> Picture:
    if isinstance(of, MomentOf):
        canvas, tone = draw_moment(of.moment), of.moment.tone
    else:
        canvas, tone = draw_lobby(of.card), of.card.face.tone
    return Picture(png(canvas, moment_palette(tone)), of.alt, canvas.width, canvas.height)


def draw_board(view: View, names: Sequence[str], language: str) -> Picture:
    """Draw the board with public facts only, whatever seat the view belongs to.

    ``names`` are the players' unchanged names in the order of seats: any script, any length.
    """
    canvas = pictures_of(view.game).draw_board(view, _drawable(names, language), texts.speaker(language))
    return _picture(view, canvas, board_alt(view, names, language))


def draw_hand(view: View, names: Sequence[str], language: str) -> Picture:
    """Draw the hand of a seat from the seat's own view.

    Raise ``ValueError`` for an onlooker's view.
    """
    canvas = pictures_of(view.game).draw_hand(view, _holder(view), _drawable(names, language), texts.speaker(language))
    return _picture(view, canvas, hand_alt(view, names, language))


def draw_large_hand(view: View, names: Sequence[str], language: str) -> Picture:
    """Draw the most important facts of a seat's hand, large; in a game that has no such picture, the hand."""
    game = pictures_of(view.game)
    if not hasattr(game, "draw_large_hand"):
        return draw_hand(view, names, language)
    draw = cast(GamePicturesForPhones, game).draw_large_hand
    canvas = draw(view, _holder(view), _drawable(names, language), texts.speaker(language))
    return _picture(view, canvas, hand_alt(view, names, language))


def draw_part(view: View, part: str, names: Sequence[str], language: str) -> Picture:
    """Draw one of the ``parts`` of a board, larger, with the possible choices of the view's seat there."""
    canvas = _parted(view).draw_part(view, part, _drawable(names, language), texts.speaker(language))
    return _picture(view, canvas, part_alt(view, part, names, language))


def draw_role(view: View, names: Sequence[str], language: str) -> Picture | None:
    """Draw the card of the role of the view's seat; return ``None`` if there is no role to show."""
    card = _role_card(view, _drawable(names, language), language)
    return None if card is None else _card(card, role_alt(view, names, language), language)


def draw_start(view: View, names: Sequence[str], language: str) -> Picture:
    """Draw the card that tells the seat of the view the aim of the game."""
    card = _start_card(view, _drawable(names, language), language)
    return _card(card, start_alt(view, names, language), language)


def _card(card: RoleCard, alt: str, language: str) -> Picture:
    canvas = draw_role_card(card, texts.speaker(language))
    return Picture(png(canvas, role_palette(card)), alt, canvas.width, canvas.height)


def _draw_reveal(of: RevealOf) -> Picture:
    film, colours = draw_reveal(of.vote), reveal_palette()
    last, moving = film.last, gif(film, colours) if of.moving else b""
    return Picture(png(last, colours), of.alt, last.width, last.height, moving, of.hidden and not of.moving)


def draw_chart(chart: Chart, language: str) -> Picture:
    """Draw the results of a person's matches."""
    say = texts.speaker(language)
    canvas = charts.draw_chart(replace(chart, name=readable(chart.name, "")), say)
    return Picture(png(canvas, charts.PALETTE), charts.chart_alt(chart, say), canvas.width, canvas.height)


def draw_end(of: EndOf) -> Picture:
    """Draw the end of a match: all scores and sides, and what the game shows beside them."""
    say, names = texts.speaker(of.language), _drawable(of.names, of.language)
    facts = _end_facts(of, say)
    lines, colours = _end_lines(of, names, facts, say), ending.PALETTE
    canvas = ending.draw_end(of.view, names, lines, facts)
    moving = gif(ending.film_of_end(of.view, names, lines, facts, say), colours) if of.moving else b""
    hidden = of.hidden and not of.moving
    return Picture(png(canvas, colours), end_alt(of), canvas.width, canvas.height, moving, hidden)


def end_alt(of: EndOf) -> str:
    """Describe the end of a match in words, in at most 1,024 characters."""
    say, names = texts.speaker(of.language), _sayable(of.names, of.language)
    return ending.end_alt(of.view, names, _end_lines(of, names, _end_facts(of, say), say), of.decided, say)


def _end_facts(of: EndOf, say: texts.Speaker) -> EndFacts:
    game = pictures_of(of.view.game)
    if not hasattr(game, "end_facts"):
        return EndFacts()
    return cast(GamePicturesOfEnd, game).end_facts(of.view, of.decided, say)


def _end_lines(of: EndOf, names: Sequence[str], facts: EndFacts, say: texts.Speaker) -> list[str]:
    """Return the headline, then a note for each seat."""
    view, result = of.view, of.view.result
    if result is None:
        raise ValueError("the match is not over")
    headline = texts.headline(say, view.game, result, view.round, of.sides, of.decided, names)
    return [headline, *ending.notes(view, of.sides, facts, say)]


def board_alt(view: View, names: Sequence[str], language: str) -> str:
    """Describe the board in words, the most important first, in at most 1,024 characters."""
    return pictures_of(view.game).board_alt(view, _sayable(names, language), texts.speaker(language))


def hand_alt(view: View, names: Sequence[str], language: str) -> str:
    """Describe the hand of a seat in words.

    Raise ``ValueError`` for an onlooker's view.
    """
    return pictures_of(view.game).hand_alt(view, _holder(view), _sayable(names, language), texts.speaker(language))


def role_alt(view: View, names: Sequence[str], language: str) -> str:
    """Describe the card of a seat's role in words, in at most 1,024 characters; empty if there is no card."""
    card = _role_card(view, _sayable(names, language), language)
    return "" if card is None else role_card_alt(card, texts.speaker(language))


def start_alt(view: View, names: Sequence[str], language: str) -> str:
    """Describe in words the card that tells a seat the aim of the game."""
    return role_card_alt(_start_card(view, _sayable(names, language), language), texts.speaker(language))


def part_alt(view: View, part: str, names: Sequence[str], language: str) -> str:
    """Describe a part of the board in words, in at most 1,024 characters."""
    return _parted(view).part_alt(view, part, _sayable(names, language), texts.speaker(language))


def _parted(view: View) -> GamePicturesWithParts:
    return cast(GamePicturesWithParts, pictures_of(view.game))


def _role_card(view: View, names: Sequence[str], language: str) -> RoleCard | None:
    game = pictures_of(view.game)
    if not hasattr(game, "role_card"):
        return None
    return cast(GamePicturesWithRoles, game).role_card(view, _holder(view), names, texts.speaker(language))


def _start_card(view: View, names: Sequence[str], language: str) -> RoleCard:
    game = cast(GamePicturesWithStart, pictures_of(view.game))
    return game.start_card(view, _holder(view), names, texts.speaker(language))


def _holder(view: View) -> int:
    if view.seat is None:
        raise ValueError("an onlooker holds nothing: a seat's view is needed")
    return view.seat


def _picture(view: View, canvas: Canvas, alt: str) -> Picture:
    return Picture(png(canvas, pictures_of(view.game).PALETTE), alt, canvas.width, canvas.height)


def _drawable(names: Sequence[str], language: str) -> list[str]:
    return [readable(name, _number(seat, language)) for seat, name in enumerate(names)]


def _sayable(names: Sequence[str], language: str) -> list[str]:
    plain = ["".join(letter if letter.isprintable() else " " for letter in name) for name in names]
    return [" ".join(name.split())[:32].rstrip() or _number(seat, language) for seat, name in enumerate(plain)]


def _number(seat: int, language: str) -> str:
    return texts.speaker(language)("picture-player", number=seat + 1)
