import { createRequire } from 'node:module'

// These tests see packages as browsers do, and for those `ws` has nothing.
const { WebSocket: Socket } = createRequire(import.meta.url)('ws') as typeof import('ws')

// jsdom's own sockets cannot be used beside Vitest: they hand out events of one kind and take another.
globalThis.WebSocket = class extends Socket {
  constructor(address: string | URL) {
    super(address)
    this.on('error', () => {}) // a browser tells of a failed line by closing it
  }
} as unknown as typeof WebSocket

// jsdom has no Web Animations, which Svelte asks for.
Element.prototype.getAnimations ??= () => []
Element.prototype.animate ??= (() => ({ cancel() {}, finished: Promise.resolve() })) as never

// Nor does it measure anything: whoever asks how large they are is never told.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as never

// And nobody is told what kind of screen it is: the usual one, with a mouse.
window.matchMedia ??= ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never
