import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Facts, Motion } from '../src/games/face'
import { motion } from '../src/games/boss_monster/motion'
import { Movement } from '../src/games/movement.svelte'
import moments from './fixtures/boss_monster_moments.json'

const flush = async () => {
  for (let i = 0; i < 8; i++) await new Promise((done) => setTimeout(done, 0))
}

/** Animations that run until somebody ends them. */
const running: { finish: () => void; cancelled: boolean; frames: Keyframe[] }[] = []

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 0))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('CSS', { escape: (said: string) => said })
  Element.prototype.animate = function (frames: unknown) {
    let finish = () => {}
    let fail = () => {}
    const finished = new Promise<void>((done, broken) => {
      finish = done
      fail = () => broken(new Error('cancelled'))
    })
    finished.catch(() => {})
    const one = { finish, cancelled: false, frames: frames as Keyframe[] }
    running.push(one)
    return { finished, playbackRate: 1, cancel: () => { one.cancelled = true; fail() } } as never
  }
})
afterEach(() => {
  running.length = 0
  document.body.replaceChildren()
  delete document.documentElement.dataset.motion
  vi.unstubAllGlobals()
})

function stage(...things: string[]): HTMLElement {
  const board = document.createElement('div')
  board.append(...things.map((thing) => Object.assign(document.createElement('button'), { textContent: thing })))
  things.forEach((thing, at) => ((board.children[at] as HTMLElement).dataset.thing = thing))
  document.body.append(board)
  return board
}

const lured: Facts = { event: 'lured', seat: 0, hero: 'nick_the_masher' }

describe('what happened is shown one after the other', () => {
  it('UX-065: nothing begins before the first has ended, and the table is not idle meanwhile', async () => {
    const movement = new Movement(motion)
    movement.stage(stage('hero:nick_the_masher', 'gate:0', 'souls:0'))
    movement.tell([lured, { event: 'died', seat: 0, hero: 'nick_the_masher', place: '0:1' }])
    expect(movement.idle).toBe(false)
    await flush()
    expect(running).toHaveLength(1)
    running[0]!.finish()
    await flush()
    expect(running).toHaveLength(2)
  })

  it('whoever walks on begins where the last walk ended', async () => {
    const movement = new Movement(motion)
    const board = stage('hero:nick_the_masher', 'gate:0')
    const [hero, gate] = [...board.children] as [HTMLElement, HTMLElement]
    hero.getBoundingClientRect = () => ({ x: 10, y: 20, width: 48, height: 48 }) as DOMRect
    gate.getBoundingClientRect = () => ({ x: 300, y: 200, width: 48, height: 48 }) as DOMRect
    movement.stage(board)
    movement.tell([lured, { event: 'sent', seat: 0, hero: 'nick_the_masher', to: 'town' }])
    await flush()
    running[0]!.finish()
    await flush()
    expect(running.map(({ frames }) => frames.map((frame) => frame.transform))).toEqual([
      ['translate(10px, 20px)', 'translate(300px, 200px)'],
      ['translate(300px, 200px)', 'translate(10px, 20px)'],
    ])
  })

  it('UX-063: one call ends all of it at once, and leaves nothing behind', async () => {
    const movement = new Movement(motion)
    const board = stage('hero:nick_the_masher', 'gate:0')
    movement.stage(board)
    movement.tell([lured, lured, lured])
    await flush()
    expect(board.querySelector('.flying')).not.toBeNull()
    expect(board.querySelector('[data-gone]')).not.toBeNull()
    movement.finish()
    await flush()
    expect([movement.idle, board.querySelector('.flying'), board.querySelector('[data-gone]'), running.length]).toEqual([true, null, null, 1])
  })

  it('UX-064: instantly means without any movement', async () => {
    const movement = new Movement(motion)
    movement.pace = 'instant'
    movement.stage(stage('hero:nick_the_masher', 'gate:0'))
    movement.tell([lured, lured])
    await flush()
    expect([movement.idle, running.length]).toEqual([true, 0])
  })

  it('UX-155: with reduced motion an edge says what has changed', async () => {
    document.documentElement.dataset.motion = 'none'
    const movement = new Movement(motion)
    const board = stage('souls:0')
    movement.stage(board)
    movement.tell([{ event: 'died', seat: 0, hero: 'nick_the_masher', place: '0:1' }])
    await flush()
    expect([running.length, board.querySelectorAll('[data-fresh]').length, movement.idle]).toEqual([0, 1, true])
  })

  it('too much at once is not played out', () => {
    const movement = new Movement(motion)
    movement.stage(stage())
    movement.tell(Array.from({ length: 100 }, () => lured))
    expect(movement.idle).toBe(true)
  })

  it('a game without motion is always idle', () => {
    const movement = new Movement()
    movement.stage(stage())
    movement.tell([lured])
    expect(movement.idle).toBe(true)
  })

  it('a fault in one event does not stop the next', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const seen: string[] = []
    const shaky: Motion = async ({ event }) => {
      seen.push(event)
      if (event === 'bad') throw new Error('no')
    }
    const movement = new Movement(shaky)
    movement.stage(stage())
    movement.tell([{ event: 'bad' }, { event: 'good' }])
    await flush()
    expect([seen, report.mock.calls.length, movement.idle]).toEqual([['bad', 'good'], 1, true])
  })
})

it('every event of real games can be shown on an empty stage', async () => {
  const report = vi.spyOn(console, 'error')
  const movement = new Movement(motion)
  movement.pace = 'instant'
  movement.stage(stage())
  for (const { events } of moments) {
    movement.tell(events)
    await flush()
  }
  expect(report).not.toHaveBeenCalled()
})
