"""Whose army it is: the owner's name, and which of its two it is where there are two."""

from collections.abc import Sequence

from bot.pictures.canvas import Canvas
from bot.pictures.colours import PAPER, QUIET
from bot.pictures.lettering import fitting, width
from bot.texts import Speaker
from engine.traitor.view import ArmyView, TraitorView


def army_name(view: TraitorView, number: int, names: Sequence[str], say: Speaker) -> str:
    """Whose army it is, and which one, in words."""
    army = view.armies[number]
    return say("traitor-army", name=names[army.seat], which=army.which)


def write_owner(
    canvas: Canvas,
    at: tuple[int, int],
    room: int,
    sizes: tuple[int, ...],
    army: ArmyView,
    names: Sequence[str],
    say: Speaker,
) -> None:
    """Writes whose army it is from a point on; only the name is ever cut."""
    which = say("traitor-picture-which", which=army.which) if army.which else ""
    letters = sizes[len(sizes) // 2]
    if which:
        room -= width(which, "SemiBold", letters) + 10
    words, size = fitting(names[army.seat], "SemiBold", sizes, room)
    end = canvas.write(words, at, size, PAPER).right
    if which:
        canvas.write(which, (end + 10, at[1]), letters, QUIET)
