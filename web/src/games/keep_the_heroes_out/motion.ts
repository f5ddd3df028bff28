// How each event of a player's turn is seen: one short movement. The invasion is told by itself (board/tale.ts).
import type { Drawing } from '../../art/painter'
import { symbolOf } from '../../art/symbols'
import type { Facts, Motion, Spot, Stage } from '../face'
import { MOTIFS } from './art/motifs'
import { ACTIVE, CLANS, TOKENS } from './art/pieces'

const QUICK = 120
const STEP = 240
const SHOW = 480
const OUT = 'cubic-bezier(.2, .8, .2, 1)'
const SVG = 'http://www.w3.org/2000/svg'

export const motion: Motion = async (facts, stage, signal) => {
  const show = SHOWN[facts.event as string]
  if (show !== undefined && !signal.aborted) await show(facts, stage)
}

const SHOWN: Readonly<Record<string, (facts: Facts, stage: Stage) => Promise<void>>> = {
  moved: ({ clan, room, to }, stage) => flight(CLANS[clan], at(stage, room), at(stage, to), stage, STEP + QUICK, `steps(6, end)`),
  mustered: ({ room }, stage) => stage.stir(`room:${room}`, POP, { duration: STEP }),
  monsters_came: async ({ clan, room, seat }, stage) => flight(CLANS[clan], stage.find(`player:${seat}`), at(stage, room), stage),
  attacked_hero: ({ room }, stage) => stage.stir(`room:${room}`, shake(3), { duration: STEP, easing: 'steps(4, end)' }),
  hero_left: async ({ hero, room }, stage) => {
    const there = at(stage, room)
    if (there) await stage.fly(sprite(ACTIVE[hero]), [place(middle(there)), place(middle(there), { filter: 'brightness(4) saturate(0)' }), place(up(there), { opacity: 0 })], { duration: SHOW, easing: 'steps(6, end)' })
  },
  placed: ({ what, room }, stage) => flight(TOKENS[what], stage.find('kept'), at(stage, room), stage),
  removed: ({ what, room }, stage) => flight(TOKENS[what], at(stage, room), stage.find('kept'), stage),
  gained: ({ card, seat }, stage) => flight(MOTIFS[card]?.[0], stage.was(`loot:${card}`), stage.find(`player:${seat}`), stage),
  portal_changed: ({ room }, stage) => stage.stir(`room:${room}`, POP, { duration: STEP }),
  guild_card: (_facts, stage) => stage.stir('guild', shake(2), { duration: STEP, easing: 'steps(4, end)' }),
  stolen: ({ room }, stage) => stage.stir(`treasure:${room}`, shake(5), { duration: SHOW, easing: 'steps(8, end)' }),
  hero_came: ({ room }, stage) => stage.stir(`room:${room}`, shake(2), { duration: STEP, easing: 'steps(4, end)' }),
}

const at = (stage: Stage, room: string): Spot | null => stage.find(`room:${room}`)
const shake = (by: number): Keyframe[] => [0, -by, by, -by, 0].map((x) => ({ transform: `translateX(${x}px)` }))
const POP: Keyframe[] = [{ transform: 'scale(1)' }, { transform: 'scale(1.06)' }, { transform: 'scale(1)' }]
const place = ({ x, y }: Spot, more: Keyframe = {}): Keyframe => ({ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)`, ...more })
const middle = ({ x, y, width, height }: Spot): Spot => ({ x: x + width / 2 - 18, y: y + height / 2 - 18, width: 36, height: 36 })
const up = (spot: Spot): Spot => ({ ...middle(spot), y: middle(spot).y - 24 })

async function flight(art: Drawing | undefined, from: Spot | null, to: Spot | null, stage: Stage, duration = STEP + QUICK, easing = OUT): Promise<void> {
  if (art === undefined || from === null || to === null) return
  await stage.fly(sprite(art), [place(middle(from)), place(middle(to))], { duration, easing })
}

function sprite(art: Drawing | undefined): HTMLElement {
  const box = document.createElement('span')
  box.className = 'u2'
  if (art === undefined) return box
  const stamp = symbolOf(art)
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', 'px')
  svg.style.setProperty('--w', String(stamp.width))
  svg.style.setProperty('--h', String(stamp.height))
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${stamp.id}`)
  svg.append(use)
  box.append(svg)
  return box
}
