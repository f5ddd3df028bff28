import { mount } from 'svelte'
import App from './App.svelte'
import './styles/index.css'
import './app/shell.css'

const target = document.getElementById('app')!
target.replaceChildren()
// The sign over the door is there from the first moment on, until there is something behind it.
new MutationObserver((_changes, watch) => {
  if (target.firstElementChild === null) return
  document.getElementById('sign')?.remove()
  watch.disconnect()
}).observe(target, { childList: true })
mount(App, { target })
