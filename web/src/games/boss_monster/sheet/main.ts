// The board with moments of real games, for the eyes of whoever works on it: run vite and open
// /web/src/games/boss_monster/sheet/index.html. ?cards= ids of some, to be seen alone; else ?moment= its number, or the name of one of those laid by hand; ?lang= en, pl or ru; ?theme=light; ?choose= things.
import { mount } from 'svelte'
import firstCards from '../../../../tests/fixtures/boss_monster_cards.json'
import furtherCards from '../../../../tests/fixtures/boss_monster_cards_further.json'
import { BOXES } from '../../../../tests/fixtures/further'
import '../../../styles/index.css'
import { words, type Language } from '../../../words/words.svelte'
import { unpack } from '../art/boxes'
import Faces from './Faces.svelte'
import Sheet from './Sheet.svelte'

const ask = new URLSearchParams(location.search)
const asked = window.fetch
window.fetch = async (...what) => (String(what[0]).includes('/api/cards') ? Response.json([...firstCards, ...furtherCards]) : asked(...what))

document.documentElement.dataset.theme = ask.get('theme') ?? 'dark'
document.body.classList.toggle('four-thirds', innerWidth >= 1700)
await words.speak((ask.get('lang') ?? 'en') as Language)
await words.learn('boss_monster')
await unpack(BOXES)
const cards = ask.get('cards')
const target = document.getElementById('app')!
if (cards !== null) mount(Faces, { target, props: { cards: cards.split(',') } })
else mount(Sheet, { target, props: { moment: ask.get('moment') ?? '0', choose: ask.get('choose')?.split(',') ?? [] } })
