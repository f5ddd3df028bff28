// A file that tells what went wrong: my own view, the last decisions, versions, settings. It is sent nowhere.
import { build } from '../app/build.svelte'
import { settings } from '../app/settings.svelte'
import { PROTOCOL } from '../wire/messages'
import type { Seat } from './seat.svelte'

const LAST = 20 // lines of the log

/** What broke on this page, the last ones; whoever tells of a problem tells of them. */
const faults: string[] = []

export function noteFault(fault: unknown): void {
  console.error(fault)
  faults.push(fault instanceof Error ? (fault.stack ?? String(fault)) : String(fault))
  faults.splice(0, faults.length - 5)
}

export function problemText(seat: Seat): string {
  const { name: _, ...liked } = settings.now
  const { welcome, stage, notice } = seat
  const told = {
    game: welcome?.game,
    options: welcome?.options,
    viewer: seat.viewer,
    protocol: PROTOCOL,
    build: build.mine,
    browser: navigator.userAgent,
    screen: `${innerWidth}×${innerHeight}`,
    settings: liked,
    faults,
    refused: notice?.kind === 'refused' ? notice.told : null,
    version: seat.version,
    turn: stage?.turn,
    question: stage?.question,
    log: seat.log.slice(-LAST).map(({ n, facts }) => ({ n, ...facts })),
    view: stage?.view,
  }
  return `underkeep problem 1\n${JSON.stringify(told, null, 1)}\n`
}

/** Into a file of this name. */
export function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
