"""Boards, hands and all other pictures in words: for people who read, and for descriptions of pictures."""

from collections.abc import Sequence

from bot import texts
from bot.pictures.chart import chart_alt
from bot.pictures.games import pictures_of
from bot.pictures.orders import ChartOf, EndOf, Order, PictureOf, sayable
from engine.view import View


def in_messages(names: Sequence[str], language: str) -> list[str]:
    """Return names as words in a message have them: printable, and without markdown."""
    return [texts.safe(name) for name in sayable(names, language)]


def board_words(view: View, spoken: Sequence[str], language: str) -> list[str]:
    """Return the whole board in lines, made of public facts only, whatever seat the view belongs to.

    The first line is the state of the match. A line tells of one seat, area or pile. ``spoken`` are names as they stand
    in the words.
    """
    return [*pictures_of(view.game).board_words(view, spoken, texts.speaker(language))]


def hand_words(view: View, spoken: Sequence[str], language: str) -> list[str]:
    """Return in lines all that the seat of a view holds and knows; ``spoken`` are names as they stand in the words.

    Raise ``ValueError`` for an onlooker's view.
    """
    if view.seat is None:
        raise ValueError("an onlooker holds nothing: a seat's view is needed")
    return [*pictures_of(view.game).hand_words(view, view.seat, spoken, texts.speaker(language))]


def words_of(of: Order) -> list[str]:
    """Return what a picture would show in lines for a message.

    The card of a role says nothing that its message does not tell.
    """
    if isinstance(of, ChartOf):
        return [texts.safe(chart_alt(of.chart, texts.speaker(of.language)))]
    if not isinstance(of, PictureOf):
        return [] if isinstance(of, EndOf) else [texts.safe(of.alt)]
    spoken = in_messages(of.names, of.language)
    if of.what == "board":
        return board_words(of.view, spoken, of.language)
    if of.what == "hand":
        return hand_words(of.view, spoken, of.language)
    if of.what == "part":
        told = pictures_of(of.view.game).part_alt
        return [told(of.view, of.part, spoken, texts.speaker(of.language))]
    return []
