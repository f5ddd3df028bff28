// The drawings, and the board with moments of real games, for the eyes of whoever works on them: run vite and open
// /web/src/games/keep_the_heroes_out/sheet/index.html. ?part=art for all drawings; else ?moment= its number; ?lang= en, pl or ru; ?theme=light; ?choose= things.
import { mount } from 'svelte'
import cards from '../../../../tests/fixtures/keep_cards.json'
import '../../../styles/index.css'
import { words, type Language } from '../../../words/words.svelte'
import Art from './Art.svelte'
import Sheet from './Sheet.svelte'

const ask = new URLSearchParams(location.search)
const asked = window.fetch
window.fetch = async (...what) => (String(what[0]).includes('/api/cards') ? Response.json(cards) : asked(...what))

document.documentElement.dataset.theme = ask.get('theme') ?? 'dark'
document.body.classList.toggle('four-thirds', innerWidth >= 1700)
await words.speak((ask.get('lang') ?? 'en') as Language)
await words.learn('keep_the_heroes_out')
const target = document.getElementById('app')!
if (ask.get('part') === 'art') mount(Art, { target })
else mount(Sheet, { target, props: { moment: Number(ask.get('moment') ?? 2), choose: ask.get('choose')?.split(',') ?? [] } })
