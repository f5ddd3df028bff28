// UX-196: who looks at the map looks where they want to, with two fingers too, and until they look elsewhere.
import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { face } from '../src/games/clank_catacombs/face'
import { Camera } from '../src/games/clank_catacombs/map/camera.svelte'
import { TILE } from '../src/games/clank_catacombs/map/geometry'
import type { ClankView } from '../src/games/clank_catacombs/view'
import { Teller } from '../src/words/teller'
import { words } from '../src/words/words.svelte'
import cards from './fixtures/clank_cards.json'
import moments from './fixtures/clank_moments.json'

vi.mock('../src/wire/http', () => ({ cardSheets: async () => cards }))

const [WIDE, HIGH] = [900, 700]
const BOUNDS = { left: -2, top: -1, right: 3, bottom: 4 }
const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDE)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HIGH)
})
afterEach(cleanup)

describe('two fingers', () => {
  const fingers = (kind: string, ...at: readonly (readonly [number, number])[]): Event =>
    Object.assign(new Event(kind, { cancelable: true }), { touches: at.map(([clientX, clientY]) => ({ clientX, clientY })) })

  function looking() {
    const [element, camera] = [document.createElement('div'), new Camera()]
    element.append(document.createElement('div'))
    camera.window(element)
    camera.settle(BOUNDS)
    /** What lies at this spot of the window, in art pixels of the map. */
    const under = (x: number, y: number) => {
      camera.settle(BOUNDS)
      return [(element.scrollLeft + x) / camera.u + BOUNDS.left * TILE - camera.pad.x, (element.scrollTop + y) / camera.u + BOUNDS.top * TILE - camera.pad.y] as const
    }
    const move = (...at: Parameters<typeof fingers> extends [string, ...infer Rest] ? Rest : never): boolean => !element.dispatchEvent(fingers('touchmove', ...at))
    return { element, camera, under, move }
  }

  it('lead nearer as they part and farther as they meet, and what is between them stays there', () => {
    const { element, camera, under, move } = looking()
    const before = under(700, 200)
    element.dispatchEvent(fingers('touchstart', [650, 200], [750, 200]))
    expect(move([640, 200], [760, 200])).toBe(true) // not far enough yet
    expect(camera.level).toBe(3)
    move([630, 200], [770, 200])
    expect(camera.level).toBe(4)
    const after = under(700, 200)
    expect(after[0]).toBeCloseTo(before[0], 6)
    expect(after[1]).toBeCloseTo(before[1], 6)
    move([650, 200], [750, 200])
    expect(camera.level).toBe(3)
    move([670, 200], [730, 200])
    expect(camera.level).toBe(2)
    move([695, 200], [705, 200])
    expect(camera.level).toBe(1)
    move([699, 200], [701, 200])
    expect(camera.level).toBe(1) // farther away there is nothing
  })

  it('one finger alone is left to the browser, which scrolls', () => {
    const { element, camera, move } = looking()
    element.dispatchEvent(fingers('touchstart', [650, 200]))
    expect(move([100, 600])).toBe(false)
    expect(camera.level).toBe(3)
  })
})

describe('the view', () => {
  const { Board } = face as Required<Pick<typeof face, 'Board'>>
  /** I am asked, and two play. */
  const { view: first } = (moments as unknown as { view: ClankView; question: { kind: string } }[]).find(({ view, question }) => question.kind === 'turn' && view.active === view.viewer && view.tiles.length > 3 && view.this_turn.found === null)!
  const tellerOf = (view: ClankView): Teller => new Teller(view.players.map(({ seat }) => ({ seat, name: `P${seat}`, kind: 'person' as const, bot: '', here: true, away: false })), view.viewer)
  const propsOf = (view: ClankView) => ({ view, question: null, teller: tellerOf(view), chosen: [], lit: new Map(), onActivate: vi.fn() })

  beforeAll(async () => {
    await words.speak('en')
    await words.learn('clank_catacombs')
  })
  beforeEach(() => (document.documentElement.dataset.motion = 'none'))
  afterEach(() => delete document.documentElement.dataset.motion)

  async function looking() {
    const { container, rerender } = render(Board, propsOf(first))
    await drawn()
    const window = container.querySelector<HTMLElement>('.window')!
    const told = async (view: ClankView): Promise<void> => {
      await rerender(propsOf(view))
      await tick()
      await drawn()
    }
    /** What is in the middle, in art pixels from the corner of a tile that lies there since the beginning. */
    const middle = (): string => {
      const style = container.querySelector('.tile')!.getAttribute('style')!
      const corner = ['left', 'top'].map((side) => Number(new RegExp(`${side}:[^;]*?(-?\\d+)`).exec(style)![1]))
      const level = Number(/\bu(\d)\b/.exec(container.querySelector('.ground')!.className)![1])
      return [(window.scrollLeft + WIDE / 2) / level - corner[0]!, (window.scrollTop + HIGH / 2) / level - corner[1]!].map(Math.round).concat(level).join(' ')
    }
    return { window, told, middle }
  }
  const next = (view: ClankView): ClankView => ({ ...view, turn: view.turn + 1, active: (view.active + 1) % view.players.length })

  it('stays mine over the turns of others, and when my own begins', async () => {
    const { window, told, middle } = await looking()
    window.scrollLeft -= 700
    window.scrollTop -= 300
    window.dispatchEvent(new Event('scroll'))
    const mine = middle()
    let view = first
    for (const _one of first.players) {
      view = next(view)
      await told(view)
      expect(middle()).toBe(mine)
    }
    expect(view.active).toBe(view.viewer)
  })

  it('goes with my pawn when it leaves what I see', async () => {
    const { window, told, middle } = await looking()
    window.scrollLeft -= 700
    window.scrollTop -= 300
    window.dispatchEvent(new Event('scroll'))
    const mine = middle()
    const here = first.players[first.viewer!]!.pawn
    await told({ ...first, players: first.players.map((player) => (player.seat === first.viewer ? { ...player, pawn: here === 'landing' ? 'shrine' : 'landing' } : player)) })
    expect(middle()).not.toBe(mine)
  })
})
