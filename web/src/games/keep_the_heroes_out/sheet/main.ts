// The drawings, for the eyes of whoever works on them: run vite and open /web/src/games/keep_the_heroes_out/sheet/index.html.
import { mount } from 'svelte'
import '../../../styles/index.css'
import Art from './Art.svelte'

mount(Art, { target: document.getElementById('app')! })
