"""Makes the pictograms' alpha masks, and their credits, from the icon set *game-icons*.

Run by hand when a pictogram is added, with the unpacked npm package ``@iconify-json/game-icons``::

    python bot/pictures/make_pictograms.py path/to/package

Needs the library resvg-py, which the bot itself does not. The credits are printed, for docs/credits.md.
"""

import importlib
import io
import json
import sys
from pathlib import Path

from PIL import Image

SIZE = 256
HERE = Path(__file__).parent / "pictograms"

# Our name -> the set's name and the author, who is not in the package but in the set's repository, as its folders.
ICONS = {
    "banishment": ("exit-door", "Delapouite"),
    "barrier": ("barrier", "Delapouite"),
    "boot": ("walking-boot", "Lorc"),
    "brick": ("clay-brick", "Delapouite"),
    "builder": ("trowel", "Delapouite"),
    "candle": ("candle-light", "Lorc"),
    "chest": ("open-treasure-chest", "Skoll"),
    "clubs": ("clubs", "Skoll"),
    "coins": ("two-coins", "Delapouite"),
    "conflict": ("crossed-swords", "Lorc"),
    "dagger": ("plain-dagger", "Lorc"),
    "dead": ("death-skull", "Sbed"),
    "dealer": ("poker-hand", "Lorc"),
    "diamonds": ("diamonds", "Skoll"),
    "diplomat": ("peace-dove", "Delapouite"),
    "eagle": ("eagle-emblem", "Lorc"),
    "estate": ("house", "Delapouite"),
    "event": ("ringing-bell", "Lorc"),
    "farmer": ("farmer", "Delapouite"),
    "final_banishment": ("gavel", "Lorc"),
    "fire": ("small-fire", "Lorc"),
    "flower": ("flower-emblem", "Delapouite"),
    "forest": ("forest", "Delapouite"),
    "gold": ("crown-coin", "Lorc"),
    "grass": ("grass", "Delapouite"),
    "hearts": ("hearts", "Skoll"),
    "hood": ("hood", "Lorc"),
    "joker": ("jester-hat", "Delapouite"),
    "knight": ("chess-knight", "Skoll"),
    "laurels": ("laurels", "Lorc"),
    "look": ("semi-closed-eye", "Lorc"),
    "mill": ("windmill", "Delapouite"),
    "moor": ("swamp", "Delapouite"),
    "no": ("cancel", "Sbed"),
    "office": ("greek-temple", "Delapouite"),
    "poison": ("poison-bottle", "Lorc"),
    "quiet_night": ("night-sleep", "Delapouite"),
    "river": ("river", "Delapouite"),
    "road": ("road", "Delapouite"),
    "robber": ("robber", "Delapouite"),
    "rose": ("rose", "Lorc"),
    "scales": ("scales", "Lorc"),
    "shield": ("shield", "Sbed"),
    "shop": ("shop", "Delapouite"),
    "skull": ("crowned-skull", "Lorc"),
    "sorcerer": ("pointy-hat", "Lorc"),
    "spades": ("spades", "Skoll"),
    "spy": ("spy", "Delapouite"),
    "start": ("flying-flag", "Lorc"),
    "strategist": ("scroll-unfurled", "Lorc"),
    "tower": ("white-tower", "Lorc"),
    "town": ("medieval-gate", "Delapouite"),
    "trade": ("trade", "Lorc"),
    "traitor": ("cloak-dagger", "Lorc"),
    "turn": ("hourglass", "Lorc"),
    "turned": ("clockwise-rotation", "Delapouite"),
    "village": ("village", "Delapouite"),
    "vote": ("vote", "Delapouite"),
    "witch": ("witch-flight", "Lorc"),
}


def mask(body: str) -> Image.Image:
    """The alpha mask of one icon's SVG body."""
    resvg = importlib.import_module("resvg_py")  # here, because only who makes pictograms has it
    size = f'viewBox="0 0 512 512" width="{SIZE}" height="{SIZE}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body.replace("currentColor", "#fff")}</svg>'
    return Image.open(io.BytesIO(bytes(resvg.svg_to_bytes(svg_string=svg)))).getchannel("A")


def main(package: Path) -> None:
    """Writes every mask and prints the table of credits."""
    icons = json.loads((package / "icons.json").read_text(encoding="utf-8"))["icons"]
    HERE.mkdir(exist_ok=True)
    print("| pictogram | icon | author |\n| --- | --- | --- |")
    for name, (icon, author) in sorted(ICONS.items()):
        mask(icons[icon]["body"]).save(HERE / f"{name}.png", optimize=True)
        print(f"| {name} | {icon} | {author} |")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
