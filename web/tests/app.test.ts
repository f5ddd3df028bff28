import { beforeEach, expect, test, vi } from 'vitest'
import { changeKey, keyOf, onKey, pressed, usualKeys } from '../src/app/keys.svelte'
import { read, router } from '../src/app/route.svelte'
import { sensible, settings, usual } from '../src/app/settings.svelte'

beforeEach(() => {
  localStorage.clear()
  usualKeys()
})

test.each([
  ['/', { page: 'lobby' }],
  ['/table/abc', { page: 'table', table: 'abc' }],
  ['/replay/abc', { page: 'replay', table: 'abc' }],
  ['/cards', { page: 'cards', game: '' }],
  ['/rules/boss_monster', { page: 'rules', game: 'boss_monster' }],
  ['/table', { page: 'nowhere' }],
  ['/table/a/b', { page: 'nowhere' }],
  ['/%E0%A4%A', { page: 'nowhere' }],
])('the address %s is read', (path, route) => {
  expect(read(path)).toEqual(route)
})

test.each([
  ['#seat.abc', { page: 'join', ticket: 'seat.abc' }],
  ['#spectate.abc', { page: 'join', ticket: 'spectate.abc' }],
  ['#elsewhere', { page: 'lobby' }],
])('the lobby’s address with %s is read', (fragment, route) => {
  expect(read('/', fragment)).toEqual(route)
})

test('UX-019: a ticket is read once, and leaves the address bar and the history', () => {
  router.start()
  history.replaceState(null, '', '/')
  router.go('/#seat.secret')
  expect(router.now).toEqual({ page: 'join', ticket: 'seat.secret' })
  expect(location.href).not.toContain('secret')
})

test('what was kept is taken as far as it makes sense', () => {
  const languages = ['pl']
  expect(sensible({ theme: 'light', language: 'xx', keys: { pass: 'q', undo: 'long' }, extra: 1 }, languages)).toEqual({
    ...usual(languages),
    theme: 'light',
    keys: { pass: 'q' },
  })
  expect(sensible('nonsense', languages)).toEqual(usual(languages))
  expect(sensible(null, languages).language).toBe('pl')
})

test('what is changed is kept', () => {
  settings.change({ theme: 'light' })
  expect(JSON.parse(localStorage.getItem('underkeep')!).theme).toBe('light')
  settings.change({ theme: 'dark' })
})

test('what is changed in another tab holds in this one', () => {
  settings.change({ name: 'Ania' })
  localStorage.setItem('underkeep', JSON.stringify({ ...settings.now, theme: 'light' }))
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  expect(settings.now.theme).toBe('dark')
  dispatchEvent(new StorageEvent('storage', { key: 'underkeep' }))
  expect([settings.now.theme, settings.now.name]).toEqual(['light', 'Ania'])
  settings.change({ theme: 'dark', name: '' })
})

const press = (key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  target.addEventListener('keydown', (one) => pressed(one as KeyboardEvent), { once: true })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

test('UX-142: a single key does its work, can be changed, and can be switched off', () => {
  const work = vi.fn()
  const off = onKey('hint', work)
  expect(press('h')).toBe(true)
  changeKey('hint', 'u')
  expect([keyOf('hint'), keyOf('undo')]).toEqual(['u', ''])
  expect(press('h')).toBe(false)
  expect(press('u')).toBe(true)
  settings.change({ singleKeys: false })
  expect(press('u')).toBe(false)
  expect(work).toHaveBeenCalledTimes(2)
  off()
})

test('UX-142: no single key fires while somebody types, nor together with Ctrl', () => {
  const work = vi.fn()
  const off = onKey('hint', work)
  for (const kind of ['input', 'textarea', 'select']) {
    const field = document.body.appendChild(document.createElement(kind))
    expect(press('h', {}, field)).toBe(false)
    field.remove()
  }
  expect(press('h', { ctrlKey: true })).toBe(false)
  expect(work).not.toHaveBeenCalled()
  off()
})

test('UX-048: Ctrl+Z takes back, but not what is being typed', () => {
  const work = vi.fn()
  const off = onKey('undo', work)
  settings.change({ singleKeys: false })
  expect(press('z', { ctrlKey: true })).toBe(true)
  const field = document.body.appendChild(document.createElement('input'))
  expect(press('z', { ctrlKey: true }, field)).toBe(false)
  field.remove()
  off()
})

test('the last who listens is asked first, and may leave it to the others', () => {
  const asked: string[] = []
  const offs = [
    onKey('cancel', () => void asked.push('first')),
    onKey('cancel', () => {
      asked.push('second')
      return false
    }),
  ]
  press('Escape')
  expect(asked).toEqual(['second', 'first'])
  offs.forEach((off) => off())
})
