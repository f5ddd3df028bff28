// What is drawn on each card: the clan at work, side by side with what it works on.
import type { Drawing } from '../../../art/painter'
import type { RampName } from '../../../art/palette'
import * as M from './masks'
import { ACTIVE, CLANS, EXHAUSTED, THEFTS, TOKENS, TREASURES } from './pieces'
import * as T from './things'

type Dye = Partial<Record<string, RampName>>
const of = (mask: string, ramps: Dye = {}): Drawing => ({ mask, ramps })
const glows = (mask: string, ramps: Dye = {}): Drawing => ({ mask, ramps, eye: 'gold' })
const { red_dragon: dragon, lizardfolk: lizard, gnolls: gnoll, slimes: slime, skeletons: skeleton, rats: rat, witches: witch, poltergeists: ghost, imps: imp } = CLANS as Required<typeof CLANS>
const { coin, book, frog, bone, trap, portal } = TOKENS as Required<typeof TOKENS>

/** From left to right, feet on the floor. */
export type Motif = readonly Drawing[]

const TACTICS: Readonly<Record<string, Motif>> = {
  dragon_wing_sweep: [of(T.WING, { a: 'ember' }), dragon!],
  dragon_pounce: [dragon!, of(T.JAWS, { r: 'wine' })],
  dragon_fire_breath: [dragon!, of(T.FLAME)],
  dragon_hard_scales: [of(T.SHIELD, { r: 'wine' }), dragon!],
  dragon_old_cunning: [dragon!, of(M.EYE, { p: 'ember' })],
  dragon_return_to_hoard: [dragon!, of(M.VAULT)],
  lizard_hit_and_run: [of(M.BOOTS, { l: 'teal' }), lizard!],
  lizard_javelins: [lizard!, of(T.JAVELIN)],
  lizard_old_ways: [of(M.EGG, { r: 'teal' }), lizard!],
  lizard_from_the_dark: [of(M.EYE), lizard!, lizard!],
  lizard_war_call: [of(T.HORN), lizard!],
  gnoll_paid_pack: [coin!, gnoll!, gnoll!],
  gnoll_spoils: [gnoll!, of(M.BAG)],
  gnoll_double_bite: [of(T.JAWS), gnoll!, of(T.JAWS)],
  gnoll_prowl: [gnoll!, of(T.PAW, { o: 'sand' })],
  gnoll_scavenge: [of(M.CHEST), gnoll!],
  gnoll_den_call: [gnoll!, of(M.BELL), gnoll!],
  slime_split: [slime!, of(T.SHIELD, { r: 'green' }), slime!],
  slime_ooze: [slime!, of(T.DROP)],
  slime_engulf: [slime!, of(M.SWORD)],
  slime_tide: [slime!, slime!, slime!],
  slime_drip: [of(M.BOOKS), slime!],
  skeleton_rise: [of(M.GRAVE), skeleton!],
  skeleton_reassemble: [bone!, skeleton!, bone!],
  skeleton_grave_work: [skeleton!, of(M.GRAVE, { l: 'umber' })],
  skeleton_bone_shield: [skeleton!, of(T.SHIELD, { r: 'bone' })],
  skeleton_war_drum: [of(T.DRUM), skeleton!],
  skeleton_loose_rib: [skeleton!, bone!],
  rat_swarm: [rat!, rat!, rat!, rat!],
  rat_busy_paws: [rat!, of(T.BENCH)],
  rat_scurry: [rat!, of(T.PAW)],
  rat_gang_up: [rat!, rat!, of(T.JAWS, { r: 'night' })],
  rat_from_the_drains: [of(T.DRAIN), rat!, rat!],
  witch_rift: [witch!, portal!],
  witch_incantation: [of(M.CAULDRON), witch!],
  witch_reading: [of(T.LEAVES), witch!],
  witch_hex_bolt: [witch!, of(M.BOLT, { y: 'purple' })],
  witch_summoned_home: [of(M.DOOR), witch!],
  witch_ingredients: [frog!, witch!, book!],
  ghost_drift: [ghost!, of(T.RUBBLE)],
  ghost_draught: [ghost!, of(M.SNOW)],
  ghost_unseen: [of(M.SOUL), ghost!],
  ghost_flung_crockery: [ghost!, of(T.PLATE)],
  ghost_haunting: [ghost!, of(M.FEAR), ghost!],
  ghost_bookshelf: [ghost!, of(M.BOOKS)],
  imp_snare: [imp!, trap!],
  imp_tinker: [imp!, of(M.WHEEL)],
  imp_pop_up: [of(M.PIT), imp!, imp!],
  imp_stab_and_dash: [of(M.DAGGER), imp!],
  imp_sly_setup: [trap!, imp!, of(M.BOOTS)],
  imp_bright_idea: [imp!, of(M.HEART, { r: 'gold' })],
}

const LOOT: Readonly<Record<string, Motif>> = {
  spider: [of(M.SPIDER)],
  giant_bat: [of(M.BAT)],
  cave_wolf: [of(M.WOLF)],
  giant_toad: [of(T.TOAD)],
  mimic: [of(M.MIMIC)],
  basilisk: [of(T.BASILISK)],
  haste_potion: [of(M.POTION, { r: 'ice' })],
  fire_flask: [of(M.POTION, { r: 'ember' }), of(T.FLAME)],
  stoneskin_brew: [of(M.POTION, { r: 'stone' }), of(M.BOULDER)],
  vigour_tonic: [of(M.POTION, { r: 'green' }), of(M.HEART)],
  rage_draught: [of(M.POTION), of(M.FIST)],
  growth_elixir: [of(M.POTION, { r: 'purple' }), of(M.EGG, { r: 'purple' })],
  sword: [of(M.SWORD)],
  battle_axe: [of(T.AXE)],
  crossbow: [of(T.CROSSBOW)],
  tower_shield: [of(T.SHIELD)],
  trap_kit: [trap!, of(T.BENCH)],
  war_banner: [of(T.STANDARD)],
  portal_scroll: [of(M.SCROLL), portal!],
  fireball_scroll: [of(M.SCROLL), of(T.FLAME)],
  summoning_scroll: [of(M.SCROLL), of(M.PIT)],
  knowledge_scroll: [of(M.SCROLL), of(M.TOME)],
  call_to_arms_scroll: [of(M.SCROLL), of(T.HORN)],
  transmutation_scroll: [of(M.SCROLL), coin!],
}

const SCENARIO: Readonly<Record<string, Motif>> = {
  witch_visit: [frog!, of(M.CAULDRON), glows(M.WITCH, { a: 'green', b: 'gold', c: 'purple', h: 'red' })],
  tb_scouts: [ACTIVE.archer!, of(M.EYE, { p: 'ice' })],
  tb_quiet: [EXHAUSTED.fighter!, of(T.WATCH)],
  tb_rust: [trap!, of(T.DROP, { n: 'tan' })],
  fr_leap: [frog!, of(T.PAW, { o: 'green' }), frog!],
  fr_spawn: [of(T.DRAIN), frog!, frog!],
  rent_due: [of(T.TROLL, { a: 'leather' }), coin!],
  rent_bailiff: [ACTIVE.fighter!, of(M.KEY)],
  bb_solo: [ACTIVE.rogue!, of(T.NOTE)],
  bb_encore: [of(T.DRUM, { r: 'purple' }), of(T.NOTE)],
  bb_roadies: [of(M.BAG), ACTIVE.archer!, of(M.CHEST)],
  jb_file: [of(T.CAKE)],
  jb_bribe: [of(M.PRISON), coin!],
  jb_transfer: [of(T.CHAINS), ACTIVE.mage!],
  ms_spill: [of(T.VIAL)],
  ms_power: [of(T.TANK), of(M.BOLT)],
  ms_grant: [book!, of(M.CROWN)],
  uc_inspect: [of(T.PLANS), ACTIVE.rogue!],
  uc_subsidence: [of(T.RUBBLE)],
  uc_delivery: [of(M.CRANE), of(M.BOULDER)],
  bp_leak: [portal!, ACTIVE.mage!, portal!],
  bp_collapse: [of(T.PORTAL_BROKEN), of(T.RUBBLE)],
  gs_ram: [ACTIVE.fighter!, of(T.RAM)],
  gs_horn: [of(T.HORN), ACTIVE.fighter!],
  gs_ladder: [of(T.LADDER), ACTIVE.archer!],
  gs_lull: [skeleton!, of(M.HEART), rat!],
  rs_cloudburst: [of(T.CLOUD), of(T.CLOUD)],
  rs_rising: [of(T.DRAIN), of(T.DROP, { n: 'blue' })],
  rs_puddles: [frog!, of(T.CLOUD), frog!],
  bf_signing: [of(T.QUILL), book!],
  bf_reading: [ACTIVE.mage!, of(M.TOME)],
  bd_knock: [of(M.DOOR), ACTIVE.rogue!],
  bd_draught: [of(M.DOOR), of(M.SNOW)],
  bm_toll: [of(T.BOAT), bone!],
  bm_stall: [of(M.STALL), bone!],
  ns_overtime: [of(T.WATCH), ACTIVE.fighter!],
  ns_yawn: [EXHAUSTED.mage!, of(T.LIPS)],
  ns_supper: [of(T.SOUP), of(T.MOON)],
  vh_friends: [ACTIVE.archer!, of(T.CAKE), ACTIVE.rogue!],
  vh_key: [of(M.KEY), of(M.PRISON)],
  vh_search: [of(M.BAG), of(M.EYE, { p: 'stone' })],
  so_fumes: [of(M.GAS), of(T.TANK)],
  so_donor: [of(T.TANK), of(M.HEART)],
  so_notes: [of(T.NOTES)],
  an_invoice: [of(T.NOTES), coin!],
  an_masons: [ACTIVE.fighter!, of(T.TROWEL)],
  an_crack: [of(T.TROWEL), of(T.RUBBLE)],
  rp_open: [portal!, portal!, portal!],
  rp_flicker: [portal!, of(T.PORTAL_BROKEN)],
  lb_drums: [of(T.DRUM), of(T.STANDARD)],
  lb_sappers: [ACTIVE.fighter!, of(T.SPADE)],
  lb_breath: [EXHAUSTED.archer!, EXHAUSTED.rogue!],
  lb_collapse: [of(M.BOULDER), of(T.RUBBLE)],
}

const CLASSES = ['fighter', 'rogue', 'mage', 'archer'] as const
const SIGNED: Readonly<Record<string, Drawing>> = { swords: of(T.FORGE, { t: 'night' }), hat: of(M.BOOKS), eye: of(T.DESK), bones: of(T.CAGE), gem_special: of(M.VAULT) }
const GUILD = Object.fromEntries(CLASSES.flatMap((hero) => Object.entries(SIGNED).map(([sign, where]): [string, Motif] => [`${hero}_${sign}`, [ACTIVE[hero]!, where]])))

const TOKENS_OF_TREASURE = Object.fromEntries(Object.keys(TREASURES).flatMap((value) => Object.entries(THEFTS).map(([theft, art]): [string, Motif] => [`t${value}_${theft}`, [TREASURES[Number(value)]!, art]])))

export const MOTIFS: Readonly<Record<string, Motif>> = { ...TACTICS, ...LOOT, ...SCENARIO, ...GUILD, ...TOKENS_OF_TREASURE, ...Object.fromEntries(Object.entries(CLANS).map(([clan, art]): [string, Motif] => [clan, [art]])) }
