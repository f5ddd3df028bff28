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
