"""Pictograms: alpha masks from the icon set game-icons (see docs/credits.md), in any size and colour."""

from functools import lru_cache
from pathlib import Path

from PIL import Image

_MASKS = Path(__file__).parent / "pictograms"


@lru_cache(maxsize=192)
def pictogram(name: str, size: int) -> Image.Image:
    """The alpha mask of a pictogram, ``size`` pixels square."""
    with Image.open(_MASKS / f"{name}.png") as mask:
        return mask.convert("L").resize((size, size), Image.Resampling.LANCZOS)
