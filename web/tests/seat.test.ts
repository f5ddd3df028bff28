import { afterEach, beforeEach, expect, test } from 'vitest'
import { face } from '../src/games/pebbles/face'
import { Seat } from '../src/table/seat.svelte'
import { TestServer, until } from './server'

let server: TestServer
let seat: Seat

beforeEach(async () => {
  server = new TestServer()
  await server.start()
  seat = new Seat('t', face)
  seat.open()
  await until(() => seat.question !== null)
})

afterEach(async () => {
  seat.close()
  await server.stop()
})

test('an answer is sent once, and nothing is asked until the server has said what became of it', async () => {
  expect(seat.answer(1)).toBe(true)
  expect(seat.question).toBeNull()
  expect(seat.answer(0)).toBe(false)
  await until(() => seat.question?.decision === 'd2')
  expect(server.stored.map((answer) => answer.option)).toEqual([1])
  expect(seat.log.map(({ facts }) => facts.count)).toEqual([2])
})

test('UX-098: an answer that was stored just before the line broke is told as taken', async () => {
  server.deaf = true
  seat.answer(0)
  await until(() => server.heard.some((message) => message.type === 'answer'))
  const answer = server.heard.find((message) => message.type === 'answer')!
  server.store(answer)
  server.deaf = false
  server.drop()
  await until(() => seat.notice?.kind === 'taken')
  expect(server.stored).toHaveLength(1)
  expect(seat.question?.decision).toBe('d2')
  expect(seat.log).toHaveLength(1)
})

test('UX-098: an answer that never arrived is given again with the same key, and taken once', async () => {
  server.deaf = true
  seat.answer(0)
  await until(() => server.heard.some((message) => message.type === 'answer'))
  server.deaf = false
  server.drop()
  await until(() => seat.question?.decision === 'd2')
  const keys = server.heard.flatMap((message) => (message.type === 'answer' ? [message.key] : []))
  expect(new Set(keys).size).toBe(1)
  expect(server.stored).toHaveLength(1)
})

test('UX-098: an answer that came too late is told as not taken', async () => {
  server.deaf = true
  seat.answer(0)
  await until(() => server.heard.some((message) => message.type === 'answer'))
  server.store({ type: 'answer', decision: 'd1', option: 1, key: 'from-another-tab' })
  server.deaf = false
  server.drop()
  await until(() => seat.notice?.kind === 'refused')
  expect(server.stored.map((answer) => answer.key)).toEqual(['from-another-tab'])
  expect(seat.question?.decision).toBe('d2')
})

test('UX-097: after a break no line of the log is missing or doubled', async () => {
  seat.answer(0)
  await until(() => seat.log.length === 1)
  server.store({ type: 'answer', decision: 'd2', option: 1, key: 'meanwhile' })
  server.drop()
  await until(() => seat.log.length === 2)
  server.drop()
  await until(() => seat.line.state === 'lost')
  await until(() => seat.line.state === 'open')
  expect(seat.log.map(({ n, facts }) => [n, facts.count])).toEqual([
    [1, 1],
    [2, 2],
  ])
})

test('UX-095: nothing can be answered while the line is lost', async () => {
  server.refusing = true
  server.drop()
  await until(() => seat.line.state === 'lost')
  expect(seat.silenced).toBe('lost')
  expect(seat.answer(0)).toBe(false)
  expect(seat.underWay).toBeNull()
})

test('UX-022: when the screen is handed over, nothing of the last view is kept', async () => {
  server.tell({ type: 'hand_over', seat: 1 })
  await until(() => seat.handOver === 1)
  expect([seat.view, seat.question, seat.stage, seat.log]).toEqual([null, null, null, []])
})

test('a stage that was missed brings everything anew', async () => {
  server.store({ type: 'answer', decision: 'd1', option: 0, key: 'a' })
  server.store({ type: 'answer', decision: 'd2', option: 1, key: 'b' })
  server.tell(server.stage([server.log[1]!]))
  await until(() => seat.log.length === 2 && seat.line.state === 'open')
  expect(seat.log.map(({ facts }) => facts.count)).toEqual([1, 2])
})

test.each([true, false])('alone among bots a window is held, but not where there is no pace (paced: %s)', async (paced) => {
  Object.assign(server, { paced, window: true })
  server.tell(server.welcome())
  await until(() => seat.welcome?.paced === paced && seat.stage?.window === true)
  const answered = server.heard.length
  seat.answer(0) // heard after everything that was said before
  await until(() => server.heard.slice(answered).some(({ type }) => type === 'answer'))
  expect(server.heard.some((said) => said.type === 'hold' && said.on)).toBe(paced)
})
