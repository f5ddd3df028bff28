// Every sprite and card in every state, for the eyes of whoever draws: run vite and open /web/src/games/boss_monster/drawn/index.html.
// ?part= sprites, rooms, tablet, hand, heroes, mini, large, states, table or phone; ?lang= en, pl or ru; ?theme=light; ?scale=large.
import { mount } from 'svelte'
import '../../../styles/index.css'
import Sheet from './Sheet.svelte'

const ask = new URLSearchParams(location.search)
document.documentElement.dataset.theme = ask.get('theme') ?? 'dark'
if (ask.get('scale') === 'large') document.body.classList.add('four-thirds')
mount(Sheet, { target: document.getElementById('app')!, props: { part: ask.get('part') ?? 'sprites', lang: ask.get('lang') ?? 'en' } })
