// For those whom the page itself cannot tell anything: a browser that is too old for it, or a server that is gone before
// the page is whole. Written so that any browser understands it.
(function () {
  function tell(what) {
    var app = document.getElementById('app')
    var shown = app && app.lastElementChild
    if (shown && shown.tagName !== 'NOSCRIPT') return // something is on screen, and says itself what is wrong
    document.getElementById(what).hidden = false
  }
  function isOld() {
    return !('noModule' in document.createElement('script') && Array.prototype.toSpliced && window.AbortSignal && AbortSignal.timeout)
  }
  document.addEventListener('DOMContentLoaded', function () {
    if (isOld()) tell('too-old')
  })
  window.addEventListener(
    'error',
    function (event) {
      if (event.error instanceof SyntaxError) tell('too-old')
      else if (event.target && event.target.tagName === 'SCRIPT') tell('unreachable')
    },
    true
  )
  window.addEventListener('unhandledrejection', function () {
    tell('unreachable')
  })
})()

// A lobby asks for one thing after the other, and each answer costs a way there and back. What it is going to ask for is
// known from the first moment on; a wrong guess costs a file that nobody reads.
;(function () {
  var home = document.currentScript && document.currentScript.src.replace(/doorstep\.js.*/, '')
  if (!home || location.pathname !== '/' || location.hash !== '') return
  function soon(rel, address, as) {
    var link = document.createElement('link')
    link.rel = rel
    if (as) link.as = as
    link.crossOrigin = ''
    link.href = address
    document.head.appendChild(link)
  }
  function language() {
    var known = /^(en|pl|ru)/
    try {
      return JSON.parse(localStorage.getItem('underkeep')).language.match(known)[0]
    } catch (nothing) {
      var wished = (navigator.languages || []).filter(function (one) { return known.test(one) })
      return wished.length > 0 ? wished[0].slice(0, 2) : 'en'
    }
  }
  var texts = home + 'texts/' + language() + '/'
  ;['assets/lobby-Lobby.js', 'assets/standing.js', 'assets/Invite.js', 'assets/offers.js', 'assets/rolldown-runtime.js'].forEach(function (one) { soon('modulepreload', home + one) })
  ;['web.js', 'table.js', 'boss_monster/offer.js'].forEach(function (one) { soon('modulepreload', texts + one) })
  ;['Invite.css', 'Lobby.css', 'offers.css'].forEach(function (one) { soon('preload', home + 'assets/' + one, 'style') })
  ;['/api/games', '/api/tables'].forEach(function (one) { soon('preload', one, 'fetch') })
})()
