import { mount } from 'svelte'
import App from './App.svelte'
import './styles/index.css'
import './app/shell.css'

const target = document.getElementById('app')!
target.replaceChildren()
mount(App, { target })
