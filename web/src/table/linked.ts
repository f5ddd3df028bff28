// Sentences with what can be opened from them: cards by their names, rules by their ids.

export interface Part {
  text: string
  card?: string
  rule?: string
}

const RULE = /\b[A-Z]{2}-A?\d{2,3}\b/

export function linked(sentence: string, cards: readonly string[], nameOf: (card: string) => string): Part[] {
  const named = new Map(cards.map((card) => [nameOf(card), card]))
  const names = [...named.keys()].filter(Boolean).sort((a, b) => b.length - a.length) // the longer name, if one holds another
  const found = new RegExp([...names.map(escaped), RULE.source].join('|'), 'g')
  const parts: Part[] = []
  let from = 0
  for (const match of sentence.matchAll(found)) {
    if (match.index > from) parts.push({ text: sentence.slice(from, match.index) })
    const card = named.get(match[0])
    parts.push(card === undefined ? { text: match[0], rule: match[0] } : { text: match[0], card })
    from = match.index + match[0].length
  }
  if (from < sentence.length) parts.push({ text: sentence.slice(from) })
  return parts
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
