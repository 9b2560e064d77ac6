"""Make the shipped fonts from Inter: the characters of European names, figures of one width, nothing else.

Run by hand, with the folder of the npm package ``inter-ui`` that holds the WOFF2 files::

    python bot/pictures/make_fonts.py path/to/package/web

This needs the libraries fonttools and brotli, which the bot itself does not need.
"""

import importlib
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent / "fonts"
WEIGHTS = ("SemiBold", "ExtraBold")
# Latin with its extensions, Greek, Cyrillic, Vietnamese, punctuation, currencies, letterlike signs, arrows,
# mathematical signs, shapes.
RANGES = (
    (0x20, 0x7E),
    (0xA0, 0x24F),
    (0x259, 0x259),
    (0x2BB, 0x2BC),
    (0x370, 0x3FF),
    (0x400, 0x52F),
    (0x1E00, 0x1EFF),
    (0x2010, 0x2044),
    (0x20A0, 0x20BF),
    (0x2116, 0x2122),
    (0x2190, 0x21C5),
    (0x2212, 0x2215),
    (0x2248, 0x2265),
    (0x25A0, 0x25FF),
    (0x2605, 0x2606),
)


def tabular_figures(font: Mapping[str, Any]) -> dict[str, str]:
    """Return the fixed-width form of each glyph that has such a form: the font's feature ``tnum``."""
    table = font["GSUB"].table
    indices = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "tnum"
        for index in record.Feature.LookupListIndex
    }
    forms: dict[str, str] = {}
    for index in indices:
        for subtable in table.LookupList.Lookup[index].SubTable:
            forms.update(getattr(subtable, "ExtSubTable", subtable).mapping)
    return forms


def make(source: Path, target: Path) -> None:
    """Write one weight.

    Basic text layout knows no features, so the fixed-width figures become the font's normal figures.
    """
    subset = importlib.import_module("fontTools.subset")  # here, because only who makes fonts has it
    font = subset.load_font(source, subset.Options())
    forms = tabular_figures(font)
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in table.cmap:
                table.cmap[code] = forms.get(table.cmap[code], table.cmap[code])
    options = subset.Options(
        layout_features=[], hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14]
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in RANGES for code in range(first, last + 1)])
    subsetter.subset(font)
    font.flavor = None
    font.save(target)


def main(folder: Path) -> None:
    """Write every weight and the licence."""
    HERE.mkdir(exist_ok=True)
    for weight in WEIGHTS:
        make(folder / f"Inter-{weight}.woff2", HERE / f"Inter-{weight}.ttf")
    licence = (folder.parent / "LICENSE.txt").read_text(encoding="utf-8")
    (HERE / "LICENSE.txt").write_text(licence, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
