// A small server of our own that speaks the protocol, and can be told to misbehave.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { WebSocket as Socket } from 'ws'
import type { Answer, Asked, Question, Stage, Told, Welcome } from '../src/wire/messages'

// As in setup.ts.
const { WebSocketServer } = createRequire(import.meta.url)('ws') as typeof import('ws')

declare const jsdom: { reconfigure(settings: { url: string }): void }

export class TestServer {
  heard: Asked[] = []
  sockets = new Set<Socket>()
  stored: Answer[] = [] // each key once
  deaf = false // takes everything, says nothing
  refusing = false // opens no socket
  unknown = false // knows no such table
  log: Record<string, unknown>[] = []
  paced = true
  window = false
  decision = 1
  #http: Server
  #ws = new WebSocketServer({ noServer: true })
  #port = 0

  constructor() {
    this.#http = createServer((request, response) => this.#answer(request, response))
    this.#http.on('upgrade', (request, stream, head) => {
      if (this.refusing) {
        stream.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n')
        return
      }
      this.#ws.handleUpgrade(request, stream, head, (socket) => this.#opened(socket))
    })
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#http.listen(this.#port, '127.0.0.1', done))
    this.#port = (this.#http.address() as AddressInfo).port
    jsdom.reconfigure({ url: `http://127.0.0.1:${this.#port}/table/t` })
  }

  async stop(): Promise<void> {
    this.drop()
    this.#http.closeAllConnections()
    await new Promise<void>((done) => this.#http.close(() => done()))
  }

  /** Cuts every line without a word. */
  drop(): void {
    for (const socket of this.sockets) socket.terminate()
    this.sockets.clear()
  }

  tell(message: Told): void {
    for (const socket of this.sockets) socket.send(JSON.stringify(message))
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const known = !this.unknown && request.url?.startsWith('/api/tables/')
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(known ? { game: 'pebbles' } : { code: 'not_found', field: '', rule: '', request: 'r' }))
  }

  #opened(socket: Socket): void {
    this.sockets.add(socket)
    let greeted = false
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Asked
      this.heard.push(message)
      if (this.deaf) return
      if (message.type === 'hello' && !greeted) {
        greeted = true
        socket.send(JSON.stringify(this.welcome()))
      } else if (message.type === 'ping') {
        socket.send(JSON.stringify({ type: 'pong', ref: message.ref ?? '' } satisfies Told))
      } else if (message.type === 'reckon') {
        socket.send(JSON.stringify({ type: 'reckoned', ref: '', version: this.decision, sums: { of: this.decision } } satisfies Told))
      } else if (message.type === 'answer') this.take(socket, message)
    })
  }

  /** As the real one does: an answer to this decision is stored once; the same key again is only said to be stored. */
  take(socket: Socket, answer: Answer): void {
    const known = this.stored.some((one) => one.key === answer.key)
    if (!known && answer.decision !== `d${this.decision}`) {
      socket.send(JSON.stringify(refused('stale', answer.key)))
      return
    }
    if (!known) this.store(answer)
    socket.send(JSON.stringify({ type: 'accepted', key: answer.key } satisfies Told))
    if (!known) socket.send(JSON.stringify(this.stage([this.log.at(-1)!])))
  }

  store(answer: Answer): void {
    this.stored.push(answer)
    this.decision += 1
    this.log.push({ event: 'took', seat: 0, count: answer.option + 1, left: 9 - this.decision })
  }

  stage(events: Record<string, unknown>[] = []): Stage {
    const question: Question = {
      decision: `d${this.decision}`,
      seat: 0,
      kind: 'take',
      source: null,
      options: ['take 1', 'take 2'].map((notation) => ({ notation, verb: notation, words: {} })),
      unseen: false,
    }
    return {
      type: 'stage',
      version: this.decision,
      events,
      view: { left: 9, mine: 5 },
      question,
      turn: 0,
      window: this.window,
      held: [],
      result: null,
    }
  }

  welcome(): Welcome {
    return {
      type: 'welcome',
      protocol: 1,
      table: 't',
      game: 'pebbles',
      title: '',
      origin: 'dealt',
      options: {},
      viewer: 0,
      shared: [],
      roles: ['seat'],
      pledge: '',
      seats: [
        { seat: 0, name: 'Ania', kind: 'person', bot: '', here: true, away: false },
        { seat: 1, name: '', kind: 'bot', bot: 'random', here: true, away: false },
      ],
      absence: 'wait',
      watching: 0,
      paused: false,
      paced: this.paced,
      log: [...this.log],
      stood_in: null,
      chat: [],
      stage: this.stage(),
    }
  }
}

export function refused(code: 'out_of_place' | 'stale', ref: string): Told {
  return { type: 'refused', code, ref, rule: '', message: '', words: {}, again: 0 }
}

/** When it has come true; fails after so many seconds. */
export async function until(happened: () => boolean, seconds = 3): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!happened()) {
    if (performance.now() > end) throw new Error('it has not happened')
    await new Promise((done) => setTimeout(done, 10))
  }
}
