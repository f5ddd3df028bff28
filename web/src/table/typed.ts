// What somebody types to find an option.

/** Without case and marks: "lowca" finds "Łowca". */
export function folded(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ł', 'l')
    .trim()
}

/** Every word that was typed stands in the sentence, or the notation begins so. */
export function fits(typed: string, said: string, notation: string): boolean {
  const wanted = folded(typed)
  if (wanted === '' || notation.startsWith(wanted)) return true
  const hay = folded(said)
  return wanted.split(/\s+/).every((word) => hay.includes(word))
}

/** As far as all notations that begin so go on alike. */
export function completed(typed: string, notations: readonly string[]): string {
  const begun = notations.filter((notation) => notation.startsWith(typed))
  if (begun.length === 0) return typed
  return begun.reduce((common, one) => {
    let same = 0
    while (same < common.length && common[same] === one[same]) same += 1
    return common.slice(0, same)
  })
}
