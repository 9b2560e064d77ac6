"""Helpers of tests that look at pictures."""

import io
from bisect import bisect_left
from collections.abc import Sequence
from typing import TypeVar

from PIL import Image, ImageSequence

from bot.pictures import Picture, colours
from bot.pictures.animation import Animation
from bot.pictures.canvas import Box, Canvas, Plain
from bot.pictures.colours import Colour
from bot.pictures.encoding import png
from bot.pictures.landscape import LEGIBLE, WIDTH
from bot.pictures.lettering import drawable, written
from bot.texts import LANGUAGES
from tests.samples import samples

T = TypeVar("T")


def opened(picture: Picture) -> Image.Image:
    image = Image.open(io.BytesIO(picture.png))
    image.load()
    return image.convert("RGB")


def near(image: Image.Image, at: tuple[int, int], colour: Colour) -> bool:
    """Return whether a pixel has about that colour."""
    pixel = image.getpixel(at)
    assert isinstance(pixel, tuple)
    return all(abs(a - b) <= 8 for a, b in zip(pixel, colour, strict=True))


def check_palette(palette: tuple[Colour, ...], seats: int, *others: Colour) -> None:
    """A file keeps the colours of so many seats, those that all games have, and these others."""
    for colour in (*colours.SEATS[:seats], colours.GOLD, colours.PAPER, colours.INK, colours.WHITE, *others):
        file = png(Canvas(Plain(8, 8, colour)), palette)
        assert near(Image.open(io.BytesIO(file)).convert("RGB"), (4, 4), colour)


def inside(inner: Box, outer: Box) -> bool:
    """Return whether a box lies wholly in another one."""
    beside = outer.left <= inner.left and inner.right <= outer.right
    return beside and outer.top <= inner.top and inner.bottom <= outer.bottom


def by_turns(every: Sequence[T], language: str) -> list[T]:
    """Every third view, so that each is looked at in some language; or all of them."""
    step = samples(3, 1)
    return list(every[LANGUAGES.index(language) % step :: step])


def check_words(canvas: Canvas, names: Sequence[str] = ()) -> None:
    """All words lie in the picture, and none covers another one; where names are given, nothing but those is cut.

    The fonts have every letter.
    """
    assert [words for words, _ in canvas.words if not all(one.isspace() or drawable(one) for one in words)] == []
    picture = Box(0, 0, canvas.image.width, canvas.image.height)
    assert [words for words, box in canvas.words if not inside(box, picture)] == []
    written = sorted(canvas.words, key=lambda one: one[1].left)
    lefts = [box.left for _, box in written]
    for number, (one, box) in enumerate(written, 1):
        for other, another in written[number : bisect_left(lefts, box.right)]:
            assert not box.meets(another), f"{one!r} and {other!r}"
    cut = [words for words, _ in canvas.words if words.endswith("…")]
    assert [words for words in cut if names and not any(name.startswith(words[:-1]) for name in names)] == []


def check_animation(animation: Animation) -> None:
    """In every frame words lie apart, and none is written too small."""
    for frame in (animation.first, *(one.change for one in animation.frames)):
        alone = Canvas(animation.first.ground)
        alone.words = frame.words
        check_words(alone)
        check_letters(alone)


def check_letters(canvas: Canvas) -> None:
    """No ``W`` is below 9 pixels where Discord shows it."""
    _, top, _, bottom = written("W", "SemiBold", LEGIBLE, "lm")[0].getbbox() or (0, 0, 0, 0)
    assert (bottom - top) * 550 / WIDTH >= 9
    assert all(box.height >= bottom - top for words, box in canvas.words if "W" in words)


def check_moving(moving: Picture | None, still: Picture | None, *, most: int) -> None:
    """The file of an animation has so many KB at most, plays once, and ends as the still picture."""
    assert moving is not None
    assert still is not None
    assert (moving.png, moving.alt, still.gif) == (still.png, still.alt, b"")
    assert len(still.png) <= 80 * 1024
    assert len(moving.gif) <= most * 1024
    assert b"NETSCAPE" not in moving.gif, "it would begin again"
    with Image.open(io.BytesIO(moving.gif)) as image:
        *_, last = (one.convert("RGB") for one in ImageSequence.Iterator(image))
    assert last.tobytes() == opened(still).tobytes()


def check_seats(palette: Sequence[Colour]) -> None:
    """A palette has the colours of all seats, none twice, and no more than a file can have."""
    assert len(set(palette)) == len(palette) <= colours.MOST_COLOURS
    assert {*colours.SEATS} <= {*palette}
