// How each event is seen: one short movement, from where things were to where they are now.
import { GLYPHS, type GlyphName } from '../../art/glyphs'
import { stencil, type Drawing } from '../../art/painter'
import { symbolFrom, symbolOf, type Stamp } from '../../art/symbols'
import type { Facts, Motion, Spot, Stage } from '../face'
import { MOTIFS } from './art/motifs'
import { ARTIFACT, CUBES, DRAGON_CUBE, FEATURES, GHOST, PAWNS } from './art/pieces'

const QUICK = 120
const STEP = 240
const SHOW = 480
const TURN = 360
const CUBE = 180
const MOST = 4_500 // a whole attack, however many cubes there are
const OUT = 'cubic-bezier(.2, .8, .2, 1)'
const SVG = 'http://www.w3.org/2000/svg'

export const motion: Motion = async (facts, stage, signal) => {
  const show = SHOWN[facts.event as string]
  if (show !== undefined && !signal.aborted) await show(facts, stage, signal)
}

const SHOWN: Readonly<Record<string, (facts: Facts, stage: Stage, signal: AbortSignal) => Promise<void>>> = {
  moved: async ({ seat, room, damage }, stage) => {
    await walk(seat, stage)
    const there = stage.find(`room:${room}`)
    if (damage > 0 && there) await number(`−${damage}`, 'hit', there, stage)
  },
  teleported: async ({ seat }, stage) => {
    await stage.stir(`pawn:${seat}`, [{ opacity: 0, transform: 'scaleY(1.8)' }, { opacity: 1, transform: 'none' }], { duration: STEP, easing: 'steps(4, end)' })
    stage.come(`pawn:${seat}`, stage.find(`pawn:${seat}`)!)
  },
  found_tile: ({ tile }, stage) => stage.stir(`tile:${tile}`, [{ transform: 'translateY(-30px) scale(1.15)', opacity: 0 }, { transform: 'none', opacity: 1 }], { duration: STEP, easing: OUT }),
  laid_tile: ({ tile }, stage) => stage.stir(`tile:${tile}`, [{ transform: 'rotate(-90deg) scale(1.2)', opacity: 0.4 }, { transform: 'rotate(6deg) scale(1.04)', opacity: 1, offset: 0.8 }, { transform: 'none' }], { duration: TURN, easing: OUT }),
  turned_tile: ({ tile }, stage) => stage.stir(`tile:${tile}`, [{ transform: 'rotate(-90deg)' }, { transform: 'none' }], { duration: TURN, easing: OUT }),
  clank: async ({ seat, made, cancelled }, stage) => {
    const [from, to] = [stage.find(`pawn:${seat}`) ?? stage.find(`player:${seat}`), stage.find(`clank:${seat}`)]
    const cubes = Math.min(4, made - cancelled)
    for (let at = 0; at < cubes; at++) await flight(sprite(CUBES[seat]!), from, to, stage, CUBE)
  },
  hushed: async ({ seat, count }, stage) => {
    if (count > 0) await flight(sprite(CUBES[seat]!), stage.find(`clank:${seat}`), stage.find(`player:${seat}`), stage, CUBE)
  },
  attack: async ({ drawn, black, ghosts }, stage, signal) => attack(drawn, black, ghosts, stage, signal),
  hurt: async ({ seat, damage }, stage) => {
    const there = stage.find(`player:${seat}`)
    await Promise.all([stage.stir(`player:${seat}`, shake(4), { duration: STEP, easing: 'steps(4, end)' }), there && number(`−${damage}`, 'hit', there, stage)])
  },
  healed: async ({ seat, count }, stage) => {
    const there = stage.find(`player:${seat}`)
    if (there) await number(`+${count}`, 'gain', there, stage)
  },
  gained: async ({ what, seat, count }, stage) => {
    const there = stage.find(what === 'gold' || what === 'lockpicks' ? `player:${seat}` : `total:${what}`)
    if (what === 'gold' && there) await number(`+${count}`, 'gain', there, stage)
    else await stage.stir(`total:${what}`, POP, { duration: QUICK })
  },
  acquired: async ({ card, seat }, stage) => flight(sprite(MOTIFS[card]), stage.was(`row:${card}`) ?? stage.find(`reserve:${card}`), stage.find(`player:${seat}`), stage),
  defeated: async ({ card }, stage) => {
    const there = stage.was(`row:${card}`) ?? stage.find(`reserve:${card}`)
    if (there) await stage.fly(sprite(MOTIFS[card]), [place(there), place(there, { filter: 'brightness(4) saturate(0)' }), place(there), place(there, { opacity: 0 })], { duration: STEP, easing: 'steps(4, end)' })
  },
  used_device: ({ card }, stage) => stage.stir(`row:${card}`, POP, { duration: STEP }),
  card_came: ({ place: at }, stage) => stage.stir(`row-place:${at}`, [{ transform: 'translateY(-26px)', opacity: 0 }, { transform: 'none', opacity: 1 }], { duration: STEP, easing: 'steps(4, end)' }),
  took_artifact: async ({ seat }, stage) => {
    await flight(sprite(ARTIFACT), stage.find(`pawn:${seat}`), stage.find(`player:${seat}`), stage)
  },
  took_idol: async ({ seat }, stage) => flight(sprite(FEATURES.monkey_shrine), stage.find(`pawn:${seat}`), stage.find(`player:${seat}`), stage),
  found: async ({ card, seat }, stage) => flight(sprite(MOTIFS[card]), stage.find(`pawn:${seat}`), stage.find(`player:${seat}`), stage, SHOW),
  bought: async ({ card, seat }, stage) => flight(sprite(MOTIFS[card]), stage.find(`good:${card}`), stage.find(`player:${seat}`), stage),
  ghost_came: async (_facts, stage) => flight(sprite(GHOST), stage.find('dragon'), stage.find('clank'), stage, SHOW),
  rage: ({ space }, stage) => stage.stir('rage', shake(2 + space), { duration: STEP, easing: 'steps(4, end)' }),
  knocked_out: ({ seat }, stage) => stage.stir(`pawn:${seat}`, [{ transform: 'translateY(-14px)' }, { transform: 'none' }], { duration: STEP, easing: 'steps(4, end)' }),
  escaped: ({ seat }, stage) => stage.stir(`player:${seat}`, POP, { duration: SHOW }),
}

/** She opens an eye; then the cubes roll out one by one, each to whom it hurts. */
async function attack(drawn: readonly number[], black: number, ghosts: number, stage: Stage, signal: AbortSignal): Promise<void> {
  await stage.stir('dragon', shake(5), { duration: SHOW, easing: 'steps(8, end)' })
  const bag = stage.find('dragon')
  const cubes = [...drawn.flatMap((count, seat) => Array<number>(count).fill(seat)), ...Array<number>(black).fill(-1), ...Array<number>(ghosts).fill(-2)]
  // in an order of their own, which is always the same
  cubes.sort((one, other) => ((one + 3) * 7) % 5 - ((other + 3) * 7) % 5)
  const each = Math.min(CUBE * 2, MOST / Math.max(1, cubes.length))
  for (const cube of cubes) {
    if (signal.aborted || bag === null) return
    const to = cube >= 0 ? stage.find(`player:${cube}`) : stage.find(cube === -2 ? 'clank' : 'bag:black')
    const aside = { ...bag, x: bag.x + bag.width / 2, y: bag.y - 30, width: 9, height: 9 }
    const what = cube >= 0 ? sprite(CUBES[cube]!) : sprite(cube === -2 ? GHOST : DRAGON_CUBE)
    what.classList.add('u3')
    await stage.fly(what, [place(middle(bag)), place(aside, { offset: 0.4 }), place(to === null ? aside : middle(to), cube === -1 ? { opacity: 0 } : {})], { duration: each, easing: OUT })
    if (cube >= 0) void stage.stir(`player:${cube}`, shake(3), { duration: QUICK, easing: 'steps(4, end)' })
  }
}

async function walk(seat: number, stage: Stage): Promise<void> {
  const [from, to] = [stage.was(`pawn:${seat}`), stage.find(`pawn:${seat}`)]
  if (from === null || to === null) return
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  stage.hide(`pawn:${seat}`)
  const what = sprite(PAWNS[seat]!)
  what.classList.add(to.width >= 50 ? 'u3' : 'u2')
  await stage.fly(what, [place(from), place(to)], { duration: Math.min(600, Math.max(STEP, far * 1.8)), easing: `steps(${Math.max(3, Math.round(far / 8))}, end)` })
  stage.come(`pawn:${seat}`, to)
}

const shake = (by: number): Keyframe[] => [0, -by, by, -by, 0].map((x) => ({ transform: `translateX(${x}px)` }))
const POP: Keyframe[] = [{ transform: 'scale(1)' }, { transform: 'scale(1.18)' }, { transform: 'scale(1)' }]
const place = ({ x, y }: Spot, more: Keyframe = {}): Keyframe => ({ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)`, ...more })
const middle = ({ x, y, width, height }: Spot): Spot => ({ x: x + width / 2 - 12, y: y + height / 2 - 12, width: 24, height: 24 })

async function flight(what: HTMLElement, from: Spot | null, to: Spot | null, stage: Stage, duration = STEP + QUICK): Promise<void> {
  if (from === null || to === null) return
  await stage.fly(what, [place(middle(from)), place(middle(to))], { duration, easing: OUT })
}

/** A figure that rises from where it counts. */
async function number(said: string, kind: 'hit' | 'gain', there: Spot, stage: Stage): Promise<void> {
  const shown = document.createElement('b')
  shown.className = `figure disp ${kind}`
  shown.textContent = said
  const { x, y } = { x: there.x + there.width / 2 - 16, y: there.y + there.height * 0.3 }
  const at = (by: number, opacity: number): Keyframe => ({ transform: `translate(${Math.round(x)}px, ${Math.round(y - by)}px)`, opacity })
  await stage.fly(shown, [at(0, 0), at(4, 1), at(10, 1), at(14, 0)], { duration: SHOW, easing: OUT })
}

const sprite = (art: Drawing | undefined) => (art === undefined ? glyph('coin') : picture(symbolOf(art)))
const glyph = (name: GlyphName) => picture(symbolFrom(GLYPHS[name], () => stencil(GLYPHS[name], 'currentColor')))

function picture(stamp: Stamp): HTMLElement {
  const box = document.createElement('span')
  box.className = 'u2'
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
