// Where the page is. The server gives the same page at all these addresses; what stands behind `#` it never sees.

export type Route =
  | { page: 'lobby' }
  | { page: 'join'; ticket: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'cards'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'privacy' }
  | { page: 'nowhere' }

const TICKET = /^#(seat|spectate|host|transfer)\./ // how the links begin that a server makes

export function read(path: string, fragment = ''): Route {
  const [page = '', what = '', ...rest] = path.split('/').filter(Boolean).map(decoded)
  if (rest.length > 0) return { page: 'nowhere' }
  switch (page) {
    case '':
    case 'join':
      return page === 'join' || TICKET.test(fragment) ? { page: 'join', ticket: fragment.slice(1) } : { page: 'lobby' }
    case 'table':
    case 'replay':
      return what === '' ? { page: 'nowhere' } : { page, table: what }
    case 'cards':
    case 'rules':
    case 'learn':
      return { page, game: what }
    case 'privacy':
      return { page }
  }
  return { page: 'nowhere' }
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

class Router {
  now = $state.raw<Route>({ page: 'lobby' })

  start(): void {
    window.addEventListener('popstate', () => this.#look()) // also when somebody pastes a link into the address bar
    this.#look()
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.#look()
  }

  /** Without a trace of the address before, which may have held a secret. */
  replace(path: string): void {
    history.replaceState(null, '', path)
    this.#look()
  }

  #look(): void {
    this.now = read(location.pathname, location.hash)
    // A ticket is a secret: it leaves the address bar and the history as soon as it is read.
    if (this.now.page === 'join' && location.hash !== '') history.replaceState(null, '', '/join')
  }
}

export const router = new Router()

/** For links: goes there without loading the page anew, unless somebody wants it in another tab. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return
  if (link.hash !== '' && link.pathname === location.pathname) return // a place on this page
  event.preventDefault()
  router.go(link.pathname + link.search + link.hash)
}
