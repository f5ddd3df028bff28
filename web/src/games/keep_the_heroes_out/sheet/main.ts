// The drawings and the board, for the eyes of whoever works on them: run vite and open
// /web/src/games/keep_the_heroes_out/sheet/index.html. ?part=art for all drawings.
import { mount } from 'svelte'
import '../../../styles/index.css'
import { words, type Language } from '../../../words/words.svelte'
import Art from './Art.svelte'
import Try from './Try.svelte'

const ask = new URLSearchParams(location.search)
const asked = window.fetch
const SIDES: Record<string, string[][]> = { rat_swarm: [['horde move'], ['melee']], rat_busy_paws: [['activate', 'activate'], ['move']], rat_scurry: [['move'], ['melee']], rat_gang_up: [['horde melee'], ['move']], rat_from_the_drains: [['ambush 3 bones']], slime_split: [['if defend then ambush 1 same_room']], giant_bat: [['move', 'move', 'move']], fire_flask: [['ranged', 'ranged'], ['activate', 'ranged']], sword: [['horde melee'], ['melee', 'melee']], knowledge_scroll: [['draw', 'draw', 'activate']], transmutation_scroll: [['place coin', 'activate'], ['place bone', 'activate'], ['place frog', 'activate'], ['place book', 'activate']] }
const KIND: Record<string, string> = { giant_bat: 'beast', fire_flask: 'potion', sword: 'equipment', knowledge_scroll: 'scroll', transmutation_scroll: 'scroll' }
window.fetch = async (...what) => (String(what[0]).includes('/api/cards') ? Response.json(Object.entries(SIDES).map(([id, sides]) => ({ id, name: id.replaceAll('_', ' '), text: '', facts: { type: KIND[id] ? 'loot' : 'tactics', kind: KIND[id], sides } }))) : asked(...what))
await words.speak((ask.get('lang') ?? 'en') as Language)
await words.learn('keep_the_heroes_out')
const target = document.getElementById('app')!
if (ask.get('part') === 'art') mount(Art, { target })
else mount(Try, { target, props: { scenario: ask.get('scenario') ?? 'witchs_cauldron', w: Number(ask.get('w') ?? 612), h: Number(ask.get('h') ?? 512) } })
