import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import BossThrone from '../src/games/boss_monster/cards/BossThrone.svelte'
import Card from '../src/games/boss_monster/cards/Card.svelte'
import EmptyRoom from '../src/games/boss_monster/cards/EmptyRoom.svelte'
import HeroOnGrass from '../src/games/boss_monster/cards/HeroOnGrass.svelte'
import LargeCard from '../src/games/boss_monster/cards/LargeCard.svelte'
import MiniCard from '../src/games/boss_monster/cards/MiniCard.svelte'
import RoomCell from '../src/games/boss_monster/cards/RoomCell.svelte'
import RoomInPlay from '../src/games/boss_monster/cards/RoomInPlay.svelte'
import type { HeroFace, RoomFace, SpellFace } from '../src/games/boss_monster/cards/faces'

afterEach(cleanup)

const golem: RoomFace = { id: 'golem_factory', name: 'Golem Factory', kind: 'monster', advanced: false, treasures: ['fighter'], damage: 2, kindLabel: 'monster', text: 'A hero dies here: draw a room.' }
const freeze: SpellFace = { id: 'freeze', name: 'Freeze', kindLabel: 'spell', phaseLabel: 'both', text: 'One room sleeps.' }
const acacia: HeroFace = { id: 'acacia_warrior_of_light', name: 'Acacia, Warrior of Light', epic: false, treasures: ['cleric'], health: 6, kindLabel: 'cleric', text: '' }

describe('a card in hand', () => {
  it('is a button only if it answers', () => {
    const { unmount } = render(Card, { face: golem })
    expect(screen.queryByRole('button')).toBeNull()
    unmount()
    const onclick = vi.fn()
    render(Card, { face: golem, onclick })
    screen.getByRole('button', { name: /Golem Factory/ }).click()
    expect(onclick).toHaveBeenCalledOnce()
  })

  it('carries the hooks it is given', () => {
    render(Card, { face: freeze, onclick() {}, 'data-card': 'freeze', 'data-option': 'cast freeze', 'aria-disabled': 'true' })
    const card = screen.getByRole('button')
    expect([card.dataset.card, card.dataset.option, card.getAttribute('aria-disabled')]).toEqual(['freeze', 'cast freeze', 'true'])
  })

  it('that may be played has a notch, and one that rests says until when', () => {
    const { container, rerender } = render(Card, { face: golem, state: 'legal' })
    expect(container.querySelector('.notch')).not.toBeNull()
    return rerender({ face: golem, state: 'resting', until: 'build phase' }).then(() => {
      expect(container.querySelector('.notch')).toBeNull()
      expect(container.textContent).toContain('build phase')
    })
  })

  it('has a picture even if nobody has drawn its card yet', () => {
    const { container } = render(Card, { face: { ...golem, id: 'unheard_of', treasures: [] } })
    expect(container.querySelector('canvas')).not.toBeNull()
  })

  it('may break its name on a phone without changing how it reads', () => {
    const { container } = render(MiniCard, { face: { ...freeze, name: 'Teleportation' } })
    expect(container.textContent?.replaceAll('\u00ad', '')).toContain('Teleportation')
  })
})

describe('a room in play', () => {
  it('shows what it hits for, why, and what it would become', () => {
    const { container } = render(RoomInPlay, { face: golem, damage: 3, preview: 6, causes: [{ amount: 1, by: 'goblin_armory' }, { amount: -2 }] })
    expect(container.querySelector('s')?.textContent).toBe('3')
    expect(container.textContent).toMatch(/6.*\+1.*−2/s)
  })

  it('that sleeps says so in words', () => {
    const { container } = render(RoomInPlay, { face: golem, damage: 0, asleep: { word: 'asleep', was: 'was 2' } })
    expect(container.textContent).toMatch(/asleep.*was 2/s)
  })

  it('shows how much lies beneath it, up to three', () => {
    const { container } = render(RoomInPlay, { face: golem, damage: 2, covered: 7 })
    expect(container.querySelectorAll('.ledge')).toHaveLength(3)
  })

  it('has its name read aloud where there is no place to write it', () => {
    render(RoomCell, { face: golem, damage: 2, size: 'crumb' })
    expect(screen.getByRole('group', { name: 'Golem Factory' })).toBeTruthy()
  })
})

describe('a place for a room', () => {
  it('answers like a room', () => {
    const onclick = vi.fn()
    render(EmptyRoom, { word: 'next room', state: 'target', onclick })
    screen.getByRole('button', { name: 'next room' }).click()
    expect(onclick).toHaveBeenCalledOnce()
  })
})

describe('a boss', () => {
  it.each(['play', 'tablet', 'cell', 'row', 'crumb'] as const)('has a throne of size %s', (size) => {
    const { container } = render(BossThrone, { face: { id: 'king_croak', name: 'King Croak', treasure: 'fighter', xp: 800 }, seat: 0, xpLabel: 'XP', levelLabel: 'level up', size })
    expect(container.querySelector('use')).not.toBeNull()
  })
})

describe('a hero', () => {
  it('goes by the first name on the grass and by the whole one on the card', () => {
    const { container } = render(HeroOnGrass, { face: acacia, left: 4, lured: { seat: 1, label: 'lured by Ania' } })
    expect(container.textContent).toMatch(/^\s*Acacia\s+4/)
    expect(screen.getByRole('img', { name: 'lured by Ania' })).toBeTruthy()
    render(LargeCard, { face: acacia })
    expect(screen.getByRole('heading', { name: 'Acacia, Warrior of Light' })).toBeTruthy()
  })
})
