"""Make the pictograms' alpha masks, and their credits, from the icon set *game-icons*.

Run by hand when a pictogram is added, with the unpacked npm package ``@iconify-json/game-icons``::

    python bot/pictures/make_pictograms.py path/to/package

Each folder of pictograms, here and of a game, has its ``icons.json``: our name -> the set's name and the author. The
author is not in the package, but in the set's repository, as its folders. This needs the library resvg-py, which the
bot itself does not need. The credits are printed, for docs/credits.md.
"""

import importlib
import io
import json
import sys
from pathlib import Path

from PIL import Image

SIZE = 256
BOT = Path(__file__).parents[1]
FOLDERS = (BOT / "pictures" / "pictograms", *sorted(BOT.glob("games/*/pictograms")))


def icons_in(folder: Path) -> dict[str, tuple[str, str]]:
    """Return the icon and its author for each pictogram of a folder."""
    found = json.loads((folder / "icons.json").read_text(encoding="utf-8"))
    return {name: (icon, author) for name, (icon, author) in found.items()}


def mask(body: str) -> Image.Image:
    """Return the alpha mask of one icon's SVG body."""
    resvg = importlib.import_module("resvg_py")  # here, because only who makes pictograms has it
    size = f'viewBox="0 0 512 512" width="{SIZE}" height="{SIZE}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body.replace("currentColor", "#fff")}</svg>'
    return Image.open(io.BytesIO(bytes(resvg.svg_to_bytes(svg_string=svg)))).getchannel("A")


def main(package: Path) -> None:
    """Write every mask and print the table of credits."""
    bodies = json.loads((package / "icons.json").read_text(encoding="utf-8"))["icons"]
    credits = []
    for folder in FOLDERS:
        for name, (icon, author) in icons_in(folder).items():
            mask(bodies[icon]["body"]).save(folder / f"{name}.png", optimize=True)
            credits.append(f"| {name} | {icon} | {author} |")
    print("| pictogram | icon | author |", "| --- | --- | --- |", *sorted(credits), sep="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
