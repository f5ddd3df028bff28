import { readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { face } from '../src/games/boss_monster/face'
import { Teller } from '../src/words/teller'
import { words } from '../src/words/words.svelte'
import { pictureOf } from '../src/games/boss_monster/art/boxes'
const cards = JSON.parse(readFileSync('/tmp/real_cards.json', 'utf-8'))
const moments = JSON.parse(readFileSync('/tmp/real_moments.json', 'utf-8'))
vi.mock('../src/wire/http', () => ({ cardSheets: async () => cards }))
beforeAll(async () => { await words.speak('en'); await words.learn('boss_monster'); await face.unpack!(['TNL', 'RMB', 'CRL', 'THK', 'IOD', 'VOV', 'DBM', 'POP', 'LST', 'KNG']) })
it('pictures', () => expect(cards.filter((c: any) => !pictureOf(c.id)).map((c: any) => c.id)).toEqual([]))
it('all', async () => {
  const trouble = new Map<string, number>()
  const note = (what: string) => trouble.set(what, (trouble.get(what) ?? 0) + 1)
  for (const m of moments.filter((_: any, i: number) => i % 3 === 0)) {
    const { view, question, sums } = m
    const t = new Teller(view.players.map(({ seat }: any) => ({ seat, name: `P${seat}`, kind: 'person' as const, bot: '', here: true, away: false })), question.seat)
    const ways = question.options.map((o: any) => face.thingsOf!(o, question))
    const p = (chosen: string[]) => {
      const lit = new Map<string, number[]>()
      ways.forEach((way: string[], i: number) => { const n = way[chosen.length]; if (n === undefined || chosen.some((c, at) => way[at] !== c)) return; lit.set(n, [...(lit.get(n) ?? []), i]) })
      return { view, question, teller: t, sums, chosen, lit, onActivate() {}, onAskWhy() {} }
    }
    const seen = new Set<string>()
    const board = render(face.Board!, p([]))
    for (const [i, way] of ways.entries()) {
      const o = question.options[i]
      const key = way.join(' ')
      if (way.length === 0) { note(`no things: ${o.verb}`); continue }
      if (seen.has(key)) note(`same way: ${question.kind} ${question.source} ${o.notation}`)
      seen.add(key)
      await board.rerender(p(way.slice(0, -1)))
      await tick()
      const found = [...board.container.querySelectorAll<HTMLElement>('button[data-option]')].some((one) => one.dataset.option === o.notation)
      if (!found) note(`untouchable: ${question.kind} ${question.source} ${o.verb} ${JSON.stringify(o.words)} ${key} players ${view.players.length}`)
    }
    try { face.inWords(view, t) } catch (e) { note(`inWords ${e}`) }
    cleanup()
  }
  for (const [what, n] of trouble) console.log(n, what)
}, 600000)
