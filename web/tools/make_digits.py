"""Draws the Underkeep digits and arrows, our own, 6 by 9 pixels, into a small web font. Needs fonttools and brotli."""

from itertools import groupby
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

FONT = Path(__file__).parent.parent / "src/assets/fonts/underkeep-digits.woff2"
PIXEL = 76
LAP = 6  # rows overlap a little, so that no seam shows between them
ROWS = 9

DIGITS = {
    "0": ".####. ##..## ##..## ##..## ##..## ##..## ##..## ##..## .####.",
    "1": "..##.. .###.. ####.. ..##.. ..##.. ..##.. ..##.. ..##.. ######",
    "2": ".####. ##..## ....## ....## ...##. ..##.. .##... ##.... ######",
    "3": ".####. ##..## ....## ....## ..###. ....## ....## ##..## .####.",
    "4": "...##. ..###. .####. ##.##. ##.##. ##.##. ###### ...##. ...##.",
    "5": "###### ##.... ##.... #####. ....## ....## ....## ##..## .####.",
    "6": ".####. ##..## ##.... ##.... #####. ##..## ##..## ##..## .####.",
    "7": "###### ....## ....## ...##. ...##. ..##.. ..##.. .##... .##...",
    "8": ".####. ##..## ##..## ##..## .####. ##..## ##..## ##..## .####.",
    "9": ".####. ##..## ##..## ##..## .##### ....## ....## ##..## .####.",
    "+": "...... ...... ..##.. ..##.. ###### ###### ..##.. ..##.. ......",
    "\u2212": "...... ...... ...... ...... ###### ###### ...... ...... ......",
    "\u00d7": "...... ...... ##..## .####. ..##.. ..##.. .####. ##..## ......",
    "%": "##...## ##...## ....##. ....##. ...##.. ..##... ..##... ##...## ##...##",
    "\u2190": "....... ....... ..#.... .##.... ####### .##.... ..#.... ....... .......",
    "\u2192": "....... ....... ....#.. ....##. ####### ....##. ....#.. ....... .......",
    "/": "...## ...## ...## ..##. ..##. .##.. .##.. ##... ##...",
}


def draw(rows: list[str]) -> object:
    pen = TTGlyphPen(None)
    for y, row in enumerate(rows):
        top, bottom = (ROWS - y) * PIXEL, (ROWS - 1 - y) * PIXEL - (LAP if y < ROWS - 1 else 0)
        x = 0
        for mark, run in groupby(row):
            width = len(list(run))
            if mark == "#":
                left, right = x * PIXEL, (x + width) * PIXEL
                pen.moveTo((left, bottom))
                for corner in ((left, top), (right, top), (right, bottom)):
                    pen.lineTo(corner)
                pen.closePath()
            x += width
    return pen.glyph()


def main() -> None:
    empty = TTGlyphPen(None).glyph()
    glyphs, widths = {".notdef": empty, "space": empty}, {".notdef": (300, 0), "space": (300, 0)}
    letters = {32: "space"}
    for digit, art in DIGITS.items():
        rows, name = art.split(), f"u{ord(digit):04x}"
        glyphs[name], widths[name], letters[ord(digit)] = draw(rows), ((len(rows[0]) + 1) * PIXEL, 0), name
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap(letters)
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics(widths)
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable(
        {"familyName": "Underkeep Digits", "styleName": "Bold", "licenseDescription": "SIL Open Font License 1.1"}
    )
    font.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200, usWeightClass=800)
    font.setupPost()
    font.font.flavor = "woff2"
    font.save(FONT)


if __name__ == "__main__":
    main()
