import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Line } from '../src/wire/line.svelte'
import { CLOSE_CODES, PROTOCOL, type Told } from '../src/wire/messages'
import { TestServer, until } from './server'

let server: TestServer
let line: Line
let heard: Told[]

beforeEach(async () => {
  server = new TestServer()
  await server.start()
  heard = []
  line = new Line('t', (message) => heard.push(message))
})

afterEach(async () => {
  line.close()
  await server.stop()
})

test('a line says who it is first, and hands on what it hears', async () => {
  line.open()
  await until(() => line.state === 'open')
  expect(server.heard).toEqual([{ type: 'hello', protocol: PROTOCOL }])
  server.tell({ type: 'paused', on: true })
  await until(() => heard.length === 2)
  expect(heard.map((message) => message.type)).toEqual(['welcome', 'paused'])
})

test('UX-095: nothing can be said while the line is lost, and nothing is kept for later', async () => {
  line.open()
  await until(() => line.state === 'open')
  expect(line.say({ type: 'say', text: 'hello' })).toBe(true)
  await until(() => server.heard.length === 2)
  server.refusing = true
  server.drop()
  await until(() => line.state === 'lost')
  expect(line.say({ type: 'say', text: 'lost' })).toBe(false)
  server.refusing = false
  line.tryNow()
  await until(() => line.state === 'open')
  expect(server.heard.filter((message) => message.type === 'say')).toHaveLength(1)
})

test('UX-095: a line that still looks open but says nothing is given up within five seconds', async () => {
  line.open()
  await until(() => line.state === 'open')
  server.deaf = true
  server.refusing = true
  const since = performance.now()
  await until(() => line.state === 'lost', 6)
  expect(performance.now() - since).toBeLessThan(5_000)
}, 10_000)

test('a quiet line is kept as long as the server gives signs of life', async () => {
  line.open()
  await until(() => line.state === 'open')
  await new Promise((done) => setTimeout(done, 5_500))
  expect(line.state).toBe('open')
  expect(heard.map((message) => message.type)).toEqual(['welcome'])
  expect(server.heard.length).toBeGreaterThan(1)
}, 10_000)

test('UX-096: it comes back by itself', async () => {
  line.open()
  await until(() => line.state === 'open')
  server.drop()
  await until(() => line.state === 'lost')
  await until(() => line.state === 'open')
  expect(heard.filter((message) => message.type === 'welcome')).toHaveLength(2)
})

test('UX-096: it tries for ever, later each time, and at most thirty seconds apart', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
  line.open()
  await until(() => line.state === 'open')
  server.refusing = true
  server.drop()
  await until(() => line.state === 'lost')
  const waits = [line.nextTry - performance.now()]
  for (let tries = 0; tries < 9; tries++) {
    const before = line.nextTry
    line.tryNow()
    await until(() => line.nextTry !== before)
    waits.push(line.nextTry - performance.now())
  }
  expect(waits.slice(0, 6)).toEqual([...waits.slice(0, 6)].sort((a, b) => a - b))
  expect(Math.max(...waits)).toBeGreaterThan(29_000)
  expect(Math.max(...waits)).toBeLessThanOrEqual(30_000)
}, 10_000)

test.each([
  ['the network returns', () => window.dispatchEvent(new Event('online'))],
  ['the tab becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
])('UX-096: it tries at once when %s', async (_, happens) => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
  line.open()
  await until(() => line.state === 'open')
  server.refusing = true
  server.drop()
  await until(() => line.state === 'lost')
  for (let tries = 0; tries < 5; tries++) {
    const before = line.nextTry
    line.tryNow()
    await until(() => line.nextTry !== before)
  }
  server.refusing = false
  expect(line.nextTry - performance.now()).toBeGreaterThan(5_000)
  happens()
  await until(() => line.state === 'open', 1)
})

test('UX-099: a server that speaks another protocol asks for a new page', async () => {
  line.open()
  await until(() => line.state === 'open')
  server.tell({ type: 'closing', reason: 'reload', again: false })
  await until(() => line.state === 'ended')
  expect(line.reason).toBe('reload')
})

test.each(Object.entries(CLOSE_CODES))('a line closed as "%s" ends or comes back', async (reason, code) => {
  line.open()
  await until(() => line.state === 'open')
  for (const socket of server.sockets) socket.close(code)
  await until(() => line.state !== 'open')
  const back = ['silent', 'too slow'].includes(reason)
  expect([line.state, line.reason]).toEqual(back ? ['lost', ''] : ['ended', reason])
})

test('a place that is not ours any more is not asked for again', async () => {
  server.refusing = server.unknown = true
  line.open()
  await until(() => line.state === 'ended')
  expect(line.reason).toBe('gone')
})

test('a server that will not open just now is asked again', async () => {
  server.refusing = true
  line.open()
  await until(() => line.state === 'lost')
  server.refusing = false
  await until(() => line.state === 'open')
})
