"""The end in pictures: each seat's roles round by round, and the side to which the Traitor brought it."""

from collections.abc import Sequence

from msgspec.structs import asdict

from bot.pictures.ending import Cell, EndFacts
from bot.texts import Speaker
from engine.event import Event
from engine.verraeter.view import VerraeterView

_SYMBOLS = {"diplomat_5": ("diplomat", "5"), "diplomat_2": ("diplomat", "2")}
_TONES = {"eagle": "blue", "rose": "red", "": "dark"}


def end_facts(view: VerraeterView, decided: Sequence[Event], say: Speaker) -> EndFacts:
    """Return a cell for each role that a seat kept; the Traitor's has the colour of the house that it joined."""
    told = [asdict(one) for one in decided if one.kind == "roles_told"]
    cells = {
        one["seat"]: tuple(_cell(role, house) for role, house in zip(one["roles"], one["houses"], strict=True))
        for one in told
    }
    rounds = max(map(len, cells.values()), default=0)
    columns = tuple(str(number) for number in range(1, rounds + 1))
    return EndFacts(say("verraeter-end-roles"), columns, cells, dict.fromkeys(cells, ""), sky="day")


def _cell(role: str, house: str) -> Cell:
    symbol, words = _SYMBOLS.get(role, (role, ""))
    return Cell(symbol, words, _TONES[house])
