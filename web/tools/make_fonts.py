"""Makes the web fonts smaller: one file for Latin and Polish, one for Russian, which only those fetch who read it.

Give it whole fonts of the weights below, or what it has made before (both alphabets of a weight are put in beside each
other by the browser, so nothing is lost). Hints are left out: today's screens do not need them, and they are a third of
each file. Letters of Handjet are built of squares with 192 corners each, which takes a browser long to measure and to
draw: four do as well. Needs fonttools and brotli.

    python web/tools/make_fonts.py FOLDER    # with fira-sans-condensed-400.woff2 and so on
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parent.parent / "src/assets/fonts"
NAMES = ("fira-sans-condensed-400", "fira-sans-condensed-600", "handjet-600", "handjet-700")
RUSSIAN = {*range(0x400, 0x460), ord("№")}
DIGITS = set(map(ord, "0123456789%+/×−"))  # of Handjet's we have our own, see make_digits.py
FEATURES = ["kern", "tnum", "lnum", "ccmp", "locl", "mark", "mkmk"]


def main(folder: Path) -> None:
    for name in NAMES:
        source = folder / f"{name}.woff2"
        letters = set(TTFont(source).getBestCmap()) - (DIGITS if name.startswith("handjet") else set())
        for part, wanted in (("latin", letters - RUSSIAN), ("cyrillic", letters & RUSSIAN)):
            options = subset.Options(flavor="woff2", hinting=False, layout_features=FEATURES, notdef_outline=True)
            font = subset.load_font(source, options)
            chosen = subset.Subsetter(options)
            chosen.populate(unicodes=wanted)
            chosen.subset(font)
            if name.startswith("handjet"):
                square(font)
            subset.save_font(font, FONTS / f"{name}-{part}.woff2", options)


def square(font: TTFont) -> None:
    """Draw whatever runs along the sides of a box, however often, with the corners of that box."""
    glyphs = font["glyf"]
    for name in font.getGlyphOrder():
        glyph = glyphs[name]
        if glyph.isComposite() or glyph.numberOfContours < 1:
            continue
        left, bottom, right, top = glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax
        if all(x in (left, right) or y in (bottom, top) for x, y in glyph.coordinates):
            pen = TTGlyphPen(None)
            pen.moveTo((left, bottom))
            for corner in ((left, top), (right, top), (right, bottom)):
                pen.lineTo(corner)
            pen.closePath()
            glyphs[name] = pen.glyph()
            glyphs[name].recalcBounds(glyphs)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
