// Where each room is drawn, and how large an art pixel is: whole pixels only.
import type { Household } from './household'

export interface Layout {
  /** Screen pixels for an art pixel. */
  readonly u: 1 | 2 | 3 | 4
  /** A room, in art pixels. */
  readonly wide: number
  readonly high: number
  /** Between rooms, in screen pixels. */
  readonly gap: number
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
  left(x: number): number
  top(y: number): number
}

/** A room narrower or lower than this cannot hold its folk; drawn at the largest size it is to hold them side by side. */
const LEAST = { wide: 42, high: 27 }
const AT_EASE = { wide: 56, high: 34 }
const MOST = { wide: 84, high: 52 }

/** Of all rooms, and of places where one may be built. */
export function bounds(household: Pick<Household, 'chambers'>, free: readonly (readonly [number, number])[] = []): { x: number; y: number; columns: number; rows: number } {
  const cells = [...household.chambers.map(({ at }) => at), ...free]
  const xs = cells.map(([x]) => x), ys = cells.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, columns: Math.max(...xs) - x + 1, rows: Math.max(...ys) - y + 1 }
}

export function layoutOf(grid: { x: number; y: number; columns: number; rows: number }, width: number, height: number): Layout {
  const fits = (u: number) => {
    const gap = u * 3 + (u > 2 ? 3 : 0)
    return { gap, wide: Math.floor((width / grid.columns - gap) / u), high: Math.floor((height / grid.rows - gap) / u) }
  }
  const least = (u: number) => (u > 3 ? AT_EASE : LEAST)
  const u = ([4, 3, 2] as const).find((one) => fits(one).wide >= least(one).wide && fits(one).high >= least(one).high) ?? 1
  const { gap, ...room } = fits(u)
  const wide = Math.max(24, Math.min(MOST.wide, room.wide)), high = Math.max(18, Math.min(MOST.high, room.high))
  const [across, down] = [wide * u + gap, high * u + gap]
  const inset = [(width - across * grid.columns + gap) / 2, (height - down * grid.rows + gap) / 2].map((one) => Math.max(0, Math.round(one))) as [number, number]
  return {
    u, wide, high, gap, width: wide * u, height: high * u, columns: grid.columns, rows: grid.rows,
    left: (x) => inset[0] + (x - grid.x) * across,
    top: (y) => inset[1] + (y - grid.y) * down,
  }
}

/** Where an arrow leads: to the next room straight on, else to the nearest that lies that way. */
export function towards<Placed extends { readonly at: readonly [number, number] }>(all: readonly Placed[], [x, y]: readonly [number, number], [dx, dy]: readonly [number, number]): Placed | undefined {
  const ahead = all
    .map((one) => ({ one, along: (one.at[0] - x) * dx + (one.at[1] - y) * dy, aside: Math.abs((one.at[0] - x) * dy) + Math.abs((one.at[1] - y) * dx) }))
    .filter(({ along }) => along > 0)
  const straight = ahead.filter(({ aside }) => aside === 0)
  return (straight.length > 0 ? straight : ahead).toSorted((a, b) => Math.hypot(a.along, a.aside) - Math.hypot(b.along, b.aside))[0]?.one
}

/** Whoever stands in a room, from left to right: everybody on their own if there is place, else each kind once with its count. */
export interface Figure<Kind> {
  readonly kind: Kind
  readonly count: number
}

export function lineUp<Kind>(kinds: readonly { kind: Kind; count: number }[], place: number, each: number): Figure<Kind>[] {
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  if (all * each <= place) return kinds.flatMap(({ kind, count }) => Array.from({ length: count }, () => ({ kind, count: 1 })))
  return kinds.map(({ kind, count }) => ({ kind, count }))
}
