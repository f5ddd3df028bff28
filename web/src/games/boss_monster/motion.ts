// How each event is seen: one short movement, from where things were to where they are now.
import { GLYPHS, type GlyphName } from '../../art/glyphs'
import { stencil, type Drawing } from '../../art/painter'
import { symbolFrom, symbolOf, type Stamp } from '../../art/symbols'
import type { Facts, Motion, Spot, Stage } from '../face'
import { HEROES, RESIDENTS } from './art'
import { pictureOf } from './art/boxes'

const QUICK = 120
const STEP = 240
const SHOW = 480
const OUT = 'cubic-bezier(.2, .8, .2, 1)'
const LARGE = 48
const SMALL = 32
const SVG = 'http://www.w3.org/2000/svg'

export const motion: Motion = async (facts, stage, signal) => {
  const show = SHOWN[facts.event as string]
  if (show !== undefined && !signal.aborted) await show(facts, stage)
}

const SHOWN: Readonly<Record<string, (facts: Facts, stage: Stage) => Promise<void>>> = {
  hero_came: ({ hero }, stage) => stage.stir(`hero:${hero}`, from('translateY(-40px)', { opacity: 0 }), { duration: STEP, easing: 'steps(4, end)' }),
  lured: async ({ hero, seat }, stage) => trot(hero, stage, stage.was(`hero:${hero}`), gate(seat, stage)),
  sent: async ({ hero, seat, to }, stage) => trot(hero, stage, stage.was(`hero:${hero}`), to === 'town' ? stage.find(`hero:${hero}`) : gate(seat, stage)),
  entered: async ({ hero, seat, place, damage }, stage) => {
    const room = roomThing(seat, place)
    const there = stage.find(room)
    await trot(hero, stage, stage.was(`hero:${hero}`) ?? gate(seat, stage), there && inside(there))
    const shaken = stage.stir(room, shake(3), { duration: STEP, easing: 'steps(4, end)' })
    await Promise.all([shaken, there && stand(hero, inside(there), stage), there && number(`−${damage}`, 'hit', there, stage)])
  },
  hurt: async ({ hero, damage }, stage) => {
    const there = stage.find(`hero:${hero}`)
    if (there) await number(`−${damage}`, 'hit', there, stage)
  },
  fortified: async ({ hero, health }, stage) => {
    const there = stage.find(`hero:${hero}`)
    if (there) await number(`+${health}`, 'gain', there, stage)
  },
  died: async ({ hero, seat, place }, stage) => {
    const room = stage.find(roomThing(seat, place))
    const there = stage.was(`hero:${hero}`) ?? (room && inside(room))
    if (there) {
      await stage.fly(walker(hero, there), [at(there), at(there, { filter: 'brightness(4) saturate(0)' }), at(there), at(there, { opacity: 0 })], { duration: STEP, easing: 'steps(4, end)' })
      await flight(glyph('soul'), there, stage.find(`souls:${seat}`), stage)
    }
    await stage.stir(`souls:${seat}`, POP, { duration: STEP })
  },
  survived: async ({ hero, seat }, stage) => {
    const throne = stage.find(`player:${seat}`)
    await trot(hero, stage, stage.was(`hero:${hero}`), throne && inside(throne))
    await stage.stir(`player:${seat}`, [up(0), up(-12), up(0)], { duration: STEP, easing: 'steps(4, end)' })
    await stage.stir(`wounds:${seat}`, POP, { duration: STEP })
  },
  laid: async ({ seat, place }, stage) => {
    await flight(back(), handOf(seat, stage), stage.find(roomThing(seat, place)), stage)
  },
  revealed: async ({ seat, place }, stage) => {
    await stage.stir(roomThing(seat, place), FLIP, { duration: STEP, easing: 'steps(4, end)' })
  },
  built: async ({ seat, place, card }, stage) => {
    await flight(sprite(RESIDENTS[card]), handOf(seat, stage), stage.find(roomThing(seat, place)), stage)
    await stage.stir(roomThing(seat, place), FLIP, { duration: STEP, easing: 'steps(4, end)' })
  },
  levelled_up: ({ seat }, stage) => stage.stir(`player:${seat}`, [up(0), up(-12), up(0), up(-6), up(0)], { duration: SHOW, easing: 'steps(8, end)' }),
  declared: async ({ seat, card }, stage) => {
    const middle = stage.find(`declared:${card}`) ?? stage.find('town')
    const from = stage.was(`hand:${card}`) ?? stage.find(`hero:${card}`) ?? handOf(seat, stage)
    await flight(sprite(pictureOf(card)), from, middle, stage)
  },
  cancelled: ({ card }, stage) => stage.stir(`declared:${card}`, POP, { duration: STEP }),
  resolved: ({ card }, stage) => stage.stir(`declared:${card}`, POP, { duration: STEP }),
  triggered: ({ seat, place }, stage) => stage.stir(roomThing(seat, place), [up(0), up(-6), up(0)], { duration: STEP, easing: 'steps(4, end)' }),
  deactivated: ({ seat, place }, stage) => stage.stir(roomThing(seat, place), shake(2), { duration: STEP, easing: 'steps(4, end)' }),
  reactivated: ({ seat, place }, stage) => stage.stir(roomThing(seat, place), POP, { duration: STEP }),
  uncovered: ({ seat, place }, stage) => stage.stir(roomThing(seat, place), FLIP, { duration: STEP, easing: 'steps(4, end)' }),
  strengthened: async ({ seat, place, damage }, stage) => {
    const there = stage.find(roomThing(seat, place))
    if (there) await number(`+${damage}`, 'gain', there, stage)
  },
  weakened: async ({ seat, place, damage }, stage) => {
    const there = stage.find(roomThing(seat, place))
    if (there) await number(`−${damage}`, 'hit', there, stage)
  },
  worked: ({ seat, card }, stage) => stage.stir(stage.find(`hero:${card}`) ? `hero:${card}` : `player:${seat}`, [up(0), up(-6), up(0)], { duration: STEP, easing: 'steps(4, end)' }),
  removed: async ({ hero }, stage) => {
    const there = stage.was(`hero:${hero}`)
    if (there) await stage.fly(walker(hero, there), [at(there), at(there, { opacity: 0 })], { duration: STEP, easing: 'steps(4, end)' })
  },
  destroyed: async ({ seat, place, card }, stage) => {
    const there = stage.was(roomThing(seat, place))
    await flight(sprite(RESIDENTS[card]), there, stage.find('discard'), stage)
  },
  drew: async ({ seat, deck }, stage) => {
    await flight(back(), stage.find(`deck:${deck}`), handOf(seat, stage), stage)
  },
  discarded: async ({ seat }, stage) => {
    await flight(back(), handOf(seat, stage), stage.find('discard'), stage)
  },
  // coins, minibosses, items
  got_coins: async ({ seat, count }, stage) => {
    const there = stage.find(`coins:${seat}`)
    if (there) await number(`+${count}`, 'gain', there, stage)
  },
  paid_coins: async ({ seat, count }, stage) => {
    const there = stage.find(`coins:${seat}`)
    if (there) await number(`−${count}`, 'hit', there, stage)
  },
  gave_coins: async ({ seat, to }, stage) => {
    await flight(glyph('coin', 'coin'), stage.find(`coins:${seat}`), stage.find(`coins:${to}`), stage)
    await stage.stir(`coins:${to}`, POP, { duration: STEP })
  },
  put_coins: async ({ seat, place }, stage) => {
    await flight(glyph('coin', 'coin'), stage.find(`coins:${seat}`), stage.find(roomThing(seat, place)), stage)
  },
  swapped_hoards: async ({ seat, with: other }, stage) => {
    await Promise.all([flight(glyph('coin', 'coin'), stage.find(`coins:${seat}`), stage.find(`coins:${other}`), stage), flight(glyph('coin', 'coin'), stage.find(`coins:${other}`), stage.find(`coins:${seat}`), stage)])
  },
  attached: ({ seat, place }, stage) => stage.stir(minibossThing(seat, place), from('translateY(-22px)', { opacity: 0 }), { duration: STEP, easing: 'steps(4, end)' }),
  promoted: ({ seat, place }, stage) => stage.stir(minibossThing(seat, place), [up(0), up(-8), up(0), up(-4), up(0)], { duration: SHOW, easing: 'steps(8, end)' }),
  dismissed: async ({ seat, card }, stage) => {
    await flight(sprite(pictureOf(card)), stage.find(`player:${seat}`), stage.find('discard'), stage)
  },
  called_home: async ({ seat, card }, stage) => {
    await flight(sprite(pictureOf(card)), stage.find('town'), handOf(seat, stage), stage)
  },
  carried_off: async ({ seat, place, card }, stage) => {
    await flight(sprite(RESIDENTS[card]), stage.was(roomThing(seat, place)), handOf(seat, stage), stage)
  },
  tokens: async ({ seat, place, count }, stage) => {
    const there = stage.find(roomThing(seat, place))
    if (there) await number(count < 0 ? `−${-count}` : `+${count}`, count < 0 ? 'hit' : 'gain', there, stage)
  },
  item_came: ({ card }, stage) => stage.stir(`item:${card}`, from('translateY(-40px)', { opacity: 0 }), { duration: STEP, easing: 'steps(4, end)' }),
  equipped: async ({ hero, card }, stage) => {
    await flight(sprite(pictureOf(card)), stage.was(`item:${card}`), stage.find(`hero:${hero}`), stage)
    await stage.stir(`hero:${hero}`, POP, { duration: STEP })
  },
  gained_item: async ({ seat, card }, stage) => {
    await flight(sprite(pictureOf(card)), stage.was(`item:${card}`) ?? stage.find(`gate:${seat}`), stage.find(`items:${seat}`) ?? stage.find(`player:${seat}`), stage)
  },
  item_turned_up: ({ card }, stage) => stage.stir(`item:${card}`, FLIP, { duration: STEP, easing: 'steps(4, end)' }),
  item_turned_down: ({ seat }, stage) => stage.stir(`items:${seat}`, FLIP, { duration: STEP, easing: 'steps(4, end)' }),
  dropped_out: ({ seat }, stage) => stage.stir(`player:${seat}`, shake(6), { duration: SHOW, easing: 'steps(8, end)' }),
}

// -- places

/** Events name a room as everybody does, `1:3`, or by its number alone. */
const roomThing = (seat: number, place: string | number) => (String(place).includes(':') ? `room:${place}` : `room:${seat}:${place}`)
const minibossThing = (seat: number, place: string | number) => roomThing(seat, place).replace('room:', 'miniboss:')
const gate = (seat: number, stage: Stage) => stage.find(`gate:${seat}`) ?? stage.find(`player:${seat}`)
const handOf = (seat: number, stage: Stage) => stage.find(`hand-of:${seat}`) ?? stage.find(`player:${seat}`) ?? stage.find('hand')
/** On the floor of a room, large or small, beside whoever lives there. */
function inside(room: Spot): Spot {
  const large = room.height > 150
  const tall = large ? LARGE : SMALL
  const floor = large ? 132 : Math.min(room.height * 0.62, 84)
  return { x: room.x + room.width * 0.58, y: room.y + floor - tall, width: tall, height: tall }
}

// -- movements

const up = (by: number): Keyframe => ({ transform: `translateY(${by}px)` })
const from = (transform: string, more: Keyframe = {}): Keyframe[] => [{ transform, ...more }, { transform: 'none' }]
const shake = (by: number): Keyframe[] => [0, -by, by, -by, 0].map((x) => ({ transform: `translateX(${x}px)` }))
const POP: Keyframe[] = [{ transform: 'scale(1)' }, { transform: 'scale(1.18)' }, { transform: 'scale(1)' }]
const FLIP: Keyframe[] = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }]
const at = ({ x, y }: Spot, more: Keyframe = {}): Keyframe => ({ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)`, ...more })

/** A hero on foot: a step of eight pixels at a time, and never longer than six tenths of a second. */
async function trot(hero: string, stage: Stage, start: Spot | null, end: Spot | null): Promise<void> {
  if (start === null || end === null) return
  const far = Math.hypot(end.x - start.x, end.y - start.y)
  const steps = Math.max(2, Math.round(far / 8))
  stage.hide(`hero:${hero}`)
  await stage.fly(walker(hero, end), [at(start), at(end)], { duration: Math.min(600, Math.max(STEP, far * 1.5)), easing: `steps(${steps}, end)` })
  stage.come(`hero:${hero}`, end)
}

/** Somebody who waits there while something else is shown. */
const stand = (hero: string, there: Spot, stage: Stage) => stage.fly(walker(hero, there), [at(there), at(there)], { duration: SHOW })

async function flight(what: HTMLElement, start: Spot | null, end: Spot | null, stage: Stage): Promise<void> {
  if (start === null || end === null) return
  await stage.fly(what, [at(start), at(end)], { duration: STEP + QUICK, easing: OUT })
}

/** A figure that rises from where it counts. */
async function number(said: string, kind: 'hit' | 'gain', there: Spot, stage: Stage): Promise<void> {
  const shown = document.createElement('b')
  shown.className = `figure disp ${kind}`
  shown.textContent = said
  const { x, y } = { x: there.x + there.width / 2 - 16, y: there.y + there.height * 0.3 }
  const place = (by: number, opacity: number): Keyframe => ({ transform: `translate(${Math.round(x)}px, ${Math.round(y - by)}px)`, opacity })
  await stage.fly(shown, [place(0, 0), place(4, 1), place(10, 1), place(14, 0)], { duration: SHOW, easing: OUT })
}

// -- what moves

const sprite = (art: Drawing | undefined) => (art === undefined ? back() : picture(symbolOf(art)))
const glyph = (name: GlyphName, look = 'soul') => picture(symbolFrom(GLYPHS[name], () => stencil(GLYPHS[name], 'currentColor')), look)

function walker(hero: string, there: Spot): HTMLElement {
  const shown = sprite(HEROES[hero])
  shown.classList.add(there.height > SMALL ? 'u3' : 'u2')
  return shown
}

function back(): HTMLElement {
  const card = document.createElement('span')
  card.className = 'flying-card'
  return card
}

function picture(stamp: Stamp, look = ''): HTMLElement {
  const box = document.createElement('span')
  box.className = look
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
