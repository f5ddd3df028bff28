// Where a long word may break in a narrow place. Browsers hyphenate English, Polish and Russian only here and there,
// so names get soft hyphens by the plain rule of syllables: before a consonant that a vowel follows.
const SOFT = '\u00ad'
const VOWEL = 'aeiouyąęóаеёиоуыэюя'
const LETTER = 'a-ząćęłńóśźżа-яё'
const TOGETHER = 'sz|cz|rz|ch|dz|dź|dż|th|sh|ph|qu|st|ст'
const SYLLABLE = new RegExp(`([${VOWEL}][${LETTER}]*?)(?=(?:${TOGETHER}|[${LETTER}])[${VOWEL}])`, 'giu')
const LONG = 8

/** Adds soft hyphens to words too long for a narrow card; a name with hyphens of its own keeps them. */
export const softened = (name: string, long = LONG): string => (name.includes(SOFT) ? name : name.replace(new RegExp(`\\p{L}{${long},}`, 'gu'), (word) => syllables(word).join(SOFT)))

function syllables(word: string): string[] {
  const whole: string[] = []
  for (const part of word.replace(SYLLABLE, `$1${SOFT}`).split(SOFT)) {
    const last = whole.at(-1)
    // no syllable of one letter stands alone
    if (last !== undefined && (part.length < 2 || last.length < 2)) whole[whole.length - 1] = last + part
    else whole.push(part)
  }
  return whole
}
