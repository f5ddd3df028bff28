// The 28 colours of the house. Every sprite is painted with these and nothing else.
export const PALETTE = {
  ink: '#140e1d', cellar: '#1f1730', vault: '#2d2340', mortar: '#43355a', slate: '#665680', dust: '#a89bb9', bone: '#e9dcc3', paper: '#fff6e2',
  wine: '#7b1a35', blood: '#cc3a44', ember: '#f2683f', torch: '#f9a63a', gold: '#ffd667',
  bark: '#4c2a22', leather: '#81492b', clay: '#bd7a48', skin: '#f0c090',
  pine: '#1f4a3b', moss: '#3f8f4a', slime: '#93d65a',
  deep: '#233b7a', tide: '#3b7bd0', frost: '#8ad4f0',
  arcane: '#4a2a7a', orchid: '#8a55c7', lilac: '#c79af0',
  rose: '#e87fae', steel: '#8e9bb0',
} as const

export type ColourName = keyof typeof PALETTE
const P = PALETTE

/** Dark, middle, light: what a letter of a mask becomes once the light falls on it. */
export type Ramp = readonly [dark: string, middle: string, light: string]

export const RAMPS = {
  stone: [P.mortar, P.slate, P.dust], metal: [P.slate, P.steel, P.paper], gold: [P.clay, P.torch, P.gold], bone: [P.dust, P.bone, P.paper],
  red: [P.wine, P.blood, P.ember], leather: [P.bark, P.leather, P.clay], skin: [P.clay, P.skin, P.paper], tan: [P.leather, P.clay, P.skin],
  umber: [P.bark, P.leather, P.clay], green: [P.pine, P.moss, P.slime], blue: [P.deep, P.tide, P.frost], ice: [P.tide, P.frost, P.paper],
  purple: [P.arcane, P.orchid, P.lilac], rose: [P.orchid, P.rose, P.paper], night: [P.vault, P.mortar, P.slate], ember: [P.blood, P.ember, P.gold],
  black: [P.ink, P.vault, P.mortar], teal: [P.pine, P.moss, P.frost], sand: [P.leather, P.clay, P.gold], lilac: [P.orchid, P.lilac, P.paper],
  indigo: [P.arcane, P.deep, P.orchid], lime: [P.moss, P.slime, P.gold], wine: [P.ink, P.wine, P.blood],
} as const satisfies Record<string, Ramp>

export type RampName = keyof typeof RAMPS

/** Darker mixes for large surfaces only: too many shades for a sprite, too few for a gradient. */
export const WALLS = { // lit, dim, bright, dark
  ember: ['#6e2433', '#4a1c2c', '#94403f', '#2e1424'],
  moss: ['#24594a', '#1a4038', '#3b7a5c', '#132a2b'],
  dusk: ['#5d4e70', '#41355a', '#83719a', '#2a2140'],
  tide: ['#2c4690', '#223468', '#4a6dbf', '#181f47'],
  orchid: ['#5a3a86', '#412a66', '#7f58ae', '#291b46'],
  plain: [P.mortar, '#352a49', P.slate, P.cellar],
} as const satisfies Record<string, readonly [string, string, string, string]>

export type WallName = keyof typeof WALLS

export const SKY = ['#16102a', '#1d1540', '#2b1d57', '#45276a', '#6b3272', '#9a4470', '#c95c66', P.ember] as const
export const HILLS = { far: '#3a2150', near: '#241536' } as const
export const EARTH = { soil: '#1a1226', stone: '#271c39', stoneTop: '#33264a', root: '#2a1a24' } as const
export const MASONRY = '#75658f'
export const RAYS = ['#6b3fa5', '#56318a', '#36205c', '#2c1b4c', '#231640'] as const
export const VELVET = '#3a2163'
