import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BUILDINGS } from '../src/art/buildings'
import { CRESTS, crestPixels } from '../src/art/crests'
import { fittingSize, FLOOR as SMALLEST } from '../src/art/fit'
import { FURNITURE } from '../src/art/furniture'
import { GLYPHS } from '../src/art/glyphs'
import { softened } from '../src/art/hyphens'
import { lettersOf, paint, pathsOf, type Drawing, type Pixels } from '../src/art/painter'
import { PALETTE } from '../src/art/palette'
import { earthPixels, FLOOR, gatePixels, raysPixels, roomPixels, skyPixels, thronePixels } from '../src/art/scenes'
import { symbolOf } from '../src/art/symbols'
import { BOSSES, EMBLEMS, HEROES, RESIDENTS, roomOf } from '../src/games/boss_monster/art'
import { ITEMS, MINIBOSSES, pictureOf, unpack } from '../src/games/boss_monster/art/boxes'
import { DRESSINGS } from '../src/games/boss_monster/art/rooms'
import { TREASURES, treasurePixels, type TreasureName } from '../src/games/boss_monster/art/treasures'
import { film } from '../tools/film'
import sheets from './fixtures/boss_monster_cards.json'

type Gallery = Readonly<Record<string, Drawing>>
type Box = Partial<Record<'BOSSES' | 'HEROES' | 'MINIBOSSES' | 'RESIDENTS' | 'EMBLEMS' | 'ITEMS', Gallery>> & { DRESSINGS?: Readonly<Record<string, object>> }

const drawn = import.meta.glob<Box>('../src/games/boss_monster/art/*/index.ts', { eager: true })
const first: Box = { BOSSES: { ...BOSSES }, EMBLEMS: { ...EMBLEMS }, HEROES: { ...HEROES }, RESIDENTS: { ...RESIDENTS }, DRESSINGS: { ...DRESSINGS } }
const boxes: [string, Box][] = [['BMR', first], ...Object.entries(drawn).map(([path, box]): [string, Box] => [path.split('/').at(-2)!.toUpperCase(), box])]
const picturesIn = ({ DRESSINGS: _, ...galleries }: Box) => Object.values(galleries).flatMap((gallery) => Object.entries(gallery))
const cards = boxes.flatMap(([, box]) => picturesIn(box))
const bosses = new Set(boxes.flatMap(([, box]) => Object.keys(box.BOSSES ?? {})))
const everything = [...cards, ...Object.entries<Drawing>(FURNITURE), ...Object.entries<Drawing>(BUILDINGS)]
const silhouette = (pixels: Pixels) => pixels.map((row) => row.map((colour) => (colour ? '#' : '.')).join('')).join('\n')

describe('cards of every box', () => {
  const played = [...new Set(sheets.map(({ facts }) => facts.set))]

  it.each(played)('%s: all that the game has are drawn, each once and as what they are, and nothing else is', (set) => {
    const box = boxes.find(([name]) => name === set)![1]
    const kinds = { BOSSES: 'boss', HEROES: 'hero', RESIDENTS: 'room', EMBLEMS: 'spell', MINIBOSSES: 'miniboss', ITEMS: 'item' } as const
    for (const [gallery, type] of Object.entries(kinds)) {
      const wanted = sheets.filter(({ facts }) => facts.set === set && facts.type === type).map(({ id }) => id)
      expect(Object.keys(box[gallery as keyof typeof kinds] ?? {}).sort(), gallery).toEqual(wanted.sort())
    }
  })

  it.each(boxes)('%s: has its rooms furnished by hand', (_name, box) => {
    expect(Object.keys(box.DRESSINGS ?? {}).sort()).toEqual(Object.keys(box.RESIDENTS ?? {}).sort())
  })

  it('have pictures of their own, in whichever box they are', () => {
    expect(new Set(cards.map(([id]) => id)).size).toBe(cards.length)
  })

  it.each(boxes)('%s: hangs beside the others when it is unpacked', async (name, box) => {
    await unpack([name, 'HOME']) // one that somebody made at home has no pictures
    for (const [id, drawing] of picturesIn(box)) expect(pictureOf(id), id).toBe(drawing)
    for (const [id, dressing] of Object.entries(box.DRESSINGS ?? {})) expect(roomOf(id, 'trap', false, [])).toMatchObject(dressing)
    for (const id of Object.keys(box.MINIBOSSES ?? {})) expect(id in MINIBOSSES).toBe(true)
    for (const id of Object.keys(box.ITEMS ?? {})) expect(id in ITEMS).toBe(true)
  })

  it('do not look like one another', () => {
    const pictures = cards.map(([, drawing]) => JSON.stringify(paint(drawing)))
    expect(new Set(pictures).size).toBe(cards.length)
  })

  it('differ even as shadows, so that colour is never needed', () => {
    const shadows = new Map<string, string>()
    for (const [id, drawing] of cards) {
      const shadow = silhouette(paint(drawing))
      expect(shadows.get(shadow), `${id} has the shadow of`).toBeUndefined()
      shadows.set(shadow, id)
    }
  })
})

describe('films', () => {
  const torch = paint(FURNITURE.torch), low = paint(FURNITURE.torchLow)

  it.each([['torch', film([torch, low], 700)], ['torch-still', film([torch], 0)]])('%s.png shows what the masks say', (name, wanted) => {
    const path = `src/assets/pictures/${name}.png`
    if (process.env.FILMS === 'write') writeFileSync(path, wanted)
    expect(readFileSync(path).equals(wanted), 'write it anew with npm run films').toBe(true)
  })

  it('are as large as the torch on the wall', () => {
    expect([torch[0]!.length, torch.length]).toEqual([7, 10])
    expect([low[0]!.length, low.length]).toEqual([7, 10])
  })
})

describe('drawings', () => {
  it.each(everything)('%s keeps to the palette', (_id, drawing) => {
    const allowed = new Set<string>(Object.values(PALETTE))
    expect([...new Set(paint(drawing).flat())].filter((colour) => colour && !allowed.has(colour))).toEqual([])
  })

  it.each(everything)('%s has even rows', (_id, { mask }) => {
    const [first = '', ...rows] = mask.trim().split('\n')
    if (first.endsWith('|')) expect(new Set(rows.map((row) => row.length))).toEqual(new Set([first.length - 1]))
    expect(new Set(lettersOf(mask).map((row) => row.length)).size).toBe(1)
  })

  it.each(cards)('%s stays within its grid', (id, drawing) => {
    const most = bosses.has(id) ? 22 : 16
    const letters = lettersOf(drawing.mask)
    expect(letters.length).toBeLessThanOrEqual(most)
    expect(letters[0]!.length).toBeLessThanOrEqual(most)
  })

  it('come out the same each time', () => {
    for (const [, drawing] of everything) expect(paint(drawing)).toEqual(paint(drawing))
  })

  it('cover every pixel exactly once when they become paths', () => {
    const pixels = paint(BOSSES.king_croak!)
    const area = [...pathsOf(pixels).values()].join('').matchAll(/h(\d+)v1/g)
    expect([...area].reduce((sum, [, run]) => sum + Number(run), 0)).toBe(pixels.flat().filter(Boolean).length)
  })

  it('are put into the page once, however often they are shown', () => {
    const first = symbolOf(BOSSES.robobo!)
    expect(symbolOf(BOSSES.robobo!)).toBe(first)
    expect(document.querySelectorAll(`#${first.id}`)).toHaveLength(1)
  })

  it('refuse a letter nobody knows', () => {
    expect(() => paint({ mask: 'z' })).toThrow('unknown letter z')
  })
})

describe('large pictures', () => {
  const golem = roomOf('golem_factory', 'monster', false, ['fighter'])
  const painters: [string, () => Pixels][] = [
    ['room', () => roomPixels(golem, 48, 36)], ['narrow room', () => roomPixels(golem, 26, 21)], ['throne', () => thronePixels('king_croak', 'ember', 60, 42)],
    ['rays', () => raysPixels(42, 30)], ['sky', () => skyPixels(120, 40)], ['earth', () => earthPixels(120, 60, true)], ['gate', gatePixels],
  ]

  it.each(painters)('%s: comes out the same each time', (_name, painter) => expect(painter()).toEqual(painter()))

  it.each(painters)('%s: is a full rectangle', (_name, painter) => {
    const widths = painter().map((row) => row.length)
    expect(new Set(widths).size).toBe(1)
  })

  it('tell an advanced room by the gold along its floor', () => {
    const plain = roomPixels(golem, 48, 36), gilded = roomPixels({ ...golem, gilded: true }, 48, 36)
    const gold = (pixels: Pixels) => pixels[36 - FLOOR]!.filter((colour) => colour === PALETTE.torch).length
    expect(gold(plain)).toBe(0)
    expect(gold(gilded)).toBeGreaterThan(12)
  })

  it('light a room by its treasures', () => {
    expect(roomOf('zombie_prison', 'monster', false, ['cleric', 'mage']).walls).toEqual(['dusk', 'tide'])
    expect(roomOf('unheard_of', 'trap', false, []).walls).toEqual(['plain', 'plain'])
  })
})

describe('signs', () => {
  it('are nine by nine and all different', () => {
    for (const [name, rows] of Object.entries(GLYPHS)) expect([name, rows.length, ...new Set(rows.map((row) => row.length))]).toEqual([name, 9, 9])
  })

  it('give every treasure and every player a shape of its own', () => {
    const treasures = (Object.keys(TREASURES) as TreasureName[]).map((name) => silhouette(treasurePixels(name)))
    const crests = CRESTS.map((crest) => silhouette(crestPixels(crest)))
    expect(new Set(treasures).size).toBe(treasures.length)
    expect(new Set(crests).size).toBe(6)
  })
})

describe('styles', () => {
  it('name the same 28 colours as the painter', () => {
    const css = readFileSync('src/styles/tokens.css', 'utf8')
    for (const [name, colour] of Object.entries(PALETTE)) expect(css).toContain(`--${name}: ${colour};`)
    expect(Object.keys(PALETTE)).toHaveLength(28)
  })
})

describe('long names', () => {
  it('shrink by what is measured, but not below what can be read', () => {
    expect(fittingSize(90, 112, 16)).toBe(16)
    expect(fittingSize(128, 112, 16)).toBe(14)
    expect(fittingSize(400, 112, 16)).toBe(SMALLEST)
  })

  it('break between syllables in narrow places, in three languages', () => {
    const broken = (name: string) => softened(name).replaceAll('\u00ad', '-')
    expect(broken('Teleportation')).toBe('Te-le-por-ta-tion')
    expect(broken('Szczękoskrzynki')).toBe('Szczę-kosk-rzyn-ki')
    expect(broken('Обитель призраков')).toBe('Обитель приз-ра-ков')
  })

  it('keep the hyphens a translator gave them', () => {
    expect(softened('Телепор\u00adтация')).toBe('Телепор\u00adтация')
  })
})
