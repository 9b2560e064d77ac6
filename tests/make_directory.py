"""Draws the pictures for Discord's app directory: ``python -m tests.make_directory FOLDER``.

Each shows the board of a game in the middle of a match, and below its name and what it is about.
"""

import sys
from itertools import product
from pathlib import Path

from msgspec.structs import replace

import engine
from bot import texts
from bot.pictures.canvas import Canvas, Plain
from bot.pictures.colours import GOLD, PAPER, TABLE_BOTTOM, TABLE_TOP
from bot.pictures.games import pictures_of
from bot.pictures.lettering import wrapped
from engine.simulate import play_on
from tests.matches import seed_of

WIDTH, HEIGHT = 1920, 1080
TOP = 16
"""Pixels above a board."""
NAME = 44
SIZES = (36, 34, 32)
"""Pixels of letters: of a game's name, and of the line about it."""
NAMES = ("Anna", "Ben", "Chloé", "Dirk", "Emma")
SHARE = 0.6
"""The part of a match that has been played."""


def picture(game: str, language: str) -> Canvas:
    """Return the picture of a game."""
    say = texts.speaker(language)
    seats = min(len(NAMES), engine.game(game).seats[-1])
    whole = play_on(engine.start(game, seats=seats, seed=seed_of("directory")), ["thumb"] * seats, bytes(32)).record
    answers = whole.answers[: round(len(whole.answers) * SHARE)]
    view = engine.replay(replace(whole, answers=answers)).view(None)
    board = pictures_of(game).draw_board(view, NAMES[:seats], say)
    canvas = Canvas(Plain(WIDTH, HEIGHT, TABLE_TOP, TABLE_BOTTOM))
    canvas.card(board.image, ((WIDTH - board.width) // 2, TOP), 20)
    below, middle = TOP + board.height, WIDTH // 2
    canvas.write(texts.game_name(say, game), (middle, below + 34), NAME, GOLD, "ExtraBold", "mm")
    rows, size = wrapped(say(f"{game}-pitch"), "SemiBold", SIZES, board.width, 90)
    canvas.write_lines(rows, (middle, below + 116), size, PAPER, anchor="mm")
    return canvas


def main(folder: Path) -> None:
    """Write all pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for game, language in product(engine.games(), texts.LANGUAGES):
        picture(game, language).image.save(folder / f"{game}-{language}.png", optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
