// Text as people search for it: small letters, without marks, whatever the language.

/** Letters that are one sign with their mark. */
const WHOLE: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđßæœ]/g, (letter) => WHOLE[letter]!)
    .replace(/[’‘`]/g, "'")
}

/** Whether every word of the search is there, in any order. */
export function fits(search: string, ...texts: readonly string[]): boolean {
  const within = folded(texts.join('\n'))
  return folded(search).split(/\s+/).every((word) => within.includes(word))
}
