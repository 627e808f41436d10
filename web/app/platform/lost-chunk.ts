const mark = 'reloaded-for-lost-chunk'

/**
 * A screen's file that is gone after a deployment: the page is loaded anew, once, so that a file
 * that is really missing does not reload for ever (spec A section 8).
 */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(mark) === location.pathname) return
    event.preventDefault()
    sessionStorage.setItem(mark, location.pathname)
    location.reload()
  })
  window.addEventListener('load', () => {
    window.setTimeout(() => sessionStorage.removeItem(mark), 10_000)
  })
}
