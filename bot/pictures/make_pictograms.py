"""Make the pictograms' alpha masks, and their credits, from the icon set *game-icons* or from one's own drawings.

Run by hand when a pictogram is added, with the unpacked npm package ``@iconify-json/game-icons``::

    python -m bot.pictures.make_pictograms path/to/package

Each folder of pictograms, here and of a game, has its ``icons.json``: our name -> the set's name and the author. The
author is not in the package, but in the set's repository, as its folders. This needs the library resvg-py, which the
bot itself does not need. The credits are printed, for docs/credits.md.

A game of another package names its own folder after the set's::

    python -m bot.pictures.make_pictograms path/to/package turncoat_mine/pictograms

Each drawing ``name.svg`` in a folder becomes a mask, too. It shows as much as it covers, whatever its colours.
"""

import importlib
import io
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

SIZE = 256
BOT = Path(__file__).parents[1]
FOLDERS = (BOT / "pictures" / "pictograms", *sorted(BOT.glob("games/*/pictograms")))


def icons_in(folder: Path) -> dict[str, tuple[str, str]]:
    """Return the icon and its author for each pictogram of a folder that is from the set."""
    file = folder / "icons.json"
    found = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {name: (icon, author) for name, (icon, author) in found.items()}


def mask(body: str) -> Image.Image:
    """Return the alpha mask of one icon's SVG body."""
    return drawn(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>')


def drawn(svg: str) -> Image.Image:
    """Return the alpha mask of a drawing; raise ``ValueError`` if the drawing is not square."""
    resvg = importlib.import_module("resvg_py")  # here, because only who makes pictograms has it
    png = resvg.svg_to_bytes(svg_string=svg.replace("currentColor", "#fff"), width=SIZE)
    found = Image.open(io.BytesIO(bytes(png))).convert("RGBA").getchannel("A")
    if found.width != found.height:
        raise ValueError(f"a drawing is as wide as it is high, not {found.width} by {found.height}")
    return found


def main(package: Path, folders: Sequence[Path] = FOLDERS) -> None:
    """Write every mask and print the table of credits."""
    bodies = json.loads((package / "icons.json").read_text(encoding="utf-8"))["icons"]
    credits = []
    for folder in folders:
        for drawing in folder.glob("*.svg"):
            drawn(drawing.read_text(encoding="utf-8")).save(drawing.with_suffix(".png"), optimize=True)
        for name, (icon, author) in icons_in(folder).items():
            mask(bodies[icon]["body"]).save(folder / f"{name}.png", optimize=True)
            credits.append(f"| {name} | {icon} | {author} |")
    print("| pictogram | icon | author |", "| --- | --- | --- |", *sorted(credits), sep="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), [Path(one) for one in sys.argv[2:]] or FOLDERS)
