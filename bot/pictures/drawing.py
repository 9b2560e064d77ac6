"""Drawing of orders: each becomes a PNG file, perhaps a GIF, with its description."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot import texts
from bot.pictures import chart as charts
from bot.pictures import ending
from bot.pictures.animation import gif
from bot.pictures.canvas import Canvas
from bot.pictures.chart import Chart
from bot.pictures.encoding import png
from bot.pictures.ending import EndFacts, EndWords
from bot.pictures.games import (
    pictures_of,
)
from bot.pictures.lettering import readable
from bot.pictures.lobby import draw_lobby
from bot.pictures.moment import animate_company, draw_moment, moment_palette
from bot.pictures.orders import (
    ChartOf,
    EndOf,
    HiddenPictureOf,
    LargePictureOf,
    LobbyOf,
    MomentOf,
    Order,
    RevealOf,
    SceneOf,
    SuspicionOf,
    UnmaskingOf,
    VotesOf,
    drawable,
    sayable,
)
from bot.pictures.reveals import draw_reveal, draw_unmasking, reveal_palette, unmasking_palette
from bot.pictures.reveals.cards import CARD_COLOURS
from bot.pictures.reveals.scene import draw_scene
from bot.pictures.role_card import RoleCard, draw_role_card, role_card_alt, role_palette
from bot.pictures.suspicion import PALETTE as SUSPICION_PALETTE
from bot.pictures.suspicion import draw_suspicion
from bot.pictures.votes import PALETTE as VOTES_PALETTE
from bot.pictures.votes import draw_votes
from engine.view import View


class Picture(NamedTuple):
    """A PNG file, its size in pixels, and its description of at most 1,024 characters.

    If it moves, the ``gif`` is the picture, and the PNG has its last scene. ``hidden``: a click shows it, so that its
    description, which no click hides, gives nothing away.
    """

    png: bytes
    alt: str
    width: int
    height: int
    gif: bytes = b""
    hidden: bool = False


def parts(game: str) -> tuple[str, ...]:
    """Return the parts of a game's board that can be drawn by themselves, larger; most games have no parts."""
    return pictures_of(game).PARTS


def parts_asked(view: View) -> tuple[str, ...]:
    """Return the parts that help the seat of the view to answer its present question; for most questions none."""
    return pictures_of(view.game).parts_asked(view)


def draw(of: Order) -> Picture | None:
    """Draw the picture here and now; return ``None`` if a game has no card for a role.

    Raise ``ValueError`` for a hand or a role in an onlooker's view.
    """
    if isinstance(of, ChartOf):
        return draw_chart(of.chart, of.language)
    if isinstance(of, MomentOf | LobbyOf | VotesOf | SuspicionOf | SceneOf):
        return _draw_described(of)
    if isinstance(of, EndOf):
        return draw_end(of)
    if isinstance(of, RevealOf | UnmaskingOf):
        return _draw_reveal(of)
    if of.what == "part":
        return draw_part(of.view, of.part, of.names, of.language)
    if of.what == "hand":
        hand = draw_large_hand if isinstance(of, LargePictureOf) else draw_hand
        drawn: Picture | None = hand(of.view, of.names, of.language, of.part)
    else:
        drawn = (draw_board if of.what == "board" else draw_role)(of.view, of.names, of.language)
    return _covered(drawn, of.language) if drawn is not None and isinstance(of, HiddenPictureOf) else drawn


def _covered(drawn: Picture, language: str) -> Picture:
    return drawn._replace(hidden=True, alt=texts.speaker(language)("picture-covered"))


def _draw_described(of: MomentOf | LobbyOf | VotesOf | SuspicionOf | SceneOf) -> Picture:
    if isinstance(of, MomentOf):
        canvas, colours = draw_moment(of.moment), moment_palette(of.moment.tone)
        moving = gif(animate_company(of.moment), colours) if of.moving else b""
        return Picture(png(canvas, colours), of.alt, canvas.width, canvas.height, moving)
    if isinstance(of, LobbyOf):
        canvas, colours = draw_lobby(of.card), moment_palette(of.card.face.tone)
    elif isinstance(of, VotesOf):
        canvas, colours = draw_votes(of.sheet), VOTES_PALETTE
    elif isinstance(of, SceneOf):
        canvas, colours = draw_scene(of.scene), (*moment_palette(of.scene.tone), *CARD_COLOURS)
    else:
        canvas, colours = draw_suspicion(of.chart), SUSPICION_PALETTE
    return Picture(png(canvas, colours), of.alt, canvas.width, canvas.height)


def draw_board(view: View, names: Sequence[str], language: str) -> Picture:
    """Draw the board with public facts only, whatever seat the view belongs to.

    ``names`` are the players' unchanged names in the order of seats: any script, any length.
    """
    canvas = pictures_of(view.game).draw_board(view, drawable(names, language), texts.speaker(language))
    return _picture(view, canvas, board_alt(view, names, language))


def draw_hand(view: View, names: Sequence[str], language: str, newest: str = "") -> Picture:
    """Draw the hand of a seat from the seat's own view, its ``newest`` card marked.

    Raise ``ValueError`` for an onlooker's view.
    """
    canvas = pictures_of(view.game).draw_hand(view, _holder(view), drawable(names, language), texts.speaker(language))
    _mark(canvas, view, names, newest, language)
    return _picture(view, canvas, hand_alt(view, names, language))


def _mark(canvas: Canvas, view: View, names: Sequence[str], newest: str, language: str) -> None:
    if newest:
        game, shown = pictures_of(view.game), drawable(names, language)
        game.mark_newest(canvas, view, shown, newest, texts.speaker(language))


def draw_large_hand(view: View, names: Sequence[str], language: str, newest: str = "") -> Picture:
    """Draw the most important facts of a seat's hand, large; in a game that has no such picture, the hand."""
    game = pictures_of(view.game)
    canvas = game.draw_large_hand(view, _holder(view), drawable(names, language), texts.speaker(language))
    _mark(canvas, view, names, newest, language)
    return _picture(view, canvas, hand_alt(view, names, language))


def draw_part(view: View, part: str, names: Sequence[str], language: str) -> Picture:
    """Draw one of the ``parts`` of a board, larger, with the possible choices of the view's seat there."""
    canvas = pictures_of(view.game).draw_part(view, part, drawable(names, language), texts.speaker(language))
    return _picture(view, canvas, part_alt(view, part, names, language))


def draw_role(view: View, names: Sequence[str], language: str) -> Picture | None:
    """Draw the card of the role of the view's seat; return ``None`` if there is no role to show."""
    card = _role_card(view, drawable(names, language), language)
    return None if card is None else _card(card, role_alt(view, names, language), language)


def _card(card: RoleCard, alt: str, language: str) -> Picture:
    canvas = draw_role_card(card, texts.speaker(language))
    return Picture(png(canvas, role_palette(card)), alt, canvas.width, canvas.height)


def _draw_reveal(of: RevealOf | UnmaskingOf) -> Picture:
    if isinstance(of, RevealOf):
        animation, colours = draw_reveal(of.vote), reveal_palette()
    else:
        animation, colours = draw_unmasking(of.masks), unmasking_palette()
    last, moving = animation.last, gif(animation, colours) if of.moving else b""
    hidden = of.hidden and not of.moving
    alt = of.covered if of.hidden else of.alt
    return Picture(png(last, colours), alt, last.width, last.height, moving, hidden)


def draw_chart(chart: Chart, language: str) -> Picture:
    """Draw the results of a person's matches."""
    say = texts.speaker(language)
    canvas = charts.draw_chart(replace(chart, name=readable(chart.name, "")), say)
    return Picture(png(canvas, charts.PALETTE), charts.chart_alt(chart, say), canvas.width, canvas.height)


def draw_end(of: EndOf) -> Picture:
    """Draw the end of a match: all scores and sides, and what the game shows beside them."""
    say, names = texts.speaker(of.language), drawable(of.names, of.language)
    facts = _end_facts(of, say)
    told, colours = _end_words(of, names, facts, say), ending.end_palette(facts.sky)
    canvas = ending.draw_end(of.view, names, told, facts, of.reader)
    moving = gif(ending.animate_end(of.view, names, told, facts, say), colours) if of.moving else b""
    hidden = of.hidden and not of.moving
    alt = say("picture-covered") if of.hidden else end_alt(of)
    return Picture(png(canvas, colours), alt, canvas.width, canvas.height, moving, hidden)


def end_alt(of: EndOf) -> str:
    """Describe the end of a match in words, in at most 1,024 characters."""
    say, names = texts.speaker(of.language), sayable(of.names, of.language)
    return ending.end_alt(of.view, names, _end_words(of, names, _end_facts(of, say), say), of.decided, say)


def _end_facts(of: EndOf, say: texts.Speaker) -> EndFacts:
    return pictures_of(of.view.game).end_facts(of.view, of.decided, say)


def _end_words(of: EndOf, names: Sequence[str], facts: EndFacts, say: texts.Speaker) -> EndWords:
    view, result = of.view, of.view.result
    if result is None:
        raise ValueError("the match is not over")
    headline = texts.headline(say, view.game, result, view.round, of.sides, of.decided, names)
    return ending.end_words(view, headline, of.sides, of.decided, names, facts, say)


def board_alt(view: View, names: Sequence[str], language: str) -> str:
    """Describe the board in words, the most important first, in at most 1,024 characters."""
    return pictures_of(view.game).board_alt(view, sayable(names, language), texts.speaker(language))


def hand_alt(view: View, names: Sequence[str], language: str) -> str:
    """Describe the hand of a seat in words.

    Raise ``ValueError`` for an onlooker's view.
    """
    return pictures_of(view.game).hand_alt(view, _holder(view), sayable(names, language), texts.speaker(language))


def role_alt(view: View, names: Sequence[str], language: str) -> str:
    """Describe the card of a seat's role in words, in at most 1,024 characters; empty if there is no card."""
    card = _role_card(view, sayable(names, language), language)
    return "" if card is None else role_card_alt(card, texts.speaker(language))


def part_alt(view: View, part: str, names: Sequence[str], language: str) -> str:
    """Describe a part of the board in words, in at most 1,024 characters."""
    return pictures_of(view.game).part_alt(view, part, sayable(names, language), texts.speaker(language))


def _role_card(view: View, names: Sequence[str], language: str) -> RoleCard | None:
    return pictures_of(view.game).role_card(view, _holder(view), names, texts.speaker(language))


def _holder(view: View) -> int:
    if view.seat is None:
        raise ValueError("an onlooker holds nothing: a seat's view is needed")
    return view.seat


def _picture(view: View, canvas: Canvas, alt: str) -> Picture:
    return Picture(png(canvas, pictures_of(view.game).PALETTE), alt, canvas.width, canvas.height)
