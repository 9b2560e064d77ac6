"""Cards, roles, Events and fates of The Traitors."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.games.the_traitors.pictures.colours import ROLES
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import INK, PAPER, Colour
from bot.pictures.landscape import draw_back
from bot.pictures.lettering import fitting
from bot.pictures.role_card import RoleCard
from bot.texts import Speaker
from engine.the_traitors.view import TheTraitorsView

ROLE_PICTOGRAMS = {"faithful": "hearts", "traitor": "traitor"}
SIDES = {"faithful": "blue", "traitor": "red"}
EVENT_PICTOGRAMS = {
    "murder": "dead",
    "banishment": "banishment",
    "quiet_night": "quiet_night",
    "final_banishment": "final_banishment",
}

FATE_PICTOGRAMS = {"murdered": "dead", "banished": "banishment"}
_OUT = "4f5870"
"""The colour of a seat that is out."""


def draw_card(canvas: Canvas, box: Box, card: str | None) -> None:
    """Draw an open card, without its name; ``None`` is drawn as a card from behind."""
    canvas.card(_card(card, box.width, box.height), (box.left, box.top), box.width // 6)


def draw_named_card(canvas: Canvas, box: Box, card: str, name: str) -> None:
    """Draw an open card, its name below the pictogram."""
    _face(canvas, box, 18)
    size = box.width - 36
    canvas.pictogram(card, square((box.middle[0], box.top + 18 + size // 2), size), _ink(card))
    words, size = fitting(name, "SemiBold", (40, 36, 32, 28), box.width - 12)
    canvas.write(words, (box.middle[0], box.bottom - 36), size, INK, "SemiBold", "mm")


def draw_role(canvas: Canvas, box: Box, role: str, name: str) -> None:
    """Draw a role: its pictogram and its name on its colour."""
    canvas.panel(box, ROLES[role], box.height // 4)
    symbol = square((box.left + box.height // 2 + 4, box.middle[1]), box.height - 10)
    canvas.pictogram(ROLE_PICTOGRAMS[role], symbol, PAPER)
    sizes = tuple(size for size in (44, 40, 36, 34, 32, 28) if size <= box.height - 8)
    words, size = fitting(name, "SemiBold", sizes, box.right - 10 - symbol.right - 6)
    canvas.write(words, (symbol.right + 6, box.middle[1]), size, PAPER)


@lru_cache(maxsize=64)
def _card(card: str | None, width: int, height: int) -> Image.Image:
    """Return the drawing of a card; drawings are kept, as there are up to forty on a board."""
    canvas, box = Canvas(Image.new("RGB", (width, height), INK)), Box(0, 0, width, height)
    if card is None:
        draw_back(canvas, box)
    else:
        _face(canvas, box, width // 6)
        canvas.pictogram(card, square(box.middle, width * 5 // 6), _ink(card))
    return canvas.image


def _face(canvas: Canvas, box: Box, radius: int) -> None:
    canvas.panel(box, INK, radius)
    canvas.panel(box.grown(-2), PAPER, radius - 1)


def _ink(card: str) -> Colour:
    return ROLES["traitor"] if card == "traitor" else INK


_AIMS = {
    "traitor": (("dagger", "murder"), ("hood", "hide"), ("chest", "survive")),
    "faithful": (("look", "watch"), ("vote", "banish"), ("chest", "share")),
}
_EMBLEMS = {"traitor": "dagger", "faithful": "shield"}


def role_card(view: TheTraitorsView, seat: int, names: Sequence[str], say: Speaker) -> RoleCard | None:
    """Return the card of the role that the view's seat was dealt or recruited to, or the card of its fate if any."""
    if seat in view.out:
        return fate_card(view, seat, names, say)
    if view.role is None:
        return None
    role = "traitor" if view.recruited else view.role
    return RoleCard(
        seat=seat,
        name=names[seat],
        side="red" if role == "traitor" else "blue",
        symbol=ROLE_PICTOGRAMS[role],
        emblem=_EMBLEMS[role],
        lead=say("the_traitors-picture-you-are", key="recruited" if view.recruited else role),
        role=say("the_traitors-role", key=role),
        aims=tuple((symbol, say("the_traitors-picture-aims", key=key)) for symbol, key in _AIMS[role]),
    )


def fate_card(view: TheTraitorsView, seat: int, names: Sequence[str], say: Speaker) -> RoleCard:
    """Return the card that tells a seat that it is out: by what, what it was, and when it plays again."""
    public = view.table[seat]
    role, last = public.role or "faithful", view.round == view.rounds
    was = f"{say('the_traitors-picture-role')}: {say('the_traitors-role', key=role)}"
    told = [
        *([("chest", "lost")] if "gold" in public.shown else []),
        ("look", "watch") if last else ("candle", "again"),
    ]
    aims = [(symbol, say("the_traitors-picture-fate.aims", key=key)) for symbol, key in told]
    return RoleCard(
        seat=seat,
        name=names[seat],
        side=_OUT,
        symbol=FATE_PICTOGRAMS[public.fate],
        emblem=ROLE_PICTOGRAMS[role],
        lead=say("the_traitors-picture-fate"),
        role=say("the_traitors-picture-outcome", key=public.fate),
        aims=((ROLE_PICTOGRAMS[role], was), *aims),
        secret=False,
    )
